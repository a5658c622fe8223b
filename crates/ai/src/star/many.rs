//! Chinese checkers for three and more: hurries its own marbles home, looking a few of its own moves ahead.
//!
//! The other players are taken to stand still.

use hopstone_rules::star::{Move, Position, State};
use hopstone_rules::{Game, Level, Seat};

use super::eval::{WON, cost};
use super::visits;
use crate::budget::{Budget, Limits};
use crate::chance::Chance;
use crate::ranking::best_first;
use crate::thought::Thought;

/// What every earlier visit to a position adds: more than any move can gain, so that nothing is shuffled to and fro.
const SEEN_BEFORE: i32 = 20_000;

/// How a level looks ahead.
struct Manner {
    /// Own moves looked ahead.
    depth: u32,
    /// How many of the best-looking moves are followed at each depth.
    width: usize,
    /// Moves that cost at most this much more than the best one may be chosen too.
    slack: i32,
    /// The most positions.
    nodes: u64,
}

fn manner(level: Option<Level>) -> Manner {
    match level.map(Level::number) {
        Some(1) => Manner { depth: 1, width: 1, slack: 120, nodes: 10_000 },
        Some(2) => Manner { depth: 1, width: 1, slack: 30, nodes: 10_000 },
        Some(3) => Manner { depth: 2, width: 10, slack: 8, nodes: 40_000 },
        Some(4) => Manner { depth: 3, width: 12, slack: 0, nodes: 100_000 },
        Some(_) => Manner { depth: 4, width: 14, slack: 0, nodes: 300_000 },
        None => Manner { depth: 6, width: 16, slack: 0, nodes: u64::MAX },
    }
}

/// A move for the seat to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits) -> Option<Thought<Move>> {
    let position = *game.state().position();
    let seat = position.turn();
    let manner = manner(limits.level);
    let mut budget = Budget::new(limits, manner.nodes);
    let mut ranked: Vec<(i32, Move)> = position
        .moves()
        .into_iter()
        .map(|mv| {
            let mut next = position;
            next.play_unchecked(&mv);
            (cost(&next, seat) + SEEN_BEFORE * visits(game, &next, seat), mv)
        })
        .collect();
    rank(&mut ranked);
    // Deeper and deeper, so that whatever ends the time there is an answer of the depth before.
    let mut depth = 1;
    while depth < manner.depth && ranked.len() > 1 && ranked[0].0 > WON / 2 {
        let followed = ranked.len().min(manner.width.max(1) * 2);
        let mut deeper: Vec<(i32, Move)> = Vec::with_capacity(followed);
        for &(_, mv) in &ranked[..followed] {
            let mut next = position;
            next.play_unchecked(&mv);
            let here = cost(&next, seat) + SEEN_BEFORE * visits(game, &next, seat);
            let ahead = follow(next.with_turn(seat), seat, depth, manner.width, &mut budget);
            deeper.push((here + ahead, mv));
        }
        if budget.has_ended() {
            break;
        }
        rank(&mut deeper);
        ranked = deeper;
        depth += 1;
    }
    let best = ranked.first()?.0;
    // A weak player chooses badly among moves that lead on, but does not wander about: it must be able to finish.
    let onward = cost(&position, seat) * depth as i32;
    let good = ranked.iter().take_while(|(cost, _)| *cost <= best + manner.slack && *cost < onward).count().max(1);
    let chosen = Chance::new(limits.seed, game.events().len() as u64).below(good);
    Some(Thought {
        mv: ranked[chosen].1,
        value: -ranked[chosen].0,
        depth,
        nodes: budget.spent().max(ranked.len() as u64),
    })
}

/// Puts the cheapest moves first.
fn rank(moves: &mut Vec<(i32, Move)>) {
    let negate = |moves: &mut Vec<(i32, Move)>| moves.iter_mut().for_each(|(cost, _)| *cost = -*cost);
    negate(moves);
    best_first(moves);
    negate(moves);
}

/// The least sum of costs after each of the next `depth` own moves.
fn follow(position: Position, seat: Seat, depth: u32, width: usize, budget: &mut Budget) -> i32 {
    if position.has_won(seat) {
        return WON * depth as i32;
    }
    let mut ranked: Vec<(i32, Move)> = Vec::with_capacity(64);
    for mv in position.moves() {
        if !budget.spend() {
            break;
        }
        let mut next = position;
        next.play_unchecked(&mv);
        ranked.push((cost(&next, seat), mv));
    }
    if ranked.is_empty() {
        return cost(&position, seat) * depth as i32;
    }
    rank(&mut ranked);
    if depth == 1 {
        return ranked[0].0;
    }
    let mut best = i32::MAX;
    for &(here, mv) in ranked.iter().take(width) {
        let mut next = position;
        next.play_unchecked(&mv);
        best = best.min(here + follow(next.with_turn(seat), seat, depth - 1, width, budget));
    }
    best
}
