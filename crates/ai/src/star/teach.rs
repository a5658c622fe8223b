//! Why a move of Chinese checkers is good, and what another one costs.

use hopstone_rules::star::{Army, Hole, HoleSet, Move, MoveKind, Position, Seating, State};
use hopstone_rules::{Game, Play, Seat};

use super::plan::{MOVE, Plan};
use super::{glance, think, way_home, wins_next};
use crate::budget::{Budget, Limits};
use crate::lesson::{Lesson, MOST_REMARKS, Tried, weightiest};
use crate::reason::{Cost, Reason};

/// How many arrangements the plans keep that moves are compared by, and the most that are looked at for one move.
const WIDTHS: &[usize] = &[16, 64, 256];
const MOST_NODES: u64 = 60_000;
/// From so few moves on it is told how many the way home has: farther off, others will change it anyway.
const IN_SIGHT: u32 = 20;
const SOON: u32 = 6;
/// The own moves that are told as what follows.
const LINE: usize = 4;
/// A marble so many steps behind the mean of the others is a straggler.
const STRAGGLER: u32 = 4;
/// At home few marbles are left if no more than these are.
const FEW: u32 = 3;
/// Jumps that become possible or impossible are told of when they gain so many steps more than what there was.
const MUCH: u32 = 3;
/// A jump of somebody else is worth blocking from so many steps on.
const LONG: u32 = 5;

/// A good move with its reasons, and what a move of the position that was tried costs.
pub(crate) fn teach(game: &Game<State>, tried: Option<&Move>, limits: &Limits) -> Option<Lesson<Move>> {
    // A budget that ends at once may leave the planner without a plan.
    let thought = think(game, limits).or_else(|| glance::think(game, limits))?;
    let standing = game.state().standing();
    let others: Vec<Seat> = standing.in_play().filter(|&seat| Some(seat) != game.turn()).collect();
    let has_finished = |&seat: &Seat| standing.place(seat).is_some() && !standing.has_resigned(seat);
    let finished = Seat::all(standing.seats()).filter(has_finished).count() as u32;
    let mut lesson = Lesson { line: Vec::new(), reasons: Vec::new(), tried: None, nodes: thought.nodes };
    let mut look = |mv: &Move| {
        let mut budget = Budget::new(&Limits { level: None, ..*limits }, MOST_NODES);
        let trial = Trial::of(game.state().position(), mv, &others, finished, &mut budget);
        lesson.nodes += budget.spent();
        trial
    };
    let best = look(&thought.mv);
    let other = tried.map(&mut look);
    // What looks at the next move only, or is longer than what was tried, is no shortest way.
    let is_shorter = other.as_ref().and_then(Trial::moves).is_some_and(|moves| Some(moves) < best.moves());
    lesson.reasons = best.reasons(thought.depth, thought.depth > 1 && !is_shorter);
    lesson.tried = other.map(|other| {
        let costs = other.costs(&best);
        Tried { line: other.line(), loss: loss(&costs), costs }
    });
    lesson.line = best.line();
    Some(lesson)
}

/// A move and what becomes of it.
struct Trial<'a> {
    position: &'a Position,
    seat: Seat,
    army: Army,
    mv: Move,
    next: Position,
    /// The other seats that are in play.
    others: &'a [Seat],
    /// How many seats have come home so far: after the first one nobody can win any more.
    finished: u32,
    /// The way home after the move; none if it wins.
    plan: Option<Plan>,
    /// The moves that the only other army needs, where the armies have passed each other.
    race: Option<u32>,
}

