//! The computer player in the worker.

use hopstone_ai::Limits as AiLimits;
use hopstone_rules::{AnyGame, Game, Level, Play, Seat, code};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::give::{give, gives};
use crate::lesson::{Lesson, lesson};
use crate::problem::{Problem, Refusal};
use crate::seated::{Seated, Seen};
use crate::take::{take, takes};

#[wasm_bindgen]
unsafe extern "C" {
    /// Milliseconds since some moment in the past; both a page and a worker have it.
    #[wasm_bindgen(js_namespace = performance)]
    safe fn now() -> f64;
}

/// What bounds one thought.
#[derive(Clone, Copy, Tsify)]
pub struct Limits {
    /// 1 to 5.
    pub level: u8,
    /// The most time it may take.
    #[tsify(optional)]
    pub milliseconds: Option<f64>,
    /// The most positions that it may look at.
    #[tsify(optional)]
    pub nodes: Option<u32>,
    /// Decides among moves as good as equal; without one the choice differs from time to time.
    #[tsify(optional)]
    pub seed: Option<u32>,
}

/// What the computer came up with.
#[derive(Clone, Tsify)]
pub struct Thought {
    /// The start and every landing.
    pub path: Vec<usize>,
    /// The move as it is written.
    pub text: String,
    /// How many turns it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u32,
    /// How long it took.
    pub milliseconds: u32,
}

takes!(Limits { level, milliseconds: optional, nodes: optional, seed: optional });
gives!(Thought { path, text, depth, nodes, milliseconds });

/// The computer player.
#[wasm_bindgen]
#[derive(Default)]
pub struct Thinker {
    thinker: hopstone_ai::Thinker,
}

#[wasm_bindgen]
impl Thinker {
    /// A player that has seen nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// A move for the seat to move in the game of a share code.
    pub fn think(&mut self, text: &str, limits: Ts<Limits>) -> Result<Ts<Thought>, Problem> {
        let begun = now();
        let limits = take(&limits)?;
        let is_over = || limits.milliseconds.is_some_and(|most| now() - begun >= most);
        let limits = limits.within(&is_over)?;
        match code::read(text)? {
            AnyGame::Star(game) => seen(&game, self.thinker.star(&game, &limits), begun),
            AnyGame::Capture(game) => seen(&game, self.thinker.capture(&game, &limits), begun),
            AnyGame::Draughts(game) => seen(&game, self.thinker.draughts(&game, &limits), begun),
        }
    }

    /// A good move with the reasons for it in the game of a share code as it stood after `ply` events; if the move along `tried`
    /// is asked about, also what that one costs.
    pub fn teach(
        &mut self,
        text: &str,
        ply: usize,
        tried: Option<Vec<usize>>,
        milliseconds: f64,
    ) -> Result<Ts<Lesson>, Problem> {
        let begun = now();
        let is_over = || now() - begun >= milliseconds;
        let limits = AiLimits { level: None, nodes: None, is_over: Some(&is_over), seed: 0 };
        let (thinker, tried) = (&mut self.thinker, tried.as_deref());
        Ok(give(&match code::read(text)? {
            AnyGame::Star(game) => lesson(game, thinker, ply, tried, &limits)?,
            AnyGame::Capture(game) => lesson(game, thinker, ply, tried, &limits)?,
            AnyGame::Draughts(game) => lesson(game, thinker, ply, tried, &limits)?,
        }))
    }

    /// What each seat needs or is ahead, in hundredths, in the game of a share code as it stood after `ply` events: on the star the
    /// moves that it still needs; in draughts the men that it is ahead; in the capture game for two the marbles that it is ahead,
    /// for more those that it has captured.
    pub fn appraise(&mut self, text: &str, ply: usize, milliseconds: f64) -> Result<Vec<i32>, Problem> {
        let begun = now();
        let is_over = || now() - begun >= milliseconds;
        let limits = AiLimits { level: None, nodes: None, is_over: Some(&is_over), seed: 0 };
        Ok(match code::read(text)? {
            AnyGame::Star(game) => self.thinker.appraise_star(&as_after(game, ply), &limits),
            AnyGame::Capture(game) => self.thinker.appraise_capture(&as_after(game, ply), &limits),
            AnyGame::Draughts(game) => self.thinker.appraise_draughts(&as_after(game, ply), &limits),
        })
    }

    /// Whether the computer on a seat agrees to a draw in the game of a share code. Only in draughts it ever does.
    pub fn accepts_draw(&mut self, text: &str, seat: usize, limits: Ts<Limits>) -> Result<bool, Problem> {
        let begun = now();
        let limits = take(&limits)?;
        let is_over = || limits.milliseconds.is_some_and(|most| now() - begun >= most);
        let limits = limits.within(&is_over)?;
        let seat = Seat::new(seat).ok_or(Refusal::Number)?;
        Ok(match code::read(text)? {
            AnyGame::Draughts(game) => self.thinker.accepts_draw(&game, seat, &limits),
            AnyGame::Star(_) | AnyGame::Capture(_) => false,
        })
    }
}

/// The game as it stood after so many events.
pub(crate) fn as_after<P: Play>(mut game: Game<P>, ply: usize) -> Game<P> {
    while game.events().len() > ply && game.undo() {}
    game
}

impl Limits {
    /// The same for the search.
    fn within<'a>(&self, is_over: &'a dyn Fn() -> bool) -> Result<AiLimits<'a>, Problem> {
        let level = Level::new(self.level).ok_or(Refusal::Level { seat: 0 })?;
        let seed = match self.seed {
            Some(seed) => u64::from(seed),
            None => getrandom::u64().unwrap_or(0),
        };
        Ok(AiLimits { level: Some(level), nodes: self.nodes.map(u64::from), is_over: Some(is_over), seed })
    }
}

fn seen<S: Seated>(
    game: &Game<S>,
    thought: Option<hopstone_ai::Thought<S::Move>>,
    begun: f64,
) -> Result<Ts<Thought>, Problem> {
    let thought = thought.ok_or(Refusal::NoMove)?;
    let Seen { path, text, .. } = game.state().seen(&thought.mv);
    let nodes = u32::try_from(thought.nodes).unwrap_or(u32::MAX);
    let milliseconds = (now() - begun) as u32;
    Ok(give(&Thought { path, text, depth: thought.depth, nodes, milliseconds }))
}
