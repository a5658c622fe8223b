//! `hopstone moves`: positions in, moves out, a line each.

use std::io::{BufRead, Write, stdin, stdout};

use hopstone_json::{AnyPosition, read_position};
use hopstone_rules::star::{Army, Hole, MoveKind, Piece, Position};
use hopstone_rules::{capture, draughts};
use serde_json::{Value, json};

use crate::error::Error;

/// Lists of outcomes longer than this are counted but not written.
const LONGEST_LIST: usize = 300;

/// Answers every line of standard input until its end.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    let mut output = stdout().lock();
    for (index, line) in stdin().lock().lines().enumerate() {
        let line = line.map_err(|error| Error::Input { number: index + 1, error })?;
        if line.trim().is_empty() {
            continue;
        }
        let position = read_position(&line).map_err(|error| Error::Line { number: index + 1, error })?;
        let answer = match position {
            AnyPosition::Star(position, army) => json!({ "moves": star_moves(&position, army) }),
            AnyPosition::Capture(position) => capture_moves(&position),
            AnyPosition::Draughts(position) => json!({ "legal": draughts_moves(&position) }),
        };
        // Whoever writes a line at a time wants the answer before the next one.
        writeln!(output, "{answer}").and_then(|()| output.flush()).map_err(Error::Output)?;
    }
    Ok(())
}

fn star_moves(position: &Position, army: Option<Army>) -> Vec<Value> {
    let mut moves: Vec<(Hole, Hole, bool)> = position
        .moves()
        .iter()
        .filter(|mv| army.is_none_or(|army| position.piece(mv.from) == Some(Piece::Army(army))))
        .map(|mv| (mv.from, mv.to, mv.kind == MoveKind::Swap))
        .collect();
    moves.sort_unstable();
    moves
        .iter()
        .map(|&(from, to, swap)| match swap {
            true => json!([from.index(), to.index(), "swap"]),
            false => json!([from.index(), to.index()]),
        })
        .collect()
}

/// The moves with all their squares, sorted as texts.
fn draughts_moves(position: &draughts::Position) -> Vec<String> {
    let mut moves: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
    moves.sort_unstable();
    moves
}

fn capture_moves(position: &capture::Position) -> Value {
    let mut outcomes: Vec<(usize, usize, Vec<usize>)> = Vec::new();
    let mut count = 0_u64;
    position.each_outcome(|outcome| {
        count += 1;
        if outcomes.len() <= LONGEST_LIST {
            let captured = outcome.captured.map(Hole::index).collect();
            outcomes.push((outcome.from.index(), outcome.to.index(), captured));
        }
    });
    let mut answer = json!({ "paths": position.paths(), "outcomes": count });
    if outcomes.len() <= LONGEST_LIST {
        outcomes.sort_unstable();
        answer["list"] = json!(outcomes);
    }
    answer
}
