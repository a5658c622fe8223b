//! Errors as the page gets them: a message to word and its arguments.

use std::collections::BTreeMap;
use std::fmt::Display;

use hopstone_json::{MoveError, RecordError, RecordForm};
use hopstone_rules::code::CodeError;
use hopstone_rules::star::IllegalMove;
use hopstone_rules::{NameError, PlayError, ResignError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

/// An argument of a message.
#[derive(Serialize, Tsify, Clone, PartialEq, Debug)]
#[serde(untagged)]
pub enum Argument {
    /// A number, for plurals and counting.
    Number(u32),
    /// A text, shown as it is: a hole, a character, a name.
    Text(String),
}

/// Why something cannot be done: the id of a message of the page, and its arguments. `english` is for logs.
#[derive(Serialize, Tsify, Clone, PartialEq, Debug)]
#[tsify(hashmap_as_object)]
pub struct Problem {
    /// The message's id, `problem-…`.
    pub id: String,
    /// Its arguments by name.
    #[tsify(type = "Record<string, string | number>")]
    pub args: BTreeMap<&'static str, Argument>,
    /// What happened, in English.
    pub english: String,
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
        /// What is wrong with it.
        error: NameError,
    },
    /// A number is no hole, no seat or no moment of the game.
    Number,
    /// No text of a move.
    Notation,
    /// The computer was asked for a move that it cannot make.
    NoMove,
}

impl Problem {
    fn new(id: &str, english: impl Display) -> Problem {
        Problem { id: format!("problem-{id}"), args: BTreeMap::new(), english: english.to_string() }
    }

    fn number(mut self, name: &'static str, value: usize) -> Problem {
        self.args.insert(name, Argument::Number(value as u32));
        self
    }

    fn text(mut self, name: &'static str, value: impl Display) -> Problem {
        self.args.insert(name, Argument::Text(value.to_string()));
        self
    }
}

impl From<Problem> for JsValue {
    fn from(problem: Problem) -> JsValue {
        problem.into_ts().map_or_else(|_| JsValue::from_str(&problem.english), JsValue::from)
    }
}

/// A value for the page.
///
/// # Errors
/// If it cannot be given to JavaScript, which would be a fault of this program.
pub(crate) fn give<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, Problem> {
    value.into_ts().map_err(|error| Problem::new("internal", error))
}

/// A record for a file.
///
/// # Errors
/// As [`give`].
pub(crate) fn give_record(record: &RecordForm) -> Result<JsValue, Problem> {
    serde_wasm_bindgen::to_value(record).map_err(|error| Problem::new("internal", error))
}

/// A record from a file.
///
/// # Errors
/// If it is not of the form of a record.
pub(crate) fn take_record(value: JsValue) -> Result<RecordForm, Problem> {
    let wrong = |error: serde_wasm_bindgen::Error| Problem::new("json-form", &error).text("detail", &error);
    serde_wasm_bindgen::from_value(value).map_err(wrong)
}

/// A value from the page.
///
/// # Errors
/// If it is not of the type that it should be.
pub(crate) fn take<T: Tsify + DeserializeOwned>(value: &Ts<T>) -> Result<T, Problem>
where
    T::JsType: Clone,
{
    value.to_rust().map_err(|error| Problem::new("internal", error))
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Seating => Problem::new("seating", "the seats do not fit the game"),
            Refusal::Level { seat } => {
                Problem::new("level", format!("seat {seat}: no such level")).number("seat", seat)
            }
            Refusal::Name { seat, error } => name(seat, error),
            Refusal::Number => Problem::new("number", "no such hole, seat or moment"),
            Refusal::Notation => Problem::new("notation", "the text is no move"),
            Refusal::NoMove => Problem::new("no-move", "there is no move to make"),
        }
    }
}

fn name(seat: usize, error: NameError) -> Problem {
    Problem::new("name", format!("seat {seat}: {error}")).number("seat", seat)
}

impl From<IllegalMove> for Problem {
    fn from(reason: IllegalMove) -> Problem {
        let of = |id: &str| Problem::new(id, reason);
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

impl From<PlayError<IllegalMove>> for Problem {
    fn from(error: PlayError<IllegalMove>) -> Problem {
        match error {
            PlayError::Over => Problem::new("over", error),
            PlayError::Full => Problem::new("full", error),
            PlayError::Illegal(reason) => reason.into(),
        }
    }
}

impl From<ResignError> for Problem {
    fn from(error: ResignError) -> Problem {
        match error {
            ResignError::Over => Problem::new("over", error),
            ResignError::Full => Problem::new("full", error),
            ResignError::Out(_) => Problem::new("resign", error),
        }
    }
}

impl From<CodeError> for Problem {
    fn from(error: CodeError) -> Problem {
        let of = |id: &str| Problem::new(id, &error);
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
            CodeError::Move { number, error: reason, .. } => of_move(*number, (*reason).into(), &error),
            CodeError::Resign { number, error: reason, .. } => of_move(*number, (*reason).into(), &error),
            CodeError::Trailing { place } => of("code-trailing").number("place", *place),
            CodeError::Check => of("code-check"),
        }
    }
}

/// A problem with one move of a record: the reason's own message, with the number of the move before it.
fn of_move(number: usize, reason: Problem, english: impl Display) -> Problem {
    let mut problem = Problem::new("record-move", english).number("number", number).text("reason", &reason.id);
    // The page words the reason first and puts it into the outer message; names do not clash, the outer has its own.
    for (name, value) in reason.args {
        problem.args.entry(if name == "number" { "part" } else { name }).or_insert(value);
    }
    problem
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        let of = |id: &str| Problem::new(id, &error);
        match &error {
            RecordError::Version(version) => of("json-version").number("version", *version as usize),
            RecordError::Field(field) => of("json-field").text("field", field),
            RecordError::Seats(_) => of("seating"),
            RecordError::Level(seat) => of("level").number("seat", seat.index() + 1),
            RecordError::Name { seat, .. } => of("name").number("seat", seat.index() + 1),
            RecordError::Move { number, error: reason, .. } => {
                let reason = match reason {
                    MoveError::Notation(_) => Refusal::Notation.into(),
                    MoveError::Play(error) => (*error).into(),
                    MoveError::Resign(Some(error)) => (*error).into(),
                    MoveError::Resign(None) => Refusal::Number.into(),
                    MoveError::Pass => Problem::new("pass", ""),
                    MoveError::PassMissing => Problem::new("pass-missing", ""),
                };
                of_move(*number, reason, &error)
            }
        }
    }
}
