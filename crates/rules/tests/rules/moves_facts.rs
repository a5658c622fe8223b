//! Moves of Chinese checkers, one fact a test. Numbers in brackets are those of the cases that went wrong elsewhere.

use hopstone_rules::star::{
    Army, HoleSet, IllegalMove, MoveKind, Options, Piece, Point, Position, Seating, SeatingError, Setup,
};
use hopstone_rules::{Seat, perft};

use crate::picture::{Picture, star};
use crate::play::{army, hole, seat};

const SWAP: Options = Options { swap: true, ..Options::STANDARD };
const NO_REST: Options = Options { rest_in_foreign: false, ..Options::STANDARD };
const FILLED: Options = Options { fill_unused: true, ..Options::STANDARD };

fn position(seating: Seating, options: Options, picture: &Picture) -> Position {
    Position::from_board(Setup { seating, options }, Seat::FIRST, &picture.board).unwrap()
}

/// The marble in `from` can end its turn in the holes drawn as `*` and not in those drawn as `x`.
fn assert_reaches(options: Options, picture: &Picture, from: &str) {
    let all = position(Seating::Two, options, picture).destinations(hole(from)).all();
    assert!(picture.stars.is_subset(all), "not reached: {:?}", picture.stars - all);
    assert!((picture.crosses & all).is_empty(), "reached: {:?}", picture.crosses & all);
}

fn reason(position: &Position, from: &str, to: &str) -> IllegalMove {
    position.find(hole(from), hole(to)).unwrap_err()
}

fn resolve(position: &Position, route: &str) -> Result<MoveKind, IllegalMove> {
    position.resolve(&route.parse().unwrap()).map(|mv| mv.kind)
}

// The board and the seats.

#[test]
fn the_goal_of_every_army_is_the_opposite_point() {
    // (1)
    for army in Army::all() {
        let turned: HoleSet = army.home().holes().map(|hole| hole.turned(3)).collect();
        assert_eq!(army.goal_holes(), turned);
    }
}

#[test]
fn three_players_sit_apart_and_every_seating_deals_the_armies_as_agreed() {
    // (1)
    let dealt = |seating: Seating| -> Vec<Vec<u8>> {
        Seat::all(seating.seats()).map(|seat| seating.armies(seat).iter().map(|army| army.number()).collect()).collect()
    };
    assert_eq!(dealt(Seating::Two), [[1], [4]]);
    assert_eq!(dealt(Seating::Three), [[1], [3], [5]]);
    assert_eq!(dealt(Seating::Four), [[1], [2], [4], [5]]);
    assert_eq!(dealt(Seating::Six), [[1], [2], [3], [4], [5], [6]]);
    assert_eq!(dealt(Seating::ThreeByTwo), [[1, 4], [2, 5], [3, 6]]);
    assert_eq!(dealt(Seating::TwoByTwo), [[1, 2], [4, 5]]);
    assert_eq!(dealt(Seating::TwoByThree), [[1, 3, 5], [2, 4, 6]]);
}

#[test]
fn five_players_are_refused_with_the_reason() {
    assert_eq!(Seating::of_players(5), Err(SeatingError::Five));
    assert!(SeatingError::Five.to_string().contains("nobody opposite"));
    let five: Vec<Vec<Army>> = (1..=5).map(|number| vec![army(number)]).collect();
    assert_eq!(Seating::of_armies(&five), Err(SeatingError::Five));
}

#[test]
fn the_first_move_has_14_choices_as_own_marbles_are_jumped_too() {
    // (2)
    for seating in [Seating::Two, Seating::Three, Seating::Four, Seating::Six] {
        for seat in Seat::all(seating.seats()) {
            let position = Position::start(Setup { seating, options: Options::STANDARD }, seat);
            assert_eq!(position.moves().len(), 14, "{seating}, seat {seat}");
        }
    }
}

#[test]
fn side_points_are_part_of_the_board() {
    // (5)
    let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
    assert_eq!(perft::star(&mut Position::start(setup, Seat::FIRST), 3), 4760);
    let beside = star!(
        "f10",
        "
    . . * .
     . 1 *
      . . .
    "
    );
    assert_reaches(Options::STANDARD, &beside, "f10");
}

