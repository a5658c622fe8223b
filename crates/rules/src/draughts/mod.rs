//! Draughts on 32 squares: the Italian and the English game.
//!
//! One position and one move generator serve both; what differs lies in [`Variant`].

mod direction;
mod fen;
mod illegal;
mod moves;
mod notation;
pub mod pdn;
mod piece;
mod position;
mod rank;
mod side;
mod square;
mod square_set;
mod state;
mod trial;
mod variant;

pub use fen::{FenError, FenErrorKind};
pub use illegal::IllegalMove;
pub use moves::Move;
pub use notation::{ParseRouteError, Route};
pub use piece::Piece;
pub use position::Position;
pub use rank::{Precedence, Rank};
pub use side::Side;
pub use square::{ParseSquareError, Square};
pub use square_set::SquareSet;
pub use state::{QUIET_PLIES_TO_DRAW, Setup, State};
pub use variant::Variant;
