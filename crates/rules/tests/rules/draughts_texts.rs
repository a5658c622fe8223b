//! Positions and games of draughts as text, one fact a test. Numbers in brackets are those of the cases that went wrong elsewhere.

use std::time::{Duration, Instant};

use hopstone_rules::draughts::pdn::{self, Date, PdnError, PdnErrorKind, PdnGame};
use hopstone_rules::draughts::{
    FenErrorKind, IllegalMove, ParseRouteError, ParseSquareError, Position, Route, Side, Square, State, Variant,
};
use hopstone_rules::{DrawReason, Event, Game, Level, Outcome, Play, PlayError, Player, PlayerKind};

use crate::draughts_play::{game_from, play, position, random_game, square};
use crate::play::Dice;

// FEN.

/// The place and the reason for which a text is no Italian position.
fn refusal(text: &str) -> (usize, FenErrorKind) {
    let error = Position::from_fen(Variant::Italian, text).expect_err(text);
    (error.place, error.kind)
}

#[test]
fn a_fen_names_the_sides_in_either_order_with_blanks_a_full_stop_and_ranges() {
    let fen = "B:WK3,21,22,23:B5,K31";
    let expected = position(Variant::Italian, fen);
    assert_eq!(expected.fen(), fen);
    for other in [
        "B:B5,K31:WK3,21,22,23",
        "B:W21-23,K3:BK31,5.",
        "  B : W 21 - 23 , K3 : B K31 , 5 . \n",
        "B:WK3-3,21-22,23:B5-5,K31",
        "B:W023,22,21,K03:B05,K31",
    ] {
        assert_eq!(Position::from_fen(Variant::Italian, other), Ok(expected), "{other}");
    }
    assert_eq!(position(Variant::English, "B:B1-12:W21-32"), Position::start(Variant::English));
    assert_eq!(position(Variant::English, "W:WK1-4:B").kings(Side::White).len(), 4);
}

#[test]
fn a_side_may_have_no_pieces() {
    for fen in ["W:WK1:B", "W:B:WK1", "W:WK1:B."] {
        assert_eq!(position(Variant::Italian, fen).fen(), "W:WK1:B");
    }
    assert!(!position(Variant::Italian, "W:W:BK1").can_move());
}

#[test]
fn a_fen_begins_with_the_side_to_move() {
    assert_eq!(refusal(""), (1, FenErrorKind::Turn));
    assert_eq!(refusal("X:W21:B1"), (1, FenErrorKind::Turn));
    assert_eq!(refusal("  ?"), (3, FenErrorKind::Turn));
    assert_eq!(refusal("w:W21:B1"), (1, FenErrorKind::Turn));
}

#[test]
fn a_fen_has_both_sides_once() {
    assert_eq!(refusal("W"), (2, FenErrorKind::SideMissing(Side::White)));
    assert_eq!(refusal("W:"), (3, FenErrorKind::SideMissing(Side::White)));
    assert_eq!(refusal("W:W21"), (6, FenErrorKind::SideMissing(Side::Black)));
    assert_eq!(refusal("W:W21:"), (7, FenErrorKind::SideMissing(Side::Black)));
    assert_eq!(refusal("W:B1"), (5, FenErrorKind::SideMissing(Side::White)));
    assert_eq!(refusal("W:W21:W22"), (7, FenErrorKind::SideTwice(Side::White)));
    assert_eq!(refusal("W:W21:B1:W22"), (9, FenErrorKind::Stray(':')));
    assert_eq!(refusal("W:21:B1"), (3, FenErrorKind::Stray('2')));
}

#[test]
fn a_fen_has_squares_from_1_to_32() {
    assert_eq!(refusal("W:W0:B1"), (4, FenErrorKind::Range(0)));
    assert_eq!(refusal("W:W21,33:B1"), (7, FenErrorKind::Range(33)));
    assert_eq!(refusal("W:W21-33:B1"), (7, FenErrorKind::Range(33)));
    assert_eq!(refusal("W:WK33:B1"), (5, FenErrorKind::Range(33)));
    // Characters are counted, not bytes.
    assert_eq!(refusal("\u{3000}W:\u{a0}W33:B1"), (6, FenErrorKind::Range(33)));
    assert!(matches!(refusal("W:W99999999999999999999:B1"), (4, FenErrorKind::Range(_))));
}

