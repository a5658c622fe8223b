//! A game of draughts at one moment: the position and all that a game remembers beside it.

use super::{IllegalMove, Move, Position, Side, Variant};
use crate::game::Play;
use crate::{DrawReason, Seat, Standing};

/// How many plies without a capture and without a move by a man end a game: 40 moves of each side.
pub const QUIET_PLIES_TO_DRAW: u8 = 80;

/// What a game of draughts begins with: a position, by its variant's custom the first one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The position before the first move. It names the variant and the side that begins.
    pub position: Position,
}

impl Setup {
    /// The usual beginning.
    pub const fn standard(variant: Variant) -> Setup {
        Setup { position: Position::start(variant) }
    }

    /// Whether it is the usual beginning.
    pub fn is_standard(&self) -> bool {
        self.position == Position::start(self.position.variant())
    }
}

/// A [`Position`] with its draw counter and the result; a [`crate::Game`] holds one for every moment.
///
/// ```
/// # use hopstone_rules::{Play, Seat, draughts::{Setup, State, Variant}};
/// let start = State::start(&Setup::standard(Variant::English), Seat::new(1).unwrap());
/// let next = start.play(&start.position().moves()[0]).unwrap();
/// assert_eq!((next.seat_to_move(), next.quiet_plies()), (Seat::FIRST, 0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    position: Position,
    standing: Standing,
    /// Plies since the last capture or move by a man.
    quiet: u8,
}

impl State {
    /// What stands on the board and whose turn it is.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many plies in a row have passed without a capture and without a move by a man.
    pub fn quiet_plies(&self) -> u8 {
        self.quiet
    }

    /// Whoever cannot move has lost; only then the counter is looked at.
    fn end_if_over(&mut self) {
        if !self.position.can_move() {
            self.standing.finish(self.position.turn().other().seat());
            self.standing.end_if_alone();
        } else if self.quiet >= QUIET_PLIES_TO_DRAW {
            self.standing.draw(DrawReason::QuietMoves);
        }
    }
}

impl Play for State {
    type Setup = Setup;
    type Move = Move;
    type Illegal = IllegalMove;

    fn seats(_: &Setup) -> usize {
        Side::ALL.len()
    }

    fn may_begin(setup: &Setup, seat: Seat) -> bool {
        setup.position.turn().seat() == seat
    }

    fn start(setup: &Setup, _: Seat) -> State {
        let mut state = State { position: setup.position, standing: Standing::new(Side::ALL.len()), quiet: 0 };
        state.end_if_over();
        state
    }

    fn standing(&self) -> &Standing {
        &self.standing
    }

    fn seat_to_move(&self) -> Seat {
        self.position.turn().seat()
    }

    fn must_pass(&self) -> bool {
        false
    }

    fn play(&self, mv: &Move) -> Result<State, IllegalMove> {
        let landings: Vec<_> = mv.landings().collect();
        // The move may come from another position, where it captured something else.
        let mv = self.position.find(mv.from(), &landings)?;
        let is_quiet = !mv.is_capture() && self.position.kings(self.position.turn()).contains(mv.from());
        let quiet = if is_quiet { self.quiet + 1 } else { 0 };
        let mut next = State { position: self.position.after(&mv), standing: self.standing, quiet };
        next.end_if_over();
        Ok(next)
    }

    fn pass(&self) -> State {
        self.clone()
    }

    fn resign(&self, seat: Seat) -> State {
        let mut next = self.clone();
        next.standing.resign(seat);
        next.standing.end_if_alone();
        next
    }

    fn repeats(&self, earlier: &State) -> bool {
        self.position == earlier.position
    }

    fn draw(&self, reason: DrawReason) -> State {
        let mut next = self.clone();
        next.standing.draw(reason);
        next
    }
}
