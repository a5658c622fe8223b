//! The counts of move sequences to the full depth of the vectors. Slow without optimisation.

use hopstone_rules::star::{Options, Position, Seating, Setup};
use hopstone_rules::{Seat, capture, perft};
use serde_json::Value;

fn counts() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors/star_perft.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
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
