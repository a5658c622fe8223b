//! Laws of draughts: what holds for every position, every game and every text.

use std::collections::BTreeSet;

use hopstone_rules::draughts::{Move, Position, Route, Setup, Side, Square, State, Variant, pdn};
use hopstone_rules::{AnyGame, Event, Game, Play, Player, PlayerKind, StartError, code};
use proptest::prelude::*;

use crate::draughts_play::{hunt, random_game, strewn};
use crate::laws::config;
use crate::play::{Dice, people};
use crate::records::{assert_same, same};

fn variants() -> impl Strategy<Value = Variant> {
    proptest::sample::select(&Variant::ALL)
}

/// A position that random play reaches from the start or from a strewn one.
fn positions() -> impl Strategy<Value = Position> {
    (variants(), any::<u64>(), 0..90_usize, 0..3).prop_map(|(variant, seed, plies, kind)| {
        let mut dice = Dice::new(seed);
        let mut now = match kind {
            0 => Position::start(variant),
            1 => strewn(variant, &mut dice),
            _ => return hunt(variant, &mut dice),
        };
        for _ in 0..plies {
            let moves = now.moves();
            if !moves.is_empty() {
                now = now.after(&dice.pick(&moves));
            }
        }
        now
    })
}

fn games(plies: usize) -> impl Strategy<Value = Game<State>> {
    (variants(), any::<u64>()).prop_map(move |(variant, seed)| {
        let mut dice = Dice::new(seed);
        let plies = dice.below(plies);
        random_game(variant, plies, &mut dice)
    })
}

/// The position with the board turned by half and the colours exchanged.
fn turned(position: &Position) -> Position {
    let board: String = position
        .board()
        .chars()
        .rev()
        .map(|piece| match piece {
            'w' => 'b',
            'W' => 'B',
            'b' => 'w',
            'B' => 'W',
            other => other,
        })
        .collect();
    Position::from_board(position.variant(), position.turn().other(), &board).unwrap()
}

