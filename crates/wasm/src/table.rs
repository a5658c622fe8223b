//! One game on the page.

use hopstone_json::RecordForm;
use hopstone_rules::draughts::pdn;
use hopstone_rules::{AnyGame, AnyIllegal, DrawReason, Event, Game, Outcome, PlayError, Seat, code};
use tsify::Ts;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::give::give;
use crate::problem::{Problem, Refusal, of_play};
use crate::record::{give_record, take_record};
use crate::seated::{Seated, Seen, mover};
use crate::setup::{NewGame, SeatSetup};
use crate::take::take;
use crate::view;

/// One game: the rules and its record. Every call that can fail throws a [`Problem`] and then changes nothing.
#[wasm_bindgen]
pub struct Table {
    game: AnyGame,
}

/// Does the same to a game of whichever kind.
macro_rules! for_any {
    ($game:expr, $name:ident => $body:expr) => {
        match $game {
            AnyGame::Star($name) => $body,
            AnyGame::Capture($name) => $body,
            AnyGame::Draughts($name) => $body,
        }
    };
}

impl Table {
    /// A game from elsewhere.
    pub(crate) fn of(game: AnyGame) -> Table {
        Table { game }
    }
}

#[wasm_bindgen]
impl Table {
    /// A new game.
    pub fn start(setup: Ts<NewGame>) -> Result<Table, Problem> {
        take(&setup)?.start().map(|game| Table { game })
    }

    /// The game of a share code.
    pub fn from_code(text: &str) -> Result<Table, Problem> {
        Ok(Table { game: code::read(text)? })
    }

    /// The game of a record that the page has parsed from JSON text.
    pub fn from_record(record: JsValue) -> Result<Table, Problem> {
        Ok(Table { game: take_record(&record)?.game()? })
    }

    /// The game as a share code.
    pub fn code(&self) -> String {
        code::write(&self.game)
    }

    /// The game as a record, for the page to write as JSON text.
    pub fn record(&self) -> JsValue {
        give_record(&RecordForm::of(&self.game))
    }

    /// The game as PDN with the day on which it was played; nothing for a game that has no such form.
    pub fn pdn(&self, year: u16, month: u8, day: u8) -> Option<String> {
        match &self.game {
            AnyGame::Draughts(game) => Some(pdn::write(game, Some(pdn::Date { year, month, day }))),
            AnyGame::Star(_) | AnyGame::Capture(_) => None,
        }
    }

    /// The position after the first `ply` events as FEN; nothing for a game that has no such form.
    pub fn fen_at(&self, ply: usize) -> Option<String> {
        match &self.game {
            AnyGame::Draughts(game) => game.state_after(ply).map(|state| state.position().fen()),
            AnyGame::Star(_) | AnyGame::Capture(_) => None,
        }
    }

    /// What the game was started as, with the players of now.
    pub fn setup(&self) -> Ts<NewGame> {
        give(&NewGame::of(&self.game))
    }

    /// Now.
    pub fn snapshot(&self) -> Ts<view::Snapshot> {
        for_any!(&self.game, game => give(&snapshot(game, game.events().len())))
    }

    /// The moment after the first `ply` events, or now if there are not so many.
    pub fn snapshot_at(&self, ply: usize) -> Ts<view::Snapshot> {
        for_any!(&self.game, game => give(&snapshot(game, ply.min(game.events().len()))))
    }

    /// Everything that has happened.
    pub fn events(&self) -> Vec<Ts<view::EventView>> {
        for_any!(&self.game, game => (0..game.events().len()).map(|index| give(&event(game, index))).collect())
    }

    /// A picked piece, on `path[0]`, with the jumps made so far, and where it can go.
    pub fn chain(&self, path: Vec<usize>) -> Result<Ts<view::Chain>, Problem> {
        for_any!(&self.game, game => {
            if game.turn().is_none() {
                return Err(PlayError::Over.into());
            }
            Ok(give(&game.state().chain(&path)?))
        })
    }

    /// Why what stands on a cell cannot be moved now; nothing if it can.
    pub fn why_not(&self, cell: usize) -> Result<Option<Ts<Problem>>, Problem> {
        for_any!(&self.game, game => {
            if game.turn().is_none() {
                return Ok(Some(give(&Problem::from(PlayError::<AnyIllegal>::Over))));
            }
            Ok(game.state().why_not(cell)?.map(|reason| give(&reason)))
        })
    }

    /// Why a move along `path` is not allowed; nothing if it is.
    pub fn why_not_along(&self, path: Vec<usize>) -> Result<Option<Ts<Problem>>, Problem> {
        for_any!(&self.game, game => {
            if game.turn().is_none() {
                return Ok(Some(give(&Problem::from(PlayError::<AnyIllegal>::Over))));
            }
            Ok(game.state().find(&path).err().map(|reason| give(&reason)))
        })
    }

    /// Plays a move given by its start and landings. In Chinese checkers only the ends matter.
    pub fn play(&mut self, path: Vec<usize>) -> Result<Ts<view::MoveView>, Problem> {
        for_any!(&mut self.game, game => Ok(give(&play(game, &path)?)))
    }

