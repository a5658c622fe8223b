//! `hopstone bench`: how fast moves are made and the computer thinks, and whether both are still what they were.

use std::io::{Write, stdout};
use std::time::{Duration, Instant};

use hopstone_ai::Thinker;
use lexopt::Arg;
use serde::Deserialize;

use crate::answer::answer;
use crate::bounds::Bounds;
use crate::desk::Desk;
use crate::error::Error;
use crate::kind::Kind;
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

/// The positions that are thought about; the benchmark of the page's WebAssembly reads the same file.
const SEARCH: &str = include_str!("../../../tests/bench/search.json");

#[derive(Deserialize)]
struct Searches {
    star: Searched,
    capture: Searched,
    italian: Searched,
    english: Searched,
}

/// What of one game is thought about.
#[derive(Deserialize)]
struct Searched {
    /// At most so many positions are looked at for each.
    nodes: u64,
    /// Share codes.
    positions: Vec<String>,
}

/// Prints for each game the count, the seconds and the nodes (move sequences) per second, and all counts on a line, which stays the
/// same for as long as the rules do; then the same of the search.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let mut only_search = false;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("search") => only_search = true,
            other => return Err(other.unexpected().into()),
        }
    }
    let mut output = stdout().lock();
    if !only_search {
        count(&mut output)?;
    }
    search(&mut output)
}

fn count(output: &mut impl Write) -> Result<(), Error> {
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

/// Lets level 5 think about the fixed positions, each from nothing and within a fixed number of nodes.
fn search(output: &mut impl Write) -> Result<(), Error> {
    let Searches { star, capture, italian, english } = serde_json::from_str(SEARCH).expect("a file of our own");
    let mut prints = Vec::new();
    for (game, Searched { nodes, positions }) in
        [("star", star), ("capture", capture), ("italian", italian), ("english", english)]
    {
        let mut bounds = Bounds::default();
        bounds.set("level", "5").and_then(|()| bounds.set("nodes", &nodes.to_string())).expect("bounds");
        let kind: Kind = game.parse().expect("a game");
        let desk = Desk::new(kind, None, None).expect("a game for two");
        let (mut looked, mut time, mut print) = (0, Duration::ZERO, Fingerprint::new());
        for code in positions {
            let game = desk.code(&code).expect("a code of our own");
            let answer = answer(&mut Thinker::new(), &game, bounds, 0).map_err(Error::Speechless)?;
            let answer = answer.expect("a game that goes on");
            looked += answer.nodes;
            time += answer.time;
            print.add(&format!("{} {} {} {}\n", answer.best, answer.depth, answer.nodes, answer.value));
        }
        let seconds = time.as_secs_f64();
        let speed = looked as f64 / seconds.max(1e-9);
        writeln!(output, "{game:<13} search   {looked:>10} nodes {seconds:>7.3} s {speed:>11.0} nodes/s")
            .and_then(|()| output.flush())
            .map_err(Error::Output)?;
        prints.push(format!("{:08x}", print.0));
    }
    writeln!(output, "fingerprint of the search {}", prints.join(" ")).map_err(Error::Output)
}

/// A number that changes with every character of a text (FNV-1a).
struct Fingerprint(u32);

impl Fingerprint {
    fn new() -> Fingerprint {
        Fingerprint(0x811C_9DC5)
    }

    fn add(&mut self, text: &str) {
        self.0 = text.bytes().fold(self.0, |print, byte| (print ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    }
}
