//! One game on the page.

use hopstone_json::RecordForm;
use hopstone_rules::star::Hole;
use hopstone_rules::{AnyGame, DrawReason, Event, Game, Outcome, PlayError, Seat, code};
use tsify::Ts;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::problem::{Problem, Refusal, give, give_record, take, take_record};
use crate::seated::{Seated, mover, path};
use crate::setup::{NewGame, SeatSetup};
use crate::view;

/// One game: the rules and its record. Every call that can fail throws a [`Problem`] and then changes nothing.
#[wasm_bindgen]
pub struct Table {
    game: AnyGame,
}

/// Does the same to a game of either kind.
macro_rules! for_any {
    ($game:expr, $name:ident => $body:expr) => {
        match $game {
            AnyGame::Star($name) => $body,
            AnyGame::Capture($name) => $body,
        }
    };
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
        Ok(Table { game: take_record(record)?.game()? })
    }

    /// The game as a share code.
    pub fn code(&self) -> String {
        code::write(&self.game)
    }

    /// The game as a record, for the page to write as JSON text.
    pub fn record(&self) -> Result<JsValue, Problem> {
        give_record(&RecordForm::of(&self.game))
    }

    /// What the game was started as, with the players of now.
    pub fn setup(&self) -> Result<Ts<NewGame>, Problem> {
        give(&NewGame::of(&self.game))
    }

    /// Now.
    pub fn snapshot(&self) -> Result<Ts<view::Snapshot>, Problem> {
        for_any!(&self.game, game => give(&snapshot(game, game.events().len())))
    }

    /// The moment after the first `ply` events, or now if there are not so many.
    pub fn snapshot_at(&self, ply: usize) -> Result<Ts<view::Snapshot>, Problem> {
        for_any!(&self.game, game => give(&snapshot(game, ply.min(game.events().len()))))
    }

    /// Everything that has happened.
    pub fn events(&self) -> Result<Vec<Ts<view::EventView>>, Problem> {
        for_any!(&self.game, game => (0..game.events().len()).map(|index| give(&event(game, index))).collect())
    }

    /// A picked marble, `path[0]`, with the jumps made so far, and where it can go.
    pub fn chain(&self, path: Vec<usize>) -> Result<Ts<view::Chain>, Problem> {
        let (from, landings) = holes(&path)?;
        for_any!(&self.game, game => {
            if game.turn().is_none() {
                return Err(PlayError::Over.into());
            }
            give(&game.state().chain(from, &landings)?)
        })
    }

    /// Why what stands in `hole` cannot be moved now; nothing if it can.
    pub fn why_not(&self, hole: usize) -> Result<Option<Ts<Problem>>, Problem> {
        let hole = Hole::new(hole).ok_or(Refusal::Number)?;
        for_any!(&self.game, game => {
            if game.turn().is_none() {
                return give(&PlayError::Over.into()).map(Some);
            }
            game.state().why_not(hole).map(|reason| give(&reason.into())).transpose()
        })
    }

    /// Plays a move given by its start and landings. In Chinese checkers only the ends matter.
    pub fn play(&mut self, path: Vec<usize>) -> Result<Ts<view::MoveView>, Problem> {
        let (from, landings) = holes(&path)?;
        for_any!(&mut self.game, game => give(&play(game, |state| state.find(from, &landings))?))
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

fn holes(path: &[usize]) -> Result<(Hole, Vec<Hole>), Problem> {
    let mut holes = path.iter().map(|&index| Hole::new(index).ok_or(Refusal::Number));
    let from = holes.next().ok_or(Refusal::Number)??;
    Ok((from, holes.collect::<Result<_, _>>()?))
}

fn play<S: Seated>(
    game: &mut Game<S>,
    find: impl FnOnce(&S) -> Result<S::Move, hopstone_rules::star::IllegalMove>,
) -> Result<view::MoveView, Problem> {
    if game.turn().is_none() {
        return Err(PlayError::Over.into());
    }
    let index = game.events().len();
    let mv = find(game.state())?;
    game.play(&mv)?;
    Ok(move_view(game, index, &mv))
}

fn move_view<S: Seated>(game: &Game<S>, index: usize, mv: &S::Move) -> view::MoveView {
    let before = game.state_after(index).expect("a moment before each event");
    let (route, captured) = before.route(mv);
    view::MoveView {
        seat: mover(game, index),
        path: path(&route),
        captured,
        swap: route.is_swap(),
        text: route.to_string(),
    }
}

fn event<S: Seated>(game: &Game<S>, index: usize) -> view::EventView {
    match &game.events()[index] {
        Event::Move(mv) => view::EventView::Move(move_view(game, index, mv)),
        Event::Pass => view::EventView::Pass { seat: mover(game, index) },
        Event::Resign(seat) => view::EventView::Resign { seat: seat.index() },
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
            home: state.home(seat),
            captured: state.captured(seat),
            place: standing.place(seat).unwrap_or(0),
            resigned: standing.has_resigned(seat),
        }
    });
    view::Snapshot {
        game: S::KIND,
        ply,
        plies: game.events().len(),
        can_undo: game.can_undo(),
        can_redo: game.can_redo(),
        pieces: state.board().to_string(),
        seats: seats.collect(),
        turn: if is_over { -1 } else { state.seat_to_move().index() as i32 },
        movable: if is_over { Vec::new() } else { state.movable().map(Hole::index).collect() },
        last: last.map(|index| match &events[index] {
            Event::Move(mv) => move_view(game, index, mv),
            Event::Pass | Event::Resign(_) => unreachable!("the index of a move"),
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
                },
            },
        }),
    }
}
