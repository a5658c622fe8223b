//! A player of draughts to measure against: plain alpha-beta that knows material and nothing else.

use std::time::{Duration, Instant};

use hopstone_rules::draughts::{Move, Position};

use crate::dice::Dice;

/// What men and kings are worth.
const MAN: i32 = 1;
const KING: i32 = 2;
/// A won game; the plies until then are taken off.
const WON: i32 = 10_000;
/// No search goes deeper: more plies than the quiet ones that end a game.
const DEEPEST: u32 = 100;
/// How often the clock is looked at, in positions.
const POSITIONS_PER_LOOK: u64 = 1024;

/// How long the player thinks about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// So long.
    Time(Duration),
    /// At so many positions.
    Nodes(u64),
}

/// The best move by material; among equal ones chance decides. `None` if the side to move has none.
///
/// Each iteration looks a ply deeper. Where it would stop in front of a capture, which the rules command, it goes on.
pub fn best(position: &Position, effort: Effort, seed: u64) -> Option<Move> {
    let mut moves = position.moves();
    Dice::new(seed).shuffle(&mut moves);
    let mut search = Search { effort, begun: Instant::now(), nodes: 0, is_over: false };
    let mut depth = 0;
    while moves.len() > 1 && depth < DEEPEST && !search.is_over {
        let (mut best, mut low) = (0, -WON);
        for (index, mv) in moves.iter().enumerate() {
            let value = -search.value(&position.after(mv), depth, 1, -WON, -low);
            if search.is_over {
                break;
            }
            if index == 0 || value > low {
                (best, low) = (index, value);
            }
        }
        // The best one first: what is found before the end of an iteration is then no worse than what was known.
        moves[..=best].rotate_right(1);
        depth += 1;
        if low.abs() >= WON - DEEPEST as i32 {
            break;
        }
    }
    moves.into_iter().next()
}

struct Search {
    effort: Effort,
    begun: Instant,
    nodes: u64,
    is_over: bool,
}

impl Search {
    /// What a position is worth to the side to move, exact between `low` and `high`.
    fn value(&mut self, position: &Position, depth: u32, ply: u32, mut low: i32, high: i32) -> i32 {
        self.spend();
        if self.is_over {
            return 0;
        }
        if (depth == 0 || ply >= DEEPEST) && !position.can_capture() {
            return if position.can_move() { material(position) } else { ply as i32 - WON };
        }
        let moves = position.moves();
        if moves.is_empty() {
            return ply as i32 - WON;
        }
        let mut best = -WON;
        for mv in &moves {
            let value = -self.value(&position.after(mv), depth.saturating_sub(1), ply + 1, -high, -low);
            best = best.max(value);
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        best
    }

    fn spend(&mut self) {
        self.nodes += 1;
        self.is_over |= match self.effort {
            Effort::Nodes(most) => self.nodes > most,
            Effort::Time(most) => self.nodes.is_multiple_of(POSITIONS_PER_LOOK) && self.begun.elapsed() >= most,
        };
    }
}

/// What the side to move has more.
fn material(position: &Position) -> i32 {
    let of = |side| MAN * position.men(side).len() as i32 + KING * position.kings(side).len() as i32;
    of(position.turn()) - of(position.turn().other())
}

#[cfg(test)]
mod tests {
    use hopstone_rules::draughts::Variant;

    use super::*;

    fn position(variant: Variant, fen: &str) -> Position {
        Position::from_fen(variant, fen).unwrap()
    }

    /// The definition, without cuts.
    fn plain(position: &Position, depth: u32, ply: u32) -> i32 {
        let moves = position.moves();
        if moves.is_empty() {
            return ply as i32 - WON;
        }
        if depth == 0 && !position.can_capture() {
            return material(position);
        }
        moves.iter().map(|mv| -plain(&position.after(mv), depth.saturating_sub(1), ply + 1)).max().unwrap()
    }

    #[test]
    fn cuts_change_no_value() {
        let mut dice = Dice::new(7);
        for variant in [Variant::Italian, Variant::English] {
            for _ in 0..20 {
                let mut position = Position::start(variant);
                for _ in 0..dice.below(60) {
                    if let Some(mv) = dice.one_of(&position.moves()) {
                        position = position.after(&mv);
                    }
                }
                let mut search =
                    Search { effort: Effort::Nodes(u64::MAX), begun: Instant::now(), nodes: 0, is_over: false };
                for depth in 0..4 {
                    assert_eq!(
                        search.value(&position, depth, 0, -WON, WON),
                        plain(&position, depth, 0),
                        "{position:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn it_wins_at_once_where_it_can() {
        // From 12 a man comes only to 16, or over it to 19.
        let position = position(Variant::English, "W:WK20,K19:B12");
        for seed in 0..5 {
            assert_eq!(best(&position, Effort::Nodes(20_000), seed).unwrap().to_string(), "20-16");
        }
    }

    #[test]
    fn of_equal_moves_chance_takes_one_and_the_same_seed_the_same() {
        let start = Position::start(Variant::English);
        let chosen = |seed| best(&start, Effort::Nodes(500), seed).unwrap();
        assert!((1..10).any(|seed| chosen(seed) != chosen(0)));
        assert!((0..10).all(|seed| chosen(seed) == chosen(seed)));
    }

    #[test]
    fn it_always_has_a_move_where_there_is_one_and_none_where_there_is_none() {
        for effort in [Effort::Nodes(1), Effort::Time(Duration::from_millis(1))] {
            assert!(best(&Position::start(Variant::Italian), effort, 1).is_some());
            assert_eq!(best(&position(Variant::Italian, "W:W:B1"), effort, 1), None);
        }
    }
}
