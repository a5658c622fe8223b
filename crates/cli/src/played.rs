//! A game as the commands play it: moves read, thought of and written.

use std::error::Error as StdError;

use hopstone_ai::{Limits, Thinker, Thought};
use hopstone_rules::{Game, Play, capture, draughts, star};

/// A kind of game whose moves can be read, thought of and written.
pub trait Played: Play {
    /// The move that a text means.
    ///
    /// # Errors
    /// If it is not written as a move, or is none here, the reason.
    fn resolve(&self, text: &str) -> Result<Self::Move, Box<dyn StdError>>;
    /// A move of this moment as it is written, with all its landings.
    fn write(&self, mv: &Self::Move) -> String;
    /// The computer's move; `None` when the game is over.
    fn think(thinker: &mut Thinker, game: &Game<Self>, limits: &Limits) -> Option<Thought<Self::Move>>;
}

impl Played for star::State {
    fn resolve(&self, text: &str) -> Result<star::Move, Box<dyn StdError>> {
        Ok(self.position().resolve(&text.parse()?)?)
    }

    fn write(&self, mv: &star::Move) -> String {
        self.position().route(mv).to_string()
    }

    fn think(thinker: &mut Thinker, game: &Game<star::State>, limits: &Limits) -> Option<Thought<star::Move>> {
        thinker.star(game, limits)
    }
}

impl Played for capture::State {
    fn resolve(&self, text: &str) -> Result<capture::Chain, Box<dyn StdError>> {
        Ok(self.position().resolve(&text.parse()?)?)
    }

    fn write(&self, chain: &capture::Chain) -> String {
        chain.to_string()
    }

    fn think(thinker: &mut Thinker, game: &Game<capture::State>, limits: &Limits) -> Option<Thought<capture::Chain>> {
        thinker.capture(game, limits)
    }
}

impl Played for draughts::State {
    fn resolve(&self, text: &str) -> Result<draughts::Move, Box<dyn StdError>> {
        Ok(self.position().resolve(&text.parse()?)?)
    }

    fn write(&self, mv: &draughts::Move) -> String {
        mv.to_string()
    }

    fn think(thinker: &mut Thinker, game: &Game<draughts::State>, limits: &Limits) -> Option<Thought<draughts::Move>> {
        thinker.draughts(game, limits)
    }
}
