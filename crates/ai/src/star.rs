//! Chinese checkers: hurries its own marbles home, looking a few of its own moves ahead.
//!
//! The other players are taken to stand still. What a position costs falls with every marble that comes nearer to the tip of
//! its goal, fastest for those farthest behind, so that nobody is left at home and the tip is filled first.

use hopstone_rules::star::{Army, Hole, Move, Position, State};
use hopstone_rules::{Event, Game, Level, Seat};

use crate::budget::{Budget, Limits};
use crate::chance::Chance;
use crate::ranking::best_first;
use crate::thought::Thought;

/// What a winning position costs: less than any other.
const WON: i32 = -100_000;
/// What every earlier visit to a position adds: more than any move can gain, so that nothing is shuffled to and fro.
const SEEN_BEFORE: i32 = 20_000;
/// What a marble outside costs for every step from the nearest hole of the goal that is free.
const OUTSIDE: i32 = 6;

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

fn manner(level: Level) -> Manner {
    match level.number() {
        1 => Manner { depth: 1, width: 1, slack: 120, nodes: 10_000 },
        2 => Manner { depth: 1, width: 1, slack: 30, nodes: 10_000 },
        3 => Manner { depth: 2, width: 10, slack: 8, nodes: 40_000 },
        4 => Manner { depth: 3, width: 12, slack: 0, nodes: 100_000 },
        _ => Manner { depth: 4, width: 14, slack: 0, nodes: 300_000 },
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
    Some(Thought { mv: ranked[chosen].1, depth, nodes: budget.spent().max(ranked.len() as u64) })
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

/// What a seat's marbles still have before them; the less the better.
fn cost(position: &Position, seat: Seat) -> i32 {
    if position.has_won(seat) {
        return WON;
    }
    position.setup().seating.armies(seat).iter().map(|&army| army_cost(position, army)).sum()
}

fn army_cost(position: &Position, army: Army) -> i32 {
    let tip = army.goal().tip();
    let goal = army.goal_holes();
    let free = goal - position.occupied();
    let mut total = 0;
    for hole in position.army(army) {
        let steps = i32::from(hole.distance(tip));
        total += 16 * steps + steps * steps;
        if !goal.contains(hole) {
            let nearest = free.map(|target| i32::from(hole.distance(target))).min();
            total += OUTSIDE * nearest.unwrap_or(steps);
            // Ladders stand along the middle line; a marble far to the side finds none.
            total += i32::from(hole.distance(Hole::CENTRE)).saturating_sub(4).max(0);
        }
    }
    total
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
    use hopstone_rules::star::{Board, Options, Seating, Setup};
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
