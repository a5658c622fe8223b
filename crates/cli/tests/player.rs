//! The computer player on the command line, run as a person or a script runs it.

mod program;

use hopstone_rules::star::{Board, Hole};
use program::{printed, refused, run, vectors};
use serde_json::{Value, json};

/// The answers of the engine to some lines.
fn engine(game: &str, input: &str) -> Vec<String> {
    printed(&["engine", "--game", game], input).lines().map(str::to_owned).collect()
}

/// The one move that the engine answers with.
fn best_move(game: &str, input: &str) -> String {
    let answers = engine(game, input);
    match &answers[..] {
        [info, best] if info.starts_with("info depth ") => best.strip_prefix("bestmove ").unwrap().to_owned(),
        [best] if best == "bestmove none" => "none".to_owned(),
        _ => panic!("{answers:?}"),
    }
}

fn code(moves: &[&str]) -> String {
    use hopstone_rules::star::{Options, Seating, Setup, State};
    use hopstone_rules::{AnyGame, Game, Player, Seat, code};
    let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
    let mut game = Game::<State>::start(setup, vec![Player::person(""); 2], Seat::FIRST).unwrap();
    for mv in moves {
        game.play(&game.state().position().resolve(&mv.parse().unwrap()).unwrap()).unwrap();
    }
    code::write(&AnyGame::Star(game))
}

/// A star position as JSON: marbles by hole, for two players.
fn star(marbles: &[(&str, char)], turn: usize, win: &str) -> Value {
    let mut board = vec!['.'; Hole::COUNT];
    for (hole, piece) in marbles {
        board[hole.parse::<Hole>().unwrap().index()] = *piece;
    }
    let board: String = board.into_iter().collect();
    assert!(board.parse::<Board>().is_ok());
    let rules = json!({ "long_jump": false, "rest_in_foreign": true, "swap": false, "win": win });
    json!({ "seats": [[1], [4]], "turn": turn, "rules": rules, "board": board })
}

/// Army 4 with all but one marble in the top point.
fn nine_home(last: &'static str) -> Vec<(&'static str, char)> {
    let home = ["a1", "b1", "b2", "c1", "c2", "c3", "d2", "d3", "d4"];
    home.into_iter().chain([last]).map(|hole| (hole, '4')).collect()
}

#[test]
fn the_sessions_of_the_readme_are_what_the_engine_answers() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap();
    let mut sessions = 0;
    for part in readme.split("```session ").skip(1) {
        let session = part.split("```").next().unwrap();
        let mut lines = session.lines();
        let game = lines.next().unwrap();
        let (typed, shown): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("> "));
        let input: String = typed.iter().map(|line| format!("{}\n", &line[2..])).collect();
        let words = |line: &str| line.split(' ').step_by(2).collect::<Vec<_>>().join(" ");
        let answered = engine(game, &input);
        assert_eq!(answered.len(), shown.len(), "{answered:#?}");
        for (answered, shown) in answered.iter().zip(shown) {
            match shown.starts_with("info ") {
                // Which numbers they are depends on the machine and on how good the computer player is.
                true => assert_eq!(words(&answered[5..]), words(&shown[5..])),
                false => assert_eq!(answered, shown),
            }
        }
        sessions += 1;
    }
    assert_eq!(sessions, 2);
}

#[test]
fn every_game_is_answered_with_a_move_of_its_own() {
    for game in ["star", "capture", "italian", "english"] {
        for bound in ["level 1", "level 3", "movetime 20", "nodes 300", "level 5 nodes 200 movetime 50"] {
            let mv = best_move(game, &format!("go {bound}\n"));
            let after = engine(game, &format!("position start moves {mv}\n"));
            assert_eq!(after, Vec::<String>::new(), "{game}, {bound}");
        }
    }
}

#[test]
fn a_code_carries_the_game_and_moves_go_on_from_it() {
    let code = code(&["d2-e6", "n2-m6"]);
    let on = format!("position code {code} moves d4-e8\ngo nodes 500\n");
    let mv = best_move("star", &on);
    assert_eq!(mv, best_move("star", "position start moves d2-e6 n2-m6 d4-e8\ngo nodes 500\n"));
    assert_eq!(
        engine("star", &format!("position code {code} moves d2-e6\n")),
        ["error position: move 1, \"d2-e6\": no marble stands in d2"]
    );
}

#[test]
fn a_fen_may_have_spaces_and_moves_after_it() {
    let best = best_move("english", "position fen B : W 18 , 32 : B 14 , 1 moves 14x23\ngo level 1\n");
    assert!(best.starts_with("32-"), "{best}");
    let known = engine("english", "position fen B:W18,32:B14,1 moves 14x23\nposition fen B:W18,32:B14,1 moves 14-17\n");
    assert_eq!(known.len(), 1, "{known:?}");
    assert!(known[0].starts_with("error position: move 1, \"14-17\": "), "{known:?}");
}

