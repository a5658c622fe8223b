//! Every way a turn of the capture game can turn out.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::{Chain, Position};
use crate::star::{Hole, HoleSet, Hop, IllegalMove, each_short_jump};

/// What a turn comes to: different paths with the same ends and the same captures are one outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Where the marble stood.
    pub from: Hole,
    /// Where it comes to rest.
    pub to: Hole,
    /// The captured marbles.
    pub captured: HoleSet,
}

/// A moment within a chain: where the marble is and what it has captured. All that follows depends on nothing else.
type Moment = (Hole, HoleSet);

/// Moments that were seen. The search asks for them all the time, and nobody can choose them to do harm: a quick hash will do.
type Moments = HashSet<Moment, BuildHasherDefault<Quick>>;

/// A quick hash of the numbers that make a moment.
#[derive(Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    fn write_u8(&mut self, number: u8) {
        self.0 = (self.0.rotate_left(23) ^ u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_u128(&mut self, number: u128) {
        let both = (number as u64).wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ (number >> 64) as u64;
        self.0 = (self.0 ^ both).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

impl Position {
    /// Calls `visit` with every outcome of the seat to move, each once, in the order of the starts.
    pub fn each_outcome(&self, mut visit: impl FnMut(Outcome)) {
        // One set for all starts keeps its memory.
        let mut seen = Moments::default();
        for from in self.marbles() {
            seen.clear();
            let standing = self.marbles() - HoleSet::of(from);
            self.each_from(from, standing, HoleSet::EMPTY, &mut seen, &mut |to, captured| {
                visit(Outcome { from, to, captured });
            });
        }
    }

    fn each_from(
        &self,
        at: Hole,
        standing: HoleSet,
        captured: HoleSet,
        seen: &mut Moments,
        visit: &mut impl FnMut(Hole, HoleSet),
    ) {
        let mut jump = |Hop { over, to }: Hop| {
            let taken = captured | HoleSet::of(over);
            // Two chains can come to the same moment only after three captures: with one or two the order decides the landing.
            if taken.len() >= 3 && !seen.insert((to, taken)) {
                return;
            }
            visit(to, taken);
            self.each_from(to, standing - HoleSet::of(over), taken, seen, visit);
        };
        if self.long_jump() {
            self.jumps(at, standing).for_each(jump);
        } else {
            each_short_jump(at, standing, &mut jump);
        }
    }

    /// The outcomes of the chains that begin with the jumps `made` of the marble in `from` and go on, each with a shortest such
    /// chain, shortest first; at most `limit`, and whether there are more.
    ///
    /// # Errors
    /// As [`Position::continuations`].
    pub fn outcomes_after(&self, from: Hole, made: &[Hole], limit: usize) -> Result<(Vec<Chain>, bool), IllegalMove> {
        let (at, standing, hops) = self.follow(from, made)?;
        let mut seen = Moments::default();
        let mut found: Vec<Chain> = Vec::new();
        // Breadth first: what has been found is also what is still to be followed.
        let mut next = 0;
        let mut moment = (at, standing, hops);
        loop {
            let (at, standing, hops) = &moment;
            let captured = self.marbles() - HoleSet::of(from) - *standing;
            for hop in self.jumps(*at, *standing) {
                if seen.insert((hop.to, captured | HoleSet::of(hop.over))) {
                    if found.len() == limit {
                        return Ok((found, true));
                    }
                    found.push(Chain::new(from, [hops.as_slice(), &[hop]].concat()));
                }
            }
            let Some(chain) = found.get(next) else {
                return Ok((found, false));
            };
            next += 1;
            moment = (chain.to(), self.marbles() - HoleSet::of(from) - chain.captured(), chain.hops().to_vec());
        }
    }

    /// How many paths the seat to move has, every stop of every chain counted: chains that differ in a landing are different
    /// paths even where they capture the same.
    pub fn paths(&self) -> u64 {
        let mut known = HashMap::new();
        self.marbles()
            .map(|from| {
                known.clear();
                self.paths_from(from, self.marbles() - HoleSet::of(from), &mut known)
            })
            .sum()
    }

    fn paths_from(&self, at: Hole, standing: HoleSet, known: &mut HashMap<Moment, u64>) -> u64 {
        if let Some(&count) = known.get(&(at, standing)) {
            return count;
        }
        let count = self
            .jumps(at, standing)
            .map(|hop| 1 + self.paths_from(hop.to, standing - HoleSet::of(hop.over), known))
            .fold(0_u64, u64::saturating_add);
        known.insert((at, standing), count);
        count
    }
}
