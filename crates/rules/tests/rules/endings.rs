//! How games of Chinese checkers end, one fact a test. Numbers in brackets are those of the cases that went wrong elsewhere.

use hopstone_rules::star::{Board, Hole, Move, Options, Piece, Position, ROUNDS_TO_DRAW, Seating, Setup, State, Win};
use hopstone_rules::{DrawReason, Event, Game, Outcome, Play, Seat};

use crate::picture::{Picture, star};
use crate::play::{Dice, army, game, game_from, hasty, hole, passes, people, play, seat, setups};

const STRICT: Options = Options { win: Win::Strict, ..Options::STANDARD };
const SWAP: Options = Options { swap: true, ..Options::STANDARD };
const STOP: Options = Options { play_on: false, ..Options::STANDARD };

fn table(seating: Seating, options: Options, picture: &Picture, turn: usize) -> Game<State> {
    game_from(Position::from_board(Setup { seating, options }, seat(turn), &picture.board).unwrap())
}

fn outcome(game: &Game<State>) -> Option<Outcome> {
    game.state().standing().outcome()
}

/// The places, seat by seat; 0 for none.
fn ranks(game: &Game<State>) -> Vec<u8> {
    let standing = game.state().standing();
    Seat::all(standing.seats()).map(|seat| standing.place(seat).unwrap_or(0)).collect()
}

/// Puts the marbles of `army` into all ten holes of its goal.
fn bring_home(board: &mut Board, number: u8) {
    for hole in army(number).goal_holes() {
        board[hole] = Some(Piece::Army(army(number)));
    }
}

/// Moves a marble to and fro between two holes for `turns` turns of its seat, and so do the others with theirs.
fn shuffle(game: &mut Game<State>, between: &[(&str, &str)], turns: usize) {
    for turn in 0..turns {
        for &(one, other) in between {
            let (from, to) = if turn % 2 == 0 { (one, other) } else { (other, one) };
            play(game, from, to);
        }
    }
}

// Winning.

/// The goal of army 1 but for one hole, with one marble of army 4 still at home.
fn all_but_one() -> Picture {
    star!(
        "o2",
        "
    . . 1 . .
     1 . 1 1
      1 1 4
       1 1
        1
    "
    )
}

#[test]
fn the_last_hole_wins_even_with_an_opponents_marble_in_the_goal() {
    // (7)
    let mut game = table(Seating::Two, Options::STANDARD, &all_but_one(), 0);
    play(&mut game, "m7", "n2");
    assert_eq!((outcome(&game), ranks(&game)), (Some(Outcome::Places), vec![1, 2]));
}

#[test]
fn a_strict_win_needs_all_ten() {
    let mut game = table(Seating::Two, STRICT, &all_but_one(), 0);
    play(&mut game, "m7", "n2");
    assert_eq!(outcome(&game), None);
}

#[test]
fn the_one_whose_goal_an_opponent_fills_wins() {
    // (7, 12)
    let picture = star!(
        "o2",
        "
    . . 4 . .
     1 . 1 1
      1 1 4
       1 1
        1
    "
    );
    let mut game = table(Seating::Two, Options::STANDARD, &picture, 1);
    play(&mut game, "m7", "n2");
    assert_eq!(ranks(&game), [1, 2], "army 4 moved and army 1 has won");
}

#[test]
fn one_own_marble_and_nine_that_never_left_win() {
    let picture = star!(
        "o2",
        "
    . . 1 . .
     4 . 4 4
      4 4 4
       4 4
        4
    "
    );
    let mut game = table(Seating::Two, Options::STANDARD, &picture, 0);
    play(&mut game, "m7", "n2");
    assert_eq!(ranks(&game), [1, 2]);
}

#[test]
fn a_goal_full_of_opponents_alone_is_not_won() {
    // Each player's goal is full at the start.
    let game = game(Seating::Two, Options::STANDARD);
    assert_eq!(outcome(&game), None);
}

