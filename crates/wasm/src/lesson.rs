//! What the computer teaches, for the page to word.

use hopstone_ai::{Fact, Lesson as AiLesson, Limits, Named, Thinker};
use hopstone_rules::{Game, Play, capture, draughts, star};
use tsify::Tsify;

use crate::give::gives;
use crate::problem::{Argument, Problem, Refusal};
use crate::seated::{Seated, Seen};
use crate::thinker::as_after;

/// A good move with the reasons for it.
#[derive(Clone, Tsify)]
#[tsify(missing_as_null)]
pub struct Lesson {
    /// The good move, and what is expected to follow: on the star the own moves alone, else the moves of all in turn.
    pub line: Vec<LineMove>,
    /// Why it is good, the weightiest reason first.
    pub reasons: Vec<Remark>,
    /// What the computer makes of the move that was asked about.
    pub tried: Option<Tried>,
}

/// A move that a person tried.
#[derive(Clone, Tsify)]
pub struct Tried {
    /// The move, and what is expected to follow.
    pub line: Vec<LineMove>,
    /// What it costs, the weightiest first; nothing: it is as good as the best one.
    pub costs: Vec<Remark>,
    /// The same in one figure: hundredths of a move, a man or a marble, see `hopstone_ai::Tried`.
    pub loss: u32,
}

/// A move of a line.
#[derive(Clone, Tsify)]
pub struct LineMove {
    /// The start and every landing.
    pub path: Vec<usize>,
    /// The move as it is written.
    pub text: String,
}

/// A reason or a cost.
#[derive(Clone, Tsify)]
pub struct Remark {
    /// Its name; the message is `reason-…` or `cost-…`.
    pub id: &'static str,
    /// The message's arguments by name. `seat` is the index of a seat.
    #[tsify(type = "Record<string, string | number>")]
    pub args: Vec<(&'static str, Argument)>,
}

gives!(Lesson { line, reasons, tried });
gives!(Tried { line, costs, loss });
gives!(LineMove { path, text });
gives!(Remark { id, args });

/// A kind of game that the computer teaches.
pub(crate) trait Taught: Seated {
    fn teach(
        thinker: &mut Thinker,
        game: &Game<Self>,
        tried: Option<&Self::Move>,
        limits: &Limits,
    ) -> Option<AiLesson<Self::Move>>;
    /// The state in which the next move of a line is made.
    fn along(&self, mv: &Self::Move) -> Self {
        self.play(mv).unwrap_or_else(|_| self.clone())
    }
}

impl Taught for star::State {
    fn teach(
        thinker: &mut Thinker,
        game: &Game<Self>,
        tried: Option<&star::Move>,
        limits: &Limits,
    ) -> Option<AiLesson<star::Move>> {
        thinker.teach_star(game, tried, limits)
    }

    fn along(&self, mv: &star::Move) -> Self {
        // The others are taken to stand still.
        let mut next = *self.position();
        next.play_unchecked(mv);
        star::State::from_position(next.with_turn(self.position().turn()))
    }
}

impl Taught for capture::State {
    fn teach(
        thinker: &mut Thinker,
        game: &Game<Self>,
        tried: Option<&capture::Chain>,
        limits: &Limits,
    ) -> Option<AiLesson<capture::Chain>> {
        thinker.teach_capture(game, tried, limits)
    }
}

impl Taught for draughts::State {
    fn teach(
        thinker: &mut Thinker,
        game: &Game<Self>,
        tried: Option<&draughts::Move>,
        limits: &Limits,
    ) -> Option<AiLesson<draughts::Move>> {
        thinker.teach_draughts(game, tried, limits)
    }
}

/// The lesson of a game as it stood after `ply` events, and about the move along `tried`.
///
/// # Errors
/// If the game had not so many events or was over, or there is no such move.
pub(crate) fn lesson<S: Taught>(
    game: Game<S>,
    thinker: &mut Thinker,
    ply: usize,
    tried: Option<&[usize]>,
    limits: &Limits,
) -> Result<Lesson, Problem> {
    let game = as_after(game, ply);
    if game.events().len() != ply {
        // In the middle of passes nobody has a move.
        return Err(Refusal::NoMove.into());
    }
    let tried = tried.map(|path| game.state().find(path)).transpose()?;
    let lesson = S::teach(thinker, &game, tried.as_ref(), limits).ok_or(Refusal::NoMove)?;
    let state = game.state();
    Ok(Lesson {
        line: line(state, &lesson.line),
        reasons: lesson.reasons.iter().map(|reason| remark(reason.named())).collect(),
        tried: lesson.tried.map(|tried| Tried {
            line: line(state, &tried.line),
            costs: tried.costs.iter().map(|cost| remark(cost.named())).collect(),
            loss: tried.loss,
        }),
    })
}

fn line<S: Taught>(state: &S, moves: &[<S as Play>::Move]) -> Vec<LineMove> {
    let mut state = state.clone();
    let see = |mv| {
        let Seen { path, text, .. } = state.seen(mv);
        state = state.along(mv);
        LineMove { path, text }
    };
    moves.iter().map(see).collect()
}

fn remark((id, facts): Named) -> Remark {
    let argument = |fact: Fact| match fact {
        Fact::Count(number) => Argument::Number(number),
        Fact::Seat(seat) => Argument::Number(seat.index() as u32),
        Fact::Hole(hole) => Argument::Text(hole.to_string()),
        Fact::Square(square) => Argument::Number(square.number().into()),
        Fact::Flag(flag) => Argument::Text(if flag { "yes" } else { "no" }.into()),
    };
    Remark { id, args: facts.into_iter().map(|(name, fact)| (name, argument(fact))).collect() }
}
