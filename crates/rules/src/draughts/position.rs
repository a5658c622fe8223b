//! What stands on the board and whose turn it is.

use super::direction::Direction;
use super::{Move, Piece, Rank, Side, Square, SquareSet, Variant};

/// A position: the game, the pieces and the side to move. Any arrangement is one, as long as no man stands on its own promotion
/// row and no side has more than [`Position::MOST_PIECES`].
///
/// ```
/// # use hopstone_rules::draughts::{Position, Variant};
/// let position = Position::start(Variant::Italian);
/// assert_eq!(position.moves().len(), 7);
/// assert_eq!(position.fen(), "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The pieces of White and of Black.
    pieces: [u32; 2],
    /// Which of them are kings.
    kings: u32,
    turn: Side,
    variant: Variant,
}

/// The pieces as one side's captures see them. A chain changes nothing but the victims that are left.
#[derive(Clone, Copy)]
struct Hunt {
    outer: u32,
    /// Where a jump may land: the empty squares and the one that the piece has left.
    free: u32,
    /// The enemy's kings.
    kings: u32,
}

impl Position {
    /// The most pieces of one side: as many as a set has.
    pub const MOST_PIECES: usize = Move::MOST_HOPS;

    /// The first position of a game.
    pub const fn start(variant: Variant) -> Position {
        Position { pieces: [0xFFF0_0000, 0x0000_0FFF], kings: 0, turn: variant.first(), variant }
    }

    /// A position that its caller has checked.
    pub(super) const fn unchecked(variant: Variant, turn: Side, pieces: [u32; 2], kings: u32) -> Position {
        Position { pieces, kings, turn, variant }
    }

    /// Which of the two games it is.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The side to move.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The same pieces with another side to move: what that side could do now.
    #[must_use]
    pub const fn with_turn(mut self, side: Side) -> Position {
        self.turn = side;
        self
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let side = Side::ALL.into_iter().find(|side| self.pieces[side.index()] & square.bit() != 0)?;
        Some(Piece { side, is_king: self.kings & square.bit() != 0 })
    }

    /// The pieces of a side, men and kings.
    pub const fn pieces(&self, side: Side) -> SquareSet {
        SquareSet::from_bits(self.pieces[side.index()])
    }

    /// The men of a side.
    pub const fn men(&self, side: Side) -> SquareSet {
        SquareSet::from_bits(self.pieces[side.index()] & !self.kings)
    }

    /// The kings of a side.
    pub const fn kings(&self, side: Side) -> SquareSet {
        SquareSet::from_bits(self.pieces[side.index()] & self.kings)
    }

    /// 32 characters in the order of the squares: `.` empty, `w` and `b` men, `W` and `B` kings.
    pub fn board(&self) -> String {
        Square::all().map(|square| self.piece(square).map_or('.', Piece::letter)).collect()
    }

