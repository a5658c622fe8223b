//! A game from its set-up to now.

use std::fmt;

use crate::{DrawReason, Player, Seat, Standing};

/// The most events that a record may hold; a guard against records made to exhaust memory.
pub const MAX_EVENTS: usize = 4_000;

/// How often a position may stand before the game is a draw.
const REPETITIONS_TO_DRAW: usize = 3;

/// A kind of game at one moment, as [`Game`] needs to know it.
pub trait Play: Clone {
    /// What is agreed before the first move.
    type Setup: Clone + PartialEq + fmt::Debug;
    /// One turn.
    type Move: Clone + PartialEq + fmt::Debug;
    /// Why a move is not allowed.
    type Illegal: std::error::Error + Clone + PartialEq;

    /// How many seats a set-up has.
    fn seats(setup: &Self::Setup) -> usize;
    /// Whether a seat may begin. In some games people agree on that, in others the rules say who does.
    fn may_begin(setup: &Self::Setup, seat: Seat) -> bool {
        seat.index() < Self::seats(setup)
    }
    /// The first moment; `first` is one of the seats.
    fn start(setup: &Self::Setup, first: Seat) -> Self;
    /// The places, and the end.
    fn standing(&self) -> &Standing;
    /// The seat to move; means nothing once the game is over.
    fn seat_to_move(&self) -> Seat;
    /// Whether the seat to move has no move.
    fn must_pass(&self) -> bool;
    /// The moment after `mv`.
    ///
    /// # Errors
    /// If the move is not allowed, the reason.
    fn play(&self, mv: &Self::Move) -> Result<Self, Self::Illegal>;
    /// The moment after the seat to move has passed.
    fn pass(&self) -> Self;
    /// The moment after a seat, which is still in play, has resigned.
    fn resign(&self, seat: Seat) -> Self;
    /// Whether the pieces, the turn and everything else that moves depend on are as they were.
    fn repeats(&self, earlier: &Self) -> bool;
    /// The same moment with the game drawn.
    fn draw(&self, reason: DrawReason) -> Self;
}

/// Something that happened in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event<M> {
    /// The seat to move moved.
    Move(M),
    /// The seat to move had no move.
    Pass,
    /// A seat gave up.
    Resign(Seat),
    /// The players agreed on a draw.
    Draw,
}

/// One game: its set-up, its players and everything that has happened, with the moment after each event.
///
/// Passes are made by the game itself as soon as a seat has no move. Undo and redo walk the record.
///
/// ```
/// # use hopstone_rules::{Game, Player, Seat, star::{Options, Seating, Setup, State}};
/// let setup = Setup { seating: Seating::Three, options: Options::STANDARD };
/// let players = ["Ada", "Jan", "Eva"].map(Player::person).to_vec();
/// let mut game = Game::<State>::start(setup, players, Seat::FIRST).unwrap();
/// let mv = game.state().position().moves()[0];
/// game.play(&mv).unwrap();
/// game.resign(Seat::new(2).unwrap()).unwrap();
/// assert!(game.undo() && game.undo() && !game.can_undo());
/// assert!(game.redo() && game.can_redo());
/// assert_eq!(game.events().len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Game<P: Play> {
    setup: P::Setup,
    players: Vec<Player>,
    first: Seat,
    events: Vec<Event<P::Move>>,
    /// The moment before each event and the one after the last: always one more than `events`.
    states: Vec<P>,
    /// How many of the events are in force; those after it can be redone.
    now: usize,
}

/// Why a game cannot start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartError {
    /// The set-up needs another number of players.
    Players {
        /// Needed.
        seats: usize,
        /// Given.
        players: usize,
    },
    /// The seat that should begin does not exist, or the rules let another one begin.
    First(Seat),
}

/// Why a move cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError<I> {
    /// The game is over.
    Over,
    /// The record is full, see [`MAX_EVENTS`].
    Full,
    /// The rules do not allow the move.
    Illegal(I),
}

/// Why a seat cannot resign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResignError {
    /// The game is over.
    Over,
    /// The record is full, see [`MAX_EVENTS`].
    Full,
    /// The seat does not exist, has finished or has resigned before.
    Out(Seat),
}

/// Why a game cannot end by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawError {
    /// The game is over.
    Over,
    /// The record is full, see [`MAX_EVENTS`].
    Full,
}

impl<P: Play> Game<P> {
    /// A new game; `first` begins.
    ///
    /// # Errors
    /// If the number of players is not the one that the set-up needs, or `first` is none of them.
    pub fn start(setup: P::Setup, players: Vec<Player>, first: Seat) -> Result<Game<P>, StartError> {
        let seats = P::seats(&setup);
        if players.len() != seats {
            return Err(StartError::Players { seats, players: players.len() });
        }
        if !P::may_begin(&setup, first) {
            return Err(StartError::First(first));
        }
        let states = vec![P::start(&setup, first)];
        let mut game = Game { setup, players, first, events: Vec::new(), states, now: 0 };
        game.pass_while_stuck();
        Ok(game)
    }

    /// A game that begins in the middle, from a moment set up by hand: something to think about, but no record that could be
    /// shared, since a record starts from its set-up.
    ///
    /// # Panics
    /// If the number of players is not the one that the set-up needs.
    pub fn from_state(setup: P::Setup, players: Vec<Player>, state: P) -> Game<P> {
        assert_eq!(players.len(), P::seats(&setup), "a player for every seat");
        let first = state.seat_to_move();
        let mut game = Game { setup, players, first, events: Vec::new(), states: vec![state], now: 0 };
        game.pass_while_stuck();
        game
    }

