//! Games as JSON: what is written is read again, and nothing else is.

use hopstone_json::{JsonError, MAX_LENGTH, MoveError, RecordError, read, write};
use hopstone_rules::star::{Hole, Move, Options, Position, Seating, Setup, State, Win};
use hopstone_rules::{AnyGame, Event, Game, Level, Play, Player, Seat, capture, code};
use serde_json::{Value, json};

/// Numbers that are the same on every run (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % end as u64) as usize
    }
}

fn players(seats: usize) -> Vec<Player> {
    let names = ["Ada", "", "Žofie \"Z\" \\", "山田"];
    (0..seats)
        .map(|seat| match seat % 3 {
            2 => Player::computer(Level::new(seat as u8).unwrap()),
            _ => Player::person(names[seat % names.len()]),
        })
        .collect()
}

fn star_game(seating: Seating, options: Options, turns: usize, dice: &mut Dice) -> AnyGame {
    let first = Seat::new(dice.below(seating.seats())).unwrap();
    let mut game = Game::<State>::start(Setup { seating, options }, players(seating.seats()), first).unwrap();
    for turn in 0..turns {
        let moves = game.state().position().moves();
        if game.turn().is_none() {
            break;
        }
        if turn == 7 && seating.seats() > 2 {
            game.resign(Seat::new(1).unwrap()).unwrap();
            continue;
        }
        // The longest moves are the most to get wrong.
        let far = |mv: &&Move| mv.from.distance(mv.to);
        let mv = if turn % 2 == 0 { *moves.iter().max_by_key(far).unwrap() } else { moves[dice.below(moves.len())] };
        game.play(&mv).unwrap();
    }
    AnyGame::Star(game)
}

fn capture_game(seats: usize, long_jump: bool, turns: usize, dice: &mut Dice) -> AnyGame {
    let setup = capture::Setup::new(seats, long_jump).unwrap();
    let mut game = Game::<capture::State>::start(setup, players(seats), Seat::FIRST).unwrap();
    for _ in 0..turns {
        let position = *game.state().position();
        let movable: Vec<Hole> = position.movable().collect();
        if game.turn().is_none() {
            break;
        }
        let (chains, _) = position.outcomes_after(movable[dice.below(movable.len())], &[], 20).unwrap();
        game.play(&chains[dice.below(chains.len())]).unwrap();
    }
    AnyGame::Capture(game)
}

/// Games of all kinds.
fn games(turns: usize) -> Vec<AnyGame> {
    let mut dice = Dice(0x5EED);
    let mut games = Vec::new();
    for (index, seating) in Seating::ALL.into_iter().enumerate() {
        let options = Options {
            long_jump: index % 2 == 0,
            rest_in_foreign: index % 3 == 0,
            swap: index % 2 == 1,
            win: if index % 4 == 0 { Win::Strict } else { Win::Modern },
            fill_unused: index % 5 == 0,
            play_on: index % 2 == 0,
        };
        games.push(star_game(seating, options, turns, &mut dice));
    }
    for seats in 2..=6 {
        games.push(capture_game(seats, seats % 2 == 0, turns, &mut dice));
    }
    games
}

fn same<P: Play + PartialEq + std::fmt::Debug>(one: &Game<P>, other: &Game<P>) {
    assert_eq!((one.setup(), one.players(), one.first()), (other.setup(), other.players(), other.first()));
    assert_eq!(one.events(), other.events());
    for n in 0..=one.events().len() {
        assert_eq!((one.state_after(n), one.repetitions(n)), (other.state_after(n), other.repetitions(n)));
    }
}

fn assert_same(one: &AnyGame, other: &AnyGame) {
    match (one, other) {
        (AnyGame::Star(one), AnyGame::Star(other)) => same(one, other),
        (AnyGame::Capture(one), AnyGame::Capture(other)) => same(one, other),
        _ => panic!("games of different kinds"),
    }
}

/// The record of a fresh game of two with some fields altered.
fn altered(change: impl FnOnce(&mut Value)) -> String {
    let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
    let game = Game::<State>::start(setup, players(2), Seat::FIRST).unwrap();
    let mut value: Value = serde_json::from_str(&write(&AnyGame::Star(game))).unwrap();
    change(&mut value);
    value.to_string()
}

fn record_error(change: impl FnOnce(&mut Value)) -> RecordError {
    match read(&altered(change)) {
        Err(JsonError::Record(error)) => error,
        other => panic!("{other:?}"),
    }
}

fn with_moves(moves: &[&str]) -> RecordError {
    record_error(|value| value["moves"] = json!(moves))
}

