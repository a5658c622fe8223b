//! Holes of the star board.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use super::{Direction, Point};

/// How many holes each row has, from the top.
static ROW_LENGTHS: [u8; 17] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

/// The number of the first hole of each row.
static ROW_STARTS: [u8; 17] = {
    let mut starts = [0; 17];
    let mut row = 1;
    while row < 17 {
        starts[row] = starts[row - 1] + ROW_LENGTHS[row - 1];
        row += 1;
    }
    starts
};

/// Axial coordinates of every hole.
static AXIAL: [(i8, i8); Hole::COUNT] = {
    let mut axial = [(0, 0); Hole::COUNT];
    let mut index = 0;
    let mut r = -8;
    while r <= 8 {
        let mut q = -8;
        while q <= 8 {
            if on_board(q, r) {
                axial[index] = (q, r);
                index += 1;
            }
            q += 1;
        }
        r += 1;
    }
    assert!(index == Hole::COUNT);
    axial
};

/// Whether there is a hole at axial (q, r): in one of the two big triangles that make the star.
const fn on_board(q: i8, r: i8) -> bool {
    let s = -q - r;
    (q >= -4 && s >= -4 && r >= -4) || (q <= 4 && s <= 4 && r <= 4)
}

/// One of the 121 holes of the star board, numbered in reading order from the top point.
///
/// Written as its row's letter, `a` to `q` from the top, and its place in the row from the left.
///
/// ```
/// # use hopstone_rules::star::Hole;
/// assert_eq!("i5".parse::<Hole>().unwrap(), Hole::CENTRE);
/// assert_eq!(Hole::CENTRE.index(), 60);
/// assert_eq!(Hole::at(0, 0), Some(Hole::CENTRE));
/// assert_eq!(Hole::new(120).unwrap().to_string(), "q1");
/// ```
// Stored as index + 1, so that the niche of zero makes an optional hole one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(NonZeroU8);

// The search keeps millions of optional holes.
const _: () = assert!(size_of::<Option<Hole>>() == 1);

impl Hole {
    /// How many holes the board has.
    pub const COUNT: usize = 121;
    /// The hole in the middle, `i5`.
    pub const CENTRE: Hole = Hole::from_index(60);

    /// The hole with this number, if it is below [`Hole::COUNT`].
    pub const fn new(index: usize) -> Option<Hole> {
        if index < Hole::COUNT { Some(Hole::from_index(index)) } else { None }
    }

    /// The hole with a number known to be on the board.
    pub(crate) const fn from_index(index: usize) -> Hole {
        assert!(index < Hole::COUNT);
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Hole(number),
            None => unreachable!(),
        }
    }

    /// The number, 0 to 120.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The hole at axial coordinates (q, r) with (0, 0) in the centre, r growing downwards, q to the right along a row.
    pub const fn at(q: i8, r: i8) -> Option<Hole> {
        if q < -8 || q > 8 || r < -8 || r > 8 || !on_board(q, r) {
            return None;
        }
        let start = ROW_STARTS[(r + 8) as usize] as usize;
        Some(Hole::from_index(start + (q - AXIAL[start].0) as usize))
    }

    /// The axial coordinates (q, r).
    pub const fn axial(self) -> (i8, i8) {
        AXIAL[self.index()]
    }

    /// All holes in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Hole> + Clone {
        (0..Hole::COUNT).map(Hole::from_index)
    }

    /// The next hole in a direction, if the board goes on there.
    pub const fn neighbour(self, direction: Direction) -> Option<Hole> {
        let (q, r) = self.axial();
        let (dq, dr) = direction.axial();
        Hole::at(q + dq, r + dr)
    }

    /// The point that the hole lies in; `None` in the central hexagon.
    pub const fn point(self) -> Option<Point> {
        let (q, r) = self.axial();
        let s = -q - r;
        Some(if r < -4 {
            Point::Top
        } else if q > 4 {
            Point::UpperRight
        } else if s < -4 {
            Point::LowerRight
        } else if r > 4 {
            Point::Bottom
        } else if q < -4 {
            Point::LowerLeft
        } else if s > 4 {
            Point::UpperLeft
        } else {
            return None;
        })
    }

    /// The number of steps between two holes on an empty board.
    pub const fn distance(self, other: Hole) -> u8 {
        let (q1, r1) = self.axial();
        let (q2, r2) = other.axial();
        let (dq, dr) = (q1 - q2, r1 - r2);
        (dq.unsigned_abs() + dr.unsigned_abs() + (dq + dr).unsigned_abs()) / 2
    }

    /// Where the hole comes to lie when the star is turned clockwise by `sixths` of a full turn.
    pub const fn turned(self, sixths: u8) -> Hole {
        let (mut q, mut r) = self.axial();
        let mut left = sixths % 6;
        while left > 0 {
            (q, r) = (-r, q + r);
            left -= 1;
        }
        match Hole::at(q, r) {
            Some(hole) => hole,
            None => panic!("the star has six-fold symmetry"),
        }
    }
}

/// Why a text is not a hole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ParseHoleError {
    /// There is no text.
    Empty,
    /// The first character is not a row from `a` to `q`.
    Row(char),
    /// The row has no such place.
    Place {
        /// The row that was named.
        row: char,
        /// How many places it has.
        longest: u8,
    },
}

impl FromStr for Hole {
    type Err = ParseHoleError;

    fn from_str(text: &str) -> Result<Hole, ParseHoleError> {
        let mut characters = text.chars();
        let row = characters.next().ok_or(ParseHoleError::Empty)?;
        if !row.is_ascii_lowercase() || row > 'q' {
            return Err(ParseHoleError::Row(row));
        }
        let number = (row as u8 - b'a') as usize;
        let longest = ROW_LENGTHS[number];
        let digits = characters.as_str();
        // "+7" and "07" are numbers to the standard parser but would not be printed back.
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        match digits.parse::<u8>() {
            Ok(place) if plain && place >= 1 && place <= longest => {
                Ok(Hole::from_index(ROW_STARTS[number] as usize + place as usize - 1))
            }
            _ => Err(ParseHoleError::Place { row, longest }),
        }
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = (self.axial().1 + 8) as usize;
        let place = self.index() - ROW_STARTS[row] as usize + 1;
        write!(f, "{}{place}", (b'a' + row as u8) as char)
    }
}

impl fmt::Debug for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for ParseHoleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseHoleError::Empty => write!(f, "a hole is missing"),
            ParseHoleError::Row(row) => {
                write!(f, "'{}' is not a row from a to q", row.escape_default())
            }
            ParseHoleError::Place { row, longest } => {
                write!(f, "row {row} has places 1 to {longest}")
            }
        }
    }
}

impl std::error::Error for ParseHoleError {}
