//! A position of draughts as the search sees it.

use hopstone_rules::draughts::{Move, Position, QUIET_PLIES_TO_DRAW, Side, Square};

use super::eval;
use crate::search::{Searchable, WON};

/// A position and its quiet plies.
#[derive(Clone, Copy)]
pub(super) struct Node {
    position: Position,
    quiet: u8,
}

impl Node {
    /// The position.
    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    pub(super) fn new(position: Position, quiet: u8) -> Node {
        Node { position, quiet }
    }

    /// Tells positions apart, whatever their quiet plies.
    pub(super) fn board_key(&self) -> u64 {
        let position = &self.position;
        let [white, black] = Side::ALL.map(|side| u64::from(position.pieces(side).bits()));
        let kings = Side::ALL.map(|side| position.kings(side).bits()).into_iter().fold(0, |all, bits| all | bits);
        let turn = position.turn().index() as u64;
        mix(mix(white << 32 | black).wrapping_add(u64::from(kings) << 1 | turn))
    }
}

/// Spreads the bits (the finisher of SplitMix64).
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Searchable for Node {
    type Move = Move;
    const NUMBERS: usize = Square::COUNT * Square::COUNT;

    fn key(&self) -> u64 {
        self.board_key()
    }

    fn moves(&self, moves: &mut Vec<Move>) {
        self.position.add_moves(moves);
    }

    fn after(&self, mv: &Move) -> Node {
        let is_quiet = !mv.is_capture() && self.position.kings(self.position.turn()).contains(mv.from());
        Node { position: self.position.after(mv), quiet: if is_quiet { self.quiet.saturating_add(1) } else { 0 } }
    }

    fn over(&self) -> Option<i32> {
        if !self.position.can_move() {
            return Some(-WON);
        }
        (self.quiet >= QUIET_PLIES_TO_DRAW).then_some(0)
    }

    fn repeatable(&self) -> usize {
        usize::from(self.quiet)
    }

    fn judge(&self) -> i32 {
        eval::judge(&self.position)
    }

    fn is_calm(&self) -> bool {
        !self.position.can_capture()
    }

    fn number(&self, mv: &Move) -> usize {
        mv.from().index() * Square::COUNT + mv.to().index()
    }

    fn urgency(&self, mv: &Move) -> i32 {
        // Captures by what they take; of the others the advanced men first.
        if mv.is_capture() {
            let kings = mv
                .captured()
                .filter(|square| self.position.kings(self.position.turn().other()).contains(*square))
                .count();
            return 5_000 + 100 * mv.captured().len() as i32 + 60 * kings as i32;
        }
        let row = mv.to().index() as i32 / 4;
        if self.position.men(self.position.turn()).contains(mv.from()) {
            let rows = if self.position.turn() == Side::White { 7 - row } else { row };
            if rows == 7 { 4_000 } else { 10 * rows }
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::tests::check;
    use hopstone_rules::draughts::Variant;

    #[test]
    fn the_search_agrees_with_the_definition() {
        let mut state = 1_u64;
        for game in 0..40 {
            let mut position = Position::start(Variant::ALL[game % 2]);
            for _ in 0..game * 2 {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                position = position.after(&moves[(state >> 33) as usize % moves.len()]);
            }
            if !position.can_move() {
                continue;
            }
            for depth in 1..=6 {
                check(&Node::new(position, 0), depth);
            }
        }
    }
}
