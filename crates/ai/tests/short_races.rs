//! Case 10 of the list of faults to avoid: what is left of a race is run in as few moves as it can be.

use std::collections::HashSet;

use hopstone_ai::{Limits, Thinker};
use hopstone_rules::star::{Army, HoleSet, Move, MoveKind, Options, Position, Seating, Setup, State};
use hopstone_rules::{Game, Level, Player, Seat};

/// Nobody else's marble is nearer than this, so that none is jumped over.
const NO_CONTACT: u8 = 4;

/// Numbers that a seed decides (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// The arrangement after some moves backwards from the full goal: to hops and steps it is the same in which direction they go, only that
/// no marble comes out of the goal.
fn backwards(setup: Setup, army: Army, others: HoleSet, moves: usize, dice: &mut Dice) -> HoleSet {
    let goal = army.goal_holes();
    let mut marbles = goal;
    for _ in 0..moves {
        let mut before: Vec<HoleSet> = Vec::new();
        // The army that is at home in the goal may go wherever ours may have come from.
        setup.each_destination(Army::of(army.goal()), marbles, marbles | others, |from, destinations| {
            let rest = marbles - HoleSet::of(from);
            let allowed = if goal.contains(from) { HoleSet::ALL } else { !goal };
            before.extend((destinations.all() & allowed).map(|to| rest | HoleSet::of(to)));
        });
        // The farther out of two, so that not all races are short.
        let farther = |_: usize| before[dice.below(before.len())];
        let out = |marbles: &HoleSet| marbles.map(|hole| u32::from(hole.distance(army.goal().tip()))).sum::<u32>();
        marbles = [0, 1].map(farther).into_iter().max_by_key(out).expect("two");
    }
    marbles
}

/// Whether an army is home after so many moves of its own and no others; `failed` are positions from which it is not.
fn comes_home(position: &Position, seat: Seat, left: usize, failed: &mut HashSet<(u128, usize)>) -> bool {
    let army = position.setup().seating.armies(seat)[0];
    let marbles = position.army(army);
    // No move fills more than one hole.
    let missing = (army.goal_holes() - marbles).len();
    if missing == 0 || missing > left || failed.contains(&(marbles.bits(), left)) {
        return missing == 0;
    }
    let next = |mv: Move| {
        let mut next = *position;
        next.play_unchecked(&mv);
        next.with_turn(seat)
    };
    let comes = position.moves().into_iter().any(|mv| comes_home(&next(mv), seat, left - 1, failed));
    if !comes {
        failed.insert((marbles.bits(), left));
    }
    comes
}

fn fewest(position: &Position, seat: Seat) -> usize {
    let mut failed = HashSet::new();
    (0..).find(|&moves| comes_home(position, seat, moves, &mut failed)).expect("a way home")
}

#[test]
fn the_hardest_level_runs_a_short_race_in_the_fewest_moves() {
    let mut dice = Dice(2_026);
    let mut races = [0; 8];
    let mut thinker = Thinker::new();
    while races.iter().sum::<u32>() < 100 {
        let number = races.iter().sum::<u32>();
        let setup =
            Setup { seating: Seating::Six, options: Options { long_jump: number % 5 == 4, ..Options::STANDARD } };
        let seat = Seat::new(number as usize % 6).unwrap();
        let army = setup.seating.armies(seat)[0];
        // Another army stands where it began, beside our home.
        let other = setup.seating.armies(seat.next(6))[0];
        let others = other.home().holes();
        let marbles = backwards(setup, army, others, 1 + number as usize % 7, &mut dice);
        let is_near = |hole| others.into_iter().any(|other| other.distance(hole) < NO_CONTACT);
        if marbles.into_iter().any(is_near) || marbles == army.goal_holes() {
            continue;
        }
        let empty = setup
            .seating
            .all_armies()
            .fold(Position::start(setup, seat), |position, army| position.with_army(army, HoleSet::EMPTY));
        let begin = empty.with_army(other, others).with_army(army, marbles);
        let optimum = fewest(&begin, seat);
        races[optimum] += 1;
        let mut position = begin;
        let mut made = 0;
        while !position.has_won(seat) {
            let players = (0..6).map(|_| Player::computer(Level::HARD)).collect();
            let game = Game::from_state(setup, players, State::from_position(position));
            let thought = thinker.star(&game, &Limits::of_level(Level::HARD)).unwrap();
            assert_ne!(thought.mv.kind, MoveKind::Swap);
            position = position.play(&thought.mv).unwrap().with_turn(seat);
            made += 1;
            assert!(made <= optimum, "{seat} needs more than {optimum} moves from\n{}", begin.board());
        }
    }
    println!("races of 0 to 6 moves: {races:?}");
    assert!(races[1..].iter().all(|&races| races > 0), "{races:?}");
}
