//! A position of Chinese checkers: what stands on the board and whose turn it is.

use std::fmt;

use super::{Army, Board, Hole, HoleSet, IllegalMove, Move, MoveKind, Piece, Setup, Win};
use crate::{Seat, SeatSet};

/// What stands on the board, whose turn it is and who is out of the game; all that the moves depend on.
///
/// Sixty rounds without progress and repetitions are not part of it: see [`super::State`].
///
/// ```
/// # use hopstone_rules::{Seat, star::{Options, Position, Seating, Setup}};
/// let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
/// let position = Position::start(setup, Seat::FIRST);
/// let step = position.find("d2".parse().unwrap(), "e6".parse().unwrap()).unwrap();
/// let next = position.play(&step).unwrap();
/// assert_eq!(next.turn(), Seat::new(1).unwrap());
/// // A refusal says why, in words for a person.
/// let refused = position.find("d2".parse().unwrap(), "i5".parse().unwrap()).unwrap_err();
/// assert_eq!(refused.to_string(), "neither a step nor a chain of jumps leads from d2 to i5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    setup: Setup,
    armies: [HoleSet; 6],
    occupied: HoleSet,
    turn: Seat,
    out: SeatSet,
    hash: u64,
}

/// What [`Position::undo`] needs to take a move back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    mv: Move,
    army: Army,
    swapped: Option<Army>,
    turn: Seat,
}

/// Why a board and a turn are no position to play from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalPosition {
    /// The seating has no such seat.
    Turn(Seat),
    /// A marble belongs to an army that is not in play.
    Stranger {
        /// Where it stands.
        hole: Hole,
        /// The army.
        army: Army,
    },
    /// A marble of the capture game.
    Unowned(Hole),
    /// An army has more than ten marbles.
    TooMany(Army),
}

impl Position {
    /// The first position of a game.
    ///
    /// # Panics
    /// If the seating has no seat `first`.
    pub fn start(setup: Setup, first: Seat) -> Position {
        assert!(first.index() < setup.seating.seats(), "the seating has no such seat");
        let mut armies = [HoleSet::EMPTY; 6];
        for army in setup.seating.all_armies() {
            armies[army.index()] = army.home().holes();
        }
        let neutral = if setup.options.fill_unused {
            setup.seating.unused_points().fold(HoleSet::EMPTY, |set, point| set | point.holes())
        } else {
            HoleSet::EMPTY
        };
        Position::assemble(setup, armies, neutral, first)
    }

    /// A position set up by hand. Armies may have fewer than ten marbles, or none; play need not be able to reach it.
    ///
    /// # Errors
    /// If the seating has no such seat, or the board holds marbles that this seating does not know, or too many of an army.
    pub fn from_board(setup: Setup, turn: Seat, board: &Board) -> Result<Position, IllegalPosition> {
        if turn.index() >= setup.seating.seats() {
            return Err(IllegalPosition::Turn(turn));
        }
        let mut armies = [HoleSet::EMPTY; 6];
        let mut neutral = HoleSet::EMPTY;
        for hole in Hole::all() {
            match board[hole] {
                None => {}
                Some(Piece::Neutral) => neutral.insert(hole),
                Some(Piece::Unowned) => return Err(IllegalPosition::Unowned(hole)),
                Some(Piece::Army(army)) if setup.seating.owner(army).is_none() => {
                    return Err(IllegalPosition::Stranger { hole, army });
                }
                Some(Piece::Army(army)) => armies[army.index()].insert(hole),
            }
        }
        for army in setup.seating.all_armies() {
            if armies[army.index()].len() > Army::SIZE {
                return Err(IllegalPosition::TooMany(army));
            }
        }
        Ok(Position::assemble(setup, armies, neutral, turn))
    }

    fn assemble(setup: Setup, armies: [HoleSet; 6], neutral: HoleSet, turn: Seat) -> Position {
        let occupied = armies.into_iter().fold(neutral, |all, army| all | army);
        let mut position = Position { setup, armies, occupied, turn, out: SeatSet::EMPTY, hash: 0 };
        position.hash = position.fresh_hash();
        position
    }

    /// Seating and options.
    #[inline]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The seat to move.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The seats that have finished or resigned; their turns are skipped.
    pub const fn out(&self) -> SeatSet {
        self.out
    }

    /// The same position with another seat to move.
    ///
    /// # Panics
    /// If the seating has no such seat.
    #[must_use]
    pub fn with_turn(mut self, seat: Seat) -> Position {
        assert!(seat.index() < self.setup.seating.seats(), "the seating has no such seat");
        self.turn_to(seat);
        self
    }

