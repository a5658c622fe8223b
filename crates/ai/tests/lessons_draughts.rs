//! Lessons of draughts say only what is true: a plain judge for every reason and cost, written from what the page says.

mod common;

use common::{Dice, Verdicts, nodes, so};
use hopstone_ai::{Cost, Lesson, Limits, Reason, Thinker};
use hopstone_rules::draughts::{Move, Position, Setup, Side, Square, State, Variant};
use hopstone_rules::{Game, Level, Outcome, Play, Player};

/// One lesson and what it is about.
struct Case<'a> {
    state: &'a State,
    position: Position,
    side: Side,
    lesson: &'a Lesson<Move>,
}

/// What the side to move captures more than it loses as long as captures follow one another, both sides doing their best.
fn net(position: &Position) -> i32 {
    let captures = position.moves().into_iter().filter(Move::is_capture);
    captures.map(|mv| mv.captured().len() as i32 - net(&position.after(&mv))).max().unwrap_or(0)
}

/// How the captures that follow one another can end, both sides doing their best: what the side to move takes, what the other one
/// takes, and the position then.
fn settled(position: &Position) -> Vec<(u32, u32, Position)> {
    if !position.can_capture() {
        return vec![(0, 0, *position)];
    }
    let best = net(position);
    let mut ends = Vec::new();
    for mv in position.moves() {
        let (taken, next) = (mv.captured().len() as u32, position.after(&mv));
        if taken as i32 - net(&next) == best {
            ends.extend(settled(&next).into_iter().map(|(theirs, ours, end)| (taken + ours, theirs, end)));
        }
    }
    ends
}

/// Whether a man is crowned by the move.
fn crowns(position: &Position, mv: &Move) -> bool {
    let side = position.turn();
    position.men(side).contains(mv.from()) && position.after(mv).kings(side).contains(mv.to())
}

fn can_crown(position: &Position, side: Side) -> bool {
    let position = position.with_turn(side);
    position.moves().iter().any(|mv| crowns(&position, mv))
}

/// Column and row, from the left and the top, both from 0.
fn place(position: &Position, square: Square) -> (i8, i8) {
    let (column, row) = position.variant().place(square);
    (column as i8, row as i8)
}

/// The step of a row that brings a man of the side nearer to its crown.
fn ahead(side: Side) -> i8 {
    if side == Side::White { -1 } else { 1 }
}

/// What is on a square beside another one: `None` beside the board.
fn beside(position: &Position, square: Square, right: i8, down: i8) -> Option<Square> {
    let (column, row) = place(position, square);
    position.variant().square_at(column + right, row + down)
}

/// The men of a side that cannot step.
fn stuck(position: &Position, side: Side) -> Vec<Square> {
    let free = |square: Square| position.piece(square).is_none();
    let can_step =
        |man: &Square| [-1, 1].iter().any(|&right| beside(position, *man, right, ahead(side)).is_some_and(free));
    position.men(side).into_iter().filter(|man| !can_step(man)).collect()
}

/// How many men of a side, those of the own first row apart, have a friend or the edge behind them on both sides.
fn backed(position: &Position, side: Side) -> usize {
    let is_backed = |man: &Square| {
        let behind = [-1, 1].map(|right| beside(position, *man, right, -ahead(side)));
        let is_home = behind.iter().all(Option::is_none);
        !is_home && behind.into_iter().flatten().all(|square| position.pieces(side).contains(square))
    };
    position.men(side).into_iter().filter(is_backed).count()
}

/// The men of a side in its first row.
fn back_row(position: &Position, side: Side) -> usize {
    let row = if side == Side::White { 7 } else { 0 };
    position.men(side).into_iter().filter(|man| place(position, *man).1 == row).count()
}

/// Whether a side has "the move": with it to move, the pieces that stand in every other row from its own first row on are odd.
fn has_the_move(position: &Position, side: Side) -> bool {
    let first = if side == Side::White { 7 } else { 0 };
    let counts = Side::ALL
        .iter()
        .flat_map(|&any| position.pieces(any))
        .filter(|&square| (place(position, square).1 - first) % 2 == 0)
        .count();
    (counts % 2 == 1) == (position.turn() == side)
}

/// King's steps between two squares on an empty board.
fn apart(position: &Position, a: Square, b: Square) -> i8 {
    let ((column, row), (c, r)) = (place(position, a), place(position, b));
    (column - c).abs().max((row - r).abs())
}

