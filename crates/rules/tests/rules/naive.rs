//! A second reading of the rules, the judge of the fast one: marbles in hash maps by coordinates, plain recursion, none of the
//! crate's tables or sets. It is as slow as it is plain.

use std::collections::{BTreeSet, HashMap, HashSet};

/// A place on the board in axial coordinates (q, r), the centre at (0, 0), r growing downwards.
pub type At = (i32, i32);

/// The six directions.
const DIRECTIONS: [At; 6] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];

/// Whether the board has a hole there.
pub fn is_hole((q, r): At) -> bool {
    let (x, y, z) = (q, -q - r, r);
    x.min(y).min(z) >= -4 || x.max(y).max(z) <= 4
}

/// All holes in reading order, so that the place in the list is the number of the hole.
pub fn holes() -> Vec<At> {
    let mut holes: Vec<At> = (-8..=8).flat_map(|r| (-8..=8).map(move |q| (q, r))).filter(|&at| is_hole(at)).collect();
    holes.sort_by_key(|&(q, r)| (r, q));
    holes
}

/// The number of the point in which a hole lies; 0 for the central hexagon.
pub fn point((q, r): At) -> u8 {
    let (x, y, z) = (q, -q - r, r);
    match () {
        () if z < -4 => 1,
        () if x > 4 => 2,
        () if y < -4 => 3,
        () if z > 4 => 4,
        () if x < -4 => 5,
        () if y > 4 => 6,
        () => 0,
    }
}

/// The point at which an army aims.
pub fn goal(army: u8) -> u8 {
    if army <= 3 { army + 3 } else { army - 3 }
}

fn distance(a: At, b: At) -> i32 {
    let (dq, dr) = (a.0 - b.0, a.1 - b.1);
    dq.abs().max(dr.abs()).max((dq + dr).abs())
}

/// The options, named as in the rules.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub long_jump: bool,
    pub rest_in_foreign: bool,
    pub swap: bool,
    pub strict: bool,
    pub play_on: bool,
}

/// What is agreed: the armies of each seat, and the options.
#[derive(Clone, Debug)]
pub struct Agreed {
    pub seats: Vec<Vec<u8>>,
    pub options: Options,
}

impl Agreed {
    fn owner(&self, army: u8) -> Option<usize> {
        self.seats.iter().position(|armies| armies.contains(&army))
    }

    fn armies(&self) -> impl Iterator<Item = u8> {
        self.seats.iter().flatten().copied()
    }
}

/// Marbles by place: the number of the army, 0 for a neutral one.
pub type Marbles = HashMap<At, u8>;

/// How a marble travels, spelt as in the names of the fast generator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    Step,
    Jump,
    Swap,
}

/// A turn: from, to, how.
pub type Turn = (At, At, Kind);

/// Where one jump from `at` in a direction can land: every landing beyond a lone marble. The landing may be occupied.
fn landings(at: At, marbles: &HashSet<At>, long: bool) -> Vec<(At, At)> {
    let mut found = Vec::new();
    for (dq, dr) in DIRECTIONS {
        let along = |steps: i32| (at.0 + steps * dq, at.1 + steps * dr);
        for k in 1..=if long { 8 } else { 1 } {
            let (over, to) = (along(k), along(2 * k));
            let others_are_empty = (1..2 * k).filter(|&step| step != k).all(|step| !marbles.contains(&along(step)));
            if marbles.contains(&over) && is_hole(to) && others_are_empty {
                found.push((over, to));
            }
        }
    }
    found
}

/// All moves of a seat.
pub fn moves(agreed: &Agreed, marbles: &Marbles, seat: usize) -> BTreeSet<Turn> {
    let mut found = BTreeSet::new();
    for (&from, &army) in marbles.iter().filter(|&(_, army)| agreed.seats[seat].contains(army)) {
        moves_of(agreed, marbles, from, army, &mut found);
    }
    found
}

