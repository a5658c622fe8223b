//! The share code: a whole game as a short text of characters that a URL can carry.
//!
//! ```text
//! 1 BODY CHECK
//! ```
//! `1` is the version. BODY packs bits, six to a character: the kind, the set-up, for every seat its player, who began, and
//! the events. A move of Chinese checkers names its marble by the place among the mover's own (4 bits for one army, 5 for more)
//! and the hole where it comes to rest (7 bits); one of the capture game names its marble's hole (7 bits) and the direction of
//! each jump (3 bits); one of draughts is its place in the list of all moves, in as few bits as the list allows, and the position
//! with which the game begins goes before the players if it is not the usual one. Passes follow from the rules and are not written.
//! CHECK is four characters computed from all before them, so that
//! a damaged code is told from a code that somebody made up: both are refused.
//!
//! ```
//! # use hopstone_rules::{AnyGame, Game, Player, Seat, code, star::{Options, Seating, Setup, State}};
//! let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
//! let players = vec![Player::person(""), Player::person("")];
//! let game = AnyGame::Star(Game::<State>::start(setup, players, Seat::FIRST).unwrap());
//! let text = code::write(&game);
//! assert_eq!(code::write(&code::read(&text).unwrap()), text);
//! assert!(code::read("1AAA").is_err());
//! ```

use std::fmt;

use crate::bits::{Reader, Writer};
use crate::draughts::{FenError, Position, Side, Square, Variant};
use crate::game::{DrawError, Event, Game, MAX_EVENTS, PlayError, ResignError};
use crate::player::{Level, MAX_NAME_BYTES, NameError, Player, PlayerKind};
use crate::star::{Direction, Hole, HoleSet, Hop, IllegalMove, Options, Seating, Win};
use crate::{AnyGame, AnyIllegal, Seat, capture, draughts, star};

/// The version that this program writes and reads.
const VERSION: char = '1';
/// The characters of the check at the end.
const CHECK: usize = 4;
/// The longest text that is looked at.
pub const MAX_LENGTH: usize = 16_000;

const KIND_BITS: usize = 3;
const SEATING_BITS: usize = 3;
const SEAT_BITS: usize = 3;
const LEVEL_BITS: usize = 3;
const NAME_BITS: usize = 6;
const EVENTS_BITS: usize = 12;
const HOLE_BITS: usize = 7;
const HOP_BITS: usize = 3;

/// Stands for a direction where a chain ends.
const END: u32 = 7;

const STAR: u32 = 0;
const CAPTURE: u32 = 1;
const ITALIAN: u32 = 2;
const ENGLISH: u32 = 3;

/// Stands for a seat where the players agree on a draw.
const DRAW: u32 = 7;

const _: () = assert!(MAX_EVENTS < 1 << EVENTS_BITS && MAX_NAME_BYTES < 1 << NAME_BITS);

/// Why a text is not a share code. Characters are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// There is no text.
    Empty,
    /// The text is longer than any code.
    Long {
        /// Its length in bytes.
        length: usize,
    },
    /// It is of a version that this program does not know.
    Version(char),
    /// A character is none of those that a code has.
    Character {
        /// Its place.
        place: usize,
        /// The character.
        character: char,
    },
    /// It ends too early.
    Cut {
        /// How many characters there are.
        length: usize,
    },
    /// It is of a kind of game that this program does not know.
    Kind(u32),
    /// A value is out of its range.
    Value {
        /// The character in which it ends.
        place: usize,
        /// What it should be.
        what: Field,
    },
    /// A player's name is none.
    Name {
        /// The seat.
        seat: Seat,
        /// What is wrong with it; `None` if it is not UTF-8.
        error: Option<NameError>,
    },
    /// A move cannot be played.
    Move {
        /// The number of the move or resignation, counted from 1.
        number: usize,
        /// The character in which it ends.
        place: usize,
        /// Why.
        error: PlayError<AnyIllegal>,
    },
    /// A seat cannot resign.
    Resign {
        /// The number of the move or resignation, counted from 1.
        number: usize,
        /// The character in which it ends.
        place: usize,
        /// Why.
        error: ResignError,
    },
    /// The position with which a game of draughts begins is none.
    Position {
        /// The character in which it ends.
        place: usize,
        /// Why.
        error: FenError,
    },
    /// Something stands between the last move and the check.
    Trailing {
        /// The character at which it starts.
        place: usize,
    },
    /// The check does not fit the rest: a character was changed.
    Check,
}

