//! `hopstone board`: a share code's position as text.

use std::io::{Write, stdout};

use hopstone_rules::draughts::{self, Piece, Square};
use hopstone_rules::{AnyGame, Seat, code};
use lexopt::{Arg, ValueExt};

use crate::error::Error;

/// Prints the board of a share code and whose turn it is.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let mut text = None;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(value) if text.is_none() => text = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let text = text.ok_or_else(|| Error::Arguments(lexopt::Error::Custom("no share code".into())))?;
    let game = code::read(&text).map_err(Error::Code)?;
    write!(stdout(), "{}", drawing(&game)).map_err(Error::Output)
}

/// The board, and on a line of its own whose turn it is.
pub fn drawing(game: &AnyGame) -> String {
    let player = |seat: Seat| format!("player {seat}");
    let (board, mover) = match game {
        AnyGame::Star(game) => (game.state().position().board().picture(), game.turn().map(player)),
        AnyGame::Capture(game) => (game.state().position().board().picture(), game.turn().map(player)),
        AnyGame::Draughts(game) => {
            let position = game.state().position();
            (picture(position), game.turn().map(|_| position.turn().to_string()))
        }
    };
    let turn = match mover {
        Some(mover) => format!("{mover} to move"),
        None => "the game is over".to_owned(),
    };
    format!("{board}{turn}\n")
}

/// Eight rows as White sees them, with the numbers of their first and last squares: `w` and `b` men, `W` and `B` kings, `.` an empty
/// square; the light squares are blank.
fn picture(position: &draughts::Position) -> String {
    let row = |row: i8| {
        let squares = (0..8).map(|column| match position.variant().square_at(column, row) {
            Some(square) => position.piece(square).map_or('.', Piece::letter),
            None => ' ',
        });
        let squares = squares.map(String::from).collect::<Vec<_>>().join(" ");
        let first = row as usize * Square::COUNT / 8 + 1;
        format!("{first:>2} |{squares}| {}\n", first + 3)
    };
    (0..8).map(row).collect()
}
