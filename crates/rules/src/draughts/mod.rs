//! Draughts on 32 squares: the Italian and the English game.

mod side;
mod square;
mod variant;

pub use side::Side;
pub use square::{ParseSquareError, Square};
pub use variant::Variant;
