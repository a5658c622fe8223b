//! Writing PDN.

use super::reader::Numbers;
use crate::draughts::{Side, State};
use crate::{Event, Game, Outcome, Play, PlayerKind};

/// How long a line of moves may become, in characters.
const LINE: usize = 79;

/// The day on which a game was played; the rules have no calendar of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
}

/// Writes a game: the tags, an empty line, the moves with their numbers and the result.
pub fn write(game: &Game<State>, date: Option<Date>) -> String {
    let position = &game.setup().position;
    let variant = position.variant();
    let date =
        date.map_or("????.??.??".to_owned(), |Date { year, month, day }| format!("{year:04}.{month:02}.{day:02}"));
    let result = result(game);
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text += &format!("[{name} \"{value}\"]\n");
    };
    tag("Event", "?");
    tag("Date", &date);
    for side in Side::ALL {
        tag(if side == Side::White { "White" } else { "Black" }, &name(game, side));
    }
    tag("Result", result);
    tag("GameType", variant.game_type());
    if !game.setup().is_standard() {
        tag("SetUp", "1");
        tag("FEN", &position.fen());
    }
    text.push('\n');
    text + &moves(game, result)
}

fn name(game: &Game<State>, side: Side) -> String {
    let player = &game.players()[side.index()];
    match (player.name(), player.kind) {
        ("", PlayerKind::Person) => "?".to_owned(),
        ("", PlayerKind::Computer(level)) => format!("Hopstone, level {}", level.number()),
        (name, _) => name.to_owned(),
    }
}

/// How a game ended, as PDN writes it: `1-0`, `0-1`, `1/2-1/2`, or `*` for one that goes on.
pub fn result(game: &Game<State>) -> &'static str {
    let standing = game.state().standing();
    match standing.outcome() {
        None => "*",
        Some(Outcome::Draw(_)) => "1/2-1/2",
        Some(Outcome::Places) if standing.place(Side::White.seat()) == Some(1) => "1-0",
        Some(Outcome::Places) => "0-1",
    }
}

fn moves(game: &Game<State>, result: &str) -> String {
    let mut words = Vec::new();
    let mut numbers = Numbers::of(&game.setup().position);
    for (index, event) in game.events().iter().enumerate() {
        let (Event::Move(mv), Some(state)) = (event, game.state_after(index)) else { continue };
        if numbers.is_first() {
            words.push(format!("{}.", numbers.number));
        } else if index == 0 {
            words.push(format!("{}...", numbers.number));
        }
        words.push(state.position().notation(mv));
        numbers.next();
    }
    words.push(result.to_owned());
    let mut text = String::new();
    let mut length = 0;
    for word in words {
        if length > 0 {
            let fits = length + 1 + word.len() <= LINE;
            text.push(if fits { ' ' } else { '\n' });
            length = if fits { length + 1 } else { 0 };
        }
        text += &word;
        length += word.len();
    }
    text + "\n"
}
