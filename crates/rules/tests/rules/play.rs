//! Random play that is the same on every run, and the way between the crate's types and those of [`crate::naive`].

use std::collections::HashSet;

use hopstone_rules::draughts::Variant;
use hopstone_rules::star::{Army, Board, Hole, Move, MoveKind, Options, Piece, Position, Seating, Setup, State, Win};
use hopstone_rules::{AnyGame, Event, Game, Level, Player, Seat, capture};

use crate::draughts_play;
use crate::naive::{self, Agreed, At, Kind, Marbles, Turn};

/// Throws of dice that are the same on every run (xorshift).
pub struct Dice(u64);

impl Dice {
    /// Dice whose throws depend on `seed` alone.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % end as u64) as usize
    }

    /// One of a list.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// True `percent` times of a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// The options with this number, 0 to 63: every combination has one.
pub fn options(number: usize) -> Options {
    let flag = |bit: usize| number >> bit & 1 == 1;
    Options {
        long_jump: flag(0),
        rest_in_foreign: flag(1),
        swap: flag(2),
        win: if flag(3) { Win::Strict } else { Win::Modern },
        fill_unused: flag(4),
        play_on: flag(5),
    }
}

/// Every seating with every combination of options.
pub fn setups() -> impl Iterator<Item = Setup> {
    Seating::ALL.into_iter().flat_map(|seating| (0..64).map(move |number| Setup { seating, options: options(number) }))
}

/// Seat number `index`, counted from 0.
pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Army number `number`.
pub fn army(number: u8) -> Army {
    Army::new(number).unwrap()
}

/// The hole with this name.
pub fn hole(name: &str) -> Hole {
    name.parse().unwrap()
}

/// People without names.
pub fn people(seats: usize) -> Vec<Player> {
    vec![Player::person(""); seats]
}

/// A game of people from its first position.
pub fn game(seating: Seating, options: Options) -> Game<State> {
    Game::start(Setup { seating, options }, people(seating.seats()), Seat::FIRST).unwrap()
}

/// A game of people that begins in a position set up by hand.
pub fn game_from(position: Position) -> Game<State> {
    let setup = position.setup();
    Game::from_state(setup, people(setup.seating.seats()), State::from_position(position))
}

/// Plays the move between two holes.
pub fn play(game: &mut Game<State>, from: &str, to: &str) {
    let mv = game.state().position().find(hole(from), hole(to)).unwrap_or_else(|error| panic!("{from} {to}: {error}"));
    game.play(&mv).unwrap();
}

/// What a position is agreed to be, for the second reading.
pub fn agreed(setup: Setup) -> Agreed {
    let seats = Seat::all(setup.seating.seats());
    let Options { long_jump, rest_in_foreign, swap, win, fill_unused: _, play_on } = setup.options;
    Agreed {
        seats: seats.map(|seat| setup.seating.armies(seat).iter().map(|army| army.number()).collect()).collect(),
        options: naive::Options { long_jump, rest_in_foreign, swap, strict: win == Win::Strict, play_on },
    }
}

/// The marbles of a board.
pub fn marbles(board: &Board) -> Marbles {
    let holes = naive::holes();
    let piece = |index: usize| board[Hole::new(index).unwrap()];
    let marble = |index: usize| match piece(index)? {
        Piece::Army(army) => Some((holes[index], army.number())),
        Piece::Neutral | Piece::Unowned => Some((holes[index], 0)),
    };
    (0..holes.len()).filter_map(marble).collect()
}

/// The same as [`marbles`], without the owners.
pub fn places(board: &Board) -> HashSet<At> {
    marbles(board).into_keys().collect()
}

/// Coordinates of a hole, by its number alone.
pub fn at(hole: Hole) -> At {
    naive::holes()[hole.index()]
}

/// A move in the words of the second reading.
pub fn turn(mv: &Move) -> Turn {
    let kind = match mv.kind {
        MoveKind::Step => Kind::Step,
        MoveKind::Jump => Kind::Jump,
        MoveKind::Swap => Kind::Swap,
    };
    (at(mv.from), at(mv.to), kind)
}

/// A board on which up to ten marbles of each army in play are strewn: many near the goals, where the rules differ most.
pub fn strewn(setup: Setup, dice: &mut Dice) -> Board {
    let mut board = Board::EMPTY;
    let all: Vec<Hole> = Hole::all().collect();
    for army in setup.seating.all_armies() {
        let goal: Vec<Hole> = army.goal_holes().collect();
        let at_home = dice.below(101);
        for _ in 0..=dice.below(10) {
            let hole = if dice.chance(at_home) { dice.pick(&goal) } else { dice.pick(&all) };
            board[hole].get_or_insert(Piece::Army(army));
        }
    }
    // Now and then so many stand about that nobody can move.
    let neutral = if dice.chance(15) { 1_000 } else { dice.below(6) };
    for _ in 0..neutral {
        board[dice.pick(&all)].get_or_insert(Piece::Neutral);
    }
    // Now and then a goal is full, or all but full.
    if dice.chance(50) {
        let armies: Vec<Army> = setup.seating.all_armies().collect();
        let (goal, guest) = (dice.pick(&armies), dice.pick(&armies));
        for hole in goal.goal_holes() {
            let count = |army| Hole::all().filter(|&hole| board[hole] == Some(Piece::Army(army))).count();
            if board[hole].is_none() && count(guest) < Army::SIZE && !dice.chance(10) {
                board[hole] = Some(Piece::Army(guest));
            }
        }
    }
    board
}

