//! Lessons of Chinese checkers say only what is true: a plain judge for every reason and cost, written from what the page says.

mod common;
#[path = "../../rules/tests/common/picture.rs"]
mod picture;

use common::{Dice, Verdicts, nodes, so};
use hopstone_ai::{Cost, Lesson, Limits, Reason, Thinker};
use hopstone_rules::star::{
    Army, Board, Hole, HoleSet, Move, MoveKind, Options, Piece, Position, Seating, Setup, State, Win,
};
use hopstone_rules::{Game, Level, Play, Player, Seat};
use picture::{Picture, star};

/// One lesson and what it is about.
struct Case<'a> {
    game: &'a Game<State>,
    position: Position,
    seat: Seat,
    lesson: &'a Lesson<Move>,
}

/// The army of a seat that has a marble in a hole.
fn army_in(position: &Position, seat: Seat, hole: Hole) -> Army {
    let armies = position.setup().seating.armies(seat);
    *armies.iter().find(|&&army| position.army(army).contains(hole)).expect("a marble of the seat")
}

/// Steps to the tip of the army's goal on an empty board.
fn far(army: Army, hole: Hole) -> i32 {
    hole.distance(army.goal().tip()).into()
}

fn gain(position: &Position, seat: Seat, mv: &Move) -> i32 {
    let army = army_in(position, seat, mv.from);
    far(army, mv.from) - far(army, mv.to)
}

/// The most steps that a seat gains with one move, were it to move.
fn best_gain(position: &Position, seat: Seat) -> i32 {
    let position = position.with_turn(seat);
    position.moves().iter().map(|mv| gain(&position, seat, mv)).max().unwrap_or(0).max(0)
}

/// The position after a move with everybody else standing still.
fn alone(position: &Position, seat: Seat, mv: &Move) -> Option<Position> {
    Some(position.with_turn(seat).play(mv).ok()?.with_turn(seat))
}

/// Whether a seat comes home with its next move, were it to move.
fn wins_next(position: &Position, seat: Seat) -> bool {
    position.with_turn(seat).moves().iter().any(|mv| alone(position, seat, mv).unwrap().has_won(seat))
}

fn others(case: &Case) -> Vec<Seat> {
    case.game.state().standing().in_play().filter(|&seat| seat != case.seat).collect()
}

/// Nobody has come home so far, so that whoever does has won.
fn nobody_is_home(case: &Case) -> bool {
    let standing = case.game.state().standing();
    Seat::all(standing.seats()).all(|seat| standing.place(seat).is_none() || standing.has_resigned(seat))
}

/// At least so many moves a seat needs: each brings one marble home at most.
fn fewest(position: &Position, seat: Seat) -> i32 {
    let armies = position.setup().seating.armies(seat).iter();
    let needed = armies.map(|&army| {
        let own = position.army(army);
        let goal = army.goal_holes();
        match position.setup().options.win {
            Win::Strict => (own - goal).len(),
            // Whatever stands in the goal fills it, but one marble has to be the own one.
            Win::Modern if position.is_home(army) => 0,
            Win::Modern => (goal - position.occupied()).len().min((own - goal).len()).max(1),
        }
    });
    needed.sum::<usize>() as i32
}

/// The position after a line with everybody else standing still.
fn line_of(case: &Case, line: &[Move]) -> Option<Position> {
    line.iter().try_fold(case.position, |position, mv| alone(&position, case.seat, mv))
}

/// Whether the line brings the seat home in so many moves, with squatters gone or staying. Longer lines are not told to the end.
fn line_comes_home(case: &Case, line: &[Move], moves: usize, squatters_stay: bool) -> Result<(), String> {
    let position = line_of(case, line).ok_or("the line cannot be played")?;
    let armies = position.setup().seating.armies(case.seat);
    let home = match squatters_stay {
        true => position.has_won(case.seat),
        false => {
            armies.iter().all(|&army| position.army(army).is_subset(army.goal_holes())) || position.has_won(case.seat)
        }
    };
    so(line.len() < moves || home, || format!("after the {moves} moves of the line the army is not home"))?;
    so(!home || line.len() >= moves || line.len() == 4, || {
        format!("the line is home after {} moves, not {moves}", line.len())
    })
}

/// Whether every marble of the seat is nearer to its goal than every other one, so that they meet no more.
fn has_passed(position: &Position, seat: Seat) -> bool {
    let army = position.setup().seating.armies(seat)[0];
    let own = position.army(army);
    let rest = position.occupied() - own;
    rest.into_iter().all(|theirs| own.into_iter().all(|mine| far(army, mine) < far(army, theirs)))
}

