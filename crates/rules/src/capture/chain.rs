//! A turn of the capture game.

use std::fmt;

use crate::star::{Hole, HoleSet, Hop, Route};

/// A turn of the capture game: a marble and its jumps, at least one. The path is part of the move, since different paths
/// capture different marbles.
///
/// ```
/// # use hopstone_rules::{Seat, capture::Position};
/// let position = Position::start(2, false, Seat::FIRST);
/// let chain = position.chain("i3".parse().unwrap(), &["i5".parse().unwrap()]).unwrap();
/// assert_eq!(chain.captured().collect::<Vec<_>>(), ["i4".parse().unwrap()]);
/// assert_eq!(chain.to_string(), "i3:i5");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    from: Hole,
    hops: Vec<Hop>,
}

impl Chain {
    /// A chain; `hops` must not be empty.
    pub(crate) fn new(from: Hole, hops: Vec<Hop>) -> Chain {
        assert!(!hops.is_empty(), "a chain has a jump");
        Chain { from, hops }
    }

    /// Where the marble stands.
    pub fn from(&self) -> Hole {
        self.from
    }

    /// Where it comes to rest.
    pub fn to(&self) -> Hole {
        self.hops.last().expect("a chain has a jump").to
    }

    /// The jumps in order.
    pub fn hops(&self) -> &[Hop] {
        &self.hops
    }

    /// The captured marbles.
    pub fn captured(&self) -> HoleSet {
        self.hops.iter().map(|hop| hop.over).collect()
    }

    /// The chain as it is written.
    pub fn route(&self) -> Route {
        Route::chain(self.from, self.hops.iter().map(|hop| hop.to).collect(), false)
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.route().fmt(f)
    }
}