#[test]
fn a_fen_has_a_square_once() {
    assert_eq!(refusal("W:W21,21:B1"), (7, FenErrorKind::Twice(square(21))));
    assert_eq!(refusal("W:W21,K21:B1"), (8, FenErrorKind::Twice(square(21))));
    assert_eq!(refusal("W:W21:BK21"), (9, FenErrorKind::Twice(square(21))));
    assert_eq!(refusal("W:W21-24:B20-22"), (11, FenErrorKind::Twice(square(21))));
}

#[test]
fn a_fen_has_no_man_on_his_own_promotion_row() {
    assert_eq!(refusal("W:W4:B32"), (4, FenErrorKind::Promotion(square(4), Side::White)));
    assert_eq!(refusal("W:W5:B28,29"), (10, FenErrorKind::Promotion(square(29), Side::Black)));
    assert_eq!(refusal("W:W3-5:B28"), (4, FenErrorKind::Promotion(square(3), Side::White)));
    assert_eq!(position(Variant::Italian, "W:WK4:B1,K32").fen(), "W:WK4:B1,K32");
}

#[test]
fn a_fen_has_no_range_that_runs_backwards() {
    let backwards = FenErrorKind::Backwards { from: square(24), to: square(21) };
    assert_eq!(refusal("W:W24-21:B1"), (4, backwards));
}

#[test]
fn a_fen_has_no_more_pieces_than_a_set() {
    assert_eq!(refusal("W:W20-32:B1"), (4, FenErrorKind::Pieces(Side::White)));
    assert_eq!(refusal("W:W32:B1-12,K13"), (14, FenErrorKind::Pieces(Side::Black)));
}

#[test]
fn a_fen_has_no_stray_letters() {
    for (text, place, stray) in [
        ("W:W21;22:B1", 6, ';'),
        ("W:W21,:B1", 7, ':'),
        ("W:W,21:B1", 4, ','),
        ("W:Wé:B1", 4, 'é'),
        ("W:W21:B山1", 8, '山'),
        ("W:W21:B1 x", 10, 'x'),
        ("W:W21:B1..", 10, '.'),
        ("W:Wk21:B1", 4, 'k'),
        ("W:WKK21:B1", 5, 'K'),
        ("W:W21-K23:B1", 7, 'K'),
        ("W:W-21:B1", 4, '-'),
        ("W W21:B1", 3, 'W'),
    ] {
        assert_eq!(refusal(text), (place, FenErrorKind::Stray(stray)), "{text}");
    }
    assert_eq!(refusal("W:W21,"), (7, FenErrorKind::NoSquare));
    assert_eq!(refusal("W:WK"), (5, FenErrorKind::NoSquare));
    assert_eq!(refusal("W:W21-"), (7, FenErrorKind::NoSquare));
}

#[test]
fn a_refused_fen_is_told_in_plain_words() {
    let told = |text: &str| Position::from_fen(Variant::Italian, text).unwrap_err().to_string();
    assert_eq!(told("W:W21,33:B1"), "character 7: there is no square 33; they are numbered 1 to 32");
    assert_eq!(told("W:W4:B32"), "character 4: a man of White on 4 would have become a king");
    assert_eq!(told("W:W21:BK21"), "character 9: square 21 is named twice");
    assert_eq!(told("W:W21\u{7}:B1"), "character 6: '\\u{7}' does not belong here");
}

