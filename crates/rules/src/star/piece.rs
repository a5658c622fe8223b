//! What can stand in a hole, and a whole board written down.

use std::fmt;
use std::str::FromStr;

use super::{Army, Hole};

/// What stands in a hole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A marble of an army.
    Army(Army),
    /// A marble that nobody moves.
    Neutral,
    /// A marble of the capture game, which belongs to nobody and which everybody moves.
    Unowned,
}

impl Piece {
    /// The character for it: `1` to `6` an army, `n` neutral, `o` unowned.
    pub const fn letter(self) -> char {
        match self {
            Piece::Army(army) => (b'0' + army.number()) as char,
            Piece::Neutral => 'n',
            Piece::Unowned => 'o',
        }
    }

    fn of_letter(letter: char) -> Option<Piece> {
        match letter {
            'n' => Some(Piece::Neutral),
            'o' => Some(Piece::Unowned),
            '1'..='6' => Army::new(letter as u8 - b'0').map(Piece::Army),
            _ => None,
        }
    }
}

/// What stands in each of the 121 holes, written as 121 characters, hole 0 first, `.` for an empty hole.
///
/// ```
/// # use hopstone_rules::star::{Board, Hole};
/// let text = format!("1{}", ".".repeat(120));
/// let board: Board = text.parse().unwrap();
/// assert_eq!(board[Hole::new(0).unwrap()].unwrap().letter(), '1');
/// assert_eq!(board.to_string(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board([Option<Piece>; Hole::COUNT]);

impl Board {
    /// The board on which nothing stands.
    pub const EMPTY: Board = Board([None; Hole::COUNT]);

    /// The board as a drawing that people can read: the star in rows, `.` for an empty hole.
    pub fn picture(&self) -> String {
        let mut picture = String::new();
        for r in -8..=8_i8 {
            let row: Vec<Hole> = Hole::all().filter(|hole| hole.axial().1 == r).collect();
            // Two columns for a hole; a row's first hole stands half a hole for each r to the right of its q.
            let indent = row.first().map_or(0, |hole| (2 * hole.axial().0 + r + 12) as usize);
            picture.push_str(&" ".repeat(indent));
            let letters: Vec<String> =
                row.iter().map(|&hole| self[hole].map_or('.', Piece::letter).to_string()).collect();
            picture.push_str(&letters.join(" "));
            picture.push('\n');
        }
        picture
    }
}

impl std::ops::Index<Hole> for Board {
    type Output = Option<Piece>;
    fn index(&self, hole: Hole) -> &Option<Piece> {
        &self.0[hole.index()]
    }
}

impl std::ops::IndexMut<Hole> for Board {
    fn index_mut(&mut self, hole: Hole) -> &mut Option<Piece> {
        &mut self.0[hole.index()]
    }
}

/// Why a text is not a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseBoardError {
    /// It has not 121 characters.
    Length {
        /// How many it has.
        length: usize,
    },
    /// A character means no piece.
    Character {
        /// The place of it, counted from 1.
        place: usize,
        /// The character.
        character: char,
    },
}

impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        let length = text.chars().count();
        if length != Hole::COUNT {
            return Err(ParseBoardError::Length { length });
        }
        let mut board = Board::EMPTY;
        for (index, character) in text.chars().enumerate() {
            if character != '.' {
                let piece =
                    Piece::of_letter(character).ok_or(ParseBoardError::Character { place: index + 1, character })?;
                board.0[index] = Some(piece);
            }
        }
        Ok(board)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| write!(f, "{}", piece.map_or('.', Piece::letter)))
    }
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseBoardError::Length { length } => {
                write!(f, "the board has {length} characters instead of 121")
            }
            ParseBoardError::Character { place, character } => {
                write!(f, "'{}' at character {place} of the board is no piece", character.escape_default())
            }
        }
    }
}

impl std::error::Error for ParseBoardError {}