/// A jump that another marble can make after the move and not before it; whether it needs the moved marble where it is now.
fn new_jump(case: &Case, next: &Position, mv: &Move, from: Hole, to: Hole, steps: u32) -> Result<bool, String> {
    so(from != mv.to, || "it is the moved marble itself".into())?;
    so(!next.has_won(case.seat), || "the game is won".into())?;
    let army = army_in(next, case.seat, from);
    let jump = next.with_turn(case.seat).find(from, to).map_err(|error| error.to_string())?;
    so(jump.kind == MoveKind::Jump, || "it is no jump".into())?;
    so(case.position.find(from, to).is_err(), || "it could be made before".into())?;
    let gained = far(army, from) - far(army, to);
    so(gained == steps as i32, || format!("it gains {gained}"))?;
    so(!army.goal_holes().contains(from), || "the marble is in the goal already".into())?;
    let before = case.position.destinations(from).all().map(|to| far(army, from) - far(army, to)).max().unwrap_or(0);
    so(gained > before.max(0) + 1, || format!("it could gain {before} before"))?;
    let moved = army_in(next, case.seat, mv.to);
    let without = next.with_army(moved, next.army(moved) - HoleSet::of(mv.to)).with_turn(case.seat);
    Ok(without.find(from, to).is_err())
}

