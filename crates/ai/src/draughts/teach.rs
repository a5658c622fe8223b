//! Why a move of draughts is good, and what another one costs.

use hopstone_rules::draughts::{Move, Position, QUIET_PLIES_TO_DRAW, Rank, Side, Square, State};
use hopstone_rules::{Game, Outcome, Play};

use super::eval::{self, BACKED, STUCK};
use super::node::Node;
use super::past;
use crate::budget::{Budget, Limits};
use crate::lesson::{DECISIVE, Lesson, Tried, weightiest};
use crate::reason::{Cost, Reason};
use crate::search::{DECIDED, Search, Searchable, WON};
use crate::table::Table;

/// The most positions that are looked at for the best move, and for one that was tried.
const MOST_NODES: u64 = 1_000_000;
const MOST_NODES_FOR_TRIED: u64 = 400_000;
/// The longest line that is told, in plies; captures that must follow come on top.
const LINE: usize = 9;
/// From this difference on a line that wins pieces is believed, in hundredths of a man.
const WORTH: i32 = 50;
/// The search looks less deeply at what seems bad: a win is not there if it was looked so many plies farther.
const MARGIN: i32 = 2;
/// From this difference on one move is worse than another.
const WORSE: i32 = 15;
/// What a win counts that is not certain.
const UNCERTAIN: i32 = DECISIVE;
/// From so many hundredths on it is said how many men a move costs.
const A_MAN: i32 = 80;
/// Few pieces are on the board, or so few that "the move" counts.
const FEW: usize = 8;
const LATE: usize = 12;
/// A man that nobody can stop is worth telling of so near to its crown.
const NEAR: u32 = 4;
/// The back row is worth telling of with so many men in it.
const BACK_ROW: u32 = 2;

/// A good move with its reasons, and what a move of the position that was tried costs.
pub(crate) fn teach(
    game: &Game<State>,
    tried: Option<&Move>,
    limits: &Limits,
    table: &mut Table,
) -> Option<Lesson<Move>> {
    let limits = Limits { level: None, ..*limits };
    let root = Node::new(*game.state().position(), game.state().quiet_plies());
    let mut budget = Budget::new(&limits, MOST_NODES);
    let mut search = Search::new(table, &mut budget, past(game));
    let found = search.run(&root, u32::MAX, 0);
    let chosen = *found.ranked.first()?;
    let line = expected(&root, &chosen.mv, &search);
    let mut nodes = budget.spent();
    let mut look = |mv: &Move, deepest: u32, past: Vec<u64>| {
        let mut next = game.clone();
        // The third time of a position ends the game, which the search does not count.
        if next.play(mv).is_ok() && matches!(next.state().standing().outcome(), Some(Outcome::Draw(_))) {
            return Trial { root, mv: *mv, value: 0, depth: u32::MAX, line: vec![*mv] };
        }
        let mut budget = Budget::new(&limits, MOST_NODES_FOR_TRIED);
        let trial = Trial::of(root, mv, deepest, past, table, &mut budget);
        nodes += budget.spent();
        trial
    };
    // An only move, or one that no budget was left for, has not been looked at.
    let best = if found.depth > 0 {
        Trial { root, mv: chosen.mv, value: certain(chosen.value, &root), depth: found.depth, line }
    } else {
        look(&chosen.mv, if found.ranked.len() == 1 { u32::MAX } else { 1 }, past(game))
    };
    let tried = tried.map(|mv| {
        // Whether it wins too is to be seen where the best one does, even by positions that have been there before.
        let trial = if best.value >= DECIDED {
            look(mv, found.depth.max((WON - best.value + MARGIN) as u32), Vec::new())
        } else {
            look(mv, found.depth, past(game))
        };
        let (costs, loss) = trial.costs(&best);
        Tried { costs, line: trial.line, loss }
    });
    Some(Lesson { reasons: best.reasons(found.depth), line: best.line, tried, nodes })
}