#[test]
fn a_board_is_32_characters_with_men_where_men_can_be() {
    let board = |text: &str| Position::from_board(Variant::Italian, Side::White, text);
    let start = "bbbbbbbbbbbb........wwwwwwwwwwww";
    assert_eq!(board(start), Ok(Position::start(Variant::Italian)));
    let refusal = |text: &str| board(text).map_err(|error| (error.place, error.kind)).unwrap_err();
    assert_eq!(refusal(&start[..31]), (32, FenErrorKind::NoSquare));
    assert_eq!(refusal(&format!("{start}.")), (33, FenErrorKind::Stray('.')));
    assert_eq!(refusal(&start.replace("b.", "bx")), (13, FenErrorKind::Stray('x')));
    assert_eq!(refusal(&start.replace("b.", "bb")), (13, FenErrorKind::Pieces(Side::Black)));
    assert_eq!(refusal(&format!("w{}", &start[1..])), (1, FenErrorKind::Promotion(square(1), Side::White)));
    assert_eq!(refusal(&format!("{}b", &start[..31])), (32, FenErrorKind::Promotion(square(32), Side::Black)));
}

// Squares and moves.

#[test]
fn a_route_names_its_wrong_part() {
    let part = |part, error| Err(ParseRouteError::Square { part, error });
    assert_eq!("22-33".parse::<Route>(), part(2, ParseSquareError::Range(33)));
    assert_eq!("0x15".parse::<Route>(), part(1, ParseSquareError::Range(0)));
    assert_eq!("22x15x".parse::<Route>(), part(3, ParseSquareError::NoNumber));
    assert_eq!("22-+3".parse::<Route>(), part(2, ParseSquareError::NoNumber));
    assert_eq!("".parse::<Route>(), part(1, ParseSquareError::NoNumber));
    assert_eq!("22".parse::<Route>(), Err(ParseRouteError::Short));
    assert_eq!(["22"; 40].join("x").parse::<Route>(), Err(ParseRouteError::Long));
    assert!("７".parse::<Square>().is_err(), "digits of other alphabets");
}

#[test]
fn a_capture_is_written_with_any_of_the_usual_marks() {
    let position = position(Variant::Italian, "W:W22:B12,19");
    for text in ["22x15x8", "22X15X8", "22:15:8", "22×15×8", "22-15-8", "22-8", "22x8", "22:8"] {
        assert_eq!(
            position.resolve(&text.parse().unwrap()).map(|mv| mv.to_string()),
            Ok("22x15x8".to_owned()),
            "{text}"
        );
    }
}

// Files.