fn turned_square(square: Square) -> Square {
    Square::numbered(33 - u32::from(square.number())).unwrap()
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn legal_means_listed(position in positions()) {
        let state = State::start(&Setup { position }, position.turn().seat());
        let listed = position.moves();
        for from in Square::all() {
            for to in Square::all() {
                let own = listed.iter().find(|mv| mv.from() == from && mv.landings().eq([to]));
                prop_assert_eq!(position.find(from, &[to]).ok(), own.copied());
            }
            prop_assert_eq!(position.why_not(from).is_none(), position.movable().contains(from));
            prop_assert_eq!(position.movable().contains(from), listed.iter().any(|mv| mv.from() == from));
        }
        for mv in &listed {
            let landings: Vec<Square> = mv.landings().collect();
            prop_assert_eq!(position.find(mv.from(), &landings), Ok(*mv));
            prop_assert_eq!(*state.play(mv).unwrap().position(), position.after(mv));
        }
        // Moves of the same position for the other side are none for this one.
        let other = Position::from_board(position.variant(), position.turn().other(), &position.board()).unwrap();
        for mv in other.moves() {
            prop_assert!(state.play(&mv).is_err());
        }
    }

    #[test]
    fn a_written_move_is_the_move(position in positions()) {
        for mv in position.moves() {
            for text in [mv.to_string(), position.notation(&mv)] {
                let route: Route = text.parse().unwrap();
                prop_assert_eq!(position.resolve(&route), Ok(mv), "{}", text);
            }
            let ends: Route = format!("{}-{}", mv.from(), mv.to()).parse().unwrap();
            let alike: BTreeSet<u32> = position
                .moves()
                .iter()
                .filter(|other| (other.from(), other.to()) == (mv.from(), mv.to()))
                .map(|other| other.captured().bits())
                .collect();
            // A whole path with nothing between its ends is the move itself, whatever else leads there.
            match position.resolve(&ends) {
                Ok(found) => prop_assert!(position.after(&found) == position.after(&mv) || found.landings().len() == 1),
                Err(_) => prop_assert!(alike.len() > 1),
            }
        }
    }

    #[test]
    fn turning_the_board_and_exchanging_the_colours_maps_the_moves_one_to_one(position in positions()) {
        let other = turned(&position);
        prop_assert_eq!(turned(&other), position);
        let path = |mv: &Move| mv.path().collect::<Vec<_>>();
        let image: BTreeSet<_> =
            position.moves().iter().map(|mv| mv.path().map(turned_square).collect::<Vec<_>>()).collect();
        prop_assert_eq!(image, other.moves().iter().map(path).collect::<BTreeSet<_>>());
        for mv in position.moves() {
            let landings: Vec<Square> = mv.landings().map(turned_square).collect();
            let its = other.find(turned_square(mv.from()), &landings).unwrap();
            prop_assert_eq!(turned(&position.after(&mv)), other.after(&its));
        }
    }

    #[test]
    fn a_fen_that_is_printed_is_read_again(position in positions()) {
        let variant = position.variant();
        prop_assert_eq!(Position::from_fen(variant, &position.fen()), Ok(position));
        prop_assert_eq!(Position::from_board(variant, position.turn(), &position.board()), Ok(position));
        // Black first, blanks and a full stop.
        let fen = position.fen();
        let parts: Vec<&str> = fen.split(':').collect();
        let other = format!(" {} : {} : {} .", parts[0], parts[2], parts[1]).replace(',', " , ");
        prop_assert_eq!(Position::from_fen(variant, &other), Ok(position), "{}", other);
    }
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn redo_after_undo_is_the_game_as_it_was(game in games(200), back in 1..100_usize) {
        let mut again = game.clone();
        let undone = (0..back).take_while(|_| again.undo()).count();
        prop_assert_eq!(undone, back.min(game.events().len()), "one event at a time, and after the end too");
        let left = again.events().len();
        prop_assert_eq!(again.state(), game.state_after(left).unwrap());
        for _ in 0..undone {
            prop_assert!(again.redo());
        }
        prop_assert!(!again.can_redo());
        same(&again, &game);
    }

    #[test]
    fn undo_and_the_same_moves_again_are_the_game_as_it_was(game in games(200), back in 1..40_usize) {
        let mut again = game.clone();
        while again.events().len() > game.events().len().saturating_sub(back) && again.undo() {}
        for event in &game.events()[again.events().len()..] {
            match event {
                Event::Move(mv) => again.play(mv).unwrap(),
                Event::Resign(seat) => again.resign(*seat).unwrap(),
                Event::Draw => again.agree_draw().unwrap(),
                Event::Pass => panic!("nobody passes"),
            }
        }
        same(&again, &game);
    }

    #[test]
    fn what_is_refused_changes_nothing(game in games(60)) {
        let mut tried = game.clone();
        let foreign = Position::from_fen(game.setup().position.variant(), "W:WK1,K32:B").unwrap().moves();
        let listed = game.state().position().moves();
        for mv in foreign.iter().filter(|mv| !listed.contains(mv)) {
            prop_assert!(tried.play(mv).is_err());
        }
        if game.turn().is_none() {
            prop_assert!(tried.agree_draw().is_err() && listed.iter().all(|mv| tried.play(mv).is_err()));
            prop_assert!(Side::ALL.iter().all(|side| tried.resign(side.seat()).is_err()));
        }
        same(&tried, &game);
    }

    #[test]
    fn the_side_to_move_begins_and_no_other(position in positions()) {
        for side in Side::ALL {
            let started = Game::<State>::start(Setup { position }, people(2), side.seat());
            match started {
                Ok(_) => prop_assert_eq!(side, position.turn()),
                Err(error) => {
                    prop_assert_eq!(error, StartError::First(side.seat()));
                    prop_assert_eq!(side, position.turn().other());
                }
            }
        }
    }

    #[test]
    fn a_code_brings_the_whole_game(game in games(200)) {
        let game = AnyGame::Draughts(game);
        let text = code::write(&game);
        assert_same(&code::read(&text).unwrap(), &game);
    }

    #[test]
    fn a_file_brings_the_whole_game(game in games(200), other in games(30)) {
        let text = format!("{}\n{}", pdn::write(&game, None), pdn::write(&other, None));
        let read = pdn::read(&text, None).unwrap();
        prop_assert_eq!(read.len(), 2);
        for (read, written) in read.iter().zip([&game, &other]) {
            prop_assert_eq!(read.game.setup(), written.setup());
            prop_assert_eq!(read.game.first(), written.first());
            // Who gave up while the other's result stands is the loser, as it was.
            prop_assert_eq!(read.game.events(), written.events());
            prop_assert_eq!(read.game.state(), written.state());
            for (read, player) in read.game.players().iter().zip(written.players()) {
                let name = match (player.name(), player.kind) {
                    ("", PlayerKind::Computer(level)) => format!("Hopstone, level {}", level.number()),
                    (name, _) => name.to_owned(),
                };
                prop_assert_eq!(read.name(), name);
            }
            prop_assert!(pdn::write(written, None).lines().skip(9).all(|line| line.len() < 80));
        }
    }
}

/// A text with a few pieces deleted, doubled, moved or put in.
fn mutated(text: &str, dice: &mut Dice) -> String {
    let odd: Vec<char> = "WBK:,.-x×½…{}()[];%$\"\\*!?#0123456789 \n\r\t\u{feff}\u{0}é山🂡".chars().collect();
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(4) {
        let at = dice.below(letters.len() + 1);
        let end = (at + dice.below(6)).min(letters.len());
        match dice.below(4) {
            0 => drop(letters.drain(at..end)),
            1 => letters.insert(at, dice.pick(&odd)),
            2 if at < letters.len() => letters[at] = dice.pick(&odd),
            _ => {
                let some: Vec<char> = letters[at..end].to_vec();
                let to = dice.below(letters.len() + 1);
                letters.splice(to..to, some);
            }
        }
    }
    letters.into_iter().collect()
}

