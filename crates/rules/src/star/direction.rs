//! The six directions of the board.

/// One of the six directions in which holes are neighbours, clockwise from east as the board stands with point 1 on top.
///
/// ```
/// # use hopstone_rules::star::Direction;
/// for direction in Direction::ALL {
///     assert_eq!(direction.opposite().opposite(), direction);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Right along the row.
    East,
    /// Down and right.
    SouthEast,
    /// Down and left.
    SouthWest,
    /// Left along the row.
    West,
    /// Up and left.
    NorthWest,
    /// Up and right.
    NorthEast,
}

impl Direction {
    /// All six, clockwise from east.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
        Direction::NorthEast,
    ];

    /// The place in [`Direction::ALL`], 0 to 5.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction that points back.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// The step in axial coordinates (q, r).
    pub const fn axial(self) -> (i8, i8) {
        match self {
            Direction::East => (1, 0),
            Direction::SouthEast => (0, 1),
            Direction::SouthWest => (-1, 1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (0, -1),
            Direction::NorthEast => (1, -1),
        }
    }

    /// Whether hole numbers grow along this direction.
    pub(crate) const fn is_forward(self) -> bool {
        (self as usize) < 3
    }
}
