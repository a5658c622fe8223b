//! How long the computer may think.

use hopstone_rules::Level;

/// How often the clock is looked at, in positions: a look costs more than a position.
const POSITIONS_PER_LOOK: u64 = 512;

/// What bounds one thought: the level, and what it may cost.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How well to play; `None` is as well as the other limits allow, which must bound the thought then.
    pub level: Option<Level>,
    /// The most positions to look at; a level brings its own bound, of the two the lower one counts.
    pub nodes: Option<u64>,
    /// Asked now and then whether the time is over.
    pub is_over: Option<&'a dyn Fn() -> bool>,
    /// Decides among moves that are as good as equal. The same seed gives the same choice.
    pub seed: u64,
}

impl<'a> Limits<'a> {
    /// The limits of a level, without a clock, with seed 0.
    pub fn of_level(level: Level) -> Limits<'static> {
        Limits { level: Some(level), nodes: None, is_over: None, seed: 0 }
    }

    /// The same limits for the highest level, without chance.
    pub(crate) fn at_best(&self) -> Limits<'a> {
        Limits { level: Some(Level::HARD), seed: 0, ..*self }
    }
}

/// What is left of [`Limits`] while the computer thinks.
pub(crate) struct Budget<'a> {
    spent: u64,
    most: u64,
    is_over: Option<&'a dyn Fn() -> bool>,
    ended: bool,
}

impl<'a> Budget<'a> {
    /// A budget of at most `most` positions within the limits.
    pub(crate) fn new(limits: &Limits<'a>, most: u64) -> Budget<'a> {
        let most = limits.nodes.map_or(most, |nodes| nodes.min(most));
        Budget { spent: 0, most, is_over: limits.is_over, ended: false }
    }

    /// Spends one position; whether there was one left.
    pub(crate) fn spend(&mut self) -> bool {
        if self.spent >= self.most {
            self.ended = true;
        }
        if self.ended {
            return false;
        }
        self.spent += 1;
        if self.spent.is_multiple_of(POSITIONS_PER_LOOK) {
            self.ended = self.is_over.is_some_and(|is_over| is_over());
        }
        true
    }

    /// Whether it is used up.
    pub(crate) fn has_ended(&self) -> bool {
        self.ended
    }

    /// How many positions were looked at.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }
}
