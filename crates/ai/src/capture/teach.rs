//! Why a move of the capture game is good, and what another one costs.

use hopstone_rules::capture::{Chain, Outcome, Position, State};
use hopstone_rules::{Game, Play, Seat};

use super::{after, outcomes, think};
use crate::budget::Limits;
use crate::lesson::{Lesson, Tried, weightiest};
use crate::reason::{Cost, Reason};
use crate::table::Table;
use crate::thought::Thought;

/// The most positions that are looked at for the best move, to compare it with another one, and for each of the moves that follow.
const MOST_NODES: u64 = 80_000;
const MOST_NODES_TO_COMPARE: u64 = 30_000;
const MOST_NODES_TO_FOLLOW: u64 = 5_000;
/// With more moves that capture as many it is not looked what each of them leaves.
const MOST_RIVALS: usize = 64;
/// A capture is rich from so many marbles on.
const RICH: u32 = 2;

/// A good move with its reasons, and what a move of the position that was tried costs.
pub(crate) fn teach(
    game: &Game<State>,
    tried: Option<&Chain>,
    limits: &Limits,
    table: &mut Table,
) -> Option<Lesson<Chain>> {
    let mut teacher = Teacher { game, limits, table, nodes: 0 };
    let chosen = teacher.think(game, MOST_NODES)?.mv;
    let position = game.state().position();
    let best = Trial::of(position, teacher.expected(&chosen));
    let tried = tried.map(|mv| {
        let trial = Trial::of(position, teacher.expected(mv));
        // With three and more a value is no number of marbles.
        let is_duel = game.state().standing().in_play().count() == 2;
        let behind = if is_duel { teacher.worth(&best) - teacher.worth(&trial) } else { 0 };
        let costs = trial.costs(&best, behind);
        let loss = if costs.is_empty() { 0 } else { 100 * behind.max(0) as u32 };
        Tried { costs, line: trial.line, loss }
    });
    Some(Lesson { reasons: best.reasons(), line: best.line, tried, nodes: teacher.nodes })
}

/// Who looks at moves, and what that has cost so far.
struct Teacher<'a> {
    game: &'a Game<State>,
    limits: &'a Limits<'a>,
    table: &'a mut Table,
    nodes: u64,
}

impl Teacher<'_> {
    fn think(&mut self, game: &Game<State>, nodes: u64) -> Option<Thought<Chain>> {
        let nodes = self.limits.nodes.map_or(nodes, |most| most.min(nodes));
        let thought = think(game, &Limits { nodes: Some(nodes), ..*self.limits }, self.table)?;
        self.nodes += thought.nodes;
        Some(thought)
    }

    /// A move, the answers that are expected, and the mover's next move.
    fn expected(&mut self, mv: &Chain) -> Vec<Chain> {
        let mut game = self.game.clone();
        let mut line = vec![mv.clone()];
        game.play(mv).expect("a move of the position");
        while game.turn().is_some() {
            let Some(thought) = self.think(&game, MOST_NODES_TO_FOLLOW) else { break };
            let is_own = game.turn() == self.game.turn();
            game.play(&thought.mv).expect("a move of the position");
            line.push(thought.mv);
            if is_own {
                break;
            }
        }
        line
    }

    /// What a move is worth in marbles, as far as can be seen.
    fn worth(&mut self, trial: &Trial) -> i32 {
        let mut game = self.game.clone();
        game.play(trial.mv()).expect("a move of the position");
        let answer = if game.turn().is_some() { self.think(&game, MOST_NODES_TO_COMPARE) } else { None };
        trial.marbles as i32 - answer.map_or(0, |thought| thought.value)
    }
}

/// A move and what becomes of it.
struct Trial<'a> {
    position: &'a Position,
    next: Position,
    /// What it captures.
    marbles: u32,
    /// The richest answer to it.
    leaves: u32,
    /// The move, the answers of the others that are expected, and the next own move.
    line: Vec<Chain>,
}

