//! The capture game: takes what is to be had, minding what the others can take then.

mod duel;
mod many;
mod teach;

use hopstone_rules::capture::{Chain, Outcome, Position, State};
use hopstone_rules::{Game, Level, Play};

use crate::budget::{Budget, Limits};
use crate::chance::Chance;
use crate::ranking::best_first;
use crate::table::Table;
use crate::thought::Thought;
use duel::{Duel, MARBLE};
pub(crate) use teach::teach;

/// How a level looks ahead.
struct Manner {
    /// Turns looked ahead.
    depth: u32,
    /// Moves worth at most this many marbles less than the best one may be chosen too.
    slack: i32,
    /// The most positions.
    nodes: u64,
}

fn manner(level: Option<Level>) -> Manner {
    match level.map(Level::number) {
        Some(1) => Manner { depth: 1, slack: 4, nodes: 10_000 },
        Some(2) => Manner { depth: 1, slack: 2, nodes: 10_000 },
        Some(3) => Manner { depth: 1, slack: 1, nodes: 10_000 },
        Some(4) => Manner { depth: 1, slack: 0, nodes: 10_000 },
        Some(_) => Manner { depth: DEEPEST, slack: 0, nodes: 80_000 },
        None => Manner { depth: DEEPEST, slack: 0, nodes: u64::MAX },
    }
}

/// No game has so many turns left.
const DEEPEST: u32 = 60;

/// A move for the seat to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits, table: &mut Table) -> Option<Thought<Chain>> {
    let position = *game.state().position();
    let manner = manner(limits.level);
    let mut budget = Budget::new(limits, manner.nodes);
    let two = game.state().standing().in_play().count() == 2;
    if !two && manner.depth > 1 {
        let mut tree = many::Tree::new(&mut budget, Chance::new(0, game.events().len() as u64));
        let (value, outcome) = tree.best(&position)?;
        return answer(&position, outcome, value, 1, &budget);
    }
    let mut ranked: Vec<(i32, Outcome)> = outcomes(&position);
    ranked.iter_mut().for_each(|(value, _)| *value *= MARBLE);
    let (mut depth, mut solved) = (1, ranked.len() < 2);
    while depth < manner.depth && !solved {
        let mut deeper;
        (deeper, solved) = Duel::new(table, &mut budget).root(&position, &ranked, depth + 1, manner.slack * MARBLE);
        if budget.has_ended() && deeper.len() < ranked.len() {
            // A move that is better than the best one of the iteration before, both looked at more deeply, counts.
            best_first(&mut deeper);
            if let Some(&best) = deeper.first() {
                ranked = vec![best];
            }
            break;
        }
        best_first(&mut deeper);
        ranked = deeper;
        depth += 1;
    }
    let best = ranked.first()?.0;
    let good = ranked.iter().take_while(|(value, _)| *value >= best - manner.slack * MARBLE).count();
    let good = if manner.slack == 0 { 1 } else { good };
    let chosen = ranked[Chance::new(limits.seed, game.events().len() as u64).below(good)].1;
    answer(&position, chosen, best / MARBLE, depth, &budget)
}

/// The chain of an outcome, as the answer.
fn answer(position: &Position, chosen: Outcome, value: i32, depth: u32, budget: &Budget) -> Option<Thought<Chain>> {
    let (chains, _) = position.outcomes_after(chosen.from, &[], usize::MAX).ok()?;
    let chain = chains.into_iter().find(|chain| chain.to() == chosen.to && chain.captured() == chosen.captured)?;
    Some(Thought { mv: chain, value, depth, nodes: budget.spent().max(1) })
}

/// Outcomes with what they capture, the richest first.
fn outcomes(position: &Position) -> Vec<(i32, Outcome)> {
    let mut outcomes = Vec::new();
    position.each_outcome(|outcome| outcomes.push((outcome.captured.len() as i32, outcome)));
    best_first(&mut outcomes);
    outcomes
}

fn after(position: &Position, outcome: &Outcome) -> Position {
    let mut next = *position;
    next.play_unchecked(outcome.from, outcome.to, outcome.captured);
    next
}

#[cfg(test)]
mod tests {
    use hopstone_rules::capture::Setup;
    use hopstone_rules::{Player, Seat};

    use super::*;

    #[test]
    fn every_level_finishes_games_of_every_size() {
        for (seats, level) in (2..=6).flat_map(|seats| (1..=5).map(move |level| (seats, level))) {
            let long_jump = level % 2 == 0;
            let setup = Setup::new(seats, long_jump).unwrap();
            let players = (0..seats).map(|_| Player::computer(Level::NORMAL)).collect();
            let mut game = Game::<State>::start(setup, players, Seat::FIRST).unwrap();
            while game.turn().is_some() {
                let limits = Limits { nodes: Some(300), ..Limits::of_level(Level::new(level).unwrap()) };
                let answer = || think(&game, &limits, &mut Table::of_bytes(1 << 16)).unwrap();
                let thought = answer();
                assert_eq!(thought, answer(), "the same limits give the same move");
                game.play(&thought.mv).unwrap();
            }
            assert!(game.state().standing().outcome().is_some());
            assert!(!game.state().position().can_move());
        }
    }
}
