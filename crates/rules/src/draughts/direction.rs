//! The four diagonals.

/// A diagonal direction, as White sees the board. In this order the squares that a piece reaches are in the order of their
/// numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

/// The first square of each row, and the last.
const FIRST: u32 = 0x1111_1111;
const LAST: u32 = 0x8888_8888;

impl Direction {
    pub(super) const ALL: [Direction; 4] =
        [Direction::UpLeft, Direction::UpRight, Direction::DownLeft, Direction::DownRight];

    /// The way back.
    pub(super) const fn opposite(self) -> Direction {
        match self {
            Direction::UpLeft => Direction::DownRight,
            Direction::UpRight => Direction::DownLeft,
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
        }
    }

    /// Every square of `bits` one step on; what would leave the board is dropped. `outer`: see [`super::Variant::outer_rows`].
    #[inline(always)]
    pub(super) const fn step(self, bits: u32, outer: u32) -> u32 {
        // Rows are four squares apart. Towards its own edge an outer row loses its end square and the numbers differ by one more,
        // or one less, than four; an inner row does so on the other side.
        match self {
            Direction::UpLeft => (bits & outer & !FIRST) >> 5 | (bits & !outer) >> 4,
            Direction::UpRight => (bits & outer) >> 4 | (bits & !outer & !LAST) >> 3,
            Direction::DownLeft => (bits & outer & !FIRST) << 3 | (bits & !outer) << 4,
            Direction::DownRight => (bits & outer) << 4 | (bits & !outer & !LAST) << 5,
        }
    }
}
