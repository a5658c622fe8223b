//! Draughts: looks some moves ahead, captures to their end, and counts pieces.

use hopstone_rules::draughts::{Move, Position, Side, Square, State, Variant};
use hopstone_rules::{Game, Level};

use crate::budget::{Budget, Limits};
use crate::chance::Chance;
use crate::ranking::best_first;
use crate::thought::Thought;

/// What a lost position is worth, counted up by every ply that it is away, so that the nearer win is preferred. Values are in
/// hundredths of a man.
const LOST: i32 = -100_000;
/// What a position that the game has seen before is worth less to whoever is ahead.
const SEEN_BEFORE: i32 = 30;
const MAN: i32 = 100;
/// A draw is agreed to up to this advantage, once little is left to play for.
const EVEN: i32 = 40;
/// From this disadvantage on a draw is welcome at any time.
const WORSE: i32 = -80;
/// Little is left to play for with at most so many pieces, or after so many quiet plies.
const FEW_PIECES: usize = 8;
const QUIET_PLIES: u8 = 20;

/// How a level looks ahead.
struct Manner {
    /// Plies looked ahead, captures not counted.
    depth: u32,
    /// Moves worth at most this much less than the best one may be chosen too.
    slack: i32,
    /// The most positions.
    nodes: u64,
}

fn manner(level: Level) -> Manner {
    match level.number() {
        1 => Manner { depth: 1, slack: 80, nodes: 10_000 },
        2 => Manner { depth: 2, slack: 20, nodes: 20_000 },
        3 => Manner { depth: 4, slack: 6, nodes: 60_000 },
        4 => Manner { depth: 7, slack: 0, nodes: 300_000 },
        _ => Manner { depth: 12, slack: 0, nodes: 1_200_000 },
    }
}

/// A move for the side to move.
pub(crate) fn think(game: &Game<State>, limits: &Limits) -> Option<Thought<Move>> {
    let manner = manner(limits.level);
    let (ranked, depth, nodes) = search(game, limits, &manner);
    let best = ranked.first()?.0;
    let good = ranked.iter().take_while(|(value, _)| *value >= best - manner.slack).count();
    let chosen = Chance::new(limits.seed, game.events().len() as u64).below(good);
    Some(Thought { mv: ranked[chosen].1, depth, nodes })
}

/// Whether the computer, on the side `side`, agrees to a draw.
pub(crate) fn accepts_draw(game: &Game<State>, side: Side, limits: &Limits) -> bool {
    let state = game.state();
    let (ranked, ..) = search(game, limits, &Manner { slack: 0, ..manner(limits.level) });
    let for_mover = ranked.first().map_or(LOST, |&(value, _)| value);
    let value = if state.position().turn() == side { for_mover } else { -for_mover };
    let pieces: usize = Side::ALL.map(|side| state.position().pieces(side).len()).iter().sum();
    let is_late = pieces <= FEW_PIECES || state.quiet_plies() >= QUIET_PLIES;
    value <= WORSE || (value <= EVEN && is_late)
}

/// The moves with what they are worth, best first; how many plies were looked ahead, and at how many positions.
fn search(game: &Game<State>, limits: &Limits, manner: &Manner) -> (Vec<(i32, Move)>, u32, u64) {
    let position = *game.state().position();
    let mut budget = Budget::new(limits, manner.nodes);
    let mut moves = Vec::new();
    let mut ranked: Vec<(i32, Move)> = position.moves().into_iter().map(|mv| (0, mv)).collect();
    let mut reached = 0;
    // Deeper and deeper, so that whatever ends the time there is an answer of the depth before.
    for depth in 1..=manner.depth {
        let mut deeper = Vec::with_capacity(ranked.len());
        let mut best = LOST * 2;
        for &(_, mv) in &ranked {
            let next = position.after(&mv);
            // Moves nearly as good as the best one need their true value, those below only need to be below.
            let floor = best.saturating_sub(manner.slack + 1).max(LOST * 2);
            let value = -value(&next, depth - 1, 1, LOST * 2, -floor, &mut moves, &mut budget);
            let value = value - visits(game, &next) * SEEN_BEFORE * value.signum();
            best = best.max(value);
            deeper.push((value, mv));
        }
        if budget.has_ended() && depth > 1 {
            break;
        }
        best_first(&mut deeper);
        ranked = deeper;
        reached = depth;
        if ranked.len() == 1 {
            break;
        }
    }
    (ranked, reached, budget.spent())
}

/// How often a position has stood in the game.
fn visits(game: &Game<State>, position: &Position) -> i32 {
    (0..=game.events().len())
        .filter(|&ply| game.state_after(ply).is_some_and(|state| state.position() == position))
        .count() as i32
}

