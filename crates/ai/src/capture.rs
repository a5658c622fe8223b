//! The capture game: takes what is to be had, minding what the others can take then.

use hopstone_rules::capture::{Chain, Outcome, Position, State};
use hopstone_rules::{Game, Level, Seat};

use crate::budget::{Budget, Limits};
use crate::chance::Chance;
use crate::ranking::best_first;
use crate::thought::Thought;

/// How many outcomes of a position are followed, the richest first.
const WIDTH: usize = 24;

/// How a level looks ahead.
struct Manner {
    /// Turns looked ahead.
    depth: u32,
    /// Moves worth at most this many marbles less than the best one may be chosen too.
    slack: i32,
    /// The most positions.
    nodes: u64,
}

fn manner(level: Level) -> Manner {
    match level.number() {
        1 => Manner { depth: 1, slack: 2, nodes: 10_000 },
        2 => Manner { depth: 1, slack: 0, nodes: 10_000 },
        3 => Manner { depth: 2, slack: 0, nodes: 30_000 },
        4 => Manner { depth: 3, slack: 0, nodes: 80_000 },
        _ => Manner { depth: 5, slack: 0, nodes: 250_000 },
    }
}

/// A move for the seat to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits) -> Option<Thought<Chain>> {
    let position = *game.state().position();
    let seat = position.turn();
    let manner = manner(limits.level);
    let mut budget = Budget::new(limits, manner.nodes);
    let mut ranked: Vec<(i32, Outcome)> = outcomes(&position);
    let mut depth = 1;
    while depth < manner.depth {
        let mut deeper = Vec::with_capacity(ranked.len());
        for &(_, outcome) in &ranked {
            let gain = outcome.captured.len() as i32;
            deeper.push((gain + follow(&after(&position, &outcome), seat, depth, -1000, 1000, &mut budget), outcome));
        }
        if budget.has_ended() {
            break;
        }
        best_first(&mut deeper);
        ranked = deeper;
        depth += 1;
    }
    let best = ranked.first()?.0;
    let good = ranked.iter().take_while(|(value, _)| *value >= best - manner.slack).count();
    let chosen = ranked[Chance::new(limits.seed, game.events().len() as u64).below(good)].1;
    let (chains, _) = position.outcomes_after(chosen.from, &[], usize::MAX).ok()?;
    let chain = chains.into_iter().find(|chain| chain.to() == chosen.to && chain.captured() == chosen.captured)?;
    Some(Thought { mv: chain, depth, nodes: budget.spent().max(ranked.len() as u64) })
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

/// What `seat` captures more than the others in the next `depth` turns, everybody else playing against it.
fn follow(position: &Position, seat: Seat, depth: u32, mut low: i32, mut high: i32, budget: &mut Budget) -> i32 {
    if !budget.spend() {
        return 0;
    }
    let mine = position.turn() == seat;
    let outcomes = outcomes(position);
    if depth == 1 {
        let most = outcomes.first().map_or(0, |&(captures, _)| captures);
        return if mine { most } else { -most };
    }
    let mut best = None;
    for &(captures, ref outcome) in outcomes.iter().take(WIDTH) {
        let gain = if mine { captures } else { -captures };
        let value = gain + follow(&after(position, outcome), seat, depth - 1, low - gain, high - gain, budget);
        if mine {
            best = Some(best.map_or(value, |best: i32| best.max(value)));
            low = low.max(value);
        } else {
            best = Some(best.map_or(value, |best: i32| best.min(value)));
            high = high.min(value);
        }
        if low >= high {
            break;
        }
    }
    best.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use hopstone_rules::capture::Setup;
    use hopstone_rules::{Play, Player};

    use super::*;

    #[test]
    fn games_of_every_size_come_to_an_end() {
        for seats in 2..=6 {
            for long_jump in [false, true] {
                let setup = Setup::new(seats, long_jump).unwrap();
                let players = (0..seats).map(|_| Player::computer(Level::NORMAL)).collect();
                let mut game = Game::<State>::start(setup, players, Seat::FIRST).unwrap();
                while game.turn().is_some() {
                    let thought = think(&game, &Limits::of_level(Level::new(2).unwrap())).unwrap();
                    game.play(&thought.mv).unwrap();
                }
                assert!(game.state().standing().outcome().is_some());
                assert!(!game.state().position().can_move());
            }
        }
    }
}
