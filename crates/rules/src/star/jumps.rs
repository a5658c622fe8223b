//! Steps and jumps on the bare board: tables computed once, and the flood over them.
//!
//! Everything here asks only which holes are occupied. Whose marbles they are, and where a turn may end, is decided in
//! [`super::Position`] and [`crate::capture::Position`].

use std::sync::LazyLock;

use super::{Direction, Hole, HoleSet};

/// Stands in a table where the board ends.
const NONE: u8 = u8::MAX;

/// The neighbouring holes of every hole.
static NEIGHBOURS: [HoleSet; Hole::COUNT] = {
    let mut table = [HoleSet::EMPTY; Hole::COUNT];
    let mut index = 0;
    while index < Hole::COUNT {
        let mut bits = 0_u128;
        let mut d = 0;
        while d < 6 {
            if let Some(hole) = Hole::from_index(index).neighbour(Direction::ALL[d]) {
                bits |= 1 << hole.index();
            }
            d += 1;
        }
        table[index] = HoleSet::from_bits(bits);
        index += 1;
    }
    table
};

/// The tables for jumps of any length.
struct Tables {
    /// The holes that lie straight on from every hole in each direction.
    rays: [[HoleSet; 6]; Hole::COUNT],
    /// For a start and a pivot the landing as far beyond the pivot as the start is before it. Only pairs on one line count.
    landings: [[u8; Hole::COUNT]; Hole::COUNT],
}

// Made at the first use: in the file that the page loads they would take as much as the move generator. Whoever follows jumps
// asks for them once, not at every jump.
static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let mut tables = Tables { rays: [[HoleSet::EMPTY; 6]; Hole::COUNT], landings: [[NONE; Hole::COUNT]; Hole::COUNT] };
    for from in Hole::all() {
        for direction in Direction::ALL {
            let mut ray = HoleSet::EMPTY;
            let mut at = from.neighbour(direction);
            while let Some(over) = at {
                ray = ray | HoleSet::of(over);
                let ((q1, r1), (q2, r2)) = (from.axial(), over.axial());
                if let Some(to) = Hole::at(2 * q2 - q1, 2 * r2 - r1) {
                    tables.landings[from.index()][over.index()] = to.index() as u8;
                }
                at = over.neighbour(direction);
            }
            tables.rays[from.index()][direction.index()] = ray;
        }
    }
    tables
});

/// The holes one step away from `hole`.
#[inline]
pub(crate) fn neighbours(hole: Hole) -> HoleSet {
    NEIGHBOURS[hole.index()]
}

/// Which jumps a game knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// Over a neighbouring marble only.
    Short,
    /// Also over a marble farther away, with as many empty holes behind it as before it.
    Long,
}

/// One jump: over a marble into a hole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hop {
    /// The marble that is jumped.
    pub over: Hole,
    /// Where the jump lands.
    pub to: Hole,
}

/// The jump from `from` in one direction as far as the marbles between allow it. The landing may be occupied: whether it is
/// matters to swaps, so the caller looks.
#[inline]
pub(crate) fn hop(from: Hole, direction: Direction, occupied: HoleSet, reach: Reach) -> Option<Hop> {
    TABLES.hop(from, direction, occupied, reach)
}

/// All jumps from `from` in the order of the directions; landings may be occupied.
#[inline]
pub(crate) fn hops(from: Hole, occupied: HoleSet, reach: Reach) -> impl Iterator<Item = Hop> {
    TABLES.hops(from, occupied, reach)
}

impl Tables {
    #[inline]
    fn hop(&self, from: Hole, direction: Direction, occupied: HoleSet, reach: Reach) -> Option<Hop> {
        let ray = self.rays[from.index()][direction.index()];
        let blockers = ray & occupied;
        let over = if direction.is_forward() { blockers.first() } else { blockers.last() }?;
        let to = self.landing(from, over)?;
        match reach {
            Reach::Short if !neighbours(from).contains(over) => None,
            Reach::Short => Some(Hop { over, to }),
            Reach::Long => {
                // Of the ray's marbles none but the pivot may lie before the landing.
                let beyond = blockers - HoleSet::of(over);
                let next = if direction.is_forward() { beyond.first() } else { beyond.last() };
                let free = next.is_none_or(|next| if direction.is_forward() { next >= to } else { next <= to });
                free.then_some(Hop { over, to })
            }
        }
    }

    #[inline]
    fn hops(&'static self, from: Hole, occupied: HoleSet, reach: Reach) -> impl Iterator<Item = Hop> {
        Direction::ALL.into_iter().filter_map(move |direction| self.hop(from, direction, occupied, reach))
    }

    #[inline]
    fn landing(&self, from: Hole, over: Hole) -> Option<Hole> {
        match self.landings[from.index()][over.index()] {
            NONE => None,
            to => Some(Hole::from_index(to as usize)),
        }
    }
}

