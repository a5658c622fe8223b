//! Moves that people try: finding them, and saying why they are not allowed.

use super::direction::Direction;
use super::{IllegalMove, Move, Position, Rank, Route, Square};

impl Position {
    /// The move from `from` over exactly these landings.
    ///
    /// # Errors
    /// If it is not allowed, the reason.
    ///
    /// ```
    /// # use hopstone_rules::draughts::{IllegalMove, Position, Square, Variant};
    /// let position = Position::start(Variant::Italian);
    /// let square = |number| Square::numbered(number).unwrap();
    /// assert_eq!(position.find(square(22), &[square(18)]).unwrap().to_string(), "22-18");
    /// assert_eq!(position.find(square(26), &[square(22)]), Err(IllegalMove::Occupied(square(22))));
    /// ```
    pub fn find(&self, from: Square, landings: &[Square]) -> Result<Move, IllegalMove> {
        let is_it = |mv: &Move| mv.from() == from && mv.landings().eq(landings.iter().copied());
        match self.moves().into_iter().find(is_it) {
            Some(mv) => Ok(mv),
            None => Err(self.reason(from, landings)),
        }
    }

    /// The move that is written so. A capture may leave out landings that are not needed to tell it from others.
    ///
    /// # Errors
    /// If there is no such move, or more than one that differ in what they capture, the reason.
    pub fn resolve(&self, route: &Route) -> Result<Move, IllegalMove> {
        let (from, to) = (route.from(), route.to());
        let fits = |mv: &Move| {
            mv.from() == from
                && mv.to() == to
                && (mv.is_capture() || !route.is_capture())
                && mv.passes(route.landings())
        };
        let found: Vec<Move> = self.moves().into_iter().filter(fits).collect();
        match found[..] {
            [] if route.is_capture() && self.find(from, route.landings()).is_ok() => {
                Err(IllegalMove::NothingToJump { from, to })
            }
            [] => Err(self.reason(from, route.landings())),
            // The whole path is named, though it is a part of another one's.
            [first, ref others @ ..] => {
                let exact = found.iter().find(|mv| mv.landings().eq(route.landings().iter().copied()));
                match exact {
                    Some(mv) => Ok(*mv),
                    // Whichever way round, the same pieces go.
                    None if others.iter().all(|mv| mv.captured() == first.captured()) => Ok(first),
                    None => Err(IllegalMove::Ambiguous { from, to }),
                }
            }
        }
    }

    /// Why the piece on a square cannot be moved now; `None` if it can.
    pub fn why_not(&self, square: Square) -> Option<IllegalMove> {
        match self.piece(square) {
            None => return Some(IllegalMove::Empty(square)),
            Some(piece) if piece.side != self.turn() => return Some(IllegalMove::NotYours(square)),
            Some(_) => {}
        }
        let moves = self.moves();
        if moves.iter().any(|mv| mv.from() == square) {
            return None;
        }
        if moves.first().is_some_and(Move::is_capture) {
            return Some(self.outranked(square, &[]).unwrap_or(IllegalMove::MustCapture(square)));
        }
        Some(match self.forbidden_king(square) {
            Some(over) => IllegalMove::ManCapturesKing { from: square, over },
            None => IllegalMove::Blocked(square),
        })
    }

    /// Why a piece may not go over these landings, which are no move. They may be the beginning of one, or a capture's end alone.
    pub fn reason(&self, from: Square, landings: &[Square]) -> IllegalMove {
        match self.piece(from) {
            None => return IllegalMove::Empty(from),
            Some(piece) if piece.side != self.turn() => return IllegalMove::NotYours(from),
            Some(_) => {}
        }
        let Some(&last) = landings.last() else {
            return self.why_not(from).unwrap_or(IllegalMove::NoLanding(from));
        };
        if let Some(reason) = self.outranked(from, landings) {
            return reason;
        }
        match self.walk(from, landings) {
            Err(reason) => reason,
            // Every part is a jump, and no rank excludes it: only its end is missing.
            Ok(()) => IllegalMove::Unfinished { at: last },
        }
    }

