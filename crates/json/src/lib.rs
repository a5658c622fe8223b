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
//! A capture game has `"game": "capture"` and `"long_jump"` instead of `seating` and `options`. Seats are counted from 1.

mod position;
mod record;

pub use position::{AnyPosition, PositionError, read_position};
pub use record::{JsonError, MAX_LENGTH, MoveError, OptionsForm, PlayerForm, SeatForm, WinForm, read, write};