/// Whether the side to move wins for certain with at most so many moves of its own.
fn wins_within(state: &State, moves: u32) -> bool {
    moves > 0 && state.position().moves().iter().any(|mv| wins_by(state, mv, moves))
}

/// The same, beginning with this move.
fn wins_by(state: &State, mv: &Move, moves: u32) -> bool {
    let seat = state.seat_to_move();
    let next = state.play(mv).unwrap();
    if let Some(outcome) = next.standing().outcome() {
        return outcome == Outcome::Places && next.standing().place(seat) == Some(1);
    }
    let saved = |answer: &Move| {
        let after = next.play(answer).unwrap();
        after.standing().outcome().is_some() || !wins_within(&after, moves - 1)
    };
    moves > 1 && !next.position().moves().iter().any(saved)
}

/// Whether the man that stands in `man` becomes a king with so many moves of its side, whatever the other side, which is to move, does.
/// Captures that other pieces of its side must make, and own pieces in its way, put that off; what is put off for long is not followed.
fn gets_through(position: &Position, man: Square, moves: u32, plies: u32) -> bool {
    if plies == 0 {
        return true;
    }
    let side = position.turn().other();
    position.moves().iter().all(|answer| {
        if answer.captured().contains(man) {
            return false;
        }
        let next = position.after(answer);
        let all = next.moves();
        let (own, rest): (Vec<Move>, Vec<Move>) = all.into_iter().partition(|mv| mv.from() == man);
        let is_put_off = next.can_capture() || own.is_empty();
        let tries = if own.is_empty() { rest } else { own };
        let moves = moves + u32::from(is_put_off);
        moves > 0
            && tries.iter().any(|mv| {
                let man = if mv.from() == man { mv.to() } else { man };
                next.after(mv).kings(side).contains(man) || gets_through(&next.after(mv), man, moves - 1, plies - 1)
            })
    })
}

/// The balance of pieces after each ply of a line, for the side that makes the first.
fn balance(line: &[Move]) -> Vec<i32> {
    let mut sum = 0;
    let add = |(ply, mv): (usize, &Move)| {
        sum += mv.captured().len() as i32 * if ply % 2 == 0 { 1 } else { -1 };
        sum
    };
    line.iter().enumerate().map(add).collect()
}

fn net_of(line: &[Move]) -> i32 {
    balance(line).last().copied().unwrap_or(0)
}

/// The ply, from 0, in which a side gets a king by the line that is not captured at once.
fn crowned(position: &Position, line: &[Move], side: Side) -> Option<usize> {
    let mut position = *position;
    let mut found = None;
    for (ply, mv) in line.iter().enumerate() {
        if found.is_none() && position.turn() == side && crowns(&position, mv) {
            let next = position.after(mv);
            let taken = line.get(ply + 1).is_some_and(|answer| answer.captured().contains(mv.to()));
            found = (!taken && next.kings(side).contains(mv.to())).then_some(ply);
        }
        position = position.after(mv);
    }
    found
}

/// Claims about more own moves than this are not proved here.
const PROVED: u32 = 3;