/// A move that a hasty player might make: mostly one that brings its marble nearer to the goal.
pub fn hasty(position: &Position, dice: &mut Dice, percent: usize) -> Move {
    let moves = position.moves();
    if dice.chance(percent) {
        let gain = |mv: &Move| {
            let Some(Piece::Army(army)) = position.piece(mv.from) else { return 0 };
            let far = |hole: Hole| army.goal_holes().map(|goal| i32::from(hole.distance(goal))).sum::<i32>();
            far(mv.from) - far(mv.to)
        };
        let best = moves.iter().map(gain).max().unwrap();
        let best: Vec<Move> = moves.iter().filter(|mv| gain(mv) == best).copied().collect();
        return dice.pick(&best);
    }
    dice.pick(&moves)
}

/// A random chain of the capture game.
pub fn random_chain(position: &capture::Position, dice: &mut Dice) -> capture::Chain {
    let movable: Vec<Hole> = position.movable().collect();
    let from = dice.pick(&movable);
    let mut made = Vec::new();
    loop {
        let next = position.continuations(from, &made).unwrap();
        if next.is_empty() || (!made.is_empty() && dice.chance(40)) {
            return position.chain(from, &made).unwrap();
        }
        made.push(dice.pick(&next).to);
    }
}

/// Players of both sorts with names that are hard to write.
pub fn players(seats: usize, dice: &mut Dice) -> Vec<Player> {
    let names = [
        "",
        "Ada",
        "Žofie",
        "łódź \"4\"",
        "\\ </script>",
        "山田",
        "a name of sixty bytes, the longest a player may be called by",
    ];
    let kind = |dice: &mut Dice| match dice.below(6) {
        0 => hopstone_rules::PlayerKind::Person,
        level => hopstone_rules::PlayerKind::Computer(Level::new(level as u8).unwrap()),
    };
    (0..seats).map(|_| Player::new(dice.pick(&names), kind(dice)).unwrap()).collect()
}

/// A game of Chinese checkers of at most `turns` turns; now and then somebody resigns.
pub fn random_star(setup: Setup, turns: usize, dice: &mut Dice) -> Game<State> {
    let seats = setup.seating.seats();
    let first = seat(dice.below(seats));
    let mut game = Game::<State>::start(setup, players(seats, dice), first).unwrap();
    for _ in 0..turns {
        if game.turn().is_none() {
            break;
        }
        if dice.chance(1) {
            let seat = seat(dice.below(seats));
            // It may have resigned before.
            let _ = game.resign(seat);
            continue;
        }
        let mv = hasty(game.state().position(), dice, 70);
        game.play(&mv).unwrap();
    }
    game
}

/// A capture game of at most `turns` turns; now and then somebody resigns.
pub fn random_capture(seats: usize, long_jump: bool, turns: usize, dice: &mut Dice) -> Game<capture::State> {
    let setup = capture::Setup::new(seats, long_jump).unwrap();
    let first = seat(dice.below(seats));
    let mut game = Game::<capture::State>::start(setup, players(seats, dice), first).unwrap();
    for _ in 0..turns {
        if game.turn().is_none() {
            break;
        }
        if dice.chance(3) {
            let _ = game.resign(seat(dice.below(seats)));
            continue;
        }
        let chain = random_chain(game.state().position(), dice);
        game.play(&chain).unwrap();
    }
    game
}

/// A game of any kind with every sort of set-up.
pub fn random_game(turns: usize, dice: &mut Dice) -> AnyGame {
    if dice.chance(25) {
        return AnyGame::Draughts(draughts_play::random_game(dice.pick(&Variant::ALL), turns, dice));
    }
    if dice.chance(25) {
        return AnyGame::Capture(random_capture(2 + dice.below(5), dice.chance(50), turns, dice));
    }
    let setup = Setup { seating: dice.pick(&Seating::ALL), options: options(dice.below(64)) };
    AnyGame::Star(random_star(setup, turns, dice))
}

/// How many passes a game has recorded.
pub fn passes(game: &Game<State>) -> usize {
    game.events().iter().filter(|event| **event == Event::Pass).count()
}
