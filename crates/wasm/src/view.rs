//! What the page sees of a game.

use tsify::Tsify;

use crate::give::{Fields, Object, gives};
use crate::setup::Player;
use crate::take::names;

/// Which game it is.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// Chinese checkers.
    Star,
    /// The capture game.
    Capture,
    /// Italian draughts.
    Italian,
    /// English draughts.
    English,
}

/// A seat at one moment.
#[derive(Clone, Tsify)]
#[tsify(missing_as_null)]
pub struct SeatView {
    /// The player's name; may be empty.
    pub name: String,
    /// Who plays.
    pub player: Player,
    /// The armies of the seat, 1 to 6; only on the star.
    pub armies: Vec<u8>,
    /// In draughts the side of the seat.
    #[tsify(type = "\"white\" | \"black\" | null")]
    pub side: Option<&'static str>,
    /// How many of its marbles are in their goals.
    pub home: u32,
    /// How many marbles, or pieces of the opponent, it has captured.
    pub captured: u32,
    /// Its place, from 1; 0 while it has none.
    pub place: u8,
    /// Whether it gave up.
    pub resigned: bool,
}

/// A move that was made.
#[derive(Clone, Tsify)]
pub struct MoveView {
    /// Who made it.
    pub seat: usize,
    /// The start and every landing.
    pub path: Vec<usize>,
    /// The captured marbles, in the order of the jumps.
    pub captured: Vec<usize>,
    /// Whether the marble changed places with the one in the last hole.
    pub swap: bool,
    /// The move as it is written.
    pub text: String,
}

/// Something that happened.
#[derive(Clone, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum EventView {
    /// A move.
    Move(MoveView),
    /// A seat had no move.
    Pass {
        /// Which.
        seat: usize,
    },
    /// A seat gave up.
    Resign {
        /// Which.
        seat: usize,
    },
    /// The players agreed on a draw.
    Draw {
        /// Who was to move.
        seat: usize,
    },
}

/// Why a game is drawn.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum DrawReason {
    /// The same position for the third time.
    Repetition,
    /// Sixty rounds without progress.
    NoProgress,
    /// Nobody can move.
    AllPassed,
    /// Equal captures.
    EqualCaptures,
    /// In draughts 40 moves of each side without a capture and without a move by a man.
    QuietMoves,
    /// The players agreed.
    Agreement,
}

/// How a game ended.
#[derive(Clone, Copy, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Outcome {
    /// The seats have places.
    Places,
    /// The seats that were left share the next place.
    Draw {
        /// Why.
        reason: DrawReason,
    },
}

/// A game at one moment.
#[derive(Clone, Tsify)]
#[tsify(missing_as_null)]
pub struct Snapshot {
    /// Which game.
    pub game: GameKind,
    /// How many events led to this moment.
    pub ply: usize,
    /// How many events the game has.
    pub plies: usize,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something can be played again.
    pub can_redo: bool,
    /// On the star 121 characters: `.` empty, `1` to `6` an army, `n` neutral, `o` unowned. In draughts 32: `.` empty, `w` and `b`
    /// men, `W` and `B` kings.
    pub pieces: String,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The seat to move; -1 when the game is over.
    pub turn: i32,
    /// The cells whose pieces can move.
    pub movable: Vec<usize>,
    /// In draughts the paths of the captures, one of which must be made; none where there is no capture.
    pub forced: Vec<Vec<usize>>,
    /// The last move before this moment.
    #[tsify(type = "MoveView | null")]
    pub last: Option<MoveView>,
    /// The seats that have passed since that move.
    pub passes: Vec<usize>,
    /// How often this position has stood, this time included.
    pub repetitions: usize,
    /// Full rounds without progress.
    pub stalled_rounds: u16,
    /// Rounds until the game is drawn for want of progress, from 40 rounds on, in draughts from 20; before that -1.
    pub rounds_left: i32,
    /// How the game ended.
    #[tsify(type = "Outcome | null")]
    pub outcome: Option<Outcome>,
}

/// How a marble gets to a target.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum TargetKind {
    /// By a step.
    Step,
    /// By jumps.
    Jump,
    /// Changing places with the marble there.
    Swap,
}

/// A hole that the picked marble can go to.
#[derive(Clone, Tsify)]
pub struct Target {
    /// The hole.
    pub hole: usize,
    /// How.
    pub kind: TargetKind,
    /// The whole path, from the marble's start.
    pub path: Vec<usize>,
    /// What is captured on it.
    pub captured: Vec<usize>,
    /// Whether it is the next landing of the chain.
    pub next: bool,
    /// How many outcomes lead there; 1: going there at once is clear.
    pub ways: u32,
}

/// A picked marble with the jumps made so far, and where it can go.
#[derive(Clone, Tsify)]
pub struct Chain {
    /// Where it can go.
    pub targets: Vec<Target>,
    /// What the jumps so far have captured.
    pub captured: Vec<usize>,
    /// Whether the turn may end here.
    pub may_end: bool,
}

names!(GameKind { Star = "star", Capture = "capture", Italian = "italian", English = "english" });
names!(DrawReason {
    Repetition = "repetition",
    NoProgress = "no-progress",
    AllPassed = "all-passed",
    EqualCaptures = "equal-captures",
    QuietMoves = "quiet-moves",
    Agreement = "agreement",
});
names!(TargetKind { Step = "step", Jump = "jump", Swap = "swap" });
gives!(SeatView { name, player, armies, side, home, captured, place, resigned });
gives!(MoveView { seat, path, captured, swap, text });
gives!(Snapshot {
    game,
    ply,
    plies,
    can_undo,
    can_redo,
    pieces,
    seats,
    turn,
    movable,
    forced,
    last,
    passes,
    repetitions,
    stalled_rounds,
    rounds_left,
    outcome,
});
gives!(Target { hole, kind, path, captured, next, ways });
gives!(Chain { targets, captured, may_end });

impl Fields for EventView {
    fn fields(&self, object: &mut Object<'_>) {
        let (kind, seat) = match self {
            EventView::Move(made) => {
                object.field("kind", &"move");
                return made.fields(object);
            }
            EventView::Pass { seat } => ("pass", seat),
            EventView::Resign { seat } => ("resign", seat),
            EventView::Draw { seat } => ("draw", seat),
        };
        object.field("kind", &kind);
        object.field("seat", seat);
    }
}

impl Fields for Outcome {
    fn fields(&self, object: &mut Object<'_>) {
        match self {
            Outcome::Places => object.field("kind", &"places"),
            Outcome::Draw { reason } => {
                object.field("kind", &"draw");
                object.field("reason", reason);
            }
        }
    }
}
