//! Errors as the page gets them: a message to word and its arguments.

use std::fmt::Display;

use hopstone_json::{MoveError, RecordError};
use hopstone_rules::code::CodeError;
use hopstone_rules::draughts::pdn::{PdnError, PdnErrorKind};
use hopstone_rules::draughts::{self, FenError, FenErrorKind, ParseRouteError, ParseSquareError, Side};
use hopstone_rules::star::IllegalMove;
use hopstone_rules::{AnyIllegal, DrawError, PlayError, ResignError};
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::give::{Fields, Give, Object, gives, to_page};
use crate::take::Wrong;

/// An argument of a message.
#[derive(Tsify, Clone, PartialEq, Debug)]
#[serde(untagged)]
pub enum Argument {
    /// A number, for plurals and counting.
    Number(u32),
    /// A text, shown as it is: a cell, a character, a name.
    Text(String),
}

/// Why something cannot be done: the id of a message of the page, and its arguments. The page has the words.
#[derive(Tsify, Clone, PartialEq, Debug)]
pub struct Problem {
    /// The message's id, `problem-…`.
    pub id: String,
    /// Its arguments by name.
    #[tsify(type = "Record<string, string | number>")]
    pub args: Vec<(&'static str, Argument)>,
}

/// What the page itself may have asked wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The seats do not fit the game.
    Seating,
    /// A level is not 1 to 5.
    Level {
        /// The seat, counted from 1.
        seat: usize,
    },
    /// A name is none.
    Name {
        /// The seat, counted from 1.
        seat: usize,
    },
    /// A number is no cell, no seat or no moment of the game.
    Number,
    /// No text of a move.
    Notation,
    /// The computer was asked for a move that it cannot make.
    NoMove,
}

gives!(Problem { id, args });

impl Give for Argument {
    fn write(&self, text: &mut String) {
        match self {
            Argument::Number(number) => number.write(text),
            Argument::Text(value) => value.write(text),
        }
    }
}

impl Fields for Vec<(&'static str, Argument)> {
    fn fields(&self, object: &mut Object<'_>) {
        for (name, value) in self {
            object.field(name, value);
        }
    }
}

impl Problem {
    fn new(id: &str) -> Problem {
        Problem { id: ["problem-", id].concat(), args: Vec::new() }
    }

    /// A fault of this program or of the page.
    pub(crate) fn internal(wrong: Wrong) -> Problem {
        Problem::new("internal").text("detail", wrong)
    }

    /// What a person's file is instead of a record.
    pub(crate) fn json_form(wrong: Wrong) -> Problem {
        Problem::new("json-form").text("detail", wrong)
    }

    fn with(mut self, name: &'static str, value: Argument) -> Problem {
        self.args.push((name, value));
        self
    }

    fn number(self, name: &'static str, value: usize) -> Problem {
        self.with(name, Argument::Number(value as u32))
    }

    fn text(self, name: &'static str, value: impl Display) -> Problem {
        self.with(name, Argument::Text(value.to_string()))
    }
}

impl From<Problem> for JsValue {
    fn from(problem: Problem) -> JsValue {
        to_page(&problem)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Seating => Problem::new("seating"),
            Refusal::Level { seat } => Problem::new("level").number("seat", seat),
            Refusal::Name { seat } => name(seat),
            Refusal::Number => Problem::new("number"),
            Refusal::Notation => Problem::new("notation"),
            Refusal::NoMove => Problem::new("no-move"),
        }
    }
}

fn name(seat: usize) -> Problem {
    Problem::new("name").number("seat", seat)
}

impl From<IllegalMove> for Problem {
    fn from(reason: IllegalMove) -> Problem {
        let of = Problem::new;
        match reason {
            IllegalMove::Over => of("over"),
            IllegalMove::Empty(hole) => of("empty").text("hole", hole),
            IllegalMove::NotYours(hole) => of("not-yours").text("hole", hole),
            IllegalMove::Neutral(hole) => of("neutral").text("hole", hole),
            IllegalMove::Stuck(hole) => of("stuck").text("hole", hole),
            IllegalMove::CannotJump(hole) => of("cannot-jump").text("hole", hole),
            IllegalMove::Home(hole) => of("home").text("hole", hole),
            IllegalMove::Back(hole) => of("back").text("hole", hole),
            IllegalMove::Occupied(hole) => of("occupied").text("to", hole),
            IllegalMove::LeavesGoal { from, to } => of("leaves-goal").text("from", from).text("to", to),
            IllegalMove::Foreign { to, .. } => of("foreign").text("to", to),
            IllegalMove::Unreachable { from, to } => of("unreachable").text("from", from).text("to", to),
            IllegalMove::NoJump { number, from, to } => {
                of("no-jump").number("number", number).text("from", from).text("to", to)
            }
            IllegalMove::Kind { from, to } => of("unreachable").text("from", from).text("to", to),
            IllegalMove::NoJumps(hole) => of("no-jumps").text("hole", hole),
        }
    }
}

