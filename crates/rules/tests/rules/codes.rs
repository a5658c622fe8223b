//! Share codes: what they carry, how long they are, and what becomes of damaged ones.

use hopstone_rules::code::{self, CodeError, Field};
use hopstone_rules::draughts::Variant;
use hopstone_rules::star::{Options, Seating, Setup, State};
use hopstone_rules::{AnyGame, Event, Game, Player, Seat};

use crate::draughts_play;
use crate::play::{self, Dice};
use crate::records::assert_same;

/// A game that was played until a seat had no move: event 108 is a pass.
const WITH_PASSES: &str = "\
    1C2peLBYdmyYt0QERoRINBZGFeMJA3MLaykDezEDm0vDo8kDE8ujK5lhA6NDKQNje3M7K5uhAwkDg2MLyyuRA2sLyQMTKQMbC2Nj\
    KyEDE8sbFvW9maWUA7GQhW2iNQQBHLNTJJQ4EuDtEPiTEKcxADaxpO4AVGbdJJBFNlJyFK9vcv3Ev1PIwQ4iXUDrTOcyUecVwCkx\
    VswMtLTYQBxWE69Ux8Jd-g7iRHkbE5JFCsFmG2J0acUR0DZBgJ454xR0AaB0EM865g0FELoUUc5RB0o9LOE4dM518FPHgkSeZTx0\
    JEfwToeqOQrHYFxM52QWRho5c6AILIzkcgo0f_";

/// Codes of games of all kinds: every seating, every number of players, draughts from the start and from elsewhere, fresh, in the middle and over.
fn codes(turns: usize) -> Vec<String> {
    let mut dice = Dice::new(8);
    let mut codes = Vec::new();
    for seating in Seating::ALL {
        let setup = Setup { seating, options: play::options(dice.below(64)) };
        codes.push(code::write(&AnyGame::Star(play::random_star(setup, turns, &mut dice))));
    }
    for seats in 2..=6 {
        let long = seats % 2 == 0;
        codes.push(code::write(&AnyGame::Capture(play::random_capture(seats, long, turns, &mut dice))));
    }
    for variant in Variant::ALL.into_iter().cycle().take(6) {
        codes.push(code::write(&AnyGame::Draughts(draughts_play::random_game(variant, turns, &mut dice))));
    }
    codes
}

const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A code that is not the original is refused, or at least prints back to itself and is then a game of its own.
fn refused_or_itself(altered: &str) -> bool {
    match code::read(altered) {
        Err(_) => true,
        Ok(game) => code::write(&game) == altered,
    }
}

#[test]
fn a_code_brings_the_whole_game_with_all_its_counters() {
    let mut dice = Dice::new(7);
    for turns in 0..150 {
        let game = play::random_game(turns, &mut dice);
        let again = code::read(&code::write(&game)).unwrap();
        assert_same(&game, &again);
    }
}

#[test]
fn passes_are_not_written_and_come_back_all_the_same() {
    let AnyGame::Star(game) = code::read(WITH_PASSES).unwrap() else { panic!("Chinese checkers") };
    assert_eq!(game.events().iter().position(|event| *event == Event::Pass), Some(107));
    assert_eq!(code::write(&AnyGame::Star(game)), WITH_PASSES);
}

#[test]
fn altered_codes_are_refused_or_print_back_to_themselves() {
    let mut dice = Dice::new(9);
    for original in codes(14) {
        assert_eq!(code::write(&code::read(&original).unwrap()), original);
        for index in 0..original.len() {
            let (before, after) = original.split_at(index);
            let rest = &after[1..];
            assert!(code::read(before).is_err(), "cut after {index}: {original}");
            assert!(refused_or_itself(after), "cut before {index}: {original}");
            assert!(refused_or_itself(&format!("{before}{rest}")), "without {index}: {original}");
            let foreign = [" ", "%", "+", "é", "\u{0}", "="];
            for letter in ALPHABET.chars().map(String::from).chain(foreign.map(String::from)) {
                let changed = format!("{before}{letter}{rest}");
                assert!(changed == original || code::read(&changed).is_err(), "{letter} at {index}: {original}");
            }
            let letter = ALPHABET.as_bytes()[dice.below(64)] as char;
            assert!(refused_or_itself(&format!("{before}{letter}{after}")), "{letter} before {index}: {original}");
            let other = dice.below(original.len());
            let mut swapped: Vec<char> = original.chars().collect();
            swapped.swap(index, other);
            let swapped: String = swapped.into_iter().collect();
            assert!(swapped == original || refused_or_itself(&swapped), "{index} and {other} changed: {original}");
        }
        for letter in ALPHABET.chars() {
            assert!(refused_or_itself(&format!("{original}{letter}")));
        }
    }
}

