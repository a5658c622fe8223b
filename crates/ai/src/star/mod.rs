//! Chinese checkers: everybody plans the way home; the strongest also weigh what a move does to the others' plans.

mod eval;
mod many;
mod plan;
mod solo;

use hopstone_rules::star::{Army, Move, Position, State};
use hopstone_rules::{Event, Game, Level, Seat};

use crate::budget::{Budget, Limits};
use crate::ranking::best_first;
use crate::thought::Thought;
use plan::{MOVE, Plan, Task};
pub use solo::Solo;

/// How a level thinks.
struct Manner {
    /// How many moves are weighed against the others' plans; 0: the level does not plan but looks at the next move only.
    moves: usize,
    /// How many arrangements a plan keeps at each of its moves.
    width: usize,
    /// The most arrangements.
    nodes: u64,
}

fn manner(level: Option<Level>) -> Manner {
    match level.map(Level::number) {
        Some(1) => Manner { moves: 0, width: 0, nodes: 10_000 },
        Some(2) => Manner { moves: 0, width: 0, nodes: 10_000 },
        Some(3) => Manner { moves: 1, width: 2, nodes: 10_000 },
        Some(4) => Manner { moves: 1, width: 40, nodes: 20_000 },
        Some(_) => Manner { moves: 8, width: 80, nodes: 150_000 },
        None => Manner { moves: 12, width: 400, nodes: u64::MAX },
    }
}

/// A move for the seat to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits) -> Option<Thought<Move>> {
    let manner = manner(limits.level);
    if manner.moves == 0 {
        return many::think(game, limits);
    }
    let position = game.state().position();
    let mut budget = Budget::new(limits, manner.nodes);
    let seat = position.turn();
    let own = plan_of(position, seat, manner.width, &mut budget)?;
    let mut best = (i32::MIN, own.moves[0]);
    if manner.moves > 1 {
        for (index, mv) in candidates(position, seat, &own, manner.moves).into_iter().enumerate() {
            let mut next = *position;
            next.play_unchecked(&mv);
            // The rest of the plan is a plan too.
            let rest = if index == 0 { own.cost - MOVE } else { i32::MAX };
            let value = weigh(game, &next, seat, rest, manner.width, &mut budget);
            if budget.has_ended() {
                break;
            }
            if value > best.0 {
                best = (value, mv);
            }
        }
    }
    let value = if best.0 == i32::MIN { -own.cost } else { best.0 };
    Some(Thought { mv: best.1, value, depth: own.moves.len() as u32, nodes: budget.spent() })
}

/// The shorter of the plans of a seat: to fill the goal with its own marbles, or to fill what squatters leave of it.
fn plan_of(position: &Position, seat: Seat, width: usize, budget: &mut Budget) -> Option<Plan> {
    let armies = position.setup().seating.armies(seat);
    let mut plans: Vec<Plan> = armies.iter().filter_map(|&army| plan_army(position, army, width, budget)).collect();
    // Several armies take turns: together they need all their moves. The one that needs most goes first.
    let total = plans.iter().map(|plan| plan.cost).sum();
    plans.sort_by_key(|plan| -plan.cost);
    let longest = plans.into_iter().next()?;
    Some(Plan { moves: longest.moves, cost: total })
}

fn plan_army(position: &Position, army: Army, width: usize, budget: &mut Budget) -> Option<Plan> {
    let own = Task::all_own(army).plan(position, width, budget);
    let rest = Task::the_rest(position, army)
        .and_then(|task| task.plan(position, width, budget))
        .filter(|plan| plan.cost <= SURE_OF_SQUATTERS * MOVE);
    match (own, rest) {
        (Some(own), Some(rest)) => Some(if rest.cost < own.cost { rest } else { own }),
        (own, rest) => own.or(rest),
    }
}

/// Squatters are only counted on when so few moves are left that they hardly leave in time.
const SURE_OF_SQUATTERS: i32 = 6;

/// The most promising moves: the one that the plan begins with, and those that gain most at once.
fn candidates(position: &Position, seat: Seat, plan: &Plan, most: usize) -> Vec<Move> {
    let cost = |mv: Move| {
        let mut next = *position;
        next.play_unchecked(&mv);
        (-eval::cost(&next, seat), mv)
    };
    let mut moves: Vec<(i32, Move)> = position.moves().into_iter().map(cost).collect();
    best_first(&mut moves);
    let first = plan.moves[0];
    let others = moves.into_iter().map(|(_, mv)| mv).filter(|&mv| mv != first);
    std::iter::once(first).chain(others).take(most).collect()
}