fn moves_of(agreed: &Agreed, marbles: &Marbles, from: At, army: u8, found: &mut BTreeSet<Turn>) {
    let lifted: HashSet<At> = marbles.keys().copied().filter(|&at| at != from).collect();
    let is_opponent = |at: At| match marbles.get(&at) {
        None | Some(0) => false,
        Some(&other) => agreed.owner(other) != agreed.owner(army),
    };
    let can_swap = |at: At| agreed.options.swap && point(at) == goal(army) && is_opponent(at);
    let may_rest = |at: At| {
        if point(from) == goal(army) {
            return point(at) == goal(army);
        }
        let is_own = point(at) == army || point(at) == goal(army);
        let is_foreign = agreed.armies().any(|other| other != army && (point(at) == other || point(at) == goal(other)));
        agreed.options.rest_in_foreign || is_own || !is_foreign
    };
    let mut jumped = HashSet::new();
    let mut bumped = HashSet::new();
    jump_on(from, &lifted, agreed.options.long_jump, &mut jumped, &mut bumped);
    for (dq, dr) in DIRECTIONS {
        let to = (from.0 + dq, from.1 + dr);
        if is_hole(to) && !marbles.contains_key(&to) && may_rest(to) {
            found.insert((from, to, Kind::Step));
        }
        if can_swap(to) {
            found.insert((from, to, Kind::Swap));
        }
    }
    for to in jumped {
        if to != from && may_rest(to) && !found.contains(&(from, to, Kind::Step)) {
            found.insert((from, to, Kind::Jump));
        }
    }
    for to in bumped {
        if can_swap(to) {
            found.insert((from, to, Kind::Swap));
        }
    }
}

fn jump_on(at: At, lifted: &HashSet<At>, long: bool, jumped: &mut HashSet<At>, bumped: &mut HashSet<At>) {
    for (_, to) in landings(at, lifted, long) {
        if lifted.contains(&to) {
            bumped.insert(to);
        } else if jumped.insert(to) {
            jump_on(to, lifted, long, jumped, bumped);
        }
    }
}

/// Whether an army satisfies the condition of winning.
pub fn is_home(agreed: &Agreed, marbles: &Marbles, army: u8) -> bool {
    let goal: Vec<At> = holes().into_iter().filter(|&at| point(at) == goal(army)).collect();
    assert_eq!(goal.len(), 10);
    let standing = |at: &At| marbles.get(at).copied();
    if agreed.options.strict {
        return goal.iter().all(|at| standing(at) == Some(army));
    }
    let is_sibling = |other: u8| other != army && other != 0 && agreed.owner(other) == agreed.owner(army);
    let filled = goal.iter().all(|at| standing(at).is_some_and(|other| !is_sibling(other)));
    filled && goal.iter().any(|at| standing(at) == Some(army))
}

/// Every outcome of the capture game: from, to, captured.
pub fn captures(marbles: &HashSet<At>, long: bool) -> BTreeSet<(At, At, BTreeSet<At>)> {
    let mut found = BTreeSet::new();
    for &from in marbles {
        let mut standing = marbles.clone();
        standing.remove(&from);
        capture_on(from, from, &standing, &BTreeSet::new(), long, &mut found);
    }
    found
}

