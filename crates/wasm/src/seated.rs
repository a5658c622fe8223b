//! What [`crate::Table`] asks of a game whichever kind it is.

use hopstone_rules::star::{self, Army, Board, Hole, HoleSet, IllegalMove, MoveKind, Route};
use hopstone_rules::{Game, Play, Seat, capture};

use crate::view::{Chain, GameKind, Target, TargetKind};

/// How many outcomes of one marble's chains are offered as far targets. A person who wants a rarer one makes its jumps.
const MOST_OUTCOMES: usize = 2_000;

/// From this many rounds without progress on, the page counts down.
const COUNTDOWN_FROM: u16 = 40;

/// A kind of game at one moment, seen by the page.
pub(crate) trait Seated: Play<Illegal = IllegalMove> {
    const KIND: GameKind;

    fn board(&self) -> Board;
    fn armies(setup: &Self::Setup, seat: Seat) -> Vec<u8>;
    fn home(&self, seat: Seat) -> u32;
    fn captured(&self, seat: Seat) -> u32;
    fn movable(&self) -> HoleSet;
    fn why_not(&self, hole: Hole) -> Option<IllegalMove>;
    /// Rounds without progress, and how many are left once the countdown runs.
    fn stalled(&self) -> (u16, Option<u16>);
    /// The way of a move and what it captures.
    fn route(&self, mv: &Self::Move) -> (Route, Vec<usize>);
    fn chain(&self, from: Hole, made: &[Hole]) -> Result<Chain, IllegalMove>;
    fn find(&self, from: Hole, landings: &[Hole]) -> Result<Self::Move, IllegalMove>;
}

/// The start and every landing as numbers.
pub(crate) fn path(route: &Route) -> Vec<usize> {
    route.holes().map(Hole::index).collect()
}

impl Seated for star::State {
    const KIND: GameKind = GameKind::Star;

    fn board(&self) -> Board {
        self.position().board()
    }

    fn armies(setup: &star::Setup, seat: Seat) -> Vec<u8> {
        setup.seating.armies(seat).iter().map(|army| army.number()).collect()
    }

    fn home(&self, seat: Seat) -> u32 {
        let position = self.position();
        let home = |army: &Army| (position.army(*army) & army.goal_holes()).len() as u32;
        position.setup().seating.armies(seat).iter().map(home).sum()
    }

    fn captured(&self, _: Seat) -> u32 {
        0
    }

    fn movable(&self) -> HoleSet {
        self.position().moves().iter().map(|mv| mv.from).collect()
    }

    fn why_not(&self, hole: Hole) -> Option<IllegalMove> {
        self.position().why_not(hole)
    }

    fn stalled(&self) -> (u16, Option<u16>) {
        let rounds = self.stalled_rounds();
        (rounds, (rounds >= COUNTDOWN_FROM).then(|| star::ROUNDS_TO_DRAW.saturating_sub(rounds)))
    }

    fn route(&self, mv: &star::Move) -> (Route, Vec<usize>) {
        (self.position().route(mv), Vec::new())
    }

    fn chain(&self, from: Hole, made: &[Hole]) -> Result<Chain, IllegalMove> {
        if let Some(reason) = self.position().why_not(from) {
            return Err(reason);
        }
        if let Some(&to) = made.first() {
            // A turn of Chinese checkers is one choice: there is no half-made chain.
            return Err(IllegalMove::Kind { from, to });
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

    fn find(&self, from: Hole, landings: &[Hole]) -> Result<star::Move, IllegalMove> {
        self.position().find(from, landings.last().copied().unwrap_or(from))
    }
}

impl Seated for capture::State {
    const KIND: GameKind = GameKind::Capture;

    fn board(&self) -> Board {
        self.position().board()
    }

    fn armies(_: &capture::Setup, _: Seat) -> Vec<u8> {
        Vec::new()
    }

    fn home(&self, _: Seat) -> u32 {
        0
    }

    fn captured(&self, seat: Seat) -> u32 {
        u32::from(self.position().captured(seat))
    }

    fn movable(&self) -> HoleSet {
        self.position().movable()
    }

    fn why_not(&self, hole: Hole) -> Option<IllegalMove> {
        self.position().why_not(hole)
    }

    fn stalled(&self) -> (u16, Option<u16>) {
        (0, None)
    }

    fn route(&self, chain: &capture::Chain) -> (Route, Vec<usize>) {
        (chain.route(), chain.hops().iter().map(|hop| hop.over.index()).collect())
    }

    fn chain(&self, from: Hole, made: &[Hole]) -> Result<Chain, IllegalMove> {
        let position = self.position();
        let next: HoleSet = position.continuations(from, made)?.iter().map(|hop| hop.to).collect();
        let captured = if made.is_empty() { Vec::new() } else { self.route(&position.chain(from, made)?).1 };
        let (chains, _) = position.outcomes_after(from, made, MOST_OUTCOMES)?;
        let mut targets: Vec<Target> = Vec::new();
        for chain in chains {
            let hole = chain.to().index();
            match targets.iter_mut().find(|target| target.hole == hole) {
                // The first chain found is a shortest one.
                Some(target) => target.ways += 1,
                None => {
                    let (route, captured) = self.route(&chain);
                    targets.push(Target {
                        hole,
                        kind: TargetKind::Jump,
                        path: path(&route),
                        captured,
                        next: next.contains(chain.to()),
                        ways: 1,
                    });
                }
            }
        }
        Ok(Chain { targets, captured, may_end: !made.is_empty() })
    }

    fn find(&self, from: Hole, landings: &[Hole]) -> Result<capture::Chain, IllegalMove> {
        self.position().chain(from, landings)
    }
}

/// The seat that was to move before the event with this index.
pub(crate) fn mover<P: Play>(game: &Game<P>, index: usize) -> usize {
    game.state_after(index).map_or(0, |state| state.seat_to_move().index())
}
