//! What the computer answers about a position.

use std::fmt;
use std::time::{Duration, Instant};

use hopstone_ai::Thinker;
use hopstone_rules::{AnyGame, Game, Seat};

use crate::bounds::Bounds;
use crate::played::Played;

/// The computer's move, and what it cost to find it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// How many turns it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// What the move seems to be worth to the mover; in draughts in hundredths of a man.
    pub value: i32,
    /// How long it took.
    pub time: Duration,
    /// Whose move it is.
    pub seat: Seat,
    /// The move as it is written.
    pub best: String,
}

/// The computer has no move though the game goes on: a fault of the computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speechless;

/// The computer's move in a game; `None` if the game is over.
///
/// # Errors
/// If the computer finds no move though the game goes on.
pub fn answer(thinker: &mut Thinker, game: &AnyGame, bounds: Bounds, seed: u64) -> Result<Option<Answer>, Speechless> {
    match game {
        AnyGame::Star(game) => of(thinker, game, bounds, seed),
        AnyGame::Capture(game) => of(thinker, game, bounds, seed),
        AnyGame::Draughts(game) => of(thinker, game, bounds, seed),
    }
}

fn of<S: Played>(
    thinker: &mut Thinker,
    game: &Game<S>,
    bounds: Bounds,
    seed: u64,
) -> Result<Option<Answer>, Speechless> {
    let Some(seat) = game.turn() else { return Ok(None) };
    let begun = Instant::now();
    let thought = bounds.within(seed, |limits| S::think(thinker, game, limits)).ok_or(Speechless)?;
    let best = game.state().write(&thought.mv);
    let (depth, nodes, value) = (thought.depth, thought.nodes, thought.value);
    Ok(Some(Answer { depth, nodes, value, time: begun.elapsed(), seat, best }))
}

impl fmt::Display for Answer {
    /// The lines `info` and `bestmove` of the protocol.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Answer { depth, nodes, value, time, seat, best } = self;
        let time = time.as_millis();
        writeln!(f, "info depth {depth} nodes {nodes} value {value} time {time} seat {seat}")?;
        writeln!(f, "bestmove {best}")
    }
}

impl fmt::Display for Speechless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the computer found no move though the game goes on")
    }
}

impl std::error::Error for Speechless {}
