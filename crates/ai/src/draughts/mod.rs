//! Draughts: a search to the end of the captures, and a judgement of men, kings and where they stand.

pub(crate) mod eval;
mod node;
mod teach;
pub(crate) mod weights;

use hopstone_rules::draughts::{Move, Position, Side, State};
use hopstone_rules::{Game, Level};

use crate::budget::{Budget, Limits};
use crate::chance::Chance;
use crate::ranking::sort_best_first;
use crate::search::{DECIDED, Found, Ranked, Search, good};
use crate::table::Table;
use crate::thought::Thought;
use node::Node;
pub(crate) use teach::teach;

/// A draw is agreed to up to this advantage, in hundredths of a man, once little is left to play for.
const EVEN: i32 = 40;
/// From this disadvantage on a draw is welcome at any time.
const WORSE: i32 = -80;
/// Little is left to play for with at most so many pieces, or after so many quiet plies.
const FEW_PIECES: usize = 8;
const QUIET_PLIES: u8 = 20;

/// How a level looks ahead.
struct Manner {
    /// Plies looked ahead, captures not counted.
    depth: u32,
    /// Moves worth at most this much less than the best one may be chosen too.
    slack: i32,
    /// The most positions.
    nodes: u64,
    /// One move in so many is made without a thought of the reply; 0 for never.
    careless: usize,
}

const FULL: Manner = Manner { depth: u32::MAX, slack: 0, nodes: u64::MAX, careless: 0 };

fn manner(level: Option<Level>) -> Manner {
    match level.map(Level::number) {
        Some(1) => Manner { depth: 1, slack: 60, nodes: 10_000, careless: 3 },
        Some(2) => Manner { depth: 3, slack: 30, nodes: 20_000, careless: 0 },
        Some(3) => Manner { depth: 5, slack: 10, nodes: 60_000, careless: 0 },
        Some(4) => Manner { depth: 8, slack: 0, nodes: 250_000, careless: 0 },
        Some(_) => Manner { depth: u32::MAX, slack: 0, nodes: 2_000_000, careless: 0 },
        None => FULL,
    }
}

/// A move for the side to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits, table: &mut Table) -> Option<Thought<Move>> {
    let manner = manner(limits.level);
    let mut budget = Budget::new(limits, manner.nodes);
    let Found { mut ranked, depth } = search(game, &manner, table, &mut budget);
    ranked.first()?;
    let mut chance = Chance::new(limits.seed, game.events().len() as u64);
    // A game that can be won at once is.
    let may_err = manner.careless > 0 && ranked.len() > 1 && ranked[0].value < DECIDED;
    if may_err && chance.below(manner.careless) == 0 {
        ranked = at_a_glance(game.state().position(), &ranked);
    }
    let chosen = chance.below(good(&ranked, manner.slack));
    Some(Thought { mv: ranked[chosen].mv, value: ranked[chosen].value, depth, nodes: budget.spent() })
}

/// What the position is worth to the side to move, in hundredths of a man.
pub(crate) fn value(game: &Game<State>, limits: &Limits, table: &mut Table) -> i32 {
    let mut budget = Budget::new(limits, u64::MAX);
    search(game, &FULL, table, &mut budget).ranked.first().map_or(0, |one| one.value)
}

/// The moves by how the board looks right after them, as if no reply came.
fn at_a_glance(position: &Position, ranked: &[Ranked<Move>]) -> Vec<Ranked<Move>> {
    let value = |mv: &Move| -eval::judge(&position.after(mv));
    let mut seen: Vec<_> = ranked.iter().map(|one| Ranked { value: value(&one.mv), mv: one.mv }).collect();
    sort_best_first(&mut seen, |one| one.value);
    seen
}

/// Whether the computer, on the side `side`, agrees to a draw.
pub(crate) fn accepts_draw(game: &Game<State>, side: Side, limits: &Limits, table: &mut Table) -> bool {
    let state = game.state();
    let manner = Manner { slack: 0, ..manner(limits.level) };
    let mut budget = Budget::new(limits, manner.nodes);
    let for_mover = search(game, &manner, table, &mut budget).ranked.first().map_or(-1_000, |one| one.value);
    let value = if state.position().turn() == side { for_mover } else { -for_mover };
    let pieces: usize = Side::ALL.map(|side| state.position().pieces(side).len()).iter().sum();
    let is_late = pieces <= FEW_PIECES || state.quiet_plies() >= QUIET_PLIES;
    value <= WORSE || (value <= EVEN && is_late)
}

fn search(game: &Game<State>, manner: &Manner, table: &mut Table, budget: &mut Budget) -> Found<Move> {
    let root = Node::new(*game.state().position(), game.state().quiet_plies());
    Search::new(table, budget, past(game)).run(&root, manner.depth, manner.slack)
}

/// The positions of the game that can come again: those since the last capture or move of a man.
fn past(game: &Game<State>) -> Vec<u64> {
    let now = game.events().len();
    let quiet = usize::from(game.state().quiet_plies());
    let states = (now.saturating_sub(quiet)..now).filter_map(|ply| game.state_after(ply));
    states.map(|state| Node::new(*state.position(), 0).board_key()).collect()
}

