//! A capture game at one moment.

use std::fmt;

use super::{Chain, Position};
use crate::game::Play;
use crate::star::IllegalMove;
use crate::{DrawReason, Seat, Standing};

/// What a capture game is agreed to be: two to six players, with or without long jumps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    seats: u8,
    /// Whether jumps over a marble at a distance capture too.
    pub long_jump: bool,
}

/// A number of players that the capture game does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalSeats(pub usize);

impl Setup {
    /// A set-up.
    ///
    /// # Errors
    /// If there are not 2 to 6 seats.
    pub const fn new(seats: usize, long_jump: bool) -> Result<Setup, IllegalSeats> {
        match seats {
            2..=6 => Ok(Setup { seats: seats as u8, long_jump }),
            _ => Err(IllegalSeats(seats)),
        }
    }

    /// How many players there are.
    pub const fn seats(self) -> usize {
        self.seats as usize
    }
}

/// A [`Position`] with the places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    position: Position,
    standing: Standing,
}

impl State {
    /// A game that starts from a position set up by hand; over at once if no jump is left in it.
    ///
    /// ```
    /// # use hopstone_rules::{Play, capture::{Position, State}, star::Board};
    /// let nothing_left = Position::from_board(&Board::EMPTY, false).unwrap();
    /// assert!(State::from_position(nothing_left).standing().outcome().is_some());
    /// ```
    pub fn from_position(position: Position) -> State {
        let mut state = State { position, standing: Standing::new(position.seats()) };
        state.rank_if_over();
        state
    }

    /// What stands on the board, whose turn it is and who has captured what.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Ranks everybody by captures once no jump is left; whoever resigned stays behind.
    fn rank_if_over(&mut self) {
        if self.standing.outcome().is_some() || self.position.can_move() {
            return;
        }
        let in_play: Vec<Seat> = self.standing.in_play().collect();
        let captures = |seat: Seat| self.position.captured(seat);
        let places: Vec<(Seat, u8)> = in_play
            .iter()
            .map(|&seat| {
                let better = in_play.iter().filter(|&&other| captures(other) > captures(seat)).count();
                (seat, better as u8 + 1)
            })
            .collect();
        let shared = places.iter().filter(|(_, place)| *place == 1).count() > 1;
        for (seat, place) in places {
            self.standing.place_at(seat, place);
        }
        if shared {
            self.standing.draw(DrawReason::EqualCaptures);
        } else {
            self.standing.end();
        }
    }
}

impl Play for State {
    type Setup = Setup;
    type Move = Chain;
    type Illegal = IllegalMove;

    fn seats(setup: &Setup) -> usize {
        setup.seats()
    }

    fn start(setup: &Setup, first: Seat) -> State {
        let position = Position::start(setup.seats(), setup.long_jump, first);
        State { position, standing: Standing::new(setup.seats()) }
    }

    fn standing(&self) -> &Standing {
        &self.standing
    }

    fn seat_to_move(&self) -> Seat {
        self.position.turn()
    }

    fn must_pass(&self) -> bool {
        // A jump that one player has is everybody's: when there is none the game is over.
        false
    }

    fn play(&self, chain: &Chain) -> Result<State, IllegalMove> {
        let mut next = State { position: self.position.play(chain)?, standing: self.standing };
        next.rank_if_over();
        Ok(next)
    }

    fn pass(&self) -> State {
        self.clone()
    }

    fn resign(&self, seat: Seat) -> State {
        let mut next = self.clone();
        next.standing.resign(seat);
        next.position.retire(seat);
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

impl fmt::Display for IllegalSeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players; the capture game has 2 to 6", self.0)
    }
}

impl std::error::Error for IllegalSeats {}