impl<'a> Trial<'a> {
    fn of(position: &'a Position, mv: &Move, others: &'a [Seat], finished: u32, budget: &mut Budget) -> Trial<'a> {
        let seat = position.turn();
        let armies = position.setup().seating.armies(seat);
        let army =
            *armies.iter().find(|&&army| position.army(army).contains(mv.from)).expect("a move of the seat to move");
        let mut next = *position;
        next.play_unchecked(mv);
        let plan = (!next.has_won(seat)).then(|| way_home(&next.with_turn(seat), seat, WIDTHS, budget)).flatten();
        let race = others.first().filter(|_| has_passed(&next, seat)).and_then(|&other| {
            let plan = way_home(&next.with_turn(other), other, WIDTHS, budget)?;
            plan.arrives.then_some((plan.cost / MOVE) as u32)
        });
        // Of several armies each needs its own way: none is known for one that cannot move or ran out of budget, one that is home needs
        // none, and a sibling in the goal does not fill it.
        let can_move = |army: Army| next.army(army).into_iter().any(|from| !next.destinations(from).all().is_empty());
        let is_known = |plan: &Plan| {
            let mut armies = armies.iter();
            !plan.counts_on_squatters
                && !budget.has_ended()
                && armies.all(|&army| can_move(army) && !next.is_home(army))
        };
        let plan = plan.map(|plan| Plan { arrives: plan.arrives && (armies.len() == 1 || is_known(&plan)), ..plan });
        Trial { position, seat, army, mv: *mv, next, others, finished, plan, race }
    }

    /// The move and the own ones that are to follow, as long as nothing stands in their way now.
    fn line(&self) -> Vec<Move> {
        let mut position = self.next.with_turn(self.seat);
        let rest = self.plan.iter().flat_map(|plan| &plan.moves).copied();
        let rest = rest.map_while(|mv| {
            position = position.play(&mv).ok()?.with_turn(self.seat);
            Some(mv)
        });
        std::iter::once(self.mv).chain(rest).take(LINE).collect()
    }

    /// How far a hole is from the tip of the goal, in steps.
    fn far(&self, hole: Hole) -> u32 {
        self.army.goal().tip().distance(hole).into()
    }

    /// The steps that the move gains; negative if it leads away.
    fn gain(&self) -> i32 {
        self.far(self.mv.from) as i32 - self.far(self.mv.to) as i32
    }

    /// The moves until the army is home, this one included, if a way was found.
    fn moves(&self) -> Option<u32> {
        match &self.plan {
            Some(plan) => plan.arrives.then_some((plan.cost / MOVE) as u32 + 1),
            None => self.comes_home().then_some(1),
        }
    }

    /// The moves until the army is home, this one included, if the best move and what was to follow it are played after this one; `None`
    /// if they cannot be.
    fn along(&self, best: &Trial) -> Option<u32> {
        let (mut position, mut moves) = (self.next.with_turn(self.seat), 1);
        let rest = best.plan.iter().flat_map(|plan| &plan.moves);
        for mv in std::iter::once(&best.mv).chain(rest).filter(|&&mv| mv != self.mv) {
            position = position.play(mv).ok()?.with_turn(self.seat);
            moves += 1;
        }
        position.has_won(self.seat).then_some(moves)
    }

    fn comes_home(&self) -> bool {
        self.next.has_won(self.seat)
    }

    /// The seats that can still win.
    fn rivals(&self) -> impl Iterator<Item = Seat> {
        self.others.iter().copied().filter(|_| self.finished == 0)
    }

    /// The weightiest reasons for the move, which was looked at `depth` own moves ahead; whether it begins the shortest way that was
    /// found.
    fn reasons(&self, depth: u32, is_shortest: bool) -> Vec<Reason> {
        let mut reasons: Vec<(i32, Reason)> = Vec::new();
        if self.position.moves().len() == 1 {
            reasons.push((100, Reason::OnlyMove));
        }
        if self.comes_home() {
            reasons.push(match self.finished {
                0 => (99, Reason::Wins),
                others => (99, Reason::Finishes { place: others + 1 }),
            });
        }
        self.travels(&mut reasons);
        self.arrives(&mut reasons);
        if !self.comes_home() {
            let mut rivals = self.rivals();
            let prevented = rivals.find(|&seat| wins_next(self.position, seat) && !self.lets_win(seat));
            reasons.extend(prevented.map(|seat| (95, Reason::PreventsWin { seat })));
            reasons.extend(self.helps().or_else(|| self.prepares()));
            reasons.extend(self.blocks());
        }
        if let Some(moves) = self.moves().filter(|moves| is_shortest && (2..=IN_SIGHT).contains(moves)) {
            let counts_on_squatters = self.plan.as_ref().is_some_and(|plan| plan.counts_on_squatters);
            match self.race {
                Some(others) => reasons.push((30, Reason::Race { moves, others })),
                None if !counts_on_squatters => reasons.push((10, Reason::WayHome { moves })),
                // Farther off they will have left by then.
                None if moves <= SOON => reasons.push((12, Reason::BeforeTheyLeave { moves })),
                None => {}
            }
        }
        if reasons.is_empty() {
            reasons.push((0, Reason::LooksAhead { moves: depth.clamp(1, self.line().len() as u32) }));
        }
        weightiest(reasons)
    }

    /// Whether the move makes another seat win, or lets it win with its next move.
    fn lets_win(&self, seat: Seat) -> bool {
        !self.comes_home() && (self.next.has_won(seat) || wins_next(&self.next, seat))
    }

    /// What is good about the way that the marble travels.
    fn travels(&self, reasons: &mut Vec<(i32, Reason)>) {
        let (from, army) = (self.mv.from, self.army);
        let steps = self.gain().max(0) as u32;
        if self.mv.kind != MoveKind::Step && steps >= 2 && !army.goal_holes().contains(from) {
            reasons.push((40 + 5 * steps as i32, Reason::ChainGains { steps }));
        }
        let rest = self.position.army(army) - HoleSet::of(from);
        let is_last = rest.into_iter().all(|hole| self.far(hole) < self.far(from));
        let home = army.home().holes();
        // As long as others have not left home nobody lags behind.
        if is_last && steps > 0 && (rest & home).is_empty() {
            let behind = rest.map(|hole| self.far(from) - self.far(hole)).sum::<u32>() / rest.len().max(1) as u32;
            if behind >= STRAGGLER {
                reasons.push((60 + 2 * behind as i32, Reason::BringsStraggler { behind }));
            }
        }
        let left = (self.next.army(army) & home).len() as u32;
        if home.contains(from) && !home.contains(self.mv.to) && left <= FEW {
            reasons.push((62 - 4 * left as i32, Reason::LeavesHome { left }));
        }
        let marbles = self.others_jumped();
        if marbles >= 2 && steps >= 2 {
            reasons.push((44 + marbles as i32, Reason::UsesOthers { marbles }));
        }
    }

    /// How many marbles of others the chain leads over: every jump has its pivot halfway.
    fn others_jumped(&self) -> u32 {
        if self.mv.kind != MoveKind::Jump {
            return 0;
        }
        let armies = self.position.setup().seating.armies(self.seat);
        let others = armies.iter().fold(self.position.occupied(), |rest, &army| rest - self.position.army(army));
        let holes: Vec<Hole> = self.position.route(&self.mv).holes().collect();
        let over = holes.windows(2).filter_map(|hop| {
            let ((q, r), (s, t)) = (hop[0].axial(), hop[1].axial());
            Hole::at((q + s) / 2, (r + t) / 2)
        });
        // A marble may be jumped more than once; neutral ones are nobody's.
        (over.collect::<HoleSet>() & (others - self.position.neutral())).len() as u32
    }

    /// What is good about the hole in the goal that is reached.
    fn arrives(&self, reasons: &mut Vec<(i32, Reason)>) {
        let Move { from, to, kind } = self.mv;
        let goal = self.army.goal_holes();
        if !goal.contains(to) {
            return;
        }
        let left = (self.next.army(self.army) - goal).len() as u32;
        if kind == MoveKind::Swap {
            reasons.push((70, Reason::Swaps));
        }
        let free = goal - self.position.occupied();
        if free.contains(to) && free.into_iter().all(|hole| self.far(hole) >= self.far(to)) && self.gain() > 0 {
            reasons.push((58, Reason::FillsDeepestGoalHole));
        }
        if !goal.contains(from) && !self.comes_home() {
            reasons.push((55, Reason::EntersGoal { left }));
        } else if goal.contains(from) && self.gain() > 0 && left > 0 {
            reasons.push((56, Reason::MakesRoom));
        }
    }

    /// The longest jump of another own marble that the move makes possible.
    fn helps(&self) -> Option<(i32, Reason)> {
        let mut longest: Option<(i32, Reason)> = None;
        let next = self.next.with_turn(self.seat);
        let without = next.with_army(self.army, next.army(self.army) - HoleSet::of(self.mv.to));
        for from in next.army(self.army) - HoleSet::of(self.mv.to) - self.army.goal_holes() {
            let far = self.far(from);
            let gain = |to: Hole| far.saturating_sub(self.far(to));
            let before = self.position.destinations(from).all();
            let had = before.map(gain).max().unwrap_or(0);
            let new = next.destinations(from).jumps - before;
            let Some(to) = new.max_by_key(|&to| gain(to)) else { continue };
            let steps = gain(to);
            if steps < had + MUCH {
                continue;
            }
            let is_over_it = !without.destinations(from).jumps.contains(to);
            let one = match is_over_it {
                true => (42 + 4 * steps as i32, Reason::BuildsBridge { from, to, steps }),
                false => (40 + 4 * steps as i32, Reason::OpensWay { from, to, steps }),
            };
            if longest.is_none_or(|longest| one.0 > longest.0) {
                longest = Some(one);
            }
        }
        longest
    }

    /// The first later move of the line that could not be made without this one, as the others stand.
    fn prepares(&self) -> Option<(i32, Reason)> {
        let mut without = *self.position;
        for mv in &self.line()[1..] {
            match without.play(mv) {
                Ok(next) => without = next.with_turn(self.seat),
                Err(_) if mv.from.distance(mv.to) > 1 => {
                    return Some((20, Reason::Prepares { from: mv.from, to: mv.to }));
                }
                Err(_) => return None,
            }
        }
        None
    }

    /// The seat whose best jump loses most.
    fn blocks(&self) -> Option<(i32, Reason)> {
        let lost = self.others.iter().filter_map(|&seat| {
            let (before, after) = (most_gained(self.position, seat), most_gained(&self.next, seat));
            (before >= LONG && before >= after + MUCH)
                .then(|| (40 + 4 * (before - after) as i32, Reason::Blocks { seat, before, after }))
        });
        lost.max_by_key(|&(weight, _)| weight)
    }

    /// What the move costs against the best one.
    fn costs(&self, best: &Trial) -> Vec<Cost> {
        if self.mv == best.mv || self.comes_home() {
            return Vec::new();
        }
        let mut costs = Vec::new();
        if best.comes_home() && self.finished == 0 {
            costs.push(Cost::MissesWin);
        }
        let let_win = self.rivals().find(|&seat| self.lets_win(seat) && !best.lets_win(seat));
        costs.extend(let_win.map(|seat| Cost::LetsWin { seat }));
        if let (Some(most), Some(own)) = (best.moves(), self.moves()) {
            // Two looks at long ways differ by chance.
            let own = self.along(best).map_or(own, |along| own.min(along));
            if own > most + u32::from(most > IN_SIGHT) {
                costs.push(Cost::MoreMoves { moves: own - most });
            }
        }
        let offered = self.others.iter().filter_map(|&seat| {
            let (steps, otherwise) = (most_gained(&self.next, seat), most_gained(&best.next, seat));
            (steps >= LONG && steps >= otherwise + MUCH).then_some((steps, Cost::OffersJump { seat, steps }))
        });
        costs.extend(offered.max_by_key(|&(steps, _)| steps).map(|(_, cost)| cost));
        if self.gain() < best.gain().min(0) {
            costs.push(Cost::GoesBack { steps: self.gain().unsigned_abs() });
        }
        costs.truncate(MOST_REMARKS);
        costs
    }
}

