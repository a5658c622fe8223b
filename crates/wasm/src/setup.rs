//! What the page agrees with its people before a game.

use hopstone_json::OptionsForm;
use hopstone_rules::star::{Options, Seating};
use hopstone_rules::{AnyGame, Game, Level, Player as Sitting, PlayerKind, Seat, capture, star};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::problem::{Problem, Refusal};

/// When a player has won.
#[derive(Clone, Copy, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Win {
    /// The goal is full and one of the marbles is the player's own.
    Modern,
    /// All ten are the player's own.
    Strict,
}

/// The options of Chinese checkers.
#[derive(Clone, Copy, Serialize, Deserialize, Tsify)]
#[expect(missing_docs, reason = "the fields are those of the rules' Options")]
pub struct StarOptions {
    pub long_jump: bool,
    pub rest_in_foreign: bool,
    pub swap: bool,
    pub win: Win,
    pub fill_unused: bool,
    pub play_on: bool,
}

impl From<Options> for StarOptions {
    fn from(options: Options) -> StarOptions {
        let OptionsForm { long_jump, rest_in_foreign, swap, win, fill_unused, play_on } = options.into();
        let win = match win {
            hopstone_json::WinForm::Modern => Win::Modern,
            hopstone_json::WinForm::Strict => Win::Strict,
        };
        StarOptions { long_jump, rest_in_foreign, swap, win, fill_unused, play_on }
    }
}

impl From<StarOptions> for Options {
    fn from(options: StarOptions) -> Options {
        let StarOptions { long_jump, rest_in_foreign, swap, win, fill_unused, play_on } = options;
        let win = match win {
            Win::Modern => star::Win::Modern,
            Win::Strict => star::Win::Strict,
        };
        Options { long_jump, rest_in_foreign, swap, win, fill_unused, play_on }
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Serialize, Deserialize, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Player {
    /// A person at this device.
    Person,
    /// The computer.
    Computer {
        /// 1 to 5.
        level: u8,
    },
}

/// A seat with its player's name, which may be empty.
#[derive(Clone, Serialize, Deserialize, Tsify)]
pub struct SeatSetup {
    /// The name.
    pub name: String,
    /// Who plays.
    pub player: Player,
}

/// A game before its first move; `first` is the index of the seat that begins.
#[derive(Clone, Serialize, Deserialize, Tsify)]
#[serde(tag = "game", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields speak for themselves")]
pub enum NewGame {
    /// Chinese checkers.
    Star {
        #[tsify(type = "Seating")]
        seating: String,
        options: StarOptions,
        seats: Vec<SeatSetup>,
        first: usize,
    },
    /// The capture game.
    Capture { long_jump: bool, seats: Vec<SeatSetup>, first: usize },
}

#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const SEATING: &str = r#"export type Seating = "2" | "3" | "4" | "6" | "3x2" | "2x2" | "2x3";"#;

impl SeatSetup {
    pub(crate) fn of(player: &Sitting) -> SeatSetup {
        let name = player.name().to_owned();
        let player = match player.kind {
            PlayerKind::Person => Player::Person,
            PlayerKind::Computer(level) => Player::Computer { level: level.number() },
        };
        SeatSetup { name, player }
    }

    pub(crate) fn sit(&self, seat: usize) -> Result<Sitting, Problem> {
        let kind = match self.player {
            Player::Person => PlayerKind::Person,
            Player::Computer { level } => {
                let level = Level::new(level).ok_or(Refusal::Level { seat: seat + 1 })?;
                PlayerKind::Computer(level)
            }
        };
        Sitting::new(&self.name, kind).map_err(|error| Refusal::Name { seat: seat + 1, error }.into())
    }
}

impl NewGame {
    /// Starts it.
    pub(crate) fn start(&self) -> Result<AnyGame, Problem> {
        match self {
            NewGame::Star { seating, options, seats, first } => {
                let seating = Seating::of_name(seating).ok_or(Refusal::Seating)?;
                let setup = star::Setup { seating, options: (*options).into() };
                begin(setup, seats, *first).map(AnyGame::Star)
            }
            NewGame::Capture { long_jump, seats, first } => {
                let setup = capture::Setup::new(seats.len(), *long_jump).map_err(|_| Refusal::Seating)?;
                begin(setup, seats, *first).map(AnyGame::Capture)
            }
        }
    }

    /// What a game was started as.
    pub(crate) fn of(game: &AnyGame) -> NewGame {
        let seats = game.players().iter().map(SeatSetup::of).collect();
        let first = game.first().index();
        match game {
            AnyGame::Star(game) => NewGame::Star {
                seating: game.setup().seating.name().to_owned(),
                options: game.setup().options.into(),
                seats,
                first,
            },
            AnyGame::Capture(game) => NewGame::Capture { long_jump: game.setup().long_jump, seats, first },
        }
    }
}

fn begin<P: hopstone_rules::Play>(setup: P::Setup, seats: &[SeatSetup], first: usize) -> Result<Game<P>, Problem> {
    let players = seats.iter().enumerate().map(|(seat, setup)| setup.sit(seat)).collect::<Result<_, _>>()?;
    let first = Seat::new(first).ok_or(Refusal::Seating)?;
    Game::start(setup, players, first).map_err(|_| Refusal::Seating.into())
}
