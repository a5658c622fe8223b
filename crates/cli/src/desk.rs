//! Where positions are read for the computer to think about: one kind of game, and how it begins.

use std::fmt;

use hopstone_json::{AnyPosition, PositionError, read_position};
use hopstone_rules::code::{self, CodeError};
use hopstone_rules::draughts::{self, FenError, Variant};
use hopstone_rules::star::{self, Options, Seating, Setup};
use hopstone_rules::{AnyGame, Game, Play, Player, Seat, capture};
use serde::de::IgnoredAny;
use serde_json::Deserializer;

use crate::arguments::beginning;
use crate::kind::Kind;
use crate::played::Played;

/// One kind of game, for so many players and with these options where nothing else is said.
#[derive(Clone, Debug)]
pub struct Desk {
    kind: Kind,
    start: AnyGame,
}

/// Why something is no position of the game that is asked for.
#[derive(Debug)]
pub enum NoPosition {
    /// The game is not for so many players, or knows no options: the reason.
    Setup(String),
    /// A share code cannot be read.
    Code(CodeError),
    /// It has no FEN.
    FenOf(Kind),
    /// A FEN cannot be read.
    Fen(FenError),
    /// JSON is no position.
    Json(PositionError),
    /// It is a position of another game.
    Other {
        /// That game.
        found: Kind,
        /// The one asked for.
        wanted: Kind,
    },
    /// A move after it is none.
    Move {
        /// Its number, counted from 1.
        number: usize,
        /// How it is written.
        text: String,
        /// Why.
        reason: String,
    },
}

impl Desk {
    /// A desk for a game. Without `seats` two play.
    ///
    /// # Errors
    /// If the game is not for so many, or knows no options.
    pub fn new(kind: Kind, seats: Option<usize>, options: Option<Options>) -> Result<Desk, NoPosition> {
        let wrong = |reason: &dyn fmt::Display| NoPosition::Setup(reason.to_string());
        let options = match (kind, options) {
            (Kind::Star, options) => options.unwrap_or(Options::STANDARD),
            (_, None) => Options::STANDARD,
            (_, Some(_)) => return Err(wrong(&"--options: only star has options")),
        };
        let players = seats.unwrap_or(2);
        let start = match kind {
            Kind::Star => {
                let seating = Seating::of_players(players).map_err(|error| wrong(&format!("--seats: {error}")))?;
                AnyGame::Star(begun(Setup { seating, options }, Seat::FIRST))
            }
            Kind::Capture => {
                let setup = capture::Setup::new(players, false).map_err(|error| wrong(&format!("--seats: {error}")))?;
                AnyGame::Capture(begun(setup, Seat::FIRST))
            }
            Kind::Draughts(variant) if players == 2 => {
                AnyGame::Draughts(draughts_from(draughts::Position::start(variant)))
            }
            Kind::Draughts(variant) => {
                return Err(wrong(&format!("--seats: {variant} draughts is always for two")));
            }
        };
        Ok(Desk { kind, start })
    }

    /// The beginning of a game.
    pub fn start(&self) -> AnyGame {
        self.start.clone()
    }

    /// The game of a share code.
    pub fn code(&self, text: &str) -> Result<AnyGame, NoPosition> {
        self.mine(code::read(text).map_err(NoPosition::Code)?)
    }

    /// A game of draughts that begins with the position of a FEN.
    pub fn fen(&self, text: &str) -> Result<AnyGame, NoPosition> {
        let Kind::Draughts(variant) = self.kind else { return Err(NoPosition::FenOf(self.kind)) };
        let position = draughts::Position::from_fen(variant, text).map_err(NoPosition::Fen)?;
        Ok(AnyGame::Draughts(draughts_from(position)))
    }