#[test]
fn every_vector_is_a_position_that_the_engine_goes_on_from() {
    let legal = |answer: &str, moves: &[String]| moves.iter().any(|mv| mv == answer);
    for line in vectors("star_moves.jsonl").lines().step_by(40) {
        let case: Value = serde_json::from_str(line).unwrap();
        let best = best_move("star", &format!("position json {line}\ngo nodes 50\n"));
        if case["moves"].as_array().unwrap().is_empty() || best == "none" {
            continue;
        }
        let [from, to] =
            [best.split(['-', ':', '=']).next().unwrap(), best.split(['-', ':', '=']).next_back().unwrap()]
                .map(|hole| hole.parse::<Hole>().unwrap().index() as u64);
        let is_move = |mv: &Value| mv[0] == from && mv[1] == to;
        assert!(case["moves"].as_array().unwrap().iter().any(is_move), "{best} in {line}");
    }
    for line in vectors("capture_moves.jsonl").lines().step_by(40) {
        best_move("capture", &format!("position json {line}\ngo nodes 50\n"));
    }
    for game in ["italian", "english"] {
        for line in vectors(&format!("{game}_positions.jsonl")).lines().step_by(60) {
            let mut case: Value = serde_json::from_str(line).unwrap();
            case["game"] = json!(game);
            let moves: Vec<String> =
                case["legal"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap().to_owned()).collect();
            let best = best_move(game, &format!("position json {case}\ngo nodes 50\n"));
            assert!(legal(&best, &moves) || (best == "none" && moves.is_empty()), "{best} in {case}");
        }
    }
}

#[test]
fn boards_that_play_cannot_reach_are_gone_on_from() {
    // One marble alone, and an opponent without any: that seat passes.
    let alone = star(&[("i5", '1')], 0, "modern");
    let mv = best_move("star", &format!("position json {alone}\ngo nodes 500\n"));
    let on = format!("position json {alone} moves {mv}\ngo nodes 500\n");
    assert!(engine("star", &on)[0].ends_with(" seat 1"));
    // The win in one, in both kinds.
    for win in ["modern", "strict"] {
        let position = star(&nine_home("e5"), 1, win);
        assert_eq!(best_move("star", &format!("position json {position}\ngo level 5\n")), "e5-d1");
        assert_eq!(best_move("star", &format!("position json {position} moves e5-d1\ngo level 5\n")), "none");
    }
}

#[test]
fn a_win_that_stands_on_the_board_is_a_game_that_is_over() {
    let home = star(&nine_home("d1"), 1, "strict");
    assert_eq!(best_move("star", &format!("position json {home}\ngo level 1\n")), "none");
    assert_eq!(engine("star", &format!("position json {home} moves d1-e5\n")).len(), 1);
    let nothing_to_jump = json!({ "board": ".".repeat(Hole::COUNT), "long_jump": false });
    assert_eq!(best_move("capture", &format!("position json {nothing_to_jump}\ngo level 1\n")), "none");
    assert_eq!(best_move("english", "position fen W:W:B1\ngo level 1\n"), "none");
}

#[test]
fn the_modern_win_needs_one_marble_of_ones_own_in_the_goal() {
    let mut marbles = nine_home("e5");
    marbles.iter_mut().take(9).for_each(|marble| marble.1 = '1');
    let position = star(&marbles, 1, "modern");
    assert_eq!(best_move("star", &format!("position json {position}\ngo level 5\n")), "e5-d1");
    let mixed = format!("position json {position} moves e5-d1\ngo level 1\n");
    assert_eq!(best_move("star", &mixed), "none");
}

