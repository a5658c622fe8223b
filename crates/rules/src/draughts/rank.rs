//! Which capture goes before which in Italian draughts.

/// What counts about a capture in Italian draughts. The greater one must be made; the order of the fields is the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Rank {
    /// How many pieces it captures.
    pub pieces: u8,
    /// Whether a king captures.
    pub with_king: bool,
    /// How many kings it captures.
    pub kings: u8,
    /// The captured pieces in order, a bit for each, the first highest: 1 for a king. Compared among captures of equally many.
    pub order: u16,
}

/// The rule by which one capture goes before another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Precedence {
    /// 1: the most pieces.
    MostPieces,
    /// 2: with a king rather than with a man.
    WithKing,
    /// 3: the most kings.
    MostKings,
    /// 4: the one that meets kings earlier.
    KingsEarlier,
}

impl Precedence {
    /// The number of the rule, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Rank {
    /// The rank with one piece more.
    #[inline]
    pub(super) const fn with(self, king: bool) -> Rank {
        Rank {
            pieces: self.pieces + 1,
            with_king: self.with_king,
            kings: self.kings + king as u8,
            order: self.order << 1 | king as u16,
        }
    }

    /// The first rule by which `self` goes before `other`; `None` if it does not.
    pub fn precedence_over(&self, other: &Rank) -> Option<Precedence> {
        if self <= other {
            return None;
        }
        Some(if self.pieces != other.pieces {
            Precedence::MostPieces
        } else if self.with_king != other.with_king {
            Precedence::WithKing
        } else if self.kings != other.kings {
            Precedence::MostKings
        } else {
            Precedence::KingsEarlier
        })
    }
}
