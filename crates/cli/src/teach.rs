//! `hopstone teach`: a good move in one position, with the reasons for it.

use std::fmt::Write as _;
use std::io::{Write, stdout};

use hopstone_ai::{Fact, Limits, Named, Thinker};
use hopstone_rules::{AnyGame, Game};
use lexopt::Arg;

use crate::arguments::{count, text, wrong};
use crate::board::drawing;
use crate::error::Error;
use crate::played::Played;
use crate::setting::Setting;

/// Prints the board, a good move, what is expected to follow, the reasons, and what a tried move costs.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let (mut setting, mut position, mut tried, mut nodes) = (Setting::default(), None, None, None);
    while let Some(argument) = arguments.next()? {
        let Arg::Long(name) = argument else { return Err(argument.unexpected().into()) };
        let name = name.to_owned();
        match name.as_str() {
            "position" => position = Some(text(&mut arguments)?),
            "move" => tried = Some(text(&mut arguments)?),
            "nodes" => nodes = Some(count(&mut arguments, "--nodes")?),
            _ if setting.take(&name, &mut arguments)? => {}
            _ => return Err(Arg::Long(&name).unexpected().into()),
        }
    }
    let game = setting.game(position.as_deref())?;
    let limits = Limits { level: None, nodes, is_over: None, seed: 0 };
    let lesson = match &game {
        AnyGame::Star(game) => of(game, tried.as_deref(), &limits),
        AnyGame::Capture(game) => of(game, tried.as_deref(), &limits),
        AnyGame::Draughts(game) => of(game, tried.as_deref(), &limits),
    };
    write!(stdout(), "{}{}", drawing(&game), lesson?).map_err(Error::Output)
}

fn of<S: Played>(game: &Game<S>, tried: Option<&str>, limits: &Limits) -> Result<String, Error> {
    let state = game.state();
    let tried = tried.map(|text| state.resolve(text).map_err(|error| wrong(format!("--move: \"{text}\": {error}"))));
    let Some(lesson) = S::teach(&mut Thinker::new(), game, tried.transpose()?.as_ref(), limits) else {
        return Ok(String::new());
    };
    let mut told = format!("best {}\n", state.write_line(&lesson.line).join(" "));
    lesson.reasons.iter().for_each(|reason| remark(&mut told, "reason", reason.named()));
    if let Some(tried) = &lesson.tried {
        let _ = writeln!(told, "tried {}", state.write_line(&tried.line).join(" "));
        tried.costs.iter().for_each(|cost| remark(&mut told, "cost", cost.named()));
    }
    Ok(told)
}

/// A line such as `reason chain-gains steps 4`.
fn remark(told: &mut String, kind: &str, (name, facts): Named) {
    let _ = write!(told, "{kind} {name}");
    for (fact, value) in facts {
        let _ = match value {
            Fact::Count(number) => write!(told, " {fact} {number}"),
            Fact::Seat(seat) => write!(told, " {fact} {seat}"),
            Fact::Hole(hole) => write!(told, " {fact} {hole}"),
            Fact::Square(square) => write!(told, " {fact} {square}"),
            Fact::Flag(flag) => write!(told, " {fact} {flag}"),
        };
    }
    told.push('\n');
}