fn judge_reason(case: &Case, reason: &Reason) -> Result<(), String> {
    let Case { state, position, side, lesson } = case;
    let (side, mv) = (*side, &lesson.line[0]);
    let (other, next) = (side.other(), position.after(mv));
    let count = |position: &Position, side: Side| position.pieces(side).len() as i32;
    let taken = mv.captured().len() as u32;
    let totals = || settled(&next).into_iter().map(|(theirs, ours, _)| (theirs, ours + taken)).collect::<Vec<_>>();
    match *reason {
        Reason::OnlyMove => so(position.moves().len() == 1, || "there are others".into()),
        Reason::Wins => {
            let end = state.play(mv).unwrap();
            so(end.standing().place(state.seat_to_move()) == Some(1), || "it does not win".into())
        }
        Reason::WinsIn { moves } => {
            so(moves > 1, || "it is over at once".into())?;
            so(moves > PROVED || wins_by(state, mv, moves), || "it is no certain win".into())
        }
        Reason::LooksAhead { moves } => so(moves > 0 && lesson.reasons.len() == 1, || "there is more to say".into()),
        Reason::MustCapture => {
            let mut captures = 0;
            position.each_capture(|_, _| captures += 1);
            so(captures == 1 && mv.is_capture(), || format!("there are {captures} captures"))?;
            so(position.steps_of(side) > 0, || "nothing else could be done anyway".into())
        }
        Reason::ForcedByRule { rule } => {
            so(position.variant() == Variant::Italian && position.moves().len() == 1, || "there is a choice".into())?;
            let mut all: Vec<[u16; 4]> = Vec::new();
            position.each_capture(|mv, rank| {
                let king = u16::from(position.kings(side).contains(mv.from()));
                let kings = mv.captured().filter(|&square| position.kings(other).contains(square)).count() as u16;
                all.push([mv.captured().len() as u16, king, kings, rank.order]);
            });
            // The first rule after which one is left.
            let mut rules = 0;
            while all.len() > 1 && rules < 4 {
                let best = all.iter().map(|one| one[rules]).max().unwrap();
                all.retain(|one| one[rules] == best);
                rules += 1;
            }
            so(all.len() == 1 && rules == rule as usize, || format!("it is rule {rules}"))
        }
        Reason::Takes { pieces, returned } => {
            so(taken > 0, || "it takes nothing".into())?;
            so(totals().contains(&(returned, pieces)), || format!("the captures come to {:?}", totals()))
        }
        Reason::Shot { gives, takes } => {
            so(taken == 0 && next.can_capture() && takes > gives, || "it is no shot".into())?;
            so(totals().contains(&(gives, takes)), || format!("the captures come to {:?}", totals()))
        }
        Reason::Exchanges { pieces, ahead } => {
            so(taken == 0 && next.can_capture(), || "nothing is offered".into())?;
            so(totals().contains(&(pieces, pieces)), || format!("the captures come to {:?}", totals()))?;
            so(ahead == (count(position, side) > count(position, other)), || "nobody or somebody is ahead".into())
        }
        Reason::WinsPieces { pieces, moves } => {
            let sums = balance(&lesson.line);
            let won = |sum: &&i32| **sum == pieces as i32;
            so(pieces > 0 && net_of(&lesson.line) == pieces as i32, || format!("the line comes to {sums:?}"))?;
            // By that move: not later, and not by the one before.
            let late = sums.iter().rev().take_while(won).count();
            let first = sums.len() - late;
            so(first / 2 + 1 == moves as usize, || format!("the line comes to {sums:?}"))
        }
        Reason::Crowns { first } => {
            so(crowns(position, mv), || "it does not".into())?;
            so(first == Side::ALL.iter().all(|&side| position.kings(side).is_empty()), || "it is not the first".into())
        }
        Reason::WillCrown { moves } => {
            let ply = crowned(position, &lesson.line, side);
            so(ply == Some(2 * moves as usize - 2), || format!("the line crowns in ply {ply:?}"))
        }
        Reason::StopsCrowning => {
            so(can_crown(position, other), || "it could not crown".into())?;
            so(!can_crown(&next, other), || "it still can".into())?;
            so(net(&next) <= 0, || "it captures instead".into())
        }
        Reason::Saves { pieces } => {
            let threat = net(&position.with_turn(other));
            so(threat == pieces as i32 && threat > 0, || format!("the threat was {threat}"))?;
            so(net(&next) <= 0, || "pieces are still lost".into())
        }
        Reason::Threatens { pieces } => {
            so(!next.can_capture(), || "the other side captures first".into())?;
            let wins = net(&next.with_turn(side));
            so(wins == pieces as i32 && wins > 0, || format!("it would win {wins}"))
        }
        Reason::RunsFree { steps } => {
            let row = place(position, mv.to()).1;
            so(next.men(side).contains(mv.to()), || "it is no man".into())?;
            so(steps as i8 == if side == Side::White { row } else { 7 - row }, || "the steps are wrong".into())?;
            so(gets_through(&next, mv.to(), steps, steps + 3), || "it can be stopped".into())
        }
        Reason::Shuts { pieces } => {
            let (was, is) = (stuck(position, other), stuck(&next, other));
            so(is.len() - was.len() == pieces as usize, || format!("{} become {}", was.len(), is.len()))?;
            so(!next.can_capture(), || "the way is opened at once by capturing".into())
        }
        Reason::GainsTheMove => {
            let ends = settled(&next);
            so(next.can_capture(), || "nothing is exchanged".into())?;
            so(!has_the_move(position, side), || "it has the move already".into())?;
            so(ends.iter().any(|(_, _, end)| has_the_move(end, side) && count(end, side) == count(end, other)), || {
                "it does not get the move".into()
            })
        }
        Reason::Backs { men } => {
            let (was, is) = (backed(position, side), backed(&next, side));
            so(is == was + men as usize, || format!("{was} become {is}"))?;
            so(!next.can_capture(), || "a capture changes that".into())
        }
        Reason::TakesCentre => {
            let (column, row) = place(position, mv.to());
            so((2..=5).contains(&column) && (3..=4).contains(&row), || "it is not the middle".into())?;
            so(next.men(side).contains(mv.to()), || "it is no man".into())?;
            so(!next.can_capture(), || "a capture changes that".into())
        }
        Reason::Chases { square } => {
            so(position.kings(side).contains(mv.from()), || "it is no king".into())?;
            so(position.pieces(other).contains(square), || "nobody stands there".into())?;
            so(apart(position, mv.to(), square) < apart(position, mv.from(), square), || "it goes no nearer".into())?;
            so(!next.can_capture(), || "a capture changes that".into())
        }
        Reason::KeepsBackRow { men } => {
            so(men as usize == back_row(position, side) && men as usize == back_row(&next, side), || {
                "the count is wrong".into()
            })?;
            so(!position.men(other).is_empty(), || "nobody is to be crowned".into())?;
            so(!next.can_capture(), || "a capture changes that".into())
        }
        other => Err(format!("{other:?} is no reason of draughts")),
    }
}

