//! One army alone on the board: the puzzle of how few moves bring it to the opposite point.

use hopstone_rules::Seat;
use hopstone_rules::star::{Army, HoleSet, Move, Options, Position, Seating, Setup};

use super::plan::{Effort, LONGEST, Task};
use crate::budget::{Budget, Limits};

/// The arrangements that the first look keeps, the factor from look to look, and where memory sets an end to it.
const FIRST_WIDTH: usize = 300;
const GROWTH: usize = 4;
const LAST_WIDTH: usize = 100_000;

/// A way of one army, alone on the board, from its point to the opposite one under the standard rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solo {
    /// Where it begins: the other army of the game has no marbles, so that its seat passes.
    pub start: Position,
    /// Its moves.
    pub moves: Vec<Move>,
}

impl Solo {
    /// The fewest moves that there can be, as has been proved by exhaustive search.
    pub const FEWEST: usize = 27;

    /// The shortest way found until `is_over` says yes; at least a good one, at best one of [`Solo::FEWEST`] moves, with which the
    /// search ends by itself.
    ///
    /// It keeps more arrangements from look to look, so that more time finds a way at least as short.
    ///
    /// ```
    /// use hopstone_ai::Solo;
    /// let way = Solo::find(&|| true);
    /// assert!((Solo::FEWEST..34).contains(&way.moves.len()));
    /// ```
    pub fn find(is_over: &dyn Fn() -> bool) -> Solo {
        let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
        let [army, other] = [Seat::FIRST, Seat::FIRST.next(2)].map(|seat| setup.seating.armies(seat)[0]);
        let start = Position::start(setup, Seat::FIRST).with_army(other, HoleSet::EMPTY);
        let unlimited = Limits { level: None, nodes: None, is_over: None, seed: 0 };
        let mut width = FIRST_WIDTH;
        let mut best = way(&start, army, width, &unlimited);
        while best.len() > Solo::FEWEST && width < LAST_WIDTH && !is_over() {
            width = (width * GROWTH).min(LAST_WIDTH);
            let found = way(&start, army, width, &Limits { is_over: Some(is_over), ..unlimited });
            if brings_home(&start, army, &found) && found.len() < best.len() {
                best = found;
            }
        }
        Solo { start, moves: best }
    }
}

fn way(start: &Position, army: Army, width: usize, limits: &Limits) -> Vec<Move> {
    let (effort, mut budget) = (Effort { width, longest: LONGEST }, Budget::new(limits, u64::MAX));
    Task::all_own(army).plan(start, &[], effort, &mut budget).map_or(Vec::new(), |plan| plan.moves)
}

/// Whether the moves end in the goal: those of a look that time has ended do not.
fn brings_home(start: &Position, army: Army, moves: &[Move]) -> bool {
    let travel = |marbles: HoleSet, mv: &Move| (marbles - HoleSet::of(mv.from)) | HoleSet::of(mv.to);
    moves.iter().fold(start.army(army), travel) == army.goal_holes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_time_there_is_a_way_all_the_same_and_the_rules_allow_it() {
        let Solo { start, moves } = Solo::find(&|| true);
        let mut position = start;
        for mv in &moves {
            position = position.play(mv).unwrap();
            assert!(!position.can_move(), "the other seat has nothing to move");
            position.pass();
        }
        assert!(position.has_won(Seat::FIRST));
    }
}