#[test]
fn turns_go_round_clockwise_from_whoever_begins() {
    let setup = Setup { seating: Seating::Six, options: Options::STANDARD };
    let mut position = Position::start(setup, seat(4));
    let mut turns = vec![position.turn().index()];
    for _ in 0..6 {
        let mv = position.moves()[0];
        position.play_unchecked(&mv);
        turns.push(position.turn().index());
    }
    assert_eq!(turns, [4, 5, 0, 1, 2, 3, 4]);
}

// Steps and chains.

#[test]
fn a_step_goes_to_any_of_the_six_neighbours() {
    let picture = star!(
        "
      x * * x
       * 1 *
      x * * x
    "
    );
    assert_reaches(Options::STANDARD, &picture, "i5");
}

#[test]
fn a_chain_turns_and_may_stop_after_every_jump() {
    let picture = star!(
        "
       . . . * .
        . . 4 . .
       1 4 * . .
        . . . . .
       . . . . .
    "
    );
    assert_reaches(Options::STANDARD, &picture, "i3");
}

#[test]
fn a_step_and_a_jump_are_never_combined() {
    // (3)
    let picture = star!(
        "
         . . . x
        1 4 * x x
         . . . x
    "
    );
    assert_reaches(Options::STANDARD, &picture, "i3");
}

#[test]
fn nothing_is_captured() {
    let picture = star!(". 1 4 * .");
    let position = position(Seating::Two, Options::STANDARD, &picture);
    let next = position.play(&position.find(hole("i4"), hole("i6")).unwrap()).unwrap();
    assert_eq!(next.occupied().len(), 2);
}

#[test]
fn a_later_hop_of_a_chain_is_checked_like_the_first() {
    // (3)
    let picture = star!("1 4 . . 4 . .");
    let position = position(Seating::Two, Options::STANDARD, &picture);
    assert_eq!(resolve(&position, "i2:i4"), Ok(MoveKind::Jump));
    let refused = resolve(&position, "i2:i4:i7");
    assert_eq!(refused, Err(IllegalMove::Unreachable { from: hole("i2"), to: hole("i7") }));
    let detour = resolve(&position, "i2:i6:i4");
    assert_eq!(detour, Err(IllegalMove::NoJump { number: 1, from: hole("i2"), to: hole("i6") }));
}

#[test]
fn a_chain_does_not_pass_through_a_marble() {
    // (3)
    let picture = star!("1 4 4 4 x");
    assert_reaches(Options::SUPER, &picture, "i3");
}

#[test]
fn the_lifted_marble_is_no_pivot_for_itself() {
    // (4) Two jumps lead to the hole drawn as `*` on the start's own row; from there a long jump over the start would end at `x`.
    let picture = star!(
        "
         . . . . .
        . . . . . .
       . x . 1 . * .
        . . . 4 4 .
         . . . * .
    "
    );
    assert_reaches(Options::SUPER, &picture, "i5");
}

#[test]
fn the_hole_that_was_left_counts_as_empty_during_the_chain() {
    // From the hole behind the start a long jump crosses the start and the marble beside it.
    let picture = star!(
        "
         . . . . .
        . . . . . .
     * . . 4 1 . * . .
        . . . 4 4 .
         . . . * .
    "
    );
    assert_reaches(Options::SUPER, &picture, "i5");
}

#[test]
fn a_chain_may_cross_its_start() {
    let picture = star!("* 4 1 4 *");
    let position = position(Seating::Two, Options::STANDARD, &picture);
    assert_eq!(resolve(&position, "i5:i7:i5:i3"), Ok(MoveKind::Jump));
}

#[test]
fn a_turn_must_not_end_where_it_began() {
    let position = position(Seating::Two, Options::STANDARD, &star!(". 4 1 4 ."));
    assert_eq!(reason(&position, "i5", "i5"), IllegalMove::Back(hole("i5")));
    assert_eq!(resolve(&position, "i5:i7:i5"), Err(IllegalMove::Back(hole("i5"))));
}

