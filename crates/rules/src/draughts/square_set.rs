//! Sets of squares.

use std::fmt;

use super::Square;

/// A set of dark squares, one bit for each.
///
/// ```
/// # use hopstone_rules::draughts::{Square, SquareSet};
/// let set: SquareSet = Square::all().take(12).collect();
/// assert_eq!((set.len(), set.bits()), (12, 0xFFF));
/// assert!(set.contains("12".parse().unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u32);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The set with these bits, square 1 lowest.
    pub const fn from_bits(bits: u32) -> SquareSet {
        SquareSet(bits)
    }

    /// The set as bits, square 1 lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether `square` is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// How many squares the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for SquareSet {
    type Item = Square;

    /// Takes out the first square.
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::lowest(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        SquareSet(squares.into_iter().fold(0, |bits, square| bits | square.bit()))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
