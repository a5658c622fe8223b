//! `hopstone perft`: counts of move sequences and the speed of counting them.

use std::io::{Write, stdout};
use std::time::Instant;

use hopstone_rules::star::{Options, Position, Seating, Setup};
use hopstone_rules::{Seat, capture, perft};
use lexopt::{Arg, ValueExt};

use crate::error::Error;

/// The deepest count that is tried; deeper ones would not end in a lifetime.
const DEEPEST: u32 = 12;

/// What to count.
#[derive(Clone, Copy)]
pub enum Start {
    /// Chinese checkers.
    Star(Position),
    /// The capture game.
    Capture(capture::Position),
}

impl Start {
    /// The first position of a game by its name, for so many players.
    ///
    /// # Errors
    /// If there is no such game, or it is not for so many, the reason.
    pub fn named(game: &str, seats: usize) -> Result<Start, String> {
        let star = |options| {
            let seating = Seating::of_players(seats).map_err(|error| format!("--seats: {error}"))?;
            Ok(Start::Star(Position::start(Setup { seating, options }, Seat::FIRST)))
        };
        let capture = |long_jump| {
            let setup = capture::Setup::new(seats, long_jump).map_err(|error| format!("--seats: {error}"))?;
            Ok(Start::Capture(capture::Position::start(setup.seats(), setup.long_jump, Seat::FIRST)))
        };
        match game {
            "star" => star(Options::STANDARD),
            "star-long" => star(Options::SUPER),
            "capture" => capture(false),
            "capture-long" => capture(true),
            other => Err(format!("\"{other}\" is no game; star, star-long, capture and capture-long are")),
        }
    }

    /// How many sequences of `depth` turns there are.
    pub fn count(self, depth: u32) -> u64 {
        match self {
            Start::Star(mut position) => perft::star(&mut position, depth),
            Start::Capture(position) => perft::capture(&position, depth),
        }
    }
}

/// Prints the counts for every depth on one line, then seconds and moves per second of the last on the next.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let (mut game, mut seats, mut depth) = (None, 2, 4);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("seats") => seats = arguments.value()?.parse()?,
            Arg::Long("depth") => depth = arguments.value()?.parse()?,
            Arg::Value(value) if game.is_none() => game = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let wrong = |message: String| Error::Arguments(lexopt::Error::Custom(message.into()));
    let game = game.ok_or_else(|| wrong("no game; star, star-long, capture and capture-long are".to_owned()))?;
    if !(1..=DEEPEST).contains(&depth) {
        return Err(wrong(format!("--depth: {depth} is not from 1 to {DEEPEST}")));
    }
    let start = Start::named(&game, seats).map_err(wrong)?;
    let mut output = stdout().lock();
    let mut elapsed = 0.0;
    let mut last = 0;
    for depth in 1..=depth {
        let begun = Instant::now();
        last = start.count(depth);
        elapsed = begun.elapsed().as_secs_f64();
        let gap = if depth > 1 { " " } else { "" };
        write!(output, "{gap}{last}").and_then(|()| output.flush()).map_err(Error::Output)?;
    }
    let speed = last as f64 / elapsed.max(1e-9);
    writeln!(output, "\n{elapsed:.3} {speed:.0}").map_err(Error::Output)
}
