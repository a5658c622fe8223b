//! Three players and more: everybody is taken to look for what is best for itself (max^n), among its richest captures.

use hopstone_rules::Seat;
use hopstone_rules::capture::{Outcome, Position};

use super::{after, outcomes};
use crate::budget::Budget;

/// How many marbles each seat captures.
pub(super) type Gains = [i32; Seat::MOST];

/// What a seat makes of what everybody captures: a marble of the luckiest other one costs a part of an own one.
pub(super) fn worth(gains: &Gains, seat: Seat) -> i32 {
    let others: i32 = gains.iter().sum::<i32>() - gains[seat.index()];
    WEIGHT * gains[seat.index()] - others
}
/// What a captured marble counts to the one that captures it.
pub(super) const WEIGHT: i32 = 6;

/// How many outcomes of a position are followed, the richest first, by the turns that are still looked ahead.
const WIDTH: usize = 6;

/// One iteration over the outcomes, in their order; fewer if the budget ends.
pub(super) fn root(
    position: &Position,
    ranked: &[(i32, Outcome)],
    depth: u32,
    budget: &mut Budget,
) -> Vec<(i32, Outcome)> {
    let mut deeper = Vec::with_capacity(ranked.len());
    for &(_, outcome) in ranked {
        let gains = gains_of(position, &outcome, depth, budget);
        if budget.has_ended() {
            break;
        }
        deeper.push((worth(&gains, position.turn()), outcome));
    }
    deeper
}

/// What everybody captures in the next `depth` turns.
pub(super) fn follow(position: &Position, depth: u32, budget: &mut Budget) -> Gains {
    let mut none = Gains::default();
    if !budget.spend() {
        return none;
    }
    let seat = position.turn();
    if depth == 1 {
        let mut richest = 0;
        position.each_outcome(|outcome| richest = richest.max(outcome.captured.len()));
        none[seat.index()] = richest as i32;
        return none;
    }
    let mut best = None;
    for (_, outcome) in outcomes(position).iter().take(WIDTH) {
        let gains = gains_of(position, outcome, depth, budget);
        if best.is_none_or(|(most, _)| worth(&gains, seat) > most) {
            best = Some((worth(&gains, seat), gains));
        }
    }
    best.map_or(none, |(_, gains)| gains)
}

/// What everybody captures with an outcome and in the turns after it, `depth` in all.
pub(super) fn gains_of(position: &Position, outcome: &Outcome, depth: u32, budget: &mut Budget) -> Gains {
    let mut gains = if depth > 1 { follow(&after(position, outcome), depth - 1, budget) } else { Gains::default() };
    gains[position.turn().index()] += outcome.captured.len() as i32;
    gains
}