    /// The same position with an army's marbles in other holes, which must be free of others.
    ///
    /// # Panics
    /// If another marble stands in one of the holes.
    #[must_use]
    pub fn with_army(mut self, army: Army, marbles: HoleSet) -> Position {
        let others = self.occupied - self.army(army);
        assert!((others & marbles).is_empty(), "a hole holds one marble");
        self.armies[army.index()] = marbles;
        self.occupied = others | marbles;
        self.hash = self.fresh_hash();
        self
    }

    /// The marbles of an army.
    #[inline]
    pub const fn army(&self, army: Army) -> HoleSet {
        self.armies[army.index()]
    }

    /// Every hole in which something stands.
    #[inline]
    pub const fn occupied(&self) -> HoleSet {
        self.occupied
    }

    /// The marbles that nobody moves.
    pub fn neutral(&self) -> HoleSet {
        self.armies.into_iter().fold(self.occupied, |rest, army| rest - army)
    }

    /// What stands in `hole`.
    pub fn piece(&self, hole: Hole) -> Option<Piece> {
        if !self.occupied.contains(hole) {
            return None;
        }
        let army = Army::all().find(|&army| self.army(army).contains(hole));
        Some(army.map_or(Piece::Neutral, Piece::Army))
    }

    /// The whole board.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for hole in self.occupied {
            board[hole] = self.piece(hole);
        }
        board
    }

    /// A number that tells positions apart: equal positions have equal ones, others almost surely not.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash computed from nothing; equals [`Position::hash`], which is kept up to date from move to move.
    pub fn fresh_hash(&self) -> u64 {
        let marbles = Army::all().flat_map(|army| self.army(army).map(move |hole| marble_key(army, hole)));
        marbles.fold(turn_key(self.turn) ^ out_key(self.out), |hash, key| hash ^ key)
    }

    #[inline]
    pub(crate) fn seating_armies(&self) -> &'static [Army] {
        self.setup.seating.armies(self.turn)
    }

    /// The marbles of other players than the one `army` belongs to; neutral ones are nobody's.
    pub(crate) fn opponents(&self, army: Army) -> HoleSet {
        self.occupied - self.neutral() - self.own(army)
    }

    /// The marbles of all armies of the player that `army` belongs to.
    fn own(&self, army: Army) -> HoleSet {
        let armies = self.setup.seating.owner(army).map_or(&[][..], |seat| self.setup.seating.armies(seat));
        armies.iter().fold(HoleSet::EMPTY, |set, &own| set | self.army(own))
    }

    /// Whether an army satisfies the condition of [`Win`].
    pub fn is_home(&self, army: Army) -> bool {
        let goal = army.goal_holes();
        let own = self.army(army);
        match self.setup.options.win {
            Win::Strict => goal.is_subset(own),
            Win::Modern => {
                let siblings = self.own(army) - own;
                !(own & goal).is_empty() && goal.is_subset(self.occupied - siblings)
            }
        }
    }

    /// Whether all armies of a seat satisfy the condition of [`Win`].
    pub fn has_won(&self, seat: Seat) -> bool {
        let armies = self.setup.seating.armies(seat);
        !armies.is_empty() && armies.iter().all(|&army| self.is_home(army))
    }

    /// The sum of the distances, in steps, of an army's marbles from its goal; 0 when all are inside.
    pub fn distance(&self, army: Army) -> u16 {
        self.army(army).map(|hole| u16::from(GOAL_DISTANCE[army.goal().index()][hole.index()])).sum()
    }

    /// Plays `mv` after checking it.
    ///
    /// # Errors
    /// If it is not one of [`Position::moves`], the reason.
    pub fn play(&self, mv: &Move) -> Result<Position, IllegalMove> {
        let legal = self.find(mv.from, mv.to)?;
        if legal != *mv {
            return Err(IllegalMove::Kind { from: mv.from, to: mv.to });
        }
        let mut next = *self;
        next.play_unchecked(mv);
        Ok(next)
    }

    /// Plays `mv`, which must be one of [`Position::moves`] of this position. For the search.
    #[inline]
    pub fn play_unchecked(&mut self, mv: &Move) -> Undo {
        let army = self.mover(mv.from);
        let swapped = (mv.kind == MoveKind::Swap).then(|| self.owner_of_marble(mv.to));
        if let Some(other) = swapped {
            self.shift(other, mv.to, mv.from);
        }
        self.shift(army, mv.from, mv.to);
        let turn = self.turn;
        self.turn_to(self.next_turn());
        Undo { mv: *mv, army, swapped, turn }
    }

    /// Takes back the move that gave `undo`, which must be the last one played.
    #[inline]
    pub fn undo(&mut self, undo: &Undo) {
        self.shift(undo.army, undo.mv.to, undo.mv.from);
        if let Some(other) = undo.swapped {
            self.shift(other, undo.mv.from, undo.mv.to);
        }
        self.turn_to(undo.turn);
    }

    /// Gives the turn to the next seat without a move.
    pub fn pass(&mut self) {
        self.turn_to(self.next_turn());
    }

    /// Takes a seat out of the game; its marbles stay. If it was to move, the next seat is.
    pub fn retire(&mut self, seat: Seat) {
        self.hash ^= out_key(self.out);
        self.out.insert(seat);
        self.hash ^= out_key(self.out);
        if self.turn == seat {
            self.pass();
        }
    }

    #[inline]
    fn mover(&self, from: Hole) -> Army {
        match self.seating_armies() {
            [only] => *only,
            several => *several.iter().find(|&&army| self.army(army).contains(from)).expect("a marble of the mover"),
        }
    }

    fn owner_of_marble(&self, hole: Hole) -> Army {
        Army::all().find(|&army| self.army(army).contains(hole)).expect("a swap is with an army's marble")
    }

    /// Moves a marble of `army`. Both ends may be the same marble's or, within a swap, two marbles' holes: each army's bits and the
    /// hash flip exactly; of the occupied holes both ends are computed, not flipped.
    #[inline]
    fn shift(&mut self, army: Army, from: Hole, to: Hole) {
        let ends = HoleSet::of(from) | HoleSet::of(to);
        self.armies[army.index()] = self.armies[army.index()] ^ ends;
        self.hash ^= marble_key(army, from) ^ marble_key(army, to);
        // In a swap the two shifts cancel out, as they must: both holes stay occupied.
        self.occupied = self.occupied ^ ends;
    }

    #[inline]
    fn turn_to(&mut self, seat: Seat) {
        self.hash ^= turn_key(self.turn) ^ turn_key(seat);
        self.turn = seat;
    }

    /// The next seat that is not out; the same one again when it is the last.
    #[inline]
    fn next_turn(&self) -> Seat {
        let seats = self.setup.seating.seats();
        let mut seat = self.turn.next(seats);
        while self.out.contains(seat) && seat != self.turn {
            seat = seat.next(seats);
        }
        seat
    }
}