/// What costs come to, in hundredths of moves.
fn loss(costs: &[Cost]) -> u32 {
    let loss = |cost: &Cost| match *cost {
        Cost::MoreMoves { moves } => moves * MOVE as u32,
        _ => 0,
    };
    costs.iter().map(loss).max().unwrap_or(0)
}

/// The most steps that a move of a seat gains, were it to move now.
fn most_gained(position: &Position, seat: Seat) -> u32 {
    let position = position.with_turn(seat);
    let gain = |mv: &Move| {
        let army = position.setup().seating.armies(seat).iter().find(|&&army| position.army(army).contains(mv.from))?;
        let far = |hole: Hole| u32::from(army.goal().tip().distance(hole));
        Some(far(mv.from).saturating_sub(far(mv.to)))
    };
    position.moves().iter().filter_map(gain).max().unwrap_or(0)
}

/// Whether, with two armies that go to each other's home, every marble of a seat is nearer to its goal than every one of the other:
/// they meet no more.
fn has_passed(position: &Position, seat: Seat) -> bool {
    let Seating::Two = position.setup().seating else { return false };
    let own = position.setup().seating.armies(seat)[0];
    let far = |hole: Hole| own.goal().tip().distance(hole);
    let others = position.occupied() - position.army(own);
    let last = position.army(own).map(far).max();
    others.map(far).min() > last
}
