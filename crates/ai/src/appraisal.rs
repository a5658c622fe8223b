//! What each seat of a game has before it or is ahead, to look back at a game by.

use hopstone_rules::{Game, Play, Seat, capture, draughts, star};

use crate::Limits;
use crate::table::Table;

/// The most positions that are looked at for one appraisal.
const MOST_NODES_OF_DRAUGHTS: u64 = 200_000;
const MOST_NODES_OF_CAPTURE: u64 = 20_000;
/// No side is further ahead than this: a decided game, in hundredths of a man.
const MOST: i32 = 1_000;

/// For every seat what it still needs: hundredths of moves of its own; 0 where it is home. The end of the game brings nobody home.
pub(crate) fn star(game: &Game<star::State>, limits: &Limits) -> Vec<i32> {
    let position = game.state().position();
    let needs = |seat: Seat| match position.has_won(seat) {
        true => 0,
        false => crate::star::moves_home(position, seat, limits),
    };
    Seat::all(game.state().standing().seats()).map(needs).collect()
}

/// For every seat how far it is ahead, in hundredths of a man.
pub(crate) fn draughts(game: &Game<draughts::State>, limits: &Limits, table: &mut Table) -> Vec<i32> {
    let standing = game.state().standing();
    let ahead = if standing.outcome().is_some() {
        MOST * (won_by(standing, Seat::FIRST) - won_by(standing, Seat::FIRST.next(2)))
    } else {
        let limits = within(limits, MOST_NODES_OF_DRAUGHTS);
        let value = crate::draughts::value(game, &limits, table).clamp(-MOST, MOST);
        if game.turn() == Some(Seat::FIRST) { value } else { -value }
    };
    vec![ahead, -ahead]
}

/// For two seats how many marbles each is ahead in the end as far as can be seen, for more what each has captured, in hundredths.
pub(crate) fn capture(game: &Game<capture::State>, limits: &Limits, table: &mut Table) -> Vec<i32> {
    let position = game.state().position();
    let captured: Vec<i32> = Seat::all(position.seats()).map(|seat| 100 * i32::from(position.captured(seat))).collect();
    let [first, second] = captured[..] else { return captured };
    let limits = within(limits, MOST_NODES_OF_CAPTURE);
    let to_come = match game.turn() {
        Some(seat) => {
            let value = 100 * crate::capture::think(game, &limits, table).map_or(0, |thought| thought.value);
            if seat == Seat::FIRST { value } else { -value }
        }
        None => 0,
    };
    let ahead = first - second + to_come;
    vec![ahead, -ahead]
}

fn won_by(standing: &hopstone_rules::Standing, seat: Seat) -> i32 {
    // A draw has places of none.
    i32::from(standing.place(seat) == Some(1))
}

fn within<'a>(limits: &Limits<'a>, nodes: u64) -> Limits<'a> {
    Limits { level: None, nodes: Some(limits.nodes.map_or(nodes, |most| most.min(nodes))), seed: 0, ..*limits }
}

#[cfg(test)]
mod tests {
    use hopstone_rules::draughts::Variant;
    use hopstone_rules::star::{Options, Seating};
    use hopstone_rules::{Level, Player};

    use super::*;

    const LIMITS: Limits = Limits { level: None, nodes: None, is_over: None, seed: 0 };

    fn persons(count: usize) -> Vec<Player> {
        (0..count).map(|_| Player::person("")).collect()
    }

    fn board(fen: &str) -> Game<draughts::State> {
        let position = draughts::Position::from_fen(Variant::English, fen).unwrap();
        Game::start(draughts::Setup { position }, persons(2), position.turn().seat()).unwrap()
    }

    #[test]
    fn whoever_has_more_pieces_is_ahead_whoever_is_to_move() {
        let mut table = Table::of_bytes(1 << 16);
        for turn in ["W", "B"] {
            let game = board(&format!("{turn}:W21,22,29,30,31:B1,2"));
            let worths = draughts(&game, &LIMITS, &mut table);
            assert!(worths[0] > 100 && worths[1] == -worths[0], "{worths:?}");
        }
    }

