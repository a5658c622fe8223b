//! The search: how good a move is, looking ahead as far as the budget allows.

use crate::budget::Budget;
use crate::ranking::sort_best_first;
use crate::table::{Bound, Known, Table};

/// A value that only a won game has; one that is lost is worth its opposite. The plies until then are taken off.
pub(crate) const WON: i32 = 1_000_000;
/// From here on a value is that of a game that is decided.
pub(crate) const DECIDED: i32 = WON - 10_000;
/// More than any value.
const INFINITE: i32 = WON + 1;
/// The deepest iteration.
const DEEPEST: u32 = 60;
/// Where there is no choice it is only asked what the move is worth, which must cost next to nothing.
const DEEPEST_FORCED: u32 = 6;
/// Half the first window around the value of the iteration before.
const WINDOW: i32 = 40;
/// History never outweighs what a game itself thinks of a move's urgency by more than this.
const MOST_HISTORY: i32 = 1 << 14;

/// A position of a game for two, as the search needs to know it.
pub(crate) trait Searchable: Clone {
    /// A move.
    type Move: Copy + PartialEq;
    /// How many numbers [`Searchable::number`] gives.
    const NUMBERS: usize;

    /// Tells positions apart, the side to move included.
    fn key(&self) -> u64;
    /// Adds the moves worth looking at to a list, always in the same order.
    fn moves(&self, moves: &mut Vec<Self::Move>);
    /// The position after a move.
    fn after(&self, mv: &Self::Move) -> Self;
    /// What the position is worth to the side to move, if the game is over: [`WON`], its opposite, or a draw.
    fn over(&self) -> Option<i32>;
    /// How many positions back the last one lies that can come again.
    fn repeatable(&self) -> usize;
    /// What the position seems to be worth to the side to move.
    fn judge(&self) -> i32;
    /// Whether the position may be judged as it stands; if not it is followed further.
    fn is_calm(&self) -> bool;
    /// A small number for the kind of a move, by which the search remembers what was good elsewhere.
    fn number(&self, mv: &Self::Move) -> usize;
    /// How promising a move looks before it is searched.
    fn urgency(&self, mv: &Self::Move) -> i32;
}

/// A move at the root with what it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked<M> {
    /// The value to the side to move; exact if it is within the slack of the best one, otherwise no more than this.
    pub value: i32,
    pub mv: M,
}

/// How many of the moves, best first, are as good as equal: worth within `slack` of the best one. Without slack only the first has a
/// value that is known.
pub(crate) fn good<M>(ranked: &[Ranked<M>], slack: i32) -> usize {
    let best = ranked.first().map_or(0, |one| one.value);
    // A win is not put off for the sake of variety.
    if slack == 0 || best >= DECIDED { 1 } else { ranked.iter().take_while(|one| one.value >= best - slack).count() }
}

/// What a search has come to.
pub(crate) struct Found<M> {
    /// The moves, best first.
    pub ranked: Vec<Ranked<M>>,
    /// The depth of the last iteration that was finished.
    pub depth: u32,
}

/// One search of one position.
pub(crate) struct Search<'a, 'b, S: Searchable> {
    table: &'a mut Table,
    budget: &'a mut Budget<'b>,
    /// Keys of the positions of the game so far and of the line that is being looked at.
    line: Vec<u64>,
    killers: Vec<[usize; 2]>,
    /// Moves that look bad are looked at less deeply; switched off where the value has to be that of the definition.
    reduces: bool,
    history: Vec<i32>,
    /// One list for the moves of all plies, with what they are sorted by.
    moves: Vec<S::Move>,
    order: Vec<(i32, u16)>,
}

impl<'a, 'b, S: Searchable> Search<'a, 'b, S> {
    /// A search within a budget. `past` are the keys of the positions that the game has seen.
    pub(crate) fn new(table: &'a mut Table, budget: &'a mut Budget<'b>, past: Vec<u64>) -> Search<'a, 'b, S> {
        table.begin();
        Search {
            table,
            budget,
            line: past,
            reduces: true,
            killers: vec![[usize::MAX; 2]; DEEPEST as usize * 4],
            history: vec![0; S::NUMBERS],
            moves: Vec::with_capacity(4096),
            order: Vec::with_capacity(4096),
        }
    }