    /// The capture that people mean by these landings goes behind another one.
    fn outranked(&self, from: Square, landings: &[Square]) -> Option<IllegalMove> {
        if !self.variant().ranks_captures() {
            return None;
        }
        // Whatever begins so is meant; only if nothing does, what ends so.
        let (mut best, mut begun, mut ended) = (Rank::default(), None, None);
        self.each_capture(|mv, rank| {
            best = best.max(rank);
            let begins_so = landings.len() <= mv.landings().len() && mv.landings().zip(landings).all(|(a, b)| a == *b);
            if mv.from() == from && begins_so {
                begun = begun.max(Some(rank));
            } else if mv.from() == from && landings.last() == Some(&mv.to()) && mv.passes(landings) {
                ended = ended.max(Some(rank));
            }
        });
        let tried = begun.or(ended)?;
        let rule = best.precedence_over(&tried)?;
        Some(IllegalMove::Outranked { from, rule, tried, best })
    }

    /// Follows the landings one by one as far as the pieces allow.
    fn walk(&self, from: Square, landings: &[Square]) -> Result<(), IllegalMove> {
        let is_king = self.kings(self.turn()).contains(from);
        let may_go = |direction: Direction| is_king || self.forward().contains(&direction);
        let must_capture = self.can_capture();
        let outer = self.variant().outer_rows();
        let own = self.pieces(self.turn());
        let free = self.free() | from.bit();
        let mut at = from;
        let mut captured = 0;
        for (hop, &to) in landings.iter().enumerate() {
            let towards = |steps: u32| {
                Direction::ALL
                    .into_iter()
                    .find(|direction| (0..steps).fold(at.bit(), |bits, _| direction.step(bits, outer)) == to.bit())
            };
            if let Some(direction) = towards(1) {
                if at != from || landings.len() > 1 {
                    return Err(IllegalMove::NoJump { from: at, to });
                }
                if self.free() & to.bit() == 0 {
                    return Err(IllegalMove::Occupied(to));
                }
                if !may_go(direction) {
                    return Err(IllegalMove::ManMovesBack { from, to });
                }
                // Nothing else is wrong with a step that is no move.
                debug_assert!(must_capture);
                return Err(IllegalMove::MustCapture(from));
            }
            let Some(direction) = towards(2) else {
                return Err(self.no_way(from, &landings[..hop], to));
            };
            let over = direction.step(at.bit(), outer);
            let over_square = Square::lowest(over);
            if free & to.bit() == 0 {
                return Err(IllegalMove::Occupied(to));
            }
            if own.bits() & over & !from.bit() != 0 {
                return Err(IllegalMove::OwnPiece { over: over_square });
            }
            if captured & over != 0 {
                return Err(IllegalMove::JumpedTwice { over: over_square });
            }
            if free & over != 0 {
                return Err(IllegalMove::NothingToJump { from: at, to });
            }
            if !may_go(direction) {
                return Err(IllegalMove::ManCapturesBack { from, to });
            }
            if !is_king && self.victims_of_men() & over == 0 {
                return Err(IllegalMove::ManCapturesKing { from, over: over_square });
            }
            captured |= over;
            at = to;
        }
        Ok(())
    }

    /// Why a piece that has made these jumps cannot go on to a square that is neither a neighbour nor a jump away.
    fn no_way(&self, from: Square, made: &[Square], to: Square) -> IllegalMove {
        let at = made.last().copied().unwrap_or(from);
        let mut leads_there = false;
        self.each_capture(|mv, _| {
            let mut rest = mv.landings();
            let begins_so = mv.from() == from && made.iter().all(|square| rest.next() == Some(*square));
            leads_there |= begins_so && rest.any(|landing| landing == to);
        });
        match self.why_not(from) {
            Some(reason) if made.is_empty() => reason,
            _ if leads_there => IllegalMove::NoJump { from: at, to },
            _ if made.is_empty() && to == from => IllegalMove::NoLanding(from),
            _ => IllegalMove::Unreachable { from: at, to },
        }
    }

    /// A king that the man on a square could capture if men captured kings.
    fn forbidden_king(&self, square: Square) -> Option<Square> {
        if self.kings(self.turn()).contains(square) || self.variant().man_captures_king() {
            return None;
        }
        let outer = self.variant().outer_rows();
        let kings = self.kings(self.turn().other()).bits();
        self.forward().into_iter().find_map(|direction| {
            let over = direction.step(square.bit(), outer) & kings;
            (direction.step(over, outer) & self.free() != 0).then(|| Square::lowest(over))
        })
    }
}