    /// Ends the game as a draw on which the players have agreed.
    pub fn agree_draw(&mut self) -> Result<(), Problem> {
        for_any!(&mut self.game, game => Ok(game.agree_draw()?))
    }

    /// Lets a seat give up.
    pub fn resign(&mut self, seat: usize) -> Result<(), Problem> {
        let seat = Seat::new(seat).ok_or(Refusal::Number)?;
        for_any!(&mut self.game, game => Ok(game.resign(seat)?))
    }

    /// Takes back the last move or resignation with the passes that followed it, if there is one.
    pub fn undo(&mut self) {
        for_any!(&mut self.game, game => {
            game.undo();
        });
    }

    /// Plays again what was taken back last, if there is something.
    pub fn redo(&mut self) {
        for_any!(&mut self.game, game => {
            game.redo();
        });
    }

    /// Puts another player on a seat of the running game.
    pub fn set_player(&mut self, seat: usize, setup: Ts<SeatSetup>) -> Result<(), Problem> {
        let player = take(&setup)?.sit(seat)?;
        let index = Seat::new(seat).filter(|seat| seat.index() < self.game.players().len()).ok_or(Refusal::Number)?;
        for_any!(&mut self.game, game => game.set_player(index, player));
        Ok(())
    }
}

fn play<S: Seated>(game: &mut Game<S>, path: &[usize]) -> Result<view::MoveView, Problem> {
    if game.turn().is_none() {
        return Err(PlayError::<AnyIllegal>::Over.into());
    }
    let index = game.events().len();
    let mv = game.state().find(path)?;
    game.play(&mv).map_err(of_play)?;
    Ok(move_view(game, index, &mv))
}

fn move_view<S: Seated>(game: &Game<S>, index: usize, mv: &S::Move) -> view::MoveView {
    let before = game.state_after(index).expect("a moment before each event");
    let Seen { path, captured, swap, text } = before.seen(mv);
    view::MoveView { seat: mover(game, index), path, captured, swap, text }
}

fn event<S: Seated>(game: &Game<S>, index: usize) -> view::EventView {
    match &game.events()[index] {
        Event::Move(mv) => view::EventView::Move(move_view(game, index, mv)),
        Event::Pass => view::EventView::Pass { seat: mover(game, index) },
        Event::Resign(seat) => view::EventView::Resign { seat: seat.index() },
        Event::Draw => view::EventView::Draw { seat: mover(game, index) },
    }
}

/// The moment after the first `ply` events, which exist.
fn snapshot<S: Seated>(game: &Game<S>, ply: usize) -> view::Snapshot {
    let state = game.state_after(ply).expect("the caller has counted");
    let standing = state.standing();
    let events = &game.events()[..ply];
    let last = events.iter().rposition(|event| matches!(event, Event::Move(_)));
    let since = last.map_or(0, |index| index + 1);
    let passes = (since..ply).filter(|&index| events[index] == Event::Pass).map(|index| mover(game, index));
    let is_over = standing.outcome().is_some();
    let (stalled_rounds, rounds_left) = state.stalled();
    let seats = Seat::all(game.players().len()).zip(game.players()).map(|(seat, player)| {
        let SeatSetup { name, player } = SeatSetup::of(player);
        view::SeatView {
            name,
            player,
            armies: S::armies(game.setup(), seat),
            side: S::side(seat),
            home: state.home(seat),
            captured: state.captured(game.setup(), seat),
            place: standing.place(seat).unwrap_or(0),
            resigned: standing.has_resigned(seat),
        }
    });
    view::Snapshot {
        game: S::kind(game.setup()),
        ply,
        plies: game.events().len(),
        can_undo: game.can_undo(),
        can_redo: game.can_redo(),
        pieces: state.board(),
        seats: seats.collect(),
        turn: if is_over { -1 } else { state.seat_to_move().index() as i32 },
        movable: if is_over { Vec::new() } else { state.movable() },
        forced: if is_over { Vec::new() } else { state.forced() },
        last: last.map(|index| match &events[index] {
            Event::Move(mv) => move_view(game, index, mv),
            Event::Pass | Event::Resign(_) | Event::Draw => unreachable!("the index of a move"),
        }),
        passes: passes.collect(),
        repetitions: game.repetitions(ply),
        stalled_rounds,
        rounds_left: rounds_left.map_or(-1, i32::from),
        outcome: standing.outcome().map(|outcome| match outcome {
            Outcome::Places => view::Outcome::Places,
            Outcome::Draw(reason) => view::Outcome::Draw {
                reason: match reason {
                    DrawReason::Repetition => view::DrawReason::Repetition,
                    DrawReason::NoProgress => view::DrawReason::NoProgress,
                    DrawReason::AllPassed => view::DrawReason::AllPassed,
                    DrawReason::EqualCaptures => view::DrawReason::EqualCaptures,
                    DrawReason::QuietMoves => view::DrawReason::QuietMoves,
                    DrawReason::Agreement => view::DrawReason::Agreement,
                },
            },
        }),
    }
}