    /// Looks deeper and deeper, at most to `deepest`. Moves worth within `slack` of the best one get their true value.
    pub(crate) fn run(&mut self, root: &S, deepest: u32, slack: i32) -> Found<S::Move> {
        let mut list = Vec::new();
        root.moves(&mut list);
        let mut ranked: Vec<Ranked<S::Move>> =
            list.into_iter().map(|mv| Ranked { value: root.urgency(&mv), mv }).collect();
        sort_best_first(&mut ranked, |one| one.value);
        // An urgency is no value: what has not been looked at is as good as nothing.
        ranked.iter_mut().for_each(|one| one.value = -INFINITE);
        let deepest = deepest.min(if ranked.len() > 1 { DEEPEST } else { DEEPEST_FORCED });
        let mut depth = 0;
        while depth < deepest && !ranked.is_empty() && !self.budget.has_ended() {
            let guess = (depth > 1).then(|| ranked[0].value);
            let Some(deeper) = self.iterate(root, &ranked, depth + 1, slack, guess) else { break };
            ranked = deeper;
            depth += 1;
            // A decided game needs no more thought.
            if ranked[0].value.abs() >= DECIDED && WON - ranked[0].value.abs() <= depth as i32 {
                break;
            }
        }
        if let Some(first) = ranked.first_mut().filter(|first| first.value == -INFINITE) {
            first.value = root.judge();
        }
        Found { ranked, depth }
    }

    /// What is expected from a position on, as far as the table knows it: at most `most` moves.
    pub(crate) fn line(&self, root: &S, most: usize) -> Vec<S::Move> {
        let (mut node, mut line, mut seen) = (root.clone(), Vec::new(), Vec::new());
        while line.len() < most && node.over().is_none() && !seen.contains(&node.key()) {
            // Where a bound from above is all that is known, no move was found to be good.
            let Some(known) = self.table.look(node.key()).filter(|known| known.bound != Bound::Upper) else { break };
            let mut moves = Vec::new();
            node.moves(&mut moves);
            let Some(mv) = moves.get(usize::from(known.best)) else { break };
            seen.push(node.key());
            node = node.after(mv);
            line.push(*mv);
        }
        line
    }

    /// One iteration; `None` if the budget ended before it had anything new to say.
    fn iterate(
        &mut self,
        root: &S,
        ranked: &[Ranked<S::Move>],
        depth: u32,
        slack: i32,
        guess: Option<i32>,
    ) -> Option<Vec<Ranked<S::Move>>> {
        let mut width = WINDOW;
        let mut low = guess.map_or(-INFINITE, |value| value - width - slack);
        let mut high = guess.map_or(INFINITE, |value| value + width);
        loop {
            let (deeper, ended) = self.root(root, ranked, depth, slack, low, high);
            if ended {
                // If something better was found than the best move so far it counts. What is not above the window is only a bound.
                let first = deeper.first()?;
                let floor = first.value.max(low);
                let better = deeper.iter().filter(|one| one.value > floor);
                let best = better.reduce(|best, one| if one.value > best.value { one } else { best })?;
                let mut rest: Vec<_> = ranked.iter().filter(|one| one.mv != best.mv).copied().collect();
                rest.insert(0, *best);
                return Some(rest);
            }
            let best = deeper.iter().map(|one| one.value).max()?;
            width = width.saturating_mul(4);
            if best <= low && low > -INFINITE {
                low = if width > 2_000 { -INFINITE } else { best - width };
            } else if best >= high && high < INFINITE {
                high = if width > 2_000 { INFINITE } else { best + width };
            } else {
                let mut deeper = deeper;
                sort_best_first(&mut deeper, |one| one.value);
                return Some(deeper);
            }
        }
    }

