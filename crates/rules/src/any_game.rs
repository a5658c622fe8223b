//! A game of whichever kind.

use crate::{Game, Player, Seat, capture, draughts, star};

/// A game of one of the kinds that Hopstone knows, as a share code or a file brings it.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Chinese checkers.
    Star(Game<star::State>),
    /// The capture game.
    Capture(Game<capture::State>),
    /// Italian or English draughts.
    Draughts(Game<draughts::State>),
}

/// Does the same to a game of whichever kind.
macro_rules! for_any {
    ($game:expr, $name:ident => $body:expr) => {
        match $game {
            AnyGame::Star($name) => $body,
            AnyGame::Capture($name) => $body,
            AnyGame::Draughts($name) => $body,
        }
    };
}

impl AnyGame {
    /// Who plays, by seat.
    pub fn players(&self) -> &[Player] {
        for_any!(self, game => game.players())
    }

    /// The seat that began.
    pub fn first(&self) -> Seat {
        for_any!(self, game => game.first())
    }

    /// The seat to move; `None` once the game is over.
    pub fn turn(&self) -> Option<Seat> {
        for_any!(self, game => game.turn())
    }
}
