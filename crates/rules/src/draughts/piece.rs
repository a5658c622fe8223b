//! Men and kings.

use super::Side;

/// What can stand on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Whether it is a king; otherwise it is a man.
    pub is_king: bool,
}

impl Piece {
    /// `w` and `b` for men, `W` and `B` for kings.
    pub const fn letter(self) -> char {
        match (self.side, self.is_king) {
            (Side::White, false) => 'w',
            (Side::White, true) => 'W',
            (Side::Black, false) => 'b',
            (Side::Black, true) => 'B',
        }
    }
}
