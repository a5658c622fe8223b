//! Draughts: a search to the end of the captures, and a judgement of men, kings and where they stand.

mod eval;
mod node;
mod weights;

use hopstone_rules::draughts::{Move, Side, State};
use hopstone_rules::{Game, Level};

use crate::budget::{Budget, Limits};
use crate::chance::Chance;
use crate::search::{Found, Search, good};
use crate::table::Table;
use crate::thought::Thought;
use node::Node;

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
}

const FULL: Manner = Manner { depth: u32::MAX, slack: 0, nodes: u64::MAX };

fn manner(level: Option<Level>) -> Manner {
    match level.map(Level::number) {
        Some(1) => Manner { depth: 1, slack: 2_000, nodes: 10_000 },
        Some(2) => Manner { depth: 2, slack: 30, nodes: 20_000 },
        Some(3) => Manner { depth: 4, slack: 12, nodes: 60_000 },
        Some(4) => Manner { depth: 7, slack: 0, nodes: 250_000 },
        Some(_) => Manner { depth: u32::MAX, slack: 0, nodes: 2_000_000 },
        None => FULL,
    }
}

/// A move for the side to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits, table: &mut Table) -> Option<Thought<Move>> {
    let manner = manner(limits.level);
    let mut budget = Budget::new(limits, manner.nodes);
    let Found { ranked, depth } = search(game, &manner, table, &mut budget);
    ranked.first()?;
    let good = good(&ranked, manner.slack);
    let chosen = Chance::new(limits.seed, game.events().len() as u64).below(good);
    Some(Thought { mv: ranked[chosen].mv, value: ranked[chosen].value, depth, nodes: budget.spent() })
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
