//! Reasons why a move is not allowed on the star.

use std::fmt;

use super::{Hole, Point};

/// Why a move, of Chinese checkers or of the capture game, is not allowed; said so that a person can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalMove {
    /// The game is over.
    Over,
    /// Nothing stands in the hole that the move starts from.
    Empty(Hole),
    /// The marble belongs to another player.
    NotYours(Hole),
    /// The marble is neutral: nobody moves it.
    Neutral(Hole),
    /// No hole beside it is free and it has nothing to jump over.
    Stuck(Hole),
    /// The marble has nothing to jump over; in the capture game, where there are only jumps.
    CannotJump(Hole),
    /// The marble stands in its goal and every move that it has would leave it.
    Home(Hole),
    /// A turn must not end where it began.
    Back(Hole),
    /// The landing is occupied.
    Occupied(Hole),
    /// The marble stands in its goal and must not come to rest outside.
    LeavesGoal {
        /// The hole in the goal.
        from: Hole,
        /// The hole outside.
        to: Hole,
    },
    /// No move may end in this point: it belongs to another army.
    Foreign {
        /// The hole in which the move would end.
        to: Hole,
        /// The point that it lies in.
        point: Point,
    },
    /// Neither a step nor a chain of jumps leads there.
    Unreachable {
        /// The start.
        from: Hole,
        /// The end.
        to: Hole,
    },
    /// A part of a chain is no jump.
    NoJump {
        /// Which part, counted from 1.
        number: usize,
        /// Where it starts.
        from: Hole,
        /// Where it should land.
        to: Hole,
    },
    /// A move of the kind that was named (a step, a jump, a swap) does not exist between these holes.
    Kind {
        /// The start.
        from: Hole,
        /// The end.
        to: Hole,
    },
    /// The capture game has only jumps, and the move names none.
    NoJumps(Hole),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Over => write!(f, "the game is over"),
            IllegalMove::Empty(hole) => write!(f, "no marble stands in {hole}"),
            IllegalMove::NotYours(hole) => {
                write!(f, "the marble in {hole} belongs to another player")
            }
            IllegalMove::Neutral(hole) => {
                write!(f, "the marble in {hole} is neutral and is not moved")
            }
            IllegalMove::Stuck(hole) => write!(f, "the marble in {hole} has no free hole beside it and no jump"),
            IllegalMove::CannotJump(hole) => write!(f, "the marble in {hole} has nothing to jump over"),
            IllegalMove::Home(hole) => write!(f, "the marble in {hole} is in its goal and could only leave it"),
            IllegalMove::Back(hole) => write!(f, "a turn must not end in {hole}, where it began"),
            IllegalMove::Occupied(hole) => write!(f, "{hole} is occupied"),
            IllegalMove::LeavesGoal { from, to } => {
                write!(f, "the marble in {from} is in its goal and must not come to rest outside it, in {to}")
            }
            IllegalMove::Foreign { to, point } => {
                write!(f, "{to} lies in point {}, which belongs to another army", point.number())
            }
            IllegalMove::Unreachable { from, to } => {
                write!(f, "neither a step nor a chain of jumps leads from {from} to {to}")
            }
            IllegalMove::NoJump { number, from, to } => {
                write!(f, "part {number} of the chain, {from} to {to}, is no jump")
            }
            IllegalMove::Kind { from, to } => {
                write!(f, "there is no such move from {from} to {to}")
            }
            IllegalMove::NoJumps(hole) => write!(f, "the move from {hole} has no jump"),
        }
    }
}

impl std::error::Error for IllegalMove {}
