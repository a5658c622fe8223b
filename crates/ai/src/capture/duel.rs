//! Two players: alpha-beta over what is still to be captured, which is the same for whoever is to move.

use hopstone_rules::capture::{Outcome, Position};

use super::{after, outcomes, richest};
use crate::budget::Budget;
use crate::table::{Bound, Known, Table};

/// What a captured marble counts: values are finer than marbles, since what is left at the horizon is a guess.
pub(super) const MARBLE: i32 = 4;
/// Who is to move at the horizon gets its richest capture, but the other one answers: it counts only so much for each marble.
const AT_HORIZON: i32 = 2;
/// A depth that no iteration has: the value holds to the end of the game.
pub(super) const SOLVED: u32 = 255;
/// More than any value.
const INFINITE: i32 = 1_000;

/// A search of one position.
pub(super) struct Duel<'a, 'b> {
    table: &'a mut Table,
    budget: &'a mut Budget<'b>,
    /// Whether a value that was looked at is a guess from the horizon.
    guessed: bool,
}

impl<'a, 'b> Duel<'a, 'b> {
    pub(super) fn new(table: &'a mut Table, budget: &'a mut Budget<'b>) -> Duel<'a, 'b> {
        table.begin();
        Duel { table, budget, guessed: false }
    }

    /// One iteration over the outcomes, the best first: their values in the same order, exact within `slack` of the best one, and
    /// whether the game is solved. The list is shorter if the budget ends.
    pub(super) fn root(
        &mut self,
        position: &Position,
        ranked: &[(i32, Outcome)],
        depth: u32,
        slack: i32,
    ) -> (Vec<(i32, Outcome)>, bool) {
        let mut values = Vec::with_capacity(ranked.len());
        let mut best = -INFINITE;
        self.guessed = false;
        for &(_, outcome) in ranked {
            let gain = MARBLE * outcome.captured.len() as i32;
            let next = after(position, &outcome);
            let floor = (best - slack - i32::from(slack > 0)).max(-INFINITE);
            let mut value = if values.is_empty() {
                INFINITE
            } else {
                gain - self.value(&next, depth - 1, gain - floor - 1, gain - floor)
            };
            if value > floor {
                value = gain - self.value(&next, depth - 1, gain - INFINITE, gain - floor);
            }
            if self.budget.has_ended() {
                break;
            }
            best = best.max(value);
            values.push((value, outcome));
        }
        (values, !self.guessed && !self.budget.has_ended())
    }

    /// What the side to move captures more than the other from here on.
    fn value(&mut self, position: &Position, depth: u32, mut low: i32, mut high: i32) -> i32 {
        if !self.budget.spend() {
            return 0;
        }
        // The last marble cannot be captured.
        let most = MARBLE * (position.marbles().len() as i32 - 1).max(0);
        if low >= most {
            return most;
        }
        if high <= -most {
            return -most;
        }
        if depth == 0 {
            let richest = richest(position);
            self.guessed |= richest > 0;
            return AT_HORIZON * richest;
        }
        let key = key(position);
        let known = self.table.look(key);
        if let Some(known) = known
            && u32::from(known.depth) >= depth
        {
            let holds = match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.value >= high,
                Bound::Upper => known.value <= low,
            };
            if holds {
                self.guessed |= u32::from(known.depth) < SOLVED;
                return known.value;
            }
        }
        let mut outcomes = outcomes(position);
        if outcomes.is_empty() {
            return 0;
        }
        let mut place = known.map_or(0, |known| usize::from(known.best));
        if place >= outcomes.len() {
            place = 0;
        }
        outcomes[..=place].rotate_right(1);
        let guessed = std::mem::replace(&mut self.guessed, false);
        let (old_low, mut best, mut best_place) = (low, -INFINITE, 0);
        high = high.min(INFINITE);
        for (nth, (captures, outcome)) in outcomes.iter().enumerate() {
            let gain = MARBLE * captures;
            if depth == 1 && nth > 0 && gain <= low {
                // At the horizon the other side's capture only takes from it, and what follows in the list captures no more.
                self.guessed = true;
                best = best.max(low.min(gain));
                break;
            }
            let next = after(position, outcome);
            let mut value = INFINITE;
            if nth > 0 {
                value = gain - self.value(&next, depth - 1, gain - low - 1, gain - low);
            }
            if nth == 0 || value > low && value < high {
                value = gain - self.value(&next, depth - 1, gain - high, gain - low);
            }
            if self.budget.has_ended() {
                return 0;
            }
            if value > best {
                (best, best_place) = (value, nth);
            }
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        let bound = Bound::of(best, old_low, high);
        // The place in the list without the rotation.
        let best_place = if best_place == 0 { place } else { best_place - usize::from(best_place <= place) };
        let reached = if self.guessed { depth } else { SOLVED };
        self.guessed |= guessed;
        self.table.keep(key, Known { value: best, depth: reached as u8, bound, best: best_place as u16 });
        best
    }
}

/// Tells positions apart. What has been captured so far does not matter to what follows, nor who is to move.
fn key(position: &Position) -> u64 {
    let bits = position.marbles().bits();
    mix(mix(bits as u64).wrapping_add((bits >> 64) as u64))
}

/// Spreads the bits (the finisher of SplitMix64).
fn mix(z: u64) -> u64 {
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use hopstone_rules::{Level, Seat};

    use super::*;
    use crate::Limits;
    use crate::chance::Chance;
    use crate::ranking::best_first;

    /// The value by the definition: every outcome, every reply, to the end.
    fn plain(position: &Position) -> i32 {
        let values = |(captures, outcome): (i32, Outcome)| MARBLE * captures - plain(&after(position, &outcome));
        outcomes(position).into_iter().map(values).max().unwrap_or(0)
    }

    #[test]
    fn few_marbles_are_solved_as_the_definition_says() {
        let limits = Limits { level: None, nodes: None, is_over: None, seed: 0 };
        for number in 0..60 {
            let mut chance = Chance::new(number, 0);
            let mut position = Position::start(2, number % 2 == 1, Seat::FIRST);
            while position.marbles().len() > 12 {
                let all = outcomes(&position);
                if all.is_empty() {
                    break;
                }
                position = after(&position, &all[chance.below(all.len())].1);
            }
            let mut ranked = outcomes(&position);
            if ranked.is_empty() {
                continue;
            }
            let mut table = Table::of_bytes(1 << 16);
            let mut budget = Budget::new(&limits, u64::MAX);
            let mut solved = false;
            for depth in 1..20 {
                (ranked, solved) = Duel::new(&mut table, &mut budget).root(&position, &ranked, depth, 0);
                best_first(&mut ranked);
                if solved {
                    break;
                }
            }
            assert!(solved, "game {number}");
            assert_eq!(ranked[0].0, plain(&position), "game {number}");
        }
    }

    #[test]
    fn the_only_move_is_worth_what_follows_too() {
        let (mut found, mut followed) = (0, 0);
        for number in 0..200 {
            let mut chance = Chance::new(number, 0);
            let mut position = Position::start(2, number % 2 == 1, Seat::FIRST);
            loop {
                let all = outcomes(&position);
                let Some(&(captures, only)) = all.first() else { break };
                if all.len() == 1 {
                    found += 1;
                    followed += usize::from(plain(&after(&position, &only)) != 0);
                    let thought = crate::capture::tests::think_about(position, Level::HARD);
                    assert_eq!(thought.value * MARBLE, plain(&position), "{captures} captured at once");
                }
                position = after(&position, &all[chance.below(all.len())].1);
            }
        }
        assert!(found > 20 && followed > 0, "{found}, {followed}");
    }
}
