//! Chinese checkers: from level 3 on a player plans its whole way home and makes the first move of it; below it looks at the next
//! move only.
//!
//! Matches decided this. A search of both sides' moves sees three moves of each ahead and needs 52 own moves to win; a plan sees all
//! of its own and needs 31. Level 5 also foresees the others: it forecasts how they move while it follows its plan, plans anew against
//! that, and so on, and keeps the plan that does best when it is tried. One seat of six against greedy ones came first in 28 games of
//! 60 without it and in 48 with it.
//!
//! What did not win: to weigh what a move does to the plans of others; to play the game on in thought after each of several moves and
//! take the one that came out best, since one such game says too little; to take every new plan untried; to foresee a larger table by
//! plans; to prefer, of the arrangements of a plan, those that got on early.

mod eval;
mod forecast;
mod glance;
mod plan;
mod solo;
mod teach;

use hopstone_rules::star::{Army, HoleSet, Move, Position, State};
use hopstone_rules::{Event, Game, Level, Seat};

use crate::budget::{Budget, Limits};
use crate::thought::Thought;
use forecast::Forecast;
use plan::{Effort, LONGEST, MOVE, Plan, Task};
pub use solo::Solo;
pub(crate) use teach::teach;

/// How a level thinks.
struct Manner {
    /// How many arrangements the plans keep at each of their moves, plan after plan as long as the budget lasts. The first takes the
    /// others to stand still, those after it foresee them. No width: the level does not plan but looks at the next move only.
    widths: &'static [usize],
    /// The most arrangements.
    nodes: u64,
}

fn manner(level: Option<Level>) -> Manner {
    match level.map(Level::number) {
        Some(1 | 2) => Manner { widths: &[], nodes: 10_000 },
        Some(3) => Manner { widths: &[2], nodes: 20_000 },
        Some(4) => Manner { widths: &[6], nodes: 50_000 },
        Some(_) => Manner { widths: &[16, 256, 256, 256, 256], nodes: 100_000 },
        None => Manner { widths: &[16, 64, 256, 1_024, 4_096], nodes: u64::MAX },
    }
}

/// A move for the seat to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits) -> Option<Thought<Move>> {
    let manner = manner(limits.level);
    if manner.widths.is_empty() {
        return glance::think(game, limits);
    }
    let position = game.state().position();
    let mut budget = Budget::new(limits, manner.nodes);
    let (&first, further) = manner.widths.split_first()?;
    let effort = Effort { width: first, longest: LONGEST };
    let Some(mut plan) = plan_of(position, position.turn(), &Forecast::still(position), effort, &mut budget) else {
        // The budget ended before there was a way: any move is better than none.
        return glance::think(game, limits);
    };
    if !further.is_empty() {
        plan = foresee(position, plan, further, &mut budget);
    }
    let mut next = *position;
    next.play_unchecked(&plan.moves[0]);
    // A way home that leads back to where the army has been is none: somebody stands in it who does not go.
    if visits(game, &next, position.turn()) > 0 {
        return glance::think(game, limits);
    }
    if gives_away(game, &next, position.turn())
        && let Some(thought) = glance::keeping(game, limits, |next| !gives_away(game, next, position.turn()))
    {
        return Some(thought);
    }
    Some(Thought { mv: plan.moves[0], value: -plan.cost, depth: plan.moves.len() as u32, nodes: budget.spent() })
}

/// The plan, of a first one and of those that are made against forecasts of the others, one of each width, with which the seat is
/// expected to need the fewest moves.
fn foresee(position: &Position, first: Plan, widths: &[usize], budget: &mut Budget) -> Plan {
    let seat = position.turn();
    let mut best = first;
    if best.moves.len() <= SHORT
        && let Some(&width) = widths.last()
        && let Some(plan) = race(position, Effort { width, longest: LONGEST }, budget)
    {
        return plan;
    }
    let mut forecast = Forecast::of(position, &best.moves, budget);
    let mut fewest = forecast.moves;
    for &width in widths {
        let effort = Effort { width, longest: LONGEST };
        let Some(plan) = plan_of(position, seat, &forecast, effort, budget) else { break };
        // The others do not do the same when the seat moves otherwise: the plan is tried.
        forecast = Forecast::of(position, &plan.moves, budget);
        // What was cut short is a guess.
        if budget.has_ended() {
            break;
        }
        if forecast.moves <= fewest {
            (best, fewest) = (plan, forecast.moves);
        }
    }
    best
}

/// With at most so many moves left it is looked whether others make a difference at all.
const SHORT: usize = 8;

/// The way home to which others make no difference, so that it does not matter what they do; `None` if they make one.
fn race(position: &Position, effort: Effort, budget: &mut Budget) -> Option<Plan> {
    let [still, alone] = [Forecast::still(position), Forecast::nobody()]
        .map(|forecast| plan_of(position, position.turn(), &forecast, effort, budget));
    still.filter(|still| !budget.has_ended() && alone.is_some_and(|alone| alone.cost == still.cost))
}

