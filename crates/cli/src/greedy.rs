//! A beginner of draughts and the capture game who follows the guide's advice: takes what is to be had, after a look at what the
//! next player can take then. Chance decides among moves that come to the same.

use hopstone_rules::{capture, draughts};

use crate::dice::Dice;

/// What men and kings are worth.
const MAN: i32 = 2;
const KING: i32 = 3;
/// The other side cannot move any more.
const WON: i32 = 1_000;

/// The move of draughts after which the side to move has most, once the other has made its best capture; `None` if it has none.
pub fn draughts(position: &draughts::Position, dice: &mut Dice) -> Option<draughts::Move> {
    one_of_the_best(position.moves(), |mv| kept(&position.after(mv)), dice)
}

/// What the side that has just moved has more in men and kings, after the best capture of the other.
fn kept(next: &draughts::Position) -> i32 {
    if !next.can_move() {
        return WON;
    }
    if !next.can_capture() {
        return -ahead(next);
    }
    next.moves().iter().map(|reply| ahead(&next.after(reply))).min().expect("a capture")
}

/// What the side to move has more in men and kings.
fn ahead(position: &draughts::Position) -> i32 {
    let of = |side| MAN * position.men(side).len() as i32 + KING * position.kings(side).len() as i32;
    of(position.turn()) - of(position.turn().other())
}

/// The chain of the capture game that captures most more than the next seat can then; `None` if there is none.
pub fn capture(position: &capture::Position, dice: &mut Dice) -> Option<capture::Chain> {
    let mut outcomes = Vec::new();
    position.each_outcome(|outcome| outcomes.push(outcome));
    let gained = |outcome: &capture::Outcome| {
        let mut next = *position;
        next.play_unchecked(outcome.from, outcome.to, outcome.captured);
        outcome.captured.len() as i32 - richest(&next)
    };
    let best = one_of_the_best(outcomes, gained, dice)?;
    let (chains, _) = position.outcomes_after(best.from, &[], usize::MAX).ok()?;
    chains.into_iter().find(|chain| chain.to() == best.to && chain.captured() == best.captured)
}

/// The most that the seat to move can capture.
fn richest(position: &capture::Position) -> i32 {
    let mut most = 0;
    position.each_outcome(|outcome| most = most.max(outcome.captured.len() as i32));
    most
}

fn one_of_the_best<M: Clone>(moves: Vec<M>, value: impl Fn(&M) -> i32, dice: &mut Dice) -> Option<M> {
    let values: Vec<i32> = moves.iter().map(value).collect();
    let most = values.iter().max()?;
    let best: Vec<M> =
        moves.iter().zip(&values).filter(|(_, value)| *value == most).map(|(mv, _)| mv.clone()).collect();
    dice.one_of(&best)
}

#[cfg(test)]
mod tests {
    use hopstone_rules::Seat;
    use hopstone_rules::draughts::Variant;

    use super::*;

    /// All moves that chance lets it make.
    fn chosen(fen: &str) -> Vec<String> {
        let position = draughts::Position::from_fen(Variant::English, fen).unwrap();
        let mut chosen: Vec<String> =
            (0..60).map(|seed| draughts(&position, &mut Dice::new(seed)).unwrap().to_string()).collect();
        chosen.sort();
        chosen.dedup();
        chosen
    }

    #[test]
    fn it_gives_no_man_away_and_chance_decides_among_the_rest() {
        // On 18 the man from 22 could be captured, on 19 the one from 23.
        assert_eq!(chosen("W:W22,23:B15"), ["22-17", "23-18"]);
    }

    #[test]
    fn of_two_captures_it_takes_the_one_that_is_not_avenged() {
        // On 15 it would be captured from 11, on 13 nothing reaches it.
        assert_eq!(chosen("W:W22:B17,18,11,8"), ["22x13"]);
    }

    #[test]
    fn a_king_counts_more_than_a_man() {
        assert_eq!(chosen("W:W22:B17,K18"), ["22x15"]);
    }

    #[test]
    fn who_cannot_move_is_beaten() {
        // From 12 a man comes only to 16, or over it to 19.
        assert_eq!(chosen("W:WK20,K19:B12"), ["20-16"]);
    }

    #[test]
    fn in_the_capture_game_the_next_seat_s_captures_are_taken_off() {
        let mut modest = 0;
        for seed in 0..20 {
            let mut dice = Dice::new(seed);
            let mut position = capture::Position::start(3, seed % 2 == 0, Seat::FIRST);
            while let Some(chain) = capture(&position, &mut dice) {
                let taken = chain.captured().len() as i32;
                let left = |captured, from, to| {
                    let mut next = position;
                    next.play_unchecked(from, to, captured);
                    richest(&next)
                };
                let net = taken - left(chain.captured(), chain.from(), chain.to());
                position.each_outcome(|other| {
                    assert!(other.captured.len() as i32 - left(other.captured, other.from, other.to) <= net);
                });
                modest += usize::from(taken < richest(&position));
                position = position.play(&chain).expect("a chain of the position");
            }
        }
        assert!(modest > 20, "it left a richer capture alone only {modest} times");
    }
}