/// Gives a text to every parser of draughts. What is accepted can be written and read again.
fn parse_everywhere(text: &str) {
    for variant in Variant::ALL {
        for turn in Side::ALL {
            if let Ok(position) = Position::from_board(variant, turn, text) {
                assert_eq!(position.board(), text);
            }
        }
        match Position::from_fen(variant, text) {
            Ok(position) => assert_eq!(Position::from_fen(variant, &position.fen()), Ok(position)),
            Err(error) => {
                assert!((1..=text.chars().count() + 1).contains(&error.place), "{text:?}: {error}");
                assert!(!error.to_string().contains('\n'));
            }
        }
        match pdn::read(text, Some(variant)) {
            Ok(games) => {
                for read in games {
                    let again = pdn::read(&pdn::write(&read.game, None), None).unwrap();
                    assert_eq!(again[0].game.events(), read.game.events(), "{text:?}");
                }
            }
            Err(error) => {
                let lines = text.matches('\n').count() + 1;
                assert!(error.game >= 1 && (1..=lines).contains(&error.line), "{text:?}: {error}");
                assert!(!error.to_string().contains('\n'), "{error}");
            }
        }
    }
    let _ = text.parse::<Square>();
    if let Ok(route) = text.parse::<Route>() {
        let start = Position::start(Variant::Italian);
        let _ = (start.resolve(&route), start.find(route.from(), route.landings()));
    }
    let _ = code::read(text);
}

proptest! {
    #![proptest_config(config(1_500))]

    #[test]
    fn no_text_makes_a_parser_panic(text in "\\PC{0,120}", bytes in any::<Vec<u8>>()) {
        parse_everywhere(&text);
        parse_everywhere(&String::from_utf8_lossy(&bytes));
        parse_everywhere(&format!("W:W{text}"));
        parse_everywhere(&format!("[FEN \"{text}\"] 1. {text}"));
    }

    #[test]
    fn no_text_that_looks_right_makes_a_parser_panic(
        fen in "[WB](:[WB](K?[0-9]{1,2}[-,]){0,6}K?[0-9]{1,2}){0,3}[.:]?",
        route in "[0-9]{1,3}([-x:×X][0-9]{0,3}){0,18}",
        file in "((\\[[A-Z]{1,3} \"[^\"]{0,5}\"\\])|[0-9]{1,2}\\.| |\n|[0-9]{1,2}[-x][0-9]{1,2}|\\(|\\)|\\{|\\}|;|%|\\$[0-9]|1-0|\\*){0,40}",
    ) {
        parse_everywhere(&fen);
        parse_everywhere(&route);
        parse_everywhere(&file);
    }

    #[test]
    fn no_damaged_text_makes_a_parser_panic(seed in any::<u64>(), variant in variants()) {
        let mut dice = Dice::new(seed);
        let game = random_game(variant, 30, &mut dice);
        for text in [pdn::write(&game, None), game.state().position().fen(), "22x15x8x22".to_owned()] {
            parse_everywhere(&mutated(&text, &mut dice));
        }
    }
}

/// The longest code of a game of 60 moves of each side: with long names and as many moves to choose from as can be had.
#[test]
fn a_game_of_sixty_moves_of_each_side_has_at_most_400_characters() {
    let mut longest = 0;
    let mut dice = Dice::new(11);
    let mut played = 0;
    while played < 40 {
        let variant = dice.pick(&Variant::ALL);
        let position = if dice.chance(50) { Position::start(variant) } else { strewn(variant, &mut dice) };
        let players = ["Alexandra Nováková", "Krzysztof Wójcik"].map(Player::person).to_vec();
        let mut game = Game::<State>::start(Setup { position }, players, position.turn().seat()).unwrap();
        while game.turn().is_some() && game.events().len() < 120 {
            let position = *game.state().position();
            let moves = position.moves();
            // Few captures and much freedom make a long game.
            let freedom = |mv: &Move| {
                let next = position.after(mv);
                if next.can_capture() { 0 } else { next.count_moves() }
            };
            let most = moves.iter().map(freedom).max().unwrap();
            let best: Vec<Move> = moves.iter().filter(|mv| freedom(mv) + dice.below(6) >= most).copied().collect();
            let mv = if best.is_empty() { dice.pick(&moves) } else { dice.pick(&best) };
            game.play(&mv).unwrap();
        }
        if game.events().len() == 120 {
            played += 1;
            longest = longest.max(code::write(&AnyGame::Draughts(game)).len());
        }
    }
    assert!((100..=200).contains(&longest), "{longest}");
}