/// The best plan of a seat that beams of these widths find, one after the other, if the others stand still.
fn way_home(position: &Position, seat: Seat, widths: &[usize], budget: &mut Budget) -> Option<Plan> {
    let mut best: Option<Plan> = None;
    let forecast = Forecast::still(position);
    for &width in widths {
        let effort = Effort { width, longest: LONGEST };
        // The budget may end in the middle of a plan, which is none then.
        let Some(plan) = plan_of(position, seat, &forecast, effort, budget) else { break };
        // A plan that was cut short is a guess; the narrower one is a way home.
        if best.as_ref().is_none_or(|best| plan.cost < best.cost && !budget.has_ended()) {
            best = Some(plan);
        }
        if budget.has_ended() {
            break;
        }
    }
    best
}

/// What a seat needs to fill its goals with its own marbles if the others stand still, in hundredths of moves.
pub(crate) fn moves_home(position: &Position, seat: Seat, limits: &Limits) -> i32 {
    const _: () = assert!(MOVE == 100, "costs are hundredths of moves");
    let mut budget = Budget::new(&Limits { level: None, ..*limits }, NODES_OF_APPRAISAL);
    let position = position.with_turn(seat);
    let forecast = Forecast::still(&position);
    let mut shortest = |&army: &Army| {
        let plans = WIDTHS_OF_APPRAISAL.map(|width| {
            let effort = Effort { width, longest: LONGEST };
            Task::all_own(army).plan(&position, &forecast.others(army), effort, &mut budget)
        });
        // Even one that was cut short says about how much is left.
        plans.into_iter().flatten().map(|plan| plan.cost).min().unwrap_or(0)
    };
    position.setup().seating.armies(seat).iter().map(&mut shortest).sum()
}

/// How many arrangements plans keep that only their lengths are wanted of, and the most that are looked at.
const WIDTHS_OF_APPRAISAL: [usize; 3] = [16, 48, 128];
const NODES_OF_APPRAISAL: u64 = 20_000;

/// The shorter of the plans of a seat: to fill the goal with its own marbles, or to fill what squatters leave of it.
fn plan_of(position: &Position, seat: Seat, forecast: &Forecast, effort: Effort, budget: &mut Budget) -> Option<Plan> {
    let armies = position.setup().seating.armies(seat);
    let plan = |&army: &Army| plan_army(position, army, &forecast.others(army), effort, budget);
    let plans: Vec<Plan> = armies.iter().filter_map(plan).collect();
    // Several armies take turns: together they need all their moves. The one that needs most goes first.
    let total = plans.iter().map(|plan| plan.cost).sum();
    let arrives = plans.iter().all(|plan| plan.arrives);
    let counts_on_squatters = plans.iter().any(|plan| plan.counts_on_squatters);
    let longest = plans.into_iter().max_by_key(|plan| plan.cost)?;
    Some(Plan { moves: longest.moves, cost: total, arrives, counts_on_squatters })
}

fn plan_army(position: &Position, army: Army, others: &[HoleSet], effort: Effort, budget: &mut Budget) -> Option<Plan> {
    let own = Task::all_own(army).plan(position, others, effort, budget);
    let rest = Task::the_rest(position, army).and_then(|task| task.plan(position, others, effort, budget));
    match (own, rest) {
        (Some(own), Some(rest)) => {
            let is_sure = rest.cost <= SURE_OF_SQUATTERS * MOVE || rest.cost * GREED <= own.cost;
            Some(if rest.cost < own.cost && is_sure { rest } else { own })
        }
        (own, rest) => own.or(rest),
    }
}

/// Squatters are counted on when so few moves are left that they hardly leave in time, or when the way around them is so many times
/// longer that it is worth a try.
const SURE_OF_SQUATTERS: i32 = 6;
const GREED: i32 = 3;

/// Whether somebody else has won after a seat's move, or can win by the next one. Under the modern win that comes sooner than it
/// looks: a goal may be full of marbles that never left it, and a hole may be filled by whoever passes.
fn gives_away(game: &Game<State>, position: &Position, seat: Seat) -> bool {
    if position.has_won(seat) {
        return false;
    }
    let wins = |other: Seat| position.has_won(other) || wins_next(position, other);
    hopstone_rules::Play::standing(game.state()).in_play().any(|other| other != seat && wins(other))
}

/// Whether a seat wins by its next move, were it to move now.
fn wins_next(position: &Position, seat: Seat) -> bool {
    let position = position.with_turn(seat);
    position.moves().iter().any(|mv| {
        let mut next = position;
        next.play_unchecked(mv);
        next.has_won(seat)
    })
}

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
    fn so_do_they_where_the_others_are_foreseen() {
        for seating in Seating::ALL {
            let setup = Setup { seating, options: Options::STANDARD };
            let game = Game::start(setup, players(seating.seats()), Seat::FIRST).unwrap();
            let [a, b] = [(); 2].map(|()| think(&game, &Limits::of_level(Level::HARD)).unwrap());
            assert_eq!(a, b, "{seating}");
        }
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