    /// All moves, in the order of their squares. None is a lost game for the side to move.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.add_moves(&mut moves);
        moves
    }

    /// Adds all moves to a list, in the order of their squares; for the search, which keeps one list for all its depths.
    #[inline]
    pub fn add_moves(&self, moves: &mut Vec<Move>) {
        let jumpers = self.jumpers();
        if jumpers == 0 {
            self.add_steps(moves);
        } else if self.variant.ranks_captures() {
            let begin = moves.len();
            let mut best = Rank::default();
            self.each_capture_by(jumpers, |mv, rank| {
                if rank > best {
                    best = rank;
                    moves.truncate(begin);
                }
                if rank == best {
                    moves.push(mv);
                }
            });
        } else {
            self.each_capture_by(jumpers, |mv, _| moves.push(mv));
        }
    }

    /// How many moves there are; faster than listing them.
    #[inline]
    pub fn count_moves(&self) -> usize {
        let jumpers = self.jumpers();
        if jumpers == 0 {
            return self.count_steps();
        }
        let mut count = 0;
        if self.variant.ranks_captures() {
            let mut best = Rank::default();
            self.each_capture_by(jumpers, |_, rank| {
                if rank > best {
                    (best, count) = (rank, 1);
                } else if rank == best {
                    count += 1;
                }
            });
        } else {
            self.each_capture_by(jumpers, |_, _| count += 1);
        }
        count
    }

    /// Whether the side to move has a move.
    pub fn can_move(&self) -> bool {
        self.count_steps() > 0 || self.can_capture()
    }

    /// Whether the side to move can capture, and therefore must.
    #[inline]
    pub fn can_capture(&self) -> bool {
        self.jumpers() != 0
    }

    /// The pieces of the side to move that can begin a capture.
    #[inline]
    fn jumpers(&self) -> u32 {
        let (outer, free) = (self.variant.outer_rows(), self.free());
        let (men, kings) = self.movers();
        // From the landing back to the piece.
        let jump = |direction: Direction, victims: u32| {
            let back = direction.opposite();
            back.step(back.step(free, outer) & victims, outer)
        };
        let [left, right] = self.forward();
        let for_men = self.victims_of_men();
        let by_men = men & (jump(left, for_men) | jump(right, for_men));
        if kings == 0 {
            return by_men;
        }
        let enemies = self.pieces[self.turn.other().index()];
        by_men | kings & Direction::ALL.into_iter().fold(0, |found, direction| found | jump(direction, enemies))
    }

    /// Calls with every complete capture, whatever its rank, in the order of the squares. In English draughts all of them are
    /// allowed, in Italian draughts only the highest rank.
    pub fn each_capture(&self, each: impl FnMut(Move, Rank)) {
        self.each_capture_by(self.jumpers(), each);
    }

    /// The same for some of the pieces.
    #[inline]
    fn each_capture_by(&self, jumpers: u32, mut each: impl FnMut(Move, Rank)) {
        let enemies = self.pieces[self.turn.other().index()];
        let for_men = self.victims_of_men();
        let forward = self.forward();
        let mut left = jumpers;
        while left != 0 {
            let from = left & left.wrapping_neg();
            left ^= from;
            let is_king = self.kings & from != 0;
            let hunt = Hunt { outer: self.variant.outer_rows(), free: self.free() | from, kings: self.kings };
            let start = Move::stay(Square::lowest(from));
            let rank = Rank { with_king: is_king, ..Rank::default() };
            if is_king {
                hunt.follow(&Direction::ALL, from, enemies, start, rank, &mut each);
            } else {
                hunt.follow(&forward, from, for_men, start, rank, &mut each);
            }
        }
    }

    /// The position after a move, which must come from [`Position::moves`] of this position. For the search; a move from elsewhere
    /// goes through [`Position::find`] first.
    #[must_use]
    #[inline]
    pub const fn after(&self, mv: &Move) -> Position {
        let mut next = *self;
        let (from, to) = (mv.from().bit(), mv.to().bit());
        let (mine, theirs) = (self.turn.index(), self.turn.other().index());
        // A chain may end where it began: out first, then in.
        next.pieces[mine] = (self.pieces[mine] & !from) | to;
        next.pieces[theirs] &= !mv.captured().bits();
        let crowned = to & self.turn.promotion_row();
        let was_king = if self.kings & from != 0 { to } else { 0 };
        next.kings = (self.kings & !from & !mv.captured().bits()) | was_king | crowned;
        next.turn = self.turn.other();
        next
    }

    #[inline]
    fn add_steps(&self, moves: &mut Vec<Move>) {
        let (outer, free) = (self.variant.outer_rows(), self.free());
        let forward = self.forward();
        let mut left = self.pieces[self.turn.index()];
        while left != 0 {
            let from = left & left.wrapping_neg();
            left ^= from;
            let start = Move::stay(Square::lowest(from));
            let directions: &[Direction] = if self.kings & from != 0 { &Direction::ALL } else { &forward };
            for direction in directions {
                let to = direction.step(from, outer) & free;
                if to != 0 {
                    moves.push(start.then(to, 0));
                }
            }
        }
    }

    fn count_steps(&self) -> usize {
        self.steps_of(self.turn)
    }

    /// How many steps the pieces of a side have, whoever is to move and whatever can be captured.
    #[inline]
    pub fn steps_of(&self, side: Side) -> usize {
        let (outer, free) = (self.variant.outer_rows(), self.free());
        let own = self.pieces[side.index()];
        let (men, kings) = (own & !self.kings, own & self.kings);
        let count = |direction: Direction, movers: u32| (direction.step(movers, outer) & free).count_ones() as usize;
        let [left, right] = side.forward();
        let by_men = count(left, men) + count(right, men);
        match kings {
            0 => by_men,
            _ => by_men + Direction::ALL.map(|direction| count(direction, kings)).iter().sum::<usize>(),
        }
    }

    /// Men and kings of the side to move.
    const fn movers(&self) -> (u32, u32) {
        let own = self.pieces[self.turn.index()];
        (own & !self.kings, own & self.kings)
    }

    /// What men of the side to move may capture.
    pub(super) const fn victims_of_men(&self) -> u32 {
        let enemies = self.pieces[self.turn.other().index()];
        if self.variant.man_captures_king() { enemies } else { enemies & !self.kings }
    }

    /// The two directions of men of the side to move.
    pub(super) const fn forward(&self) -> [Direction; 2] {
        self.turn.forward()
    }

    /// The empty squares.
    pub(super) const fn free(&self) -> u32 {
        !(self.pieces[0] | self.pieces[1])
    }
}

impl Hunt {
    /// Follows every way on of a capture that stands at `at`, and calls with those that cannot go on.
    #[inline]
    fn follow(
        self,
        directions: &[Direction],
        at: u32,
        victims: u32,
        made: Move,
        rank: Rank,
        each: &mut impl FnMut(Move, Rank),
    ) {
        let mut ended = made.is_capture();
        for direction in directions {
            let over = direction.step(at, self.outer) & victims;
            let to = direction.step(over, self.outer) & self.free;
            if to != 0 {
                ended = false;
                let rank = rank.with(self.kings & over != 0);
                self.follow(directions, to, victims & !over, made.then(to, over), rank, each);
            }
        }
        if ended {
            each(made, rank);
        }
    }
}
