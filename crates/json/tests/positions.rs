//! Positions as the vectors write them.

use hopstone_json::{AnyPosition, read_position};
use hopstone_rules::Seat;
use hopstone_rules::draughts::Variant;
use hopstone_rules::star::{Army, Win};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};

/// A line with one marble of army 1 in the centre.
fn line(change: impl FnOnce(&mut Value)) -> String {
    let board = format!("{}1{}", ".".repeat(60), ".".repeat(60));
    let mut value = json!({ "seats": [[1], [4]], "turn": 0, "rules": {}, "board": board });
    change(&mut value);
    value.to_string()
}

fn refusal(change: impl FnOnce(&mut Value)) -> String {
    read_position(&line(change)).expect_err("no position").to_string()
}

fn star(line: &str) -> (hopstone_rules::star::Position, Option<Army>) {
    match read_position(line).unwrap() {
        AnyPosition::Star(position, army) => (position, army),
        AnyPosition::Capture(_) | AnyPosition::Draughts(_) => panic!("a position of Chinese checkers"),
    }
}

#[test]
fn rules_that_are_not_named_are_the_defaults() {
    let options = star(&line(|_| {})).0.setup().options;
    assert_eq!(options, hopstone_rules::star::Options::STANDARD);
    let options = star(&line(|value| value["rules"] = json!({ "win": "strict", "swap": true }))).0.setup().options;
    assert!(options.swap && options.win == Win::Strict);
}

#[test]
fn a_named_army_gives_the_turn_to_its_seat() {
    let (position, army) = star(&line(|value| value["army"] = json!(4)));
    assert_eq!((position.turn(), army), (Seat::new(1).unwrap(), Army::new(4)));
}

#[test]
fn what_belongs_to_the_answer_is_passed_over() {
    assert!(read_position(&line(|value| value["moves"] = json!([[1, 2]]))).is_ok());
}

#[test]
fn without_seats_it_is_the_capture_game() {
    let board = format!("{}o{}", ".".repeat(60), ".".repeat(60));
    let read = read_position(&json!({ "board": board, "long_jump": true }).to_string()).unwrap();
    assert!(matches!(read, AnyPosition::Capture(position) if position.long_jump()));
}

#[test]
fn with_a_fen_it_is_draughts() {
    for variant in Variant::ALL {
        let read = read_position(&json!({ "game": variant.name(), "fen": "B:WK3:B5,20-22", "note": "" }).to_string());
        let AnyPosition::Draughts(position) = read.unwrap() else { panic!("a position of draughts") };
        assert_eq!((position.variant(), position.fen().as_str()), (variant, "B:WK3:B5,20,21,22"));
    }
}

#[test]
fn a_refusal_of_draughts_names_the_part_and_the_reason() {
    let refusal = |value: Value| read_position(&value.to_string()).expect_err("no position").to_string();
    assert_eq!(
        refusal(json!({ "game": "italian", "fen": "W:W40:B1" })),
        "\"fen\": character 4: there is no square 40; they are numbered 1 to 32"
    );
    assert_eq!(
        refusal(json!({ "game": "polish\n", "fen": "W:W30:B1" })),
        "\"game\": \"polish\\n\" is no game of draughts; italian and english are"
    );
    assert_eq!(refusal(json!({ "fen": "W:W30:B1" })), "missing field `game`");
    assert!(refusal(json!({ "game": "italian", "fen": 7 })).contains("expected a string"));
}

#[test]
fn a_refusal_names_the_part_and_the_reason() {
    assert_eq!(refusal(|value| value["board"] = json!("...")), "\"board\": the board has 3 characters instead of 121");
    assert_eq!(refusal(|value| value["turn"] = json!(2)), "\"turn\": 2 is no seat");
    assert_eq!(refusal(|value| value["army"] = json!(2)), "2 is no army in play");
    assert_eq!(refusal(|value| value["seats"] = json!([[1], [7]])), "7 is no army in play");
    let five = "\"seats\": five players cannot share the star: one of them would have nobody opposite";
    assert_eq!(refusal(|value| value["seats"] = json!([[1], [2], [3], [4], [5]])), five);
    let stranger = refusal(|value| value["board"] = json!(format!("2{}", ".".repeat(120))));
    assert_eq!(stranger, "\"board\": a1 holds a marble of army 2, which is not in play");
    let unknown = refusal(|value| value["board"] = json!(format!("..x{}", ".".repeat(118))));
    assert_eq!(unknown, "\"board\": 'x' at character 3 of the board is no piece");
    let many = refusal(|value| value["board"] = json!(format!("{}{}", "1".repeat(11), ".".repeat(110))));
    assert_eq!(many, "\"board\": army 1 has more than 10 marbles");
    assert_eq!(refusal(|value| drop(value.as_object_mut().unwrap().remove("board"))), "missing field `board`");
}

#[test]
fn a_line_that_is_no_json_is_refused_by_its_column_alone() {
    // The line's number is known to whoever has the lines.
    assert_eq!(read_position("{\"board\" 1}").unwrap_err().to_string(), "column 10: expected `:`");
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 500,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x0040_5053),
        ..ProptestConfig::default()
    })]

    #[test]
    fn no_text_makes_a_parser_panic(text in "\\PC{0,120}", at in 0..200_usize, letter in any::<char>()) {
        let _ = read_position(&text);
        let _ = hopstone_json::read(&text);
        let mut damaged: Vec<char> = line(|_| {}).chars().collect();
        let at = at % damaged.len();
        damaged[at] = letter;
        let damaged: String = damaged.into_iter().collect();
        let _ = read_position(&damaged);
        let _ = hopstone_json::read(&damaged);
    }
}
