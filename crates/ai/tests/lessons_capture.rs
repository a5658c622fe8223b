//! Lessons of the capture game say only what is true: a plain judge for every reason and cost, written from what the page says.

mod common;
#[path = "../../rules/tests/common/picture.rs"]
mod picture;

use std::collections::HashSet;

use common::{Dice, Verdicts, nodes, so};
use hopstone_ai::{Cost, Lesson, Limits, Reason, Thinker};
use hopstone_rules::capture::{Chain, Position, Setup, State};
use hopstone_rules::star::{Hole, HoleSet};
use hopstone_rules::{Game, Level, Play, Player, Seat};
use picture::{Picture, star};

/// One lesson and what it is about.
struct Case<'a> {
    game: &'a Game<State>,
    position: Position,
    lesson: &'a Lesson<Chain>,
}

/// What a turn comes to: the start, the end and what was captured.
type Turn = (Hole, Hole, HoleSet);

fn turn_of(chain: &Chain) -> Turn {
    (chain.from(), chain.to(), chain.captured())
}

/// Every turn, jump after jump.
fn turns(position: &Position) -> HashSet<Turn> {
    let mut found = HashSet::new();
    for from in position.marbles() {
        let mut open: Vec<Vec<Hole>> = vec![Vec::new()];
        while let Some(made) = open.pop() {
            for hop in position.continuations(from, &made).unwrap() {
                let longer = [made.as_slice(), &[hop.to]].concat();
                if found.insert(turn_of(&position.chain(from, &longer).unwrap())) {
                    open.push(longer);
                }
            }
        }
    }
    found
}

fn after(position: &Position, &(from, to, captured): &Turn) -> Position {
    let mut next = *position;
    next.play_unchecked(from, to, captured);
    next
}

/// The most marbles that one turn captures.
fn richest(position: &Position) -> u32 {
    let mut richest = 0;
    position.each_outcome(|outcome| richest = richest.max(outcome.captured.len()));
    richest as u32
}

fn others(case: &Case) -> Vec<Seat> {
    let seat = case.position.turn();
    case.game.state().standing().in_play().filter(|&other| other != seat).collect()
}

fn judge_reason(case: &Case, reason: &Reason) -> Result<(), String> {
    let Case { game, position, lesson } = case;
    let seat = position.turn();
    let chosen = turn_of(&lesson.line[0]);
    let (next, marbles) = (after(position, &chosen), chosen.2.len() as u32);
    let all = turns(position);
    let rivals = || all.iter().filter(|&turn| *turn != chosen);
    let captures = |turn: &Turn| turn.2.len() as u32;
    let left = |turn: &Turn| richest(&after(position, turn));
    match *reason {
        Reason::OnlyMove => so(all.len() == 1, || "there are others".into()),
        Reason::Captures { marbles: told, leaves } => {
            so((told, leaves) == (marbles, richest(&next)), || format!("{marbles}, and {} are left", richest(&next)))
        }
        Reason::Richest => so(rivals().all(|turn| captures(turn) < marbles), || "another one captures as many".into()),
        Reason::LeavesLeast { leaves } => {
            so(leaves == richest(&next), || "the count is wrong".into())?;
            let mut rivals = rivals().filter(|turn| captures(turn) >= marbles).peekable();
            so(rivals.peek().is_some(), || "there is no other".into())?;
            so(rivals.all(|turn| left(turn) > leaves), || "another one leaves no more".into())
        }
        Reason::Declines { marbles: declined, leaves } => {
            let most = all.iter().map(captures).max().unwrap();
            so(declined == most && declined > marbles, || "that is not the richest".into())?;
            let lefts = all.iter().filter(|turn| captures(turn) == most).map(left);
            so(lefts.min() == Some(leaves), || "it would not leave that".into())?;
            let balance = |captured: u32, left: u32| captured as i32 - left as i32;
            so(balance(marbles, richest(&next)) > balance(declined, leaves), || "it would be no worse".into())
        }
        Reason::Spoils { before, after } => {
            so(before == all.iter().map(captures).max().unwrap() && before > marbles, || {
                "there is no such capture".into()
            })?;
            so(after == richest(&next) && after < before, || "the count is wrong".into())
        }
        Reason::SetsUp { marbles } => {
            let (last, answers) = lesson.line[1..].split_last().ok_or("nothing is to follow")?;
            let then = answers.iter().fold(next, |position, chain| after(&position, &turn_of(chain)));
            so(then.turn() == seat, || "it is another seat's turn".into())?;
            so(!answers.is_empty() && richest(&then) == marbles, || format!("{} can be captured", richest(&then)))?;
            so(turns(&then).contains(&turn_of(last)), || "the last move is not possible".into())
        }
        Reason::Decides => {
            // All marbles but one may still be captured, by the one who is next to the first.
            let to_come = next.marbles().len() as u32 - 1;
            let own = u32::from(next.captured(seat));
            so(others(case).iter().all(|&other| u32::from(next.captured(other)) + to_come < own), || {
                "it can be caught up".into()
            })?;
            let mut end = (*game).clone();
            end.play(&lesson.line[0]).unwrap();
            while end.turn().is_some() {
                // Even if everybody else takes the most.
                let position = *end.state().position();
                let turn = turns(&position).into_iter().max_by_key(captures).unwrap();
                let chain = chain_of(&position, turn);
                end.play(&chain).unwrap();
            }
            so(end.state().standing().place(seat) == Some(1), || "it does not win".into())
        }
        Reason::Ends => so(!next.can_move(), || "the game goes on".into()),
        other => Err(format!("{other:?} is no reason of the capture game")),
    }
}