fn read(text: &str) -> Vec<PdnGame> {
    pdn::read(text, None).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

fn error(text: &str) -> PdnError {
    match pdn::read(text, None) {
        Ok(_) => panic!("read: {text}"),
        Err(error) => error,
    }
}

/// The moves of a game with all their squares.
fn moves(game: &Game<State>) -> String {
    let moves = game.events().iter().filter_map(|event| match event {
        Event::Move(mv) => Some(mv.to_string()),
        _ => None,
    });
    moves.collect::<Vec<_>>().join(" ")
}

/// The moves of the only game in a text.
fn only(text: &str) -> String {
    let games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    moves(&games[0].game)
}

const OPENING: &str = "22-18 11-14 18x11 6x15";

#[test]
fn moves_are_read_whatever_stands_between_them() {
    for text in [
        "1. 22-18 11-14 2. 18x11 6x15 *",
        "1.22-18 11-14 2.18x11 6x15 *",
        "1. 22-18 1... 11-14 2. 18x11 2... 6x15 *",
        "1.22-18 1...11-14 2.18x11 2...6x15 *",
        "1. 22-18 1… 11-14 2. 18x11 6x15 *",
        "22-18 11-14 18x11 6x15",
        "1.\n22-18\n11-14\n2.\n18x11\n6x15\n*\n",
        "1.\r\n22-18\r\n11-14\r\n2.\r\n\r\n18x11\r\n6x15\r\n*",
        "\u{feff}1. 22-18\t11-14\u{a0}2. 18x11 6x15",
        "1. 22-18! 11-14? 2. 18x11!? 6x15?! *",
        "1. 22-18$1 11-14 $2$3 2. 18x11 $140 6x15 *",
        "{first} 1. 22-18 {a {comment [with] (brackets) ; and % all} 11-14 {\n\n} 2. 18x11{}6x15 {last} * {after}",
        "1. 22-18 ; 11-15 to the end } of ) the line\n11-14 2. 18x11;\n6x15 ;",
        "% 1. 23-19\n1. 22-18 11-14\n  % 1. 23-19 [\n2. 18x11 6x15\n%",
        "1. 22-18 (22-17 12-16 (11-15 {)} 99-99) ; ) not yet\n 2. x) 11-14 () 2. 18x11 (()()) 6x15 *",
        "(1. 23-19) 1. 22-18 11-14 2. 18x11 6x15 *",
    ] {
        assert_eq!(only(text), OPENING, "{text}");
    }
}

#[test]
fn a_percent_sign_begins_a_remark_only_where_a_line_begins() {
    assert!(matches!(error("1. 22-18 % 11-14").kind, PdnErrorKind::Notation { .. }));
}

#[test]
fn results_in_every_spelling() {
    let black = "[Black \"Jan\"]\n1. 22-18 11-15 ";
    let winner = |text: &str| {
        let game = &read(&format!("{black}{text}"))[0].game;
        let standing = game.state().standing();
        match standing.outcome() {
            None => "nobody yet",
            Some(Outcome::Draw(DrawReason::Agreement)) => "both",
            Some(Outcome::Places) if standing.place(Side::White.seat()) == Some(1) => "White",
            Some(Outcome::Places) => "Black",
            other => panic!("{other:?}"),
        }
    };
    for (text, who) in [
        ("1-0", "White"),
        ("2-0", "White"),
        ("0-1", "Black"),
        ("0-2", "Black"),
        ("1/2-1/2", "both"),
        ("1-1", "both"),
        ("½-½", "both"),
        ("*", "nobody yet"),
        ("0-0", "nobody yet"),
        ("", "nobody yet"),
    ] {
        assert_eq!(winner(text), who, "{text}");
        // The tag says it where the moves do not.
        let tagged = read(&format!("[Result \"{text}\"] 1. 22-18"));
        assert_eq!(tagged[0].game.turn().is_none(), !["nobody yet"].contains(&who), "{text}");
    }
    assert_eq!(only("1. 22-18 11-15*"), "22-18 11-15");
}

#[test]
fn a_result_is_who_gave_up_or_an_agreement_unless_the_moves_bring_it_about() {
    let last = |text: &str| read(text)[0].game.events().last().copied();
    assert_eq!(last("1. 22-18 1-0"), Some(Event::Resign(Side::Black.seat())));
    assert_eq!(last("1. 22-18 0-1"), Some(Event::Resign(Side::White.seat())));
    assert_eq!(last("1. 22-18 1-1"), Some(Event::Draw));
    let fen = "[GameType \"22\"] [SetUp \"1\"] [FEN \"W:W22:B19\"]";
    assert!(matches!(last(&format!("{fen} 1. 22x15 1-0")), Some(Event::Move(_))));
    // Who has no move has lost, whatever the file says.
    assert!(matches!(last(&format!("{fen} 1. 22x15 0-1")), Some(Event::Move(_))));
}

#[test]
fn several_games_need_no_blank_lines_and_no_results() {
    let tags = "[White \"Ada\"]\n[Black \"Jan\"]\n";
    for between in ["\n\n", "\n", " ", " *\n", " 1-0 ", " {said} 1-0\n\n\n"] {
        let text = format!("{tags}1. 22-18{between}{tags}1. 23-19{between}{tags}1. 24-20");
        let games = read(&text);
        let first: Vec<String> = games.iter().map(|game| moves(&game.game)).collect();
        assert_eq!(first, ["22-18", "23-19", "24-20"], "{text:?}");
    }
    // A tag begins another game even if the one before has none of that name.
    let games = read("[White \"Ada\"] 1. 22-18 [Black \"Jan\"] 1. 23-19");
    assert_eq!(games.iter().map(|game| moves(&game.game)).collect::<Vec<_>>(), ["22-18", "23-19"]);
    let games = read("1. 22-18 * 1. 23-19 1-0 1. 11-15 *");
    assert_eq!(games.len(), 3);
    assert_eq!(games[2].game.setup().position.variant(), Variant::English);
}

#[test]
fn a_game_without_moves_is_a_game_and_a_result_alone_is_none() {
    let games = read("[White \"Ada\"]\n[White \"Eva\"]\n*\n[White \"Ida\"]");
    let names: Vec<&str> = games.iter().map(|game| game.game.players()[0].name()).collect();
    assert_eq!(names, ["Ada", "Eva", "Ida"]);
    assert_eq!(games.iter().map(|game| game.line).collect::<Vec<_>>(), [1, 2, 4]);
    assert_eq!(read("1. 22-18 1-0 1-0\n*").len(), 1, "some programs write the result twice");
    for text in ["", " \n", "*", "1-0 *", "{only said}", "; nothing", "1."] {
        assert_eq!(error(text).kind, PdnErrorKind::Empty, "{text}");
    }
}

#[test]
fn tags_are_kept_and_names_become_players() {
    let games = read("[Event \"A \\\"great\\\" \\\\ day\"] [White \"Ada\"] [ Black\t\"?\" ]\n[Round \"\"] 1. 22-18 *");
    let tag = |wanted: &str| games[0].tags.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str());
    assert_eq!(tag("Event"), Some("A \"great\" \\ day"));
    assert_eq!((tag("Black"), tag("Round"), tag("Site")), (Some("?"), Some(""), None));
    let names: Vec<&str> = games[0].game.players().iter().map(Player::name).collect();
    assert_eq!(names, ["Ada", ""]);
    // A name too long is cut between characters.
    let games = read(&format!("[White \"{}\"] 1. 22-18", "é".repeat(50)));
    assert_eq!(games[0].game.players()[0].name(), "é".repeat(30));
}