/// For every hole and direction the neighbour and the hole behind it, where both are on the board.
static SHORT: [[[u8; 2]; 6]; Hole::COUNT] = {
    let mut table = [[[NONE; 2]; 6]; Hole::COUNT];
    let mut index = 0;
    while index < Hole::COUNT {
        let mut d = 0;
        while d < 6 {
            if let Some(over) = Hole::from_index(index).neighbour(Direction::ALL[d])
                && let Some(to) = over.neighbour(Direction::ALL[d])
            {
                table[index][d] = [over.index() as u8, to.index() as u8];
            }
            d += 1;
        }
        index += 1;
    }
    table
};

/// Calls with every jump from `from` over a neighbour into an empty hole, in the order of the directions. Faster than [`hops`].
#[inline]
pub(crate) fn each_short_jump(from: Hole, occupied: HoleSet, mut each: impl FnMut(Hop)) {
    let bits = occupied.bits();
    for [over, to] in SHORT[from.index()] {
        if over != NONE && bits >> over & 1 != 0 && bits >> to & 1 == 0 {
            each(Hop { over: Hole::from_index(over as usize), to: Hole::from_index(to as usize) });
        }
    }
}

/// Where chains of jumps from one hole lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flood {
    /// Every empty hole that a chain reaches, without the start.
    pub reached: HoleSet,
    /// Every occupied hole into which the last jump of a chain would land.
    pub bumped: HoleSet,
}

/// Follows all chains of jumps from `from`; `occupied` must not hold `from`, the lifted marble being no pivot.
#[inline]
pub(crate) fn flood(from: Hole, occupied: HoleSet, reach: Reach) -> Flood {
    match reach {
        Reach::Short => flood_short(from, occupied),
        Reach::Long => flood_long(from, occupied),
    }
}

// The two floods differ only in how a hole's landings are found. Written as one over an iterator, perft was a tenth slower.
#[inline]
fn flood_short(from: Hole, occupied: HoleSet) -> Flood {
    let tables = &*TABLES;
    let mut reached = HoleSet::EMPTY;
    let mut bumped = HoleSet::EMPTY;
    let mut frontier = HoleSet::of(from);
    while let Some(at) = frontier.next() {
        for over in neighbours(at) & occupied {
            if let Some(to) = tables.landing(at, over) {
                let to = HoleSet::of(to);
                bumped = bumped | (to & occupied);
                let fresh = to - occupied - reached;
                reached = reached | fresh;
                frontier = frontier | fresh;
            }
        }
    }
    reached.remove(from);
    Flood { reached, bumped }
}

fn flood_long(from: Hole, occupied: HoleSet) -> Flood {
    let tables = &*TABLES;
    let mut reached = HoleSet::EMPTY;
    let mut bumped = HoleSet::EMPTY;
    let mut frontier = HoleSet::of(from);
    while let Some(at) = frontier.next() {
        for hop in tables.hops(at, occupied, Reach::Long) {
            let to = HoleSet::of(hop.to);
            bumped = bumped | (to & occupied);
            let fresh = to - occupied - reached;
            reached = reached | fresh;
            frontier = frontier | fresh;
        }
    }
    reached.remove(from);
    Flood { reached, bumped }
}

/// The shortest chain of jumps from `from` that ends in `goal`, as its landings; `occupied` must not hold `from`. The last
/// landing may be occupied, the others are empty. Of equally short chains the first in the order of the directions.
pub(crate) fn shortest_chain(from: Hole, goal: Hole, occupied: HoleSet, reach: Reach) -> Option<Vec<Hole>> {
    let mut parent = [None; Hole::COUNT];
    let mut queue = vec![from];
    let mut next = 0;
    while next < queue.len() {
        let at = queue[next];
        next += 1;
        for Hop { to, .. } in hops(at, occupied, reach) {
            if to == goal {
                let mut chain = vec![to];
                let mut back = at;
                while back != from {
                    chain.push(back);
                    back = parent[back.index()]?;
                }
                chain.reverse();
                return Some(chain);
            }
            if to != from && parent[to.index()].is_none() && !occupied.contains(to) {
                parent[to.index()] = Some(at);
                queue.push(to);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_agree_with_the_coordinates() {
        for hole in Hole::all() {
            for other in Hole::all() {
                assert_eq!(neighbours(hole).contains(other), hole.distance(other) == 1, "{hole} {other}");
                if let Some(to) = TABLES.landing(hole, other) {
                    assert_eq!((hole.distance(other), hole.distance(to)), (other.distance(to), 2 * other.distance(to)));
                }
            }
        }
    }

    #[test]
    fn numbers_grow_along_forward_rays() {
        for hole in Hole::all() {
            for direction in Direction::ALL {
                let ray = TABLES.rays[hole.index()][direction.index()];
                for other in ray {
                    assert_eq!(other > hole, direction.is_forward());
                }
            }
        }
    }

    #[test]
    fn the_longest_jump_is_from_corner_to_corner_of_the_big_triangle() {
        let longest = Hole::all()
            .flat_map(|from| Hole::all().filter_map(move |over| TABLES.landing(from, over).map(|to| from.distance(to))))
            .max();
        assert_eq!(longest, Some(12));
    }
}
