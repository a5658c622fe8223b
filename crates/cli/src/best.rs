//! `hopstone best`: the computer's move in one position.

use std::io::{Write, stdout};

use hopstone_ai::Thinker;
use lexopt::Arg;

use crate::answer::answer;
use crate::arguments::{text, value, wrong};
use crate::bounds::Bounds;
use crate::error::Error;
use crate::setting::Setting;

/// Prints what the computer thinks of a position and its move.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let (mut setting, mut position, mut seed) = (Setting::default(), None, 0);
    let mut bounds = Bounds::default();
    while let Some(argument) = arguments.next()? {
        let Arg::Long(name) = argument else { return Err(argument.unexpected().into()) };
        let name = name.to_owned();
        match name.as_str() {
            "position" => position = Some(text(&mut arguments)?),
            "seed" => seed = value(&mut arguments, "--seed")?,
            "level" | "movetime" | "nodes" => {
                let value = text(&mut arguments)?;
                bounds.set(&name, &value).map_err(|reason| wrong(format!("--{name}: {reason}")))?;
            }
            _ if setting.take(&name, &mut arguments)? => {}
            _ => return Err(Arg::Long(&name).unexpected().into()),
        }
    }
    let game = setting.game(position.as_deref())?;
    if bounds.is_open() {
        return Err(wrong("how long may it think? --level, --movetime or --nodes says it"));
    }
    let mut output = stdout().lock();
    match answer(&mut Thinker::new(), &game, bounds, seed).map_err(Error::Speechless)? {
        Some(answer) => write!(output, "{answer}"),
        None => writeln!(output, "bestmove none"),
    }
    .map_err(Error::Output)
}