fn judge_cost(case: &Case, cost: &Cost) -> Result<(), String> {
    let Case { state, position, side, lesson } = case;
    let (best, tried) = (&lesson.line, &lesson.tried.as_ref().unwrap().line);
    let other = side.other();
    so(best[0] != tried[0], || "it is the best move itself".into())?;
    let after = state.play(&tried[0]).unwrap();
    so(after.standing().place(state.seat_to_move()) != Some(1), || "it wins".into())?;
    match *cost {
        Cost::MissesWinIn { moves } => {
            so(moves > PROVED || wins_by(state, &best[0], moves), || "the best move is no certain win".into())?;
            so(moves > PROVED || !wins_by(state, &tried[0], moves), || "it wins as fast".into())
        }
        Cost::LosesIn { moves } => {
            so(after.standing().outcome().is_none(), || "the game is over".into())?;
            so(moves > PROVED || wins_within(&after, moves), || "it does not lose for certain".into())
        }
        Cost::LosesPieces { pieces } => {
            so(pieces > 0 && net_of(tried) == -(pieces as i32), || format!("the line comes to {:?}", balance(tried)))?;
            let at_once = |mv: &Move| mv.captured().len() as i32 - net(&position.after(mv));
            let is_sooner = at_once(&tried[0]) < 0 && at_once(&best[0]) >= 0;
            so(net_of(best) > net_of(tried) || is_sooner, || "so does the best line, and as soon".into())
        }
        Cost::MissesPieces { pieces } => {
            let missed = net_of(best) - net_of(tried).max(0);
            so(pieces as i32 == missed && missed > 0, || format!("{missed} are missed"))
        }
        Cost::LetsCrown { moves } => {
            let ply = crowned(position, tried, other);
            so(ply == Some(2 * moves as usize - 1), || format!("the line crowns in ply {ply:?}"))?;
            so(crowned(position, best, other).is_none(), || "so does the best line".into())
        }
        Cost::InSum { men } => {
            let loss = lesson.tried.as_ref().unwrap().loss;
            so(men > 0 && (loss + 50) / 100 == men, || format!("the loss is {loss}"))
        }
        Cost::Weakens { hundredths } => so((1..=1_000).contains(&hundredths), || "that is no small weakness".into()),
        ref other => Err(format!("{other:?} is no cost of draughts")),
    }
}

/// Judges everything that a lesson says.
fn judge(game: &Game<State>, tried: Option<&Move>, limits: &Limits, verdicts: &mut Verdicts) {
    let lesson = Thinker::new().teach_draughts(game, tried, limits).expect("the game is not over");
    let position = *game.state().position();
    let case = Case { state: game.state(), position, side: position.turn(), lesson: &lesson };
    let text = |line: &[Move]| line.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
    let told = || {
        let tried = lesson.tried.as_ref().map(|tried| (text(&tried.line), &tried.costs));
        format!(
            "{} {}: {} {:?} tried {tried:?}",
            position.variant(),
            position.fen(),
            text(&lesson.line),
            lesson.reasons
        )
    };
    let plays = |line: &[Move]| {
        let step = |position: Position, mv: &Move| position.moves().contains(mv).then(|| position.after(mv));
        line.iter().try_fold(position, step).is_some()
    };
    let judges = (|reason: &Reason| judge_reason(&case, reason), |cost: &Cost| judge_cost(&case, cost));
    verdicts.note_lesson(&lesson, tried, plays, judges, told);
}

