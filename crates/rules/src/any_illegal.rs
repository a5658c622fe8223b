//! A reason of whichever game.

use std::fmt;

use crate::{PlayError, draughts, star};

/// Why a move is not allowed, in whichever game: what a share code or a file may run into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyIllegal {
    /// In Chinese checkers or in the capture game.
    Star(star::IllegalMove),
    /// In draughts.
    Draughts(draughts::IllegalMove),
}

impl From<star::IllegalMove> for AnyIllegal {
    fn from(reason: star::IllegalMove) -> AnyIllegal {
        AnyIllegal::Star(reason)
    }
}

impl From<draughts::IllegalMove> for AnyIllegal {
    fn from(reason: draughts::IllegalMove) -> AnyIllegal {
        AnyIllegal::Draughts(reason)
    }
}

impl<I> PlayError<I> {
    /// The same error with another kind of reason.
    pub fn map<J>(self, change: impl FnOnce(I) -> J) -> PlayError<J> {
        match self {
            PlayError::Over => PlayError::Over,
            PlayError::Full => PlayError::Full,
            PlayError::Illegal(reason) => PlayError::Illegal(change(reason)),
        }
    }
}

impl fmt::Display for AnyIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyIllegal::Star(reason) => reason.fmt(f),
            AnyIllegal::Draughts(reason) => reason.fmt(f),
        }
    }
}

impl std::error::Error for AnyIllegal {}
