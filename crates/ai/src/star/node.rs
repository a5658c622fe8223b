//! A position of Chinese checkers for two as the search sees it.

use hopstone_rules::Seat;
use hopstone_rules::star::{Army, Hole, Move, MoveKind, Position};

use super::eval;
use crate::search::{Searchable, WON};

/// Moves that cost more than this are not looked at, as long as there are others.
const WORST: i32 = 40;
/// With fewer moves than this nothing is left out.
const FEW: usize = 6;

/// A position with what each seat's marbles cost by their holes alone.
#[derive(Clone)]
pub(super) struct Node {
    position: Position,
    cost: [i32; 2],
}

impl Node {
    pub(super) fn new(position: Position) -> Node {
        let cost = [0, 1].map(|index| eval::by_holes(&position, seat(index)));
        Node { position, cost }
    }

    fn mover(&self) -> usize {
        self.position.turn().index()
    }

    /// The army of the mover that a marble belongs to.
    fn army(&self, from: Hole) -> Army {
        let armies = self.position.setup().seating.armies(self.position.turn());
        *armies.iter().find(|&&army| self.position.army(army).contains(from)).unwrap_or(&armies[0])
    }
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap_or(Seat::FIRST)
}

impl Searchable for Node {
    type Move = Move;
    const NUMBERS: usize = Hole::COUNT * Hole::COUNT;

    fn key(&self) -> u64 {
        self.position.hash()
    }

    fn moves(&self, moves: &mut Vec<Move>) {
        let begin = moves.len();
        self.position.add_moves(moves);
        if moves.len() - begin <= FEW {
            return;
        }
        let mut kept = begin;
        for index in begin..moves.len() {
            let mv = moves[index];
            if self.urgency(&mv) >= -WORST {
                moves[kept] = mv;
                kept += 1;
            }
        }
        // Where every move is bad one of them must be made nevertheless.
        if kept > begin {
            moves.truncate(kept);
        }
    }

    fn after(&self, mv: &Move) -> Node {
        let mut next = self.clone();
        let army = self.army(mv.from);
        next.cost[self.mover()] -= eval::gain(army, mv.from, mv.to);
        if mv.kind == MoveKind::Swap {
            next.position.play_unchecked(mv);
            next.cost = [0, 1].map(|index| eval::by_holes(&next.position, seat(index)));
            return next;
        }
        next.position.play_unchecked(mv);
        next
    }

    fn over(&self) -> Option<i32> {
        let me = self.position.turn();
        let other = me.next(2);
        // The other has moved: it is asked first.
        if self.position.has_won(other) {
            return Some(-WON);
        }
        self.position.has_won(me).then_some(WON)
    }

    fn judge(&self) -> i32 {
        let me = self.mover();
        let [mine, theirs] = [me, 1 - me].map(|index| self.cost[index] + eval::by_goal(&self.position, seat(index)));
        theirs - mine
    }

    fn is_calm(&self) -> bool {
        true
    }

    fn number(&self, mv: &Move) -> usize {
        mv.from.index() * Hole::COUNT + mv.to.index()
    }

    fn urgency(&self, mv: &Move) -> i32 {
        eval::gain(self.army(mv.from), mv.from, mv.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::tests::check;
    use hopstone_rules::star::{Options, Seating, Setup};

    #[test]
    fn the_search_agrees_with_the_definition() {
        let mut state = 1_u64;
        let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
        for game in 0..10 {
            let mut position = Position::start(setup, Seat::FIRST);
            for _ in 0..game * 6 {
                let moves = position.moves();
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                position.play_unchecked(&moves[(state >> 33) as usize % moves.len()]);
            }
            for depth in 1..=3 {
                check(&Node::new(position), depth);
            }
        }
    }
}