/// What a position is worth to a seat that has just moved: how much longer the best of the others' plans is than its own.
fn weigh(game: &Game<State>, position: &Position, seat: Seat, known: i32, width: usize, budget: &mut Budget) -> i32 {
    if position.has_won(seat) {
        return WON;
    }
    let own = plan_of(position, seat, width, budget).map_or(known, |plan| plan.cost.min(known));
    let others = hopstone_rules::Play::standing(game.state()).in_play().filter(|&other| other != seat);
    let theirs = others.filter_map(|other| plan_of(position, other, width / 2, budget)).map(|plan| plan.cost).min();
    let seen = SEEN_BEFORE * visits(game, position, seat);
    theirs.unwrap_or(0) / HINDRANCE - own - seen
}

/// How much less it is worth to hinder others than to get on: a plan for others is a guess.
const HINDRANCE: i32 = 4;
/// A game that is won at once.
const WON: i32 = 1_000_000;
/// What every earlier visit to an arrangement costs: more than any move can gain, so that nothing is shuffled to and fro.
const SEEN_BEFORE: i32 = 10 * MOVE;

/// How often the seat's own marbles have stood as in `position` before.
fn visits(game: &Game<State>, position: &Position, seat: Seat) -> i32 {
    let armies = position.setup().seating.armies(seat);
    let same = |earlier: &Position| armies.iter().all(|&army| earlier.army(army) == position.army(army));
    let after_own = game.events().iter().enumerate().filter(|(index, event)| {
        matches!(event, Event::Move(_)) && game.state_after(*index).is_some_and(|state| state.position().turn() == seat)
    });
    after_own.filter(|(index, _)| game.state_after(index + 1).is_some_and(|state| same(state.position()))).count()
        as i32
}

#[cfg(test)]
mod tests {
    use hopstone_rules::Seat;
    use hopstone_rules::star::{Army, Board, Hole, Options, Position, Seating, Setup};
    use hopstone_rules::{Outcome, Player};

    use super::*;

    fn players(seats: usize) -> Vec<Player> {
        (0..seats).map(|_| Player::computer(Level::NORMAL)).collect()
    }

    fn play_out(seating: Seating, options: Options, level: Level, seed: u64) -> Game<State> {
        let setup = Setup { seating, options };
        let mut game = Game::start(setup, players(seating.seats()), Seat::FIRST).unwrap();
        while game.turn().is_some() {
            let limits = Limits { seed, ..Limits::of_level(level) };
            let thought = think(&game, &limits).unwrap();
            game.play(&thought.mv).unwrap();
        }
        game
    }

    #[test]
    fn the_same_limits_give_the_same_move() {
        let a = play_out(Seating::Two, Options::STANDARD, Level::NORMAL, 7);
        let b = play_out(Seating::Two, Options::STANDARD, Level::NORMAL, 7);
        assert_eq!(a.events(), b.events());
    }

    #[test]
    fn games_of_every_seating_come_to_an_end_with_places() {
        for seating in Seating::ALL {
            let game = play_out(seating, Options::STANDARD, Level::NORMAL, 1);
            let standing = hopstone_rules::Play::standing(game.state());
            assert_eq!(standing.outcome(), Some(Outcome::Places), "{seating}");
        }
    }

    #[test]
    fn even_novices_finish_a_game() {
        for seed in 0..20 {
            let game = play_out(Seating::Two, Options::STANDARD, Level::new(1).unwrap(), seed);
            let standing = hopstone_rules::Play::standing(game.state());
            assert_eq!(standing.outcome(), Some(Outcome::Places), "seed {seed}");
        }
    }

    #[test]
    fn the_finishing_move_is_made_at_once() {
        // Nine home and one step to go, at every level.
        let mut text: Vec<char> = ".".repeat(121).chars().collect();
        for hole in Army::new(4).unwrap().goal_holes() {
            text[hole.index()] = '4';
        }
        text[6] = '.';
        text["e5".parse::<Hole>().unwrap().index()] = '4';
        text[60] = '1';
        let board: Board = text.into_iter().collect::<String>().parse().unwrap();
        let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
        let position = Position::from_board(setup, Seat::new(1).unwrap(), &board).unwrap();
        for level in (1..=5).filter_map(Level::new) {
            let game = Game::from_state(setup, players(2), State::from_position(position));
            let thought = think(&game, &Limits::of_level(level)).unwrap();
            let next = position.play(&thought.mv).unwrap();
            assert!(next.has_won(Seat::new(1).unwrap()), "level {} plays {:?}", level.number(), thought.mv);
        }
    }
}
