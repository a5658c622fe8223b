//! Reasons why a move is not allowed in draughts.

use std::fmt;

use super::{Precedence, Rank, Square};

/// Why a move is not allowed; said so that a person can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalMove {
    /// No piece stands on the square that the move starts from.
    Empty(Square),
    /// The piece belongs to the opponent.
    NotYours(Square),
    /// The piece has no free square before it and nothing to capture.
    Blocked(Square),
    /// A capture is compulsory, and this would be none.
    MustCapture(Square),
    /// Another capture goes before this one by a rule of Italian draughts.
    Outranked {
        /// The piece that would capture.
        from: Square,
        /// The rule.
        rule: Precedence,
        /// What this capture is worth.
        tried: Rank,
        /// What the best one is worth.
        best: Rank,
    },
    /// A man may not capture a king, in Italian draughts.
    ManCapturesKing {
        /// The man.
        from: Square,
        /// The king.
        over: Square,
    },
    /// Men move forward only.
    ManMovesBack {
        /// The man.
        from: Square,
        /// A square behind it.
        to: Square,
    },
    /// Men capture forward only.
    ManCapturesBack {
        /// The man.
        from: Square,
        /// A square behind it.
        to: Square,
    },
    /// The landing is occupied.
    Occupied(Square),
    /// A jump over a piece of the own side.
    OwnPiece {
        /// The piece that would be jumped.
        over: Square,
    },
    /// No piece is jumped twice.
    JumpedTwice {
        /// The piece.
        over: Square,
    },
    /// A jump over an empty square.
    NothingToJump {
        /// The start of the jump.
        from: Square,
        /// Its end.
        to: Square,
    },
    /// A chain is made of jumps only, each over the next square, and every landing is named.
    NoJump {
        /// Where the piece stands.
        from: Square,
        /// Where it should land.
        to: Square,
    },
    /// The square is no diagonal neighbour, and no capture of the piece leads there.
    Unreachable {
        /// The start.
        from: Square,
        /// The end.
        to: Square,
    },
    /// The chain must go on: a capture is made to its end.
    Unfinished {
        /// Where it stops.
        at: Square,
    },
    /// The move ends in its first square or names no other.
    NoLanding(Square),
    /// Several captures lead from one square to the other and take different pieces; every landing must be named.
    Ambiguous {
        /// The start.
        from: Square,
        /// The end.
        to: Square,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Empty(square) => write!(f, "no piece stands on {square}"),
            IllegalMove::NotYours(square) => write!(f, "the piece on {square} belongs to the opponent"),
            IllegalMove::Blocked(square) => write!(f, "the piece on {square} has no free square before it"),
            IllegalMove::MustCapture(_) => write!(f, "a capture is compulsory"),
            IllegalMove::Outranked { rule, tried, best, .. } => {
                write!(f, "precedence {}: ", rule.number())?;
                match rule {
                    Precedence::MostPieces => {
                        write!(f, "the most pieces must be captured: {} here, {} elsewhere", tried.pieces, best.pieces)
                    }
                    Precedence::WithKing => write!(f, "a king must capture rather than a man"),
                    Precedence::MostKings => {
                        write!(f, "the most kings must be captured: {} here, {} elsewhere", tried.kings, best.kings)
                    }
                    Precedence::KingsEarlier => write!(f, "the capture that meets a king earlier must be made"),
                }
            }
            IllegalMove::ManCapturesKing { from, over } => {
                write!(f, "a man may not capture a king: {from} over {over}")
            }
            IllegalMove::ManMovesBack { .. } => write!(f, "men move forward"),
            IllegalMove::ManCapturesBack { .. } => write!(f, "men capture forward"),
            IllegalMove::Occupied(square) => write!(f, "{square} is occupied"),
            IllegalMove::OwnPiece { over } => write!(f, "the piece on {over} is of the own side and cannot be jumped"),
            IllegalMove::JumpedTwice { over } => write!(f, "the piece on {over} has been jumped already"),
            IllegalMove::NothingToJump { from, to } => {
                write!(f, "between {from} and {to} stands no piece to capture")
            }
            IllegalMove::NoJump { from, to } => write!(f, "from {from} to {to} is no jump"),
            IllegalMove::Unreachable { from, to } => write!(f, "{to} cannot be reached from {from}"),
            IllegalMove::Unfinished { at } => write!(f, "the capture must go on from {at}"),
            IllegalMove::NoLanding(square) => write!(f, "the move from {square} leads nowhere"),
            IllegalMove::Ambiguous { from, to } => {
                write!(f, "several captures lead from {from} to {to}; every square must be named")
            }
        }
    }
}

impl std::error::Error for IllegalMove {}
