//! What the computer teaches about a position.

use crate::reason::{Cost, Reason};

/// A good move with the reasons for it and, if another move was tried, what that one costs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson<M> {
    /// The good move, and what is expected to follow: in Chinese checkers the own moves alone, else the moves of all in turn. It is
    /// never empty.
    pub line: Vec<M>,
    /// Why it is good, the weightiest reason first; never empty and at most [`Lesson::MOST_REASONS`].
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
    /// What it costs, the weightiest first, at most [`Lesson::MOST_REASONS`]; nothing: it is as good as the best one.
    pub costs: Vec<Cost>,
}

impl<M> Lesson<M> {
    /// More reasons than this tell less.
    pub const MOST_REASONS: usize = 3;
}
