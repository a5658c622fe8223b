//! `hopstone solo`: one army alone, in as few moves as the time allows to find.

use std::io::{Write, stdout};
use std::time::{Duration, Instant};

use hopstone_ai::Solo;
use hopstone_rules::star::State;
use hopstone_rules::{Game, Play, Player};
use lexopt::Arg;

use crate::arguments::{count, wrong};
use crate::error::Error;
use crate::played::Played;

/// How long it looks where nobody says how long.
const SECONDS: u64 = 10;
/// The longest that can be asked for: a day.
const MOST_SECONDS: u64 = 86_400;

/// Prints how many moves the way has, and the moves.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let mut seconds = SECONDS;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("seconds") => seconds = count(&mut arguments, "--seconds")?,
            other => return Err(other.unexpected().into()),
        }
    }
    if seconds > MOST_SECONDS {
        return Err(wrong(format!("--seconds: {seconds} is more than a day")));
    }
    let begun = Instant::now();
    let way = Solo::find(&|| begun.elapsed() >= Duration::from_secs(seconds));
    let written = written(&way).map_err(|reason| Error::Solo { reason })?;
    writeln!(stdout(), "{} moves\n{}", written.len(), written.join(" ")).map_err(Error::Output)
}

/// The moves as they are written, after a game in which the rules have allowed every one and they have won.
fn written(way: &Solo) -> Result<Vec<String>, String> {
    let setup = way.start.setup();
    let players = vec![Player::person(""); setup.seating.seats()];
    let mut game = Game::from_state(setup, players, State::from_position(way.start));
    let mut written = Vec::with_capacity(way.moves.len());
    for mv in &way.moves {
        // Only a move of the position can be written.
        let mv = game.state().position().find(mv.from, mv.to).map_err(|error| error.to_string())?;
        written.push(game.state().write(&mv));
        game.play(&mv).map_err(|error| error.to_string())?;
    }
    match game.state().standing().place(way.start.turn()) {
        Some(1) => Ok(written),
        _ => Err("the army is not home".to_owned()),
    }
}