/// From d2 a chain of five jumps leads into the goal of army 1, where it changes places with a marble of army 4.
fn full_goals() -> Picture {
    star!(
        "
                1
               1 1
              1 1 1
             1 1 1 1
    . . . . . n . . . . . . .
     . . . . . . . . . . . .
      . . . n . . . . . . .
       . . . . . . . . . .
        . . n . . . . . .
       . . . . . . . . . .
      . . . . n . . . . . .
     . . . . . . . . . . . .
    . . . . . . n . . . . . .
             4 4 4 4
              4 4 4
               4 4
                4
    "
    )
}

#[test]
fn when_one_move_fills_two_goals_the_mover_wins() {
    // (12)
    let mut game = table(Seating::Two, SWAP, &full_goals(), 0);
    play(&mut game, "d2", "n3");
    let position = game.state().position();
    assert!(position.has_won(seat(0)) && position.has_won(seat(1)));
    assert_eq!(ranks(&game), [1, 2]);
    let mut game = table(Seating::Two, SWAP, &full_goals(), 1);
    play(&mut game, "n3", "d2");
    assert_eq!(ranks(&game), [2, 1]);
}

#[test]
fn after_the_mover_goals_are_looked_at_clockwise() {
    // Seats 2 and 4 of four are at home already; seat 3 moves.
    let mut board = star!(". . 4 . 1").board;
    bring_home(&mut board, 2);
    bring_home(&mut board, 5);
    let setup = Setup { seating: Seating::Four, options: Options::STANDARD };
    let mut game = game_from(Position::from_board(setup, seat(2), &board).unwrap());
    play(&mut game, "i5", "i4");
    assert_eq!(ranks(&game), [0, 2, 0, 1], "seat 4 comes after seat 3, and seat 2 last");
    assert_eq!(game.turn(), Some(seat(0)));
}

#[test]
fn all_armies_of_a_player_must_be_home() {
    let mut board = star!(". . 4 . .").board;
    bring_home(&mut board, 1);
    let setup = Setup { seating: Seating::ThreeByTwo, options: Options::STANDARD };
    let mut game = game_from(Position::from_board(setup, Seat::FIRST, &board).unwrap());
    play(&mut game, "i5", "i4");
    assert_eq!(ranks(&game), [0, 0, 0]);
    bring_home(&mut board, 4);
    board[hole("i5")] = Some(Piece::Army(army(2)));
    let mut game = game_from(Position::from_board(setup, seat(1), &board).unwrap());
    play(&mut game, "i5", "i4");
    assert_eq!(ranks(&game), [1, 0, 0]);
}

#[test]
fn marbles_of_the_players_other_army_do_not_fill_the_goal() {
    let full = |guest: char| -> Position {
        let text: String = Hole::all()
            .map(|hole| match (army(1).goal_holes().contains(hole), hole == self::hole("q1")) {
                (true, true) => guest,
                (true, false) => '1',
                (false, _) => '.',
            })
            .collect();
        let setup = Setup { seating: Seating::ThreeByTwo, options: Options::STANDARD };
        Position::from_board(setup, Seat::FIRST, &text.parse().unwrap()).unwrap()
    };
    assert!(!full('4').is_home(army(1)), "army 4 is the same player's");
    assert!(full('2').is_home(army(1)));
    assert!(full('n').is_home(army(1)));
}

// Places.

#[test]
fn play_goes_on_for_places_and_the_finished_seat_is_skipped() {
    let mut board = star!(
        "
     . . . . .
      3 . 5
     . . . . .
    "
    )
    .board;
    bring_home(&mut board, 1);
    let setup = Setup { seating: Seating::Three, options: Options::STANDARD };
    let mut game = game_from(Position::from_board(setup, seat(1), &board).unwrap());
    play(&mut game, "i4", "i3");
    assert_eq!((outcome(&game), ranks(&game)), (None, vec![1, 0, 0]));
    assert_eq!(game.turn(), Some(seat(2)));
    play(&mut game, "i6", "i7");
    assert_eq!(game.turn(), Some(seat(1)), "seat 1 has finished and is skipped");
}

