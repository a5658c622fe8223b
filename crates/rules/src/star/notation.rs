//! Moves as text: `d2-e6` a step, `d2:f6:h4` a chain with every landing, `m5=n2` a swap.

use std::fmt;
use std::str::FromStr;

use super::{Hole, ParseHoleError};

/// The way of one marble in one turn, as it is written: a start and one or more landings.
///
/// A step has one landing after `-`. A chain of jumps has every landing after `:`. A swap has its last landing after `=`.
/// The same form serves the capture game.
///
/// ```
/// # use hopstone_rules::star::Route;
/// let route: Route = "d2:f6:h4".parse().unwrap();
/// assert_eq!(route.landings().len(), 2);
/// assert_eq!(route.to_string(), "d2:f6:h4");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Route {
    from: Hole,
    landings: Vec<Hole>,
    chain: bool,
    swap: bool,
}

impl Route {
    /// The most landings that a route may have; no chain of any game is longer.
    pub const MOST_LANDINGS: usize = Hole::COUNT;

    pub(crate) fn step(from: Hole, to: Hole, swap: bool) -> Route {
        Route { from, landings: vec![to], chain: false, swap }
    }

    /// A chain; `landings` must not be empty.
    pub(crate) fn chain(from: Hole, landings: Vec<Hole>, swap: bool) -> Route {
        assert!(!landings.is_empty());
        // A single landing with a swap is written `m5=n2`, which does not tell a jump from a step.
        let chain = !swap || landings.len() > 1;
        Route { from, landings, chain, swap }
    }

    /// Where the marble stands.
    pub fn from(&self) -> Hole {
        self.from
    }

    /// Where it comes to rest.
    pub fn to(&self) -> Hole {
        *self.landings.last().expect("a route has a landing")
    }

    /// Every landing in order.
    pub fn landings(&self) -> &[Hole] {
        &self.landings
    }

    /// Whether it is written as a chain of jumps.
    pub fn is_chain(&self) -> bool {
        self.chain
    }

    /// Whether it ends in a swap.
    pub fn is_swap(&self) -> bool {
        self.swap
    }

    /// The start and every landing.
    pub fn holes(&self) -> impl Iterator<Item = Hole> {
        std::iter::once(self.from).chain(self.landings.iter().copied())
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        for (index, landing) in self.landings.iter().enumerate() {
            let is_last = index + 1 == self.landings.len();
            let mark = match (is_last && self.swap, self.chain) {
                (true, _) => '=',
                (false, true) => ':',
                (false, false) => '-',
            };
            write!(f, "{mark}{landing}")?;
        }
        Ok(())
    }
}

/// Why a text is not a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseRouteError {
    /// A hole in it is not one.
    Hole {
        /// The character at which the hole starts, counted from 1.
        place: usize,
        /// What is wrong with it.
        error: ParseHoleError,
    },
    /// It names only one hole.
    Short,
    /// It names more holes than any move has.
    Long,
    /// A mark is not allowed where it stands: `-` joins the two holes of a step only, `=` stands before the last hole only.
    Mark {
        /// The place of the mark, counted from 1.
        place: usize,
        /// The mark.
        mark: char,
    },
}

impl FromStr for Route {
    type Err = ParseRouteError;

    fn from_str(text: &str) -> Result<Route, ParseRouteError> {
        let is_mark = |character: char| matches!(character, '-' | ':' | '=');
        let hole =
            |place: usize, part: &str| part.parse::<Hole>().map_err(|error| ParseRouteError::Hole { place, error });
        let mut parts = text.split(is_mark).peekable();
        let mut marks = text.chars().enumerate().filter(|&(_, character)| is_mark(character));
        let from = hole(1, parts.next().unwrap_or_default())?;
        let mut route = Route { from, landings: Vec::new(), chain: false, swap: false };
        while let Some((part, (before, mark))) = parts.next().zip(marks.next()) {
            if route.landings.len() == Route::MOST_LANDINGS {
                return Err(ParseRouteError::Long);
            }
            route.landings.push(hole(before + 2, part)?);
            let is_first = route.landings.len() == 1;
            let is_last = parts.peek().is_none();
            match mark {
                ':' => route.chain = true,
                '=' if is_last => route.swap = true,
                '-' if is_first && is_last => {}
                _ => return Err(ParseRouteError::Mark { place: before + 1, mark }),
            }
        }
        if route.landings.is_empty() { Err(ParseRouteError::Short) } else { Ok(route) }
    }
}

impl fmt::Display for ParseRouteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRouteError::Hole { place, error } => write!(f, "at character {place}: {error}"),
            ParseRouteError::Short => write!(f, "the move names only one hole"),
            ParseRouteError::Long => write!(f, "the move has more than {} landings", Route::MOST_LANDINGS),
            ParseRouteError::Mark { place, mark } => {
                write!(f, "'{mark}' must not stand at character {place}")
            }
        }
    }
}

impl std::error::Error for ParseRouteError {}
