//! Counts of move sequences: the fingerprint of a move generator.

use crate::{capture, draughts, star};

/// The number of sequences of `depth` turns of Chinese checkers from a position, a turn being a distinct (from, to). A seat
/// without a move passes, which is a turn too. Wins do not end a sequence.
///
/// ```
/// # use hopstone_rules::{Seat, perft, star::{Options, Position, Seating, Setup}};
/// let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
/// assert_eq!(perft::star(&mut Position::start(setup, Seat::FIRST), 3), 4760);
/// ```
pub fn star(position: &mut star::Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut count = 0;
            position.each_destination(|_, destinations| count += destinations.all().len() as u64);
            count.max(1)
        }
        _ => {
            let moves = position.moves();
            if moves.is_empty() {
                let mut passed = *position;
                passed.pass();
                return star(&mut passed, depth - 1);
            }
            let mut count = 0;
            for mv in moves {
                let undo = position.play_unchecked(&mv);
                count += star(position, depth - 1);
                position.undo(&undo);
            }
            count
        }
    }
}

/// The number of sequences of `depth` turns of the capture game from a position, a turn being a distinct outcome.
///
/// ```
/// # use hopstone_rules::{Seat, capture::Position, perft};
/// assert_eq!(perft::capture(&Position::start(2, false, Seat::FIRST), 2), 3516);
/// ```
pub fn capture(position: &capture::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    position.each_outcome(|outcome| {
        count += if depth == 1 {
            1
        } else {
            let mut next = *position;
            next.play_unchecked(outcome.from, outcome.to, outcome.captured);
            capture(&next, depth - 1)
        };
    });
    count
}

/// The number of sequences of `depth` moves of draughts from a position, a move being a distinct path. A side that cannot move
/// ends a sequence, draws do not.
///
/// ```
/// # use hopstone_rules::{draughts::{Position, Variant}, perft};
/// assert_eq!(perft::draughts(&Position::start(Variant::Italian), 4), 1469);
/// assert_eq!(perft::draughts(&Position::start(Variant::English), 4), 1469);
/// ```
pub fn draughts(position: &draughts::Position, depth: u32) -> u64 {
    count(position, depth, &mut Vec::new())
}

/// Counts with one list for the moves of all depths.
fn count(position: &draughts::Position, depth: u32, moves: &mut Vec<draughts::Move>) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves() as u64,
        _ => {
            let begin = moves.len();
            position.add_moves(moves);
            let mut total = 0;
            for index in begin..moves.len() {
                total += count(&position.after(&moves[index]), depth - 1, moves);
            }
            moves.truncate(begin);
            total
        }
    }
}