    /// What was agreed before the first move.
    pub fn setup(&self) -> &P::Setup {
        &self.setup
    }

    /// Who plays, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Puts another player on a seat.
    ///
    /// # Panics
    /// If the seat does not exist.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
    }

    /// The seat that began.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The events in force, oldest first.
    pub fn events(&self) -> &[Event<P::Move>] {
        &self.events[..self.now]
    }

    /// Now.
    pub fn state(&self) -> &P {
        &self.states[self.now]
    }

    /// The moment after the first `events` events; `None` if there are not so many in force.
    pub fn state_after(&self, events: usize) -> Option<&P> {
        self.states[..=self.now].get(events)
    }

    /// The seat to move; `None` once the game is over.
    pub fn turn(&self) -> Option<Seat> {
        let state = self.state();
        state.standing().outcome().is_none().then(|| state.seat_to_move())
    }

    /// How often the position after the first `events` events has stood by then, that time included; 0 if there are not so many.
    pub fn repetitions(&self, events: usize) -> usize {
        match self.state_after(events) {
            Some(state) => self.states[..=events].iter().filter(|earlier| state.repeats(earlier)).count(),
            None => 0,
        }
    }

    /// Plays a move for the seat to move, and passes for those after it that have none. What could be redone is forgotten.
    ///
    /// # Errors
    /// If the game is over or the rules do not allow the move; nothing changes then.
    pub fn play(&mut self, mv: &P::Move) -> Result<(), PlayError<P::Illegal>> {
        if self.turn().is_none() {
            return Err(PlayError::Over);
        }
        if self.now >= MAX_EVENTS {
            return Err(PlayError::Full);
        }
        let next = self.state().play(mv).map_err(PlayError::Illegal)?;
        self.push(Event::Move(mv.clone()), next);
        self.pass_while_stuck();
        Ok(())
    }

    /// Lets a seat give up, whoever is to move.
    ///
    /// # Errors
    /// If the game is over or the seat is not in play.
    pub fn resign(&mut self, seat: Seat) -> Result<(), ResignError> {
        if self.turn().is_none() {
            return Err(ResignError::Over);
        }
        if self.now >= MAX_EVENTS {
            return Err(ResignError::Full);
        }
        if !self.state().standing().in_play().any(|other| other == seat) {
            return Err(ResignError::Out(seat));
        }
        let next = self.state().resign(seat);
        self.push(Event::Resign(seat), next);
        self.pass_while_stuck();
        Ok(())
    }

    /// Ends the game as a draw on which the players have agreed.
    ///
    /// # Errors
    /// If the game is over or the record is full.
    pub fn agree_draw(&mut self) -> Result<(), DrawError> {
        if self.turn().is_none() {
            return Err(DrawError::Over);
        }
        if self.now >= MAX_EVENTS {
            return Err(DrawError::Full);
        }
        let next = self.state().draw(DrawReason::Agreement);
        self.push(Event::Draw, next);
        Ok(())
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.events().iter().any(|event| *event != Event::Pass)
    }

    /// Takes back the last move or resignation and the passes that followed it. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        match self.events().iter().rposition(|event| *event != Event::Pass) {
            Some(index) => {
                self.now = index;
                true
            }
            None => false,
        }
    }

    /// Whether something that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.now < self.events.len()
    }

    /// Plays again what was taken back last, with the passes that followed it. Returns whether there was something.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        let passes = self.events[self.now + 1..].iter().take_while(|event| **event == Event::Pass).count();
        self.now += 1 + passes;
        true
    }

    fn push(&mut self, event: Event<P::Move>, next: P) {
        self.events.truncate(self.now);
        self.states.truncate(self.now + 1);
        self.events.push(event);
        self.states.push(next);
        self.now += 1;
        if self.turn().is_some() && self.repetitions(self.now) >= REPETITIONS_TO_DRAW {
            let drawn = self.state().draw(DrawReason::Repetition);
            self.states[self.now] = drawn;
        }
    }

    fn pass_while_stuck(&mut self) {
        while self.turn().is_some() && self.state().must_pass() {
            let next = self.state().pass();
            self.push(Event::Pass, next);
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Players { seats, players } => {
                write!(f, "{players} players are named for {seats} seats")
            }
            StartError::First(seat) => {
                write!(f, "seat {seat} should begin but nobody sits there, or the rules let another begin")
            }
        }
    }
}

impl<I: fmt::Display> fmt::Display for PlayError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Over => write!(f, "the game is over"),
            PlayError::Full => write!(f, "the record is full: {MAX_EVENTS} events"),
            PlayError::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl fmt::Display for ResignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResignError::Over => write!(f, "the game is over"),
            ResignError::Full => write!(f, "the record is full: {MAX_EVENTS} events"),
            ResignError::Out(seat) => write!(f, "seat {seat} is not in play and cannot resign"),
        }
    }
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawError::Over => write!(f, "the game is over"),
            DrawError::Full => write!(f, "the record is full: {MAX_EVENTS} events"),
        }
    }
}

impl std::error::Error for StartError {}
impl std::error::Error for DrawError {}
impl<I: std::error::Error> std::error::Error for PlayError<I> {}
impl std::error::Error for ResignError {}
