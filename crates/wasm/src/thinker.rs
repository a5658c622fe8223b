//! The computer player in the worker.

use hopstone_ai::Limits as AiLimits;
use hopstone_rules::star::Route;
use hopstone_rules::{AnyGame, Level, code};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::problem::{Problem, Refusal, give, take};
use crate::seated::path;

#[wasm_bindgen]
unsafe extern "C" {
    /// Milliseconds since some moment in the past; both a page and a worker have it.
    #[wasm_bindgen(js_namespace = performance)]
    safe fn now() -> f64;
}

/// What bounds one thought.
#[derive(Clone, Copy, Deserialize, Tsify)]
pub struct Limits {
    /// 1 to 5.
    pub level: u8,
    /// The most time it may take.
    #[tsify(optional)]
    #[serde(default)]
    pub milliseconds: Option<f64>,
    /// The most positions that it may look at.
    #[tsify(optional)]
    #[serde(default)]
    pub nodes: Option<u32>,
    /// Decides among moves as good as equal; without one the choice differs from time to time.
    #[tsify(optional)]
    #[serde(default)]
    pub seed: Option<u32>,
}

/// What the computer came up with.
#[derive(Clone, Serialize, Tsify)]
pub struct Thought {
    /// The start and every landing.
    pub path: Vec<usize>,
    /// The move as it is written.
    pub text: String,
    /// How many turns it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: f64,
    /// How long it took.
    pub milliseconds: f64,
}

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
        let level = Level::new(limits.level).ok_or(Refusal::Level { seat: 0 })?;
        let is_over = || limits.milliseconds.is_some_and(|most| now() - begun >= most);
        let seed = match limits.seed {
            Some(seed) => u64::from(seed),
            None => getrandom::u64().unwrap_or(0),
        };
        let limits = AiLimits { level, nodes: limits.nodes.map(u64::from), is_over: Some(&is_over), seed };
        match code::read(text)? {
            AnyGame::Star(game) => {
                let thought = self.thinker.star(&game, &limits).ok_or(Refusal::NoMove)?;
                seen(&game.state().position().route(&thought.mv), thought.depth, thought.nodes, begun)
            }
            AnyGame::Capture(game) => {
                let thought = self.thinker.capture(&game, &limits).ok_or(Refusal::NoMove)?;
                seen(&thought.mv.route(), thought.depth, thought.nodes, begun)
            }
        }
    }

    /// Counts the move sequences from the start of a two-player game of the star (`star`) or of the capture game: for measuring
    /// WebAssembly against a native build.
    pub fn perft(star: bool, depth: u32) -> f64 {
        use hopstone_rules::{Seat, capture, perft, star::*};
        let count = if star {
            let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
            perft::star(&mut Position::start(setup, Seat::FIRST), depth)
        } else {
            perft::capture(&capture::Position::start(2, false, Seat::FIRST), depth)
        };
        count as f64
    }
}

fn seen(route: &Route, depth: u32, nodes: u64, begun: f64) -> Result<Ts<Thought>, Problem> {
    let milliseconds = now() - begun;
    give(&Thought { path: path(route), text: route.to_string(), depth, nodes: nodes as f64, milliseconds })
}
