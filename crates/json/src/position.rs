//! A position as one line of the test vectors.

use std::fmt;

use hopstone_rules::draughts::{self, FenError, Variant};
use hopstone_rules::star::{self, Army, IllegalPosition, Options, ParseBoardError, Seating, SeatingError, Setup, Win};
use hopstone_rules::{Seat, capture};
use serde::Deserialize;

use crate::WinForm;

/// A position of Chinese checkers, as JSON.
#[derive(Deserialize)]
struct StarForm {
    /// The armies of each seat.
    seats: Vec<Vec<u8>>,
    /// The seat to move, counted from 0.
    turn: usize,
    /// The options that matter for moves, and `win`.
    rules: RulesForm,
    /// 121 characters.
    board: String,
    /// Only the moves of this army are asked for, whoever is to move.
    army: Option<u8>,
}

/// The options of a position, as JSON.
#[derive(Clone, Copy, Deserialize)]
struct RulesForm {
    #[serde(default)]
    long_jump: bool,
    #[serde(default = "yes")]
    rest_in_foreign: bool,
    #[serde(default)]
    swap: bool,
    win: Option<WinForm>,
}

fn yes() -> bool {
    true
}

/// A position of the capture game, as JSON.
#[derive(Deserialize)]
struct CaptureForm {
    /// 121 characters.
    board: String,
    /// Whether long jumps are allowed.
    long_jump: bool,
}

/// A position of draughts, as JSON.
#[derive(Deserialize)]
struct DraughtsForm {
    /// `italian` or `english`.
    game: String,
    /// The position as PDN FEN.
    fen: String,
}

/// A position of whichever game.
#[derive(Clone, Debug)]
pub enum AnyPosition {
    /// Chinese checkers; with the army whose moves alone are asked for, if one is named. That army's seat is to move then.
    Star(star::Position, Option<Army>),
    /// The capture game.
    Capture(capture::Position),
    /// Italian or English draughts.
    Draughts(draughts::Position),
}

/// Why a text is not a position.
#[derive(Debug)]
pub enum PositionError {
    /// It is not JSON, or of none of the forms; the error names the column where it can.
    Form(serde_json::Error),
    /// A number is no army.
    Army(u8),
    /// The armies are dealt in no possible way.
    Seating(SeatingError),
    /// The number is no seat.
    Turn(usize),
    /// The board cannot be read.
    Board(ParseBoardError),
    /// The board is no position of Chinese checkers.
    Star(IllegalPosition),
    /// The board is no position of the capture game.
    Capture(capture::IllegalPosition),
    /// The name is that of no game of draughts.
    Game(String),
    /// The text is no position of draughts.
    Fen(FenError),
}

/// The longest name that an error repeats.
const LONGEST_NAME: usize = 40;

/// Reads a position from a line of JSON. Fields that the forms do not name are passed over, so that a vector with its answers
/// can be given as it is.
///
/// # Errors
/// Where the line stops being a position, and why.
pub fn read_position(line: &str) -> Result<AnyPosition, PositionError> {
    let value: serde_json::Value = serde_json::from_str(line).map_err(PositionError::Form)?;
    if value.get("seats").is_some() {
        return star_position(&serde_json::from_value(value).map_err(PositionError::Form)?);
    }
    if value.get("fen").is_some() || value.get("game").is_some() {
        return draughts_position(&serde_json::from_value(value).map_err(PositionError::Form)?);
    }
    let form: CaptureForm = serde_json::from_value(value).map_err(PositionError::Form)?;
    let board = form.board.parse().map_err(PositionError::Board)?;
    let position = capture::Position::from_board(&board, form.long_jump).map_err(PositionError::Capture)?;
    Ok(AnyPosition::Capture(position))
}

fn star_position(form: &StarForm) -> Result<AnyPosition, PositionError> {
    let army = |number: u8| Army::new(number).ok_or(PositionError::Army(number));
    let seats = form
        .seats
        .iter()
        .map(|armies| armies.iter().map(|&number| army(number)).collect::<Result<Vec<_>, _>>())
        .collect::<Result<Vec<_>, _>>()?;
    let seating = Seating::of_armies(&seats).map_err(PositionError::Seating)?;
    let RulesForm { long_jump, rest_in_foreign, swap, win } = form.rules;
    let win = win.map_or(Win::Modern, Win::from);
    let options = Options { long_jump, rest_in_foreign, swap, win, ..Options::STANDARD };
    let only = form.army.map(army).transpose()?;
    let turn = match only {
        Some(army) => seating.owner(army).ok_or(PositionError::Army(army.number()))?,
        None => {
            Seat::new(form.turn).filter(|seat| seat.index() < seating.seats()).ok_or(PositionError::Turn(form.turn))?
        }
    };
    let board = form.board.parse().map_err(PositionError::Board)?;
    let position = star::Position::from_board(Setup { seating, options }, turn, &board).map_err(PositionError::Star)?;
    Ok(AnyPosition::Star(position, only))
}

fn draughts_position(form: &DraughtsForm) -> Result<AnyPosition, PositionError> {
    let unknown = || PositionError::Game(form.game.chars().take(LONGEST_NAME).collect());
    let variant = Variant::of_name(&form.game).ok_or_else(unknown)?;
    draughts::Position::from_fen(variant, &form.fen).map(AnyPosition::Draughts).map_err(PositionError::Fen)
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The text is one line of many: the parser's own "at line 1" would only mislead.
            PositionError::Form(error) => match error.to_string().rsplit_once(" at line ") {
                Some((reason, _)) => write!(f, "column {}: {reason}", error.column()),
                None => error.fmt(f),
            },
            PositionError::Army(number) => write!(f, "{number} is no army in play"),
            PositionError::Seating(error) => write!(f, "\"seats\": {error}"),
            PositionError::Turn(turn) => write!(f, "\"turn\": {turn} is no seat"),
            PositionError::Board(error) => write!(f, "\"board\": {error}"),
            PositionError::Star(error) => write!(f, "\"board\": {error}"),
            PositionError::Capture(error) => write!(f, "\"board\": {error}"),
            PositionError::Game(name) => {
                write!(f, "\"game\": \"{}\" is no game of draughts; italian and english are", name.escape_debug())
            }
            PositionError::Fen(error) => write!(f, "\"fen\": {error}"),
        }
    }
}

impl std::error::Error for PositionError {}
