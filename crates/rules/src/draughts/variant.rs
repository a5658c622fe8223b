//! Italian and English: what differs between the two games, and nothing else.

use std::fmt;

use super::{Side, Square};

/// One of the two games on the 32 dark squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// Italian draughts.
    Italian,
    /// English draughts, also called American checkers.
    English,
}

impl Variant {
    /// Both of them.
    pub const ALL: [Variant; 2] = [Variant::Italian, Variant::English];

    /// The side that moves first.
    pub const fn first(self) -> Side {
        match self {
            Variant::Italian => Side::White,
            Variant::English => Side::Black,
        }
    }

    /// Whether a man may capture a king.
    pub const fn man_captures_king(self) -> bool {
        matches!(self, Variant::English)
    }

    /// Whether captures are ranked, see [`super::Rank`], and only the best may be made.
    pub const fn ranks_captures(self) -> bool {
        matches!(self, Variant::Italian)
    }

    /// The squares of the rows whose first square lies in the leftmost column, as White sees the board. The rest of the geometry is
    /// the same for both games.
    pub(super) const fn outer_rows(self) -> u32 {
        match self {
            Variant::Italian => 0x0F0F_0F0F,
            Variant::English => 0xF0F0_F0F0,
        }
    }

    /// The value of the tag `GameType` in PDN: number, first side, columns, rows, notation by numbers with square 1 where it is, and
    /// whether the board is mirrored.
    pub const fn game_type(self) -> &'static str {
        match self {
            Variant::Italian => "22,W,8,8,N2,1",
            Variant::English => "21,B,8,8,N1,0",
        }
    }

    /// The name as it is written in files: `italian` or `english`.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Italian => "italian",
            Variant::English => "english",
        }
    }

    /// The variant of a name.
    pub fn of_name(name: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// Where a square lies: column from the left and row from the top, both from 0, as White sees the board.
    pub const fn place(self, square: Square) -> (u8, u8) {
        let (row, nth) = (square.index() as u8 / 4, square.index() as u8 % 4);
        let inset = if self.outer_rows() & square.bit() != 0 { 0 } else { 1 };
        (2 * nth + inset, row)
    }

    /// The square at a column and a row, both from 0; `None` beside the board and on a light square.
    pub fn square_at(self, column: i8, row: i8) -> Option<Square> {
        if !(0..8).contains(&column) || !(0..8).contains(&row) {
            return None;
        }
        let square = Square::new(row as usize * 4 + column as usize / 2)?;
        (self.place(square) == (column as u8, row as u8)).then_some(square)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
