//! The rules against the vectors: positions with all their moves, judged by independent programs.

mod common;

use common::{board, star_position, vectors};
use hopstone_rules::capture;
use hopstone_rules::star::{Army, MoveKind, Options, Piece, Position, Seating, Setup, Win};
use hopstone_rules::{Seat, star};
use serde_json::{Value, json};

/// Moves in the form of the vectors, sorted.
fn listed(position: &Position, army: Option<Army>) -> Vec<Value> {
    let mut moves: Vec<(usize, usize, bool)> = position
        .moves()
        .iter()
        .filter(|mv| army.is_none_or(|army| position.piece(mv.from) == Some(Piece::Army(army))))
        .map(|mv| (mv.from.index(), mv.to.index(), mv.kind == MoveKind::Swap))
        .collect();
    moves.sort_unstable();
    moves.iter().map(|&(from, to, swap)| if swap { json!([from, to, "swap"]) } else { json!([from, to]) }).collect()
}

fn captures(position: &capture::Position) -> Vec<(usize, usize, Vec<usize>)> {
    let mut list = Vec::new();
    position.each_outcome(|outcome| {
        let captured = outcome.captured.map(star::Hole::index).collect();
        list.push((outcome.from.index(), outcome.to.index(), captured));
    });
    list.sort();
    list
}

fn check_captures(case: &Value) {
    let position = capture::Position::from_board(&board(case), case["long_jump"].as_bool().unwrap()).unwrap();
    let list = captures(&position);
    if let Some(paths) = case.get("paths").or(case.get("moves")) {
        assert_eq!(json!(position.paths()), *paths, "{case}");
    }
    assert_eq!(json!(list.len()), case["outcomes"], "{case}");
    if let Some(expected) = case.get("list") {
        assert_eq!(json!(list), *expected, "{case}");
    }
    assert_eq!(position.can_move(), !list.is_empty());
}

#[test]
fn every_star_position_has_exactly_the_listed_moves() {
    let cases = vectors("star_moves.jsonl");
    assert!(cases.len() > 400);
    for case in cases {
        let position = star_position(&case);
        assert_eq!(json!(listed(&position, None)), case["moves"], "{case}");
        assert_eq!(position.can_move(), !case["moves"].as_array().unwrap().is_empty());
    }
}

#[test]
fn every_capture_position_has_exactly_the_listed_outcomes() {
    let cases = vectors("capture_moves.jsonl");
    assert!(cases.len() > 100);
    cases.iter().for_each(check_captures);
}

#[test]
fn every_edge_case_is_decided_as_written() {
    let mut kinds = [0; 3];
    for case in vectors("edge_cases.jsonl") {
        match case["kind"].as_str().unwrap() {
            "moves" => {
                kinds[0] += 1;
                let army = Army::new(case["army"].as_u64().unwrap() as u8).unwrap();
                let mut position = star_position(&case);
                let owner = position.setup().seating.owner(army).unwrap();
                position = position.with_turn(owner);
                assert_eq!(json!(listed(&position, Some(army))), case["moves"], "{case}");
            }
            "win" => {
                kinds[1] += 1;
                check_win(&case);
            }
            "capture" => {
                kinds[2] += 1;
                check_captures(&case);
            }
            other => panic!("unknown kind {other}"),
        }
    }
    assert!(kinds.iter().all(|&count| count > 5), "{kinds:?}");
}

fn check_win(case: &Value) {
    let seating = if case.get("players").is_some() { Seating::ThreeByTwo } else { Seating::Two };
    for (win, key) in [(Win::Modern, "won_modern"), (Win::Strict, "won_strict")] {
        let setup = Setup { seating, options: Options { win, ..Options::STANDARD } };
        let position = Position::from_board(setup, Seat::FIRST, &board(case)).unwrap();
        let home: Vec<u8> = seating.all_armies().filter(|&army| position.is_home(army)).map(Army::number).collect();
        assert_eq!(json!(home), case[key], "{case}");
    }
}
