//! The computer player, and what it comes up with.

use hopstone_rules::{Game, capture, star};

use crate::Limits;

/// A move that the computer chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M> {
    /// The move.
    pub mv: M,
    /// How many turns it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
}

/// The computer player. One serves all seats of a game and any number of games.
#[derive(Default)]
pub struct Thinker {}

impl Thinker {
    /// A player that has seen nothing yet.
    pub fn new() -> Thinker {
        Thinker {}
    }

    /// A move for the seat to move; `None` when the game is over.
    pub fn star(&mut self, game: &Game<star::State>, limits: &Limits) -> Option<Thought<star::Move>> {
        game.turn()?;
        crate::star::think(game, limits)
    }

    /// A move for the seat to move; `None` when the game is over.
    pub fn capture(&mut self, game: &Game<capture::State>, limits: &Limits) -> Option<Thought<capture::Chain>> {
        game.turn()?;
        crate::capture::think(game, limits)
    }
}
