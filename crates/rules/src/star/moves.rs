//! Moves of Chinese checkers, and where the marbles may go.

use super::jumps::{self, Reach};
use super::position::Position;
use super::{Army, Hole, HoleSet, IllegalMove, Piece, Route, Setup};

/// How a marble travels in a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum MoveKind {
    /// To a neighbouring empty hole.
    Step,
    /// By a chain of jumps.
    Jump,
    /// By a step or a chain of jumps, changing places with an opponent's marble in the own goal.
    Swap,
}

/// A turn of Chinese checkers; written as a [`Route`]. The two ends identify it; [`Position::route`] gives a shortest way between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move {
    /// Where the marble stands.
    pub from: Hole,
    /// Where it comes to rest.
    pub to: Hole,
    /// How it gets there. A hole that both a step and a chain reach is reached by the step.
    pub kind: MoveKind,
}

/// Where one marble may come to rest.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Destinations {
    /// Empty holes one step away.
    pub steps: HoleSet,
    /// Empty holes that only a chain of jumps reaches.
    pub jumps: HoleSet,
    /// Holes of the own goal in which the marble changes places with an opponent's.
    pub swaps: HoleSet,
}

impl Destinations {
    /// All of them.
    pub fn all(&self) -> HoleSet {
        self.steps | self.jumps | self.swaps
    }

    /// The moves from `from` to them: steps, then jumps, then swaps, each in the order of the holes.
    pub fn moves(self, from: Hole) -> impl Iterator<Item = Move> {
        let to = move |holes: HoleSet, kind| holes.map(move |to| Move { from, to, kind });
        to(self.steps, MoveKind::Step).chain(to(self.jumps, MoveKind::Jump)).chain(to(self.swaps, MoveKind::Swap))
    }
}

impl Setup {
    fn reach(self) -> Reach {
        if self.options.long_jump { Reach::Long } else { Reach::Short }
    }

    /// The neighbours of `from` and where chains from it lead, with the marble lifted.
    #[inline]
    fn reachable(self, from: Hole, occupied: HoleSet) -> (HoleSet, jumps::Flood) {
        (jumps::neighbours(from), jumps::flood(from, occupied - HoleSet::of(from), self.reach()))
    }

    #[inline]
    fn destinations_among(
        self,
        army: Army,
        from: Hole,
        occupied: HoleSet,
        resting: HoleSet,
        swappable: HoleSet,
    ) -> Destinations {
        let goal = army.goal_holes();
        let allowed = if goal.contains(from) { goal } else { resting };
        let (near, flood) = self.reachable(from, occupied);
        let steps = (near - occupied) & allowed;
        Destinations {
            steps,
            jumps: (flood.reached & allowed) - steps,
            swaps: (near | flood.bumped) & goal & swappable,
        }
    }

    /// Calls `visit` with each of some marbles of an army and where it may come to rest by a step or by jumps while these holes are
    /// occupied, by whomever. For the search: who stands where has been decided elsewhere.
    #[inline]
    pub fn each_destination(
        self,
        army: Army,
        marbles: HoleSet,
        occupied: HoleSet,
        mut visit: impl FnMut(Hole, Destinations),
    ) {
        let resting = self.resting_holes(army);
        for from in marbles {
            visit(from, self.destinations_among(army, from, occupied, resting, HoleSet::EMPTY));
        }
    }
}

impl Position {
    fn reach(&self) -> Reach {
        self.setup().reach()
    }

