//! Positions and games of draughts as text.

use hopstone_rules::draughts::pdn::{self, PdnGame};
use hopstone_rules::draughts::{Position, Side, Variant};
use hopstone_rules::{AnyGame, Play, Seat};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::give::{give, gives};
use crate::problem::{Problem, Refusal};
use crate::table::Table;

/// A position of draughts that is set up by hand or read from FEN.
#[derive(Tsify)]
pub struct Diagram {
    /// 32 characters: `.` empty, `w` and `b` men, `W` and `B` kings.
    pub pieces: String,
    /// The side to move, as a seat: 0 White, 1 Black.
    pub turn: usize,
    /// The position as FEN.
    pub fen: String,
    /// Whether the side to move can move; if not it has lost.
    pub can_move: bool,
}

/// A game of a PDN file, for choosing one.
#[derive(Tsify)]
#[tsify(missing_as_null)]
pub struct PdnEntry {
    /// Which of the two games.
    #[tsify(type = "\"italian\" | \"english\"")]
    pub game: &'static str,
    /// The names of White and Black; may be empty.
    pub names: Vec<String>,
    /// The tag `Event`; may be empty.
    pub event: String,
    /// The tag `Date`; may be empty.
    pub date: String,
    /// How many moves were made.
    pub moves: usize,
    /// The seat that won; -1 where nobody has.
    pub winner: i32,
    /// Whether the game has ended.
    pub is_over: bool,
}

gives!(Diagram { pieces, turn, fen, can_move });
gives!(PdnEntry { game, names, event, date, moves, winner, is_over });

/// The games of a text of PDN.
#[wasm_bindgen]
pub struct PdnFile {
    games: Vec<PdnGame>,
}

fn variant(game: &str) -> Result<Variant, Problem> {
    Variant::of_name(game).ok_or_else(|| Refusal::Seating.into())
}

fn diagram(position: &Position) -> Ts<Diagram> {
    give(&Diagram {
        pieces: position.board(),
        turn: position.turn().index(),
        fen: position.fen(),
        can_move: position.can_move(),
    })
}

/// Reads a position. `game` is `italian` or `english`.
///
/// # Errors
/// If the text is no position, the place and the reason.
#[wasm_bindgen]
pub fn read_fen(game: &str, fen: &str) -> Result<Ts<Diagram>, Problem> {
    Ok(diagram(&Position::from_fen(variant(game)?, fen)?))
}

/// The position of pieces set up by hand, as [`Diagram::pieces`], with a side to move.
///
/// # Errors
/// If it is no position, the reason.
#[wasm_bindgen]
pub fn set_up(game: &str, turn: usize, pieces: &str) -> Result<Ts<Diagram>, Problem> {
    let side = Seat::new(turn).and_then(Side::of_seat).ok_or(Refusal::Number)?;
    Ok(diagram(&Position::from_board(variant(game)?, side, pieces)?))
}

#[wasm_bindgen]
impl PdnFile {
    /// Reads all games. `game` is what a game is taken for that does not say it: `italian` or `english`.
    pub fn read(text: &str, game: &str) -> Result<PdnFile, Problem> {
        Ok(PdnFile { games: pdn::read(text, Variant::of_name(game))? })
    }

    /// What there is to choose from.
    pub fn entries(&self) -> Vec<Ts<PdnEntry>> {
        self.games.iter().map(entry).collect()
    }

    /// The game with this index.
    pub fn table(&self, index: usize) -> Result<Table, Problem> {
        let found = self.games.get(index).ok_or(Refusal::Number)?;
        Ok(Table::of(AnyGame::Draughts(found.game.clone())))
    }
}

fn entry(found: &PdnGame) -> Ts<PdnEntry> {
    let tag = |wanted: &str| {
        let value = found.tags.iter().find(|(name, _)| name == wanted).map_or("", |(_, value)| value);
        value.trim_matches(['?', '.']).to_owned()
    };
    let game = &found.game;
    let standing = game.state().standing();
    let moves = game.events().iter().filter(|event| matches!(event, hopstone_rules::Event::Move(_))).count();
    give(&PdnEntry {
        game: game.setup().position.variant().name(),
        names: game.players().iter().map(|player| player.name().to_owned()).collect(),
        event: tag("Event"),
        date: tag("Date"),
        moves,
        winner: match standing.outcome() {
            Some(hopstone_rules::Outcome::Places) => {
                Seat::all(2).find(|&seat| standing.place(seat) == Some(1)).map_or(-1, |seat| seat.index() as i32)
            }
            _ => -1,
        },
        is_over: standing.outcome().is_some(),
    })
}