    /// The game that goes on from a position as the test vectors write it, and what follows the JSON object in the text.
    pub fn json<'a>(&self, text: &'a str) -> Result<(AnyGame, &'a str), NoPosition> {
        let form = |error| NoPosition::Json(PositionError::Form(error));
        let mut values = Deserializer::from_str(text).into_iter::<IgnoredAny>();
        if let Some(Err(error)) = values.next() {
            return Err(form(error));
        }
        let (object, rest) = text.split_at(values.byte_offset());
        let game = match read_position(object).map_err(NoPosition::Json)? {
            AnyPosition::Star(position, _) => {
                AnyGame::Star(going_on(position.setup(), star::State::from_position(position)))
            }
            AnyPosition::Capture(position) => {
                let setup = capture::Setup::new(position.seats(), position.long_jump());
                let setup = setup.expect("a position has as many seats as a set-up");
                AnyGame::Capture(Game::from_state(
                    setup,
                    people(setup.seats()),
                    capture::State::from_position(position),
                ))
            }
            AnyPosition::Draughts(position) => AnyGame::Draughts(draughts_from(position)),
        };
        Ok((self.mine(game)?, rest))
    }

    /// A position in whichever form: `start`, JSON, FEN or a share code.
    pub fn any(&self, text: &str) -> Result<AnyGame, NoPosition> {
        match text.trim() {
            "start" => Ok(self.start()),
            json if json.starts_with('{') => {
                let (game, rest) = self.json(json)?;
                if rest.trim().is_empty() { Ok(game) } else { Err(trailing(json)) }
            }
            fen if fen.contains(':') => self.fen(fen),
            code => self.code(code),
        }
    }

    /// The game, if it is of the kind that is asked for.
    fn mine(&self, game: AnyGame) -> Result<AnyGame, NoPosition> {
        let found = Kind::of(&game);
        if found == self.kind { Ok(game) } else { Err(NoPosition::Other { found, wanted: self.kind }) }
    }
}

/// Plays moves, each checked by the rules.
///
/// # Errors
/// Which move is none, and why.
pub fn play<'a>(game: &mut AnyGame, moves: impl Iterator<Item = &'a str>) -> Result<(), NoPosition> {
    match game {
        AnyGame::Star(game) => play_all(game, moves),
        AnyGame::Capture(game) => play_all(game, moves),
        AnyGame::Draughts(game) => play_all(game, moves),
    }
}

fn play_all<'a, S: Played>(game: &mut Game<S>, moves: impl Iterator<Item = &'a str>) -> Result<(), NoPosition> {
    for (index, text) in moves.enumerate() {
        let wrong = |reason: String| NoPosition::Move { number: index + 1, text: beginning(text), reason };
        if game.turn().is_none() {
            return Err(wrong("the game is over".to_owned()));
        }
        let mv = game.state().resolve(text).map_err(|error| wrong(error.to_string()))?;
        game.play(&mv).map_err(|error| wrong(error.to_string()))?;
    }
    Ok(())
}

fn people(seats: usize) -> Vec<Player> {
    vec![Player::person(""); seats]
}

/// A game at its beginning.
fn begun<S: Play>(setup: S::Setup, first: Seat) -> Game<S> {
    let players = people(S::seats(&setup));
    Game::start(setup, players, first).expect("a set-up with its own players")
}

fn draughts_from(position: draughts::Position) -> Game<draughts::State> {
    begun(draughts::Setup { position }, position.turn().seat())
}

/// A game of the star from a position set up by hand. A seat that is to move although its armies are home already has nothing left
/// to do: the next one is.
fn going_on(setup: Setup, state: star::State) -> Game<star::State> {
    let mut game = Game::from_state(setup, people(setup.seating.seats()), state);
    while let Some(seat) = game.turn().filter(|&seat| game.state().position().has_won(seat)) {
        game.resign(seat).expect("a seat in play");
    }
    game
}

fn trailing(json: &str) -> NoPosition {
    let error = serde_json::from_str::<IgnoredAny>(json).expect_err("there is more than one value");
    NoPosition::Json(PositionError::Form(error))
}

/// How a game is called in a sentence.
fn called(kind: Kind) -> &'static str {
    match kind {
        Kind::Star => "Chinese checkers (star)",
        Kind::Capture => "the capture game",
        Kind::Draughts(Variant::Italian) => "Italian draughts",
        Kind::Draughts(Variant::English) => "English draughts",
    }
}

impl fmt::Display for NoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPosition::Setup(reason) => f.write_str(reason),
            NoPosition::Code(error) => write!(f, "code: {error}"),
            NoPosition::FenOf(kind) => write!(f, "fen: {} has none; italian and english do", called(*kind)),
            NoPosition::Fen(error) => write!(f, "fen: {error}"),
            NoPosition::Json(error) => write!(f, "json: {error}"),
            NoPosition::Other { found, wanted } => {
                write!(f, "the position is of {}, not of {}", called(*found), called(*wanted))
            }
            NoPosition::Move { number, text, reason } => write!(f, "move {number}, \"{text}\": {reason}"),
        }
    }
}

impl std::error::Error for NoPosition {}