/// The check of a code, computed as its description says, by somebody who makes codes up.
fn with_check(body: &str) -> String {
    let hash = body.bytes().fold(0x811C_9DC5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let letter = |place: u32| ALPHABET.as_bytes()[(hash >> (18 - 6 * place) & 63) as usize] as char;
    format!("{body}{}{}{}{}", letter(0), letter(1), letter(2), letter(3))
}

#[test]
fn a_code_made_up_with_a_right_check_is_refused_or_prints_back_to_itself() {
    // Case 3: the check keeps out accidents, the rules keep out inventions.
    let mut read = 0;
    for original in codes(14) {
        let body = &original[..original.len() - 4];
        assert_eq!(with_check(body), original);
        for index in 1..body.len() {
            for letter in ALPHABET.chars() {
                let made_up = with_check(&format!("{}{letter}{}", &body[..index], &body[index + 1..]));
                assert!(refused_or_itself(&made_up), "{letter} at {index}: {original}");
                read += usize::from(code::read(&made_up).is_ok());
            }
            assert!(refused_or_itself(&with_check(&body[..index])));
        }
        for letter in ALPHABET.chars() {
            assert!(code::read(&with_check(&format!("{body}{letter}"))).is_err(), "{letter} after {original}");
        }
    }
    assert!(read > 100, "other names and other moves are games too");
}

/// Characters of these bits.
fn packed(bits: &str) -> String {
    let bits: Vec<u8> = bits.bytes().filter(|bit| *bit != b' ').map(|bit| bit - b'0').collect();
    let value = |chunk: &[u8]| (0..6).fold(0, |value, place| value << 1 | chunk.get(place).copied().unwrap_or(0));
    bits.chunks(6).map(|chunk| ALPHABET.as_bytes()[usize::from(value(chunk))] as char).collect()
}

#[test]
fn the_usual_position_is_not_written() {
    let code = |bits: &str| with_check(&format!("1{}", packed(bits)));
    // Italian draughts between two people without names, White begins, and nothing has happened.
    let usual = code("010 0 000 000000 000 000000 000 000000000000");
    assert_eq!(code::write(&code::read(&usual).unwrap()), usual);
    // The same, but the position is written.
    let men = format!("{} 00000000 {}", "110".repeat(12), "100".repeat(12));
    let made_up = code(&format!("010 1 0 {men} 000 000000 000 000000 000 000000000000"));
    assert!(matches!(refusal(&made_up), CodeError::Value { what: Field::Position, .. }));
    // With Black to move it is another game.
    let other = code(&format!("010 1 1 {men} 000 000000 000 000000 001 000000000000"));
    assert_eq!(code::write(&code::read(&other).unwrap()), other);
}

#[test]
fn a_position_that_is_none_is_refused_with_the_reason() {
    // A white man on 1.
    let bits = "010 1 0 100 0000000000000000000000000000000 000 000000 000 000000 000 000000000000";
    let CodeError::Position { error, .. } = refusal(&with_check(&format!("1{}", packed(bits)))) else {
        panic!("a reason")
    };
    assert_eq!(error.to_string(), "character 1: a man of White on 1 would have become a king");
}

#[test]
fn a_game_of_sixty_moves_each_has_at_most_400_characters() {
    let mut longest = 0;
    for seed in 0..40 {
        let mut dice = Dice::new(seed);
        let setup = Setup { seating: Seating::Two, options: play::options(seed as usize) };
        let players = vec![Player::person("Alexandra Nováková"), Player::person("Krzysztof Wójcik")];
        let mut game = Game::<State>::start(setup, players, Seat::FIRST).unwrap();
        for _ in 0..120 {
            if game.turn().is_some() {
                let mv = play::hasty(game.state().position(), &mut dice, 0);
                game.play(&mv).unwrap();
            }
        }
        let code = code::write(&AnyGame::Star(game));
        longest = longest.max(code.len());
        assert!(code.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'));
    }
    assert!((200..=400).contains(&longest), "{longest}");
}

#[test]
fn a_whole_capture_game_has_at_most_400_characters() {
    for seed in 0..40 {
        let mut dice = Dice::new(seed);
        let game = play::random_capture(2, seed % 2 == 0, 100, &mut dice);
        assert!(code::write(&AnyGame::Capture(game)).len() <= 400);
    }
}

/// Why a text is no code.
fn refusal(text: &str) -> CodeError {
    code::read(text).expect_err("no code")
}

#[test]
fn a_refusal_names_the_place_and_the_reason() {
    let players = vec![Player::person("Ada"), Player::person("")];
    let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
    let fresh = code::write(&AnyGame::Star(Game::<State>::start(setup, players, Seat::FIRST).unwrap()));
    assert_eq!(refusal(""), CodeError::Empty);
    assert_eq!(refusal("2AAAA"), CodeError::Version('2'));
    assert_eq!(refusal("1AA AA"), CodeError::Character { place: 4, character: ' ' });
    assert_eq!(refusal("1AA"), CodeError::Cut { length: 3 });
    assert!(matches!(refusal(&"1".repeat(code::MAX_LENGTH + 1)), CodeError::Long { .. }));
    let mut damaged = fresh.clone();
    let last = damaged.pop().unwrap();
    damaged.push(if last == 'A' { 'B' } else { 'A' });
    assert_eq!(refusal(&damaged), CodeError::Check);
    assert!(refusal(&damaged).to_string().contains("altered"));
}