#[test]
fn the_tag_or_the_first_move_tells_the_game() {
    let variant = |text: &str, otherwise| pdn::read(text, otherwise).unwrap()[0].game.setup().position.variant();
    let (italian, english) = (Variant::Italian, Variant::English);
    for (text, told) in [
        ("[GameType \"22,W,8,8,N2,1\"] *", italian),
        ("[GameType \"22\"] *", italian),
        ("[gametype \" 21 ,B,8,8,N1,0\"] *", english),
        ("[GameType \"21\"] 1. 11-15", english),
        ("1. 22-18", italian),
        ("1. 11-15", english),
    ] {
        for otherwise in [None, Some(italian), Some(english)] {
            assert_eq!(variant(text, otherwise), told, "{text}");
        }
    }
    // Without either nobody can know.
    for text in ["[White \"Ada\"] *", "[FEN \"W:WK22:BK1\"] 1. 22-18"] {
        assert_eq!(variant(text, None), italian);
        assert_eq!(variant(text, Some(english)), english);
    }
}

#[test]
fn other_games_are_refused_by_their_type() {
    for value in ["20", "20,W,10,10,N2,0", "", "English", "221", "99999999999999999999"] {
        let error = error(&format!("1. 22-18 *\n\n[GameType \"{value}\"]\n1. 32-28 *"));
        assert_eq!((error.game, error.line), (2, 3));
        assert_eq!(error.kind, PdnErrorKind::GameType(value.to_owned()));
    }
    let told = error("[GameType \"20,W,10,10,N2,0\"]").to_string();
    let expected = "game 1, line 1: GameType \"20,W,10,10,N2,0\" is neither Italian (22) nor English draughts (21)";
    assert_eq!(told, expected);
}

#[test]
fn a_game_may_begin_elsewhere_and_with_the_other_side() {
    let text = "[GameType \"22\"]\n[SetUp \"1\"]\n[FEN \"B:W25,K27:B5,6.\"]\n1... 6-10 2. 25-21 10-13 *";
    let game = &read(text)[0].game;
    assert_eq!((game.first(), moves(game).as_str()), (Side::Black.seat(), "6-10 25-21 10-13"));
    let written = pdn::write(game, None);
    assert!(written.contains("[SetUp \"1\"]\n[FEN \"B:W25,K27:B5,6\"]\n\n1... 6-10 2. 25-21 10-13 *\n"), "{written}");
    // In English draughts White is the second.
    let text = "[GameType \"21\"] [FEN \"W:W25,K27:B5,6\"] 1... 25-21 2. 6-10";
    assert!(pdn::write(&read(text)[0].game, None).ends_with("\n1... 25-21 2. 6-10 *\n"));
    // The number counts from there.
    let error = error(&text.replace("6-10", "6-11"));
    assert!(matches!(error.kind, PdnErrorKind::Move { number: 2, side: Side::Black, .. }), "{error}");
}