fn judge_reason(case: &Case, reason: &Reason) -> Result<(), String> {
    let Case { position, seat, lesson, .. } = case;
    let (seat, mv) = (*seat, &lesson.line[0]);
    let next = position.play(mv).map_err(|error| error.to_string())?;
    let army = army_in(position, seat, mv.from);
    let (own, goal, home) = (position.army(army), army.goal_holes(), army.home().holes());
    let left_outside = (next.army(army) - goal).len() as u32;
    match *reason {
        Reason::OnlyMove => so(position.moves().len() == 1, || "there are others".into()),
        Reason::Wins => {
            let mut game = case.game.clone();
            game.play(mv).unwrap();
            so(game.state().standing().place(seat) == Some(1), || "it does not win".into())
        }
        Reason::Finishes { place } => {
            let mut game = case.game.clone();
            game.play(mv).unwrap();
            so(place > 1 && game.state().standing().place(seat) == Some(place as u8), || "it is another place".into())
        }
        Reason::PreventsWin { seat: other } => {
            so(nobody_is_home(case), || "somebody has won already".into())?;
            so(others(case).contains(&other), || "the seat is not in play".into())?;
            so(wins_next(position, other), || "it could not have won".into())?;
            so(!wins_next(&next, other), || "it still can win".into())
        }
        Reason::LooksAhead { moves } => so((1..=lesson.line.len()).contains(&(moves as usize)), || "not so far".into()),
        Reason::ChainGains { steps } => {
            so(mv.kind != MoveKind::Step && mv.from.distance(mv.to) > 1, || "it does not jump".into())?;
            so(gain(position, seat, mv) == steps as i32 && steps > 0, || "the steps are wrong".into())?;
            so(!goal.contains(mv.from), || "the marble is in the goal already".into())
        }
        Reason::BringsStraggler { behind } => {
            let rest = own - HoleSet::of(mv.from);
            so(rest.into_iter().all(|hole| far(army, hole) < far(army, mv.from)), || "it is not the last one".into())?;
            so(gain(position, seat, mv) > 0, || "it brings it no nearer".into())?;
            so((rest & home).is_empty(), || "others have not even left home".into())?;
            let sum: i32 = rest.map(|hole| far(army, mv.from) - far(army, hole)).sum();
            so(behind as i32 == sum / rest.len() as i32, || format!("{sum} / {} steps behind", rest.len()))?;
            so(behind >= 3, || "it is not far behind".into())
        }
        Reason::LeavesHome { left } => {
            so(home.contains(mv.from) && !home.contains(mv.to), || "it does not leave home".into())?;
            so((next.army(army) & home).len() == left as usize && left <= 4, || "the count is wrong".into())
        }
        Reason::EntersGoal { left } => {
            so(!goal.contains(mv.from) && goal.contains(mv.to), || "it does not enter".into())?;
            so(left == left_outside, || format!("{left_outside} are outside"))
        }
        Reason::FillsDeepestGoalHole => {
            so(goal.contains(mv.to) && !position.occupied().contains(mv.to), || "it fills no free hole".into())?;
            let free = goal - position.occupied();
            so(free.into_iter().all(|hole| far(army, hole) >= far(army, mv.to)), || "there is a deeper one".into())
        }
        Reason::MakesRoom => {
            so(goal.contains(mv.from) && goal.contains(mv.to), || "it is not in the goal".into())?;
            so(gain(position, seat, mv) > 0, || "it goes no deeper".into())?;
            so(left_outside > 0, || "nobody is to come".into())
        }
        Reason::BuildsBridge { from, to, steps } => {
            so(new_jump(case, &next, mv, from, to, steps)?, || "it needs no bridge".into())
        }
        Reason::OpensWay { from, to, steps } => {
            so(!new_jump(case, &next, mv, from, to, steps)?, || "it is a bridge".into())
        }
        Reason::Blocks { seat: other, before, after } => {
            so(others(case).contains(&other), || "the seat is not in play".into())?;
            so(!next.has_won(seat), || "the game is over for the mover".into())?;
            let (was, is) = (best_gain(position, other), best_gain(&next, other));
            so((before as i32, after as i32) == (was, is), || format!("{was} becomes {is}"))?;
            so(before >= 2 && after < before, || "no jump is lost".into())
        }
        Reason::UsesOthers { marbles } => {
            let route = position.route(mv);
            so(route.is_chain(), || "it is no chain".into())?;
            let holes: Vec<Hole> = std::iter::once(mv.from).chain(route.landings().iter().copied()).collect();
            let middle = |pair: &[Hole]| {
                Hole::all().find(|&hole| {
                    let ((q, r), (s, t), (u, v)) = (pair[0].axial(), pair[1].axial(), hole.axial());
                    (2 * u, 2 * v) == (q + s, r + t)
                })
            };
            let pivots: HoleSet = holes.windows(2).map(|pair| middle(pair).expect("a pivot")).collect();
            let theirs = |army: Army| position.setup().seating.owner(army).is_some_and(|owner| owner != seat);
            let others =
                Army::all().filter(|&army| theirs(army)).fold(HoleSet::EMPTY, |all, army| all | position.army(army));
            let count = (pivots & others).len();
            so(count == marbles as usize && count > 1, || format!("they are {count}"))
        }
        Reason::Swaps => {
            so(goal.contains(mv.to) && position.occupied().contains(mv.to), || "nobody sits there".into())?;
            so(!own.contains(mv.to), || "it is an own one".into())
        }
        Reason::Race { moves, others: theirs } => {
            so(position.setup().seating == Seating::Two && has_passed(&next, seat), || "they have not passed".into())?;
            let other = others(case)[0];
            so(moves as i32 > fewest(&next, seat) && fewest(&next, seat) > 0, || "it cannot be so fast".into())?;
            so(theirs as i32 >= fewest(&next, other), || "the others cannot be so fast".into())?;
            line_comes_home(case, &lesson.line, moves as usize, true)
        }
        Reason::WayHome { moves } => {
            so(moves as i32 > fewest(&next, seat), || "it cannot be so fast".into())?;
            if let Some(tried) = &lesson.tried
                && line_comes_home(case, &tried.line, tried.line.len(), true).is_ok()
            {
                so(tried.line.len() >= moves as usize, || "what was tried is shorter".into())?;
            }
            line_comes_home(case, &lesson.line, moves as usize, false)
        }
        Reason::BeforeTheyLeave { moves } => {
            let goals =
                position.setup().seating.armies(seat).iter().fold(HoleSet::EMPTY, |all, army| all | army.goal_holes());
            let mine =
                position.setup().seating.armies(seat).iter().fold(HoleSet::EMPTY, |all, &army| all | next.army(army));
            so(!(goals & (next.occupied() - mine)).is_empty(), || "nobody sits in the goal".into())?;
            so(moves as i32 > fewest(&next, seat), || "it cannot be so fast".into())?;
            line_comes_home(case, &lesson.line, moves as usize, true)
        }
        Reason::Prepares { from, to } => {
            let place = lesson.line.iter().skip(1).position(|later| (later.from, later.to) == (from, to));
            let place = place.ok_or("it is not in the line")? + 1;
            let mut without = *position;
            for earlier in &lesson.line[1..place] {
                without = alone(&without, seat, earlier).ok_or("an earlier one needs it too")?;
            }
            so(without.find(from, to).is_err(), || "it is possible without it".into())
        }
        other => Err(format!("{other:?} is no reason of the star")),
    }
}

