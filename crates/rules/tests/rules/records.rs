//! What a record must keep.

use hopstone_rules::{AnyGame, Game, Play};

/// Two games are the same in all that can be asked of them: every moment with its counters and places, and every repetition.
pub fn assert_same(one: &AnyGame, other: &AnyGame) {
    match (one, other) {
        (AnyGame::Star(one), AnyGame::Star(other)) => same(one, other),
        (AnyGame::Capture(one), AnyGame::Capture(other)) => same(one, other),
        (AnyGame::Draughts(one), AnyGame::Draughts(other)) => same(one, other),
        _ => panic!("games of different kinds"),
    }
}

/// The same for games of which the kind is known.
pub fn same<P: Play + PartialEq + std::fmt::Debug>(one: &Game<P>, other: &Game<P>) {
    assert_eq!((one.setup(), one.players(), one.first()), (other.setup(), other.players(), other.first()));
    assert_eq!(one.events(), other.events());
    assert_eq!(one.turn(), other.turn());
    for n in 0..=one.events().len() {
        assert_eq!(one.state_after(n), other.state_after(n));
        assert_eq!(one.repetitions(n), other.repetitions(n));
    }
}
