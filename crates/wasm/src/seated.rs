//! What [`crate::Table`] asks of a game whichever kind it is.

use hopstone_rules::draughts::{self, Side, Square, Variant};
use hopstone_rules::star::{self, Army, Hole, HoleSet, IllegalMove, MoveKind, Route};
use hopstone_rules::{Game, Play, Seat, capture};

use crate::problem::{Problem, Refusal};
use crate::view::{Chain, GameKind, Target, TargetKind};

/// How many outcomes of one marble's chains are offered as far targets. A person who wants a rarer one makes its jumps.
const MOST_OUTCOMES: usize = 2_000;

/// From this many rounds without progress on, the page counts down: on the star, and in draughts, where a round is a move of each
/// side.
const COUNTDOWN_FROM: u16 = 40;
const QUIET_COUNTDOWN_FROM: u16 = 20;

/// A move as the page sees it: the start and every landing, what it captures, whether it is a swap, and how it is written.
pub(crate) struct Seen {
    pub path: Vec<usize>,
    pub captured: Vec<usize>,
    pub swap: bool,
    pub text: String,
}

/// A kind of game at one moment, seen by the page. A cell is a hole of the star or a square of the draughts board, by its index.
pub(crate) trait Seated: Play<Illegal: Into<Problem>> {
    fn kind(setup: &Self::Setup) -> GameKind;
    /// A character for each cell.
    fn board(&self) -> String;
    fn armies(setup: &Self::Setup, seat: Seat) -> Vec<u8>;
    /// The side of a seat, where a game has sides.
    fn side(_: Seat) -> Option<&'static str> {
        None
    }
    fn home(&self, seat: Seat) -> u32;
    /// What a seat has captured since the game began with `setup`.
    fn captured(&self, setup: &Self::Setup, seat: Seat) -> u32;
    fn movable(&self) -> Vec<usize>;
    /// The paths of the captures that are compulsory now.
    fn forced(&self) -> Vec<Vec<usize>>;
    /// Why what stands on a cell cannot be moved now.
    fn why_not(&self, cell: usize) -> Result<Option<Problem>, Problem>;
    /// Rounds without progress, and how many are left once the countdown runs.
    fn stalled(&self) -> (u16, Option<u16>);
    fn seen(&self, mv: &Self::Move) -> Seen;
    /// Where the piece on `path[0]` can go after the hops of `path`.
    fn chain(&self, path: &[usize]) -> Result<Chain, Problem>;
    /// The move along `path`.
    fn find(&self, path: &[usize]) -> Result<Self::Move, Problem>;
}

/// A route on the star.
fn seen_route(route: &Route, captured: Vec<usize>) -> Seen {
    Seen { path: path(route), captured, swap: route.is_swap(), text: route.to_string() }
}

/// The start and every landing as numbers.
fn path(route: &Route) -> Vec<usize> {
    route.holes().map(Hole::index).collect()
}

/// The first cell of a path and the others.
fn cells<T>(path: &[usize], cell: impl Fn(usize) -> Option<T>) -> Result<(T, Vec<T>), Problem> {
    let mut cells = path.iter().map(|&index| cell(index).ok_or(Refusal::Number));
    let from = cells.next().ok_or(Refusal::Number)??;
    Ok((from, cells.collect::<Result<_, _>>()?))
}

fn hole(index: usize) -> Result<Hole, Problem> {
    Hole::new(index).ok_or_else(|| Refusal::Number.into())
}

fn indices(holes: HoleSet) -> Vec<usize> {
    holes.map(Hole::index).collect()
}

impl Seated for star::State {
    fn kind(_: &star::Setup) -> GameKind {
        GameKind::Star
    }

    fn board(&self) -> String {
        self.position().board().to_string()
    }

    fn armies(setup: &star::Setup, seat: Seat) -> Vec<u8> {
        setup.seating.armies(seat).iter().map(|army| army.number()).collect()
    }

    fn home(&self, seat: Seat) -> u32 {
        let position = self.position();
        let home = |army: &Army| (position.army(*army) & army.goal_holes()).len() as u32;
        position.setup().seating.armies(seat).iter().map(home).sum()
    }

    fn captured(&self, _: &star::Setup, _: Seat) -> u32 {
        0
    }

    fn movable(&self) -> Vec<usize> {
        indices(self.position().moves().iter().map(|mv| mv.from).collect())
    }

    fn forced(&self) -> Vec<Vec<usize>> {
        Vec::new()
    }