fn judge_cost(case: &Case, cost: &Cost) -> Result<(), String> {
    let Case { position, seat, lesson, .. } = case;
    let (seat, best, tried) = (*seat, &lesson.line[0], &lesson.tried.as_ref().unwrap().line[0]);
    so(best != tried, || "it is the best move itself".into())?;
    let (after_best, after) = (position.play(best).unwrap(), position.play(tried).unwrap());
    so(!after.has_won(seat), || "it wins".into())?;
    match *cost {
        Cost::MissesWin => {
            so(nobody_is_home(case), || "somebody has won already".into())?;
            so(after_best.has_won(seat), || "the best move does not win".into())
        }
        Cost::LetsWin { seat: other } => {
            so(nobody_is_home(case), || "somebody has won already".into())?;
            so(others(case).contains(&other), || "the seat is not in play".into())?;
            so(after.has_won(other) || wins_next(&after, other), || "it cannot win".into())?;
            let can_after_best = after_best.has_won(other) || wins_next(&after_best, other);
            so(after_best.has_won(seat) || !can_after_best, || "it can win after the best move too".into())
        }
        // How long ways are is a guess; that there is a shorter one is only told of ways that were found.
        Cost::MoreMoves { moves } => {
            so(moves > 0, || "no more".into())?;
            so(lesson.tried.as_ref().unwrap().loss >= 100 * moves, || "the loss says less".into())?;
            // The best move and its line can still be played after it: that costs one move more at most.
            let at_home =
                |line: &[Move]| line_of(case, line).filter(|position| position.has_won(seat)).map(|_| line.len());
            let delayed: Vec<Move> =
                std::iter::once(tried).chain(lesson.line.iter().filter(|mv| *mv != tried)).copied().collect();
            let (best, own) = (at_home(&lesson.line), at_home(&delayed));
            so(best.zip(own).is_none_or(|(best, own)| best + moves as usize <= own), || {
                "it costs less than that".into()
            })
        }
        Cost::GoesBack { steps } => {
            so(gain(position, seat, tried) == -(steps as i32), || "the steps are wrong".into())?;
            so(gain(position, seat, best) > -(steps as i32), || "so does the best move".into())
        }
        Cost::OffersJump { seat: other, steps } => {
            so(others(case).contains(&other), || "the seat is not in play".into())?;
            so(steps as i32 == best_gain(&after, other) && steps > 1, || "the steps are wrong".into())?;
            so(best_gain(&after_best, other) < steps as i32, || "it can jump as far after the best move".into())
        }
        ref other => Err(format!("{other:?} is no cost of the star")),
    }
}

/// Judges everything that a lesson says.
fn judge(game: &Game<State>, tried: Option<&Move>, limits: &Limits, verdicts: &mut Verdicts) {
    let position = *game.state().position();
    let Some(lesson) = Thinker::new().teach_star(game, tried, limits) else {
        let missing = Err("there is no lesson".into());
        return verdicts.note("lesson", missing, || format!("{}{:?}", position.board().picture(), position));
    };
    let case = Case { game, position, seat: position.turn(), lesson: &lesson };
    let told = || {
        let Lesson { line, reasons, tried, .. } = &lesson;
        let setup = position.setup();
        format!(
            "{}{} {:?}\nseat {} to move: {line:?} {reasons:?}\ntried {tried:?}",
            position.board().picture(),
            setup.seating,
            setup.options,
            position.turn()
        )
    };
    assert!(position.moves().contains(&lesson.line[0]), "{}", told());
    let plays = |line: &[Move]| line_of(&case, line).is_some();
    let judges = (|reason: &Reason| judge_reason(&case, reason), |cost: &Cost| judge_cost(&case, cost));
    verdicts.note_lesson(&lesson, tried, plays, judges, told);
}

/// Games of every seating, each with one of these options after the other.
const OPTIONS: [Options; 6] = [
    Options::STANDARD,
    Options { swap: true, ..Options::SUPER },
    Options::MASTERS_GAMES,
    Options { win: Win::Strict, ..Options::STANDARD },
    Options { fill_unused: true, play_on: false, ..Options::SUPER },
    Options { long_jump: true, win: Win::Strict, ..Options::MASTERS_GAMES },
];

