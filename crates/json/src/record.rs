//! A whole game as JSON.

use std::fmt;

use hopstone_rules::draughts::{self, FenError, Position, Variant};
use hopstone_rules::star::{self, Options, ParseRouteError, Route, Seating, Win};
use hopstone_rules::{
    AnyGame, AnyIllegal, DrawError, Event, Game, Level, NameError, Play, PlayError, Player, PlayerKind, ResignError,
    Seat, capture,
};
use serde::{Deserialize, Serialize};

/// The version of the form that this program writes and reads.
const VERSION: u32 = 1;

/// The longest text that is looked at, in bytes.
#[cfg(feature = "text")]
pub const MAX_LENGTH: usize = 1_000_000;

/// [`Win`] as JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WinForm {
    /// See [`Win::Modern`].
    Modern,
    /// See [`Win::Strict`].
    Strict,
}

impl From<Win> for WinForm {
    fn from(win: Win) -> WinForm {
        match win {
            Win::Modern => WinForm::Modern,
            Win::Strict => WinForm::Strict,
        }
    }
}

impl From<WinForm> for Win {
    fn from(win: WinForm) -> Win {
        match win {
            WinForm::Modern => Win::Modern,
            WinForm::Strict => Win::Strict,
        }
    }
}

/// [`Options`] as JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of Options")]
pub struct OptionsForm {
    pub long_jump: bool,
    pub rest_in_foreign: bool,
    pub swap: bool,
    pub win: WinForm,
    pub fill_unused: bool,
    pub play_on: bool,
}

impl From<Options> for OptionsForm {
    fn from(options: Options) -> OptionsForm {
        let Options { long_jump, rest_in_foreign, swap, win, fill_unused, play_on } = options;
        OptionsForm { long_jump, rest_in_foreign, swap, win: win.into(), fill_unused, play_on }
    }
}

impl From<OptionsForm> for Options {
    fn from(form: OptionsForm) -> Options {
        let OptionsForm { long_jump, rest_in_foreign, swap, win, fill_unused, play_on } = form;
        Options { long_jump, rest_in_foreign, swap, win: win.into(), fill_unused, play_on }
    }
}

/// Person or computer, as JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerForm {
    /// A person.
    Person,
    /// The computer; the seat names its level.
    Computer,
}

/// A seat as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatForm {
    /// The player's name; may be empty.
    #[serde(default)]
    pub name: String,
    /// Who plays.
    pub player: PlayerForm,
    /// The computer's level, 1 to 5; absent for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

/// A whole game as JSON; see the description of this crate.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordForm {
    /// The version of the form.
    pub hopstone: u32,
    /// Which game.
    pub game: KindForm,
    /// The name of the way to sit; on the star only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seating: Option<String>,
    /// The options; on the star only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<OptionsForm>,
    /// Whether long jumps are allowed; in the capture game only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub long_jump: Option<bool>,
    /// The position that a game of draughts begins with, if not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The seats in turn order.
    pub seats: Vec<SeatForm>,
    /// The seat that begins, from 1.
    pub first: usize,
    /// What happened, as it is written.
    pub moves: Vec<String>,
}

/// A kind of game, as JSON.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum KindForm {
    /// Chinese checkers.
    Star,
    /// The capture game.
    Capture,
    /// Italian draughts.
    Italian,
    /// English draughts.
    English,
}

/// Why a form is not a game. Moves and seats are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It is of a version that this program does not know.
    Version(u32),
    /// A part that this kind of game needs is missing or has no possible value.
    Field(&'static str),
    /// The position with which a game of draughts begins is none.
    Fen(FenError),
    /// The number of seats does not fit the game.
    Seats(usize),
    /// A seat's level is missing, out of range, or given for a person.
    Level(Seat),
    /// A player's name is none.
    Name {
        /// The seat.
        seat: Seat,
        /// What is wrong with it.
        error: NameError,
    },
    /// An entry of `moves` does not fit.
    Move {
        /// Its number.
        number: usize,
        /// What it says.
        text: String,
        /// Why it does not fit.
        error: MoveError,
    },
}