#[test]
fn a_record_brings_the_whole_game_with_all_its_counters() {
    for turns in [0, 1, 20, 150] {
        for game in games(turns) {
            assert_same(&game, &read(&write(&game)).unwrap());
        }
    }
}

#[test]
fn record_and_code_say_the_same() {
    for game in games(30) {
        assert_eq!(write(&code::read(&code::write(&game)).unwrap()), write(&game));
    }
}

/// The record as a value. Of a chain in Chinese checkers only the ends identify the move: another way between them that the rules
/// allow is the same move, and the way that is printed is a shortest one.
fn by_ends(text: &str) -> Value {
    let mut value: Value = serde_json::from_str(text).unwrap();
    if value["game"] == "star" {
        for entry in value["moves"].as_array_mut().unwrap() {
            let words = entry.as_str().unwrap();
            if let (Some((from, _)), Some((rest, to))) =
                (words.split_once([':', '=', '-']), words.rsplit_once([':', '=', '-']))
            {
                *entry = json!([from, to, words[rest.len()..].starts_with('=')]);
            }
        }
    }
    value
}

#[test]
fn altered_records_are_refused_or_equal_what_they_print() {
    let mut dice = Dice(77);
    let mut accepted = 0;
    for game in games(9) {
        let original = write(&game);
        let characters: Vec<char> = original.chars().collect();
        let mut check = |altered: &[char]| {
            let text: String = altered.iter().collect();
            if let Ok(read) = read(&text) {
                accepted += 1;
                assert_eq!(by_ends(&text), by_ends(&write(&read)), "{text}");
            }
        };
        for index in 0..characters.len() {
            for letter in
                ['1', '2', 'a', ':', '-', '"', ' '].into_iter().chain([characters[dice.below(characters.len())]])
            {
                let mut changed = characters.clone();
                changed[index] = letter;
                check(&changed);
                changed = characters.clone();
                changed.insert(index, letter);
                check(&changed);
            }
            let mut without = characters.clone();
            without.remove(index);
            check(&without);
            let mut swapped = characters.clone();
            swapped.swap(index, dice.below(characters.len()));
            check(&swapped);
            assert!(read(&characters[..index].iter().collect::<String>()).is_err(), "cut after {index}");
        }
    }
    assert!(accepted > 100, "some changes, as of a name, make another game");
}

#[test]
fn an_accepted_record_replays_move_by_move() {
    for game in games(60) {
        let AnyGame::Star(game) = read(&write(&game)).unwrap() else { continue };
        let mut position: Position = *game.state_after(0).unwrap().position();
        for (n, event) in game.events().iter().enumerate() {
            assert_eq!(*game.state_after(n).unwrap().position(), position);
            match event {
                Event::Move(mv) => {
                    position = position.play(mv).unwrap();
                    let out = game.state_after(n + 1).unwrap().position().out();
                    for seat in Seat::all(Seat::MOST).filter(|&seat| out.contains(seat)) {
                        if !position.out().contains(seat) {
                            position.retire(seat);
                        }
                    }
                }
                Event::Pass => position.pass(),
                Event::Resign(seat) => position.retire(*seat),
                Event::Draw => {}
            }
        }
    }
}

#[test]
fn an_illegal_move_is_named_by_number_text_and_reason() {
    let error = with_moves(&["d2-e6", "d2-e6"]);
    assert!(matches!(&error, RecordError::Move { number: 2, .. }));
    assert_eq!(error.to_string(), "move 2, \"d2-e6\": no marble stands in d2");
}

#[test]
fn a_move_that_is_no_notation_is_named_with_the_place_in_it() {
    let error = with_moves(&["d2-z6"]);
    assert_eq!(error.to_string(), "move 1, \"d2-z6\": at character 4: 'z' is not a row from a to q");
}

#[test]
fn a_later_hop_that_is_no_jump_is_refused() {
    // Case 3: the ends are a move, the way between them is not.
    assert!(matches!(with_moves(&["d2:f6:f4"]), RecordError::Move { number: 1, .. }));
}

#[test]
fn a_pass_stands_only_where_there_is_no_move() {
    assert!(matches!(with_moves(&["pass"]), RecordError::Move { number: 1, error: MoveError::Pass, .. }));
}