/// The distance in steps of every hole from every goal.
static GOAL_DISTANCE: [[u8; Hole::COUNT]; 6] = {
    let mut table = [[u8::MAX; Hole::COUNT]; 6];
    let mut point = 0;
    while point < 6 {
        let mut index = 0;
        while index < Hole::COUNT {
            let mut rest = super::Point::ALL[point].holes().bits();
            while rest != 0 {
                let goal = Hole::from_index(rest.trailing_zeros() as usize);
                rest &= rest - 1;
                let distance = Hole::from_index(index).distance(goal);
                if distance < table[point][index] {
                    table[point][index] = distance;
                }
            }
            index += 1;
        }
        point += 1;
    }
    table
};

// The keys are mixed when needed: a table of them would be the largest thing in the WebAssembly file that does not compress.
#[inline]
const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[inline]
const fn marble_key(army: Army, hole: Hole) -> u64 {
    mix((army.index() * 128 + hole.index()) as u64)
}

#[inline]
const fn turn_key(seat: Seat) -> u64 {
    mix(1024 + seat.index() as u64)
}

#[inline]
const fn out_key(out: SeatSet) -> u64 {
    mix(2048 + out.bits() as u64)
}

impl fmt::Display for IllegalPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalPosition::Turn(seat) => {
                write!(f, "seat {seat} is to move but nobody sits there")
            }
            IllegalPosition::Stranger { hole, army } => {
                write!(f, "{hole} holds a marble of {army:?}, which is not in play")
            }
            IllegalPosition::Unowned(hole) => {
                write!(f, "{hole} holds a marble of the capture game")
            }
            IllegalPosition::TooMany(army) => {
                write!(f, "{army:?} has more than {} marbles", Army::SIZE)
            }
        }
    }
}

impl std::error::Error for IllegalPosition {}
