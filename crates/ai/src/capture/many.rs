//! A tree search whose leaves are played out by seats that look at the next seat's reply: who is first then is what counts.

use hopstone_rules::Seat;
use hopstone_rules::capture::{Outcome, Position};

use super::{MARBLE, after, net, outcomes};
use crate::budget::Budget;
use crate::chance::Chance;
use crate::ranking::best_first;

/// Of how many outcomes of a position it is asked what the next seat can capture then, the richest first; at the root of more.
const LOOKED_AT: usize = 32;
const LOOKED_AT_FIRST: usize = 128;
/// How many of them are followed, the best first.
const WIDTH: usize = 16;
/// How many of the richest outcomes a seat chooses from where a game is played out.
const PLAYED_OUT: usize = 8;
/// How much is tried out against how much is made of what seems good.
const CURIOSITY: f64 = 0.8;

/// Where there is no choice it is only asked what the move is worth: so many ends are looked at.
const FORCED_PLAYS: u64 = 20;

/// What a seat makes of an end: 1 for the first place, less where it is shared, and a little for the distance to the others.
type Scores = [f64; Seat::MOST];

struct Branch {
    outcome: Outcome,
    /// How promising it is before anything is known.
    prior: f64,
    visits: u32,
    /// The sum of what the seat to move made of the ends.
    score: f64,
    node: Option<u32>,
}

/// The branches of a position in the list of all of them.
#[derive(Clone, Copy)]
struct Node {
    first: usize,
    count: usize,
}

/// A tree that grows.
pub(super) struct Tree<'a, 'b> {
    nodes: Vec<Node>,
    branches: Vec<Branch>,
    chance: Chance,
    budget: &'a mut Budget<'b>,
}

impl<'a, 'b> Tree<'a, 'b> {
    pub(super) fn new(budget: &'a mut Budget<'b>, chance: Chance) -> Tree<'a, 'b> {
        Tree { nodes: Vec::new(), branches: Vec::new(), chance, budget }
    }

    /// The outcome that was looked at most, with how much likelier than an equal share the first place is, in tenths.
    pub(super) fn best(&mut self, position: &Position) -> Option<(i32, Outcome)> {
        self.grow(position);
        let root = self.nodes[0];
        let mut plays = if root.count > 1 { u64::MAX } else { FORCED_PLAYS };
        while plays > 0 && !self.budget.has_ended() && self.nodes.len() < MOST_NODES {
            self.play(position);
            plays -= 1;
        }
        let branches = &self.branches[root.first..root.first + root.count];
        let best = branches.iter().reduce(|best, one| if one.visits > best.visits { one } else { best })?;
        let playing = position.seats() - position.out().len();
        let above = best.score / f64::from(best.visits.max(1)) - 1.0 / playing as f64;
        Some(((10.0 * above) as i32, best.outcome))
    }

    fn grow(&mut self, position: &Position) -> u32 {
        let mut outcomes = outcomes(position);
        outcomes.truncate(if self.nodes.is_empty() { LOOKED_AT_FIRST } else { LOOKED_AT });
        for (value, outcome) in &mut outcomes {
            // Each asks as much as a position.
            self.budget.spend();
            *value = net(position, outcome);
        }
        best_first(&mut outcomes);
        let first = self.branches.len();
        let best = outcomes.first().map_or(0, |one| one.0);
        self.branches.extend(outcomes.iter().take(WIDTH).map(|&(value, outcome)| Branch {
            outcome,
            prior: 1.0 / (2.0 + f64::from(best - value) / f64::from(MARBLE)),
            visits: 0,
            score: 0.0,
            node: None,
        }));
        self.nodes.push(Node { first, count: self.branches.len() - first });
        self.nodes.len() as u32 - 1
    }

    /// Follows the tree to a leaf, plays on from there and remembers the end.
    fn play(&mut self, root: &Position) {
        let mut position = *root;
        let mut path: Vec<(usize, Seat)> = Vec::with_capacity(64);
        let mut node = 0;
        loop {
            let Node { first, count } = self.nodes[node];
            if count == 0 {
                // The game is over; that it was looked at costs as much as any other position.
                self.budget.spend();
                break;
            }
            let branches = &self.branches[first..first + count];
            let visits: u32 = branches.iter().map(|branch| branch.visits).sum();
            let root_of_visits = f64::from(visits + 1).sqrt();
            let (mut best, mut chosen) = (f64::MIN, 0);
            for (index, branch) in branches.iter().enumerate() {
                let mean = if branch.visits == 0 { 0.4 } else { branch.score / f64::from(branch.visits) };
                let value = mean + CURIOSITY * branch.prior * root_of_visits / f64::from(1 + branch.visits);
                if value > best {
                    (best, chosen) = (value, first + index);
                }
            }
            path.push((chosen, position.turn()));
            position = after(&position, &self.branches[chosen].outcome);
            match self.branches[chosen].node {
                Some(next) => node = next as usize,
                None if self.branches[chosen].visits == 0 => break,
                None => {
                    if !self.budget.spend() {
                        return;
                    }
                    let grown = self.grow(&position);
                    self.branches[chosen].node = Some(grown);
                    node = grown as usize;
                }
            }
        }
        while let Some(outcome) = self.greedy(&position) {
            if !self.budget.spend() {
                return;
            }
            position = after(&position, &outcome);
        }
        let scores = scores(&position);
        for (branch, seat) in path {
            self.branches[branch].visits += 1;
            self.branches[branch].score += scores[seat.index()];
        }
    }

    /// What a seat does that looks at some of the richest outcomes, and at what the next seat can capture then.
    fn greedy(&mut self, position: &Position) -> Option<Outcome> {
        let mut few: Vec<(i32, Outcome)> = Vec::with_capacity(PLAYED_OUT);
        let chance = &mut self.chance;
        position.each_outcome(|outcome| {
            // Chance decides among equally rich ones.
            let rank = (outcome.captured.len() << 8 | chance.below(256)) as i32;
            let place = few.iter().position(|one| rank > one.0).unwrap_or(few.len());
            if place < PLAYED_OUT {
                few.truncate(PLAYED_OUT - 1);
                few.insert(place, (rank, outcome));
            }
        });
        let (mut best, mut chosen) = (i32::MIN, None);
        for (_, outcome) in few {
            // It cannot be better even if nothing is left to the next seat.
            if MARBLE * outcome.captured.len() as i32 <= best {
                break;
            }
            self.budget.spend();
            let value = net(position, &outcome);
            if value > best {
                (best, chosen) = (value, Some(outcome));
            }
        }
        chosen
    }
}

/// A tree takes no more nodes than this.
const MOST_NODES: usize = 1 << 16;

/// What everybody makes of the end of a game.
fn scores(position: &Position) -> Scores {
    let playing = || Seat::all(position.seats()).filter(|&seat| !position.out().contains(seat));
    let most = playing().map(|seat| position.captured(seat)).max().unwrap_or(0);
    let sharing = playing().filter(|&seat| position.captured(seat) == most).count();
    let mut scores = Scores::default();
    for seat in playing() {
        let captured = position.captured(seat);
        let others = playing().filter(|&other| other != seat).map(|other| position.captured(other)).max().unwrap_or(0);
        let first = if captured == most { 1.0 / sharing as f64 } else { 0.0 };
        scores[seat.index()] = first + (f64::from(captured) - f64::from(others)) * 0.01;
    }
    scores
}
