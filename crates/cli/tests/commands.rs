//! The `hopstone` program, run as a person or a script runs it.

mod program;

use std::io::{BufRead, BufReader, Write};

use program::{printed, program, refused, run, vectors};
use serde_json::{Value, json};

/// Answers and cases side by side.
fn answered(cases: &[Value]) -> Vec<Value> {
    let input: String = cases.iter().map(|case| format!("{case}\n")).collect();
    let answers: Vec<Value> =
        printed(&["moves"], &input).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), cases.len());
    answers
}

fn cases(name: &str) -> Vec<Value> {
    vectors(name).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn check_capture(case: &Value, answer: &Value) {
    assert_eq!(answer["paths"], *case.get("paths").or(case.get("moves")).unwrap(), "{case}");
    assert_eq!(answer["outcomes"], case["outcomes"], "{case}");
    if let Some(list) = case.get("list") {
        assert_eq!(answer["list"], *list, "{case}");
    }
}

#[test]
fn moves_of_every_star_vector_are_those_of_the_vector() {
    let cases = cases("star_moves.jsonl");
    for (case, answer) in cases.iter().zip(answered(&cases)) {
        assert_eq!(answer, json!({ "moves": case["moves"] }), "{case}");
    }
}

#[test]
fn moves_of_every_capture_vector_are_those_of_the_vector() {
    let cases = cases("capture_moves.jsonl");
    for (case, answer) in cases.iter().zip(answered(&cases)) {
        check_capture(case, &answer);
    }
}

#[test]
fn moves_of_every_draughts_vector_are_those_of_the_vector() {
    for game in ["italian", "english"] {
        let mut cases = cases(&format!("{game}_positions.jsonl"));
        cases.iter_mut().for_each(|case| case["game"] = json!(game));
        for (case, answer) in cases.iter().zip(answered(&cases)) {
            assert_eq!(answer, json!({ "legal": case["legal"] }), "{case}");
        }
    }
}

#[test]
fn moves_of_every_edge_case_are_those_of_the_one_army_that_it_names() {
    let mut cases = cases("edge_cases.jsonl");
    // Who has won is no question about moves.
    cases.retain(|case| case["kind"] != "win");
    assert!(cases.iter().any(|case| case.get("army").is_some()));
    for (case, answer) in cases.iter().zip(answered(&cases)) {
        match case["kind"].as_str().unwrap() {
            "moves" => assert_eq!(answer["moves"], case["moves"], "{case}"),
            _ => check_capture(case, &answer),
        }
    }
}

#[test]
fn moves_answers_each_line_before_the_next_one_comes() {
    let mut child = program(&["moves"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for line in vectors("star_moves.jsonl").lines().take(3) {
        writeln!(stdin, "{line}").unwrap();
        stdin.flush().unwrap();
        let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert!(answer["moves"].is_array());
    }
    drop(stdin);
    assert!(answers.next().is_none(), "it ends with its input");
    assert!(child.wait().unwrap().success());
}

#[test]
fn moves_of_nothing_are_nothing() {
    assert_eq!(printed(&["moves"], ""), "");
    assert_eq!(printed(&["moves"], "\n  \n"), "");
}

#[test]
fn the_last_line_needs_no_end() {
    let vectors = vectors("star_moves.jsonl");
    let line = vectors.lines().next().unwrap();
    assert_eq!(printed(&["moves"], line), printed(&["moves"], &format!("{line}\r\n")));
}

#[test]
fn a_line_that_is_no_position_is_named_with_the_reason_after_the_answers_before_it() {
    let vectors = vectors("star_moves.jsonl");
    let line = vectors.lines().next().unwrap();
    let output = run(&["moves"], &format!("{line}\n\n{{\"board\" 1}}\n{line}\n"));
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 1);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "hopstone: line 3: column 10: expected `:`\n");
    let said = refused(&["moves"], "{\"board\": \"..\", \"long_jump\": false}");
    assert_eq!(said, "hopstone: line 1: \"board\": the board has 2 characters instead of 121\n");
}

#[test]
fn an_input_that_is_no_text_is_refused() {
    let mut child = program(&["moves"]).spawn().unwrap();
    child.stdin.take().unwrap().write_all(&[0xFF, 0xFE, b'\n']).unwrap();
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(2));
}

