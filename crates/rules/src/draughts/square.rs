//! The dark squares.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// One of the 32 dark squares, numbered from 1 at the top left row by row as White sees the board.
///
/// ```
/// # use hopstone_rules::draughts::Square;
/// let square: Square = "22".parse().unwrap();
/// assert_eq!((square.number(), square.index()), (22, 21));
/// assert!("33".parse::<Square>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Square(NonZeroU8);

// An optional square must stay one byte.
const _: () = assert!(size_of::<Option<Square>>() == 1);

/// Why a text is not a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseSquareError {
    /// It is not a number.
    NoNumber,
    /// There are only the squares 1 to 32.
    Range(u32),
}

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 32;

    /// The square with this index, if it is below [`Square::COUNT`].
    pub const fn new(index: usize) -> Option<Square> {
        if index < Square::COUNT { Square::numbered(index as u32 + 1) } else { None }
    }

    /// The square with this number, 1 to 32.
    pub const fn numbered(number: u32) -> Option<Square> {
        match NonZeroU8::new(if number <= 32 { number as u8 } else { 0 }) {
            Some(number) => Some(Square(number)),
            None => None,
        }
    }

    /// All squares in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..Square::COUNT).map(|index| Square::new(index).expect("below the count"))
    }

    /// The number, 1 to 32.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The index, 0 to 31.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The square as the only bit of a set.
    pub(super) const fn bit(self) -> u32 {
        1 << self.index()
    }

    /// The square of the lowest bit of `bits`, which must not be 0.
    pub(super) const fn lowest(bits: u32) -> Square {
        match Square::new(bits.trailing_zeros() as usize) {
            Some(square) => square,
            None => panic!("a bit is set"),
        }
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseSquareError::NoNumber);
        }
        // A number too long for the type is as much out of range as 33.
        let number = text.parse().unwrap_or(u32::MAX);
        Square::numbered(number).ok_or(ParseSquareError::Range(number))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseSquareError::NoNumber => write!(f, "a square is a number from 1 to 32"),
            ParseSquareError::Range(number) => write!(f, "there is no square {number}; they are numbered 1 to 32"),
        }
    }
}

impl std::error::Error for ParseSquareError {}