#[cfg(test)]
mod tests {
    use hopstone_rules::draughts::{Setup, Square, Variant};
    use hopstone_rules::{Play, Player, Seat};

    use super::*;

    fn game(position: Position) -> Game<State> {
        let first = position.turn().seat();
        Game::start(Setup { position }, vec![Player::person(""), Player::person("")], first).unwrap()
    }

    /// Positions of random games.
    fn random_positions(count: usize) -> impl Iterator<Item = Position> {
        let mut chance = Chance::new(5, 0);
        (0..count).filter_map(move |number| {
            let mut position = Position::start(Variant::ALL[number % 2]);
            for _ in 0..10 + chance.below(40) {
                let moves = position.moves();
                position = position.after(moves.get(chance.below(moves.len().max(1)))?);
            }
            (position.moves().len() > 1).then_some(position)
        })
    }

    /// The most pieces that the side to move gains within `plies`, both sides doing their best.
    fn gain(position: &Position, plies: u32) -> i32 {
        if plies == 0 {
            return 0;
        }
        let moves = position.moves();
        let values = moves.iter().map(|mv| mv.captured().len() as i32 - gain(&position.after(mv), plies - 1));
        values.max().unwrap_or(-12)
    }

    #[test]
    fn from_level_two_on_no_move_gives_three_pieces_away() {
        let mut table = Table::of_bytes(1 << 20);
        for position in random_positions(150) {
            let net = |mv: &Move| mv.captured().len() as i32 - gain(&position.after(mv), 2);
            let best = position.moves().iter().map(net).max().unwrap();
            for level in (2..=4).filter_map(Level::new) {
                table.clear();
                let thought = think(&game(position), &Limits::of_level(level), &mut table).unwrap();
                let chosen = net(&thought.mv);
                assert!(best <= -3 || chosen > -3, "{} level {}: {}", position.fen(), level.number(), thought.mv);
            }
        }
    }

    #[test]
    fn a_move_that_ends_the_game_is_made_at_once_by_every_level() {
        let mut chance = Chance::new(8, 0);
        let mut table = Table::of_bytes(1 << 16);
        let mut found = 0;
        for number in 0..800 {
            let mut position = Position::start(Variant::ALL[number % 2]);
            for _ in 0..200 {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                let wins = |mv: &Move| !position.after(mv).can_move();
                // Only where there is also a move that does not win.
                if moves.iter().any(wins) && !moves.iter().all(wins) {
                    found += 1;
                    for level in (1..=5).filter_map(Level::new) {
                        table.clear();
                        let thought = think(&game(position), &Limits::of_level(level), &mut table).unwrap();
                        assert!(wins(&thought.mv), "{} level {}", position.fen(), level.number());
                    }
                    break;
                }
                position = position.after(&moves[chance.below(moves.len())]);
            }
        }
        assert!(found >= 20, "only {found} positions");
    }

    #[test]
    fn the_same_limits_give_the_same_move() {
        for position in random_positions(20) {
            for level in (1..=4).filter_map(Level::new) {
                let limits = Limits { seed: 4, ..Limits::of_level(level) };
                let answer = || think(&game(position), &limits, &mut Table::of_bytes(1 << 16)).unwrap();
                assert_eq!(answer(), answer());
            }
        }
    }

    #[test]
    fn every_level_finishes_games() {
        let mut table = Table::of_bytes(1 << 16);
        for (variant, level) in Variant::ALL.into_iter().flat_map(|one| (1..=5).map(move |level| (one, level))) {
            let mut game = game(Position::start(variant));
            table.clear();
            while game.turn().is_some() {
                let limits = Limits { nodes: Some(500), ..Limits::of_level(Level::new(level).unwrap()) };
                let thought = think(&game, &limits, &mut table).unwrap();
                game.play(&thought.mv).unwrap();
            }
            assert!(game.state().standing().outcome().is_some());
        }
    }

    #[test]
    fn two_kings_win_against_one() {
        let mut chance = Chance::new(3, 0);
        let mut table = Table::of_bytes(1 << 20);
        let (mut won, mut all) = (0, 0);
        while all < 12 {
            let variant = Variant::ALL[all % 2];
            let squares: Vec<u8> = (0..3).map(|_| chance.below(Square::COUNT) as u8 + 1).collect();
            let fen = format!("W:WK{},K{}:BK{}", squares[0], squares[1], squares[2]);
            let Ok(position) = Position::from_fen(variant, &fen) else { continue };
            let mut game = game(position);
            let after_two = position.moves().iter().any(|mv| position.after(mv).can_capture());
            if position.can_capture() || after_two || game.turn().is_none() {
                continue;
            }
            all += 1;
            table.clear();
            while game.turn().is_some() {
                let limits = Limits { nodes: Some(20_000), ..Limits::of_level(Level::HARD) };
                let thought = think(&game, &limits, &mut table).unwrap();
                game.play(&thought.mv).unwrap();
            }
            won += usize::from(game.state().standing().place(Seat::FIRST) == Some(1));
        }
        assert_eq!(won, all);
    }
}
