//! A turn.

use std::fmt;

use super::{Square, SquareSet};

/// One turn: a step, or a capture with every square on which the piece lands.
///
/// It is written with all its squares, `22-18` or `22x15x8`; [`super::Position::notation`] leaves out those that are not needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    from: Square,
    hops: u8,
    /// The squares of the pieces that are captured.
    captured: u32,
    /// The landings, five bits for the index of each, the first lowest.
    landings: u64,
}

/// The search keeps millions of them.
const _: () = assert!(size_of::<Move>() == 16);

/// Bits for one landing.
const WIDTH: u32 = 5;

impl Move {
    /// The most pieces that one turn can capture: as many landings fit.
    pub(super) const MOST_HOPS: usize = 12;

    /// A move that has not begun.
    pub(super) const fn stay(from: Square) -> Move {
        Move { from, hops: 0, captured: 0, landings: 0 }
    }

    /// The move with one landing more, `to` being the bit of the square and `over` that of the captured piece, or 0.
    #[inline]
    pub(super) const fn then(self, to: u32, over: u32) -> Move {
        debug_assert!((self.hops as usize) < Move::MOST_HOPS);
        let landing = (to.trailing_zeros() as u64) << (WIDTH * self.hops as u32);
        Move { from: self.from, hops: self.hops + 1, captured: self.captured | over, landings: self.landings | landing }
    }

    /// Where the piece stands.
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Where it comes to rest.
    pub const fn to(&self) -> Square {
        match self.hops {
            0 => self.from,
            hops => self.landing(hops - 1),
        }
    }

    /// Every square on which it lands, in order; the last is where it comes to rest.
    pub fn landings(&self) -> impl ExactSizeIterator<Item = Square> + Clone + use<> {
        let mv = *self;
        (0..mv.hops).map(move |hop| mv.landing(hop))
    }

    /// The start and every landing.
    pub fn path(&self) -> impl Iterator<Item = Square> + Clone + use<> {
        std::iter::once(self.from).chain(self.landings())
    }

    /// Whether it captures.
    pub const fn is_capture(&self) -> bool {
        self.captured != 0
    }

    /// The squares of the pieces that it captures.
    pub const fn captured(&self) -> SquareSet {
        SquareSet::from_bits(self.captured)
    }

    /// Whether it lands on these squares in this order, maybe with others between them.
    pub(super) fn passes(&self, squares: &[Square]) -> bool {
        let mut left = self.landings();
        squares.iter().all(|square| left.any(|landing| landing == *square))
    }

    const fn landing(&self, hop: u8) -> Square {
        match Square::new((self.landings >> (WIDTH * hop as u32)) as usize % Square::COUNT) {
            Some(square) => square,
            None => unreachable!(),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from.fmt(f)?;
        let mark = if self.is_capture() { 'x' } else { '-' };
        self.landings().try_for_each(|square| write!(f, "{mark}{square}"))
    }
}
