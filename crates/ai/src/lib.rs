//! Hopstone's computer player.
//!
//! A [`Thinker`] looks at a game and answers with a [`Thought`]. It knows no clock and no chance of its own: a [`Limits`] brings
//! the level, the budget and a seed, so that the same limits give the same move on every machine.
//!
//! ```
//! use hopstone_ai::{Limits, Thinker};
//! use hopstone_rules::{Game, Level, Player, Seat, star::{Options, Seating, Setup, State}};
//!
//! let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
//! let game = Game::<State>::start(setup, vec![Player::person(""), Player::person("")], Seat::FIRST).unwrap();
//! let thought = Thinker::new().star(&game, &Limits::of_level(Level::NORMAL)).unwrap();
//! assert!(game.state().position().moves().contains(&thought.mv));
//! ```

mod appraisal;
mod budget;
mod capture;
mod chance;
mod draughts;
mod lesson;
mod ranking;
mod reason;
mod search;
mod star;
mod table;
mod thought;
#[cfg(feature = "tuning")]
pub mod tuning;

pub use budget::Limits;
pub use lesson::{Lesson, Tried};
pub use reason::{Cost, Fact, Named, Reason};
pub use star::Solo;
pub use thought::{Thinker, Thought};
