//! The browser's door: everything that the page knows of the games comes through here, in a handful of coarse, typed calls.
//!
//! * [`Table`] is one game: the rules and its record. It lives on the page.
//! * [`Thinker`] is the computer player. It lives in the worker, which gets the game as a share code.
//! * [`PdnFile`], [`read_fen`] and [`set_up`] bring games and positions of draughts in.
//! * [`catalogue()`] is what never changes: the boards, the ways to sit, the presets.
//!
//! TypeScript sees the types of [`view`] and [`setup`]; every error is a [`problem::Problem`], which the page words.

pub mod problem;
pub mod setup;
pub mod view;

mod catalogue;
mod draughts;
mod draw;
mod give;
mod lesson;
mod record;
mod seated;
mod table;
mod take;
mod thinker;

pub use catalogue::catalogue;
pub use draughts::{Diagram, PdnEntry, PdnFile, read_fen, set_up};
pub use draw::{draw_lots, who_begins};
pub use lesson::{Lesson, LineMove, Remark, Tried};
pub use table::Table;
pub use thinker::Thinker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Called when the module starts: a panic then tells the console what broke.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