/// Why an entry of `moves` does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// It is not written as a move of the star.
    Notation(ParseRouteError),
    /// It is not written as a move of draughts.
    Squares(draughts::ParseRouteError),
    /// The rules do not allow the move.
    Play(PlayError<AnyIllegal>),
    /// The game cannot end by agreement.
    Draw(DrawError),
    /// No seat of that number, or it cannot resign.
    Resign(Option<ResignError>),
    /// A pass stands where the seat has moves.
    Pass,
    /// A pass is missing: the seat had no move.
    PassMissing,
}

impl RecordForm {
    /// The form of a game.
    pub fn of(game: &AnyGame) -> RecordForm {
        match game {
            AnyGame::Star(game) => RecordForm {
                seating: Some(game.setup().seating.name().to_owned()),
                options: Some(game.setup().options.into()),
                ..common(KindForm::Star, game, |state, mv| state.position().route(mv).to_string())
            },
            AnyGame::Capture(game) => RecordForm {
                long_jump: Some(game.setup().long_jump),
                ..common(KindForm::Capture, game, |_, chain| chain.to_string())
            },
            AnyGame::Draughts(game) => {
                let setup = game.setup();
                let kind = match setup.position.variant() {
                    Variant::Italian => KindForm::Italian,
                    Variant::English => KindForm::English,
                };
                let fen = (!setup.is_standard()).then(|| setup.position.fen());
                RecordForm { fen, ..common(kind, game, |_, mv| mv.to_string()) }
            }
        }
    }

    /// The game of a form.
    ///
    /// # Errors
    /// Where the form stops being a game that follows the rules, and why.
    pub fn game(&self) -> Result<AnyGame, RecordError> {
        if self.hopstone != VERSION {
            return Err(RecordError::Version(self.hopstone));
        }
        match self.game {
            KindForm::Star => {
                self.only(&["seating", "options"])?;
                let name = self.seating.as_deref().ok_or(RecordError::Field("seating"))?;
                let seating = Seating::of_name(name).ok_or(RecordError::Field("seating"))?;
                let options = self.options.ok_or(RecordError::Field("options"))?.into();
                let setup = star::Setup { seating, options };
                read_rest::<star::State>(self, setup, |state, text| {
                    star_move(text, |route| state.position().resolve(route))
                })
                .map(AnyGame::Star)
            }
            KindForm::Capture => {
                self.only(&["long_jump"])?;
                let long_jump = self.long_jump.ok_or(RecordError::Field("long_jump"))?;
                let seats = self.seats.len();
                let setup = capture::Setup::new(seats, long_jump).map_err(|_| RecordError::Seats(seats))?;
                read_rest::<capture::State>(self, setup, |state, text| {
                    star_move(text, |route| state.position().resolve(route))
                })
                .map(AnyGame::Capture)
            }
            KindForm::Italian => self.draughts(Variant::Italian),
            KindForm::English => self.draughts(Variant::English),
        }
    }

    fn draughts(&self, variant: Variant) -> Result<AnyGame, RecordError> {
        self.only(&["fen"])?;
        let setup = match &self.fen {
            Some(fen) => draughts::Setup { position: Position::from_fen(variant, fen).map_err(RecordError::Fen)? },
            None => draughts::Setup::standard(variant),
        };
        let resolve = |state: &draughts::State, text: &str| {
            let route: draughts::Route = text.parse().map_err(MoveError::Squares)?;
            state.position().resolve(&route).map_err(illegal)
        };
        read_rest::<draughts::State>(self, setup, resolve).map(AnyGame::Draughts)
    }

    /// Of the parts that only some kinds of game have, none but these may be there.
    fn only(&self, allowed: &[&str]) -> Result<(), RecordError> {
        let parts = [
            ("seating", self.seating.is_some()),
            ("options", self.options.is_some()),
            ("long_jump", self.long_jump.is_some()),
            ("fen", self.fen.is_some()),
        ];
        match parts.into_iter().find(|(name, is_there)| *is_there && !allowed.contains(name)) {
            Some((name, _)) => Err(RecordError::Field(name)),
            None => Ok(()),
        }
    }
}