/// A game that was played until a seat had no move: event 108 is a pass.
const WITH_PASSES: &str = "\
    1C2peLBYdmyYt0QERoRINBZGFeMJA3MLaykDezEDm0vDo8kDE8ujK5lhA6NDKQNje3M7K5uhAwkDg2MLyyuRA2sLyQMTKQMbC2Nj\
    KyEDE8sbFvW9maWUA7GQhW2iNQQBHLNTJJQ4EuDtEPiTEKcxADaxpO4AVGbdJJBFNlJyFK9vcv3Ev1PIwQ4iXUDrTOcyUecVwCkx\
    VswMtLTYQBxWE69Ux8Jd-g7iRHkbE5JFCsFmG2J0acUR0DZBgJ454xR0AaB0EM865g0FELoUUc5RB0o9LOE4dM518FPHgkSeZTx0\
    JEfwToeqOQrHYFxM52QWRho5c6AILIzkcgo0f_";

#[test]
fn passes_are_written_and_a_missing_one_is_noticed() {
    let game = code::read(WITH_PASSES).unwrap();
    let text = write(&game);
    assert_same(&game, &read(&text).unwrap());
    let mut value: Value = serde_json::from_str(&text).unwrap();
    let moves = value["moves"].as_array_mut().unwrap();
    assert_eq!(moves.remove(107), "pass");
    let Err(JsonError::Record(error)) = read(&value.to_string()) else { panic!("a pass is missing") };
    assert!(matches!(error, RecordError::Move { number: 108, error: MoveError::PassMissing, .. }), "{error}");
    value["moves"].as_array_mut().unwrap().truncate(107);
    let Err(JsonError::Record(error)) = read(&value.to_string()) else { panic!("the last pass is missing") };
    assert!(matches!(error, RecordError::Move { number: 108, error: MoveError::PassMissing, .. }), "{error}");
}

#[test]
fn a_seat_resigns_by_its_plain_number() {
    for text in ["resign 0", "resign 3", "resign 02", "resign +2", "resign", "resign two", "resign  2"] {
        assert!(matches!(with_moves(&[text]), RecordError::Move { number: 1, .. }), "{text}");
    }
    assert!(read(&altered(|value| value["moves"] = json!(["resign 2"]))).is_ok());
}

#[test]
fn nothing_follows_the_end_of_a_game() {
    let error = with_moves(&["resign 2", "d2-e6"]);
    assert_eq!(error.to_string(), "move 2, \"d2-e6\": the game is over");
}

#[test]
fn fields_that_are_missing_or_wrong_are_named() {
    assert_eq!(record_error(|value| value["seating"] = json!("5")), RecordError::Field("seating"));
    assert_eq!(
        record_error(|value| drop(value.as_object_mut().unwrap().remove("options"))),
        RecordError::Field("options")
    );
    assert_eq!(record_error(|value| value["first"] = json!(3)), RecordError::Field("first"));
    assert_eq!(record_error(|value| value["first"] = json!(0)), RecordError::Field("first"));
    assert_eq!(record_error(|value| value["long_jump"] = json!(true)), RecordError::Field("long_jump"));
    assert_eq!(record_error(|value| value["game"] = json!("capture")), RecordError::Field("seating"));
    assert_eq!(record_error(|value| value["hopstone"] = json!(2)), RecordError::Version(2));
}

#[test]
fn players_that_do_not_fit_are_named_by_their_seat() {
    let second = Seat::new(1).unwrap();
    assert_eq!(record_error(|value| value["seating"] = json!("3")), RecordError::Seats(2));
    assert_eq!(record_error(|value| value["seats"][1]["level"] = json!(3)), RecordError::Level(second));
    assert_eq!(record_error(|value| value["seats"][1]["player"] = json!("computer")), RecordError::Level(second));
    let error = record_error(|value| value["seats"][1]["name"] = json!("a\u{7}"));
    assert_eq!(error.to_string(), "seat 2: character 2 of the name is a control character");
    let error = record_error(|value| value["seats"][1]["name"] = json!("x".repeat(61)));
    assert_eq!(error.to_string(), "seat 2: the name has 61 bytes; 60 are allowed");
}

#[test]
fn unknown_fields_are_refused_by_name_line_and_column() {
    let text = altered(|value| value["colour"] = json!("red"));
    let error = read(&text).unwrap_err().to_string();
    assert!(error.contains("`colour`") && error.contains("line 1 column"), "{error}");
}

#[test]
fn a_text_that_is_no_json_is_refused_by_line_and_column() {
    let error = read("{\n  \"hopstone\": 1,\n  oops\n}").unwrap_err().to_string();
    assert!(error.contains("line 3 column 3"), "{error}");
}

#[test]
fn a_text_too_long_is_not_even_looked_at() {
    let error = read(&" ".repeat(MAX_LENGTH + 1)).unwrap_err();
    assert!(matches!(error, JsonError::Long { length } if length == MAX_LENGTH + 1));
}

#[test]
fn a_text_too_deep_is_refused() {
    assert!(read(&"[".repeat(100_000)).is_err());
}