/// Calls with moments of games in which the seats move now well, now by chance.
fn moments(rounds: usize, every: usize, mut each: impl FnMut(&Game<State>, &mut Dice)) {
    let mut dice = Dice::new(4);
    for round in 0..rounds {
        for (number, seating) in Seating::ALL.into_iter().enumerate() {
            let setup = Setup { seating, options: OPTIONS[(round + number) % OPTIONS.len()] };
            let players = vec![Player::person(""); seating.seats()];
            let mut game = Game::<State>::start(setup, players, Seat::FIRST).unwrap();
            let mut thinker = Thinker::new();
            // One game in two is played well throughout: only such games come to an end.
            let wild = round % 2 * 4;
            for turn in 0..600 {
                if game.turn().is_none() {
                    break;
                }
                if turn % every == dice.below(every) {
                    each(&game, &mut dice);
                }
                let moves = game.state().position().moves();
                let mv = match dice.below(10) < wild {
                    true => *dice.pick(&moves),

                    false => thinker
                        .star(&game, &Limits { seed: turn as u64, nodes: Some(60), ..Limits::of_level(Level::HARD) })
                        .map_or_else(|| *dice.pick(&moves), |thought| thought.mv),
                };
                game.play(&mv).unwrap();
            }
        }
    }
}

#[test]
fn all_that_lessons_say_is_true() {
    let mut verdicts = Verdicts::default();
    moments(3, 7, |game, dice| {
        let moves = game.state().position().moves();
        let tried = *dice.pick(&moves);
        judge(game, Some(&tried), &nodes(400), &mut verdicts);
    });
    verdicts.close();
}

#[test]
fn lessons_without_a_budget_say_only_what_is_true() {
    let mut verdicts = Verdicts::default();
    let at_once = || true;
    moments(1, 9, |game, dice| {
        let moves = game.state().position().moves();
        let tried = *dice.pick(&moves);
        judge(game, Some(&tried), &nodes(1), &mut verdicts);
        judge(game, Some(&tried), &Limits { nodes: None, is_over: Some(&at_once), ..nodes(1) }, &mut verdicts);
    });
    verdicts.close();
}

// What must be said, and what must not, by the board. Seat 1 is to move: its army 1 goes down, army 4 goes up.

const STRICT: Options = Options { win: Win::Strict, ..Options::STANDARD };

fn scene(options: Options, picture: &Picture) -> Position {
    Position::from_board(Setup { seating: Seating::Two, options }, Seat::FIRST, &picture.board).unwrap()
}

fn hole(name: &str) -> Hole {
    name.parse().unwrap()
}

/// The same board with something else in a hole.
fn with(position: &Position, name: &str, piece: Option<u8>) -> Position {
    let mut board = position.board();
    board[hole(name)] = piece.map(|number| Piece::Army(Army::new(number).unwrap()));
    Position::from_board(position.setup(), position.turn(), &board).unwrap()
}

/// The same board with a marble in another hole.
fn moved(position: &Position, from: &str, to: &str) -> Position {
    let Some(Piece::Army(army)) = position.piece(hole(from)) else { panic!("a marble stands in {from}") };
    with(&with(position, from, None), to, Some(army.number()))
}

fn taught(position: &Position, tried: Option<&str>) -> Lesson<Move> {
    let game = Game::from_state(position.setup(), vec![Player::person(""); 2], State::from_position(*position));
    let tried = tried.map(|route| position.resolve(&route.parse().unwrap()).unwrap());
    let mut verdicts = Verdicts::default();
    judge(&game, tried.as_ref(), &nodes(20_000), &mut verdicts);
    verdicts.close();
    Thinker::new().teach_star(&game, tried.as_ref(), &nodes(20_000)).unwrap()
}

fn told(position: &Position) -> Vec<Reason> {
    let lesson = taught(position, None);
    println!("{}{:?} {:?}", position.board().picture(), lesson.line, lesson.reasons);
    lesson.reasons
}

fn told_costs(position: &Position, tried: &str) -> Vec<Cost> {
    let lesson = taught(position, Some(tried));
    println!("{}{:?} {:?}", position.board().picture(), lesson.line, lesson.tried);
    lesson.tried.unwrap().costs
}

macro_rules! says {
    ($told:expr, $pattern:pat) => {
        $told.iter().any(|one| matches!(one, $pattern))
    };
}

/// Nine are home, the last one stands before the free hole n1.
fn last_step(options: Options) -> Position {
    scene(
        options,
        &star!(
            "o2",
            "
        . . . . 1 . . . . . . . .
                 . 1 1 1
                  1 1 1
                   1 1
                    1
    "
        ),
    )
}