/// A part of a share code that has a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// A seating of Chinese checkers.
    Seating,
    /// The number of players of the capture game.
    Seats,
    /// A computer player's level.
    Level,
    /// A seat.
    Seat,
    /// The number of events.
    Events,
    /// A marble of the seat to move.
    Marble,
    /// A hole.
    Hole,
    /// A direction.
    Direction,
    /// The number of a move in the list of all moves.
    Move,
    /// A position of draughts that is not the usual first one.
    Position,
}

/// Writes a game.
pub fn write(game: &AnyGame) -> String {
    let mut bits = Writer::default();
    match game {
        AnyGame::Star(game) => {
            let setup = game.setup();
            bits.put(STAR, KIND_BITS);
            let seating = Seating::ALL.iter().position(|&seating| seating == setup.seating);
            bits.put(seating.expect("one of all") as u32, SEATING_BITS);
            for flag in flags(setup.options) {
                bits.put(u32::from(flag), 1);
            }
            let entry = Entry::of_width(marble_bits(setup.seating));
            write_rest(
                &mut bits,
                game,
                |_| entry,
                |bits, state, mv| {
                    let before = own_marbles(state.position()).take_while(|&hole| hole != mv.from).count();
                    bits.put(before as u32, entry.width);
                    bits.put(mv.to.index() as u32, HOLE_BITS);
                },
            );
        }
        AnyGame::Capture(game) => {
            bits.put(CAPTURE, KIND_BITS);
            bits.put(game.setup().seats() as u32, SEAT_BITS);
            bits.put(u32::from(game.setup().long_jump), 1);
            write_rest(
                &mut bits,
                game,
                |_| Entry::of_width(HOLE_BITS),
                |bits, _, chain| {
                    bits.put(chain.from().index() as u32, HOLE_BITS);
                    let mut at = chain.from();
                    for hop in chain.hops() {
                        bits.put(direction(at, hop.to) as u32, HOP_BITS);
                        at = hop.to;
                    }
                    bits.put(END, HOP_BITS);
                },
            );
        }
        AnyGame::Draughts(game) => {
            let position = &game.setup().position;
            bits.put(if position.variant() == Variant::Italian { ITALIAN } else { ENGLISH }, KIND_BITS);
            bits.put(u32::from(!game.setup().is_standard()), 1);
            if !game.setup().is_standard() {
                write_position(&mut bits, position);
            }
            write_rest(&mut bits, game, Entry::of_draughts, |bits, state, mv| {
                let moves = state.position().moves();
                let number = moves.iter().position(|other| other == mv).expect("a move that was played");
                bits.put(number as u32, Entry::of_draughts(state).width);
            });
        }
    }
    let text = format!("{VERSION}{}", bits.finish());
    let check = check(&text);
    text + &check
}

/// How many bits name a marble of the mover.
fn marble_bits(seating: Seating) -> usize {
    if seating.armies(Seat::FIRST).len() > 1 { 5 } else { 4 }
}

/// How an event begins: a number in so many bits, and the one that stands for no move, a resignation or a draw.
#[derive(Clone, Copy)]
struct Entry {
    width: usize,
    no_move: u32,
}

impl Entry {
    /// Of so many bits; all of them set is more than the number of any marble.
    const fn of_width(width: usize) -> Entry {
        Entry { width, no_move: (1 << width) - 1 }
    }

    /// As many bits as the moves need that there are, and one number more.
    fn of_draughts(state: &draughts::State) -> Entry {
        let moves = state.position().count_moves() as u32;
        Entry { width: (u32::BITS - moves.leading_zeros()) as usize, no_move: moves }
    }
}

/// Writes the side to move, then for each square whether it is empty, else the side and the kind of its piece.
fn write_position(bits: &mut Writer, position: &Position) {
    bits.put(position.turn().index() as u32, 1);
    for square in Square::all() {
        match position.piece(square) {
            None => bits.put(0, 1),
            Some(piece) => bits.put(0b100 | (piece.side.index() as u32) << 1 | u32::from(piece.is_king), 3),
        }
    }
}

/// The marbles of the seat to move, in the order of the holes.
fn own_marbles(position: &star::Position) -> HoleSet {
    let armies = position.setup().seating.armies(position.turn());
    armies.iter().fold(HoleSet::EMPTY, |set, &army| set | position.army(army))
}

