//! `hopstone bench`: how fast moves are made, and whether they are still the same moves.

use std::io::{Write, stdout};
use std::time::Instant;

use crate::error::Error;
use crate::perft::Start;

/// What is counted: game (for two), depth in turns, and the count, which independent programs agree on (`star_perft.json` and
/// `draughts_perft.json`).
const RUNS: [(&str, u32, u64); 6] = [
    ("star", 6, 87_946_884),
    ("star-long", 6, 147_920_342),
    ("capture", 4, 22_840_608),
    ("capture-long", 4, 30_335_892),
    ("italian", 11, 81_647_058),
    ("english", 11, 85_242_128),
];

/// Prints for each game the count, the seconds and the nodes (move sequences) per second; then all counts on a line, which stays
/// the same for as long as the rules do.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    let mut output = stdout().lock();
    let mut counts = Vec::new();
    for (game, depth, expected) in RUNS {
        let start = Start::named(game, None, None)
            .map_err(|message| Error::Arguments(lexopt::Error::Custom(message.into())))?;
        let begun = Instant::now();
        let count = start.count(depth);
        let seconds = begun.elapsed().as_secs_f64();
        if count != expected {
            return Err(Error::Count { game, depth, count, expected });
        }
        let speed = count as f64 / seconds.max(1e-9);
        writeln!(output, "{game:<13} depth {depth:>2} {count:>10} nodes {seconds:>7.3} s {speed:>11.0} nodes/s")
            .and_then(|()| output.flush())
            .map_err(Error::Output)?;
        counts.push(count.to_string());
    }
    writeln!(output, "fingerprint {}", counts.join(" ")).map_err(Error::Output)
}