#[test]
fn a_fen_that_is_no_position_is_refused_in_its_line() {
    let error = error("[GameType \"22\"]\n[FEN \"W:W33:B1\"]\n*");
    assert_eq!((error.game, error.line), (1, 2));
    assert_eq!(error.to_string(), "game 1, line 2: FEN, character 4: there is no square 33; they are numbered 1 to 32");
}

#[test]
fn a_capture_named_by_its_ends_is_played_where_the_same_pieces_go() {
    // (17) A king on 22 goes round the ring of four either way.
    let ring = "[GameType \"21\"] [FEN \"W:WK22:B5,9,10,17,18\"] ";
    assert_eq!(only(&format!("{ring} 1... 22x22")), "22x13x6x15x22");
    assert_eq!(only(&format!("{ring} 1... 22x15x6x22")), "22x15x6x13x22");
    assert_eq!(only(&format!("{ring} 1... 22x6x22")), "22x13x6x15x22");
    assert_eq!(only(&format!("{ring} 1... 22-15-6-13-22")), "22x15x6x13x22");
}

#[test]
fn a_capture_named_by_its_ends_is_refused_where_other_pieces_would_go() {
    // (17) Over 18 and 10, or over 19 and 11.
    let fork = "[GameType \"22\"]\n[FEN \"W:W22:B10,11,18,19\"]\n";
    let refused = error(&format!("{fork}1. 22x6"));
    let ambiguous = IllegalMove::Ambiguous { from: square(22), to: square(6) };
    let expected = PdnErrorKind::Move {
        number: 1,
        side: Side::White,
        text: "22x6".to_owned(),
        error: PlayError::Illegal(ambiguous),
    };
    assert_eq!((refused.game, refused.line, refused.kind), (1, 3, expected));
    assert_eq!(only(&format!("{fork}1. 22x15x6")), "22x15x6");
    // What is written names the way.
    let game = &read(&format!("{fork}1. 22x13x6"))[0].game;
    assert!(pdn::write(game, None).contains("\n1. 22x13x6 *\n"));
}

#[test]
fn a_shorter_capture_is_not_taken_for_the_longer_one_that_passes_its_end() {
    // (17) English draughts: 31 over 26 ends on 22, unless 17 can be taken as well.
    let text = "[GameType \"21\"]\n[FEN \"W:W31:B5,17,26\"]\n1... 31x22";
    let error = error(text);
    let unfinished = PlayError::Illegal(IllegalMove::Unfinished { at: square(22) });
    assert!(matches!(&error.kind, PdnErrorKind::Move { error, .. } if *error == unfinished), "{error}");
    assert_eq!(only(&text.replace("31x22", "31x13")), "31x22x13");
}

#[test]
fn jumps_written_one_by_one_are_one_move() {
    let start = "[GameType \"22\"] [FEN \"W:W29,22:B1,12,19\"] ";
    let whole = "22x15x8 1-5";
    for text in ["22x15 15x8 1-5", "1. 22x15 15x8 1-5", "1. 22x15\n15x8 {so} 1-5", "1. 22x15x8 1-5", "22:15 15:8 1-5"] {
        assert_eq!(only(&format!("{start}{text}")), whole, "{text}");
    }
    let three = "[GameType \"22\"] [FEN \"W:W30:B2,10,18,26\"] ";
    assert_eq!(only(&format!("{three} 30x21 21x14 14x5")), "30x21x14x5");
    assert_eq!(only(&format!("{three} 30x21x14 14x5")), "30x21x14x5");
    // The chain stops too early, or goes on from elsewhere.
    for text in ["30x21", "30x21 2-6", "30x21 22x15", "30x21 21-17"] {
        let error = error(&format!("{three} {text}"));
        assert!(error.to_string().contains("\"30x21\": the capture must go on from 21"), "{text}: {error}");
    }
}

