//! Who has finished where, and how a game ended.

use crate::{Seat, SeatSet};

/// Why a game ended without a winner, or without a further one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawReason {
    /// The same position with the same seat to move stood for the third time.
    Repetition,
    /// For too many rounds nobody got nearer to anything.
    NoProgress,
    /// Every player passed in a row.
    AllPassed,
    /// Several players share the first place of the capture game.
    EqualCaptures,
    /// In draughts 40 moves of each side without a capture and without a move by a man.
    QuietMoves,
    /// The players agreed on it.
    Agreement,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Everybody has a place, or the first one has and nobody wants to go on.
    Places,
    /// The seats that were still in play share the next place.
    Draw(DrawReason),
}

/// The places of a game so far.
///
/// ```
/// # use hopstone_rules::{Game, Outcome, Play, Player, Seat, capture::{Setup, State}};
/// let players = vec![Player::person(""); 3];
/// let mut game = Game::<State>::start(Setup::new(3, false).unwrap(), players, Seat::FIRST).unwrap();
/// game.resign(Seat::FIRST).unwrap();
/// assert_eq!(game.state().standing().place(Seat::FIRST), Some(3));
/// game.resign(Seat::new(1).unwrap()).unwrap();
/// let standing = game.state().standing();
/// assert_eq!(standing.place(Seat::new(2).unwrap()), Some(1));
/// assert_eq!(standing.outcome(), Some(Outcome::Places));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    seats: u8,
    places: [u8; Seat::MOST],
    resigned: SeatSet,
    outcome: Option<Outcome>,
}

impl Standing {
    /// Nobody has a place yet.
    pub(crate) fn new(seats: usize) -> Standing {
        Standing { seats: seats as u8, places: [0; Seat::MOST], resigned: SeatSet::EMPTY, outcome: None }
    }

    /// How many seats the game has.
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The place of a seat, 1 for the winner; `None` while it plays, or if the game ended before it had one.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        Some(self.places[seat.index()]).filter(|&place| place > 0)
    }

    /// Whether a seat resigned.
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.resigned.contains(seat)
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The seats that have neither finished nor resigned.
    pub fn in_play(&self) -> impl Iterator<Item = Seat> + use<> {
        let places = self.places;
        Seat::all(self.seats()).filter(move |seat| places[seat.index()] == 0)
    }

    /// Gives the best free place to a seat that has reached its goal.
    pub(crate) fn finish(&mut self, seat: Seat) {
        let taken = Seat::all(self.seats()).filter(|&other| self.place(other).is_some() && !self.has_resigned(other));
        self.places[seat.index()] = taken.count() as u8 + 1;
    }

    /// Gives the worst free place to a seat that gives up.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.places[seat.index()] = self.seats - self.resigned.len() as u8;
        self.resigned.insert(seat);
    }

    /// Gives a place outright; for games that rank everybody at the end.
    pub(crate) fn place_at(&mut self, seat: Seat, place: u8) {
        self.places[seat.index()] = place;
    }

    /// Ends the game if only one seat is left; that seat gets the place that is left.
    pub(crate) fn end_if_alone(&mut self) {
        let mut left = self.in_play();
        if let (Some(last), None) = (left.next(), left.next()) {
            self.finish(last);
            self.outcome = Some(Outcome::Places);
        }
    }

    /// Ends the game with the places as they are.
    pub(crate) fn end(&mut self) {
        self.outcome = Some(Outcome::Places);
    }

    /// Ends the game; the seats still in play share the next place.
    pub(crate) fn draw(&mut self, reason: DrawReason) {
        let place = Seat::all(self.seats())
            .filter(|&seat| self.place(seat).is_some() && !self.has_resigned(seat))
            .count() as u8
            + 1;
        for seat in self.in_play() {
            self.places[seat.index()] = place;
        }
        self.outcome = Some(Outcome::Draw(reason));
    }
}
