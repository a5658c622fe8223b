//! A game of Chinese checkers at one moment: the position and all that a game remembers beside it.

use super::{Army, IllegalMove, Move, Position, Setup};
use crate::game::Play;
use crate::{DrawReason, Seat, SeatSet, Standing};

/// How many full rounds without progress end a game: a decision of this project, as the rules of the game know no such end.
pub const ROUNDS_TO_DRAW: u16 = 60;

/// A [`Position`] with its draw counters and places; a [`crate::Game`] holds one for every moment.
///
/// ```
/// # use hopstone_rules::{Play, Seat, star::{Options, Position, Seating, Setup, State}};
/// let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
/// let start = State::from_position(Position::start(setup, Seat::FIRST));
/// let next = start.play(&start.position().moves()[0]).unwrap();
/// assert_eq!((next.seat_to_move(), next.stalled_rounds()), (Seat::new(1).unwrap(), 0));
/// assert_eq!(next.standing().outcome(), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    position: Position,
    standing: Standing,
    /// The least distance that each army ever had to its goal.
    nearest: [u16; 6],
    /// Turns, passes included, that each seat has had since any army in play last got nearer than ever.
    stalled: [u16; Seat::MOST],
    /// The seats that have passed since the last move. Not their number: a seat that passed may have resigned since.
    passed: SeatSet,
}

impl State {
    /// A game that starts from a position set up by hand.
    pub fn from_position(position: Position) -> State {
        let mut nearest = [0; 6];
        for army in position.setup().seating.all_armies() {
            nearest[army.index()] = position.distance(army);
        }
        let seats = position.setup().seating.seats();
        State { position, standing: Standing::new(seats), nearest, stalled: [0; Seat::MOST], passed: SeatSet::EMPTY }
    }

    /// What stands on the board and whose turn it is.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Full rounds since any army in play last got nearer to its goal than ever before; a round is a turn, passes included, of
    /// everybody who is still in play. 0 once the game is over.
    pub fn stalled_rounds(&self) -> u16 {
        self.standing.in_play().map(|seat| self.stalled[seat.index()]).min().unwrap_or(0)
    }

    /// What follows from a turn that `mover` has just ended.
    fn after_turn(&mut self, mover: Seat) {
        self.note_progress(mover);
        let seats = self.standing.seats();
        let mut seat = mover;
        for _ in 0..seats {
            if self.standing.place(seat).is_none() && self.position.has_won(seat) {
                self.standing.finish(seat);
                self.position.retire(seat);
                self.standing.end_if_alone();
                if !self.position.setup().options.play_on {
                    self.standing.end();
                }
                if self.standing.outcome().is_some() {
                    return;
                }
            }
            seat = seat.next(seats);
        }
        self.draw_if_due();
    }

    /// Ends the game if everybody who is still in play has passed, or the rounds without progress are full.
    fn draw_if_due(&mut self) {
        if self.standing.in_play().all(|seat| self.passed.contains(seat)) {
            self.standing.draw(DrawReason::AllPassed);
        } else if self.stalled_rounds() >= ROUNDS_TO_DRAW {
            self.standing.draw(DrawReason::NoProgress);
        }
    }

    fn note_progress(&mut self, mover: Seat) {
        self.stalled[mover.index()] += 1;
        let seating = self.position.setup().seating;
        let in_play: Vec<Army> =
            self.standing.in_play().flat_map(|seat| seating.armies(seat).iter().copied()).collect();
        for army in in_play {
            let distance = self.position.distance(army);
            if distance < self.nearest[army.index()] {
                self.nearest[army.index()] = distance;
                self.stalled = [0; Seat::MOST];
            }
        }
    }
}

impl Play for State {
    type Setup = Setup;
    type Move = Move;
    type Illegal = IllegalMove;

    fn seats(setup: &Setup) -> usize {
        setup.seating.seats()
    }

    fn start(setup: &Setup, first: Seat) -> State {
        State::from_position(Position::start(*setup, first))
    }

    fn standing(&self) -> &Standing {
        &self.standing
    }

    fn seat_to_move(&self) -> Seat {
        self.position.turn()
    }

    fn must_pass(&self) -> bool {
        !self.position.can_move()
    }

    fn play(&self, mv: &Move) -> Result<State, IllegalMove> {
        let mut next = self.clone();
        next.position = self.position.play(mv)?;
        next.passed = SeatSet::EMPTY;
        next.after_turn(self.position.turn());
        Ok(next)
    }

    fn pass(&self) -> State {
        let mut next = self.clone();
        next.position.pass();
        next.passed.insert(self.position.turn());
        next.after_turn(self.position.turn());
        next
    }

    fn resign(&self, seat: Seat) -> State {
        let mut next = self.clone();
        next.standing.resign(seat);
        next.position.retire(seat);
        next.standing.end_if_alone();
        if next.standing.outcome().is_none() {
            // The one who gives up may be the one for whom the others' round was waiting.
            next.draw_if_due();
        }
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
