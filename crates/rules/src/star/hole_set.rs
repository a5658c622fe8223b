//! Sets of holes.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not, Sub};

use super::Hole;

/// A set of holes, one bit for each.
///
/// ```
/// # use hopstone_rules::star::{Hole, HoleSet};
/// let set: HoleSet = [Hole::CENTRE].into_iter().collect();
/// assert!(set.contains(Hole::CENTRE));
/// assert_eq!((!set).len(), 120);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HoleSet(u128);

impl HoleSet {
    /// No hole.
    pub const EMPTY: HoleSet = HoleSet(0);
    /// All 121 holes.
    pub const ALL: HoleSet = HoleSet((1 << Hole::COUNT) - 1);

    /// The set of one hole.
    #[inline]
    pub const fn of(hole: Hole) -> HoleSet {
        HoleSet(1 << hole.index())
    }

    /// The set with these bits, hole 0 lowest; bits above the board are dropped.
    pub const fn from_bits(bits: u128) -> HoleSet {
        HoleSet(bits & HoleSet::ALL.0)
    }

    /// The set as bits, hole 0 lowest.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether `hole` is in the set.
    #[inline]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.index() & 1 != 0
    }

    /// Puts `hole` into the set.
    #[inline]
    pub fn insert(&mut self, hole: Hole) {
        self.0 |= 1 << hole.index();
    }

    /// Takes `hole` out of the set.
    #[inline]
    pub fn remove(&mut self, hole: Hole) {
        self.0 &= !(1 << hole.index());
    }

    /// How many holes the set has.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no hole.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every hole of this set is in `other`.
    #[inline]
    pub const fn is_subset(self, other: HoleSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The hole with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Hole> {
        if self.0 == 0 { None } else { Some(Hole::from_index(self.0.trailing_zeros() as usize)) }
    }

    /// The hole with the highest number.
    #[inline]
    pub const fn last(self) -> Option<Hole> {
        if self.0 == 0 { None } else { Some(Hole::from_index(127 - self.0.leading_zeros() as usize)) }
    }
}

impl Iterator for HoleSet {
    type Item = Hole;

    /// Takes out the hole with the lowest number.
    #[inline]
    fn next(&mut self) -> Option<Hole> {
        let hole = self.first()?;
        self.0 &= self.0 - 1;
        Some(hole)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (HoleSet::len(*self), Some(HoleSet::len(*self)))
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> HoleSet {
        holes.into_iter().fold(HoleSet::EMPTY, |set, hole| set | HoleSet::of(hole))
    }
}

impl BitOr for HoleSet {
    type Output = HoleSet;
    #[inline]
    fn bitor(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 | other.0)
    }
}

impl BitAnd for HoleSet {
    type Output = HoleSet;
    #[inline]
    fn bitand(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 & other.0)
    }
}

impl BitXor for HoleSet {
    type Output = HoleSet;
    #[inline]
    fn bitxor(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 ^ other.0)
    }
}

impl Sub for HoleSet {
    type Output = HoleSet;
    #[inline]
    fn sub(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 & !other.0)
    }
}

impl Not for HoleSet {
    type Output = HoleSet;
    #[inline]
    fn not(self) -> HoleSet {
        HoleSet(!self.0 & HoleSet::ALL.0)
    }
}

impl fmt::Debug for HoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