fn game(position: Position) -> Game<State> {
    let players = vec![Player::person(""), Player::person("")];
    Game::start(Setup { position }, players, position.turn().seat()).unwrap()
}

/// A position of few pieces, many of them kings.
fn endgame(variant: Variant, dice: &mut Dice) -> Option<Position> {
    let mut squares: Vec<u32> = (1..=32).collect();
    let mut side = |dice: &mut Dice| {
        let count = 1 + dice.below(3);
        let mut one = || {
            let king = if dice.below(2) == 0 { "K" } else { "" };
            format!("{king}{}", squares.swap_remove(dice.below(squares.len())))
        };
        (0..count).map(|_| one()).collect::<Vec<_>>().join(",")
    };
    let fen = format!("{}:W{}:B{}", if dice.below(2) == 0 { "W" } else { "B" }, side(dice), side(dice));
    Position::from_fen(variant, &fen).ok().filter(Position::can_move)
}

/// Calls with moments of games in which the sides move now well, now by chance, and of endgames.
fn moments(games: usize, every: usize, endgames: usize, mut each: impl FnMut(&Game<State>, &mut Dice)) {
    let mut dice = Dice::new(6);
    for number in 0..games {
        let variant = Variant::ALL[number % 2];
        let mut game = game(Position::start(variant));
        let mut thinker = Thinker::new();
        let wild = number % 4;
        for ply in 0..300_u64 {
            if game.turn().is_none() {
                break;
            }
            if ply as usize % every == dice.below(every) {
                each(&game, &mut dice);
            }
            let mv = match dice.below(4) < wild {
                true => *dice.pick(&game.state().position().moves()),
                false => {
                    thinker
                        .draughts(&game, &Limits { seed: ply, nodes: Some(300), ..Limits::of_level(Level::HARD) })
                        .unwrap()
                        .mv
                }
            };
            game.play(&mv).unwrap();
        }
    }
    let mut left = endgames;
    while left > 0 {
        if let Some(position) = endgame(Variant::ALL[left % 2], &mut dice) {
            each(&game(position), &mut dice);
            left -= 1;
        }
    }
}

#[test]
fn all_that_lessons_say_is_true() {
    let mut verdicts = Verdicts::default();
    moments(40, 4, 400, |game, dice| {
        let tried = *dice.pick(&game.state().position().moves());
        judge(game, Some(&tried), &nodes(3_000), &mut verdicts);
    });
    verdicts.close();
}

#[test]
fn lessons_without_a_budget_say_only_what_is_true() {
    let mut verdicts = Verdicts::default();
    let at_once = || true;
    moments(12, 5, 150, |game, dice| {
        let tried = *dice.pick(&game.state().position().moves());
        judge(game, Some(&tried), &nodes(1), &mut verdicts);
        judge(game, Some(&tried), &Limits { nodes: None, is_over: Some(&at_once), ..nodes(1) }, &mut verdicts);
    });
    verdicts.close();
}

// What must be said, and what must not, by the board.

use Variant::{English, Italian};

fn taught(variant: Variant, fen: &str, tried: Option<&str>, most: u64) -> Lesson<Move> {
    let position = Position::from_fen(variant, fen).unwrap();
    let tried = tried.map(|route| position.resolve(&route.parse().unwrap()).unwrap());
    let mut verdicts = Verdicts::default();
    judge(&game(position), tried.as_ref(), &nodes(most), &mut verdicts);
    verdicts.close();
    let lesson = Thinker::new().teach_draughts(&game(position), tried.as_ref(), &nodes(most)).unwrap();
    println!("{variant} {fen}: {} {:?} {:?}", lesson.line[0], lesson.reasons, lesson.tried);
    lesson
}

fn told(variant: Variant, fen: &str) -> Vec<Reason> {
    taught(variant, fen, None, 20_000).reasons
}

fn told_costs(variant: Variant, fen: &str, tried: &str) -> Vec<Cost> {
    taught(variant, fen, Some(tried), 20_000).tried.unwrap().costs
}

macro_rules! says {
    ($told:expr, $pattern:pat $(if $condition:expr)?) => {
        $told.iter().any(|one| matches!(one, $pattern $(if $condition)?))
    };
}

