//! White and Black.

use std::fmt;

use super::direction::Direction;
use crate::Seat;

/// One of the two sides. White is seat 0 and sits at the bottom of the numbered board, Black is seat 1; which of them begins
/// depends on the [`super::Variant`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The side that moves up the board, to square 1.
    White,
    /// The side that moves down the board, to square 32.
    Black,
}

impl Side {
    /// Both, in the order of the seats.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat that plays the side.
    pub const fn seat(self) -> Seat {
        match Seat::new(self.index()) {
            Some(seat) => seat,
            None => Seat::FIRST,
        }
    }

    /// The side of a seat; only the first two have one.
    pub fn of_seat(seat: Seat) -> Option<Side> {
        Side::ALL.get(seat.index()).copied()
    }

    /// The squares on which a man of this side becomes a king.
    pub(super) const fn promotion_row(self) -> u32 {
        match self {
            Side::White => 0x0000_000F,
            Side::Black => 0xF000_0000,
        }
    }

    /// The two directions of its men.
    pub(super) const fn forward(self) -> [Direction; 2] {
        match self {
            Side::White => [Direction::UpLeft, Direction::UpRight],
            Side::Black => [Direction::DownLeft, Direction::DownRight],
        }
    }

    /// The letter of the side in FEN.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'W',
            Side::Black => 'B',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "White",
            Side::Black => "Black",
        })
    }
}
