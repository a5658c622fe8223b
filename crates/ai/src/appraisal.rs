//! What each seat of a game has before it or is ahead, to look back at a game by.

use hopstone_rules::{Game, Play, Seat, capture, draughts, star};

use crate::Limits;
use crate::table::Table;

/// The most positions that are looked at for one appraisal.
const MOST_NODES_OF_DRAUGHTS: u64 = 200_000;
const MOST_NODES_OF_CAPTURE: u64 = 20_000;
/// No side is further ahead than this: a decided game, in hundredths of a man.
const MOST: i32 = 1_000;

/// For every seat what it still needs: hundredths of moves of its own; 0 where it is home.
pub(crate) fn star(game: &Game<star::State>, limits: &Limits) -> Vec<i32> {
    let standing = game.state().standing();
    let needs = |seat: Seat| match standing.place(seat) {
        Some(_) => 0,
        None => crate::star::moves_home(game.state().position(), seat, limits),
    };
    Seat::all(standing.seats()).map(needs).collect()
}

/// For every seat how far it is ahead, in hundredths of a man.
pub(crate) fn draughts(game: &Game<draughts::State>, limits: &Limits, table: &mut Table) -> Vec<i32> {
    let standing = game.state().standing();
    let ahead = if standing.outcome().is_some() {
        MOST * (won_by(standing, Seat::FIRST) - won_by(standing, Seat::FIRST.next(2)))
    } else {
        let limits = within(limits, MOST_NODES_OF_DRAUGHTS);
        let value = crate::draughts::value(game, &limits, table).clamp(-MOST, MOST);
        if game.turn() == Some(Seat::FIRST) { value } else { -value }
    };
    vec![ahead, -ahead]
}

/// For two seats how many marbles each is ahead in the end as far as can be seen, for more what each has captured, in hundredths.
pub(crate) fn capture(game: &Game<capture::State>, limits: &Limits, table: &mut Table) -> Vec<i32> {
    let position = game.state().position();
    let captured: Vec<i32> = Seat::all(position.seats()).map(|seat| 100 * i32::from(position.captured(seat))).collect();
    let [first, second] = captured[..] else { return captured };
    let limits = within(limits, MOST_NODES_OF_CAPTURE);
    let to_come = match game.turn() {
        Some(seat) => {
            let value = 100 * crate::capture::think(game, &limits, table).map_or(0, |thought| thought.value);
            if seat == Seat::FIRST { value } else { -value }
        }
        None => 0,
    };
    let ahead = first - second + to_come;
    vec![ahead, -ahead]
}

fn won_by(standing: &hopstone_rules::Standing, seat: Seat) -> i32 {
    // A draw has places of none.
    i32::from(standing.place(seat) == Some(1))
}

fn within<'a>(limits: &Limits<'a>, nodes: u64) -> Limits<'a> {
    Limits { level: None, nodes: Some(limits.nodes.map_or(nodes, |most| most.min(nodes))), seed: 0, ..*limits }
}