/// A chain that comes to this.
fn chain_of(position: &Position, turn: Turn) -> Chain {
    let (chains, _) = position.outcomes_after(turn.0, &[], usize::MAX).unwrap();
    chains.into_iter().find(|chain| turn_of(chain) == turn).unwrap()
}

/// What the seat to move captures more than the other one to the end of the game, both doing their best; for few marbles.
fn worth(position: &Position) -> i32 {
    turns(position).iter().map(|turn| turn.2.len() as i32 - worth(&after(position, turn))).max().unwrap_or(0)
}

/// So few marbles can be followed to the end.
const FEW: usize = 9;

fn judge_cost(case: &Case, cost: &Cost) -> Result<(), String> {
    let Case { position, lesson, .. } = case;
    let (best, tried) = (turn_of(&lesson.line[0]), turn_of(&lesson.tried.as_ref().unwrap().line[0]));
    so(best != tried, || "it is the best move itself".into())?;
    let (after_best, after) = (after(position, &best), after(position, &tried));
    let (captures_best, captures) = (best.2.len() as u32, tried.2.len() as u32);
    match *cost {
        Cost::CapturesFewer { marbles } => {
            so(captures + marbles == captures_best && marbles > 0, || "the count is wrong".into())
        }
        Cost::LeavesMore { leaves, best } => {
            so((leaves, best) == (richest(&after), richest(&after_best)) && leaves > best, || {
                "the count is wrong".into()
            })
        }
        Cost::FallsBehind { marbles } => {
            so(others(case).len() == 1, || "there are more than two".into())?;
            if position.marbles().len() <= FEW {
                let worth = |turn: &Turn, next: &Position| turn.2.len() as i32 - worth(next);
                let behind = worth(&best, &after_best) - worth(&tried, &after);
                so(behind == marbles as i32, || format!("it ends {behind} worse"))?;
            }
            so(marbles > 0, || "it is no worse".into())
        }
        ref other => Err(format!("{other:?} is no cost of the capture game")),
    }
}

/// Judges everything that a lesson says.
fn judge(game: &Game<State>, tried: Option<&Chain>, limits: &Limits, verdicts: &mut Verdicts) {
    let lesson = Thinker::new().teach_capture(game, tried, limits).expect("the game is not over");
    let position = *game.state().position();
    let case = Case { game, position, lesson: &lesson };
    let told = || {
        let Lesson { line, reasons, tried, .. } = &lesson;
        let text = |line: &[Chain]| line.iter().map(Chain::to_string).collect::<Vec<_>>().join(" ");
        let captured: Vec<u8> = Seat::all(position.seats()).map(|seat| position.captured(seat)).collect();
        let tried = tried.as_ref().map(|tried| (text(&tried.line), &tried.costs));
        format!(
            "{}seat {} of {captured:?} to move, long {}: {} {reasons:?} tried {tried:?}",
            position.board().picture(),
            position.turn(),
            position.long_jump(),
            text(line)
        )
    };
    let plays = |line: &[Chain]| line.iter().try_fold(position, |position, chain| position.play(chain).ok()).is_some();
    let judges = (|reason: &Reason| judge_reason(&case, reason), |cost: &Cost| judge_cost(&case, cost));
    verdicts.note_lesson(&lesson, tried, plays, judges, told);
}

