//! Positions as text: PDN FEN.

use std::fmt;

use super::{Position, Side, Square, Variant};

/// Why a text is not a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FenError {
    /// The character at which it shows, counted from 1.
    pub place: usize,
    /// What is wrong.
    pub kind: FenErrorKind,
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenErrorKind {
    /// It does not begin with the side to move, `W` or `B`.
    Turn,
    /// A character does not belong there.
    Stray(char),
    /// A number of a square was expected.
    NoSquare,
    /// A number is not one of 1 to 32.
    Range(u32),
    /// A range runs backwards.
    Backwards {
        /// Its first square.
        from: Square,
        /// Its last.
        to: Square,
    },
    /// A square is named twice.
    Twice(Square),
    /// A man stands where it would have become a king.
    Promotion(Square, Side),
    /// A side is named twice.
    SideTwice(Side),
    /// A side is missing.
    SideMissing(Side),
    /// A side has more pieces than a set.
    Pieces(Side),
}

/// Reads a text from left to right.
struct Reader<'a> {
    text: &'a str,
    /// The byte at which it goes on.
    at: usize,
}

impl Position {
    /// Reads a position: the side to move, then for each side its letter and its squares, kings with a `K`; `W21-32` names a range.
    /// The sides may stand in either order, a full stop at the end and spaces between the parts mean nothing.
    ///
    /// # Errors
    /// The place at which the text stops being a position, and why.
    ///
    /// ```
    /// # use hopstone_rules::draughts::{FenErrorKind, Position, Variant};
    /// let position = Position::from_fen(Variant::Italian, "W:W21-32:B1-12").unwrap();
    /// assert_eq!(position, Position::start(Variant::Italian));
    /// let error = Position::from_fen(Variant::Italian, "W:W21,33:B1").unwrap_err();
    /// assert_eq!((error.place, error.kind), (7, FenErrorKind::Range(33)));
    /// ```
    pub fn from_fen(variant: Variant, text: &str) -> Result<Position, FenError> {
        let mut reader = Reader { text, at: 0 };
        let turn = reader.side().ok_or_else(|| reader.error(FenErrorKind::Turn))?;
        let mut pieces = [None; 2];
        let mut kings = 0;
        for _ in Side::ALL {
            if !reader.takes(':') {
                break;
            }
            let place = reader.place();
            reader.skip_spaces();
            if reader.peek().is_none() {
                break;
            }
            let side = reader.side().ok_or_else(|| reader.unexpected())?;
            if pieces[side.index()].is_some() {
                return Err(FenError { place, kind: FenErrorKind::SideTwice(side) });
            }
            let taken = pieces[side.other().index()].unwrap_or(0);
            pieces[side.index()] = Some(reader.pieces(side, taken, &mut kings)?);
        }
        reader.takes('.');
        reader.skip_spaces();
        if reader.peek().is_some() {
            return Err(reader.unexpected());
        }
        let side = |side: Side| pieces[side.index()].ok_or(reader.error(FenErrorKind::SideMissing(side)));
        Ok(Position::unchecked(variant, turn, [side(Side::White)?, side(Side::Black)?], kings))
    }

    /// The position of a board as [`Position::board`] writes it.
    ///
    /// # Errors
    /// If it does not have 32 of the characters `.wWbB`, or is no position; the place counts the squares.
    pub fn from_board(variant: Variant, turn: Side, board: &str) -> Result<Position, FenError> {
        let mut pieces = [0_u32; 2];
        let mut kings = 0;
        let mut squares = Square::all();
        for (index, character) in board.chars().enumerate() {
            let error = |kind| FenError { place: index + 1, kind };
            let (Some(square), true) = (squares.next(), matches!(character, '.' | 'w' | 'W' | 'b' | 'B')) else {
                return Err(error(FenErrorKind::Stray(character)));
            };
            let (side, is_king) = match character {
                '.' => continue,
                'w' | 'W' => (Side::White, character == 'W'),
                _ => (Side::Black, character == 'B'),
            };
            if !is_king && side.promotion_row() & square.bit() != 0 {
                return Err(error(FenErrorKind::Promotion(square, side)));
            }
            pieces[side.index()] |= square.bit();
            kings |= if is_king { square.bit() } else { 0 };
            if pieces[side.index()].count_ones() as usize > Position::MOST_PIECES {
                return Err(error(FenErrorKind::Pieces(side)));
            }
        }
        match squares.next() {
            None => Ok(Position::unchecked(variant, turn, pieces, kings)),
            Some(square) => Err(FenError { place: square.index() + 1, kind: FenErrorKind::NoSquare }),
        }
    }