#[test]
fn a_man_in_a_corner_has_an_only_move() {
    assert!(says!(told(Italian, "W:W25:B4"), Reason::OnlyMove));
    assert!(!says!(told(Italian, "W:W26:B4"), Reason::OnlyMove), "it can go left and right");
}

#[test]
fn to_capture_the_last_piece_wins_the_game() {
    assert!(says!(told(Italian, "W:W22,28:B18"), Reason::Wins));
    assert!(!says!(told(Italian, "W:W22,28:B4,18"), Reason::Wins));
}

#[test]
fn a_man_before_a_king_is_lost_for_certain_and_a_king_is_not() {
    assert!(says!(told(English, "W:WK1,K16:B12"), Reason::WinsIn { moves: 2 }));
    assert!(!says!(told(English, "W:WK1:BK32"), Reason::WinsIn { .. }));
}

#[test]
fn where_nothing_else_is_to_be_said_it_looked_ahead() {
    // The other move is captured.
    assert!(says!(told(English, "W:WK5:BK13"), Reason::LooksAhead { .. }));
    assert!(!says!(told(Italian, "W:W22,28:B18"), Reason::LooksAhead { .. }));
}

#[test]
fn a_capture_must_be_made_where_something_else_could_be_done() {
    assert!(says!(told(Italian, "W:W22,28:B4,18"), Reason::MustCapture));
    assert!(!says!(told(Italian, "W:W22,28:B4"), Reason::MustCapture));
    assert!(!says!(told(English, "W:W22,28:B4,17,18"), Reason::MustCapture), "there is a choice of captures");
}

#[test]
fn the_rule_that_leaves_no_choice_is_named() {
    for (fen, number) in [
        ("W:W22,24:B1,10,18,20", 1), // two pieces before one
        ("W:WK22,24:B1,18,20", 2),   // the king before the man
        ("W:WK22:B1,18,K19", 3),     // the king is captured
        ("W:WK30:B10,K12,K18,20,K26,K27", 4),
    ] {
        assert!(says!(told(Italian, fen), Reason::ForcedByRule { rule } if *rule == number), "{fen}");
        assert!(!says!(told(English, fen), Reason::ForcedByRule { .. }), "{fen}");
    }
    assert!(!says!(told(Italian, "W:W22,28:B4,18"), Reason::ForcedByRule { .. }), "it is the only capture");
}

#[test]
fn a_capture_tells_what_is_lost_in_return() {
    assert!(says!(told(Italian, "W:W22,28:B4,18"), Reason::Takes { pieces: 1, returned: 0 }));
    assert!(says!(told(Italian, "W:W22,28:B4,9,18"), Reason::Takes { pieces: 1, returned: 1 }));
    assert!(!says!(told(Italian, "W:W22,28:B4"), Reason::Takes { .. }));
}

#[test]
fn a_shot_gives_one_and_takes_three() {
    assert!(says!(told(English, "B:W14,16,22:B1,2,3,8,13"), Reason::Shot { gives: 1, takes: 3 }));
    assert!(!says!(told(English, "B:W16,22:B1,2,3,8,13"), Reason::Shot { .. }), "14 is missing on the way");
}

#[test]
fn an_exchange_is_welcome_to_whoever_has_more() {
    assert!(says!(told(English, "B:W23,K27:B11,18,K22"), Reason::Exchanges { pieces: 1, ahead: true }));
    assert!(!says!(told(Italian, "W:W26:B4"), Reason::Exchanges { .. }));
}

#[test]
fn a_piece_is_won_by_the_second_move() {
    assert!(says!(told(Italian, "B:W10,13:BK1"), Reason::WinsPieces { pieces: 1, moves: 2 }));
    assert!(!says!(told(Italian, "B:WK32:BK1"), Reason::WinsPieces { .. }));
}

#[test]
fn a_king_is_the_first_or_not() {
    assert!(says!(told(Italian, "W:W7:B20"), Reason::Crowns { first: true }));
    assert!(says!(told(Italian, "W:W6,K17:B2"), Reason::Crowns { first: false }));
    assert!(!says!(told(Italian, "B:W26:B24"), Reason::Crowns { .. }), "it takes two moves");
}

#[test]
fn a_man_will_be_crowned_by_the_second_move() {
    assert!(says!(told(Italian, "B:W26:B24"), Reason::WillCrown { moves: 2 }));
    assert!(!says!(told(Italian, "W:W7:B20"), Reason::WillCrown { .. }), "it is crowned at once");
}

