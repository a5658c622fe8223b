//! How the others will probably move while a seat follows a plan.

use hopstone_rules::Seat;
use hopstone_rules::star::{Army, HoleSet, Move, Position};

use super::plan::{Effort, LONGEST};
use super::plan_of;
use crate::budget::Budget;

/// How hard everybody is taken to think. One who looks at the next move only is foreseen by it as well; a planner is not foreseen
/// by less.
const NARROW: Effort = Effort { width: 2, longest: LONGEST };

/// The position before each of a seat's next turns, if all play on as is to be expected; from the last on everybody stands still.
pub(super) struct Forecast(Vec<Position>);

impl Forecast {
    /// Nobody moves.
    pub(super) fn still(position: &Position) -> Forecast {
        Forecast(vec![*position])
    }

    /// Nobody else is there.
    pub(super) fn nobody() -> Forecast {
        Forecast(Vec::new())
    }

    /// The seat to move makes these moves as far as it can, the others go home by plans of their own, until somebody has won or the
    /// budget ends.
    pub(super) fn of(position: &Position, moves: &[Move], budget: &mut Budget) -> Forecast {
        let (mut position, seat) = (*position, position.turn());
        let seats = position.setup().seating.seats();
        let has_won = |position: &Position, seat| !position.out().contains(seat) && position.has_won(seat);
        let mut before = vec![position];
        let mut moves = moves.iter();
        while before.len() < LONGEST && !budget.has_ended() && !Seat::all(seats).any(|seat| has_won(&position, seat)) {
            let is_own = position.turn() == seat;
            let meant = if is_own { moves.next() } else { None };
            let mv = match meant.and_then(|mv| position.find(mv.from, mv.to).ok()) {
                Some(mv) => Some(mv),
                None => plan_of(&position, position.turn(), &Forecast::still(&position), NARROW, budget)
                    .map(|plan| plan.moves[0]),
            };
            match mv {
                Some(mv) => _ = position.play_unchecked(&mv),
                None => position.pass(),
            }
            if position.turn() == seat {
                before.push(position);
            }
        }
        Forecast(before)
    }

    /// What stands in the way of an army, or helps it on, before each of its moves.
    pub(super) fn others(&self, army: Army) -> Vec<HoleSet> {
        self.0.iter().map(|position| position.occupied() - position.army(army)).collect()
    }
}