    fn why_not(&self, cell: usize) -> Result<Option<Problem>, Problem> {
        Ok(self.position().why_not(hole(cell)?).map(Into::into))
    }

    fn stalled(&self) -> (u16, Option<u16>) {
        let rounds = self.stalled_rounds();
        (rounds, (rounds >= COUNTDOWN_FROM).then(|| star::ROUNDS_TO_DRAW.saturating_sub(rounds)))
    }

    fn seen(&self, mv: &star::Move) -> Seen {
        seen_route(&self.position().route(mv), Vec::new())
    }

    fn chain(&self, path_so_far: &[usize]) -> Result<Chain, Problem> {
        let (from, made) = cells(path_so_far, Hole::new)?;
        if let Some(reason) = self.position().why_not(from) {
            return Err(reason.into());
        }
        if let Some(&to) = made.first() {
            // A turn of Chinese checkers is one choice: there is no half-made chain.
            return Err(IllegalMove::Kind { from, to }.into());
        }
        let targets = self.position().destinations(from).moves(from).map(|mv| Target {
            hole: mv.to.index(),
            kind: match mv.kind {
                MoveKind::Step => TargetKind::Step,
                MoveKind::Jump => TargetKind::Jump,
                MoveKind::Swap => TargetKind::Swap,
            },
            path: path(&self.position().route(&mv)),
            captured: Vec::new(),
            next: true,
            ways: 1,
        });
        Ok(Chain { targets: targets.collect(), captured: Vec::new(), may_end: false })
    }

    fn find(&self, path: &[usize]) -> Result<star::Move, Problem> {
        let (from, landings) = cells(path, Hole::new)?;
        Ok(self.position().find(from, landings.last().copied().unwrap_or(from))?)
    }
}

impl Seated for capture::State {
    fn kind(_: &capture::Setup) -> GameKind {
        GameKind::Capture
    }

    fn board(&self) -> String {
        self.position().board().to_string()
    }

    fn armies(_: &capture::Setup, _: Seat) -> Vec<u8> {
        Vec::new()
    }

    fn home(&self, _: Seat) -> u32 {
        0
    }

    fn captured(&self, _: &capture::Setup, seat: Seat) -> u32 {
        u32::from(self.position().captured(seat))
    }

    fn movable(&self) -> Vec<usize> {
        indices(self.position().movable())
    }

    fn forced(&self) -> Vec<Vec<usize>> {
        Vec::new()
    }

    fn why_not(&self, cell: usize) -> Result<Option<Problem>, Problem> {
        Ok(self.position().why_not(hole(cell)?).map(Into::into))
    }

    fn stalled(&self) -> (u16, Option<u16>) {
        (0, None)
    }

    fn seen(&self, chain: &capture::Chain) -> Seen {
        seen_route(&chain.route(), chain.hops().iter().map(|hop| hop.over.index()).collect())
    }

    fn chain(&self, path_so_far: &[usize]) -> Result<Chain, Problem> {
        let (from, made) = &cells(path_so_far, Hole::new)?;
        let position = self.position();
        let next: HoleSet = position.continuations(*from, made)?.iter().map(|hop| hop.to).collect();
        let captured = if made.is_empty() { Vec::new() } else { self.seen(&position.chain(*from, made)?).captured };
        let (chains, _) = position.outcomes_after(*from, made, MOST_OUTCOMES)?;
        let mut targets: Vec<Target> = Vec::new();
        for chain in chains {
            let hole = chain.to().index();
            match targets.iter_mut().find(|target| target.hole == hole) {
                // The first chain found is a shortest one.
                Some(target) => target.ways += 1,
                None => {
                    let Seen { path, captured, .. } = self.seen(&chain);
                    targets.push(Target {
                        hole,
                        kind: TargetKind::Jump,
                        path,
                        captured,
                        next: next.contains(chain.to()),
                        ways: 1,
                    });
                }
            }
        }
        Ok(Chain { targets, captured, may_end: !made.is_empty() })
    }

    fn find(&self, path: &[usize]) -> Result<capture::Chain, Problem> {
        let (from, landings) = cells(path, Hole::new)?;
        Ok(self.position().chain(from, &landings)?)
    }
}

impl Seated for draughts::State {
    fn kind(setup: &draughts::Setup) -> GameKind {
        match setup.position.variant() {
            Variant::Italian => GameKind::Italian,
            Variant::English => GameKind::English,
        }
    }

    fn board(&self) -> String {
        self.position().board()
    }

    fn armies(_: &draughts::Setup, _: Seat) -> Vec<u8> {
        Vec::new()
    }