/// A value from the search. It knows nothing of quiet plies where it remembers a position: a win that the draw may come before is no
/// certain one.
fn certain(value: i32, root: &Node) -> i32 {
    let is_early = WON - value.abs() + root.repeatable() as i32 <= i32::from(QUIET_PLIES_TO_DRAW);
    if value.abs() < DECIDED || is_early { value } else { value.signum() * UNCERTAIN }
}

/// A move and what is expected to follow, to the end of the captures.
fn expected(root: &Node, mv: &Move, search: &Search<Node>) -> Vec<Move> {
    let after = root.after(mv);
    let mut line = vec![*mv];
    line.extend(search.line(&after, LINE - 1));
    captures(&line.iter().fold(*root.position(), |position, mv| position.after(mv)), &mut line);
    line
}

/// Adds the captures that follow one another from a position on.
fn captures(position: &Position, line: &mut Vec<Move>) {
    let mut position = *position;
    while let Some(mv) = best_capture(&position) {
        position = position.after(&mv);
        line.push(mv);
    }
}

/// The capture by which the side to move comes off best, as far as captures follow one another; `None` if it cannot capture.
fn best_capture(position: &Position) -> Option<Move> {
    let captures = position.moves().into_iter().filter(Move::is_capture);
    captures.max_by_key(|mv| mv.captured().len() as i32 - exchange(&position.after(mv)))
}

/// How many pieces more than it loses the side to move captures, as long as captures follow one another. They are compulsory, so that
/// it may be negative.
fn exchange(position: &Position) -> i32 {
    if !position.can_capture() {
        return 0;
    }
    let nets = position.moves().into_iter().map(|mv| mv.captured().len() as i32 - exchange(&position.after(&mv)));
    nets.max().unwrap_or(0)
}

/// What a position is worth to the side to move once the captures have been made that follow one another.
fn settled(position: &Position) -> i32 {
    best_capture(position).map_or_else(|| eval::judge(position), |mv| -settled(&position.after(&mv)))
}

/// A move and what becomes of it.
struct Trial {
    root: Node,
    mv: Move,
    /// To the mover.
    value: i32,
    /// How many plies were looked at.
    depth: u32,
    /// The move and what is expected to follow.
    line: Vec<Move>,
}

impl Trial {
    /// Looks at a move, the search at most `deepest` plies ahead.
    fn of(root: Node, mv: &Move, deepest: u32, mut past: Vec<u64>, table: &mut Table, budget: &mut Budget) -> Trial {
        let (mut node, mut line) = (root, Vec::new());
        let mut next = Some(*mv);
        // The search says nothing of a move without a choice: such answers are made first.
        while let Some(mv) = next {
            past.push(node.key());
            node = node.after(&mv);
            line.push(mv);
            let is_forced = line.len() < LINE && node.over().is_none() && node.position().count_moves() == 1;
            next = is_forced.then(|| node.position().moves()[0]);
        }
        let plies = line.len() as i32;
        let (mut value, mut depth) = (node.over(), u32::MAX);
        if value.is_none() {
            let mut search = Search::new(table, budget, past);
            let found = search.run(&node, deepest.saturating_sub(plies as u32).max(1), 0);
            depth = plies as u32 + found.depth;
            let answer = found.ranked.first().filter(|_| found.depth > 0);
            value = Some(answer.map_or_else(|| settled(node.position()), |answer| answer.value));
            match answer {
                Some(answer) => line.extend(expected(&node, &answer.mv, &search)),
                None => captures(node.position(), &mut line),
            }
        }
        let value = value.unwrap_or(0);
        let value = if value.abs() >= DECIDED { value - value.signum() * plies } else { value };
        Trial { root, mv: *mv, value: certain(if plies % 2 == 0 { value } else { -value }, &root), depth, line }
    }

    fn position(&self) -> &Position {
        self.root.position()
    }

    fn side(&self) -> Side {
        self.position().turn()
    }

    fn after(&self) -> Position {
        self.position().after(&self.mv)
    }

    /// How many pieces more than it loses the mover captures with the move and the captures that follow it at once.
    fn exchange(&self) -> i32 {
        self.mv.captured().len() as i32 - exchange(&self.after())
    }

