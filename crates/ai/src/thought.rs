//! The computer player, and what it comes up with.

use hopstone_rules::{Game, Seat, capture, draughts, star};

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

    /// A move for the side to move; `None` when the game is over.
    pub fn draughts(&mut self, game: &Game<draughts::State>, limits: &Limits) -> Option<Thought<draughts::Move>> {
        game.turn()?;
        crate::draughts::think(game, limits)
    }

    /// Whether the computer on a seat of draughts agrees to a draw that it is offered. It does where it is behind, and where little is
    /// left to play for and it is not ahead.
    pub fn accepts_draw(&mut self, game: &Game<draughts::State>, seat: Seat, limits: &Limits) -> bool {
        game.turn().is_some()
            && draughts::Side::of_seat(seat).is_some_and(|side| crate::draughts::accepts_draw(game, side, limits))
    }
}