    /// The moves of the root with their values, in the order in which they were looked at, and whether the budget ended before the
    /// last.
    fn root(
        &mut self,
        root: &S,
        ranked: &[Ranked<S::Move>],
        depth: u32,
        slack: i32,
        low: i32,
        high: i32,
    ) -> (Vec<Ranked<S::Move>>, bool) {
        let mut deeper = Vec::with_capacity(ranked.len());
        let mut best = low;
        self.line.push(root.key());
        for one in ranked {
            let next = root.after(&one.mv);
            // What is not above the floor is no more than a bound; within the slack every value has to be true.
            let floor = (best - slack - i32::from(slack > 0)).max(low).max(-INFINITE);
            let value = if deeper.is_empty() {
                -self.value(&next, depth - 1, 1, -high, -low)
            } else {
                let value = -self.value(&next, depth - 1, 1, -floor - 1, -floor);
                if value > floor { -self.value(&next, depth - 1, 1, -high, -floor) } else { value }
            };
            if self.budget.has_ended() {
                self.line.pop();
                return (deeper, true);
            }
            deeper.push(Ranked { value, mv: one.mv });
            best = best.max(value);
            if best >= high {
                // Too good to be true: the window is widened, the others keep what they were worth.
                break;
            }
        }
        self.line.pop();
        let looked = deeper.len();
        deeper.extend(ranked[looked..].iter().map(|one| Ranked { value: one.value.min(best - 1), mv: one.mv }));
        (deeper, false)
    }

    /// What a position is worth to the side to move, exact within the window.
    fn value(&mut self, node: &S, depth: u32, ply: u32, mut low: i32, high: i32) -> i32 {
        if !self.budget.spend() {
            return 0;
        }
        if let Some(value) = node.over() {
            return value - value.signum() * ply as i32;
        }
        let key = node.key();
        let reach = self.line.len() - node.repeatable().min(self.line.len());
        if self.line[reach..].contains(&key) {
            return 0;
        }
        let calm = node.is_calm();
        if depth == 0 && calm {
            return node.judge();
        }
        if ply as usize >= self.killers.len() {
            return node.judge();
        }
        let known = self.table.look(key);
        if let Some(known) = known
            && u32::from(known.depth) >= depth
            && self.reduces
        {
            let value = from_table(known.value, ply);
            match known.bound {
                Bound::Exact => return value,
                Bound::Lower if value >= high => return value,
                Bound::Upper if value <= low => return value,
                _ => {}
            }
        }
        let begin = self.moves.len();
        let from = self.order.len();
        node.moves(&mut self.moves);
        let count = self.moves.len() - begin;
        if count == 0 {
            return node.judge();
        }
        let best_known = known.map(|known| known.best as usize).filter(|&best| best < count);
        let killers = self.killers[ply as usize];
        for index in 0..count {
            let mv = self.moves[begin + index];
            let number = node.number(&mv);
            let order = if Some(index) == best_known {
                i32::MAX
            } else {
                let killer = if number == killers[0] {
                    3_000
                } else if number == killers[1] {
                    2_000
                } else {
                    0
                };
                node.urgency(&mv) + killer + self.history[number] / 16
            };
            self.order.push((order, index as u16));
        }
        self.line.push(key);
        let (mut best, mut best_index) = (-INFINITE, 0);
        let old_low = low;
        for nth in 0..count {
            // The next best by selection: most lists are cut off after a few.
            let rest = &mut self.order[from + nth..from + count];
            let pick =
                (0..rest.len()).max_by_key(|&place| (rest[place].0, std::cmp::Reverse(rest[place].1))).unwrap_or(0);
            rest.swap(0, pick);
            let index = usize::from(rest[0].1);
            let mv = self.moves[begin + index];
            let next = node.after(&mv);
            // A capture that must be made is no choice: it costs no depth.
            let deeper = if calm { depth.saturating_sub(1) } else { depth.saturating_sub(u32::from(count > 1)) };
            let value = if nth == 0 {
                -self.value(&next, deeper, ply + 1, -high, -low)
            } else {
                let reduced = if self.reduces && calm && depth >= 3 && nth >= 3 { 1 + u32::from(nth >= 12) } else { 0 };
                let mut value = -self.value(&next, deeper.saturating_sub(reduced), ply + 1, -low - 1, -low);
                if value > low && reduced > 0 {
                    value = -self.value(&next, deeper, ply + 1, -low - 1, -low);
                }
                if value > low && value < high { -self.value(&next, deeper, ply + 1, -high, -low) } else { value }
            };
            if self.budget.has_ended() {
                break;
            }
            if value > best {
                (best, best_index) = (value, index);
            }
            low = low.max(value);
            if low >= high {
                let number = node.number(&mv);
                let killers = &mut self.killers[ply as usize];
                if killers[0] != number {
                    *killers = [number, killers[0]];
                }
                let gain = (depth * depth) as i32;
                self.history[number] += gain - self.history[number] * gain / MOST_HISTORY;
                break;
            }
        }
        self.line.pop();
        self.moves.truncate(begin);
        self.order.truncate(from);
        if self.budget.has_ended() {
            return 0;
        }
        let bound = Bound::of(best, old_low, high);
        let depth = depth.min(255) as u8;
        self.table.keep(key, Known { value: to_table(best, ply), depth, bound, best: best_index as u16 });
        best
    }
}