#[test]
fn without_playing_on_the_first_winner_ends_the_game() {
    let mut board = star!(". . 3 . .").board;
    bring_home(&mut board, 1);
    let setup = Setup { seating: Seating::Three, options: STOP };
    let mut game = game_from(Position::from_board(setup, seat(1), &board).unwrap());
    play(&mut game, "i5", "i4");
    assert_eq!((outcome(&game), ranks(&game)), (Some(Outcome::Places), vec![1, 0, 0]));
    assert_eq!(game.turn(), None);
}

#[test]
fn playing_on_ends_when_one_is_left() {
    let mut board = star!(". . 3 . .").board;
    bring_home(&mut board, 1);
    bring_home(&mut board, 5);
    let setup = Setup { seating: Seating::Three, options: Options::STANDARD };
    let mut game = game_from(Position::from_board(setup, seat(1), &board).unwrap());
    play(&mut game, "i5", "i4");
    assert_eq!((outcome(&game), ranks(&game)), (Some(Outcome::Places), vec![2, 3, 1]));
}

#[test]
fn a_draw_among_the_rest_leaves_the_places_that_were_won() {
    let mut board = star!(
        "
     . . . . .
      3 . 5
     . . . . .
    "
    )
    .board;
    bring_home(&mut board, 1);
    let setup = Setup { seating: Seating::Three, options: Options::STANDARD };
    let mut game = game_from(Position::from_board(setup, seat(1), &board).unwrap());
    shuffle(&mut game, &[("i4", "i3"), ("i6", "i7")], 4);
    // The first position had three in play, so that it comes back one round later than it seems.
    play(&mut game, "i4", "i3");
    assert_eq!(outcome(&game), Some(Outcome::Draw(DrawReason::Repetition)));
    assert_eq!(ranks(&game), [1, 2, 2]);
}

// Resigning.

#[test]
fn who_resigns_against_one_opponent_loses() {
    let mut game = game(Seating::Two, Options::STANDARD);
    game.resign(Seat::FIRST).unwrap();
    assert_eq!((outcome(&game), ranks(&game)), (Some(Outcome::Places), vec![2, 1]));
    assert!(game.state().standing().has_resigned(Seat::FIRST));
}

#[test]
fn who_resigns_among_many_gets_the_worst_free_place_and_the_others_go_on() {
    let mut game = game(Seating::Four, Options::STANDARD);
    game.resign(seat(2)).unwrap();
    assert_eq!((outcome(&game), ranks(&game)), (None, vec![0, 0, 4, 0]));
    assert_eq!(game.turn(), Some(seat(0)), "whoever is to move stays to move");
    game.resign(seat(0)).unwrap();
    assert_eq!(game.turn(), Some(seat(1)), "after the one who was to move the next one is");
    game.resign(seat(3)).unwrap();
    assert_eq!((outcome(&game), ranks(&game)), (Some(Outcome::Places), vec![3, 1, 4, 2]));
}

#[test]
fn nobody_resigns_twice_or_after_the_end() {
    let mut game = game(Seating::Three, Options::STANDARD);
    game.resign(seat(2)).unwrap();
    assert!(game.resign(seat(2)).is_err());
    game.resign(seat(1)).unwrap();
    assert!(game.resign(seat(0)).is_err());
}

#[test]
fn the_last_one_left_has_a_place_even_when_nobody_plays_on() {
    let mut board = star!(". . 3 . .").board;
    bring_home(&mut board, 1);
    let setup = Setup { seating: Seating::Three, options: STOP };
    let mut game = game_from(Position::from_board(setup, seat(1), &board).unwrap());
    game.resign(seat(2)).unwrap();
    play(&mut game, "i5", "i4");
    assert_eq!(ranks(&game), [1, 2, 3]);
}

// Passing.

/// Army 1 is shut in at the tip of point 1; army 4 stands in the middle.
fn shut_in() -> Picture {
    star!(
        "
                1
               n n
              n n n
             . . . .
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
      . . . . . . . . . . .
       . . . . . . . . . .
        . . . . 4 . . . .
       . . . . . . . . . .
      . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .
             . . . .
              . . .
               . .
                .
    "
    )
}

#[test]
fn who_has_no_move_passes_at_once_and_the_pass_is_recorded() {
    // (8)
    let mut game = table(Seating::Two, Options::STANDARD, &shut_in(), 1);
    play(&mut game, "i5", "i4");
    assert!(matches!(game.events(), [Event::Move(_), Event::Pass]));
    assert_eq!(game.turn(), Some(seat(1)), "army 4 moves again");
}