#[test]
fn a_man_runs_free_only_with_nobody_before_it_and_no_king_about() {
    let free = |fen| taught(Italian, fen, None, 1).reasons;
    assert!(says!(free("W:W18:B28"), Reason::RunsFree { steps: 3 }));
    assert!(!says!(free("W:W18:B5"), Reason::RunsFree { .. }), "5 is before it");
    assert!(!says!(free("W:W18:BK28"), Reason::RunsFree { .. }), "a king comes back");
}

#[test]
fn to_capture_the_man_before_its_last_step_stops_crowning() {
    assert!(says!(told(Italian, "W:WK22:B4,8,26,K32"), Reason::StopsCrowning));
    assert!(!says!(told(Italian, "W:WK22:B4,8,18,K32"), Reason::StopsCrowning), "it is not so near");
    assert!(!says!(told(Italian, "W:WK16:BK7,18,K23,26"), Reason::StopsCrowning), "whatever it does is captured");
}

#[test]
fn an_attacked_man_is_saved() {
    assert!(says!(told(Italian, "W:W23:BK28"), Reason::Saves { pieces: 1 }));
    assert!(!says!(told(Italian, "W:W23:BK1"), Reason::Saves { .. }));
}

#[test]
fn a_king_beside_a_man_threatens_it() {
    assert!(says!(told(Italian, "W:WK13:B5"), Reason::Threatens { pieces: 1 }));
    assert!(!says!(told(Italian, "W:W26:B4"), Reason::Threatens { .. }));
}

#[test]
fn a_king_goes_after_a_man_and_shuts_it_in() {
    let all = told(Italian, "W:WK10:B9");
    let nine: Square = "9".parse().unwrap();
    assert!(says!(all, Reason::Chases { square } if *square == nine) && says!(all, Reason::Shuts { pieces: 1 }));
    let all = told(Italian, "W:WK10:BK9");
    assert!(!says!(all, Reason::Shuts { .. }), "kings go back");
    assert!(!says!(told(Italian, "W:W25:B4"), Reason::Chases { .. }), "a man chases nobody");
}

#[test]
fn after_a_shot_the_mover_has_the_move() {
    assert!(says!(told(Italian, "B:W10,16,18,22,24,27,28,31:B2,3,7,8,12,15,17"), Reason::GainsTheMove));
    assert!(!says!(told(English, "B:W14,16,22:B1,2,3,8,13"), Reason::GainsTheMove), "the sides are not equal then");
}

#[test]
fn the_only_move_comes_up_behind_a_man_at_the_edge() {
    assert!(says!(told(English, "W:W21,29:B14,17"), Reason::Backs { men: 1 }));
    assert!(!says!(told(English, "W:W29:B14,17"), Reason::Backs { .. }), "there is nobody before it");
}

#[test]
fn both_steps_of_a_man_lead_to_the_middle() {
    assert!(says!(told(English, "W:W23:B9"), Reason::TakesCentre));
    assert!(!says!(told(English, "W:W21:B9"), Reason::TakesCentre));
}

#[test]
fn two_men_of_the_back_row_stay_at_home() {
    assert!(says!(told(Italian, "W:WK13,20,25,28,31,32:B16"), Reason::KeepsBackRow { men: 2 }));
    assert!(!says!(told(Italian, "W:WK13,20,25,28,32:B16"), Reason::KeepsBackRow { .. }));
}

#[test]
fn a_win_is_missed_only_by_a_move_that_does_not_win() {
    assert!(says!(told_costs(Italian, "B:W29:BK21", "21-17"), Cost::MissesWinIn { moves: 2 }));
    assert!(!says!(told_costs(English, "W:WK1,K16:B12", "16-20"), Cost::MissesWinIn { .. }), "it wins as fast");
}

#[test]
fn to_step_before_the_last_enemy_king_loses_at_once() {
    assert!(says!(told_costs(English, "W:WK5:BK13", "5-9"), Cost::LosesIn { moves: 1 }));
    assert_eq!(told_costs(English, "W:WK5:BK13", "5-1"), [], "the best move costs nothing");
}

#[test]
fn a_king_that_is_put_before_another_one_is_lost() {
    assert!(says!(told_costs(English, "W:WK12,19:BK3", "12-8"), Cost::LosesPieces { pieces: 1 }));
    assert!(!says!(told_costs(English, "W:WK12,19:BK3", "12-16"), Cost::LosesPieces { .. }));
}