fn perft(arguments: &[&str]) -> String {
    let text = printed(&[&["perft"], arguments].concat(), "");
    let lines: Vec<&str> = text.lines().collect();
    let [counts, time] = lines[..] else { panic!("{text}") };
    let time: Vec<f64> = time.split(' ').map(|number| number.parse().unwrap()).collect();
    assert!(time.len() == 2 && time.iter().all(|number| *number >= 0.0));
    counts.to_owned()
}

#[test]
fn perft_counts_every_depth_up_to_the_one_asked_for() {
    assert_eq!(perft(&["star", "--depth", "3"]), "14 196 4760");
    assert_eq!(perft(&["star-long", "--seats", "2", "--depth=4"]), "14 196 5348 145924");
    assert_eq!(perft(&["--seats", "4", "--depth", "4", "star"]), "14 199 2786 39601");
    assert_eq!(perft(&["star", "--seats", "6", "--depth", "4"]), "14 199 2828 40189");
    assert_eq!(perft(&["capture", "--depth", "3", "--seats", "5"]), "54 3516 265842");
    assert_eq!(perft(&["capture-long", "--depth", "2"]), "54 3720");
    assert_eq!(perft(&["italian", "--depth", "7"]), "7 49 302 1469 7361 36473 177532");
    assert_eq!(perft(&["english", "--depth", "7"]), "7 49 302 1469 7361 36768 179740");
}

#[test]
fn perft_of_draughts_counts_from_any_position() {
    // The one capture, and then no piece is left that could move.
    assert_eq!(perft(&["italian", "--fen", "W:W30:B27", "--depth", "2"]), "1 0");
    assert_eq!(perft(&["--depth=12", "--fen=B:WK1:BK32", "english"]).split(' ').count(), 12);
}

#[test]
fn perft_refuses_what_cannot_be_counted_with_the_reason() {
    assert!(refused(&["perft", "star", "--seats", "5"], "").contains("nobody opposite"));
    assert!(refused(&["perft", "capture", "--seats", "7"], "").contains("2 to 6"));
    assert!(refused(&["perft", "chess"], "").contains("\"chess\" is no game"));
    assert!(refused(&["perft"], "").contains("no game"));
    assert!(refused(&["perft", "star", "--depth", "0"], "").contains("not from 1 to"));
    assert!(refused(&["perft", "star", "--depth", "deep"], "").contains("deep"));
    assert!(refused(&["perft", "star", "--width", "1"], "").contains("--width"));
    assert!(refused(&["perft", "italian", "--depth", "13"], "").contains("not from 1 to 12"));
    assert!(refused(&["perft", "italian", "--seats", "2"], "").contains("--seats: italian draughts is always for two"));
    assert!(refused(&["perft", "star", "--fen", "W:W1:B2"], "").contains("--fen: only italian and english"));
    assert!(
        refused(&["perft", "english", "--fen", "W:W33:B2"], "").contains("--fen: character 4: there is no square 33")
    );
}

/// The code of a game of two in which the first step has been made.
fn code() -> String {
    use hopstone_rules::star::{Options, Seating, Setup, State};
    use hopstone_rules::{AnyGame, Game, Player, Seat, code};
    let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
    let players = vec![Player::person("Ada"), Player::person("Jan")];
    let mut game = Game::<State>::start(setup, players, Seat::FIRST).unwrap();
    let step = game.state().position().resolve(&"d2-e6".parse().unwrap()).unwrap();
    game.play(&step).unwrap();
    code::write(&AnyGame::Star(game))
}

#[test]
fn board_draws_the_position_of_a_share_code() {
    let drawn = printed(&["board", &code()], "");
    let rows: Vec<&str> = drawn.lines().collect();
    assert_eq!(rows.len(), 18);
    assert_eq!(rows[3].trim(), "1 . 1 1");
    assert_eq!(rows[4].trim(), ". . . . . 1 . . . . . . .");
    assert_eq!(rows[16].trim(), "4");
    assert_eq!(rows[17], "player 2 to move");
}

