//! `hopstone best`: the computer's move in one position.

use std::io::{Write, stdout};

use hopstone_ai::Thinker;
use lexopt::Arg;

use crate::answer::answer;
use crate::arguments::{count, text, value, wrong};
use crate::bounds::Bounds;
use crate::desk::Desk;
use crate::error::Error;
use crate::kind::{Kind, Preset};

/// Prints what the computer thinks of a position and its move.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let (mut kind, mut position, mut seats, mut options, mut seed) = (None, None, None, None, 0);
    let mut bounds = Bounds::default();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("game") => kind = Some(value::<Kind>(&mut arguments, "--game")?),
            Arg::Long("position") => position = Some(text(&mut arguments)?),
            Arg::Long("seats") => seats = Some(count(&mut arguments, "--seats")?),
            Arg::Long("options") => options = Some(value::<Preset>(&mut arguments, "--options")?.0),
            Arg::Long("seed") => seed = value(&mut arguments, "--seed")?,
            Arg::Long(name @ ("level" | "movetime" | "nodes")) => {
                let name = name.to_owned();
                let value = text(&mut arguments)?;
                bounds.set(&name, &value).map_err(|reason| wrong(format!("--{name}: {reason}")))?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let kind = kind.ok_or_else(|| wrong("--game is missing: star, capture, italian or english"))?;
    let position = position.ok_or_else(|| wrong("--position is missing: a share code, a FEN of draughts, or start"))?;
    if bounds.is_open() {
        return Err(wrong("how long may it think? --level, --movetime or --nodes says it"));
    }
    let desk = Desk::new(kind, seats, options).map_err(|error| wrong(error.to_string()))?;
    let game = desk.any(&position).map_err(|error| wrong(format!("--position: {error}")))?;
    let mut output = stdout().lock();
    match answer(&mut Thinker::new(), &game, bounds, seed).map_err(Error::Speechless)? {
        Some(answer) => write!(output, "{answer}"),
        None => writeln!(output, "bestmove none"),
    }
    .map_err(Error::Output)
}
