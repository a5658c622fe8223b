//! Moves as text.

use std::fmt;
use std::str::FromStr;

use super::{Move, ParseSquareError, Position, Square, SquareSet};

/// The longest text that is looked at: more squares than any move has.
const MOST_LANDINGS: usize = 16;

/// A move as it is written, `22-18`, `22x15` or `22x15x8`: what remains is to find out which move of a position it is.
///
/// ```
/// # use hopstone_rules::draughts::{Position, Route, Variant};
/// let route: Route = "22-18".parse().unwrap();
/// let position = Position::start(Variant::Italian);
/// assert_eq!(position.resolve(&route).unwrap().to_string(), "22-18");
/// assert!("22".parse::<Route>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    from: Square,
    landings: Vec<Square>,
    is_capture: bool,
}

/// Why a text is not a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseRouteError {
    /// The part with this number, counted from 1, is no square.
    Square {
        /// Which part.
        part: usize,
        /// Why.
        error: ParseSquareError,
    },
    /// There are fewer than two squares.
    Short,
    /// There are more squares than any move has.
    Long,
}

impl Route {
    /// Where the piece stands.
    pub fn from(&self) -> Square {
        self.from
    }

    /// Where it comes to rest.
    pub fn to(&self) -> Square {
        self.landings.last().copied().unwrap_or(self.from)
    }

    /// The landings that are named; at least one.
    pub fn landings(&self) -> &[Square] {
        &self.landings
    }

    /// Whether it is written as a capture, with `x`. A hyphen says nothing: some programs write captures with it.
    pub fn is_capture(&self) -> bool {
        self.is_capture
    }
}

impl FromStr for Route {
    type Err = ParseRouteError;

    fn from_str(text: &str) -> Result<Route, ParseRouteError> {
        let mut squares = Vec::new();
        for (index, part) in text.split(['-', 'x', 'X', ':', '×']).enumerate() {
            if index > MOST_LANDINGS {
                return Err(ParseRouteError::Long);
            }
            squares.push(part.parse().map_err(|error| ParseRouteError::Square { part: index + 1, error })?);
        }
        let from = squares.remove(0);
        if squares.is_empty() {
            return Err(ParseRouteError::Short);
        }
        Ok(Route { from, landings: squares, is_capture: text.contains(['x', 'X', ':', '×']) })
    }
}

impl Position {
    /// A move of this position in the short form of PDN: only its ends, unless another move has the same ones.
    pub fn notation(&self, mv: &Move) -> String {
        let alike = |other: &&Move| other.from() == mv.from() && other.to() == mv.to();
        if mv.is_capture() && self.moves().iter().filter(alike).count() < 2 {
            return format!("{}x{}", mv.from(), mv.to());
        }
        mv.to_string()
    }

    /// The captured pieces of a move in the order of the jumps.
    pub fn captured_in_order(&self, mv: &Move) -> Vec<Square> {
        if !mv.is_capture() {
            return Vec::new();
        }
        let place = |square: Square| self.variant().place(square);
        mv.path()
            .zip(mv.landings())
            .filter_map(|(a, b)| {
                let ((column, row), (to_column, to_row)) = (place(a), place(b));
                self.variant().square_at(((column + to_column) / 2) as i8, ((row + to_row) / 2) as i8)
            })
            .collect()
    }

    /// The squares of the pieces that have a move.
    pub fn movable(&self) -> SquareSet {
        self.moves().iter().map(Move::from).collect()
    }
}

impl fmt::Display for ParseRouteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRouteError::Square { part, error } => write!(f, "part {part} of the move: {error}"),
            ParseRouteError::Short => write!(f, "a move names at least two squares"),
            ParseRouteError::Long => write!(f, "no move has so many squares"),
        }
    }
}

impl std::error::Error for ParseRouteError {}