impl From<draughts::IllegalMove> for Problem {
    fn from(reason: draughts::IllegalMove) -> Problem {
        use draughts::IllegalMove;
        let of = Problem::new;
        match reason {
            IllegalMove::Empty(square) => of("draughts-empty").text("square", square),
            IllegalMove::NotYours(square) => of("draughts-not-yours").text("square", square),
            IllegalMove::Blocked(square) => of("draughts-blocked").text("square", square),
            IllegalMove::MustCapture(square) => of("draughts-must-capture").text("square", square),
            IllegalMove::Outranked { from, rule, tried, best } => {
                let (tried, best) = match rule {
                    draughts::Precedence::MostKings => (tried.kings, best.kings),
                    _ => (tried.pieces, best.pieces),
                };
                of(&format!("draughts-precedence-{}", rule.number()))
                    .text("square", from)
                    .number("tried", tried.into())
                    .number("best", best.into())
            }
            IllegalMove::ManCapturesKing { from, over } => {
                of("draughts-man-captures-king").text("square", from).text("over", over)
            }
            IllegalMove::ManMovesBack { from, to } => of("draughts-man-back").text("square", from).text("to", to),
            IllegalMove::ManCapturesBack { from, to } => {
                of("draughts-man-captures-back").text("square", from).text("to", to)
            }
            IllegalMove::Occupied(square) => of("draughts-occupied").text("to", square),
            IllegalMove::OwnPiece { over } => of("draughts-own-piece").text("over", over),
            IllegalMove::JumpedTwice { over } => of("draughts-twice").text("over", over),
            IllegalMove::NothingToJump { from, to } => of("draughts-nothing").text("square", from).text("to", to),
            IllegalMove::NoJump { from, to } => of("draughts-no-jump").text("square", from).text("to", to),
            IllegalMove::Unreachable { from, to } => of("draughts-unreachable").text("square", from).text("to", to),
            IllegalMove::Unfinished { at } => of("draughts-unfinished").text("square", at),
            IllegalMove::NoLanding(square) => of("draughts-no-landing").text("square", square),
            IllegalMove::Ambiguous { from, to } => of("draughts-ambiguous").text("square", from).text("to", to),
        }
    }
}

impl From<AnyIllegal> for Problem {
    fn from(reason: AnyIllegal) -> Problem {
        match reason {
            AnyIllegal::Star(reason) => reason.into(),
            AnyIllegal::Draughts(reason) => reason.into(),
        }
    }
}

/// Why a move could not be played, whatever the game.
pub(crate) fn of_play<I: Into<Problem>>(error: PlayError<I>) -> Problem {
    match error {
        PlayError::Over => Problem::new("over"),
        PlayError::Full => Problem::new("full"),
        PlayError::Illegal(reason) => reason.into(),
    }
}

impl From<PlayError<AnyIllegal>> for Problem {
    fn from(error: PlayError<AnyIllegal>) -> Problem {
        of_play(error)
    }
}

impl From<DrawError> for Problem {
    fn from(error: DrawError) -> Problem {
        match error {
            DrawError::Over => of_play(PlayError::<AnyIllegal>::Over),
            DrawError::Full => of_play(PlayError::<AnyIllegal>::Full),
        }
    }
}

impl From<FenError> for Problem {
    fn from(error: FenError) -> Problem {
        let of = |id: &str| Problem::new(id).number("place", error.place);
        let side =
            |problem: Problem, side: Side| problem.text("side", if side == Side::White { "white" } else { "black" });
        match error.kind {
            FenErrorKind::Turn => of("fen-turn"),
            FenErrorKind::Stray(character) => of("fen-stray").text("character", character),
            FenErrorKind::NoSquare => of("fen-no-square"),
            FenErrorKind::Range(number) => of("fen-range").text("square", number),
            FenErrorKind::Backwards { from, to } => of("fen-backwards").text("from", from).text("to", to),
            FenErrorKind::Twice(square) => of("fen-twice").text("square", square),
            FenErrorKind::Promotion(square, of_side) => side(of("fen-promotion").text("square", square), of_side),
            FenErrorKind::SideTwice(of_side) => side(of("fen-side-twice"), of_side),
            FenErrorKind::SideMissing(of_side) => side(of("fen-side-missing"), of_side),
            FenErrorKind::Pieces(of_side) => side(of("fen-pieces"), of_side),
        }
    }
}