fn capture_on(
    from: At,
    at: At,
    standing: &HashSet<At>,
    captured: &BTreeSet<At>,
    long: bool,
    found: &mut BTreeSet<(At, At, BTreeSet<At>)>,
) {
    for (over, to) in landings(at, standing, long) {
        if standing.contains(&to) {
            continue;
        }
        let mut captured = captured.clone();
        captured.insert(over);
        if found.insert((from, to, captured.clone())) {
            let mut standing = standing.clone();
            standing.remove(&over);
            capture_on(from, to, &standing, &captured, long, found);
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Places,
    Repetition,
    NoProgress,
    AllPassed,
}

/// All that a position is: the marbles in order, the turn, who is out.
type Moment = (Vec<(At, u8)>, usize, Vec<bool>);

/// A whole game by the letter of the rules: it remembers every moment and looks all of them through again each time.
#[derive(Clone, Debug)]
pub struct Referee {
    pub agreed: Agreed,
    pub marbles: Marbles,
    pub turn: usize,
    /// The place of each seat that has one.
    pub places: Vec<Option<usize>>,
    pub resigned: Vec<bool>,
    pub end: Option<End>,
    /// All moments so far.
    moments: Vec<Moment>,
    nearest: HashMap<u8, i32>,
    /// The turns since the last progress, by seat.
    turns: Vec<usize>,
    /// Those who have passed since the last move.
    passed: HashSet<usize>,
    /// Passes made so far.
    pub passes: usize,
}

impl Referee {
    pub fn start(agreed: Agreed, marbles: Marbles, turn: usize) -> Referee {
        let seats = agreed.seats.len();
        let mut referee = Referee {
            marbles,
            turn,
            places: vec![None; seats],
            resigned: vec![false; seats],
            end: None,
            moments: Vec::new(),
            nearest: HashMap::new(),
            turns: vec![0; seats],
            passed: HashSet::new(),
            passes: 0,
            agreed,
        };
        for army in referee.agreed.armies().collect::<Vec<_>>() {
            let distance = referee.distance(army);
            referee.nearest.insert(army, distance);
        }
        referee.moments.push(referee.moment());
        referee.pass_while_stuck();
        referee
    }

    pub fn moves(&self) -> BTreeSet<Turn> {
        moves(&self.agreed, &self.marbles, self.turn)
    }

    pub fn play(&mut self, (from, to, kind): Turn) {
        let marble = self.marbles.remove(&from).expect("a marble");
        if let Some(other) = self.marbles.insert(to, marble) {
            assert_eq!(kind, Kind::Swap);
            self.marbles.insert(from, other);
        }
        self.passed.clear();
        self.end_turn();
        self.pass_while_stuck();
    }

    pub fn resign(&mut self, seat: usize) {
        let worst = self.resigned.len() - self.resigned.iter().filter(|&&resigned| resigned).count();
        self.resigned[seat] = true;
        self.places[seat] = Some(worst);
        if self.in_play().len() == 1 {
            self.end_with_the_last();
        } else {
            if self.turn == seat {
                self.turn = self.next(seat);
            }
            self.after();
        }
        self.pass_while_stuck();
    }

    pub fn rounds_without_progress(&self) -> usize {
        self.in_play().into_iter().map(|seat| self.turns[seat]).min().unwrap_or(0)
    }

    fn in_play(&self) -> Vec<usize> {
        (0..self.places.len()).filter(|&seat| self.places[seat].is_none()).collect()
    }

    fn next(&self, seat: usize) -> usize {
        let seats = self.places.len();
        (1..=seats).map(|ahead| (seat + ahead) % seats).find(|&other| self.places[other].is_none()).unwrap_or(seat)
    }

    fn distance(&self, army: u8) -> i32 {
        let goal: Vec<At> = holes().into_iter().filter(|&at| point(at) == goal(army)).collect();
        let own = self.marbles.iter().filter(|&(_, &other)| other == army);
        own.map(|(&at, _)| goal.iter().map(|&hole| distance(at, hole)).min().unwrap()).sum()
    }

    fn moment(&self) -> Moment {
        let mut marbles: Vec<(At, u8)> = self.marbles.iter().map(|(&at, &army)| (at, army)).collect();
        marbles.sort_unstable();
        (marbles, self.turn, self.places.iter().map(Option::is_some).collect())
    }

    fn pass_while_stuck(&mut self) {
        while self.end.is_none() && self.moves().is_empty() {
            self.passed.insert(self.turn);
            self.passes += 1;
            self.end_turn();
        }
    }

    fn end_with_the_last(&mut self) {
        for seat in self.in_play() {
            self.places[seat] = Some(self.best_free_place());
        }
        self.end = Some(End::Places);
    }

    fn best_free_place(&self) -> usize {
        (0..self.places.len()).filter(|&seat| self.places[seat].is_some() && !self.resigned[seat]).count() + 1
    }

    fn end_turn(&mut self) {
        let mover = self.turn;
        self.turns[mover] += 1;
        let mut progress = false;
        for seat in self.in_play() {
            for army in self.agreed.seats[seat].clone() {
                let distance = self.distance(army);
                if distance < self.nearest[&army] {
                    self.nearest.insert(army, distance);
                    progress = true;
                }
            }
        }
        if progress {
            self.turns.fill(0);
        }
        let seats = self.places.len();
        for seat in (0..seats).map(|ahead| (mover + ahead) % seats) {
            let won = self.agreed.seats[seat].iter().all(|&army| is_home(&self.agreed, &self.marbles, army));
            if won && self.places[seat].is_none() {
                self.places[seat] = Some(self.best_free_place());
                if self.in_play().len() == 1 {
                    return self.end_with_the_last();
                }
                if !self.agreed.options.play_on {
                    self.end = Some(End::Places);
                    return;
                }
            }
        }
        self.turn = self.next(mover);
        self.after();
    }

    /// The draws.
    fn after(&mut self) {
        let in_play = self.in_play();
        self.moments.push(self.moment());
        let now = self.moments.last();
        let times = self.moments.iter().filter(|moment| Some(*moment) == now).count();
        self.end = if in_play.iter().all(|seat| self.passed.contains(seat)) {
            Some(End::AllPassed)
        } else if self.rounds_without_progress() >= 60 {
            Some(End::NoProgress)
        } else if times >= 3 {
            Some(End::Repetition)
        } else {
            None
        };
        if self.end.is_some() {
            let place = self.best_free_place();
            for seat in in_play {
                self.places[seat] = Some(place);
            }
        }
    }
}