#[test]
fn wrong_lines_are_answered_with_place_and_reason_and_change_nothing() {
    let wrong = [
        ("foo", "error \"foo\" is no command; position, go and quit are"),
        ("position", "error position: start, code, fen or json is missing"),
        ("position middle", "error position: \"middle\" is no form; start, code, fen and json are"),
        ("position start d2-e6", "error position: \"d2-e6\" stands where only moves can follow"),
        ("position start moves d2-e6 d2-e6", "error position: move 2, \"d2-e6\": no marble stands in d2"),
        ("position start moves d2-", "error position: move 1, \"d2-\": "),
        ("position code 1AA", "error position: code: "),
        ("position code", "error position: code: "),
        ("position fen W:W1:B2", "error position: fen: Chinese checkers (star) has none; italian and english do"),
        ("position json", "error position: the JSON object is missing"),
        ("position json {\"seats\" 1}", "error position: json: column 10: expected `:`"),
        ("position json {\"board\": \"..\", \"long_jump\": false}", "error position: json: \"board\": "),
        ("position json {\"game\": \"italian\", \"fen\": \"W:W1:B2\"}", "error position: "),
        ("position json {\"game\": \"english\", \"fen\": \"W:W21:B2\"}", "error position: the position is of English"),
        ("position json {} moves", "error position: json: missing field"),
        ("go", "error go: how long? level, movetime or nodes says it"),
        ("go seed 1", "error go: how long?"),
        ("go level", "error go: a number is missing after \"level\""),
        ("go level 6", "error go: a level is a number from 1 to 5"),
        ("go nodes 0", "error go: nodes are a number of positions from 1"),
        ("go movetime 1.5", "error go: a time is a number of milliseconds from 1"),
        ("go level 1 level 2", "error go: level is named twice"),
        ("go infinite 1", "error go: \"infinite\" bounds no thought; level, movetime and nodes do"),
        ("quit now", "error quit: \"now\" is too much"),
    ];
    let mut input = "position start moves d2-e6\n".to_owned();
    wrong.iter().for_each(|(line, _)| input += &format!("{line}\n"));
    input += "go nodes 500\nposition start moves d2-e6\ngo nodes 500\nquit\nfoo\n";
    let answers = engine("star", &input);
    assert_eq!(answers.len(), wrong.len() + 4, "{answers:#?}");
    for ((line, expected), answer) in wrong.iter().zip(&answers) {
        assert!(answer.starts_with(expected), "{line}: {answer}");
    }
    // The position is still the one before.
    assert_eq!(answers[wrong.len() + 1], answers[wrong.len() + 3]);
    assert!(answers[wrong.len()].ends_with(" seat 2"));
}

#[test]
fn no_line_ends_the_engine() {
    let mut input = b"\n   \n\xFF\xFE\n".to_vec();
    input.extend(vec![b'x'; (1 << 20) + 5]);
    input.extend(b"\nposition json ");
    input.extend(vec![b'['; 5_000]);
    input.extend(b"\nposition start moves \xC4\x85-\xC4\x85\ngo level 1");
    let mut child = program::program(&["engine", "--game", "italian"]).spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), &input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), 6, "{answers:#?}");
    assert_eq!(answers[0], "error byte 1 of the line is no text in UTF-8");
    assert_eq!(answers[1], "error the line is longer than 1048576 bytes");
    assert!(answers[2].starts_with("error position: json: "));
    assert!(answers[3].starts_with("error position: move 1, "));
    assert!(answers[5].starts_with("bestmove "));
}

#[test]
fn the_engine_begins_games_of_any_size_and_options() {
    let begin = |arguments: &[&str], input| printed(&[&["engine"], arguments].concat(), input);
    let three =
        begin(&["--game", "star", "--seats", "3", "--options", "super"], "position start moves d2-e6\ngo level 1");
    assert!(three.lines().next().unwrap().ends_with(" seat 2"));
    begin(&["--game", "capture", "--seats", "5"], "go level 1");
    for (arguments, reason) in [
        (&["--game", "star", "--seats", "5"][..], "--seats: five players cannot share the star"),
        (&["--game", "italian", "--seats", "3"], "--seats: italian draughts is always for two"),
        (&["--game", "capture", "--options", "super"], "--options: only star has options"),
        (&["--game", "star", "--options", "wild"], "--options: \"wild\": no options; standard, masters and super are"),
        (&["--game", "chess"], "--game: \"chess\": no game; star, capture, italian and english are"),
        (&["--game", "star", "--seats", "0"], "--seats: \"0\" is no number from 1"),
        (&[], "--game is missing"),
        (&["--level", "3"], "--level"),
    ] {
        let said = refused(&[&["engine"], arguments].concat(), "");
        assert!(said.contains(reason), "{said}");
    }
}

#[test]
fn best_prints_what_the_engine_answers() {
    let best = |arguments: &[&str]| {
        let text = printed(&[&["best"], arguments].concat(), "");
        text.lines().last().unwrap().strip_prefix("bestmove ").unwrap().to_owned()
    };
    let code = code(&["d2-e6"]);
    let of_code = best(&["--game", "star", "--position", &code, "--nodes", "500"]);
    assert_eq!(of_code, best_move("star", "position start moves d2-e6\ngo nodes 500\n"));
    assert_eq!(best(&["--game=italian", "--position=W:W30:B27", "--level=5"]), "30x23");
    assert_eq!(best(&["--game", "english", "--position", "B:W30:B", "--movetime", "10"]), "none");
    let json = star(&nine_home("e5"), 1, "strict").to_string();
    assert_eq!(best(&["--game", "star", "--position", &json, "--level", "1"]), "e5-d1");
    best(&["--game", "capture", "--position", "start", "--seats", "4", "--level", "2", "--seed", "3"]);
}

