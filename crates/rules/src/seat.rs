//! Seats: who sits where at the table.

use std::fmt;

/// One of up to six places at the table, numbered from 0 in the order of turns.
///
/// ```
/// # use hopstone_rules::Seat;
/// assert_eq!(Seat::new(2).unwrap().index(), 2);
/// assert!(Seat::new(6).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any game has.
    pub const MOST: usize = 6;
    /// Seat 0.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this index, if it is below [`Seat::MOST`].
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Seat::MOST { Some(Seat(index as u8)) } else { None }
    }

    /// The index, 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in turn order; `count` above [`Seat::MOST`] gives all six.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(Seat::MOST) as u8).map(Seat)
    }

    /// The seat whose turn follows at a table of `seats`.
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }
}

impl fmt::Display for Seat {
    /// The number that people use: 1 for the first seat.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts `seat` into the set.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// How many seats the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits, seat 0 lowest; for hashing.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}
