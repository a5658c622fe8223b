//! The rules of Hopstone's games, and nothing else: no search, no browser, no clock, no randomness, no dependency.
//!
//! * [`star`]: the six-pointed board and Chinese checkers for 2, 3, 4 or 6 players with every option;
//! * [`capture`]: the capture game on the same board;
//! * [`draughts`]: Italian and English draughts, with positions and games as PDN;
//! * [`Game`]: one game from its set-up to now, the record from which everything else follows by replaying;
//! * [`AnyGame`]: a game of whichever kind, as a share code or a file brings it;
//! * [`code`]: the share code, a whole game as a short text that a link can carry;
//! * [`perft`]: counts of move sequences, the fingerprint of a move generator.
//!
//! ```
//! use hopstone_rules::{Game, Player, Seat, star::{Options, Seating, Setup, State}};
//!
//! let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
//! let mut game = Game::<State>::start(setup, vec![Player::person("Ada"), Player::person("Jan")], Seat::FIRST).unwrap();
//! assert_eq!(game.state().position().moves().len(), 14);
//!
//! let step = "d2-e6".parse().unwrap();
//! let mv = game.state().position().resolve(&step).unwrap();
//! game.play(&mv).unwrap();
//! assert_eq!(game.turn(), Some(Seat::new(1).unwrap()));
//! ```

// A text that is cut at a byte may be cut inside a character: bad input must not panic. The page's file is also 5 KB smaller without
// the code that words that panic.
#![deny(clippy::string_slice)]

pub mod capture;
pub mod code;
pub mod draughts;
pub mod perft;
pub mod star;

mod any_game;
mod any_illegal;
mod bits;
mod game;
mod player;
mod seat;
mod standing;

pub use any_game::AnyGame;
pub use any_illegal::AnyIllegal;
pub use game::{DrawError, Event, Game, MAX_EVENTS, Play, PlayError, ResignError, StartError};
pub use player::{Level, MAX_NAME_BYTES, NameError, Player, PlayerKind};
pub use seat::{Seat, SeatSet};
pub use standing::{DrawReason, Outcome, Standing};