#[test]
fn best_refuses_what_it_cannot_think_about_with_the_reason() {
    for (arguments, reason) in [
        (&["--position", "start", "--level", "1"][..], "--game is missing"),
        (&["--game", "star", "--level", "1"], "--position is missing"),
        (&["--game", "star", "--position", "start"], "--level, --movetime or --nodes"),
        (&["--game", "star", "--position", "start", "--level", "6"], "--level: a level is a number from 1 to 5"),
        (&["--game", "star", "--position", "start", "--nodes", "x"], "--nodes: nodes are a number of positions"),
        (
            &["--game", "star", "--position", "W:W1:B2", "--level", "1"],
            "--position: fen: Chinese checkers (star) has none",
        ),
        (
            &["--game", "italian", "--position", "W:W33:B1", "--level", "1"],
            "--position: fen: character 4: there is no square 33",
        ),
        (&["--game", "star", "--position", "1AA AA", "--level", "1"], "--position: code: "),
        (&["--game", "star", "--position", "{} {}", "--level", "1"], "--position: json: "),
        (&["--game", "star", "--position", "start", "--seed", "-1", "--level", "1"], "--seed: \"-1\": "),
        (&["--game", "star", "--position", "start", "--level", "1", "--deep"], "--deep"),
    ] {
        let said = refused(&[&["best"], arguments].concat(), "");
        assert!(said.contains(reason), "{said}");
    }
    let code = code(&[]);
    let said = refused(&["best", "--game", "capture", "--position", &code, "--level", "1"], "");
    assert!(said.contains("--position: the position is of Chinese checkers (star), not of the capture game"), "{said}");
}

#[test]
fn solo_brings_the_army_home_in_few_moves() {
    let text = printed(&["solo", "--seconds", "2"], "");
    let lines: Vec<&str> = text.lines().collect();
    let [count, moves] = lines[..] else { panic!("{text}") };
    let count: usize = count.strip_suffix(" moves").unwrap().parse().unwrap();
    // Whatever the machine has to do besides: without any time it is a way of less than 34.
    assert!((27..34).contains(&count), "{count}");
    assert_eq!(moves.split(' ').count(), count);
    // The rules agree: it is the whole way of the army.
    let army: Vec<(&str, char)> =
        ["a1", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3", "d4"].into_iter().map(|hole| (hole, '1')).collect();
    let position = star(&army, 0, "strict");
    assert_eq!(best_move("star", &format!("position json {position} moves {moves}\ngo level 1\n")), "none");
    let (all_but_one, _) = moves.rsplit_once(' ').unwrap();
    assert_ne!(best_move("star", &format!("position json {position} moves {all_but_one}\ngo level 1\n")), "none");
}

#[test]
fn solo_refuses_other_arguments() {
    assert!(refused(&["solo", "--seconds", "0"], "").contains("--seconds: \"0\" is no number from 1"));
    assert!(refused(&["solo", "--seconds", "100000"], "").contains("more than a day"));
    assert!(refused(&["solo", "27"], "").contains("27"));
}

/// A game of a match that was shown: A's seat, A's points, the moves.
fn shown(text: &str) -> Vec<(usize, f64, Vec<String>)> {
    let game = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!([words[2], words[4], words[6], words[8]], ["A", "score", "plies", "moves"]);
        let moves: Vec<String> = words[9..].iter().map(|&mv| mv.to_owned()).collect();
        (words[3].parse().unwrap(), words[5].parse().unwrap(), moves)
    };
    text.lines().filter(|line| line.starts_with("game ")).map(game).collect()
}

