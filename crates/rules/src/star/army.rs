//! Armies: ten marbles that travel together.

use std::fmt;

use super::{HoleSet, Point};

/// One of the six armies of ten marbles. Army p starts in point p; its goal is the opposite point.
///
/// ```
/// # use hopstone_rules::star::{Army, Point};
/// let army = Army::new(1).unwrap();
/// assert_eq!((army.home(), army.goal()), (Point::Top, Point::Bottom));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Army(Point);

impl Army {
    /// How many marbles an army has.
    pub const SIZE: usize = 10;

    /// All six in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Army> + Clone {
        Point::ALL.into_iter().map(Army)
    }

    /// The army with this number, 1 to 6.
    pub const fn new(number: u8) -> Option<Army> {
        if number >= 1 && number <= 6 { Some(Army(Point::ALL[number as usize - 1])) } else { None }
    }

    /// The army that starts in `point`.
    pub const fn of(point: Point) -> Army {
        Army(point)
    }

    /// The number, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0.number()
    }

    /// The place among all armies, 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.index()
    }

    /// The point it starts in.
    pub const fn home(self) -> Point {
        self.0
    }

    /// The point it aims at.
    pub const fn goal(self) -> Point {
        self.0.opposite()
    }

    /// The ten holes of its goal.
    #[inline]
    pub const fn goal_holes(self) -> HoleSet {
        self.goal().holes()
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "army {self}")
    }
}