/// What a position is worth to the side to move. A position with a capture is never judged as it stands.
fn value(
    position: &Position,
    depth: u32,
    ply: i32,
    mut low: i32,
    high: i32,
    moves: &mut Vec<Move>,
    budget: &mut Budget,
) -> i32 {
    if !budget.spend() {
        return 0;
    }
    if depth == 0 && !position.can_capture() {
        return if position.can_move() { judge(position) } else { LOST + ply };
    }
    let begin = moves.len();
    position.add_moves(moves);
    let mut best = LOST + ply;
    for index in begin..moves.len() {
        let next = position.after(&moves[index]);
        let value = -value(&next, depth.saturating_sub(1), ply + 1, -high, -low, moves, budget);
        best = best.max(value);
        low = low.max(value);
        if low >= high {
            break;
        }
    }
    moves.truncate(begin);
    best
}

/// What the pieces are worth to the side to move.
fn judge(position: &Position) -> i32 {
    let mine = worth(position, position.turn());
    let theirs = worth(position, position.turn().other());
    let ahead = mine - theirs;
    // Whoever is ahead gains by exchanges, and by going after what is left.
    let exchange = ahead * 40 / (mine + theirs).max(1);
    ahead + exchange + chase(position) * ahead.signum()
}

/// What the pieces of one side are worth.
fn worth(position: &Position, side: Side) -> i32 {
    // A king that no man may capture is worth more.
    let king = match position.variant() {
        Variant::Italian => 270,
        Variant::English => 150,
    };
    let men = position.men(side);
    let advance = |square: Square| {
        let row = square.index() as i32 / 4;
        let rows = if side == Side::White { 7 - row } else { row };
        // Men at home keep the enemy from being crowned; those on their way gain by every row.
        if rows == 0 { 8 } else { 2 * rows }
    };
    MAN * men.len() as i32 + men.map(advance).sum::<i32>() + king * position.kings(side).len() as i32
}

/// How near the kings of the side that is ahead are to what is left of the other; counted only near the end.
fn chase(position: &Position) -> i32 {
    let (mine, theirs) = (position.turn(), position.turn().other());
    if position.pieces(mine).len() + position.pieces(theirs).len() > FEW_PIECES {
        return 0;
    }
    let place = |square: Square| position.variant().place(square);
    let away = |a: Square, b: Square| {
        let ((column, row), (other_column, other_row)) = (place(a), place(b));
        i32::from(column.abs_diff(other_column).max(row.abs_diff(other_row)))
    };
    let near = |kings: Side, prey: Side| -> i32 {
        position
            .kings(kings)
            .map(|king| 7 - position.pieces(prey).map(|piece| away(king, piece)).min().unwrap_or(7))
            .sum()
    };
    near(mine, theirs).max(near(theirs, mine))
}

#[cfg(test)]
mod tests {
    use hopstone_rules::draughts::Setup;
    use hopstone_rules::{Play, Player};

    use super::*;

    fn game(variant: Variant, fen: &str) -> Game<State> {
        let position = Position::from_fen(variant, fen).unwrap();
        let players = vec![Player::person(""), Player::person("")];
        Game::start(Setup { position }, players, position.turn().seat()).unwrap()
    }

    #[test]
    fn every_level_finishes_a_game_of_both_kinds() {
        for variant in Variant::ALL {
            for number in 1..=3 {
                let level = Level::new(number).unwrap();
                let mut game = game(variant, &Position::start(variant).fen());
                while game.turn().is_some() {
                    let thought = think(&game, &Limits::of_level(level)).unwrap();
                    game.play(&thought.mv).unwrap();
                }
                assert!(game.state().standing().outcome().is_some());
            }
        }
    }

    #[test]
    fn a_win_in_one_is_taken_and_the_nearer_one_preferred() {
        let game = game(Variant::English, "W:WK18,21:B14");
        let thought = think(&game, &Limits::of_level(Level::HARD)).unwrap();
        assert_eq!(thought.mv.to_string(), "18x9");
    }

    #[test]
    fn a_piece_is_not_given_away_for_nothing() {
        // 22-19 would lose a man to 15x22.
        let game = game(Variant::Italian, "W:W22,31:B3,15");
        let thought = think(&game, &Limits::of_level(Level::NORMAL)).unwrap();
        assert_ne!(thought.mv.to_string(), "22-19");
    }

    #[test]
    fn the_same_limits_give_the_same_move() {
        let game = game(Variant::Italian, &Position::start(Variant::Italian).fen());
        let limits = || Limits { seed: 7, nodes: Some(5_000), ..Limits::of_level(Level::HARD) };
        assert_eq!(think(&game, &limits()), think(&game, &limits()));
    }

    #[test]
    fn a_draw_is_refused_when_ahead_and_at_the_start_and_taken_when_behind() {
        let limits = Limits::of_level(Level::NORMAL);
        let start = game(Variant::English, &Position::start(Variant::English).fen());
        assert!(!accepts_draw(&start, Side::White, &limits));
        let behind = game(Variant::English, "B:W31:BK1,K2,K3");
        assert!(accepts_draw(&behind, Side::White, &limits));
        assert!(!accepts_draw(&behind, Side::Black, &limits));
    }
}