    #[test]
    fn a_decided_game_of_draughts_is_worth_all_and_a_draw_nothing() {
        let mut game = board("W:W22:B18");
        game.play(&game.state().position().moves()[0]).unwrap();
        let mut table = Table::of_bytes(1 << 16);
        assert_eq!(draughts(&game, &LIMITS, &mut table), [MOST, -MOST]);
        let mut drawn = board("W:WK1:BK32");
        drawn.agree_draw().unwrap();
        assert_eq!(draughts(&drawn, &LIMITS, &mut table), [0, 0]);
    }

    #[test]
    fn the_end_of_a_game_on_the_star_brings_nobody_home_but_the_winner() {
        let setup = star::Setup { seating: Seating::Two, options: Options::STANDARD };
        let mut game = Game::<star::State>::start(setup, persons(2), Seat::FIRST).unwrap();
        while let Some(seat) = game.turn() {
            let level = if seat == Seat::FIRST { Level::NORMAL } else { Level::new(1).unwrap() };
            let thought = crate::star::think(&game, &Limits::of_level(level)).unwrap();
            game.play(&thought.mv).unwrap();
        }
        assert_eq!(game.state().standing().place(Seat::FIRST), Some(1));
        let end = star(&game, &LIMITS);
        assert!(end[0] == 0 && end[1] >= 300, "{end:?}");
        game.undo();
        let before = star(&game, &LIMITS);
        assert!(before[0] >= 100 && before[1] == end[1], "the last move brought one seat home: {before:?} {end:?}");
    }

    #[test]
    fn a_seat_that_gave_up_stands_where_it_stood() {
        let setup = star::Setup { seating: Seating::Two, options: Options::STANDARD };
        let mut game = Game::<star::State>::start(setup, persons(2), Seat::FIRST).unwrap();
        let before = star(&game, &LIMITS);
        game.resign(Seat::FIRST).unwrap();
        assert_eq!(star(&game, &LIMITS), before);
    }

    #[test]
    fn ten_moves_bring_each_seat_about_ten_moves_nearer() {
        let setup = star::Setup { seating: Seating::Two, options: Options::STANDARD };
        let mut game = Game::<star::State>::start(setup, persons(2), Seat::FIRST).unwrap();
        let before = star(&game, &LIMITS);
        assert!(before.iter().all(|needs| (2_700..4_500).contains(needs)), "{before:?}");
        for _ in 0..20 {
            let thought = crate::star::think(&game, &Limits::of_level(Level::HARD)).unwrap();
            game.play(&thought.mv).unwrap();
        }
        let after = star(&game, &LIMITS);
        let gained = |seat: usize| before[seat] - after[seat];
        // Ten moves of each; plans far from home are guesses, so that it is not exactly ten.
        assert!((0..2).all(|seat| (500..2_000).contains(&gained(seat))), "{before:?} {after:?}");
    }

    #[test]
    fn captured_marbles_count_for_two_as_a_balance_and_for_more_as_they_are() {
        for seats in [2, 3] {
            let setup = capture::Setup::new(seats, false).unwrap();
            let mut game = Game::<capture::State>::start(setup, persons(seats), Seat::FIRST).unwrap();
            let mut table = Table::of_bytes(1 << 16);
            while game.turn().is_some() {
                let limits = Limits { nodes: Some(300), ..Limits::of_level(Level::NORMAL) };
                let mv = crate::capture::think(&game, &limits, &mut table).unwrap().mv;
                game.play(&mv).unwrap();
            }
            let captured = |seat| 100 * i32::from(game.state().position().captured(seat));
            let all: Vec<i32> = Seat::all(seats).map(captured).collect();
            let expected = if seats == 2 { vec![all[0] - all[1], all[1] - all[0]] } else { all };
            assert_eq!(capture(&game, &LIMITS, &mut table), expected);
        }
    }
}
