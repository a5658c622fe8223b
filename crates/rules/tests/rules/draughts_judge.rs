//! The second reading of draughts before the vectors, so that it may judge.

use serde_json::Value;

use crate::draughts_naive::{Draughts, Naive};

pub fn vectors(name: &str) -> String {
    let path = format!("{}/../../tests/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The moves of the second reading are those of every line, and its texts of positions are those of the file.
fn check_positions(game: Draughts, name: &str, at_least: usize) {
    let text = vectors(name);
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).expect("a line of JSON");
        let fen = case["fen"].as_str().unwrap();
        let legal: Vec<&str> = case["legal"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
        let position = Naive::parse(game, fen);
        assert_eq!(position.legal_texts(), legal, "{fen}: {}", case["note"]);
        assert_eq!(position.to_fen(), fen);
    }
    assert!(text.lines().count() >= at_least, "{name} has lost lines");
}

#[test]
fn the_second_reading_has_the_italian_moves_of_the_vectors() {
    check_positions(Draughts::Italian, "italian_positions.jsonl", 280);
}

#[test]
fn the_second_reading_has_the_english_moves_of_the_vectors() {
    check_positions(Draughts::English, "english_positions.jsonl", 259);
}

/// How many ways there are to make so many moves. Every full path is a way of its own, even where another one captures the
/// same pieces and ends on the same square.
fn perft(position: &Naive, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.legal().iter().map(|path| perft(&position.play(path), depth - 1)).sum()
}

fn check_perft(position: &Naive, counts: &Value, deepest: usize) {
    let counts = counts.as_array().unwrap();
    for (depth, count) in (1..=deepest).zip(counts) {
        assert_eq!(Some(perft(position, depth)), count.as_u64(), "{}, depth {depth}", position.to_fen());
    }
}

fn check_counts(game: Draughts, name: &str) {
    let counts: Value = serde_json::from_str(&vectors("draughts_perft.json")).unwrap();
    let counts = &counts[name];
    let start = Naive::start(game);
    assert_eq!(start.to_fen(), counts["start_fen"].as_str().unwrap());
    check_perft(&start, &counts["start"], 6);
    let midgame = counts["midgame"].as_array().unwrap();
    assert!(midgame.len() >= 10);
    for case in midgame {
        check_perft(&Naive::parse(game, case["fen"].as_str().unwrap()), &case["perft"], 5);
    }
}

#[test]
fn the_second_reading_has_the_italian_counts_of_the_vectors() {
    check_counts(Draughts::Italian, "italian");
}

#[test]
fn the_second_reading_has_the_english_counts_of_the_vectors() {
    check_counts(Draughts::English, "english");
}

#[test]
fn the_second_reading_names_the_rule_that_excludes_a_capture() {
    // Each time 30 goes to the left and the king on 32 to the right. The first pair is case 14: three men or two kings.
    for (rule, fen, excluded, legal) in [
        (1, "W:W30,K32:B10,18,K20,26,K28", vec![32, 23, 16], vec![30, 21, 14, 5]),
        (2, "W:W30,K32:B18,20,26,28", vec![30, 21, 14], vec![32, 23, 16]),
        // The fourth rule alone would decide for the other one.
        (3, "W:WK30,K32:B10,K12,18,K20,K26,28", vec![30, 21, 14, 5], vec![32, 23, 16, 7]),
        (4, "W:WK30,K32:BK18,20,26,K28", vec![30, 21, 14], vec![32, 23, 16]),
    ] {
        let position = Naive::parse(Draughts::Italian, fen);
        assert_eq!(position.excluded_by(&excluded), Some(rule), "{fen}");
        assert_eq!(position.excluded_by(&legal), None, "{fen}");
        assert_eq!(position.legal(), [legal], "{fen}");
    }
}
