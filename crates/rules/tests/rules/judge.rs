//! The fast rules before the slow ones of [`crate::naive`].

use std::collections::{BTreeSet, HashMap};

use hopstone_rules::star::{Army, Board, Hole, Piece, Position, Setup, State};
use hopstone_rules::{DrawReason, Event, Game, Outcome, Play, Seat, capture};

use crate::naive::{self, At, End, Referee, Turn};
use crate::play::{self, Dice};

/// The position's moves are those of the second reading, and so are its wins.
fn compare(position: &Position) {
    let agreed = play::agreed(position.setup());
    let marbles = play::marbles(&position.board());
    let moves = position.moves();
    let fast: BTreeSet<Turn> = moves.iter().map(play::turn).collect();
    assert_eq!(fast.len(), moves.len(), "a move is listed twice");
    let slow = naive::moves(&agreed, &marbles, position.turn().index());
    assert_eq!(fast, slow, "{:?}\n{}", position.setup(), position.board().picture());
    assert_eq!(position.can_move(), !slow.is_empty());
    for army in position.setup().seating.all_armies() {
        let home = naive::is_home(&agreed, &marbles, army.number());
        assert_eq!(position.is_home(army), home, "{army:?}\n{}", position.board().picture());
    }
}

#[test]
fn the_board_is_the_one_of_the_rules() {
    let holes = naive::holes();
    assert_eq!(holes.len(), Hole::COUNT);
    for (hole, &(q, r)) in Hole::all().zip(&holes) {
        assert_eq!(hole.axial(), (q as i8, r as i8));
        assert_eq!(hole.point().map_or(0, |point| point.number()), naive::point((q, r)));
    }
    for army in Army::all() {
        assert_eq!(army.goal().number(), naive::goal(army.number()));
    }
}

#[test]
fn moves_and_wins_in_strewn_positions_are_those_of_the_second_reading() {
    let mut dice = Dice::new(1);
    let mut won = 0;
    // 448 set-ups, each with every seat to move.
    for setup in play::setups() {
        for _ in 0..3 {
            let board = play::strewn(setup, &mut dice);
            for seat in Seat::all(setup.seating.seats()) {
                compare(&Position::from_board(setup, seat, &board).unwrap());
            }
            let position = Position::from_board(setup, Seat::FIRST, &board).unwrap();
            won += setup.seating.all_armies().filter(|&army| position.is_home(army)).count();
        }
    }
    assert!(won > 50, "only {won} armies were home: the positions do not try the wins");
}

#[test]
fn moves_and_wins_along_random_games_are_those_of_the_second_reading() {
    let mut dice = Dice::new(2);
    for setup in play::setups() {
        let mut position = Position::start(setup, Seat::FIRST);
        for ply in 0..60 {
            if ply % 12 == 0 {
                compare(&position);
            }
            if position.can_move() {
                let mv = play::hasty(&position, &mut dice, 60);
                position.play_unchecked(&mv);
            } else {
                position.pass();
            }
        }
        compare(&position);
    }
}

fn captures(position: &capture::Position) -> BTreeSet<(At, At, BTreeSet<At>)> {
    let mut found = BTreeSet::new();
    let mut count = 0;
    position.each_outcome(|outcome| {
        count += 1;
        let captured = outcome.captured.map(play::at).collect();
        found.insert((play::at(outcome.from), play::at(outcome.to), captured));
    });
    assert_eq!(found.len(), count, "an outcome is listed twice");
    found
}

#[test]
fn captures_in_strewn_positions_are_those_of_the_second_reading() {
    let mut dice = Dice::new(3);
    let all: Vec<Hole> = Hole::all().collect();
    for round in 0..600 {
        let mut board = Board::EMPTY;
        for _ in 0..=dice.below(20) {
            board[dice.pick(&all)] = Some(Piece::Unowned);
        }
        let long = round % 2 == 1;
        let position = capture::Position::from_board(&board, long).unwrap();
        assert_eq!(captures(&position), naive::captures(&play::places(&board), long), "{}", board.picture());
    }
}