/// The rival has nine home at the top and the last one in e5, before the free hole d1; the own marble in e6 can go there.
fn rival_before_its_last_step() -> Position {
    scene(
        STRICT,
        &star!(
            "c2",
            "
                    4
                   4 4
                  4 4 4
                 . 4 4 4
        . . . . 4 1 . . . . . . .
    "
        ),
    )
}

/// A chain of the rival, l7:l5:j3:h4:f6, passes l5, into which the last own marble steps on its way to n1.
fn rival_before_a_long_chain() -> Position {
    scene(
        Options::STANDARD,
        &star!(
            "k6",
            "
        . . . . . . . . . . . . .
         . . . . . . . . . . . .
          . . . . 4 . . . . . .
           . . 4 . . . . . . .
            . . 4 . . . . . .
           . . . . . . . . . .
          . . . 4 1 . . . . . .
         . . . . . 4 4 . . . . .
        . . . . . . 4 . . . . . .
                 . 1 1 1
                  1 1 1
                   1 1
                    1
    "
        ),
    )
}

#[test]
fn the_only_move_is_called_so() {
    let corner = scene(
        Options::STANDARD,
        &star!(
            "c2",
            "
                    1
                   4 .
                  4 . .
                 . . . .
        . . . . . . . . . . . . .
    "
        ),
    );
    assert!(says!(told(&corner), Reason::OnlyMove));
    assert!(!says!(told(&with(&corner, "c1", None)), Reason::OnlyMove), "it can also jump");
}

#[test]
fn the_last_step_wins_and_a_step_before_it_does_not() {
    let before = last_step(Options::STANDARD);
    assert!(says!(told(&before), Reason::Wins));
    assert!(!says!(told(&moved(&before, "m5", "l4")), Reason::Wins));
}

#[test]
fn whoever_comes_home_second_does_not_win() {
    let setup = Setup { seating: Seating::Three, options: Options::STANDARD };
    let mut board = Board::EMPTY;
    // Army 1 needs one step, m5-n1, and so does army 3 after it: everybody else has moved the same way.
    for number in [1, 3, 5] {
        let army = Army::new(number).unwrap();
        army.goal_holes().for_each(|hole| board[hole] = Some(Piece::Army(army)));
        let turned = |name: &str| hole(name).turned(number - 1);
        board[turned("n1")] = None;
        board[turned("m5")] = Some(Piece::Army(army));
    }
    let position = Position::from_board(setup, Seat::FIRST, &board).unwrap();
    let mut game = Game::from_state(setup, vec![Player::person(""); 3], State::from_position(position));
    game.play(&position.find(hole("m5"), hole("n1")).unwrap()).unwrap();
    let lesson = Thinker::new().teach_star(&game, None, &nodes(2_000)).unwrap();
    assert!(says!(lesson.reasons, Reason::Finishes { place: 2 }) && !says!(lesson.reasons, Reason::Wins), "{lesson:?}");
}

#[test]
fn to_take_the_last_hole_of_the_rival_prevents_its_win() {
    let before = rival_before_its_last_step();
    assert!(says!(told(&before), Reason::PreventsWin { .. }));
    assert!(!says!(told(&moved(&before, "e5", "g4")), Reason::PreventsWin { .. }), "it is too far away to win");
}

#[test]
fn where_nothing_else_is_to_be_said_it_looked_ahead() {
    let lone = scene(Options::STANDARD, &star!("1"));
    assert!(says!(told(&lone), Reason::LooksAhead { .. }));
    assert!(!says!(told(&last_step(Options::STANDARD)), Reason::LooksAhead { .. }));
}

/// The last own marble has a ladder before it, down to m5.
fn ladder() -> Position {
    scene(
        Options::STANDARD,
        &star!(
            "m7",
            "
            . . . . 1 . . . .
           . . . . 4 . . . . .
          . . . . . . . . . . .
         . . . . 4 . . . . . . .
        . . . . . . . . . . . . .
                 . 1 1 1
                  1 1 1
                   1 1
                    1
    "
        ),
    )
}

#[test]
fn a_chain_over_two_of_the_others_gains_four_steps() {
    let all = told(&ladder());
    assert!(says!(all, Reason::ChainGains { steps: 4 }) && says!(all, Reason::UsesOthers { marbles: 2 }));
    let all = told(&with(&ladder(), "j5", None));
    assert!(!says!(all, Reason::ChainGains { .. }) && !says!(all, Reason::UsesOthers { .. }));
}

