//! `hopstone board`: a share code's position as text.

use std::io::{Write, stdout};

use hopstone_rules::{AnyGame, code};
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
    let board = match &game {
        AnyGame::Star(game) => game.state().position().board(),
        AnyGame::Capture(game) => game.state().position().board(),
    };
    let turn = match game.turn() {
        Some(seat) => format!("player {seat} to move"),
        None => "the game is over".to_owned(),
    };
    write!(stdout(), "{}{turn}\n", board.picture()).map_err(Error::Output)
}
