//! A position of the capture game.

use std::fmt;

use super::Chain;
use crate::star::{Board, Hole, HoleSet, Hop, IllegalMove, Piece, Reach, Route, hop, hops};
use crate::{Seat, SeatSet};

/// What stands on the board, whose turn it is and what each seat has captured.
///
/// ```
/// # use hopstone_rules::{Seat, capture::Position};
/// let position = Position::start(2, false, Seat::FIRST);
/// let chain = position.resolve(&"i3:i5".parse().unwrap()).unwrap();
/// let next = position.play(&chain).unwrap();
/// assert_eq!(next.captured(Seat::FIRST), 1);
/// assert_eq!(next.marbles().len(), Position::MARBLES - 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    marbles: HoleSet,
    captured: [u8; Seat::MOST],
    seats: u8,
    long_jump: bool,
    turn: Seat,
    out: SeatSet,
}

/// Why a board is no position of the capture game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalPosition {
    /// Something stands there that is not one of the unowned marbles.
    Piece(Hole),
}

impl Position {
    /// How many marbles a game starts with.
    pub const MARBLES: usize = 60;

    /// The first position of a game.
    ///
    /// # Panics
    /// If `first` is not one of the seats, or there are more than [`Seat::MOST`].
    pub fn start(seats: usize, long_jump: bool, first: Seat) -> Position {
        assert!(seats <= Seat::MOST && first.index() < seats, "no such seat");
        let marbles: HoleSet = Hole::all().filter(|hole| hole.point().is_none() && *hole != Hole::CENTRE).collect();
        debug_assert_eq!(marbles.len(), Position::MARBLES);
        Position::of_marbles(marbles, seats, long_jump, first)
    }

    /// A position set up by hand, seat 0 of two to move.
    ///
    /// # Errors
    /// If an army's or a neutral marble stands on the board.
    pub fn from_board(board: &Board, long_jump: bool) -> Result<Position, IllegalPosition> {
        let mut marbles = HoleSet::EMPTY;
        for hole in Hole::all() {
            match board[hole] {
                None => {}
                Some(Piece::Unowned) => marbles.insert(hole),
                Some(_) => return Err(IllegalPosition::Piece(hole)),
            }
        }
        Ok(Position::of_marbles(marbles, 2, long_jump, Seat::FIRST))
    }

    fn of_marbles(marbles: HoleSet, seats: usize, long_jump: bool, turn: Seat) -> Position {
        let captured = [0; Seat::MOST];
        Position { marbles, captured, seats: seats as u8, long_jump, turn, out: SeatSet::EMPTY }
    }