#[test]
fn the_way_that_is_shown_is_a_shortest_one() {
    let picture = star!(
        "
       . . . . .
        4 4 . . .
       1 4 * . .
        . . . . .
       . . . . .
    "
    );
    let position = position(Seating::Two, Options::STANDARD, &picture);
    let mv = position.find(hole("i3"), hole("i5")).unwrap();
    assert_eq!(position.route(&mv).to_string(), "i3:i5");
}

#[test]
fn a_marble_of_another_player_an_empty_hole_and_a_stuck_marble_are_refused_with_the_reason() {
    let position = position(Seating::Two, Options::STANDARD, &star!("1 . 4"));
    assert_eq!(reason(&position, "i6", "i7"), IllegalMove::NotYours(hole("i6")));
    assert_eq!(reason(&position, "i5", "i7"), IllegalMove::Empty(hole("i5")));
    let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
    let start = Position::start(setup, Seat::FIRST);
    assert_eq!(start.why_not(hole("a1")), Some(IllegalMove::Stuck(hole("a1"))));
}

// Long jumps.

#[test]
fn a_long_jump_goes_over_the_marble_in_the_middle() {
    // (6)
    assert_reaches(Options::SUPER, &star!("1 . 4 . *"), "i3");
    assert_reaches(Options::SUPER, &star!("1 . . . 4 . . . *"), "i1");
}

#[test]
fn without_the_option_there_is_no_long_jump() {
    assert_reaches(Options::STANDARD, &star!("1 . 4 . x"), "i3");
}

#[test]
fn a_long_jump_has_as_many_empty_holes_behind_as_before() {
    // (6)
    assert_reaches(Options::SUPER, &star!("1 . 4 x * x x"), "i2");
    assert_reaches(Options::SUPER, &star!("1 . . 4 x x *"), "i2");
}

#[test]
fn no_jump_goes_over_two_marbles() {
    // (6)
    assert_reaches(Options::SUPER, &star!("1 . 4 4 x x x"), "i2");
    assert_reaches(Options::SUPER, &star!("1 . . 4 . 4 x"), "i2");
    assert_reaches(Options::SUPER, &star!("1 . 4 . 4 x x"), "i2");
}

#[test]
fn lengths_are_mixed_freely_in_a_chain() {
    // (6)
    assert_reaches(Options::SUPER, &star!("1 4 * . 4 . *"), "i2");
    assert_reaches(Options::SUPER, &star!("1 . 4 . * 4 *"), "i2");
}

// The goal.

#[test]
fn a_marble_in_its_goal_moves_inside_it_and_does_not_rest_outside() {
    let picture = star!(
        "o2",
        "
    . x x . .
     * 1 * .
      * * .
       . .
        .
    "
    );
    assert_reaches(Options::STANDARD, &picture, "n2");
    let position = position(Seating::Two, Options::STANDARD, &picture);
    assert_eq!(reason(&position, "n2", "m6"), IllegalMove::LeavesGoal { from: hole("n2"), to: hole("m6") });
}

#[test]
fn a_chain_may_leave_the_goal_and_come_back() {
    let picture = star!(
        "n2",
        "
     . x .
    . 4 4 .
     1 . *
      . .
       .
    "
    );
    assert_reaches(Options::STANDARD, &picture, "n1");
}

#[test]
fn a_marble_that_could_only_leave_its_goal_is_told_so() {
    let picture = star!(
        "o2",
        "
    . . . . .
     4 1 4 4
      4 4 4
       4 4
        4
    "
    );
    let position = position(Seating::Two, Options::STANDARD, &picture);
    assert_eq!(position.why_not(hole("n2")), Some(IllegalMove::Home(hole("n2"))));
}

// Foreign points.

#[test]
fn by_default_a_marble_may_rest_in_foreign_points() {
    let picture = star!(
        "f9",
        "
    . . * .
     . 1 *
      . . .
    "
    );
    let all = position(Seating::Six, Options::STANDARD, &picture).destinations(hole("f9")).all();
    assert!(picture.stars.is_subset(all));
}