/// A game of Italian draughts as a file writes it, of so many full moves, and each on a line.
fn long_game(full_moves: usize) -> Vec<String> {
    let mut dice = Dice::new(5);
    loop {
        let game = random_game(Variant::Italian, 2 * full_moves, &mut dice);
        let is_standard = game.setup().is_standard() && game.events().len() == 2 * full_moves;
        if is_standard && game.turn().is_some() && game.events().iter().all(|event| matches!(event, Event::Move(_))) {
            let texts: Vec<String> = moves(&game).split(' ').map(str::to_owned).collect();
            return texts.chunks(2).enumerate().map(|(n, pair)| format!("{}. {}", n + 1, pair.join(" "))).collect();
        }
    }
}

#[test]
fn an_illegal_move_is_named_with_game_line_number_and_side() {
    let mut text = "[White \"Ada\"]\n1. 22-18 *\n\n".repeat(6);
    let mut lines = long_game(25);
    for (side, place) in [(Side::White, 1), (Side::Black, 2)] {
        let mut words: Vec<&str> = lines[22].split(' ').collect();
        words[place] = "31-1";
        let wrong = words.join(" ");
        let right = std::mem::replace(&mut lines[22], wrong);
        // Two lines of tags before the moves.
        let seventh = format!("[White \"Eva\"]\n[Black \"Ida\"]\n{}\n*\n", lines.join("\n"));
        let error = error(&format!("{text}{seventh}"));
        assert_eq!((error.game, error.line), (7, 6 * 3 + 2 + 23));
        let PdnErrorKind::Move { number: 23, side: its, text, .. } = &error.kind else { panic!("{error}") };
        assert_eq!((*its, text.as_str()), (side, "31-1"));
        assert!(error.to_string().starts_with(&format!("game 7, line 43: move 23 of {side}, \"31-1\": ")), "{error}");
        lines[22] = right;
    }
    text += &lines.join("\n");
    assert_eq!(read(&text).len(), 7);
}

#[test]
fn what_is_no_move_is_named_with_its_place() {
    for (word, reason) in [
        ("Qxe4", "part 1 of the move: a square is a number from 1 to 32"),
        ("22-40", "part 2 of the move: there is no square 40; they are numbered 1 to 32"),
        ("22", "a move names at least two squares"),
        ("22-", "part 2 of the move: a square is a number from 1 to 32"),
    ] {
        let told = error(&format!("1. 22-18\n\n{word} 2. 18-13")).to_string();
        assert_eq!(told, format!("game 1, line 3: move 1 of Black, \"{word}\": {reason}"));
    }
}

#[test]
fn a_move_after_the_end_is_refused() {
    let error = error("[GameType \"22\"] [FEN \"W:W22:B19\"]\n1. 22x15\n19-23");
    assert_eq!(error.to_string(), "game 1, line 3: move 1 of Black, \"19-23\": the game is over");
}

#[test]
fn brackets_are_closed_and_opened() {
    for (text, line, kind) in [
        ("1. 22-18\n{ never", 2, PdnErrorKind::Unclosed('{')),
        ("1. 22-18\n\n( 11-15 (11-14) {)}\n\n", 3, PdnErrorKind::Unclosed('(')),
        ("1. 22-18 (\n{ never )", 2, PdnErrorKind::Unclosed('{')),
        ("1. 22-18 )", 1, PdnErrorKind::Stray(')')),
        ("1. 22-18\n}", 2, PdnErrorKind::Stray('}')),
        ("]", 1, PdnErrorKind::Stray(']')),
        ("\n[White Ada]", 2, PdnErrorKind::Tag),
        ("[White \"Ada]\n[Black \"Jan\"]", 1, PdnErrorKind::Tag),
        ("[White \"Ada\"", 1, PdnErrorKind::Tag),
        ("[\"Ada\"]", 1, PdnErrorKind::Tag),
        ("[White]", 1, PdnErrorKind::Tag),
        ("1. 22-18 *\n[", 2, PdnErrorKind::Tag),
    ] {
        let error = error(text);
        assert_eq!((error.line, error.kind), (line, kind), "{text}");
    }
}

