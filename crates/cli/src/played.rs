//! A game as the commands play it: moves read, thought of and written.

use std::error::Error as StdError;

use hopstone_ai::{Lesson, Limits, Thinker, Thought};
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
    /// A good move with the reasons for it, and what another one costs; `None` when the game is over.
    fn teach(
        thinker: &mut Thinker,
        game: &Game<Self>,
        tried: Option<&Self::Move>,
        limits: &Limits,
    ) -> Option<Lesson<Self::Move>>;
    /// The moves of a lesson's line as they are written.
    fn write_line(&self, line: &[Self::Move]) -> Vec<String>;
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

    fn teach(
        thinker: &mut Thinker,
        game: &Game<star::State>,
        tried: Option<&star::Move>,
        limits: &Limits,
    ) -> Option<Lesson<star::Move>> {
        thinker.teach_star(game, tried, limits)
    }

    fn write_line(&self, line: &[star::Move]) -> Vec<String> {
        // The moves are one seat's; the others are taken to stand still.
        let (mut position, seat) = (*self.position(), self.position().turn());
        let write = |mv: &star::Move| {
            let text = position.route(mv).to_string();
            position.play_unchecked(mv);
            position = position.with_turn(seat);
            text
        };
        line.iter().map(write).collect()
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

    fn teach(
        thinker: &mut Thinker,
        game: &Game<capture::State>,
        tried: Option<&capture::Chain>,
        limits: &Limits,
    ) -> Option<Lesson<capture::Chain>> {
        thinker.teach_capture(game, tried, limits)
    }

    fn write_line(&self, line: &[capture::Chain]) -> Vec<String> {
        line.iter().map(capture::Chain::to_string).collect()
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

    fn teach(
        thinker: &mut Thinker,
        game: &Game<draughts::State>,
        tried: Option<&draughts::Move>,
        limits: &Limits,
    ) -> Option<Lesson<draughts::Move>> {
        thinker.teach_draughts(game, tried, limits)
    }

    fn write_line(&self, line: &[draughts::Move]) -> Vec<String> {
        line.iter().map(draughts::Move::to_string).collect()
    }
}