#[test]
fn what_costs_more_than_the_piece_that_is_lost_says_what_it_comes_to() {
    const FEN: &str = "W:WK12,25,29,30,31,32:BK3,1,2,5,6";
    let tried = taught(English, FEN, Some("12-8"), 20_000).tried.unwrap();
    assert!(tried.loss >= 150, "a king of two pieces");
    assert!(says!(tried.costs, Cost::LosesPieces { pieces: 1 }));
    assert!(says!(tried.costs, Cost::InSum { men } if *men == (tried.loss + 50) / 100));
    let best = taught(English, FEN, Some("12-16"), 20_000).tried.unwrap();
    assert!(!says!(best.costs, Cost::InSum { .. }), "{best:?}");
}

#[test]
fn the_second_piece_of_a_longer_capture_is_missed() {
    assert!(says!(told_costs(English, "W:W22,32:B4,10,17,18", "22x13"), Cost::MissesPieces { pieces: 1 }));
    assert!(!says!(told_costs(Italian, "W:WK5:BK32", "5-1"), Cost::MissesPieces { .. }));
}

#[test]
fn a_man_that_captures_its_way_to_the_last_row_is_crowned() {
    assert!(says!(told_costs(English, "W:WK21,K30:B22", "30-26"), Cost::LetsCrown { moves: 1 }));
    assert!(!says!(told_costs(English, "W:WK12,19:BK3", "12-8"), Cost::LetsCrown { .. }), "it has no man");
}

#[test]
fn no_win_is_certain_that_the_draw_comes_before() {
    let mut dice = Dice::new(3);
    let mut verdicts = Verdicts::default();
    for number in 0..16 {
        let variant = Variant::ALL[number % 2];
        let mut game = game(Position::from_fen(variant, "W:WK30,K31,K32:BK4").unwrap());
        let mut thinker = Thinker::new();
        // Kings wander about; the thinker remembers what it has seen with more plies left.
        while game.turn().is_some() && !game.state().position().can_capture() {
            let state = game.state();
            if state.quiet_plies() > 68 && state.position().turn() == Side::White {
                let fresh = self::game(*state.position());
                thinker.teach_draughts(&fresh, None, &nodes(3_000)).unwrap();
                let lesson = thinker.teach_draughts(&game, None, &nodes(3_000)).unwrap();
                let case = Case { state, position: *state.position(), side: Side::White, lesson: &lesson };
                for reason in &lesson.reasons {
                    let is_early = match *reason {
                        Reason::WinsIn { moves } => state.quiet_plies() as u32 + 2 * moves - 1 <= 80,
                        _ => true,
                    };
                    let verdict =
                        so(is_early, || "the draw comes first".into()).and_then(|()| judge_reason(&case, reason));
                    verdicts.note(reason.named().0, verdict, || format!("{} {}", variant, state.position().fen()));
                }
            }
            let is_safe = |mv: &Move| {
                let mut next = game.clone();
                next.play(mv).unwrap();
                next.turn().is_some() && !next.state().position().can_capture()
            };
            let safe: Vec<Move> = state.position().moves().into_iter().filter(is_safe).collect();
            let Some(mv) = (!safe.is_empty()).then(|| *dice.pick(&safe)) else { break };
            game.play(&mv).unwrap();
        }
    }
    verdicts.close();
}

#[test]
fn there_is_no_lesson_about_a_finished_game() {
    let mut game = game(Position::from_fen(Italian, "W:W22,28:B18").unwrap());
    game.play(&game.state().position().moves()[0]).unwrap();
    assert_eq!(Thinker::new().teach_draughts(&game, None, &nodes(1_000)), None);
}

#[test]
fn nothing_follows_a_move_by_which_a_position_stands_for_the_third_time() {
    let mut game = game(Position::from_fen(English, "W:WK1,K2:BK31,K32").unwrap());
    let mut play = |route: &str| {
        let mv = game.state().position().resolve(&route.parse().unwrap()).unwrap();
        let lesson = Thinker::new().teach_draughts(&game, Some(&mv), &nodes(1_000)).unwrap();
        game.play(&mv).unwrap();
        (lesson.tried.unwrap().line.len(), game.turn().is_some())
    };
    for route in ["1-6", "32-27", "6-1", "27-32", "1-6", "32-27", "6-1"] {
        assert!(play(route).0 > 1);
    }
    assert_eq!(play("27-32"), (1, false));
}
