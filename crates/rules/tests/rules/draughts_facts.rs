//! Games of draughts, one fact a test. Numbers in brackets are those of the cases that went wrong elsewhere.

use hopstone_rules::draughts::{Move, Position, Setup, Side, State, Variant};
use hopstone_rules::{AnyGame, DrawError, DrawReason, Event, Game, Outcome, Play, PlayError, StartError, code};

use crate::draughts_play::{game_from, play, position, square};
use crate::play::{Dice, people};
use crate::records::same;

fn moves(variant: Variant, fen: &str) -> Vec<String> {
    position(variant, fen).moves().iter().map(ToString::to_string).collect()
}

fn outcome(game: &Game<State>) -> Option<Outcome> {
    game.state().standing().outcome()
}

fn winner(game: &Game<State>) -> Option<Side> {
    assert_eq!(outcome(game), Some(Outcome::Places));
    Side::ALL.into_iter().find(|side| game.state().standing().place(side.seat()) == Some(1))
}

/// Two kings and a man of each side, far from each other.
fn quiet_game(variant: Variant) -> Game<State> {
    // Beside the corner that has two ways out.
    let fen = match variant {
        Variant::Italian => "W:WK29,K32,25:BK1,K4,8",
        Variant::English => "W:WK29,K32,28:BK1,K4,5",
    };
    game_from(position(variant, fen))
}

/// Plays moves of kings on each side's own three rows after which nothing stands for the third time.
fn play_quietly(game: &mut Game<State>, plies: usize) {
    for _ in 0..plies {
        let mut dice = Dice::new(game.events().len() as u64);
        let position = *game.state().position();
        let times = |next: &Position| {
            (0..=game.events().len()).filter(|&n| game.state_after(n).unwrap().position() == next).count()
        };
        let is_fit = |mv: &Move| {
            let next = position.after(mv);
            let is_at_home = match position.turn() {
                Side::White => mv.to().number() > 20,
                Side::Black => mv.to().number() <= 12,
            };
            position.kings(position.turn()).contains(mv.from()) && is_at_home && times(&next) < 2
        };
        let fit: Vec<Move> = position.moves().into_iter().filter(is_fit).collect();
        game.play(&dice.pick(&fit)).unwrap();
    }
}

/// Plays the first move of a man after which nothing can be captured.
fn play_a_man(game: &mut Game<State>) {
    let position = *game.state().position();
    let is_fit = |mv: &Move| position.men(position.turn()).contains(mv.from()) && !position.after(mv).can_capture();
    let mv = position.moves().into_iter().find(is_fit).expect("a man that can move");
    game.play(&mv).unwrap();
}

// Moves.

#[test]
fn a_list_of_moves_has_no_fixed_size() {
    // (15) Twelve kings with 42 moves, and no enemy.
    for (variant, fen) in [
        (Variant::Italian, "W:WK5,K6,K7,K8,K13,K14,K19,K20,K25,K26,K27,K28:B"),
        (Variant::English, "W:WK5,K6,K7,K8,K15,K16,K17,K18,K25,K26,K27,K28:B"),
    ] {
        let position = position(variant, fen);
        assert_eq!((position.moves().len(), position.count_moves()), (42, 42), "{variant}");
        let mut game = game_from(position);
        for mv in position.moves() {
            game.play(&mv).unwrap();
            assert_eq!(winner(&game), Some(Side::White), "nothing is left that could move");
            let text = code::write(&AnyGame::Draughts(game.clone()));
            let AnyGame::Draughts(again) = code::read(&text).unwrap() else { panic!("draughts") };
            same(&again, &game);
            game.undo();
        }
    }
}

#[test]
fn precedence_is_four_rules_and_no_sum() {
    // (14) 30 is a man that takes three men, the king on 32 takes two kings.
    assert_eq!(moves(Variant::Italian, "W:W30,K32:B10,18,K20,26,K28"), ["30x21x14x5"]);
    // In English draughts both are allowed; there 30 and 32 stand one column further to the left.
    assert_eq!(moves(Variant::English, "W:W29,K31:B9,17,K20,25,K27"), ["29x22x13x6", "31x24"]);
}

#[test]
fn equal_captures_are_a_free_choice() {
    assert_eq!(moves(Variant::Italian, "W:W30:B26,27"), ["30x21", "30x23"]);
    assert_eq!(moves(Variant::Italian, "W:WK30:BK26,K27"), ["30x21", "30x23"]);
    assert_eq!(moves(Variant::Italian, "W:WK30:B26,K27"), ["30x23"]);
}