/// Writes players, first seat and events. `entry` tells how an event begins.
fn write_rest<P: crate::Play>(
    bits: &mut Writer,
    game: &Game<P>,
    entry: impl Fn(&P) -> Entry,
    mut write: impl FnMut(&mut Writer, &P, &P::Move),
) {
    for player in game.players() {
        match player.kind {
            PlayerKind::Person => bits.put(0, LEVEL_BITS),
            PlayerKind::Computer(level) => bits.put(u32::from(level.number()), LEVEL_BITS),
        }
        bits.put(player.name().len() as u32, NAME_BITS);
        for byte in player.name().bytes() {
            bits.put(u32::from(byte), 8);
        }
    }
    bits.put(game.first().index() as u32, SEAT_BITS);
    let made = game.events().iter().filter(|event| **event != Event::Pass);
    bits.put(made.count() as u32, EVENTS_BITS);
    for (index, event) in game.events().iter().enumerate() {
        let state = game.state_after(index).expect("a moment before each event");
        let mut end = |by: u32| {
            let Entry { width, no_move } = entry(state);
            bits.put(no_move, width);
            bits.put(by, SEAT_BITS);
        };
        match event {
            Event::Move(mv) => write(bits, state, mv),
            Event::Resign(seat) => end(seat.index() as u32),
            Event::Draw => end(DRAW),
            Event::Pass => {}
        }
    }
}

fn flags(options: Options) -> [bool; 6] {
    [
        options.long_jump,
        options.rest_in_foreign,
        options.swap,
        options.win == Win::Strict,
        options.fill_unused,
        options.play_on,
    ]
}

/// The index of the direction in which `to` lies straight on from `from`.
fn direction(from: Hole, to: Hole) -> usize {
    let (q1, r1) = from.axial();
    let (q2, r2) = to.axial();
    let unit = ((q2 - q1).signum(), (r2 - r1).signum());
    let found = Direction::ALL.iter().position(|direction| direction.axial() == unit);
    found.expect("a jump lies on a line")
}

