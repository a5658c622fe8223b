//! What can be wrong with PDN.

use std::fmt;

use crate::PlayError;
use crate::draughts::{FenError, IllegalMove, ParseRouteError, Side};

/// Why a text is not PDN, and where. Games and lines are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnError {
    /// The number of the game in the text.
    pub game: usize,
    /// The line.
    pub line: usize,
    /// What is wrong.
    pub kind: PdnErrorKind,
}

/// What is wrong with PDN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PdnErrorKind {
    /// There is no game in the text.
    Empty,
    /// A tag is not `[Name "value"]`.
    Tag,
    /// A comment or a variation does not end.
    Unclosed(char),
    /// A bracket closes nothing.
    Stray(char),
    /// The tag `GameType` names another game, or none.
    GameType(String),
    /// The tag `FEN` is no position.
    Fen(FenError),
    /// Something that is no move stands among the moves.
    Notation {
        /// The number of the move of both sides.
        number: usize,
        /// Whose move it should be.
        side: Side,
        /// What stands there.
        text: String,
        /// Why it is no move.
        error: ParseRouteError,
    },
    /// A move cannot be played.
    Move {
        /// The number of the move of both sides.
        number: usize,
        /// Whose move it is.
        side: Side,
        /// As it is written.
        text: String,
        /// Why.
        error: PlayError<IllegalMove>,
    },
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}: ", self.game, self.line)?;
        match &self.kind {
            PdnErrorKind::Empty => write!(f, "there is no game in the text"),
            PdnErrorKind::Tag => write!(f, "a tag is written [Name \"value\"] on one line"),
            PdnErrorKind::Unclosed(bracket) => write!(f, "'{bracket}' is opened and never closed"),
            PdnErrorKind::Stray(bracket) => write!(f, "'{bracket}' closes nothing"),
            PdnErrorKind::GameType(value) => {
                write!(f, "GameType \"{}\" is neither Italian (22) nor English draughts (21)", value.escape_debug())
            }
            PdnErrorKind::Fen(error) => write!(f, "FEN, {error}"),
            PdnErrorKind::Notation { number, side, text, error } => {
                write!(f, "move {number} of {side}, \"{}\": {error}", text.escape_debug())
            }
            PdnErrorKind::Move { number, side, text, error } => {
                write!(f, "move {number} of {side}, \"{}\": {error}", text.escape_debug())
            }
        }
    }
}

impl std::error::Error for PdnError {}
