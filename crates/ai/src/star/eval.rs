//! What a position of Chinese checkers costs a seat: all that its marbles still have before them.
//!
//! It falls with every marble that comes nearer to the tip of its goal, fastest for those farthest behind, so that nobody is left
//! at home and the tip is filled first.

use hopstone_rules::Seat;
use hopstone_rules::star::{Army, Hole, Position};

/// What a winning position costs: less than any other.
pub(super) const WON: i32 = -100_000;
/// What a marble outside costs for every step from the nearest hole of the goal that is free.
const OUTSIDE: i32 = 6;

/// What a marble costs by its hole alone: for every step to the tip of its goal, more for those far behind, and for being far to
/// the side, where no ladders stand.
fn by_hole(army: Army, hole: Hole) -> i32 {
    COSTS[army.index()][hole.index()].into()
}

static COSTS: std::sync::LazyLock<[[i16; Hole::COUNT]; 6]> = std::sync::LazyLock::new(|| {
    let mut costs = [[0; Hole::COUNT]; 6];
    for army in Army::all() {
        let tip = army.goal().tip();
        for hole in Hole::all() {
            let steps = i16::from(hole.distance(tip));
            let aside = if army.goal_holes().contains(hole) {
                0
            } else {
                i16::from(hole.distance(Hole::CENTRE)).saturating_sub(4).max(0)
            };
            costs[army.index()][hole.index()] = 16 * steps + steps * steps + aside;
        }
    }
    costs
});

/// What all marbles of a seat cost by their holes alone.
pub(super) fn by_holes(position: &Position, seat: Seat) -> i32 {
    let armies = position.setup().seating.armies(seat);
    armies.iter().map(|&army| position.army(army).map(|hole| by_hole(army, hole)).sum::<i32>()).sum()
}

/// What it costs that the marbles outside have to find free holes in the goal.
pub(super) fn by_goal(position: &Position, seat: Seat) -> i32 {
    let armies = position.setup().seating.armies(seat);
    armies
        .iter()
        .map(|&army| {
            let goal = army.goal_holes();
            let free = goal - position.occupied();
            let nearest = |hole: Hole| {
                let to_free = free.map(|target| i32::from(hole.distance(target))).min();
                to_free.unwrap_or_else(|| i32::from(hole.distance(army.goal().tip())))
            };
            (position.army(army) - goal).map(|hole| OUTSIDE * nearest(hole)).sum::<i32>()
        })
        .sum()
}

/// What a seat's marbles still have before them; the less the better.
pub(super) fn cost(position: &Position, seat: Seat) -> i32 {
    if position.has_won(seat) {
        return WON;
    }
    by_holes(position, seat) + by_goal(position, seat)
}