    /// How many pieces more than it loses the mover captures in each ply of the line, added up.
    fn nets(&self) -> Vec<i32> {
        let signed = |(ply, mv): (usize, &Move)| mv.captured().len() as i32 * if ply % 2 == 0 { 1 } else { -1 };
        let add = |sum: &mut i32, net: i32| {
            *sum += net;
            Some(*sum)
        };
        self.line.iter().enumerate().map(signed).scan(0, add).collect()
    }

    fn net(&self) -> i32 {
        self.nets().last().copied().unwrap_or(0)
    }

    /// The plies of the line, from 0, in which a man of a side becomes a king that is not captured at once.
    fn crowned(&self, side: Side) -> Option<usize> {
        let mut position = *self.position();
        for (ply, mv) in self.line.iter().enumerate() {
            let is_man = position.men(position.turn()).contains(mv.from());
            let mover = position.turn();
            position = position.after(mv);
            let lasts = self.line.get(ply + 1).is_none_or(|answer| !answer.captured().contains(mv.to()));
            if mover == side && is_man && position.kings(mover).contains(mv.to()) && lasts {
                return Some(ply);
            }
        }
        None
    }

    /// The weightiest reasons for the move; the search looked `depth` plies ahead.
    fn reasons(&self, depth: u32) -> Vec<Reason> {
        let mut reasons: Vec<(i32, Reason)> = Vec::new();
        reasons.extend(self.forced().map(|reason| (100, reason)));
        if !self.after().can_move() {
            reasons.push((99, Reason::Wins));
        } else if self.value >= DECIDED {
            reasons.push((98, Reason::WinsIn { moves: own_moves(WON - self.value) }));
        }
        self.fights(&mut reasons);
        self.crowns(&mut reasons);
        // After a capture nothing stands where it stood.
        if !self.mv.is_capture() && !self.after().can_capture() {
            self.places(&mut reasons);
        }
        if reasons.is_empty() {
            reasons.push((0, Reason::LooksAhead { moves: depth.max(1).div_ceil(2) }));
        }
        weightiest(reasons)
    }

    /// Why there is no choice, if there is none.
    fn forced(&self) -> Option<Reason> {
        let position = self.position();
        if position.count_moves() > 1 {
            return None;
        }
        let (mut best, mut next): (Option<Rank>, Option<Rank>) = (None, None);
        position.each_capture(|_, rank| {
            if best.is_none_or(|best| rank > best) {
                next = best.replace(rank);
            } else {
                next = next.max(Some(rank));
            }
        });
        let rule = best.zip(next).and_then(|(best, next)| best.precedence_over(&next));
        Some(match rule {
            Some(rule) => Reason::ForcedByRule { rule: rule.number() },
            None if best.is_some() && position.steps_of(self.side()) > 0 => Reason::MustCapture,
            None => Reason::OnlyMove,
        })
    }

    /// What the move does in the fight for pieces.
    fn fights(&self, reasons: &mut Vec<(i32, Reason)>) {
        let (position, after, side) = (self.position(), self.after(), self.side());
        let pieces = self.mv.captured().len() as u32;
        let mut exchanged = Vec::new();
        captures(&after, &mut exchanged);
        let taken = |first: usize| exchanged.iter().skip(first).step_by(2).map(|mv| mv.captured().len() as u32).sum();
        let (gives, takes): (u32, u32) = (taken(0), taken(1));
        let returned = gives as i32 - takes as i32;
        if pieces > 0 {
            reasons.push((80 + pieces as i32, Reason::Takes { pieces: pieces + takes, returned: gives }));
        } else if after.can_capture() && returned <= 0 {
            let next = exchanged.iter().fold(after, |position, mv| position.after(mv));
            let counts = |position: &Position, side: Side| position.pieces(side).len();
            let ahead = counts(position, side) > counts(position, side.other());
            reasons.push(match returned {
                0 => (60, Reason::Exchanges { pieces: gives, ahead }),
                _ => (90, Reason::Shot { gives, takes }),
            });
            let is_late = counts(&next, side) + counts(&next, side.other()) <= LATE;
            let is_equal = counts(&next, side) == counts(&next, side.other());
            let gained = |position: &Position| eval::has_the_move(position) == (position.turn() == side);
            if is_late && is_equal && gained(&next) && !gained(position) {
                reasons.push((62, Reason::GainsTheMove));
            }
        }
        let nets = self.nets();
        let net = self.net();
        if net > self.exchange().max(0) && self.value < DECIDED && self.value - eval::judge(position) >= WORTH {
            let ply = nets.iter().rposition(|&earlier| earlier != net).map_or(0, |ply| ply + 1);
            reasons.push((85, Reason::WinsPieces { pieces: net as u32, moves: own_moves(ply as i32 + 1) }));
        }
        let threat = exchange(&position.with_turn(side.other()));
        if threat > 0 && returned <= 0 {
            reasons.push((75, Reason::Saves { pieces: threat as u32 }));
        }
        if pieces == 0 && !after.can_capture() {
            let wins = exchange(&after.with_turn(side));
            if wins > 0 {
                reasons.push((65, Reason::Threatens { pieces: wins as u32 }));
            }
        }
    }