#[test]
fn an_english_capture_need_not_be_the_longest() {
    // 31 over 26 and 17, or over 27 alone.
    assert_eq!(moves(Variant::English, "W:W31:B17,26,27"), ["31x22x13", "31x24"]);
}

#[test]
fn the_games_lie_differently_and_begin_with_different_sides() {
    let place = |variant: Variant, number| variant.place(square(number));
    assert_eq!((place(Variant::Italian, 1), place(Variant::Italian, 32)), ((0, 0), (7, 7)));
    assert_eq!((place(Variant::English, 1), place(Variant::English, 29)), ((1, 0), (0, 7)));
    assert_eq!(Position::start(Variant::Italian).turn(), Side::White);
    assert_eq!(Position::start(Variant::English).turn(), Side::Black);
    for variant in Variant::ALL {
        assert_eq!(Position::start(variant).moves().len(), 7);
        for number in 1..=32 {
            let (column, row) = place(variant, number);
            assert_eq!(variant.square_at(column as i8, row as i8), Some(square(number)));
        }
        let beside = (-1..=8).flat_map(|column| (-1..=8).map(move |row| (column, row)));
        assert_eq!(beside.filter(|&(column, row)| variant.square_at(column, row).is_some()).count(), 32);
    }
}

#[test]
fn a_man_on_the_last_row_is_a_king_from_the_next_move_on() {
    let mut game = game_from(position(Variant::Italian, "W:W6,32:B9"));
    play(&mut game, "6-2");
    assert!(game.state().position().kings(Side::White).contains(square(2)));
    play(&mut game, "9-13 2-6");
    assert_eq!(game.state().position().fen(), "B:WK6,32:B13");
}

// Ends.

#[test]
fn whoever_cannot_move_has_lost_pieces_or_not() {
    // The last piece is captured.
    let mut game = game_from(position(Variant::Italian, "W:W22:B19"));
    play(&mut game, "22x15");
    assert_eq!((winner(&game), game.turn()), (Some(Side::White), None));
    // Black's man on 17 is shut in by 21, behind which 26 stands.
    let mut game = game_from(position(Variant::Italian, "W:W25,26,22:B17"));
    play(&mut game, "25-21");
    assert_eq!(game.state().position().fen(), "B:W21,22,26:B17");
    assert_eq!(winner(&game), Some(Side::White));
    let next = game.state().position().moves();
    assert!(next.is_empty() && game.agree_draw() == Err(DrawError::Over));
}

#[test]
fn a_position_without_a_move_is_over_before_the_first_one() {
    let game = game_from(position(Variant::English, "B:WK1:B"));
    assert_eq!((winner(&game), game.turn()), (Some(Side::White), None));
}

#[test]
fn eighty_quiet_plies_are_a_draw_and_seventy_nine_are_none() {
    // (16) 40 moves of each side are 80 plies of both.
    for variant in Variant::ALL {
        let mut game = quiet_game(variant);
        for ply in 0..79 {
            assert_eq!((usize::from(game.state().quiet_plies()), outcome(&game)), (ply, None));
            play_quietly(&mut game, 1);
        }
        assert!(game.turn().is_some());
        play_quietly(&mut game, 1);
        assert_eq!(outcome(&game), Some(Outcome::Draw(DrawReason::QuietMoves)));
        assert!(Side::ALL.iter().all(|side| game.state().standing().place(side.seat()) == Some(1)));
        assert_eq!(game.play(&game.state().position().moves()[0]), Err(PlayError::Over));
        // (18) One ply back the game goes on with the counter as it was.
        assert!(game.undo());
        assert_eq!((game.state().quiet_plies(), outcome(&game)), (79, None));
    }
}

#[test]
fn whoever_cannot_move_after_eighty_quiet_plies_has_lost() {
    // Black's king goes to and fro between 1 and 5 until White's on 2 steps to 5, behind which 10 and 14 stand. The moments alone, as
    // a game would be a draw by repetition long before.
    let position = position(Variant::Italian, "B:WK2,9,10,14,K32:BK1");
    let mut state = State::start(&Setup { position }, position.turn().seat());
    let mut step = |from: u8, to: u8| {
        let mv = state.position().find(square(from), &[square(to)]).unwrap();
        state = state.play(&mv).unwrap();
        (state.quiet_plies(), state.standing().outcome())
    };
    for _ in 0..19 {
        for (from, to) in [(1, 5), (32, 28), (5, 1), (28, 32)] {
            assert_eq!(step(from, to).1, None);
        }
    }
    assert_eq!((step(1, 5), step(32, 28), step(5, 1)), ((77, None), (78, None), (79, None)));
    assert_eq!(step(2, 5), (80, Some(Outcome::Places)));
    assert_eq!(state.standing().place(Side::White.seat()), Some(1));
}

