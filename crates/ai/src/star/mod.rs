//! Chinese checkers: a search for two players, a hurried look ahead for more.

mod eval;
mod many;
mod node;

use hopstone_rules::star::{Move, State};
use hopstone_rules::{Game, Level};

use crate::budget::{Budget, Limits};
use crate::chance::Chance;
use crate::search::{Found, Search, Searchable, good};
use crate::table::Table;
use crate::thought::Thought;
use node::Node;

/// How many plies back the search knows what has stood on the board.
const MEMORY: usize = 16;

/// How a level looks ahead.
struct Manner {
    /// Plies looked ahead.
    depth: u32,
    /// Moves worth at most this much less than the best one may be chosen too.
    slack: i32,
    /// The most positions.
    nodes: u64,
}

fn manner(level: Option<Level>) -> Manner {
    match level.map(Level::number) {
        Some(1) => Manner { depth: 1, slack: 90, nodes: 10_000 },
        Some(2) => Manner { depth: 1, slack: 25, nodes: 10_000 },
        Some(3) => Manner { depth: 2, slack: 6, nodes: 40_000 },
        Some(4) => Manner { depth: 3, slack: 0, nodes: 150_000 },
        Some(_) => Manner { depth: u32::MAX, slack: 0, nodes: 1_000_000 },
        None => Manner { depth: u32::MAX, slack: 0, nodes: u64::MAX },
    }
}

/// A move for the seat to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits, table: &mut Table) -> Option<Thought<Move>> {
    if game.players().len() > 2 {
        return many::think(game, limits);
    }
    let manner = manner(limits.level);
    let mut budget = Budget::new(limits, manner.nodes);
    let root = Node::new(*game.state().position());
    let now = game.events().len();
    let states = (now.saturating_sub(MEMORY)..now).filter_map(|ply| game.state_after(ply));
    let past = states.map(|state| state.position().hash()).collect();
    let Found { ranked, depth } = Search::new(table, &mut budget, past).run(&root, manner.depth, manner.slack);
    let best = ranked.first()?.mv;
    // A weak player chooses badly among moves that lead on, but does not wander about: it must be able to finish.
    let onward = |mv: &Move| root.urgency(mv) > 0;
    let good = &ranked[..good(&ranked, manner.slack)];
    let good: Vec<_> = good.iter().filter(|one| one.mv == best || onward(&one.mv)).collect();
    let chosen = good[Chance::new(limits.seed, now as u64).below(good.len())];
    Some(Thought { mv: chosen.mv, value: chosen.value, depth, nodes: budget.spent() })
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
            let thought = think(&game, &limits, &mut Table::of_bytes(1 << 20)).unwrap();
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
            let thought = think(&game, &Limits::of_level(level), &mut Table::of_bytes(1 << 20)).unwrap();
            let next = position.play(&thought.mv).unwrap();
            assert!(next.has_won(Seat::new(1).unwrap()), "level {} plays {:?}", level.number(), thought.mv);
        }
    }
}
