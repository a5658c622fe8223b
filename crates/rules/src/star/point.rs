//! The six points of the star.

use super::{Hole, HoleSet};

/// One of the six points of the star, ten holes each; clockwise from the top, numbered 1 to 6.
///
/// ```
/// # use hopstone_rules::star::Point;
/// assert_eq!(Point::Top.opposite(), Point::Bottom);
/// assert_eq!((Point::Bottom.number(), Point::Bottom.tip().to_string().as_str()), (4, "q1"));
/// assert_eq!(Point::Bottom.holes().len(), 10);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Point {
    /// Point 1.
    Top = 1,
    /// Point 2.
    UpperRight,
    /// Point 3.
    LowerRight,
    /// Point 4.
    Bottom,
    /// Point 5.
    LowerLeft,
    /// Point 6.
    UpperLeft,
}

/// The holes of each point, point 1 first.
static HOLES: [HoleSet; 6] = {
    let mut sets = [0_u128; 6];
    let mut index = 0;
    while index < Hole::COUNT {
        if let Some(point) = Hole::from_index(index).point() {
            sets[point.index()] |= 1 << index;
        }
        index += 1;
    }
    let mut holes = [HoleSet::EMPTY; 6];
    let mut point = 0;
    while point < 6 {
        holes[point] = HoleSet::from_bits(sets[point]);
        point += 1;
    }
    holes
};

impl Point {
    /// All six, clockwise from the top.
    pub const ALL: [Point; 6] =
        [Point::Top, Point::UpperRight, Point::LowerRight, Point::Bottom, Point::LowerLeft, Point::UpperLeft];

    /// The number, 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The place in [`Point::ALL`], 0 to 5.
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The point across the board.
    pub const fn opposite(self) -> Point {
        Point::ALL[(self.index() + 3) % 6]
    }

    /// Its ten holes.
    pub const fn holes(self) -> HoleSet {
        HOLES[self.index()]
    }

    /// The hole at its tip, farthest from the centre.
    pub const fn tip(self) -> Hole {
        Hole::from_index(0).turned(self.index() as u8)
    }
}