    /// What the move does about kings to be.
    fn crowns(&self, reasons: &mut Vec<(i32, Reason)>) {
        let (position, after, side) = (self.position(), self.after(), self.side());
        let is_man = position.men(side).contains(self.mv.from());
        if is_man && after.kings(side).contains(self.mv.to()) {
            let first = Side::ALL.iter().all(|&side| position.kings(side).is_empty());
            reasons.push((88, Reason::Crowns { first }));
        } else if let Some(ply) = self.crowned(side) {
            reasons.push((70, Reason::WillCrown { moves: own_moves(ply as i32 + 1) }));
        } else if let Some(steps) = self.runs_free() {
            reasons.push((68, Reason::RunsFree { steps }));
        }
        let other = side.other();
        // To be captured stops nobody.
        if can_crown(&position.with_turn(other)) && !can_crown(&after) && exchange(&after) <= 0 {
            reasons.push((78, Reason::StopsCrowning));
        }
    }

    /// The steps to the crown of the moved man, if no enemy piece can come into its way: none is in the triangle of squares before it,
    /// and none is a king.
    fn runs_free(&self) -> Option<u32> {
        let (position, after, side) = (self.position(), self.after(), self.side());
        let enemies = after.pieces(side.other());
        if !position.men(side).contains(self.mv.from()) || !after.kings(side.other()).is_empty() {
            return None;
        }
        let (column, row) = self.place(self.mv.to());
        let is_ahead = |square: Square| {
            let (c, r) = self.place(square);
            let rows = if side == Side::White { row - r } else { r - row };
            rows > 0 && (c - column).abs() <= rows
        };
        let steps = if side == Side::White { row } else { 7 - row } as u32;
        (steps <= NEAR && steps > 0 && !enemies.into_iter().any(is_ahead)).then_some(steps)
    }

    /// Column and row of a square as White sees the board.
    fn place(&self, square: Square) -> (i32, i32) {
        let (column, row) = self.position().variant().place(square);
        (column.into(), row.into())
    }

