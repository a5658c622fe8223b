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
    /// One move in so many is made without a thought of the reply; 0 for never.
    careless: usize,
}

fn manner(level: Option<Level>) -> Manner {
    match level.map(Level::number) {
        Some(1) => Manner { depth: 2, slack: 3, nodes: 10_000, careless: 2 },
        Some(2) => Manner { depth: 2, slack: 2, nodes: 10_000, careless: 4 },
        Some(3) => Manner { depth: 2, slack: 1, nodes: 10_000, careless: 3 },
        Some(4) => Manner { depth: 2, slack: 0, nodes: 10_000, careless: 3 },
        Some(_) => Manner { depth: DEEPEST, slack: 0, nodes: 80_000, careless: 0 },
        None => Manner { depth: DEEPEST, slack: 0, nodes: u64::MAX, careless: 0 },
    }
}

/// What a marble counts that the next of more than two seats can capture: it is only one of the others.
const REPLY: i32 = 3;
/// No game has so many turns left.
const DEEPEST: u32 = 60;
/// Where there is no choice it is only asked what the move is worth, which must cost next to nothing.
const DEEPEST_FORCED: u32 = 4;

/// A move for the seat to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits, table: &mut Table) -> Option<Thought<Chain>> {
    let position = *game.state().position();
    let manner = manner(limits.level);
    let mut budget = Budget::new(limits, manner.nodes);
    let two = game.state().standing().in_play().count() == 2;
    if !two && manner.depth == DEEPEST {
        let mut tree = many::Tree::new(&mut budget, Chance::new(0, game.events().len() as u64));
        let (value, outcome) = tree.best(&position)?;
        return answer(&position, outcome, value, 1, &budget);
    }
    let mut ranked: Vec<(i32, Outcome)> = outcomes(&position);
    ranked.iter_mut().for_each(|(value, _)| *value *= MARBLE);
    let mut chance = Chance::new(limits.seed, game.events().len() as u64);
    let mut depth = 1;
    let is_careless = manner.careless > 0 && ranked.len() > 1 && chance.below(manner.careless) == 0;
    if !is_careless {
        depth = if two {
            looking_ahead(&position, &mut ranked, &manner, table, &mut budget)
        } else {
            after_reply(&position, &mut ranked)
        };
    }
    let best = ranked.first()?.0;
    let good = ranked.iter().take_while(|(value, _)| *value >= best - manner.slack * MARBLE).count();
    let good = if manner.slack == 0 { 1 } else { good };
    let (value, chosen) = ranked[chance.below(good)];
    answer(&position, chosen, value / MARBLE, depth, &budget)
}

/// Ranks the moves of a game for two by looking ahead; how many turns.
fn looking_ahead(
    position: &Position,
    ranked: &mut Vec<(i32, Outcome)>,
    manner: &Manner,
    table: &mut Table,
    budget: &mut Budget,
) -> u32 {
    let deepest = manner.depth.min(if ranked.len() > 1 { DEEPEST } else { DEEPEST_FORCED });
    let (mut depth, mut solved) = (1, false);
    while depth < deepest && !solved {
        let mut deeper;
        (deeper, solved) = Duel::new(table, budget).root(position, ranked, depth + 1, manner.slack * MARBLE);
        if budget.has_ended() && deeper.len() < ranked.len() {
            // A move that is better than the best one of the iteration before, both looked at more deeply, counts.
            best_first(&mut deeper);
            if let Some(&best) = deeper.first() {
                *ranked = vec![best];
            }
            break;
        }
        best_first(&mut deeper);
        *ranked = deeper;
        depth += 1;
    }
    depth
}

/// Ranks the moves of a game for more by what they capture and what the next seat can capture then; how many turns that is.
fn after_reply(position: &Position, ranked: &mut Vec<(i32, Outcome)>) -> u32 {
    for (value, outcome) in ranked.iter_mut() {
        *value = net(position, outcome);
    }
    best_first(ranked);
    2
}

/// What an outcome captures, less what the next of more than two seats can capture then.
fn net(position: &Position, outcome: &Outcome) -> i32 {
    MARBLE * outcome.captured.len() as i32 - REPLY * richest(&after(position, outcome))
}

/// The most that the seat to move can capture.
fn richest(position: &Position) -> i32 {
    let mut richest = 0;
    position.each_outcome(|outcome| richest = richest.max(outcome.captured.len()));
    richest as i32
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
pub(crate) mod tests {
    use hopstone_rules::capture::Setup;
    use hopstone_rules::star::{Board, Hole, Piece};
    use hopstone_rules::{Player, Seat};

    use super::*;

    /// What a level thinks about a position that nobody has played to.
    pub(crate) fn think_about(position: Position, level: Level) -> Thought<Chain> {
        let setup = Setup::new(position.seats(), position.long_jump()).unwrap();
        let players = vec![Player::computer(level); position.seats()];
        let game = Game::from_state(setup, players, State::from_position(position));
        think(&game, &Limits::of_level(level), &mut Table::of_bytes(1 << 16)).unwrap()
    }

    /// Marbles in these holes, for two.
    fn marbles(holes: &[Hole], long_jump: bool) -> Position {
        let mut board = Board::EMPTY;
        holes.iter().for_each(|&hole| board[hole] = Some(Piece::Unowned));
        Position::from_board(&board, long_jump).unwrap()
    }

    #[test]
    fn a_marble_that_only_a_long_jump_wins_is_won() {
        // i1 and i3 have a hole between them and nothing but empty holes behind them.
        let holes = ["i1", "i3"].map(|hole| hole.parse().unwrap());
        assert!(!marbles(&holes, false).can_move());
        let thought = think_about(marbles(&holes, true), Level::HARD);
        assert_eq!((thought.mv.to_string(), thought.value), ("i1:i5".to_owned(), 1));
    }

    #[test]
    fn what_long_jumps_win_more_is_seen_from_level_three_on() {
        let mut chance = Chance::new(4, 0);
        let mut found = 0;
        while found < 25 {
            let holes: Vec<Hole> = (0..8).filter_map(|_| Hole::new(chance.below(Hole::COUNT))).collect();
            let (short, long) = (marbles(&holes, false), marbles(&holes, true));
            let among_short = outcomes(&short);
            // Two more at once, and nothing left to the other: whether the reply is seen or not, nothing else comes near.
            let richest = outcomes(&long).first().map_or(0, |one| one.0);
            let clears =
                |&(captures, outcome): &(i32, Outcome)| captures == richest && !after(&long, &outcome).can_move();
            if richest < among_short.first().map_or(0, |one| one.0) + 2 || !outcomes(&long).iter().any(clears) {
                continue;
            }
            found += 1;
            for level in (3..=5).filter_map(Level::new) {
                let mv = think_about(long, level).mv;
                let is_short = |one: &(i32, Outcome)| one.1.captured == mv.captured() && one.1.from == mv.from();
                assert!(!among_short.iter().any(is_short), "{holes:?} level {}: {mv}", level.number());
            }
        }
    }

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