/// A move of the star, read and found.
fn star_move<M>(text: &str, resolve: impl FnOnce(&Route) -> Result<M, star::IllegalMove>) -> Result<M, MoveError> {
    resolve(&text.parse().map_err(MoveError::Notation)?).map_err(illegal)
}

fn illegal(reason: impl Into<AnyIllegal>) -> MoveError {
    MoveError::Play(PlayError::Illegal(reason.into()))
}

/// Why a text is not a game.
#[cfg(feature = "text")]
#[derive(Debug)]
pub enum JsonError {
    /// The text is longer than any game.
    Long {
        /// Its length in bytes.
        length: usize,
    },
    /// It is not JSON, or not of this form; the error names line and column.
    Form(serde_json::Error),
    /// The form is not a game.
    Record(RecordError),
}

/// Writes a game, one move to a line.
#[cfg(feature = "text")]
pub fn write(game: &AnyGame) -> String {
    serde_json::to_string_pretty(&RecordForm::of(game)).expect("the form has only strings, numbers and lists")
}

/// Reads a game.
///
/// # Errors
/// Where the text stops being a game that follows the rules, and why.
#[cfg(feature = "text")]
pub fn read(text: &str) -> Result<AnyGame, JsonError> {
    if text.len() > MAX_LENGTH {
        return Err(JsonError::Long { length: text.len() });
    }
    let form: RecordForm = serde_json::from_str(text).map_err(JsonError::Form)?;
    form.game().map_err(JsonError::Record)
}

fn common<P: Play>(kind: KindForm, game: &Game<P>, write: impl Fn(&P, &P::Move) -> String) -> RecordForm {
    let seats = game.players().iter().map(|player| SeatForm {
        name: player.name().to_owned(),
        player: match player.kind {
            PlayerKind::Person => PlayerForm::Person,
            PlayerKind::Computer(_) => PlayerForm::Computer,
        },
        level: match player.kind {
            PlayerKind::Person => None,
            PlayerKind::Computer(level) => Some(level.number()),
        },
    });
    let moves = game.events().iter().enumerate().map(|(index, event)| match event {
        Event::Move(mv) => write(game.state_after(index).expect("a moment before each event"), mv),
        Event::Pass => "pass".to_owned(),
        Event::Resign(seat) => format!("resign {seat}"),
        Event::Draw => "draw".to_owned(),
    });
    RecordForm {
        hopstone: VERSION,
        game: kind,
        seating: None,
        options: None,
        long_jump: None,
        fen: None,
        seats: seats.collect(),
        first: game.first().index() + 1,
        moves: moves.collect(),
    }
}

fn read_rest<P: Play<Illegal: Into<AnyIllegal>>>(
    form: &RecordForm,
    setup: P::Setup,
    resolve: impl Fn(&P, &str) -> Result<P::Move, MoveError>,
) -> Result<Game<P>, RecordError> {
    let seats = P::seats(&setup);
    if form.seats.len() != seats {
        return Err(RecordError::Seats(form.seats.len()));
    }
    let players = Seat::all(seats).zip(&form.seats).map(|(seat, form)| player(seat, form)).collect::<Result<_, _>>()?;
    let first = seat_of(form.first, seats).ok_or(RecordError::Field("first"))?;
    let mut game = Game::start(setup, players, first).map_err(|_| RecordError::Field("first"))?;
    for (index, text) in form.moves.iter().enumerate() {
        add(&mut game, index, text, &resolve).map_err(|error| RecordError::entry(index, text, error))?;
    }
    if game.events().len() > form.moves.len() {
        return Err(RecordError::entry(form.moves.len(), "", MoveError::PassMissing));
    }
    Ok(game)
}