impl From<PdnError> for Problem {
    fn from(error: PdnError) -> Problem {
        let PdnError { game, line, ref kind } = error;
        let reason = match kind {
            PdnErrorKind::Empty => return Problem::new("pdn-empty"),
            PdnErrorKind::Tag => Problem::new("pdn-tag"),
            PdnErrorKind::Unclosed(bracket) => Problem::new("pdn-unclosed").text("bracket", bracket),
            PdnErrorKind::Stray(bracket) => Problem::new("pdn-stray").text("bracket", bracket),
            PdnErrorKind::GameType(value) => Problem::new("pdn-game-type").text("value", value),
            PdnErrorKind::Fen(error) => (*error).into(),
            PdnErrorKind::Notation { number, text, error, .. } => {
                let reason = match error {
                    ParseRouteError::Square { error: ParseSquareError::Range(square), .. } => {
                        Problem::new("pdn-square").text("square", square)
                    }
                    _ => Problem::new("pdn-notation"),
                };
                reason.number("move", *number).text("text", text)
            }
            PdnErrorKind::Move { number, text, error: reason, .. } => {
                let reason = of_play(*reason);
                let outer = Problem::new("pdn-move").number("game", game).number("line", line);
                return around(outer.number("move", *number).text("text", text), reason);
            }
        };
        around(Problem::new("pdn").number("game", game).number("line", line), reason)
    }
}

/// A problem that says where another one lies: the page words the inner one and puts it into the outer.
fn around(mut outer: Problem, reason: Problem) -> Problem {
    outer = outer.text("reason", &reason.id);
    for (name, value) in reason.args {
        if outer.args.iter().all(|(taken, _)| *taken != name) {
            outer.args.push((name, value));
        }
    }
    outer
}

impl From<ResignError> for Problem {
    fn from(error: ResignError) -> Problem {
        match error {
            ResignError::Over => Problem::new("over"),
            ResignError::Full => Problem::new("full"),
            ResignError::Out(_) => Problem::new("resign"),
        }
    }
}

impl From<CodeError> for Problem {
    fn from(error: CodeError) -> Problem {
        let of = Problem::new;
        match &error {
            CodeError::Empty => of("code-empty"),
            CodeError::Long { length } => of("code-long").number("length", *length),
            CodeError::Version(version) => of("code-version").text("version", version),
            CodeError::Character { place, character } => {
                of("code-character").number("place", *place).text("character", character)
            }
            CodeError::Cut { length } => of("code-cut").number("length", *length),
            CodeError::Kind(_) => of("code-kind"),
            CodeError::Value { place, .. } => of("code-value").number("place", *place),
            CodeError::Name { seat, .. } => of("name").number("seat", seat.index() + 1),
            CodeError::Move { number, error: reason, .. } => of_move(*number, of_play(*reason)),
            CodeError::Resign { number, error: reason, .. } => of_move(*number, (*reason).into()),
            CodeError::Position { place, .. } => of("code-value").number("place", *place),
            CodeError::Trailing { place } => of("code-trailing").number("place", *place),
            CodeError::Check => of("code-check"),
        }
    }
}

/// A problem with one move of a record: the reason's own message, with the number of the move before it.
fn of_move(number: usize, reason: Problem) -> Problem {
    let outer = Problem::new("record-move").number("number", number);
    // Names must not clash.
    let args =
        reason.args.into_iter().map(|(name, value)| (if name == "number" { "part" } else { name }, value)).collect();
    around(outer, Problem { args, ..reason })
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        let of = Problem::new;
        match &error {
            RecordError::Version(version) => of("json-version").number("version", *version as usize),
            RecordError::Field(field) => of("json-field").text("field", field),
            RecordError::Fen(reason) => around(of("json-fen"), (*reason).into()),
            RecordError::Seats(_) => of("seating"),
            RecordError::Level(seat) => of("level").number("seat", seat.index() + 1),
            RecordError::Name { seat, .. } => of("name").number("seat", seat.index() + 1),
            RecordError::Move { number, error: reason, .. } => {
                let reason = match reason {
                    MoveError::Notation(_) | MoveError::Squares(_) => Refusal::Notation.into(),
                    MoveError::Play(error) => of_play(*error),
                    MoveError::Draw(error) => (*error).into(),
                    MoveError::Resign(Some(error)) => (*error).into(),
                    MoveError::Resign(None) => Refusal::Number.into(),
                    MoveError::Pass => Problem::new("pass"),
                    MoveError::PassMissing => Problem::new("pass-missing"),
                };
                of_move(*number, reason)
            }
        }
    }
}