#[test]
fn a_game_is_written_as_other_programs_read_it() {
    let players = vec![Player::person("Ada \"Pi\" \\"), Player::computer(Level::new(4).unwrap())];
    let setup = *game_from(Position::start(Variant::Italian)).setup();
    let mut game = Game::<State>::start(setup, players, Side::White.seat()).unwrap();
    play(&mut game, "22-18 11-14 18x11 6x15");
    game.resign(Side::Black.seat()).unwrap();
    let text = pdn::write(&game, Some(Date { year: 2024, month: 3, day: 9 }));
    let expected = "\
[Event \"?\"]
[Date \"2024.03.09\"]
[White \"Ada \\\"Pi\\\" \\\\\"]
[Black \"Hopstone, level 4\"]
[Result \"1-0\"]
[GameType \"22,W,8,8,N2,1\"]

1. 22-18 11-14 2. 18x11 6x15 1-0
";
    assert_eq!(text, expected);
    assert_eq!(read(&text)[0].game.players()[0].name(), "Ada \"Pi\" \\");
    assert_eq!(read(&text)[0].game.players()[1].kind, PlayerKind::Person);
    let english = pdn::write(&game_from(Position::start(Variant::English)), None);
    assert!(english.contains("[Date \"????.??.??\"]") && english.contains("[GameType \"21,B,8,8,N1,0\"]\n\n*\n"));
}

#[test]
fn results_are_written_as_the_game_ended() {
    let mut game = game_from(Position::start(Variant::English));
    assert_eq!(pdn::result(&game), "*");
    for side in Side::ALL {
        game.resign(side.seat()).unwrap();
        assert_eq!(pdn::result(&game), if side == Side::White { "0-1" } else { "1-0" });
        game.undo();
    }
    game.agree_draw().unwrap();
    assert_eq!(pdn::result(&game), "1/2-1/2");
}

/// Five million bytes that are no file of games, and yet begin like one or like a part of one.
fn noise() -> Vec<(&'static str, String)> {
    const SIZE: usize = 5_000_000;
    let repeated = |part: &str| part.repeat(SIZE / part.len());
    let mut dice = Dice::new(17);
    let random: Vec<u8> = (0..SIZE / 2).map(|_| dice.below(256) as u8).collect();
    let letters = (0..SIZE).map(|_| char::from(b' ' + dice.below(95) as u8)).collect();
    let tags: String = (0..SIZE / 12).map(|number| format!("[T{number} \"\"]\n")).collect();
    vec![
        ("bytes", String::from_utf8_lossy(&random).into_owned()),
        ("letters", letters),
        ("one word", repeated("x")),
        ("one number", repeated("1")),
        ("words", repeated("a ")),
        ("numbers", repeated("1. ")),
        ("moves", repeated("22-18 ")),
        ("variations", repeated("(")),
        ("comments in a variation", repeated("({}")),
        ("comments", format!("{}{{", repeated("{}"))),
        ("glyphs", format!("{})", repeated("$1"))),
        ("blank lines", repeated("\n")),
        ("results", repeated("* ")),
        ("tags of many names", format!("{tags}x")),
        ("tags that break off", format!("[White \"{}", repeated("a"))),
        ("a long tag", format!("[{}", repeated("a"))),
        ("a long FEN", format!("[FEN \"W:W{}\"]", repeated("21"))),
        ("a long type", format!("[GameType \"{}\"]", repeated("20"))),
    ]
}

#[test]
fn five_megabytes_of_noise_are_refused_quickly_with_a_place() {
    for (name, text) in noise() {
        let begun = Instant::now();
        let error = error_of(&text);
        assert!(begun.elapsed() < Duration::from_secs(5), "{name}: {:?}", begun.elapsed());
        assert!(error.game >= 1 && error.line >= 1 && error.line <= 1 + text.matches('\n').count(), "{name}: {error}");
        assert!(error.to_string().len() < 400, "{name}: the message is for a person");
    }
}

fn error_of(text: &str) -> PdnError {
    pdn::read(text, None).map(|games| games.len()).expect_err("no file of games")
}