/// Four characters that change when any one character of the text does (FNV-1a in 24 bits, where each byte's step is a
/// bijection).
fn check(text: &str) -> String {
    let hash = text.bytes().fold(0x811C_9DC5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let mut bits = Writer::default();
    bits.put(hash & 0xFF_FFFF, 24);
    bits.finish()
}

/// Reads a game.
///
/// # Errors
/// Where the text stops being a share code of a game that follows the rules, and why.
pub fn read(text: &str) -> Result<AnyGame, CodeError> {
    if text.len() > MAX_LENGTH {
        return Err(CodeError::Long { length: text.len() });
    }
    let mut characters = text.chars();
    let version = characters.next().ok_or(CodeError::Empty)?;
    if version != VERSION {
        return Err(CodeError::Version(version));
    }
    let mut bits = Reader::new(characters.as_str())
        .map_err(|(index, character)| CodeError::Character { place: index + 2, character })?;
    // Every character was in the alphabet, so that the text is ASCII.
    let end = text.len().checked_sub(CHECK).filter(|&end| end > 1);
    let Some((body, found)) = end.and_then(|end| text.split_at_checked(end)) else {
        return Err(CodeError::Cut { length: text.len() });
    };
    bits.drop_last(CHECK);
    // What is wrong inside says more than the check, which fails for every damage.
    let game = Body { bits, length: text.len() }.game()?;
    if check(body) == found { Ok(game) } else { Err(CodeError::Check) }
}

struct Body {
    bits: Reader,
    length: usize,
}

impl Body {
    fn take(&mut self, width: usize) -> Result<u32, CodeError> {
        self.bits.take(width).ok_or(CodeError::Cut { length: self.length })
    }

    /// The place, counted from 1 in the whole text, of the character in which what was read last ends.
    fn place(&self) -> usize {
        self.bits.place() + 2
    }

    fn wrong<T>(&self, what: Field) -> Result<T, CodeError> {
        Err(CodeError::Value { place: self.place(), what })
    }

    fn game(mut self) -> Result<AnyGame, CodeError> {
        let game = match self.take(KIND_BITS)? {
            STAR => AnyGame::Star(self.star()?),
            CAPTURE => AnyGame::Capture(self.capture()?),
            ITALIAN => AnyGame::Draughts(self.draughts(Variant::Italian)?),
            ENGLISH => AnyGame::Draughts(self.draughts(Variant::English)?),
            kind => return Err(CodeError::Kind(kind)),
        };
        let place = self.bits.next_place() + 2;
        if self.bits.is_finished() { Ok(game) } else { Err(CodeError::Trailing { place }) }
    }

    fn star(&mut self) -> Result<Game<star::State>, CodeError> {
        let index = self.take(SEATING_BITS)? as usize;
        let Some(&seating) = Seating::ALL.get(index) else {
            return self.wrong(Field::Seating);
        };
        let mut flags = [false; 6];
        for flag in &mut flags {
            *flag = self.take(1)? == 1;
        }
        let [long_jump, rest_in_foreign, swap, strict, fill_unused, play_on] = flags;
        let win = if strict { Win::Strict } else { Win::Modern };
        let options = Options { long_jump, rest_in_foreign, swap, win, fill_unused, play_on };
        let entry = Entry::of_width(marble_bits(seating));
        self.rest::<star::State>(
            star::Setup { seating, options },
            |_| entry,
            |body, game, number| {
                let position = game.state().position();
                let Some(from) = own_marbles(position).nth(number) else { return body.wrong(Field::Marble) };
                let to = body.hole()?;
                Ok(position.find(from, to))
            },
        )
    }

    fn capture(&mut self) -> Result<Game<capture::State>, CodeError> {
        let seats = self.take(SEAT_BITS)? as usize;
        let long_jump = self.take(1)? == 1;
        let Ok(setup) = capture::Setup::new(seats, long_jump) else {
            return self.wrong(Field::Seats);
        };
        self.rest::<capture::State>(
            setup,
            |_| Entry::of_width(HOLE_BITS),
            |body, game, number| {
                let Some(from) = Hole::new(number) else { return body.wrong(Field::Hole) };
                let position = game.state().position();
                let mut standing = position.marbles() - HoleSet::of(from);
                let mut at = from;
                let mut landings = Vec::new();
                loop {
                    let index = body.take(HOP_BITS)?;
                    if index == END {
                        return Ok(position.chain(from, &landings));
                    }
                    let Some(&direction) = Direction::ALL.get(index as usize) else {
                        return body.wrong(Field::Direction);
                    };
                    match position.jump_towards(at, standing, direction) {
                        Some(Hop { over, to }) => {
                            standing.remove(over);
                            landings.push(to);
                            at = to;
                        }
                        None => {
                            // The direction alone names no landing; the neighbouring hole stands for it in the message.
                            let to = at.neighbour(direction).unwrap_or(at);
                            return Ok(Err(IllegalMove::NoJump { number: landings.len() + 1, from: at, to }));
                        }
                    }
                }
            },
        )
    }

    fn draughts(&mut self, variant: Variant) -> Result<Game<draughts::State>, CodeError> {
        let mut setup = draughts::Setup::standard(variant);
        if self.take(1)? == 1 {
            setup.position = self.position(variant)?;
            // A game has one code.
            if setup.is_standard() {
                return self.wrong(Field::Position);
            }
        }
        self.rest::<draughts::State>(setup, Entry::of_draughts, |body, game, number| {
            match game.state().position().moves().get(number) {
                Some(mv) => Ok(Ok(*mv)),
                None => body.wrong(Field::Move),
            }
        })
    }

    fn position(&mut self, variant: Variant) -> Result<Position, CodeError> {
        let turn = if self.take(1)? == 0 { Side::White } else { Side::Black };
        let mut board = String::new();
        for _ in Square::all() {
            board.push(match self.take(1)? {
                0 => '.',
                _ => ['w', 'W', 'b', 'B'][self.take(2)? as usize],
            });
        }
        Position::from_board(variant, turn, &board).map_err(|error| CodeError::Position { place: self.place(), error })
    }

    fn hole(&mut self) -> Result<Hole, CodeError> {
        let index = self.take(HOLE_BITS)? as usize;
        Hole::new(index).map_or_else(|| self.wrong(Field::Hole), Ok)
    }

    fn seat(&mut self, seats: usize) -> Result<Seat, CodeError> {
        let index = self.take(SEAT_BITS)? as usize;
        match Seat::new(index) {
            Some(seat) if index < seats => Ok(seat),
            _ => self.wrong(Field::Seat),
        }
    }

    fn player(&mut self, seat: Seat) -> Result<Player, CodeError> {
        let kind = match self.take(LEVEL_BITS)? {
            0 => PlayerKind::Person,
            number => match Level::new(number as u8) {
                Some(level) => PlayerKind::Computer(level),
                None => return self.wrong(Field::Level),
            },
        };
        let length = self.take(NAME_BITS)?;
        let bytes = (0..length).map(|_| self.take(8).map(|byte| byte as u8)).collect::<Result<Vec<u8>, _>>()?;
        let name = String::from_utf8(bytes).map_err(|_| CodeError::Name { seat, error: None })?;
        Player::new(&name, kind).map_err(|error| CodeError::Name { seat, error: Some(error) })
    }

    fn rest<P: crate::Play<Illegal: Into<AnyIllegal>>>(
        &mut self,
        setup: P::Setup,
        entry: impl Fn(&P) -> Entry,
        mut read: impl FnMut(&mut Body, &Game<P>, usize) -> Result<Result<P::Move, P::Illegal>, CodeError>,
    ) -> Result<Game<P>, CodeError> {
        let seats = P::seats(&setup);
        let players = Seat::all(seats).map(|seat| self.player(seat)).collect::<Result<Vec<_>, _>>()?;
        let first = self.seat(seats)?;
        let events = self.take(EVENTS_BITS)? as usize;
        if events > MAX_EVENTS {
            return self.wrong(Field::Events);
        }
        let Ok(mut game) = Game::start(setup, players, first) else {
            return self.wrong(Field::Seat);
        };
        for number in 1..=events {
            let Entry { width, no_move } = entry(game.state());
            let index = self.take(width)?;
            let result = if index == no_move {
                let by = self.take(SEAT_BITS)?;
                if by == DRAW {
                    game.agree_draw().map_err(|error| match error {
                        DrawError::Over => PlayError::Over,
                        DrawError::Full => PlayError::Full,
                    })
                } else {
                    let Some(seat) = Seat::new(by as usize).filter(|seat| seat.index() < seats) else {
                        return self.wrong(Field::Seat);
                    };
                    let place = self.place();
                    game.resign(seat).map_err(|error| CodeError::Resign { number, place, error })?;
                    Ok(())
                }
            } else {
                read(self, &game, index as usize)?.map_err(PlayError::Illegal).and_then(|mv| game.play(&mv))
            };
            let place = self.place();
            result.map_err(|error| CodeError::Move { number, place, error: error.map(Into::into) })?;
        }
        Ok(game)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Seating => "a seating",
            Field::Seats => "a number of players",
            Field::Level => "a level",
            Field::Seat => "a seat",
            Field::Events => "a number of moves",
            Field::Marble => "a marble of the player to move",
            Field::Hole => "a hole",
            Field::Direction => "a direction",
            Field::Move => "the number of a move",
            Field::Position => "a position other than the usual one",
        })
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Empty => write!(f, "the code is empty"),
            CodeError::Long { length } => write!(f, "the code has {length} bytes; no code has more than {MAX_LENGTH}"),
            CodeError::Version(version) => {
                write!(f, "the code is of version '{}'; this program reads {VERSION}", version.escape_default())
            }
            CodeError::Character { place, character } => {
                write!(f, "'{}' at character {place} does not occur in codes", character.escape_default())
            }
            CodeError::Cut { length } => {
                write!(f, "the code ends too early, after {length} characters")
            }
            CodeError::Kind(kind) => write!(f, "the code is of an unknown game (kind {kind})"),
            CodeError::Value { place, what } => {
                write!(f, "at character {place} there should be {what}")
            }
            CodeError::Name { seat, error: Some(error) } => write!(f, "the name of player {seat}: {error}"),
            CodeError::Name { seat, error: None } => {
                write!(f, "the name of player {seat} is no text")
            }
            CodeError::Move { number, place, error } => write!(f, "move {number}, at character {place}: {error}"),
            CodeError::Resign { number, place, error } => write!(f, "move {number}, at character {place}: {error}"),
            CodeError::Position { place, error } => {
                write!(f, "the position that ends at character {place}: {error}")
            }
            CodeError::Trailing { place } => write!(f, "after the last move the code goes on, at character {place}"),
            CodeError::Check => {
                write!(f, "the check at the end does not fit: the code was altered")
            }
        }
    }
}

impl std::error::Error for CodeError {}