#[test]
fn a_chain_over_own_marbles_uses_nobody() {
    let fewer = with(&with(&ladder(), "n2", None), "n3", None);
    let all = told(&with(&with(&fewer, "j5", Some(1)), "l5", Some(1)));
    assert!(says!(all, Reason::ChainGains { .. }) && !says!(all, Reason::UsesOthers { .. }));
}

#[test]
fn the_last_marble_is_a_straggler_only_if_it_is_far_behind() {
    let behind = moved(&last_step(Options::STANDARD), "m5", "g5");
    assert!(says!(told(&behind), Reason::BringsStraggler { .. }));
    assert!(!says!(told(&last_step(Options::STANDARD)), Reason::BringsStraggler { .. }));
}

#[test]
fn nobody_lags_behind_in_the_opening() {
    let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
    let mut game = Game::<State>::start(setup, vec![Player::person(""); 2], Seat::FIRST).unwrap();
    for _ in 0..12 {
        let lesson = Thinker::new().teach_star(&game, None, &nodes(2_000)).unwrap();
        assert!(!says!(lesson.reasons, Reason::BringsStraggler { .. }), "{lesson:?}");
        game.play(&lesson.line[0]).unwrap();
    }
}

#[test]
fn the_last_marble_leaves_home_only_if_it_was_there() {
    let home = moved(&last_step(Options::STANDARD), "m5", "d1");
    assert!(says!(told(&home), Reason::LeavesHome { left: 0 }));
    assert!(!says!(told(&moved(&home, "d1", "e5")), Reason::LeavesHome { .. }));
}

/// Two are outside, each before a free hole.
fn two_last_steps() -> Position {
    with(&with(&last_step(Options::STANDARD), "n2", None), "m6", Some(1))
}

#[test]
fn a_marble_enters_the_goal_where_another_one_is_to_follow() {
    assert!(says!(told(&two_last_steps()), Reason::EntersGoal { left: 1 }));
    assert!(!says!(told(&last_step(Options::STANDARD)), Reason::EntersGoal { .. }), "it wins instead");
}

#[test]
fn the_same_moves_in_another_order_cost_nothing() {
    for tried in ["m5-n1", "m6-n2"] {
        assert_eq!(told_costs(&two_last_steps(), tried), []);
    }
    assert!(says!(told_costs(&two_last_steps(), "m5-l4"), Cost::MoreMoves { .. }));
}

#[test]
fn a_step_at_the_end_of_the_line_needs_no_preparation() {
    assert!(!says!(told(&ladder()), Reason::Prepares { .. }));
}

#[test]
fn a_hole_is_the_deepest_only_if_no_deeper_one_is_free() {
    assert!(says!(told(&last_step(Options::STANDARD)), Reason::FillsDeepestGoalHole));
    assert!(!says!(told(&marble_with_room()), Reason::FillsDeepestGoalHole), "q1 is free");
}

/// A marble in the goal can jump from n1 to p1; another one is to come.
fn marble_with_room() -> Position {
    scene(
        Options::STANDARD,
        &star!(
            "m7",
            "
            . . . . 1 . . . .
           . . . . . . . . . .
          . . . . . . . . . . .
         . . . . . . . . . . . .
        . . . . . . . . . . . . .
                 1 . . .
                  4 . .
                   . .
                    .
    "
        ),
    )
}

#[test]
fn going_deeper_makes_room_only_for_those_still_to_come() {
    let room = marble_with_room();
    let all = told(&room);
    assert!(says!(all, Reason::MakesRoom));
    assert!(!says!(all, Reason::ChainGains { .. }), "it is in its goal already");
    assert!(!says!(told(&with(&room, "i5", None)), Reason::MakesRoom));
}

#[test]
fn a_bridge_is_built_where_a_long_jump_becomes_possible() {
    let bridge = scene(
        Options::STANDARD,
        &star!(
            "k6",
            "
            . . . 1 1 . . . .
           . . . . . . . . . .
          . . . . . . . . . . .
         . . . . 4 . . . . . . .
        . . . . . . . . . . . . .
    "
        ),
    );
    let all = told(&bridge);
    assert!(says!(all, Reason::BuildsBridge { steps: 4, .. }));
    let all = told(&with(&bridge, "l5", None));
    assert!(
        !says!(all, Reason::BuildsBridge { .. }) && says!(all, Reason::Prepares { .. }),
        "a short jump is only prepared"
    );
}