#[test]
fn who_has_no_move_at_the_start_passes_before_anything_else() {
    // (8)
    let game = table(Seating::Two, Options::STANDARD, &shut_in(), 0);
    assert_eq!(game.events(), [Event::Pass]);
    assert_eq!((game.turn(), outcome(&game)), (Some(seat(1)), None));
    assert!(!game.can_undo(), "a pass alone is nothing that anybody did");
}

#[test]
fn undo_goes_back_over_passes_and_redo_brings_them_again() {
    // (18)
    let mut game = table(Seating::Two, Options::STANDARD, &shut_in(), 1);
    play(&mut game, "i5", "i4");
    let after = game.state().clone();
    assert!(game.undo());
    assert_eq!((game.events().len(), game.turn()), (0, Some(seat(1))));
    assert!(game.redo());
    assert_eq!((game.events().len(), game.state()), (2, &after));
}

#[test]
fn when_everybody_passes_in_a_row_the_game_is_a_draw() {
    // (8)
    let mut board = shut_in().board;
    board[hole("i5")] = None;
    let game = game_from(
        Position::from_board(Setup { seating: Seating::Two, options: Options::STANDARD }, Seat::FIRST, &board).unwrap(),
    );
    assert_eq!(game.events(), [Event::Pass, Event::Pass]);
    assert_eq!(outcome(&game), Some(Outcome::Draw(DrawReason::AllPassed)));
    assert_eq!(ranks(&game), [1, 1]);
}

#[test]
fn passes_with_a_move_between_them_are_not_in_a_row() {
    let mut game = table(Seating::Two, Options::STANDARD, &shut_in(), 1);
    for (from, to) in [("i5", "i4"), ("i4", "i3"), ("i3", "i2")] {
        play(&mut game, from, to);
    }
    assert_eq!((passes(&game), outcome(&game)), (3, None));
}

#[test]
fn passes_of_both_with_moves_between_them_are_no_draw() {
    // Army 1 in a1 waits for army 4 to leave c1, and then has shut it in on d1.
    let picture = star!(
        "
                1
               n n
              4 n n
             . n n .
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
      . . . . . . . . . . .
       . . . . . . . . . .
        . . . . . . . . .
       . . . . . . . . . .
      . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .
             . . . .
              . . .
               . .
                .
    "
    );
    let mut game = table(Seating::Two, Options::STANDARD, &picture, 0);
    assert_eq!(passes(&game), 1);
    play(&mut game, "c1", "d1");
    play(&mut game, "a1", "c1");
    assert_eq!((passes(&game), outcome(&game), game.turn()), (2, None, Some(seat(0))));
}

#[test]
fn the_passes_of_those_who_have_resigned_do_not_count_for_those_who_are_left() {
    // Armies 1 and 2 of six are shut in and pass; they resign, and so does 3: that 4, who can do nothing, passes is no draw, for
    // nobody has asked 5 and 6.
    let mut board = shut_in().board;
    board[hole("i5")] = None;
    for (name, piece) in [("i3", "3"), ("i5", "5"), ("i7", "6")] {
        board[hole(name)] = Some(Piece::Army(army(piece.parse().unwrap())));
    }
    let setup = Setup { seating: Seating::Six, options: Options::STANDARD };
    let mut game = game_from(Position::from_board(setup, Seat::FIRST, &board).unwrap());
    assert_eq!((passes(&game), game.turn()), (2, Some(seat(2))));
    for index in [0, 1, 2] {
        game.resign(seat(index)).unwrap();
    }
    assert_eq!(passes(&game), 3);
    assert_eq!((outcome(&game), game.turn()), (None, Some(seat(4))));
}

// Draws.

