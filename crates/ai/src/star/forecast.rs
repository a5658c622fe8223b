//! How the others will probably move while a seat follows a plan.

use hopstone_rules::Seat;
use hopstone_rules::star::{Army, HoleSet, Move, Position};

use super::plan::{Effort, LONGEST};
use super::plan_of;
use crate::budget::Budget;

/// How hard a planner is taken to think.
const NARROW: Effort = Effort { width: 2, longest: LONGEST };
/// At a larger table everybody is taken to look at the next move only: what so many plan is not to be foreseen, and matches were won
/// more often so.
const GLANCE: Effort = Effort { width: 1, longest: 1 };

/// The position before each of a seat's next turns, if all play on as is to be expected; from the last on everybody stands still.
pub(super) struct Forecast {
    before: Vec<Position>,
    /// How many moves the seat needs then.
    pub moves: usize,
}

impl Forecast {
    /// Nobody moves.
    pub(super) fn still(position: &Position) -> Forecast {
        Forecast { before: vec![*position], moves: 0 }
    }

    /// Nobody else is there.
    pub(super) fn nobody() -> Forecast {
        Forecast { before: Vec::new(), moves: 0 }
    }

    /// The seat to move makes these moves as far as it can, the others go home in their own ways, until somebody has won or the budget
    /// ends.
    pub(super) fn of(position: &Position, moves: &[Move], budget: &mut Budget) -> Forecast {
        let (mut position, seat) = (*position, position.turn());
        let seats = position.setup().seating.seats();
        let others = if seats == 2 { NARROW } else { GLANCE };
        let has_won = |position: &Position, seat| !position.out().contains(seat) && position.has_won(seat);
        let plan = |position: &Position, effort, budget: &mut Budget| {
            plan_of(position, position.turn(), &Forecast::still(position), effort, budget)
        };
        let mut before = vec![position];
        let mut moves = moves.iter();
        while before.len() < LONGEST && !budget.has_ended() && !Seat::all(seats).any(|seat| has_won(&position, seat)) {
            let is_own = position.turn() == seat;
            let meant = if is_own { moves.next() } else { None };
            let meant = meant.and_then(|mv| position.find(mv.from, mv.to).ok());
            let effort = if is_own { NARROW } else { others };
            match meant.or_else(|| plan(&position, effort, budget).map(|plan| plan.moves[0])) {
                Some(mv) => _ = position.play_unchecked(&mv),
                None => position.pass(),
            }
            if position.turn() == seat {
                before.push(position);
            }
        }
        // One who has not come home by then still has to.
        let made = before.len() - usize::from(position.turn() == seat);
        let left = if position.has_won(seat) { None } else { plan(&position.with_turn(seat), NARROW, budget) };
        Forecast { before, moves: made + left.map_or(0, |plan| plan.moves.len()) }
    }

    /// What stands in the way of an army, or helps it on, before each of its moves.
    pub(super) fn others(&self, army: Army) -> Vec<HoleSet> {
        self.before.iter().map(|position| position.occupied() - position.army(army)).collect()
    }
}
