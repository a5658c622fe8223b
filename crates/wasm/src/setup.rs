//! What the page agrees with its people before a game.

use hopstone_json::OptionsForm;
use hopstone_rules::draughts::{Position, Variant};
use hopstone_rules::star::{Options, Seating};
use hopstone_rules::{AnyGame, Game, Level, Player as Sitting, PlayerKind, Seat, capture, draughts, star};
use tsify::Tsify;

use crate::give::gives;
use crate::problem::{Problem, Refusal};
use crate::take::{names, takes};
use crate::view::GameKind;

/// When a player has won.
#[derive(Clone, Copy, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Win {
    /// The goal is full and one of the marbles is the player's own.
    Modern,
    /// All ten are the player's own.
    Strict,
}

/// The options of Chinese checkers.
#[derive(Clone, Copy, Tsify)]
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

/// Whether a person or the computer plays a seat.
#[derive(Clone, Copy)]
enum PlayerTag {
    Person,
    Computer,
}

/// Who plays a seat: a person at this device, or the computer at a level from 1 to 5.
// Flat here, though TypeScript sees a union; the level is left out for a person.
#[derive(Clone, Copy, Tsify)]
#[tsify(type = "{ kind: \"person\" } | { kind: \"computer\"; level: number }")]
pub struct Player {
    kind: PlayerTag,
    level: Option<u8>,
}

/// A seat with its player's name, which may be empty.
#[derive(Clone, Tsify)]
pub struct SeatSetup {
    /// The name.
    pub name: String,
    /// Who plays.
    pub player: Player,
}

/// A game before its first move; `first` is the index of the seat that begins. In draughts the seats are White and Black, the rules
/// say who begins, and `fen` is the position if it is not the usual one.
#[derive(Clone, Tsify)]
#[tsify(
    type = "{ game: \"star\"; seating: Seating; options: StarOptions; seats: SeatSetup[]; first: number } | { game: \"capture\"; long_jump: boolean; seats: SeatSetup[]; first: number } | { game: \"italian\" | \"english\"; fen?: string; seats: SeatSetup[]; first: number }"
)]
pub struct NewGame {
    game: GameKind,
    seating: Option<String>,
    options: Option<StarOptions>,
    long_jump: Option<bool>,
    fen: Option<String>,
    seats: Vec<SeatSetup>,
    first: usize,
}

names!(Win { Modern = "modern", Strict = "strict" });
names!(PlayerTag { Person = "person", Computer = "computer" });
gives!(StarOptions { long_jump, rest_in_foreign, swap, win, fill_unused, play_on });
takes!(StarOptions { long_jump, rest_in_foreign, swap, win, fill_unused, play_on });
gives!(Player { kind, level: optional });
takes!(Player { kind, level: optional });
gives!(SeatSetup { name, player });
takes!(SeatSetup { name, player });
gives!(NewGame { game, seating: optional, options: optional, long_jump: optional, fen: optional, seats, first });
takes!(NewGame { game, seating: optional, options: optional, long_jump: optional, fen: optional, seats, first });

#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const SEATING: &str = r#"export type Seating = "2" | "3" | "4" | "6" | "3x2" | "2x2" | "2x3";"#;

impl SeatSetup {
    pub(crate) fn of(player: &Sitting) -> SeatSetup {
        let name = player.name().to_owned();
        let player = match player.kind {
            PlayerKind::Person => Player { kind: PlayerTag::Person, level: None },
            PlayerKind::Computer(level) => Player { kind: PlayerTag::Computer, level: Some(level.number()) },
        };
        SeatSetup { name, player }
    }

    pub(crate) fn sit(&self, seat: usize) -> Result<Sitting, Problem> {
        let kind = match self.player.kind {
            PlayerTag::Person => PlayerKind::Person,
            PlayerTag::Computer => {
                let level = self.player.level.and_then(Level::new).ok_or(Refusal::Level { seat: seat + 1 })?;
                PlayerKind::Computer(level)
            }
        };
        Sitting::new(&self.name, kind).map_err(|_| Refusal::Name { seat: seat + 1 }.into())
    }
}

impl NewGame {
    /// Starts it.
    pub(crate) fn start(&self) -> Result<AnyGame, Problem> {
        match self.game {
            GameKind::Star => {
                let seating = self.seating.as_deref().and_then(Seating::of_name).ok_or(Refusal::Seating)?;
                let options = self.options.ok_or(Refusal::Seating)?.into();
                self.begin(star::Setup { seating, options }).map(AnyGame::Star)
            }
            GameKind::Capture => {
                let long_jump = self.long_jump.unwrap_or(false);
                let setup = capture::Setup::new(self.seats.len(), long_jump).map_err(|_| Refusal::Seating)?;
                self.begin(setup).map(AnyGame::Capture)
            }
            GameKind::Italian => self.draughts(Variant::Italian),
            GameKind::English => self.draughts(Variant::English),
        }
    }

    fn draughts(&self, variant: Variant) -> Result<AnyGame, Problem> {
        let setup = match &self.fen {
            Some(fen) => draughts::Setup { position: Position::from_fen(variant, fen)? },
            None => draughts::Setup::standard(variant),
        };
        self.begin_with(setup, setup.position.turn().seat()).map(AnyGame::Draughts)
    }

    fn begin<P: hopstone_rules::Play>(&self, setup: P::Setup) -> Result<Game<P>, Problem> {
        self.begin_with(setup, Seat::new(self.first).ok_or(Refusal::Seating)?)
    }

    fn begin_with<P: hopstone_rules::Play>(&self, setup: P::Setup, first: Seat) -> Result<Game<P>, Problem> {
        let players = self.seats.iter().enumerate().map(|(seat, setup)| setup.sit(seat)).collect::<Result<_, _>>()?;
        Game::start(setup, players, first).map_err(|_| Refusal::Seating.into())
    }

    /// What a game was started as.
    pub(crate) fn of(game: &AnyGame) -> NewGame {
        let seats = game.players().iter().map(SeatSetup::of).collect();
        let plain = |game_kind| NewGame {
            game: game_kind,
            seating: None,
            options: None,
            long_jump: None,
            fen: None,
            seats,
            first: game.first().index(),
        };
        match game {
            AnyGame::Star(game) => {
                let star::Setup { seating, options } = *game.setup();
                let seating = Some(seating.name().to_owned());
                NewGame { seating, options: Some(options.into()), ..plain(GameKind::Star) }
            }
            AnyGame::Capture(game) => NewGame { long_jump: Some(game.setup().long_jump), ..plain(GameKind::Capture) },
            AnyGame::Draughts(game) => {
                let fen = (!game.setup().is_standard()).then(|| game.setup().position.fen());
                let kind = match game.setup().position.variant() {
                    Variant::Italian => GameKind::Italian,
                    Variant::English => GameKind::English,
                };
                NewGame { fen, ..plain(kind) }
            }
        }
    }
}