impl<'a> Trial<'a> {
    fn of(position: &'a Position, line: Vec<Chain>) -> Trial<'a> {
        let mut next = *position;
        next.play_unchecked(line[0].from(), line[0].to(), line[0].captured());
        Trial { position, next, marbles: line[0].captured().len() as u32, leaves: richest(&next), line }
    }

    fn mv(&self) -> &Chain {
        &self.line[0]
    }

    /// The weightiest reasons for the move.
    fn reasons(&self) -> Vec<Reason> {
        let seat = self.position.turn();
        let Trial { position, next, marbles, leaves, .. } = *self;
        let mut reasons = vec![(60, Reason::Captures { marbles, leaves })];
        let all = outcomes(position);
        if all.len() == 1 {
            reasons.push((100, Reason::OnlyMove));
        }
        let most_of_others = others(next, seat).map(|other| u32::from(next.captured(other))).max().unwrap_or(0);
        // The last marble stays.
        let to_come = (next.marbles().len() as u32).saturating_sub(1);
        if !next.can_move() {
            reasons.push((90, Reason::Ends));
        }
        if u32::from(next.captured(seat)) > most_of_others + to_come {
            let was = u32::from(position.captured(seat)) > most_of_others + to_come + marbles;
            reasons.extend((!was).then_some((95, Reason::Decides)));
        }
        let richest = all.first().map_or(0, |one| one.0 as u32);
        let rivals: Vec<&Outcome> = all
            .iter()
            .filter(|(captures, outcome)| *captures as u32 >= marbles && !self.is(outcome))
            .map(|(_, outcome)| outcome)
            .collect();
        if marbles >= RICH && rivals.is_empty() && all.len() > 1 {
            reasons.push((70, Reason::Richest));
        }
        if !rivals.is_empty() && rivals.len() <= MOST_RIVALS {
            let left = |outcome: &Outcome| self::richest(&after(position, outcome));
            let lefts: Vec<(u32, u32)> = rivals.iter().map(|one| (one.captured.len() as u32, left(one))).collect();
            if lefts.iter().all(|&(_, other)| other > leaves) {
                reasons.push((66, Reason::LeavesLeast { leaves }));
            }
            let of_richest = lefts.iter().filter(|&&(captures, _)| captures == richest).map(|&(_, left)| left).min();
            if let Some(other) = of_richest
                && richest > marbles
                && marbles as i32 - leaves as i32 > richest as i32 - other as i32
            {
                reasons.push((68, Reason::Declines { marbles: richest, leaves: other }));
            }
        }
        if marbles < richest && richest >= leaves + RICH {
            reasons.push((50, Reason::Spoils { before: richest, after: leaves }));
        }
        if let Some(marbles) = self.own_next().filter(|&marbles| marbles >= RICH) {
            reasons.push((40 + marbles as i32, Reason::SetsUp { marbles }));
        }
        weightiest(reasons)
    }

    /// Whether the move turns out so.
    fn is(&self, outcome: &Outcome) -> bool {
        let mv = self.mv();
        (outcome.from, outcome.to, outcome.captured) == (mv.from(), mv.to(), mv.captured())
    }

    /// The most that the mover can capture after the answers that are expected; `None` if it does not get there.
    fn own_next(&self) -> Option<u32> {
        let answers = self.line.get(1..self.line.len() - 1).filter(|answers| !answers.is_empty())?;
        let mut position = self.next;
        answers.iter().for_each(|mv| position.play_unchecked(mv.from(), mv.to(), mv.captured()));
        (position.turn() == self.position.turn()).then(|| richest(&position))
    }

    /// What the move costs against the best one, after which the mover is `behind` marbles less behind.
    fn costs(&self, best: &Trial, behind: i32) -> Vec<Cost> {
        let mut costs = Vec::new();
        if best.is_same_as(self) {
            return costs;
        }
        // What counts is what is captured less what is left.
        let net = |trial: &Trial| trial.marbles as i32 - trial.leaves as i32;
        let is_worse = behind > 0 || net(self) < net(best);
        if is_worse && self.marbles < best.marbles {
            costs.push(Cost::CapturesFewer { marbles: best.marbles - self.marbles });
        }
        if is_worse && self.leaves > best.leaves {
            costs.push(Cost::LeavesMore { leaves: self.leaves, best: best.leaves });
        }
        if behind > 0 {
            costs.push(Cost::FallsBehind { marbles: behind as u32 });
        }
        costs
    }

    /// Whether two moves turn out the same.
    fn is_same_as(&self, other: &Trial) -> bool {
        (self.mv().from(), self.mv().to(), self.mv().captured())
            == (other.mv().from(), other.mv().to(), other.mv().captured())
    }
}

/// The other seats that are in play.
fn others(position: Position, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(position.seats()).filter(move |&other| other != seat && !position.out().contains(other))
}

/// The most marbles that one move captures.
fn richest(position: &Position) -> u32 {
    let mut richest = 0;
    position.each_outcome(|outcome| richest = richest.max(outcome.captured.len()));
    richest as u32
}