#[test]
fn the_third_time_a_position_stands_is_a_draw() {
    // (9)
    let mut game = table(Seating::Two, Options::STANDARD, &star!("1 . . . 4"), 0);
    shuffle(&mut game, &[("i3", "i4"), ("i7", "i6")], 3);
    assert_eq!(game.repetitions(game.events().len()), 2);
    assert_eq!(outcome(&game), None);
    play(&mut game, "i4", "i3");
    play(&mut game, "i6", "i7");
    assert_eq!(outcome(&game), Some(Outcome::Draw(DrawReason::Repetition)));
    assert_eq!(ranks(&game), [1, 1]);
}

#[test]
fn the_same_marbles_with_another_player_to_move_are_another_position() {
    let mut game = table(
        Seating::Two,
        Options::STANDARD,
        &star!(
            "
     . . . .
      1 . . . 4
     . . . .
    "
        ),
        0,
    );
    // Army 1 takes three turns to come back, army 4 two.
    let ones = [("i3", "i4"), ("i4", "h4"), ("h4", "i3")];
    let fours = [("i7", "i6"), ("i6", "i7")];
    for turn in 0..6 {
        for (from, to) in [ones[turn % 3], fours[turn % 2]] {
            play(&mut game, from, to);
        }
    }
    assert_eq!(game.repetitions(game.events().len()), 2, "only after six rounds do both stand as at first");
}

#[test]
fn a_position_that_comes_back_over_passes_is_counted() {
    let mut game = table(Seating::Two, Options::STANDARD, &shut_in(), 1);
    for (from, to) in [("i5", "i4"), ("i4", "i5"), ("i5", "i4"), ("i4", "i5")] {
        assert_eq!(outcome(&game), None);
        play(&mut game, from, to);
    }
    assert_eq!(outcome(&game), Some(Outcome::Draw(DrawReason::Repetition)));
    let (last, before) = game.events().split_last().unwrap();
    assert_eq!((last, before.len()), (&Event::Pass, 7), "army 4 is to move for the third time only after the pass");
}

/// Army 1 is home, but it takes ten for a strict win; army 4 has one marble left to bring home.
fn wanderers() -> Game<State> {
    table(
        Seating::Two,
        STRICT,
        &star!(
            "
                4
               4 .
              . . .
             . . . .
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
      . . . . . . . . . . .
       . . . . . . . . . .
        . . . . 4 . . . .
       . . . . . . . . . .
      . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .
             . . . .
              . . .
               1 .
                1
    "
        ),
        0,
    )
}

/// Plays a turn that brings nobody nearer and leads to a position that has not stood before.
fn wander_once(game: &mut Game<State>) {
    let position = *game.state().position();
    let mover = position.setup().seating.armies(position.turn())[0];
    let mv = position.moves().into_iter().find(|mv| {
        let mut next = position;
        next.play_unchecked(mv);
        let is_new = (0..=game.events().len()).all(|n| game.state_after(n).unwrap().position().hash() != next.hash());
        next.distance(mover) >= position.distance(mover) && is_new
    });
    game.play(&mv.expect("a move to a new position")).unwrap();
}

/// Wanders until so many rounds are full, or the game ends.
fn wander(game: &mut Game<State>, rounds: u16) {
    while game.turn().is_some() && game.state().stalled_rounds() < rounds {
        wander_once(game);
    }
}

#[test]
fn sixty_full_rounds_without_progress_are_a_draw() {
    // (9, 16)
    let mut game = wanderers();
    wander(&mut game, ROUNDS_TO_DRAW);
    assert_eq!(outcome(&game), Some(Outcome::Draw(DrawReason::NoProgress)));
    assert_eq!(game.events().len(), 120, "a round is a turn of everybody");
}

#[test]
fn fifty_nine_rounds_are_not_enough() {
    let mut game = wanderers();
    wander(&mut game, 59);
    assert_eq!((outcome(&game), game.state().stalled_rounds(), game.events().len()), (None, 59, 118));
}

#[test]
fn progress_starts_the_rounds_anew() {
    // (9)
    let mut game = wanderers();
    let nearest = game.state().position().distance(army(4));
    wander(&mut game, 50);
    loop {
        wander_once(&mut game);
        let position = *game.state().position();
        let after = |mv: &Move| {
            let mut next = position;
            next.play_unchecked(mv);
            next.distance(army(4))
        };
        let mv = position.moves().into_iter().min_by_key(after).unwrap();
        game.play(&mv).unwrap();
        if game.state().position().distance(army(4)) < nearest {
            break;
        }
        assert!(game.state().stalled_rounds() > 50, "as near as before is no progress");
    }
    assert_eq!((outcome(&game), game.state().stalled_rounds()), (None, 0));
}

