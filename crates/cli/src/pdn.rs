//! `hopstone pdn`: files of draughts games, checked.

use std::io::{Write, stdout};

use hopstone_rules::draughts::{Side, State, pdn};
use hopstone_rules::{Event, Game};
use lexopt::Arg;

use crate::error::Error;

/// Reads every file and prints how many games and moves it has, then a line for each game: its number, the game, the players
/// (White first), the moves and the result.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let mut files = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(value) => files.push(value),
            other => return Err(other.unexpected().into()),
        }
    }
    if files.is_empty() {
        return Err(Error::Arguments(lexopt::Error::Custom("no file".into())));
    }
    let mut output = stdout().lock();
    for file in files {
        let name = file.to_string_lossy().into_owned();
        let text = match std::fs::read(&file) {
            Ok(bytes) => text(bytes),
            Err(error) => return Err(Error::File { name, error }),
        };
        let games = match pdn::read(&text, None) {
            Ok(games) => games,
            Err(error) => return Err(Error::Pdn { name, error }),
        };
        write(&mut output, &name, &games).map_err(Error::Output)?;
    }
    Ok(())
}

/// Old files are Latin-1, in which every byte is the character of its number.
fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect())
}

fn write(output: &mut impl Write, name: &str, games: &[pdn::PdnGame]) -> std::io::Result<()> {
    let all: usize = games.iter().map(|game| moves(&game.game)).sum();
    writeln!(output, "{name}: {}, {}", counted(games.len(), "game"), counted(all, "move"))?;
    for (index, pdn::PdnGame { game, .. }) in games.iter().enumerate() {
        let player = |side: Side| match game.players()[side.index()].name() {
            "" => "?",
            name => name,
        };
        let variant = game.setup().position.variant();
        let (white, black) = (player(Side::White), player(Side::Black));
        let moves = counted(moves(game), "move");
        writeln!(output, "  {} {variant}, {white} - {black}, {moves}, {}", index + 1, pdn::result(game))?;
    }
    Ok(())
}

/// How many moves were made by both sides.
fn moves(game: &Game<State>) -> usize {
    game.events().iter().filter(|event| matches!(event, Event::Move(_))).count()
}

fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
