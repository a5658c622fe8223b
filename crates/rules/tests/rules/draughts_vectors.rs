//! The draughts rules against the vectors: positions with all their moves, and counts, judged by independent programs.

use hopstone_rules::draughts::{Position, Variant};
use hopstone_rules::perft;
use serde_json::{Value, json};

use crate::draughts_judge::vectors;

fn positions(variant: Variant) -> Vec<(Position, Value)> {
    let text = vectors(&format!("{variant}_positions.jsonl"));
    let cases = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line of JSON"));
    cases.map(|case| (Position::from_fen(variant, case["fen"].as_str().unwrap()).unwrap(), case)).collect()
}

#[test]
fn every_position_has_its_moves() {
    for variant in Variant::ALL {
        let positions = positions(variant);
        assert!(positions.len() > 250);
        for (position, case) in positions {
            let moves = position.moves();
            let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
            texts.sort();
            assert_eq!(json!(texts), case["legal"], "{case}");
            assert_eq!((position.count_moves(), position.can_move()), (moves.len(), !moves.is_empty()), "{case}");
            assert_eq!(position.can_capture(), moves.iter().any(|mv| mv.is_capture()), "{case}");
            assert!(moves.is_sorted_by_key(|mv| mv.path().collect::<Vec<_>>()), "{case}");
        }
    }
}

#[test]
fn every_position_is_read_and_written() {
    for variant in Variant::ALL {
        for (position, case) in positions(variant) {
            assert_eq!(Position::from_fen(variant, &position.fen()), Ok(position), "{case}");
            assert_eq!(Position::from_board(variant, position.turn(), &position.board()), Ok(position), "{case}");
        }
    }
}

#[test]
fn every_count_from_a_midgame_holds() {
    let all: Value = serde_json::from_str(&vectors("draughts_perft.json")).unwrap();
    for variant in Variant::ALL {
        for case in all[variant.name()]["midgame"].as_array().unwrap() {
            let position = Position::from_fen(variant, case["fen"].as_str().unwrap()).unwrap();
            for (depth, count) in (1..).zip(case["perft"].as_array().unwrap()) {
                assert_eq!(json!(perft::draughts(&position, depth)), *count, "depth {depth} of {case}");
            }
        }
    }
}