/// Calls with moments of games of every size in which the seats move now well, now by chance, and now and then one gives up.
fn moments(rounds: usize, every: usize, mut each: impl FnMut(&Game<State>, &Chain)) {
    let mut dice = Dice::new(8);
    for round in 0..rounds {
        for (seats, long_jump) in (2..=6).flat_map(|seats| [(2, round % 2 == 0), (seats, false), (seats, true)]) {
            let players = vec![Player::person(""); seats];
            let mut game = Game::<State>::start(Setup::new(seats, long_jump).unwrap(), players, Seat::FIRST).unwrap();
            let mut thinker = Thinker::new();
            let mut turn = 0;
            while let Some(seat) = game.turn() {
                let position = *game.state().position();
                let mut all: Vec<Turn> = turns(&position).into_iter().collect();
                all.sort_by_key(|turn| (turn.0, turn.1, turn.2.bits()));
                let any = chain_of(&position, *dice.pick(&all));
                if turn % every == dice.below(every) {
                    each(&game, &any);
                }
                let mv = match dice.below(3) < round % 3 {
                    true => any,
                    false => {
                        thinker.capture(&game, &Limits { nodes: Some(60), ..Limits::of_level(Level::HARD) }).unwrap().mv
                    }
                };
                game.play(&mv).unwrap();
                if dice.below(40) == 0 {
                    let _ = game.resign(seat);
                }
                turn += 1;
            }
        }
    }
}

#[test]
fn all_that_lessons_say_is_true() {
    let mut verdicts = Verdicts::default();
    moments(3, 6, |game, any| judge(game, Some(any), &nodes(300), &mut verdicts));
    verdicts.close();
}

#[test]
fn lessons_without_a_budget_say_only_what_is_true() {
    let mut verdicts = Verdicts::default();
    let at_once = || true;
    moments(1, 8, |game, any| {
        judge(game, Some(any), &nodes(1), &mut verdicts);
        judge(game, Some(any), &Limits { nodes: None, is_over: Some(&at_once), ..nodes(1) }, &mut verdicts);
    });
    verdicts.close();
}

// What must be said, and what must not, by the board.

/// The middle of the board, the first of two seats to move.
fn scene(picture: &Picture) -> Game<State> {
    game_of(Position::from_board(&picture.board, false).unwrap())
}

fn game_of(position: Position) -> Game<State> {
    let players = vec![Player::person(""); position.seats()];
    let setup = Setup::new(position.seats(), position.long_jump()).unwrap();
    Game::from_state(setup, players, State::from_position(position))
}

/// The same without the marbles in these holes.
fn without(game: &Game<State>, holes: &[&str]) -> Game<State> {
    let mut board = game.state().position().board();
    holes.iter().for_each(|name| board[name.parse::<Hole>().unwrap()] = None);
    game_of(Position::from_board(&board, false).unwrap())
}

fn taught(game: &Game<State>, tried: Option<&str>) -> Lesson<Chain> {
    let position = game.state().position();
    let tried = tried.map(|route| position.resolve(&route.parse().unwrap()).unwrap());
    let mut verdicts = Verdicts::default();
    judge(game, tried.as_ref(), &nodes(20_000), &mut verdicts);
    verdicts.close();
    let lesson = Thinker::new().teach_capture(game, tried.as_ref(), &nodes(20_000)).unwrap();
    println!("{}{} {:?} {:?}", position.board().picture(), lesson.line[0], lesson.reasons, lesson.tried);
    lesson
}

fn told(game: &Game<State>) -> Vec<Reason> {
    taught(game, None).reasons
}

fn told_costs(game: &Game<State>, tried: &str) -> Vec<Cost> {
    taught(game, Some(tried)).tried.unwrap().costs
}

macro_rules! says {
    ($told:expr, $pattern:pat) => {
        $told.iter().any(|one| matches!(one, $pattern))
    };
}

/// At the edge of the board only one of two marbles can jump: e1 over e2.
fn two_at_the_edge() -> Game<State> {
    scene(&star!(
        "e7",
        "
        o o . . . . . . . . . . .
    "
    ))
}

/// The marble in i1 can take three in a row; whoever takes fewer leaves the rest.
fn three_in_a_row() -> Game<State> {
    scene(&star!(
        "
        o o . o . o . . .
    "
    ))
}

#[test]
fn the_only_jump_is_the_only_move_and_ends_the_game() {
    let all = told(&two_at_the_edge());
    assert!(says!(all, Reason::OnlyMove) && says!(all, Reason::Ends));
    let all = told(&three_in_a_row());
    assert!(!says!(all, Reason::OnlyMove));
}

