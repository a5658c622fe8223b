//! `hopstone teach`: a good move in one position, with the reasons for it.

use std::fmt::Write as _;
use std::io::{Write, stdout};

use hopstone_ai::{Fact, Limits, Named, Thinker};
use hopstone_rules::{AnyGame, Game};
use lexopt::Arg;

use crate::arguments::{count, text, value, wrong};
use crate::board::drawing;
use crate::desk::Desk;
use crate::error::Error;
use crate::kind::{Kind, Preset};
use crate::played::Played;

/// Prints the board, a good move, what is expected to follow, the reasons, and what a tried move costs.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let (mut kind, mut position, mut seats, mut options, mut tried, mut nodes) = (None, None, None, None, None, None);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("game") => kind = Some(value::<Kind>(&mut arguments, "--game")?),
            Arg::Long("position") => position = Some(text(&mut arguments)?),
            Arg::Long("seats") => seats = Some(count(&mut arguments, "--seats")?),
            Arg::Long("options") => options = Some(value::<Preset>(&mut arguments, "--options")?.0),
            Arg::Long("move") => tried = Some(text(&mut arguments)?),
            Arg::Long("nodes") => nodes = Some(count(&mut arguments, "--nodes")?),
            other => return Err(other.unexpected().into()),
        }
    }
    let kind = kind.ok_or_else(|| wrong("--game is missing: star, capture, italian or english"))?;
    let position = position.ok_or_else(|| wrong("--position is missing: a share code, a FEN of draughts, or start"))?;
    let desk = Desk::new(kind, seats, options).map_err(|error| wrong(error.to_string()))?;
    let game = desk.any(&position).map_err(|error| wrong(format!("--position: {error}")))?;
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
