//! Laws of the rules: what holds for every position and every game.

use std::collections::BTreeSet;

use hopstone_rules::star::{
    Army, Board, Direction, Hole, Move, MoveKind, Options, Piece, Position, Route, Seating, Setup, State, Undo,
};
use hopstone_rules::{Event, Game, Play, Seat, capture, code};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::play::{self, Dice, seat};

/// As many cases as said, the same on every run, and nothing written to disk.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x0040_5053),
        ..ProptestConfig::default()
    }
}

fn setups() -> impl Strategy<Value = Setup> {
    (proptest::sample::select(&Seating::ALL), 0..64_usize)
        .prop_map(|(seating, number)| Setup { seating, options: play::options(number) })
}

/// A position that random play reaches; each choice picks a move.
fn played() -> impl Strategy<Value = Position> {
    (setups(), any::<usize>(), proptest::collection::vec(any::<usize>(), 0..80)).prop_map(|(setup, first, choices)| {
        let mut position = Position::start(setup, seat(first % setup.seating.seats()));
        for choice in choices {
            let moves = position.moves();
            match moves.get(choice % moves.len().max(1)) {
                Some(mv) => drop(position.play_unchecked(mv)),
                None => position.pass(),
            }
        }
        position
    })
}

/// A position set up by throwing marbles onto the board.
fn strewn() -> impl Strategy<Value = Position> {
    (setups(), any::<u64>()).prop_map(|(setup, seed)| {
        let mut dice = Dice::new(seed);
        let board = play::strewn(setup, &mut dice);
        let turn = seat(dice.below(setup.seating.seats()));
        Position::from_board(setup, turn, &board).unwrap()
    })
}

fn positions() -> impl Strategy<Value = Position> {
    prop_oneof![played(), strewn()]
}

/// Where a position comes to when the star is turned by so many sixths, if its seating allows it.
fn turned(position: &Position, sixths: u8) -> Option<Position> {
    let setup = position.setup();
    let moved = |army: Army| Army::new((army.number() - 1 + sixths) % 6 + 1).unwrap();
    let image = |seat: Seat| -> Option<Seat> {
        let armies: BTreeSet<Army> = setup.seating.armies(seat).iter().map(|&army| moved(army)).collect();
        Seat::all(setup.seating.seats())
            .find(|&other| setup.seating.armies(other).iter().copied().collect::<BTreeSet<_>>() == armies)
    };
    if Seat::all(setup.seating.seats()).any(|seat| image(seat).is_none()) {
        return None;
    }
    let mut board = Board::EMPTY;
    for hole in position.occupied() {
        board[hole.turned(sixths)] = position.piece(hole).map(|piece| match piece {
            Piece::Army(army) => Piece::Army(moved(army)),
            other => other,
        });
    }
    Some(Position::from_board(setup, image(position.turn())?, &board).unwrap())
}

fn game_of(seed: u64, turns: usize) -> Game<State> {
    let mut dice = Dice::new(seed);
    let setup = Setup { seating: dice.pick(&Seating::ALL), options: play::options(dice.below(64)) };
    play::random_star(setup, turns, &mut dice)
}

