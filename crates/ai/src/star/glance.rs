//! The weak player of Chinese checkers: takes a move that looks good at once.

use hopstone_rules::star::{Move, Position, State};
use hopstone_rules::{Game, Level};

use super::eval::cost;
use super::visits;
use crate::budget::Limits;
use crate::chance::Chance;
use crate::ranking::best_first;
use crate::thought::Thought;

/// What every earlier visit to an arrangement costs: more than any move can gain, so that nothing is shuffled to and fro.
const SEEN_BEFORE: i32 = 20_000;

/// Moves that cost at most this much more than the best one may be chosen too.
fn slack(level: Option<Level>) -> i32 {
    match level.map(Level::number) {
        Some(1) => 1_500,
        Some(2) => 45,
        _ => 0,
    }
}

/// A move for the seat to move.
pub(super) fn think(game: &Game<State>, limits: &Limits) -> Option<Thought<Move>> {
    keeping(game, limits, |_| true)
}

/// The same among those moves after which the position is as wanted; `None` if there are none.
pub(super) fn keeping(
    game: &Game<State>,
    limits: &Limits,
    is_wanted: impl Fn(&Position) -> bool,
) -> Option<Thought<Move>> {
    let position = *game.state().position();
    let seat = position.turn();
    let worth = |mv: Move| {
        let mut next = position;
        next.play_unchecked(&mv);
        is_wanted(&next).then(|| (-cost(&next, seat) - SEEN_BEFORE * visits(game, &next, seat), mv))
    };
    let mut ranked: Vec<(i32, Move)> = position.moves().into_iter().filter_map(worth).collect();
    best_first(&mut ranked);
    let best = ranked.first()?.0;
    // Weak play chooses badly among moves that lead on, but does not wander about: it must be able to finish.
    let here = -cost(&position, seat);
    let is_good = |&&(value, _): &&(i32, Move)| value >= best - slack(limits.level) && value > here;
    let good = ranked.iter().take_while(is_good).count().max(1);
    // A novice overlooks the better ones.
    let overlooked = if limits.level.map(Level::number) == Some(1) { good / 4 } else { 0 };
    let choice = Chance::new(limits.seed, game.events().len() as u64).below(good - overlooked);
    let (value, mv) = ranked[overlooked + choice];
    Some(Thought { mv, value, depth: 1, nodes: ranked.len() as u64 })
}