/// Adds the entry with this index to the game.
fn add<P: Play<Illegal: Into<AnyIllegal>>>(
    game: &mut Game<P>,
    index: usize,
    text: &str,
    resolve: impl Fn(&P, &str) -> Result<P::Move, MoveError>,
) -> Result<(), MoveError> {
    // The game passes by itself, so that a pass has been made already when its entry comes.
    let is_made = index < game.events().len();
    match (is_made, text) {
        (true, "pass") => Ok(()),
        (true, _) => Err(MoveError::PassMissing),
        (false, "pass") => Err(MoveError::Pass),
        (false, "draw") => game.agree_draw().map_err(MoveError::Draw),
        (false, text) => match text.strip_prefix("resign ") {
            Some(number) => {
                let seat = Seat::all(game.players().len()).find(|seat| seat.to_string() == number);
                let seat = seat.ok_or(MoveError::Resign(None))?;
                game.resign(seat).map_err(|error| MoveError::Resign(Some(error)))
            }
            None => {
                // What is no move at all is said before that the game is over.
                let mv = resolve(game.state(), text);
                if game.turn().is_none() && !matches!(mv, Err(MoveError::Notation(_) | MoveError::Squares(_))) {
                    return Err(MoveError::Play(PlayError::Over));
                }
                game.play(&mv?).map_err(|error| MoveError::Play(error.map(Into::into)))
            }
        },
    }
}

/// The seat with this number, counted from 1.
fn seat_of(number: usize, seats: usize) -> Option<Seat> {
    Seat::new(number.checked_sub(1)?).filter(|seat| seat.index() < seats)
}

fn player(seat: Seat, form: &SeatForm) -> Result<Player, RecordError> {
    let kind = match (form.player, form.level) {
        (PlayerForm::Person, None) => PlayerKind::Person,
        (PlayerForm::Computer, Some(level)) => PlayerKind::Computer(Level::new(level).ok_or(RecordError::Level(seat))?),
        _ => return Err(RecordError::Level(seat)),
    };
    Player::new(&form.name, kind).map_err(|error| RecordError::Name { seat, error })
}

impl RecordError {
    fn entry(index: usize, text: &str, error: MoveError) -> RecordError {
        // A text from outside may be long; its beginning is enough to find it.
        let text = text.chars().take(40).collect();
        RecordError::Move { number: index + 1, text, error }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Notation(error) => error.fmt(f),
            MoveError::Squares(error) => error.fmt(f),
            MoveError::Draw(error) => error.fmt(f),
            MoveError::Play(error) => error.fmt(f),
            MoveError::Resign(Some(error)) => error.fmt(f),
            MoveError::Resign(None) => write!(f, "there is no seat of that number"),
            MoveError::Pass => write!(f, "a pass is recorded but the seat to move has a move"),
            MoveError::PassMissing => write!(f, "a pass is missing: the seat to move has no move"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Version(version) => {
                write!(f, "the game is of version {version}; this program reads {VERSION}")
            }
            RecordError::Field(name) => write!(f, "\"{name}\" is missing, or has a value that this game does not know"),
            RecordError::Fen(error) => write!(f, "\"fen\": {error}"),
            RecordError::Seats(seats) => write!(f, "\"seats\" has {seats} entries, which does not fit the game"),
            RecordError::Level(seat) => {
                write!(f, "seat {seat}: a computer needs a level from 1 to 5, a person has none")
            }
            RecordError::Name { seat, error } => write!(f, "seat {seat}: {error}"),
            RecordError::Move { number, text, error } => write!(f, "move {number}, \"{text}\": {error}"),
        }
    }
}

impl std::error::Error for MoveError {}
impl std::error::Error for RecordError {}

#[cfg(feature = "text")]
impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JsonError::Long { length } => write!(f, "the text has {length} bytes; no game has more than {MAX_LENGTH}"),
            JsonError::Form(error) => error.fmt(f),
            JsonError::Record(error) => error.fmt(f),
        }
    }
}

#[cfg(feature = "text")]
impl std::error::Error for JsonError {}