#[test]
fn captures_at_the_start_and_the_end_of_random_games_are_those_of_the_second_reading() {
    let mut dice = Dice::new(4);
    for round in 0..40 {
        let long = round % 2 == 1;
        let mut position = capture::Position::start(2, long, Seat::FIRST);
        for ply in 0.. {
            // In the middle of a game chains are too many for plain recursion.
            if ply < 3 || position.marbles().len() < 20 {
                let slow = naive::captures(&play::places(&position.board()), long);
                assert_eq!(captures(&position), slow, "{}", position.board().picture());
            }
            if !position.can_move() {
                break;
            }
            let chain = play::random_chain(&position, &mut dice);
            position = position.play(&chain).unwrap();
        }
    }
}

/// The game stands as the referee says.
fn same(game: &Game<State>, referee: &Referee) {
    let picture = || format!("{:?}\n{}", game.setup(), game.state().position().board().picture());
    let standing = game.state().standing();
    let outcome = match referee.end {
        None => None,
        Some(End::Places) => Some(Outcome::Places),
        Some(End::Repetition) => Some(Outcome::Draw(DrawReason::Repetition)),
        Some(End::NoProgress) => Some(Outcome::Draw(DrawReason::NoProgress)),
        Some(End::AllPassed) => Some(Outcome::Draw(DrawReason::AllPassed)),
    };
    assert_eq!(standing.outcome(), outcome, "{}", picture());
    for seat in Seat::all(standing.seats()) {
        let place = standing.place(seat).map(usize::from);
        assert_eq!(place, referee.places[seat.index()], "place of seat {seat}\n{}", picture());
        assert_eq!(standing.has_resigned(seat), referee.resigned[seat.index()]);
    }
    assert_eq!(play::marbles(&game.state().position().board()), referee.marbles);
    assert_eq!(play::passes(game), referee.passes, "{}", picture());
    if outcome.is_none() {
        assert_eq!(game.turn(), Some(play::seat(referee.turn)), "{}", picture());
        assert_eq!(usize::from(game.state().stalled_rounds()), referee.rounds_without_progress(), "{}", picture());
    }
}

/// Plays a game to its end, or for `turns` turns, before the referee. Tells how it ended.
fn refereed(position: Position, turns: usize, haste: usize, dice: &mut Dice) -> Option<End> {
    let setup: Setup = position.setup();
    let mut game = play::game_from(position);
    let marbles = play::marbles(&position.board());
    let mut referee = Referee::start(play::agreed(setup), marbles, position.turn().index());
    same(&game, &referee);
    for _ in 0..turns {
        if game.turn().is_none() {
            break;
        }
        if dice.chance(2) {
            let seat = dice.below(setup.seating.seats());
            let could = game.resign(play::seat(seat)).is_ok();
            assert_eq!(could, referee.places[seat].is_none());
            if could {
                referee.resign(seat);
            }
        } else {
            let mv = play::hasty(game.state().position(), dice, haste);
            game.play(&mv).unwrap();
            referee.play(play::turn(&mv));
        }
        same(&game, &referee);
    }
    assert!(game.events().iter().any(|event| *event != Event::Pass) || referee.end.is_some() || turns == 0);
    referee.end
}

#[test]
fn whole_games_end_as_the_second_reading_says() {
    let mut dice = Dice::new(5);
    let mut ends: HashMap<&str, usize> = HashMap::new();
    for setup in play::setups() {
        let board = play::strewn(setup, &mut dice);
        let turn = play::seat(dice.below(setup.seating.seats()));
        let position = Position::from_board(setup, turn, &board).unwrap();
        // Those who never hurry come to no end but the sixty rounds.
        let (turns, haste) = dice.pick(&[(150, 90), (150, 100), (61 * setup.seating.seats() + 40, 0)]);
        let end = refereed(position, turns, haste, &mut dice);
        *ends
            .entry(end.map_or("none", |end| match end {
                End::Places => "places",
                End::Repetition => "repetition",
                End::NoProgress => "no progress",
                End::AllPassed => "all passed",
            }))
            .or_default() += 1;
    }
    for end in ["places", "repetition", "no progress", "all passed"] {
        assert!(ends.get(end).is_some_and(|&count| count > 2), "{ends:?}");
    }
}

#[test]
fn games_from_the_start_go_as_the_second_reading_says() {
    let mut dice = Dice::new(6);
    for (index, setup) in play::setups().enumerate().filter(|(index, _)| index % 11 == 0) {
        let first = play::seat(index % setup.seating.seats());
        refereed(Position::start(setup, first), 120, 95, &mut dice);
    }
}