#[test]
fn coming_back_to_a_distance_that_was_reached_before_is_no_progress() {
    let mut game = table(
        Seating::Two,
        STRICT,
        &star!(
            "
     . . . . .
      1 . . . 4
     . . . . .
    "
        ),
        0,
    );
    play(&mut game, "i3", "h3");
    play(&mut game, "i7", "j8");
    play(&mut game, "h3", "i3");
    play(&mut game, "j8", "i7");
    assert_eq!(game.state().stalled_rounds(), 2);
    play(&mut game, "i3", "j4");
    assert_eq!(game.state().stalled_rounds(), 0, "nearer than ever");
}

#[test]
fn a_round_is_full_when_the_one_who_had_not_moved_in_it_resigns() {
    let mut board = Board::EMPTY;
    for number in [1, 3, 5] {
        for hole in army(number).goal_holes().take(2) {
            board[hole] = Some(Piece::Army(army(number)));
        }
    }
    let setup = Setup { seating: Seating::Three, options: Options::STANDARD };
    let mut game = game_from(Position::from_board(setup, Seat::FIRST, &board).unwrap());
    wander(&mut game, 59);
    wander_once(&mut game);
    wander_once(&mut game);
    assert_eq!((outcome(&game), game.turn()), (None, Some(seat(2))));
    game.resign(seat(2)).unwrap();
    assert_eq!(outcome(&game), Some(Outcome::Draw(DrawReason::NoProgress)));
    assert_eq!(ranks(&game), [1, 1, 3]);
}

// The counters.

#[test]
fn undo_takes_the_counters_back_and_redo_brings_them_again() {
    // (18)
    let mut game = wanderers();
    wander(&mut game, 45);
    let after = game.state().clone();
    for _ in 0..20 {
        assert!(game.undo());
    }
    assert_eq!(game.state().stalled_rounds(), 35);
    for _ in 0..20 {
        assert!(game.redo());
    }
    assert_eq!(game.state(), &after);
    assert!(!game.can_redo());
}

#[test]
fn undo_works_after_the_end_and_the_end_comes_again() {
    // (18)
    let mut game = table(Seating::Two, Options::STANDARD, &all_but_one(), 0);
    play(&mut game, "m7", "n2");
    assert_eq!(game.turn(), None);
    assert!(game.undo());
    assert_eq!((outcome(&game), game.turn()), (None, Some(seat(0))));
    play(&mut game, "m7", "n2");
    assert_eq!(ranks(&game), [1, 2]);
}

#[test]
fn a_new_move_after_undo_forgets_what_could_be_redone() {
    // (18)
    let mut game = game(Seating::Two, Options::STANDARD);
    play(&mut game, "d2", "e6");
    assert!(game.undo());
    play(&mut game, "d3", "e7");
    assert!(!game.can_redo() && !game.redo());
}

// Every combination.

#[test]
fn every_seating_with_every_combination_of_options_starts_a_game_and_ends_it() {
    // (9, 19)
    let mut dice = Dice::new(10);
    let mut ends = [0; 2];
    for (index, setup) in setups().enumerate() {
        let seats = setup.seating.seats();
        let mut game = Game::<State>::start(setup, people(seats), seat(index % seats)).unwrap();
        while game.turn().is_some() {
            let mv = hasty(game.state().position(), &mut dice, 95);
            game.play(&mv).unwrap();
        }
        match outcome(&game).unwrap() {
            Outcome::Places => ends[0] += 1,
            Outcome::Draw(_) => ends[1] += 1,
        }
        let first = ranks(&game).into_iter().filter(|&place| place == 1).count();
        assert!(first == 1 || matches!(outcome(&game), Some(Outcome::Draw(_))), "{setup:?}");
    }
    assert!(ends.iter().all(|&count| count > 10), "{ends:?}");
}