#[test]
fn the_counter_starts_again_when_a_man_moves() {
    // (16)
    let mut game = quiet_game(Variant::Italian);
    play_quietly(&mut game, 60);
    play_a_man(&mut game);
    assert_eq!(game.state().quiet_plies(), 0);
    play_quietly(&mut game, 79);
    assert_eq!((game.state().quiet_plies(), outcome(&game)), (79, None));
}

#[test]
fn the_counter_starts_again_when_a_king_captures() {
    // (16)
    let mut game = game_from(position(Variant::Italian, "B:WK28:BK1,K20"));
    play(&mut game, "20-23");
    assert_eq!(game.state().quiet_plies(), 1);
    play(&mut game, "28x19");
    assert_eq!(game.state().quiet_plies(), 0);
    play(&mut game, "1-5");
    assert_eq!(game.state().quiet_plies(), 1);
}

#[test]
fn a_man_that_is_crowned_has_moved_as_a_man() {
    // (16)
    let mut game = game_from(position(Variant::Italian, "W:W6,K32:BK29"));
    play(&mut game, "32-28 29-26 6-2");
    assert_eq!(game.state().quiet_plies(), 0);
    play(&mut game, "26-29 2-6");
    assert_eq!(game.state().quiet_plies(), 2);
}

#[test]
fn the_third_occurrence_with_the_same_side_to_move_is_a_draw() {
    let mut game = game_from(position(Variant::English, "W:WK32:BK1"));
    play(&mut game, "32-28 1-5 28-32 5-1 32-28 1-5 28-32");
    assert_eq!((outcome(&game), game.repetitions(game.events().len())), (None, 2));
    play(&mut game, "5-1");
    assert_eq!(outcome(&game), Some(Outcome::Draw(DrawReason::Repetition)));
    // (18)
    game.undo();
    assert_eq!(outcome(&game), None);
    play(&mut game, "5-9");
    assert_eq!(outcome(&game), None);
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_no_repetition() {
    let start = position(Variant::Italian, "W:WK32:BK1");
    let other = position(Variant::Italian, "B:WK32:BK1");
    let state = |position: Position| State::start(&Setup { position }, position.turn().seat());
    assert!(!state(start).repeats(&state(other)) && state(start).repeats(&state(start)));
}

#[test]
fn players_may_agree_on_a_draw_and_take_it_back() {
    // (18)
    let mut game = game_from(Position::start(Variant::English));
    play(&mut game, "11-15");
    game.agree_draw().unwrap();
    assert_eq!((outcome(&game), game.turn()), (Some(Outcome::Draw(DrawReason::Agreement)), None));
    assert_eq!(game.events().last(), Some(&Event::Draw));
    assert_eq!(game.agree_draw(), Err(DrawError::Over));
    assert!(game.undo() && game.turn() == Some(Side::White.seat()));
    assert!(game.redo() && outcome(&game).is_some());
}

#[test]
fn whoever_gives_up_has_lost_whoever_is_to_move() {
    for side in Side::ALL {
        let mut game = game_from(Position::start(Variant::Italian));
        game.resign(side.seat()).unwrap();
        assert_eq!(winner(&game), Some(side.other()));
    }
}

#[test]
fn the_side_that_the_game_names_begins() {
    for variant in Variant::ALL {
        let setup = Setup::standard(variant);
        assert!(setup.is_standard());
        let second = variant.first().other().seat();
        assert_eq!(Game::<State>::start(setup, people(2), second).unwrap_err(), StartError::First(second));
        assert!(Game::<State>::start(setup, people(3), variant.first().seat()).is_err());
    }
}

#[test]
fn undo_and_redo_walk_one_ply_and_leave_nothing_behind() {
    // (18) A game with captures, a crowning and counters, to its end and back to its beginning.
    let mut game = quiet_game(Variant::Italian);
    play_quietly(&mut game, 20);
    play_a_man(&mut game);
    play_quietly(&mut game, 5);
    game.resign(Side::Black.seat()).unwrap();
    let whole = game.clone();
    let mut left = game.events().len();
    while game.undo() {
        left -= 1;
        assert_eq!(game.events().len(), left);
        assert_eq!(game.state(), whole.state_after(left).unwrap());
        assert_eq!(game.turn(), Some(game.state().position().turn().seat()));
    }
    assert_eq!(left, 0);
    while game.redo() {
        left += 1;
        assert_eq!(game.events().len(), left);
        assert_eq!(game.state(), whole.state_after(left).unwrap());
    }
    same(&game, &whole);
}