    /// All moves of the seat to move, ordered by army, start and kind. Empty when the seat has to pass.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.each_destination(|from, destinations| moves.extend(destinations.moves(from)));
        moves
    }

    /// Whether the seat to move has a move.
    pub fn can_move(&self) -> bool {
        self.seating_armies().iter().any(|&army| {
            let resting = self.setup().resting_holes(army);
            self.army(army).into_iter().any(|from| !self.destinations_within(army, from, resting).all().is_empty())
        })
    }

    /// Calls `visit` with each marble of the seat to move and its destinations, in the order of armies and holes.
    #[inline]
    pub(crate) fn each_destination(&self, mut visit: impl FnMut(Hole, Destinations)) {
        for &army in self.seating_armies() {
            let resting = self.setup().resting_holes(army);
            for from in self.army(army) {
                visit(from, self.destinations_within(army, from, resting));
            }
        }
    }

    /// Where the marble in `from` may come to rest, whoever's turn it is; nowhere when no army's marble stands there.
    pub fn destinations(&self, from: Hole) -> Destinations {
        match self.piece(from) {
            Some(Piece::Army(army)) => self.destinations_within(army, from, self.setup().resting_holes(army)),
            _ => Destinations::default(),
        }
    }

    #[inline]
    fn destinations_within(&self, army: Army, from: Hole, resting: HoleSet) -> Destinations {
        let swappable = if self.setup().options.swap { self.opponents(army) } else { HoleSet::EMPTY };
        self.setup().destinations_among(army, from, self.occupied(), resting, swappable)
    }

    /// The neighbours of `from` and where chains from it lead, with the marble lifted.
    #[inline]
    fn reachable(&self, from: Hole) -> (HoleSet, jumps::Flood) {
        self.setup().reachable(from, self.occupied())
    }

    /// The move of the seat to move between two holes.
    ///
    /// # Errors
    /// If there is none, the reason.
    pub fn find(&self, from: Hole, to: Hole) -> Result<Move, IllegalMove> {
        let army = self.own_army_in(from)?;
        let destinations = self.destinations(from);
        if let Some(mv) = destinations.moves(from).find(|mv| mv.to == to) {
            return Ok(mv);
        }
        let (near, flood) = self.reachable(from);
        Err(if from == to {
            IllegalMove::Back(from)
        } else if self.occupied().contains(to) {
            IllegalMove::Occupied(to)
        } else if !(near | flood.reached).contains(to) {
            IllegalMove::Unreachable { from, to }
        } else if army.goal_holes().contains(from) {
            IllegalMove::LeavesGoal { from, to }
        } else {
            match to.point() {
                Some(point) => IllegalMove::Foreign { to, point },
                None => IllegalMove::Unreachable { from, to },
            }
        })
    }

    /// Why the seat to move can do nothing with what stands in `hole`; `None` if it can.
    pub fn why_not(&self, hole: Hole) -> Option<IllegalMove> {
        let army = match self.own_army_in(hole) {
            Ok(army) => army,
            Err(reason) => return Some(reason),
        };
        if !self.destinations(hole).all().is_empty() {
            return None;
        }
        let (near, flood) = self.reachable(hole);
        let open = (near - self.occupied()) | flood.reached;
        Some(if open.is_empty() {
            IllegalMove::Stuck(hole)
        } else if army.goal_holes().contains(hole) {
            IllegalMove::Home(hole)
        } else {
            match open.into_iter().find_map(|to| to.point().map(|point| (to, point))) {
                Some((to, point)) => IllegalMove::Foreign { to, point },
                None => IllegalMove::Stuck(hole),
            }
        })
    }

    /// The army of the seat to move that has a marble in `hole`.
    fn own_army_in(&self, hole: Hole) -> Result<Army, IllegalMove> {
        match self.piece(hole) {
            None => Err(IllegalMove::Empty(hole)),
            Some(Piece::Army(army)) if self.seating_armies().contains(&army) => Ok(army),
            Some(Piece::Army(_)) => Err(IllegalMove::NotYours(hole)),
            Some(Piece::Neutral | Piece::Unowned) => Err(IllegalMove::Neutral(hole)),
        }
    }

    /// The way that a move takes: the step, or a shortest chain of jumps.
    ///
    /// # Panics
    /// If the move is not one of this position.
    pub fn route(&self, mv: &Move) -> Route {
        let swap = mv.kind == MoveKind::Swap;
        if mv.from.distance(mv.to) == 1 && mv.kind != MoveKind::Jump {
            return Route::step(mv.from, mv.to, swap);
        }
        let lifted = self.occupied() - HoleSet::of(mv.from);
        let chain = jumps::shortest_chain(mv.from, mv.to, lifted, self.reach()).expect("a move of this position");
        Route::chain(mv.from, chain, swap)
    }

    /// The move that a written route means.
    ///
    /// # Errors
    /// If a part of the route is no step or jump here, or its ends make no move.
    pub fn resolve(&self, route: &Route) -> Result<Move, IllegalMove> {
        let (from, to) = (route.from(), route.to());
        self.own_army_in(from)?;
        let lifted = self.occupied() - HoleSet::of(from);
        let mut at = from;
        for (index, &landing) in route.landings().iter().enumerate() {
            let is_last = index + 1 == route.landings().len();
            let is_jump = jumps::hops(at, lifted, self.reach()).any(|hop| hop.to == landing);
            let is_step = at.distance(landing) == 1;
            let fits = match route.is_chain() {
                true => is_jump && (is_last || !lifted.contains(landing)),
                // A lone swap is written alike whether the marble steps or jumps into the goal.
                false => is_step || (route.is_swap() && is_jump),
            };
            if !fits {
                // What is wrong with the ends says more than what is wrong with a part, where both are wrong.
                self.find(from, to)?;
                return Err(match route.is_chain() {
                    true => IllegalMove::NoJump { number: index + 1, from: at, to: landing },
                    false => IllegalMove::Kind { from, to },
                });
            }
            at = landing;
        }
        let mv = self.find(from, to)?;
        if (mv.kind == MoveKind::Swap) != route.is_swap() {
            return Err(IllegalMove::Kind { from, to });
        }
        Ok(mv)
    }
}
