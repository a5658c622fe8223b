//! The counts of move sequences to the full depth of the vectors. Slow without optimisation.

use hopstone_rules::draughts::Variant;
use hopstone_rules::star::{Options, Position, Seating, Setup};
use hopstone_rules::{Seat, capture, draughts, perft};
use serde_json::Value;

fn counts_of(name: &str) -> Value {
    let path = format!("{}/../../tests/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn counts() -> Value {
    counts_of("star_perft.json")
}

fn expected(case: &Value) -> Vec<u64> {
    case["perft"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).collect()
}

fn check_star(players: usize) {
    let counts = counts();
    for (name, options) in [("short", Options::STANDARD), ("long", Options::SUPER)] {
        let case = &counts["star"][players.to_string()][name];
        let setup = Setup { seating: Seating::of_players(players).unwrap(), options };
        let mut position = Position::start(setup, Seat::FIRST);
        assert_eq!(position.board().to_string(), case["start"].as_str().unwrap());
        for (depth, expected) in (1..).zip(expected(case)) {
            assert_eq!(perft::star(&mut position, depth), expected, "{players} players, {name}, depth {depth}");
        }
        assert_eq!(position, Position::start(setup, Seat::FIRST), "counting leaves the position as it was");
    }
}

#[test]
fn two_players() {
    check_star(2);
}

#[test]
fn three_players() {
    check_star(3);
}

#[test]
fn four_players() {
    check_star(4);
}

#[test]
fn six_players() {
    check_star(6);
}

#[test]
fn capture_game() {
    let counts = counts();
    for (name, long_jump) in [("short", false), ("long", true)] {
        let case = &counts["capture"][name];
        let position = capture::Position::start(2, long_jump, Seat::FIRST);
        assert_eq!(position.board().to_string(), case["start"].as_str().unwrap());
        for (depth, expected) in (1..).zip(expected(case)) {
            assert_eq!(perft::capture(&position, depth), expected, "{name}, depth {depth}");
        }
    }
}

/// `cargo xtask test` goes to this depth; the file, and `hopstone perft`, go to 12.
const DRAUGHTS_DEPTH: usize = 10;

fn check_draughts(variant: Variant) {
    let counts = counts_of("draughts_perft.json");
    let position = draughts::Position::start(variant);
    let expected = counts[variant.name()]["start"].as_array().unwrap();
    assert!(expected.len() >= DRAUGHTS_DEPTH);
    for (depth, expected) in (1..).zip(&expected[..DRAUGHTS_DEPTH]) {
        assert_eq!(Some(perft::draughts(&position, depth)), expected.as_u64(), "{variant}, depth {depth}");
    }
}

#[test]
fn italian_draughts() {
    check_draughts(Variant::Italian);
}

#[test]
fn english_draughts() {
    check_draughts(Variant::English);
}
