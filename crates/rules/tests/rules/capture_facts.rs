//! The capture game, one fact a test.

use hopstone_rules::capture::{Position, Setup, State};
use hopstone_rules::star::{Hole, IllegalMove};
use hopstone_rules::{DrawReason, Game, Outcome, Play, Seat};

use crate::picture::{Picture, star};
use crate::play::{self, Dice, hole, people, seat};

fn position(picture: &Picture, long_jump: bool) -> Position {
    Position::from_board(&picture.board, long_jump).unwrap()
}

fn chain(position: &Position, route: &str) -> Result<Position, IllegalMove> {
    let chain = position.resolve(&route.parse().unwrap())?;
    position.play(&chain)
}

fn new_game(seats: usize) -> Game<State> {
    Game::start(Setup::new(seats, false).unwrap(), people(seats), Seat::FIRST).unwrap()
}

fn ranks(game: &Game<State>) -> Vec<u8> {
    let standing = game.state().standing();
    Seat::all(standing.seats()).map(|seat| standing.place(seat).unwrap_or(0)).collect()
}

#[test]
fn sixty_marbles_fill_the_hexagon_except_its_centre() {
    let position = Position::start(2, false, Seat::FIRST);
    assert_eq!(position.marbles().len(), 60);
    assert!(!position.marbles().contains(Hole::CENTRE));
    assert!(position.marbles().all(|hole| hole.point().is_none()));
}

#[test]
fn two_to_six_play_five_included() {
    let allowed: Vec<usize> = (0..9).filter(|&seats| Setup::new(seats, false).is_ok()).collect();
    assert_eq!(allowed, [2, 3, 4, 5, 6]);
}

#[test]
fn each_jumped_marble_is_removed_and_counts_for_the_player() {
    let next = chain(&position(&star!("o o . o ."), false), "i3:i5:i7").unwrap();
    assert_eq!((next.marbles().len(), next.captured(Seat::FIRST)), (1, 2));
    assert_eq!(next.turn(), seat(1));
}

#[test]
fn a_chain_may_stop_after_any_jump() {
    let next = chain(&position(&star!("o o . o ."), false), "i3:i5").unwrap();
    assert_eq!((next.marbles().len(), next.captured(Seat::FIRST)), (2, 1));
}

#[test]
fn a_removed_marble_is_not_jumped_again() {
    let refused = chain(&position(&star!(". o o . ."), false), "i4:i6:i4");
    assert_eq!(refused, Err(IllegalMove::NoJump { number: 2, from: hole("i6"), to: hole("i4") }));
}

#[test]
fn a_chain_may_end_where_it_began() {
    let picture = star!(
        "
       . . . . .
        . . . . .
       . . o o .
        . . o o .
       . . . . .
    "
    );
    let next = chain(&position(&picture, false), "i5:i7:k7:i5").unwrap();
    assert_eq!(next.marbles().collect::<Vec<_>>(), [hole("i5")]);
}

#[test]
fn the_travelling_marble_does_not_capture_itself() {
    // The long jump back over the start finds it empty.
    let picture = star!(
        "
       . . . . .
        . . . . .
     . . . o . . .
        . . o o .
       . . . . .
    "
    );
    let refused = chain(&position(&picture, true), "i5:k7:i7:i3");
    assert_eq!(refused, Err(IllegalMove::NoJump { number: 3, from: hole("i7"), to: hole("i3") }));
}

#[test]
fn there_are_no_steps() {
    let position = position(&star!("o . . . ."), false);
    assert_eq!(position.resolve(&"i3-i4".parse().unwrap()), Err(IllegalMove::NoJumps(hole("i3"))));
    assert!(!position.can_move());
}

#[test]
fn long_jumps_capture_only_where_agreed() {
    let picture = star!("o . o . .");
    assert_eq!(chain(&position(&picture, true), "i3:i7").unwrap().marbles().len(), 1);
    assert!(chain(&position(&picture, false), "i3:i7").is_err());
}

#[test]
fn different_ways_between_the_same_holes_capture_different_marbles() {
    let picture = star!(
        "
       . . . . .
        . . . . .
       . . o o .
        . . o . o
       . . . . o
    "
    );
    let position = position(&picture, false);
    let (right, down) = (chain(&position, "i5:i7:k9").unwrap(), chain(&position, "i5:k7:k9").unwrap());
    assert_ne!(right.marbles(), down.marbles());
    assert_eq!((right.marbles().len(), down.marbles().len()), (3, 3));
}

#[test]
fn the_game_ends_when_no_jump_is_left_and_most_captures_win() {
    for seed in 0..30 {
        let mut dice = Dice::new(seed);
        let mut game = new_game(2 + seed as usize % 5);
        while game.turn().is_some() {
            let chain = play::random_chain(game.state().position(), &mut dice);
            game.play(&chain).unwrap();
        }
        let position = game.state().position();
        assert!(!position.can_move());
        let captures: Vec<u8> = Seat::all(position.seats()).map(|seat| position.captured(seat)).collect();
        assert_eq!(captures.iter().map(|&count| usize::from(count)).sum::<usize>() + position.marbles().len(), 60);
        let better = |own: u8| captures.iter().filter(|&&other| other > own).count() as u8 + 1;
        assert_eq!(ranks(&game), captures.iter().map(|&own| better(own)).collect::<Vec<u8>>());
        let first = ranks(&game).iter().filter(|&&place| place == 1).count();
        let expected = if first > 1 { Outcome::Draw(DrawReason::EqualCaptures) } else { Outcome::Places };
        assert_eq!(game.state().standing().outcome(), Some(expected), "{captures:?}");
    }
}

#[test]
fn who_resigns_stays_behind_those_who_captured_less() {
    let mut game = new_game(3);
    let mut dice = Dice::new(1);
    let chain = play::random_chain(game.state().position(), &mut dice);
    game.play(&chain).unwrap();
    game.resign(seat(0)).unwrap();
    assert_eq!(game.turn(), Some(seat(1)));
    while game.turn().is_some() {
        let chain = play::random_chain(game.state().position(), &mut dice);
        game.play(&chain).unwrap();
    }
    assert_eq!(ranks(&game)[0], 3);
}

#[test]
fn the_last_one_who_has_not_resigned_wins() {
    let mut game = new_game(3);
    game.resign(seat(0)).unwrap();
    game.resign(seat(2)).unwrap();
    assert_eq!((ranks(&game), game.state().standing().outcome()), (vec![3, 1, 2], Some(Outcome::Places)));
}
