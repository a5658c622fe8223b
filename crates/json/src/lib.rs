//! The readable JSON forms of Hopstone: a whole game, and a position as the test vectors write it.
//!
//! The forms live in a crate of their own, so that the rules need no library and the page and the native tool read and write
//! exactly the same.
//!
//! A game:
//! ```json
//! { "hopstone": 1, "game": "star", "seating": "2",
//!   "options": { "long_jump": false, "rest_in_foreign": true, "swap": false, "win": "modern",
//!                "fill_unused": false, "play_on": true },
//!   "seats": [ { "name": "Ada", "player": "person" }, { "name": "", "player": "computer", "level": 3 } ],
//!   "first": 1,
//!   "moves": ["d2-e6", "m5-m6", "pass", "resign 2"] }
//! ```
//! A capture game has `"game": "capture"` and `"long_jump"` instead of `seating` and `options`. A game of draughts has `"game":
//! "italian"` or `"english"` and, if it does not begin with the usual position, that one as `"fen"`; its seats are White and Black.
//! Seats are counted from 1. An agreed draw is the last of the moves, `"draw"`.
//!
//! With the feature `text` the crate reads and writes JSON text; without it only the forms, for the page, whose browser has a
//! JSON parser of its own.

#[cfg(feature = "text")]
mod position;
mod record;

#[cfg(feature = "text")]
pub use position::{AnyPosition, PositionError, read_position};
#[cfg(feature = "text")]
pub use record::{JsonError, MAX_LENGTH, read, write};
pub use record::{KindForm, MoveError, OptionsForm, PlayerForm, RecordError, RecordForm, SeatForm, WinForm};