/// Whether two games are the same in all that can be asked of them.
fn same<P: Play + PartialEq>(one: &Game<P>, other: &Game<P>) -> bool {
    one.setup() == other.setup()
        && one.players() == other.players()
        && one.first() == other.first()
        && one.events() == other.events()
        && one.turn() == other.turn()
        && (0..=one.events().len())
            .all(|n| one.state_after(n) == other.state_after(n) && one.repetitions(n) == other.repetitions(n))
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn legal_means_listed(position in positions()) {
        let listed = position.moves();
        for from in Hole::all() {
            for to in Hole::all() {
                let own = listed.iter().find(|mv| (mv.from, mv.to) == (from, to));
                prop_assert_eq!(position.find(from, to).ok(), own.copied());
                for kind in [MoveKind::Step, MoveKind::Jump, MoveKind::Swap] {
                    let mv = Move { from, to, kind };
                    prop_assert_eq!(position.play(&mv).is_ok(), listed.contains(&mv));
                }
            }
            prop_assert_eq!(position.why_not(from).is_none(), listed.iter().any(|mv| mv.from == from));
        }
    }

    #[test]
    fn undo_takes_back_exactly(position in positions()) {
        let mut now = position;
        for mv in position.moves() {
            let undo: Undo = now.play_unchecked(&mv);
            prop_assert_ne!(now, position);
            prop_assert_eq!(position.play(&mv).unwrap(), now);
            now.undo(&undo);
            prop_assert_eq!(now, position);
        }
    }

    #[test]
    fn incremental_hash_is_fresh_hash(position in positions(), retired in 0..6_usize) {
        for mv in position.moves() {
            let next = position.play(&mv).unwrap();
            prop_assert_eq!(next.hash(), next.fresh_hash());
            prop_assert_ne!(next.hash(), position.hash());
        }
        let mut passed = position;
        passed.pass();
        prop_assert_eq!(passed.hash(), passed.fresh_hash());
        prop_assert_ne!(passed.hash(), position.hash());
        let mut fewer = position;
        fewer.retire(seat(retired % position.setup().seating.seats()));
        prop_assert_eq!(fewer.hash(), fewer.fresh_hash());
        prop_assert_ne!(fewer.hash(), position.hash());
    }

    #[test]
    fn a_board_is_all_that_a_position_shows(position in positions()) {
        let again = Position::from_board(position.setup(), position.turn(), &position.board()).unwrap();
        prop_assert_eq!(again, position);
        prop_assert_eq!(again.hash(), position.hash());
    }

    #[test]
    fn rotating_the_star_rotates_the_moves(position in positions()) {
        for sixths in 1..6 {
            let Some(other) = turned(&position, sixths) else { continue };
            let image = |mv: Move| Move { from: mv.from.turned(sixths), to: mv.to.turned(sixths), kind: mv.kind };
            let expected: BTreeSet<Move> = position.moves().into_iter().map(image).collect();
            prop_assert_eq!(other.moves().into_iter().collect::<BTreeSet<_>>(), expected);
            let won = |position: &Position| {
                Seat::all(position.setup().seating.seats()).filter(|&seat| position.has_won(seat)).count()
            };
            prop_assert_eq!(won(&position), won(&other));
        }
    }

    #[test]
    fn every_chain_can_be_jumped_back(position in positions()) {
        let setup = Setup { options: Options { rest_in_foreign: true, ..position.setup().options }, ..position.setup() };
        let free = Position::from_board(setup, position.turn(), &position.board()).unwrap();
        for mv in free.moves().into_iter().filter(|mv| mv.kind != MoveKind::Swap) {
            let Some(Piece::Army(army)) = free.piece(mv.from) else { panic!("an army's marble moves") };
            if mv.to.point() == Some(army.goal()) && mv.from.point() != Some(army.goal()) {
                // Whoever has come home stays there.
                continue;
            }
            let next = free.play(&mv).unwrap().with_turn(free.turn());
            prop_assert!(next.find(mv.to, mv.from).is_ok(), "{:?}", mv);
        }
    }

    #[test]
    fn the_way_of_a_move_leads_to_the_move(position in positions()) {
        for mv in position.moves() {
            let route = position.route(&mv);
            prop_assert_eq!((route.from(), route.to()), (mv.from, mv.to));
            prop_assert_eq!(position.resolve(&route), Ok(mv));
            prop_assert_eq!(route.to_string().parse::<Route>(), Ok(route));
        }
    }

    #[test]
    fn a_capture_chain_takes_what_it_names(seed in any::<u64>(), long in any::<bool>(), turns in 0..40_usize) {
        let mut dice = Dice::new(seed);
        let game = play::random_capture(2, long, turns, &mut dice);
        let position = game.state().position();
        for from in position.movable().take(5) {
            for chain in position.outcomes_after(from, &[], 40).unwrap().0 {
                let next = position.play(&chain).unwrap();
                prop_assert_eq!(next.marbles().len() + chain.captured().len(), position.marbles().len());
                prop_assert_eq!(position.resolve(&chain.to_string().parse().unwrap()), Ok(chain));
            }
        }
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn no_text_makes_a_parser_panic(text in "\\PC{0,160}", bytes in any::<Vec<u8>>()) {
        for text in [text.as_str(), &String::from_utf8_lossy(&bytes), &format!("1{text}")] {
            let _ = text.parse::<Hole>();
            let _ = text.parse::<Route>();
            let _ = text.parse::<Board>();
            let _ = code::read(text);
        }
    }

    #[test]
    fn no_text_that_looks_right_makes_a_parser_panic(
        route in "[a-s]?[0-9]{0,3}([-:=]?[a-rž][0-9]{0,2}){0,6}",
        board in "[.1-7noř]{115,123}",
        code in "1[-_A-Za-z0-9]{0,80}",
    ) {
        // What is read is printed back; nothing else is read.
        if let Ok(hole) = route.parse::<Hole>() {
            prop_assert_eq!(hole.to_string(), route.clone());
        }
        if let Ok(parsed) = route.parse::<Route>() {
            prop_assert_eq!(parsed.to_string(), route);
        }
        if let Ok(parsed) = board.parse::<Board>() {
            prop_assert_eq!(parsed.to_string(), board);
        }
        if let Ok(game) = code::read(&code) {
            prop_assert_eq!(code::write(&game), code);
        }
    }

    #[test]
    fn parse_after_print_is_the_identity(holes in proptest::collection::vec(0..Hole::COUNT, 2..8), marks in 0..3) {
        let names: Vec<String> = holes.iter().map(|&index| Hole::new(index).unwrap().to_string()).collect();
        for (name, &index) in names.iter().zip(&holes) {
            prop_assert_eq!(name.parse(), Ok(Hole::new(index).unwrap()));
        }
        let text = match marks {
            0 => names[..2].join("-"),
            1 => names.join(":"),
            _ => {
                let (last, first) = names.split_last().unwrap();
                format!("{}={last}", first.join(":"))
            }
        };
        prop_assert_eq!(text.parse::<Route>().unwrap().to_string(), text);
    }

    #[test]
    fn a_board_that_is_printed_is_read_again(pieces in "[.1-6no]{121}") {
        prop_assert_eq!(pieces.parse::<Board>().unwrap().to_string(), pieces);
    }
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn redo_after_undo_is_the_game_as_it_was(seed in any::<u64>(), turns in 0..80_usize, back in 1..100_usize) {
        let game = game_of(seed, turns);
        let mut again = game.clone();
        let undone = (0..back).take_while(|_| again.undo()).count();
        let left = again.events().len();
        prop_assert_eq!(again.state(), game.state_after(left).unwrap());
        prop_assert!(again.turn().is_some() || undone == 0);
        for _ in 0..undone {
            prop_assert!(again.redo());
        }
        prop_assert!(!again.can_redo());
        prop_assert!(same(&again, &game));
    }

    #[test]
    fn undo_and_the_same_moves_again_are_the_game_as_it_was(seed in any::<u64>(), turns in 0..80_usize, back in 1..40_usize) {
        let game = game_of(seed, turns);
        let mut again = game.clone();
        while again.events().len() > game.events().len().saturating_sub(back) && again.undo() {}
        for event in &game.events()[again.events().len()..] {
            match event {
                Event::Move(mv) => again.play(mv).unwrap(),
                Event::Resign(seat) => again.resign(*seat).unwrap(),
                Event::Pass | Event::Draw => {}
            }
        }
        prop_assert!(same(&again, &game));
    }

    #[test]
    fn what_is_refused_changes_nothing(seed in any::<u64>(), turns in 0..40_usize) {
        let game = game_of(seed, turns);
        let mut tried = game.clone();
        for from in Hole::all() {
            let mv = Move { from, to: from, kind: MoveKind::Step };
            prop_assert!(tried.play(&mv).is_err());
        }
        prop_assert!(same(&tried, &game));
    }
}

#[test]
fn long_jumps_have_the_same_length_before_and_behind() {
    for from in Hole::all() {
        for direction in Direction::ALL {
            let Some(over) = from.neighbour(direction) else { continue };
            let mut board = Board::EMPTY;
            board[from] = Some(Piece::Unowned);
            board[over] = Some(Piece::Unowned);
            let position = capture::Position::from_board(&board, true).unwrap();
            for hop in position.continuations(from, &[]).unwrap() {
                assert_eq!(from.distance(hop.over), hop.over.distance(hop.to));
            }
        }
    }
}