#[test]
fn a_move_that_leaves_a_jump_does_not_end_the_game() {
    // Two pairs far from each other: whichever is taken, the other one is left.
    let pairs = scene(&star!(
        "
        o o . . . . . o o
    "
    ));
    assert!(!says!(told(&pairs), Reason::Ends));
    assert!(says!(told(&without(&pairs, &["i8", "i9"])), Reason::Ends));
}

#[test]
fn the_chain_over_three_is_the_richest_move() {
    let all = told(&three_to_be_had());
    assert!(says!(all, Reason::Richest) && says!(all, Reason::Captures { marbles: 3, leaves: 1 }));
    assert!(!says!(told(&two_at_the_edge()), Reason::Richest), "there is no other");
}

#[test]
fn nobody_can_catch_up_with_two_that_are_all() {
    assert!(says!(told(&three_in_a_row()), Reason::Decides));
    let pairs = scene(&star!(
        "
        o o . . . . . o o
    "
    ));
    assert!(!says!(told(&pairs), Reason::Decides), "the other one may take as many");
}

/// The richest move takes three and leaves one; what is left is worth less.
fn three_to_be_had() -> Game<State> {
    scene(&star!(
        "
          . . . . o o o . . . .
           . . . . . . o . . .
            . . . . . . . . .
           . . . o . . . . . .
          . . . . o . . . . . .
    "
    ))
}

#[test]
fn of_two_moves_that_take_two_the_one_that_ends_the_game_leaves_least() {
    let ends = scene(&star!(
        "
          . . . . . . o . . . .
           . . . . . . . . . .
            . . . . o . . . .
           . . . o o . . . . .
          . . . . o . . . . . .
    "
    ));
    assert!(says!(told(&ends), Reason::LeavesLeast { leaves: 0 }));
    assert!(!says!(told(&three_in_a_row()), Reason::LeavesLeast { .. }), "there is no other that takes as many");
}

#[test]
fn three_are_declined_for_two_that_are_all() {
    let declined = scene(&star!(
        "
          . . . . o . . . . . .
           . . . o . o . . . .
            . . . . o . o . .
           . . . o . o . . . .
          . . . . . . . . . . .
    "
    ));
    assert!(says!(told(&declined), Reason::Declines { marbles: 3, leaves: 2 }));
    assert!(!says!(told(&three_to_be_had()), Reason::Declines { .. }), "it takes the most");
}

#[test]
fn a_capture_of_three_is_spoiled() {
    let spoiled = scene(&star!(
        "
          . . . . . . . . . . .
           . . . . o . o . . .
            . . . . o . o . .
           . . . . . o . . . .
          . . . . . o . . . . .
    "
    ));
    assert!(says!(told(&spoiled), Reason::Spoils { before: 3, after: 1 }));
    assert!(!says!(told(&three_to_be_had()), Reason::Spoils { .. }), "it is taken instead");
}

#[test]
fn a_capture_of_two_is_set_up() {
    let set_up = scene(&star!(
        "
          . . . . . o . . . . .
           . . . o o . . . . .
            . . . . . . . . .
           . . . . . . o . . .
          . . . . o o . . . . .
    "
    ));
    assert!(says!(told(&set_up), Reason::SetsUp { marbles: 2 }));
    assert!(!says!(told(&three_in_a_row()), Reason::SetsUp { .. }), "the game is over");
}

#[test]
fn a_jump_over_one_where_three_were_to_be_had_costs_two() {
    let all = told_costs(&three_to_be_had(), "h7:f7");
    assert!(says!(all, Cost::CapturesFewer { marbles: 2 }) && says!(all, Cost::LeavesMore { leaves: 2, best: 1 }));
    assert!(says!(all, Cost::FallsBehind { marbles: 2 }));
    assert_eq!(taught(&three_to_be_had(), Some("h7:f7")).tried.unwrap().loss, 200);
    assert_eq!(told_costs(&three_to_be_had(), "h7:f7:h5:f5"), [], "the best move costs nothing");
}

#[test]
fn there_is_no_lesson_about_a_finished_game() {
    let mut game = two_at_the_edge();
    game.play(&chain_of(game.state().position(), *turns(game.state().position()).iter().next().unwrap())).unwrap();
    assert_eq!(Thinker::new().teach_capture(&game, None, &nodes(1_000)), None);
}
