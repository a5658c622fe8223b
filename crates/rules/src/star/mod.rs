//! The six-pointed star: the board, and Chinese checkers on it.
//!
//! [`Hole`], [`HoleSet`], [`Direction`] and [`Point`] are the board; [`Army`], [`Seating`] and [`Options`] say what is agreed;
//! a [`Position`] is what stands on the board and who moves; a [`State`] adds what a game remembers: counters, places, the end.

mod army;
mod direction;
mod hole;
mod hole_set;
mod illegal;
mod jumps;
mod moves;
mod notation;
mod piece;
mod point;
mod position;
mod setup;
mod state;

pub use army::Army;
pub use direction::Direction;
pub use hole::{Hole, ParseHoleError};
pub use hole_set::HoleSet;
pub use illegal::IllegalMove;
pub use jumps::Hop;
pub use moves::{Destinations, Move, MoveKind};
pub use notation::{ParseRouteError, Route};
pub use piece::{Board, ParseBoardError, Piece};
pub use point::Point;
pub use position::{IllegalPosition, Position, Undo};
pub use setup::{Begins, Options, Seating, SeatingError, Setup, Win};
pub use state::{ROUNDS_TO_DRAW, State};

pub(crate) use jumps::{Reach, each_short_jump, hop, hops};
