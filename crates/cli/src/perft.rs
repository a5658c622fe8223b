//! `hopstone perft`: counts of move sequences and the speed of counting them.

use std::io::{Write, stdout};
use std::time::Instant;

use hopstone_rules::draughts::{self, Variant};
use hopstone_rules::star::{Options, Position, Seating, Setup};
use hopstone_rules::{Seat, capture, perft};
use lexopt::{Arg, ValueExt};

use crate::error::Error;

/// The deepest count that is tried; deeper ones would not end in a lifetime.
const DEEPEST: u32 = 12;
/// The games that can be counted.
const GAMES: &str = "star, star-long, capture, capture-long, italian and english";
/// How many players a game has where nobody says how many.
const SEATS: usize = 2;

/// What to count.
#[derive(Clone, Copy)]
pub enum Start {
    /// Chinese checkers.
    Star(Position),
    /// The capture game.
    Capture(capture::Position),
    /// Draughts.
    Draughts(draughts::Position),
}

impl Start {
    /// A position of a game by its name: of the star games the first one for so many players, of draughts the one of the FEN, or
    /// the first one.
    ///
    /// # Errors
    /// If there is no such game, or it is not for so many, or does not begin so, the reason.
    pub fn named(game: &str, seats: Option<usize>, fen: Option<&str>) -> Result<Start, String> {
        if let Some(variant) = Variant::of_name(game) {
            if seats.is_some() {
                return Err(format!("--seats: {game} draughts is always for two"));
            }
            let position = match fen {
                Some(fen) => draughts::Position::from_fen(variant, fen).map_err(|error| format!("--fen: {error}"))?,
                None => draughts::Position::start(variant),
            };
            return Ok(Start::Draughts(position));
        }
        if fen.is_some() {
            return Err("--fen: only italian and english begin from a FEN".to_owned());
        }
        let seats = seats.unwrap_or(SEATS);
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
            other => Err(format!("\"{other}\" is no game; {GAMES} are")),
        }
    }

    /// How many sequences of `depth` turns there are.
    pub fn count(self, depth: u32) -> u64 {
        match self {
            Start::Star(mut position) => perft::star(&mut position, depth),
            Start::Capture(position) => perft::capture(&position, depth),
            Start::Draughts(position) => perft::draughts(&position, depth),
        }
    }
}

/// Prints the counts for every depth on one line, then seconds and moves per second of the last on the next.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let (mut game, mut seats, mut fen, mut depth) = (None, None, None, 4);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("seats") => seats = Some(arguments.value()?.parse()?),
            Arg::Long("fen") => fen = Some(arguments.value()?.string()?),
            Arg::Long("depth") => depth = arguments.value()?.parse()?,
            Arg::Value(value) if game.is_none() => game = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let wrong = |message: String| Error::Arguments(lexopt::Error::Custom(message.into()));
    let game = game.ok_or_else(|| wrong(format!("no game; {GAMES} are")))?;
    if !(1..=DEEPEST).contains(&depth) {
        return Err(wrong(format!("--depth: {depth} is not from 1 to {DEEPEST}")));
    }
    let start = Start::named(&game, seats, fen.as_deref()).map_err(wrong)?;
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