#[test]
fn when_forbidden_no_move_ends_in_a_foreign_point() {
    let picture = star!(
        "f9",
        "
    . . x .
     . 1 x
      . . .
    "
    );
    let position = position(Seating::Six, NO_REST, &picture);
    assert!((picture.crosses & position.destinations(hole("f9")).all()).is_empty());
    let foreign = IllegalMove::Foreign { to: hole("e10"), point: Point::UpperRight };
    assert_eq!(reason(&position, "f9", "e10"), foreign);
}

#[test]
fn a_point_that_nobody_starts_from_or_aims_at_is_never_foreign() {
    let picture = star!(
        "f9",
        "
    . . * .
     . 1 *
      . . .
    "
    );
    assert_reaches(NO_REST, &picture, "f9");
}

#[test]
fn the_own_start_and_goal_are_never_foreign() {
    let home = star!(
        "e6",
        "
     * *
    . 1 .
     . .
    "
    );
    let all = position(Seating::Six, NO_REST, &home).destinations(hole("e6")).all();
    assert!(home.stars.is_subset(all));
    let goal = star!(
        "m7",
        "
     . .
    . 1 .
     * *
    "
    );
    let all = position(Seating::Six, NO_REST, &goal).destinations(hole("m7")).all();
    assert!(goal.stars.is_subset(all));
}

#[test]
fn a_chain_may_pass_through_a_foreign_point() {
    let picture = star!(
        "g10",
        "
     1 4 x
      . 4 .
       * .
    "
    );
    let all = position(Seating::Six, NO_REST, &picture).destinations(hole("f9")).all();
    assert!(picture.stars.is_subset(all));
    assert!((picture.crosses & all).is_empty());
}

#[test]
fn the_start_of_the_players_other_army_is_foreign_too() {
    // Army 1 of 1+2 beside point 2.
    let picture = star!(
        "f9",
        "
    . . x .
     . 1 x
      . . .
    "
    );
    let all = position(Seating::TwoByTwo, NO_REST, &picture).destinations(hole("f9")).all();
    assert!((picture.crosses & all).is_empty());
}

// Swaps.

#[test]
fn a_step_into_the_goal_changes_places_with_an_opponents_marble() {
    let picture = star!(
        "o2",
        "
    . . 1 . .
     . 4 . .
      . . .
       . .
        .
    "
    );
    let position = position(Seating::Two, SWAP, &picture);
    let mv = position.find(hole("m7"), hole("n2")).unwrap();
    assert_eq!((mv.kind, position.route(&mv).to_string().as_str()), (MoveKind::Swap, "m7=n2"));
    let next = position.play(&mv).unwrap();
    assert_eq!(next.piece(hole("n2")), Some(Piece::Army(army(1))));
    assert_eq!(next.piece(hole("m7")), Some(Piece::Army(army(4))));
    assert_eq!(next.turn(), seat(1), "a swap ends the move");
}

#[test]
fn without_the_option_nothing_changes_places() {
    let picture = star!(
        "o2",
        "
    . . 1 . .
     . 4 . .
      . . .
       . .
        .
    "
    );
    let position = position(Seating::Two, Options::STANDARD, &picture);
    assert_eq!(reason(&position, "m7", "n2"), IllegalMove::Occupied(hole("n2")));
}

#[test]
fn the_last_jump_of_a_chain_may_swap_and_the_swapped_marble_goes_to_where_the_chain_began() {
    let picture = star!(
        "m6",
        "
   1 4 .
    . . 4 . .
       . 4 .
    "
    );
    let position = position(Seating::Two, SWAP, &picture);
    let mv = position.find(hole("l3"), hole("n2")).unwrap();
    assert_eq!(position.route(&mv).to_string(), "l3:l5=n2");
    let next = position.play(&mv).unwrap();
    assert_eq!(next.piece(hole("l3")), Some(Piece::Army(army(4))));
    assert_eq!(next.piece(hole("l5")), None);
}