/// A decided value as it is seen from the position itself, not from the root.
fn to_table(value: i32, ply: u32) -> i32 {
    if value >= DECIDED {
        value + ply as i32
    } else if value <= -DECIDED {
        value - ply as i32
    } else {
        value
    }
}

/// The reverse.
fn from_table(value: i32, ply: u32) -> i32 {
    if value >= DECIDED {
        value - ply as i32
    } else if value <= -DECIDED {
        value + ply as i32
    } else {
        value
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Limits;
    use hopstone_rules::Level;

    /// The value of a position by the definition: every move, every reply, nothing left out.
    fn plain<S: Searchable>(node: &S, depth: u32, ply: u32, line: &mut Vec<u64>) -> i32 {
        if let Some(value) = node.over() {
            return value - value.signum() * ply as i32;
        }
        if line.contains(&node.key()) {
            return 0;
        }
        let calm = node.is_calm();
        if depth == 0 && calm {
            return node.judge();
        }
        let mut moves = Vec::new();
        node.moves(&mut moves);
        if moves.is_empty() {
            return node.judge();
        }
        let deeper = if calm { depth.saturating_sub(1) } else { depth.saturating_sub(u32::from(moves.len() > 1)) };
        line.push(node.key());
        let best = moves.iter().map(|mv| -plain(&node.after(mv), deeper, ply + 1, line)).max().expect("a move");
        line.pop();
        best
    }

    /// The search agrees with the definition on the value of a position.
    pub(crate) fn check<S: Searchable>(root: &S, depth: u32) {
        let mut table = Table::of_bytes(1 << 16);
        let limits = Limits { level: Some(Level::HARD), nodes: None, is_over: None, seed: 0 };
        let mut budget = Budget::new(&limits, u64::MAX);
        let mut search = Search::new(&mut table, &mut budget, Vec::new());
        search.reduces = false;
        let found = search.run(root, depth, 0);
        if found.depth < depth {
            return;
        }
        let mut line = vec![root.key()];
        let mut moves = Vec::new();
        root.moves(&mut moves);
        let values: Vec<i32> = moves.iter().map(|mv| -plain(&root.after(mv), depth - 1, 1, &mut line)).collect();
        let best = *values.iter().max().expect("a move");
        assert_eq!(found.ranked[0].value, best, "depth {depth}");
        let chosen = moves.iter().position(|mv| *mv == found.ranked[0].mv).expect("one of the moves");
        assert_eq!(values[chosen], best, "depth {depth}: the move is as good as its value");
    }
}