    /// The position as FEN: White before Black, the squares in order.
    pub fn fen(&self) -> String {
        let side = |side: Side| {
            let squares = self.pieces(side).map(|square| match self.kings(side).contains(square) {
                true => format!("K{square}"),
                false => square.to_string(),
            });
            format!("{}{}", side.letter(), squares.collect::<Vec<_>>().join(","))
        };
        format!("{}:{}:{}", self.turn().letter(), side(Side::White), side(Side::Black))
    }
}

impl Reader<'_> {
    /// What has not been read yet.
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Takes a character, if it comes next.
    fn takes(&mut self, wanted: char) -> bool {
        self.skip_spaces();
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    /// Takes the letter of a side.
    fn side(&mut self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.takes(side.letter()))
    }

    /// The number of the next character, counted from 1.
    fn place(&self) -> usize {
        self.text.chars().count() - self.rest().trim_start().chars().count() + 1
    }

    fn error(&self, kind: FenErrorKind) -> FenError {
        FenError { place: self.place(), kind }
    }

    /// The next character does not belong there, or the text ends too early.
    fn unexpected(&self) -> FenError {
        let next = self.rest().trim_start().chars().next();
        self.error(next.map_or(FenErrorKind::NoSquare, FenErrorKind::Stray))
    }

    /// The squares of one side; `taken` are those of the other.
    fn pieces(&mut self, side: Side, taken: u32, kings: &mut u32) -> Result<u32, FenError> {
        let mut pieces = 0_u32;
        self.skip_spaces();
        if matches!(self.peek(), None | Some(':' | '.')) {
            return Ok(pieces);
        }
        loop {
            let is_king = self.takes('K');
            let place = self.place();
            let from = self.square()?;
            let to = if self.takes('-') { self.square()? } else { from };
            let error = |kind| FenError { place, kind };
            if to < from {
                return Err(error(FenErrorKind::Backwards { from, to }));
            }
            for square in Square::all().filter(|square| (from..=to).contains(square)) {
                if (pieces | taken) & square.bit() != 0 {
                    return Err(error(FenErrorKind::Twice(square)));
                }
                if !is_king && side.promotion_row() & square.bit() != 0 {
                    return Err(error(FenErrorKind::Promotion(square, side)));
                }
                pieces |= square.bit();
                *kings |= if is_king { square.bit() } else { 0 };
            }
            if pieces.count_ones() as usize > Position::MOST_PIECES {
                return Err(error(FenErrorKind::Pieces(side)));
            }
            if !self.takes(',') {
                return Ok(pieces);
            }
        }
    }

    fn square(&mut self) -> Result<Square, FenError> {
        self.skip_spaces();
        let digits = self.rest().split(|character: char| !character.is_ascii_digit()).next().unwrap_or_default();
        if digits.is_empty() {
            return Err(self.unexpected());
        }
        let (length, number) = (digits.len(), digits.parse().unwrap_or(u32::MAX));
        let square = Square::numbered(number).ok_or_else(|| self.error(FenErrorKind::Range(number)))?;
        self.at += length;
        Ok(square)
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: ", self.place)?;
        match self.kind {
            FenErrorKind::Turn => write!(f, "a position begins with the side to move, W or B"),
            FenErrorKind::Stray(character) => write!(f, "'{}' does not belong here", character.escape_default()),
            FenErrorKind::NoSquare => write!(f, "the number of a square is missing"),
            FenErrorKind::Range(number) => write!(f, "there is no square {number}; they are numbered 1 to 32"),
            FenErrorKind::Backwards { from, to } => write!(f, "the range {from}-{to} runs backwards"),
            FenErrorKind::Twice(square) => write!(f, "square {square} is named twice"),
            FenErrorKind::Promotion(square, side) => {
                write!(f, "a man of {side} on {square} would have become a king")
            }
            FenErrorKind::SideTwice(side) => write!(f, "the pieces of {side} are named twice"),
            FenErrorKind::SideMissing(side) => write!(f, "the pieces of {side} are missing"),
            FenErrorKind::Pieces(side) => {
                write!(f, "{side} has more than {} pieces", Position::MOST_PIECES)
            }
        }
    }
}

impl std::error::Error for FenError {}