#[test]
fn the_rule_of_foreign_points_does_not_bind_a_marble_that_is_swapped_out() {
    // l3 lies in point 5, foreign to army 4.
    let picture = star!(
        "m6",
        "
   1 4 .
    . . 4 . .
       . 4 .
    "
    );
    let position = position(Seating::Six, Options::MASTERS_GAMES, &picture);
    assert_eq!(hole("l3").point(), Some(Point::LowerLeft));
    assert_eq!(position.find(hole("l3"), hole("n2")).unwrap().kind, MoveKind::Swap);
}

#[test]
fn a_long_jump_may_swap() {
    let picture = star!(
        "l5",
        "
       1 . .
      . . . .
     . . 4 . .
      . . . .
         . 4 .
    "
    );
    let options = Options { long_jump: true, ..SWAP };
    let mv = position(Seating::Two, options, &picture).find(hole("j3"), hole("n2")).map(|mv| mv.kind);
    assert_eq!(mv, Ok(MoveKind::Swap));
}

#[test]
fn a_marble_inside_the_goal_may_swap_too() {
    let picture = star!(
        "o2",
        "
    . . . . .
     1 4 . .
      . . .
       . .
        .
    "
    );
    let kind = position(Seating::Two, SWAP, &picture).find(hole("n1"), hole("n2")).unwrap().kind;
    assert_eq!(kind, MoveKind::Swap);
}

#[test]
fn there_is_no_swap_with_a_marble_of_the_own_armies() {
    let own = star!(
        "o2",
        "
    . . 1 . .
     . 1 . .
      . . .
       . .
        .
    "
    );
    assert_eq!(reason(&position(Seating::Two, SWAP, &own), "m7", "n2"), IllegalMove::Occupied(hole("n2")));
    let sibling = star!(
        "o2",
        "
    . . 1 . .
     . 4 . .
      . . .
       . .
        .
    "
    );
    let position = position(Seating::ThreeByTwo, SWAP, &sibling);
    assert_eq!(reason(&position, "m7", "n2"), IllegalMove::Occupied(hole("n2")));
}

#[test]
fn there_is_no_swap_with_a_neutral_marble() {
    let picture = star!(
        "o2",
        "
    . . 1 . .
     . n . .
      . . .
       . .
        .
    "
    );
    assert_eq!(reason(&position(Seating::Two, SWAP, &picture), "m7", "n2"), IllegalMove::Occupied(hole("n2")));
}

#[test]
fn there_is_no_swap_outside_the_own_goal() {
    let position = position(Seating::Two, SWAP, &star!("1 4 ."));
    assert_eq!(reason(&position, "i4", "i5"), IllegalMove::Occupied(hole("i5")));
}

// Unused points.

#[test]
fn unused_points_are_filled_with_neutral_marbles_where_agreed() {
    let neutral = |seating: Seating| {
        let position = Position::start(Setup { seating, options: FILLED }, Seat::FIRST);
        position.neutral().len()
    };
    let counts: Vec<usize> = Seating::ALL.into_iter().map(neutral).collect();
    // Two players leave four points unused, four leave two (3 and 6), and 1+2 against 4+5 as well.
    assert_eq!(counts, [40, 0, 20, 0, 0, 20, 0]);
}

#[test]
fn by_default_unused_points_are_empty() {
    let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
    assert!(Position::start(setup, Seat::FIRST).neutral().is_empty());
}

#[test]
fn nobody_moves_a_neutral_marble() {
    let setup = Setup { seating: Seating::Two, options: FILLED };
    let position = Position::start(setup, Seat::FIRST);
    let neutral = hole("e11");
    assert_eq!(position.piece(neutral), Some(Piece::Neutral));
    assert_eq!(position.why_not(neutral), Some(IllegalMove::Neutral(neutral)));
    assert!(position.moves().iter().all(|mv| !position.neutral().contains(mv.from)));
}

#[test]
fn everybody_may_jump_over_a_neutral_marble() {
    assert_reaches(FILLED, &star!("1 n * n *"), "i3");
}