    fn side(seat: Seat) -> Option<&'static str> {
        Side::of_seat(seat).map(|side| if side == Side::White { "white" } else { "black" })
    }

    fn home(&self, _: Seat) -> u32 {
        0
    }

    fn captured(&self, setup: &draughts::Setup, seat: Seat) -> u32 {
        let enemies = |position: &draughts::Position| {
            Side::of_seat(seat).map_or(0, |side| position.pieces(side.other()).len() as u32)
        };
        enemies(&setup.position) - enemies(self.position())
    }

    fn movable(&self) -> Vec<usize> {
        self.position().movable().map(Square::index).collect()
    }

    fn forced(&self) -> Vec<Vec<usize>> {
        let captures = self.position().moves().into_iter().filter(|mv| mv.is_capture());
        captures.map(|mv| mv.path().map(Square::index).collect()).collect()
    }

    fn why_not(&self, cell: usize) -> Result<Option<Problem>, Problem> {
        let square = Square::new(cell).ok_or(Refusal::Number)?;
        Ok(self.position().why_not(square).map(Into::into))
    }

    fn stalled(&self) -> (u16, Option<u16>) {
        // A move of each side; the last one may lack its second half.
        let rounds = u16::from(self.quiet_plies()) / 2;
        let left = u16::from(draughts::QUIET_PLIES_TO_DRAW.saturating_sub(self.quiet_plies())).div_ceil(2);
        (rounds, (rounds >= QUIET_COUNTDOWN_FROM).then_some(left))
    }

    fn seen(&self, mv: &draughts::Move) -> Seen {
        Seen {
            path: mv.path().map(Square::index).collect(),
            captured: self.position().captured_in_order(mv).into_iter().map(Square::index).collect(),
            swap: false,
            text: self.position().notation(mv),
        }
    }

    fn chain(&self, path_so_far: &[usize]) -> Result<Chain, Problem> {
        let (from, made) = cells(path_so_far, Square::new)?;
        let begins_so = |mv: &draughts::Move| {
            mv.from() == from && mv.landings().len() > made.len() && mv.landings().zip(&made).all(|(a, b)| a == *b)
        };
        let moves: Vec<_> = self.position().moves().into_iter().filter(begins_so).collect();
        if moves.is_empty() {
            return match self.position().why_not(from) {
                // The whole of a capture has been made: nothing follows, and it may end.
                None if self.position().find(from, &made).is_ok() => {
                    let captured = self.seen(&self.position().find(from, &made)?).captured;
                    Ok(Chain { targets: Vec::new(), captured, may_end: true })
                }
                None => Err(self.position().reason(from, &made).into()),
                Some(reason) => Err(reason.into()),
            };
        }
        let mut targets: Vec<Target> = Vec::new();
        for (index, mv) in moves.iter().enumerate() {
            let Seen { path, captured, .. } = self.seen(mv);
            let kind = if mv.is_capture() { TargetKind::Jump } else { TargetKind::Step };
            let hops = made.len() + 1;
            // The next landing, unless the move ends there anyway.
            if path.len() > hops + 1 && !targets.iter().any(|target| target.next && target.hole == path[hops]) {
                targets.push(Target {
                    hole: path[hops],
                    kind,
                    path: path[..=hops].to_vec(),
                    captured: captured[..hops].to_vec(),
                    next: true,
                    ways: 0,
                });
            }
            let hole = mv.to().index();
            let next = path.len() == hops + 1;
            // Whichever way round, the same pieces go: that is one outcome.
            let is_new = !moves[..index].iter().any(|other| other.to() == mv.to() && other.captured() == mv.captured());
            match targets.iter_mut().find(|target| target.hole == hole && target.next == next) {
                Some(target) => target.ways += u32::from(is_new),
                None => targets.push(Target { hole, kind, path, captured, next, ways: 1 }),
            }
        }
        let captured = moves.first().map_or(Vec::new(), |mv| self.seen(mv).captured[..made.len()].to_vec());
        Ok(Chain { targets, captured, may_end: false })
    }

    fn find(&self, path: &[usize]) -> Result<draughts::Move, Problem> {
        let (from, landings) = cells(path, Square::new)?;
        Ok(self.position().find(from, &landings)?)
    }
}

/// The seat that was to move before the event with this index.
pub(crate) fn mover<P: Play>(game: &Game<P>, index: usize) -> usize {
    game.state_after(index).map_or(0, |state| state.seat_to_move().index())
}