    /// What is good about the square that is reached or left by a quiet move.
    fn places(&self, reasons: &mut Vec<(i32, Reason)>) {
        let (position, after, side) = (self.position(), self.after(), self.side());
        let (from, to) = (self.mv.from(), self.mv.to());
        let more = |side: Side, feature: usize| {
            (eval::of_side(&after, side)[feature] - eval::of_side(position, side)[feature]).max(0) as u32
        };
        let pieces = more(side.other(), STUCK);
        if pieces > 0 {
            reasons.push((45, Reason::Shuts { pieces }));
        }
        let all: Vec<Square> = position.pieces(side.other()).into_iter().collect();
        // Who has fewer pieces chases nobody.
        let own = position.pieces(side).len();
        let is_few = all.len() + own <= FEW && own >= all.len();
        if position.kings(side).contains(from) {
            let far = |a: Square, b: Square| {
                let ((column, row), (c, r)) = (self.place(a), self.place(b));
                (column - c).abs().max((row - r).abs())
            };
            let nearest = all.iter().copied().min_by_key(|&enemy| far(to, enemy));
            let was = all.iter().map(|&enemy| far(from, enemy)).min();
            if let Some(square) = nearest.filter(|&square| is_few && Some(far(to, square)) < was) {
                reasons.push((40, Reason::Chases { square }));
            }
            return;
        }
        let men = more(side, BACKED);
        if men > 0 {
            reasons.push((30, Reason::Backs { men }));
        }
        let is_middle = |square: Square| {
            let (column, row) = self.place(square);
            (2..=5).contains(&column) && (3..=4).contains(&row)
        };
        if is_middle(to) && !is_middle(from) {
            reasons.push((35, Reason::TakesCentre));
        }
        let in_back_row = |square: Square| self.place(square).1 == if side == Side::White { 7 } else { 0 };
        let men = position.men(side).into_iter().filter(|&square| in_back_row(square)).count() as u32;
        let could_leave = position.moves().iter().any(|mv| in_back_row(mv.from()));
        if men >= BACK_ROW && !in_back_row(from) && could_leave && !position.men(side.other()).is_empty() {
            reasons.push((5, Reason::KeepsBackRow { men }));
        }
    }

    /// What the move costs against the best one, and what that comes to in hundredths of a man.
    fn costs(&self, best: &Trial) -> (Vec<Cost>, u32) {
        let mut costs = Vec::new();
        let worse = best.value - self.value;
        if self.mv == best.mv || worse < WORSE {
            return (costs, 0);
        }
        let loss = best.value.min(DECISIVE) - self.value.clamp(-DECISIVE, DECISIVE);
        if self.value <= -DECIDED {
            costs.push(Cost::LosesIn { moves: own_moves(WON + self.value) });
            return (costs, loss.max(0) as u32);
        }
        // Where it was not looked farther than the best move's win, this one may win too.
        let misses_win = self.depth as i32 >= WON - best.value + MARGIN;
        if best.value >= DECIDED && self.value < DECIDED && misses_win {
            costs.push(Cost::MissesWinIn { moves: own_moves(WON - best.value) });
        }
        let (net, best_net) = (self.net(), best.net());
        // What is lost at once counts, even if the best line loses as much later.
        let is_sooner = self.exchange() < 0 && best.exchange() >= 0;
        if worse >= WORTH && net < 0 && (net < best_net || is_sooner) {
            costs.push(Cost::LosesPieces { pieces: net.unsigned_abs() });
        } else if worse >= WORTH && best_net > net.max(0) && best.value < DECIDED {
            costs.push(Cost::MissesPieces { pieces: (best_net - net.max(0)) as u32 });
        }
        let other = self.side().other();
        if let Some(ply) = self.crowned(other)
            && best.crowned(other).is_none()
        {
            costs.push(Cost::LetsCrown { moves: own_moves(ply as i32) });
        }
        // Of a win that may still be there nothing is said in men.
        let loss = if best.value < DECIDED || misses_win { loss.max(0) } else { 0 };
        let men = (loss as u32 + 50) / 100;
        let is_said = match costs[..] {
            [Cost::LosesPieces { pieces } | Cost::MissesPieces { pieces }] => pieces == men,
            _ => best.value >= DECIDED,
        };
        if loss >= A_MAN && !is_said {
            costs.push(Cost::InSum { men });
        } else if costs.is_empty() {
            costs.push(Cost::Weakens { hundredths: worse.min(UNCERTAIN) as u32 });
        }
        (costs, loss as u32)
    }
}

/// How many moves of one side so many plies are, the first and the last being its own.
fn own_moves(plies: i32) -> u32 {
    (plies.max(1) as u32).div_ceil(2)
}

/// Whether the side to move can make a man a king with its next move.
fn can_crown(position: &Position) -> bool {
    let side = position.turn();
    let is_crowned =
        |mv: &Move| position.men(side).contains(mv.from()) && position.after(mv).kings(side).contains(mv.to());
    position.moves().iter().any(is_crowned)
}
