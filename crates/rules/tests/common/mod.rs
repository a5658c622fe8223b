//! What several test files share: the vectors, read into the types of the rules.

use hopstone_rules::Seat;
use hopstone_rules::star::{Army, Board, Options, Position, Seating, Setup};
use serde_json::Value;

/// The lines of a file of vectors.
pub fn vectors(name: &str) -> Vec<Value> {
    let path = format!("{}/../../tests/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// The position of a star vector, with the seat that moves army `army` to move if one is named.
pub fn star_position(case: &Value) -> Position {
    let seats: Vec<Vec<Army>> = case["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|armies| {
            armies.as_array().unwrap().iter().map(|n| Army::new(n.as_u64().unwrap() as u8).unwrap()).collect()
        })
        .collect();
    let rules = &case["rules"];
    let options = Options {
        long_jump: rules["long_jump"].as_bool().unwrap(),
        rest_in_foreign: rules["rest_in_foreign"].as_bool().unwrap(),
        swap: rules["swap"].as_bool().unwrap(),
        ..Options::STANDARD
    };
    let setup = Setup { seating: Seating::of_armies(&seats).unwrap(), options };
    let turn = Seat::new(case["turn"].as_u64().unwrap() as usize).unwrap();
    Position::from_board(setup, turn, &board(case)).unwrap()
}

/// The board of a vector.
pub fn board(case: &Value) -> Board {
    case["board"].as_str().unwrap().parse().unwrap()
}