fn matched(arguments: &[&str]) -> String {
    let output = run(&[&["match"], arguments].concat(), "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn sides_are_swapped_in_pairs_and_no_two_pairs_are_alike() {
    for game in ["star", "capture", "italian", "english"] {
        let text =
            matched(&["--game", game, "--a", "greedy", "--b", "random", "--games", "16", "--seed", "4", "--show"]);
        let games = shown(&text);
        assert_eq!(games.len(), 16);
        for pair in games.chunks(2) {
            let [(1, _, first), (2, _, second)] = pair else { panic!("{pair:?}") };
            assert_eq!(first[..4], second[..4], "both of a pair have one opening");
        }
        for (index, one) in games.iter().enumerate().step_by(2) {
            for other in games[..index].iter().step_by(2) {
                assert_ne!(one.2, other.2, "{game}");
                assert_ne!(one.2[..4], other.2[..4], "{game}");
            }
        }
    }
}

#[test]
fn the_sums_of_a_match_are_those_of_its_games() {
    let arguments = ["--game", "english", "--a", "level:1", "--b", "random", "--games", "8", "--seed", "2", "--show"];
    let text = matched(&arguments);
    let games = shown(&text);
    let with = |points: f64| games.iter().filter(|game| game.1 == points).count();
    let all: f64 = games.iter().map(|game| game.1).sum();
    let score = 100.0 * all / 8.0;
    let sums = format!("wins {} draws {} losses {} score {score:.1} %\n", with(1.0), with(0.5), with(0.0));
    assert!(text.contains(&sums), "{text}");
    let plies: usize = games.iter().map(|game| game.2.len()).sum();
    let own: usize = games.iter().map(|(seat, _, moves)| (moves.len() + usize::from(*seat == 2)) / 2).sum();
    assert!(
        text.contains(&format!("plies {:.1} own moves of A {:.1} ", plies as f64 / 8.0, own as f64 / 8.0)),
        "{text}"
    );
    assert!(text.contains("\nelo ") && text.contains(" +- "));
    // The same seed plays the same games, another one others.
    assert_eq!(shown(&matched(&arguments)), games);
    let other =
        matched(&["--game", "english", "--a", "level:1", "--b", "random", "--games", "8", "--seed", "3", "--show"]);
    assert!(shown(&other).iter().all(|game| games.iter().all(|known| known.2[..4] != game.2[..4])));
}

#[test]
fn at_a_larger_table_a_sits_on_every_seat_of_an_opening() {
    let text = matched(&[
        "--game",
        "star",
        "--seats",
        "3",
        "--a",
        "greedy",
        "--b",
        "random",
        "--games",
        "6",
        "--show",
        "--options",
        "super",
    ]);
    let games = shown(&text);
    assert_eq!(games.iter().map(|game| game.0).collect::<Vec<_>>(), [1, 2, 3, 1, 2, 3]);
    assert_eq!(games[0].2[..6], games[2].2[..6]);
    assert_ne!(games[2].2[..6], games[3].2[..6]);
    assert!(!text.contains("elo"), "{text}");
    assert!(text.contains("wins 6 draws 0 losses 0 score 100.0 %"), "{text}");
}

#[test]
fn the_yardsticks_play() {
    let text = matched(&["--game", "italian", "--a", "material:nodes:300", "--b", "random", "--games", "4"]);
    assert!(text.starts_with("wins 4 "), "{text}");
    let text = matched(&["--game", "english", "--a", "material:1", "--b", "random", "--games", "2"]);
    assert!(text.starts_with("wins 2 "), "{text}");
    let text = matched(&["--game", "star", "--a", "level:4", "--b", "saboteur", "--games", "2"]);
    assert!(text.starts_with("wins 2 "), "{text}");
}

#[test]
fn a_match_refuses_what_it_cannot_play_with_the_reason() {
    let two = ["--a", "greedy", "--b", "random"];
    for (arguments, reason) in [
        (&["--game", "star"][..], "--a is missing"),
        (&["--game", "star", "--a", "greedy"], "--b is missing"),
        (&two, "--game is missing"),
        (&["--game", "star", "--a", "level:7", "--b", "random"], "--a: \"level:7\": a level is a number from 1 to 5"),
        (&["--game", "star", "--a", "random", "--b", "Deep Blue"], "--b: \"Deep Blue\": no player; level:N"),
        (&["--game", "star", "--a", "random", "--b", "material:5"], "--b: material is a player of italian and english"),
        (&["--game", "capture", "--a", "saboteur", "--b", "random"], "--a: a saboteur plays only star"),
        (&["--game", "star", "--a", "random", "--b", "random", "--games", "0"], "--games: \"0\" is no number from 1"),
        (&["--game", "star", "--a", "random", "--b", "random", "--seats", "5"], "--seats: five players"),
        (
            &["--game", "english", "--a", "random", "--b", "random", "--seats", "3"],
            "--seats: english draughts is always",
        ),
        (&["--game", "english", "--a", "random", "--b", "random", "--options", "super"], "--options: only star"),
        (&["--game", "star", "--a", "random", "--b", "random", "--seed", "x"], "--seed: \"x\": "),
    ] {
        let said = refused(&[&["match"], arguments].concat(), "");
        assert!(said.contains(reason), "{said}");
    }
}