#[test]
fn a_way_is_opened_by_the_marble_that_stands_in_it() {
    // The marble in k5 jumps to o3, and the one in i5 can jump over j5 and l5 then.
    let way = scene(
        Options::STANDARD,
        &star!(
            "m7",
            "
            . . . . 1 . . . .
           . . . . 4 . . . . .
          . . . . 1 . . . . . .
         . . . . 4 4 . . . . . .
        . . . . . . . . . . . . .
                 . 1 1 1
                  1 1 .
                   1 1
                    1
    "
        ),
    );
    assert!(says!(told(&way), Reason::OpensWay { steps: 4, .. }));
    assert!(!says!(told(&with(&way, "j5", None)), Reason::OpensWay { .. }));
}

#[test]
fn the_landing_of_a_long_chain_is_taken() {
    let chain = rival_before_a_long_chain();
    assert!(says!(told(&chain), Reason::Blocks { before: 6, .. }));
    assert!(!says!(told(&with(&chain, "g5", None)), Reason::Blocks { .. }), "a jump of four is not worth it");
}

#[test]
fn a_marble_is_swapped_out_only_if_the_rules_know_swaps() {
    let sits = with(&last_step(Options { swap: true, ..STRICT }), "n1", Some(4));
    assert!(says!(told(&sits), Reason::Swaps));
    let sits = with(&last_step(STRICT), "n1", Some(4));
    assert!(!says!(told(&sits), Reason::Swaps));
}

#[test]
fn armies_that_have_passed_each_other_race_and_others_have_a_way_home() {
    let race = scene(
        Options::STANDARD,
        &star!(
            "
                    .
                   4 4
                  4 4 4
                 4 4 4 4
        . . . . . . . . . . . . .
         . . . . . . . . . . . .
          . . . . . . . . . . .
           . . . . 4 . . . . .
            . . . . . . . . .
           . . . . 1 . . . . .
          . . . . . . . . . . .
         . . . . . . . . . . . .
        . . . . . . . . . . . . .
                 . 1 1 1
                  1 1 1
                   1 1
                    1
    "
        ),
    );
    let all = told(&race);
    assert!(says!(all, Reason::Race { moves: 4, .. }) && !says!(all, Reason::WayHome { .. }));
    let all = told(&moved(&race, "h5", "l8"));
    assert!(!says!(all, Reason::Race { .. }) && says!(all, Reason::WayHome { moves: 4 }));
}

#[test]
fn a_goal_is_full_before_they_leave_only_if_somebody_sits_in_it() {
    let sits = with(&moved(&last_step(Options::STANDARD), "m5", "k3"), "n4", Some(4));
    assert!(says!(told(&with(&sits, "e1", Some(1))), Reason::BeforeTheyLeave { moves: 3 }));
    let gone = moved(&last_step(Options::STANDARD), "m5", "k3");
    assert!(!says!(told(&gone), Reason::BeforeTheyLeave { .. }));
}

#[test]
fn a_move_that_does_not_win_misses_the_win_and_needs_more_moves() {
    let all = told_costs(&last_step(Options::STANDARD), "m5-m6");
    assert!(says!(all, Cost::MissesWin) && says!(all, Cost::MoreMoves { .. }) && !says!(all, Cost::GoesBack { .. }));
    assert_eq!(told_costs(&last_step(Options::STANDARD), "m5-n1"), [], "the best move costs nothing");
}

#[test]
fn a_step_away_from_the_goal_goes_back() {
    assert!(says!(told_costs(&last_step(Options::STANDARD), "m5-l5"), Cost::GoesBack { steps: 1 }));
}

#[test]
fn another_move_lets_the_rival_win_only_if_it_could() {
    let before = rival_before_its_last_step();
    assert!(says!(told_costs(&before, "e6-e7"), Cost::LetsWin { .. }));
    assert!(!says!(told_costs(&moved(&before, "e5", "g4"), "e6-e7"), Cost::LetsWin { .. }));
}

#[test]
fn what_was_not_blocked_is_offered() {
    let chain = rival_before_a_long_chain();
    assert!(says!(told_costs(&chain, "k5-k6"), Cost::OffersJump { steps: 6, .. }));
    assert!(!says!(told_costs(&with(&chain, "g5", None), "k5-k6"), Cost::OffersJump { .. }));
}

#[test]
fn there_is_no_lesson_about_a_finished_game() {
    let position = last_step(Options::STANDARD);
    let mut game = Game::from_state(position.setup(), vec![Player::person(""); 2], State::from_position(position));
    game.play(&position.find(hole("m5"), hole("n1")).unwrap()).unwrap();
    assert_eq!(Thinker::new().teach_star(&game, None, &nodes(1_000)), None);
}
