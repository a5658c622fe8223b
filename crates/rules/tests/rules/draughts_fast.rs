//! The draughts rules before their second reading, position by position and game by game.

use hopstone_rules::draughts::{Move, Position, QUIET_PLIES_TO_DRAW, Side, State, Variant};
use hopstone_rules::{DrawReason, Game, Outcome, Play};

use crate::draughts_naive::{self, Naive};
use crate::draughts_play::{game_from, naive, path, positions, strewn};
use crate::play::Dice;

/// How often each Italian rule was the one that excluded a capture.
fn check(position: &Position, excluded: &mut [usize; 4]) {
    let judge = naive(position);
    let fen = position.fen();
    assert_eq!(judge.to_fen(), fen);
    let moves = position.moves();
    let paths: Vec<_> = moves.iter().map(path).collect();
    assert_eq!(paths, judge.legal(), "{fen}");
    assert_eq!((position.count_moves(), position.can_move()), (moves.len(), !moves.is_empty()), "{fen}");
    let all = judge.captures();
    assert_eq!(position.can_capture(), !all.is_empty(), "{fen}");
    for (mv, path) in moves.iter().zip(&paths) {
        assert_eq!(mv.is_capture(), !all.is_empty(), "{mv} in {fen}");
        assert_eq!(mv.to_string(), draughts_naive::text(path, !all.is_empty()));
        assert_eq!(position.after(mv).fen(), judge.play(path).to_fen(), "{mv} in {fen}");
        let captured: Vec<u8> = position.captured_in_order(mv).iter().map(|square| square.number()).collect();
        assert_eq!(captured, judge.captured_numbers(path), "{mv} in {fen}");
        let mut set: Vec<u8> = mv.captured().map(|square| square.number()).collect();
        set.sort_unstable_by_key(|number| captured.iter().position(|other| other == number));
        assert_eq!(set, captured, "{mv} in {fen}");
    }
    let mut complete = Vec::new();
    position.each_capture(|mv, rank| {
        assert_eq!(usize::from(rank.pieces), mv.captured().len());
        complete.push(path(&mv));
    });
    complete.sort();
    let mut sorted = all.clone();
    sorted.sort();
    assert_eq!(complete, sorted, "{fen}");
    for capture in &all {
        if let Some(rule) = judge.excluded_by(capture) {
            excluded[rule - 1] += 1;
        }
    }
}

/// How many positions are judged, of each game.
const POSITIONS: usize = 60_000;

#[test]
fn italian_moves_are_those_of_the_second_reading() {
    let mut excluded = [0; 4];
    for position in positions(Variant::Italian, POSITIONS, 1) {
        check(&position, &mut excluded);
    }
    assert!(excluded.iter().all(|&times| times > 100), "every rule was asked often: {excluded:?}");
}

#[test]
fn english_moves_are_those_of_the_second_reading() {
    let mut excluded = [0; 4];
    for position in positions(Variant::English, POSITIONS, 2) {
        check(&position, &mut excluded);
    }
    assert_eq!(excluded, [0; 4], "every capture may be made");
}

/// A second reading of how games end.
struct Referee {
    /// Every position that has stood, oldest first.
    stood: Vec<Naive>,
    /// Plies since something was captured or a man moved.
    quiet: usize,
}

impl Referee {
    fn of(position: &Position) -> Referee {
        Referee { stood: vec![naive(position)], quiet: 0 }
    }

    fn now(&self) -> &Naive {
        self.stood.last().unwrap()
    }

    fn play(&mut self, path: &[u8]) {
        let fen = self.now().to_fen();
        let moved_a_king = fen.split([':', ',', 'W', 'B']).any(|piece| *piece == format!("K{}", path[0]));
        self.quiet = if draughts_naive::is_capture(path) || !moved_a_king { 0 } else { self.quiet + 1 };
        let next = self.now().play(path);
        self.stood.push(next);
    }

    /// How the game is over, and who has won.
    fn verdict(&self) -> Option<(Outcome, Option<Side>)> {
        if self.now().legal().is_empty() {
            let winner = if self.now().white_to_move { Side::Black } else { Side::White };
            return Some((Outcome::Places, Some(winner)));
        }
        if self.quiet >= 2 * 40 {
            return Some((Outcome::Draw(DrawReason::QuietMoves), None));
        }
        let times = self.stood.iter().filter(|other| *other == self.now()).count();
        (times >= 3).then_some((Outcome::Draw(DrawReason::Repetition), None))
    }
}

fn verdict(game: &Game<State>) -> Option<(Outcome, Option<Side>)> {
    let standing = game.state().standing();
    let winners: Vec<Side> = Side::ALL.into_iter().filter(|side| standing.place(side.seat()) == Some(1)).collect();
    let outcome = standing.outcome()?;
    Some((outcome, if let [winner] = winners[..] { Some(winner) } else { None }))
}

#[test]
fn games_end_as_the_second_reading_says() {
    let mut dice = Dice::new(3);
    // Wins, quiet draws, repetitions.
    let mut ends = [0; 3];
    for number in 0..700 {
        let variant = Variant::ALL[number % 2];
        let start = if number % 3 == 0 { Position::start(variant) } else { strewn(variant, &mut dice) };
        let mut game = game_from(start);
        let mut referee = Referee::of(&start);
        // Those who shun danger and what has stood before live to see the counter run out.
        let (is_timid, shuns) = (dice.chance(60), dice.chance(50));
        loop {
            assert_eq!(verdict(&game), referee.verdict(), "{}", game.state().position().fen());
            assert_eq!(usize::from(game.state().quiet_plies()), referee.quiet);
            if game.turn().is_none() {
                break;
            }
            let position = *game.state().position();
            assert_eq!(game.turn(), Some(position.turn().seat()));
            let is_good = |mv: &Move| {
                let next = position.after(mv);
                let is_fresh = || !(0..=game.events().len()).any(|n| *game.state_after(n).unwrap().position() == next);
                !(is_timid && next.can_capture()) && (!shuns || is_fresh())
            };
            let good: Vec<Move> = position.moves().into_iter().filter(is_good).collect();
            let mv = dice.pick(&if good.is_empty() { position.moves() } else { good });
            referee.play(&path(&mv));
            game.play(&mv).unwrap();
        }
        ends[match verdict(&game).unwrap().0 {
            Outcome::Places => 0,
            Outcome::Draw(DrawReason::QuietMoves) => 1,
            Outcome::Draw(_) => 2,
        }] += 1;
    }
    assert!(ends.iter().all(|&times| times > 20), "all ends were seen: {ends:?}");
    assert_eq!(QUIET_PLIES_TO_DRAW, 80);
}