/// A game of draughts in which 22-18 has been played, and maybe given up after that.
fn draughts_code(game_over: bool) -> String {
    use hopstone_rules::draughts::{Setup, Side, State, Variant};
    use hopstone_rules::{AnyGame, Game, Player, code};
    let players = vec![Player::person("Ada"), Player::person("Jan")];
    let mut game = Game::<State>::start(Setup::standard(Variant::Italian), players, Side::White.seat()).unwrap();
    let step = game.state().position().resolve(&"22-18".parse().unwrap()).unwrap();
    game.play(&step).unwrap();
    if game_over {
        game.resign(Side::White.seat()).unwrap();
    }
    code::write(&AnyGame::Draughts(game))
}

#[test]
fn board_draws_draughts_with_the_numbers_of_the_squares() {
    let drawn = "
 1 |b   b   b   b  | 4
 5 |  b   b   b   b| 8
 9 |b   b   b   b  | 12
13 |  .   .   .   .| 16
17 |.   w   .   .  | 20
21 |  w   .   w   w| 24
25 |w   w   w   w  | 28
29 |  w   w   w   w| 32
";
    assert_eq!(
        printed(&["board", &draughts_code(false)], ""),
        format!("{}Black to move\n", drawn.trim_start_matches('\n'))
    );
    assert!(printed(&["board", &draughts_code(true)], "").ends_with("\nthe game is over\n"));
}

/// A file of this text, which lasts as long as the value.
struct File(std::path::PathBuf);

impl File {
    fn of(name: &str, text: &[u8]) -> File {
        let path = std::env::temp_dir().join(format!("hopstone-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        File(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

const TWO_GAMES: &str = "\
[White \"Ada\"]
[Black \"Jan\"]
[GameType \"22,W,8,8,N2,1\"]

1. 22-18 11-14 2. 18x11 1-0

[GameType \"21\"]
1. 11-15 *
";

#[test]
fn pdn_counts_games_and_moves_and_shows_each_game() {
    let file = File::of("two.pdn", TWO_GAMES.as_bytes());
    let shown = format!(
        "{0}: 2 games, 4 moves\n  1 italian, Ada - Jan, 3 moves, 1-0\n  2 english, ? - ?, 1 move, *\n",
        file.name()
    );
    assert_eq!(printed(&["pdn", file.name()], ""), shown);
    assert_eq!(printed(&["pdn", file.name(), file.name()], ""), shown.repeat(2));
}

#[test]
fn pdn_reads_old_files_that_are_no_utf_8() {
    let file = File::of("latin.pdn", b"[White \"Jos\xE9\"] 1. 22-18 *");
    assert!(printed(&["pdn", file.name()], "").contains("  1 italian, Jos\u{e9} - ?, 1 move, *\n"));
}

#[test]
fn pdn_names_file_game_line_move_and_reason() {
    let file = File::of("bad.pdn", TWO_GAMES.replace("1. 11-15", "1. 11-15\n23-19 11-16").as_bytes());
    assert_eq!(
        refused(&["pdn", file.name()], ""),
        format!("hopstone: {}: game 2, line 9: move 2 of Black, \"11-16\": no piece stands on 11\n", file.name())
    );
    let said = refused(&["pdn", "no-such-file.pdn"], "");
    assert!(said.starts_with("hopstone: no-such-file.pdn: "), "{said}");
    assert!(refused(&["pdn"], "").contains("no file"));
    assert!(refused(&["pdn", "--deep"], "").contains("--deep"));
}

#[test]
fn board_refuses_a_damaged_code_with_the_reason() {
    let mut damaged = code();
    damaged.pop();
    refused(&["board", &damaged], "");
    assert!(refused(&["board", "1AA AA"], "").contains("character 4"));
    assert!(refused(&["board"], "").contains("no share code"));
    assert!(refused(&["board", "1A", "1B"], "").contains("1B"));
}

#[test]
fn commands_that_do_not_exist_are_refused_and_help_lists_those_that_do() {
    assert!(refused(&[], "").contains("help"));
    assert!(refused(&["fly"], "").contains("\"fly\""));
    assert!(refused(&["moves", "fast"], "").contains("fast"));
    assert!(refused(&["bench", "fast"], "").contains("fast"));
    for command in ["moves", "perft", "pdn", "board", "best", "engine", "solo", "match", "bench"] {
        assert!(printed(&["help"], "").contains(&format!("hopstone {command}")));
    }
    assert_eq!(printed(&["--help"], ""), printed(&["help"], ""));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = program(&["moves"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let input = vectors("star_moves.jsonl");
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
}
