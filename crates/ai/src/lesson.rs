//! What the computer teaches about a position.

use crate::ranking::best_first;
use crate::reason::{Cost, Reason};

/// A good move with the reasons for it and, if another move was tried, what that one costs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson<M> {
    /// The good move, and what is expected to follow: in Chinese checkers the own moves alone, else the moves of all in turn. It is
    /// never empty.
    pub line: Vec<M>,
    /// Why it is good, the weightiest reason first; never empty and at most three.
    pub reasons: Vec<Reason>,
    /// What the computer makes of the move that was asked about.
    pub tried: Option<Tried<M>>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A move that a person tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried<M> {
    /// The move, and what is expected to follow.
    pub line: Vec<M>,
    /// What it costs, the weightiest first, at most three; nothing: it is as good as the best one.
    pub costs: Vec<Cost>,
    /// The same in one figure, which the costs bear out: hundredths of a move, a man or a marble. In draughts
    /// a game that is decided is worth ten men; on the star a win that it lets somebody else have is in no figure.
    pub loss: u32,
}

/// What a decided game of draughts counts, in hundredths of a man.
pub(crate) const DECISIVE: i32 = 1_000;

/// More reasons or costs than this tell less.
pub(crate) const MOST_REMARKS: usize = 3;

/// The reasons with the highest weights, the weightiest first.
pub(crate) fn weightiest(mut reasons: Vec<(i32, Reason)>) -> Vec<Reason> {
    best_first(&mut reasons);
    reasons.iter().take(MOST_REMARKS).map(|&(_, reason)| reason).collect()
}