    /// The marbles on the board.
    pub const fn marbles(&self) -> HoleSet {
        self.marbles
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The seat to move.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The seats that have resigned.
    pub const fn out(&self) -> SeatSet {
        self.out
    }

    /// How many marbles a seat has captured.
    pub const fn captured(&self, seat: Seat) -> u8 {
        self.captured[seat.index()]
    }

    /// Whether long jumps are allowed.
    pub const fn long_jump(&self) -> bool {
        self.long_jump
    }

    /// The whole board.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for hole in self.marbles {
            board[hole] = Some(Piece::Unowned);
        }
        board
    }

    pub(crate) const fn reach(&self) -> Reach {
        if self.long_jump { Reach::Long } else { Reach::Short }
    }

    /// The marbles that can jump.
    pub fn movable(&self) -> HoleSet {
        self.marbles.filter(|&from| self.jumps(from, self.marbles - HoleSet::of(from)).next().is_some()).collect()
    }

    /// Whether any jump is left.
    pub fn can_move(&self) -> bool {
        self.marbles.into_iter().any(|from| self.jumps(from, self.marbles - HoleSet::of(from)).next().is_some())
    }

    /// The jumps from `at` into empty holes; `standing` are the marbles without the one that travels.
    #[inline]
    pub(crate) fn jumps(&self, at: Hole, standing: HoleSet) -> impl Iterator<Item = Hop> + use<> {
        hops(at, standing, self.reach()).filter(move |hop| !standing.contains(hop.to))
    }

    /// The next jumps of a chain that has made `made` so far.
    ///
    /// # Errors
    /// If no marble stands in `from` or one of `made` is no jump.
    pub fn continuations(&self, from: Hole, made: &[Hole]) -> Result<Vec<Hop>, IllegalMove> {
        let (at, standing, _) = self.follow(from, made)?;
        Ok(self.jumps(at, standing).collect())
    }

    /// The chain with these landings.
    ///
    /// # Errors
    /// If no marble stands in `from`, there is no landing, or one of them is not reached by a jump.
    pub fn chain(&self, from: Hole, landings: &[Hole]) -> Result<Chain, IllegalMove> {
        let (_, _, made) = self.follow(from, landings)?;
        if made.is_empty() { Err(IllegalMove::NoJumps(from)) } else { Ok(Chain::new(from, made)) }
    }

    /// The chain that a written route means.
    ///
    /// # Errors
    /// If the route is not a chain of jumps, or one of them is not possible.
    pub fn resolve(&self, route: &Route) -> Result<Chain, IllegalMove> {
        if !route.is_chain() || route.is_swap() {
            return Err(IllegalMove::NoJumps(route.from()));
        }
        self.chain(route.from(), route.landings())
    }

    /// Why nothing can be done with what stands in `hole`; `None` if the marble there can jump.
    pub fn why_not(&self, hole: Hole) -> Option<IllegalMove> {
        if !self.marbles.contains(hole) {
            Some(IllegalMove::Empty(hole))
        } else if self.jumps(hole, self.marbles - HoleSet::of(hole)).next().is_none() {
            Some(IllegalMove::CannotJump(hole))
        } else {
            None
        }
    }

    /// Follows a chain: where the marble is then, which others stand, and the jumps made.
    pub(super) fn follow(&self, from: Hole, landings: &[Hole]) -> Result<(Hole, HoleSet, Vec<Hop>), IllegalMove> {
        if !self.marbles.contains(from) {
            return Err(IllegalMove::Empty(from));
        }
        let mut at = from;
        let mut standing = self.marbles - HoleSet::of(from);
        let mut made = Vec::with_capacity(landings.len());
        for (index, &to) in landings.iter().enumerate() {
            let next = self.jumps(at, standing).find(|hop| hop.to == to);
            let hop = next.ok_or(IllegalMove::NoJump { number: index + 1, from: at, to })?;
            standing.remove(hop.over);
            made.push(hop);
            at = to;
        }
        Ok((at, standing, made))
    }

    /// The jump in a direction, if there is one; for reading a share code.
    pub(crate) fn jump_towards(&self, at: Hole, standing: HoleSet, direction: crate::star::Direction) -> Option<Hop> {
        hop(at, direction, standing, self.reach()).filter(|hop| !standing.contains(hop.to))
    }

    /// Plays `chain` after checking it.
    ///
    /// # Errors
    /// If one of its parts is no jump here.
    pub fn play(&self, chain: &Chain) -> Result<Position, IllegalMove> {
        let landings: Vec<Hole> = chain.hops().iter().map(|hop| hop.to).collect();
        let legal = self.chain(chain.from(), &landings)?;
        if legal != *chain {
            return Err(IllegalMove::Kind { from: chain.from(), to: chain.to() });
        }
        let mut next = *self;
        next.play_unchecked(chain.from(), chain.to(), chain.captured());
        Ok(next)
    }

    /// Plays a move that must be one of this position, given by its outcome. For the search.
    #[inline]
    pub fn play_unchecked(&mut self, from: Hole, to: Hole, captured: HoleSet) {
        self.marbles.remove(from);
        self.marbles = self.marbles - captured;
        self.marbles.insert(to);
        self.captured[self.turn.index()] += captured.len() as u8;
        self.turn = self.next_turn();
    }

    /// Takes a seat out of the game. If it was to move, the next seat is.
    pub(crate) fn retire(&mut self, seat: Seat) {
        self.out.insert(seat);
        if self.turn == seat {
            self.turn = self.next_turn();
        }
    }

    /// The next seat that is not out; the same one again when it is the last.
    #[inline]
    fn next_turn(&self) -> Seat {
        let mut seat = self.turn.next(self.seats());
        while self.out.contains(seat) && seat != self.turn {
            seat = seat.next(self.seats());
        }
        seat
    }
}

impl fmt::Display for IllegalPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let IllegalPosition::Piece(hole) = self;
        write!(f, "{hole} holds a piece that the capture game does not know")
    }
}

impl std::error::Error for IllegalPosition {}
