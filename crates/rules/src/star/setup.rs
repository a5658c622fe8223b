//! What a game of Chinese checkers is agreed to be before it starts.

use std::fmt;

use super::{Army, HoleSet, Point};
use crate::Seat;

/// Who sits where: how many players there are, and which armies each one moves. Turn order is clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seating {
    /// Two players, armies 1 and 4.
    Two,
    /// Three players, armies 1, 3 and 5.
    Three,
    /// Four players, armies 1, 2, 4 and 5.
    Four,
    /// Six players, every army.
    Six,
    /// Three players with two opposite armies each: 1+4, 2+5, 3+6.
    ThreeByTwo,
    /// Two players with two armies each: 1+2 against 4+5.
    TwoByTwo,
    /// Two players with three armies each: 1+3+5 against 2+4+6.
    TwoByThree,
}

/// Why a number of players, or a list of armies, is no seating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatingError {
    /// Five players: one of them would have nobody opposite.
    Five,
    /// No game of the star has this number of players.
    Count(usize),
    /// The armies are not dealt in one of the seven ways.
    Armies,
}

use Point::{Bottom, LowerLeft, LowerRight, Top, UpperLeft, UpperRight};

const fn armies<const N: usize>(points: [Point; N]) -> [Army; N] {
    let mut armies = [Army::of(Top); N];
    let mut index = 0;
    while index < N {
        armies[index] = Army::of(points[index]);
        index += 1;
    }
    armies
}

static ONE: [Army; 1] = armies([Top]);
static TWO: [Army; 1] = armies([UpperRight]);
static THREE: [Army; 1] = armies([LowerRight]);
static FOUR: [Army; 1] = armies([Bottom]);
static FIVE: [Army; 1] = armies([LowerLeft]);
static SIX: [Army; 1] = armies([UpperLeft]);
static ONE_FOUR: [Army; 2] = armies([Top, Bottom]);
static TWO_FIVE: [Army; 2] = armies([UpperRight, LowerLeft]);
static THREE_SIX: [Army; 2] = armies([LowerRight, UpperLeft]);
static ONE_TWO: [Army; 2] = armies([Top, UpperRight]);
static FOUR_FIVE: [Army; 2] = armies([Bottom, LowerLeft]);
static ODD: [Army; 3] = armies([Top, LowerRight, LowerLeft]);
static EVEN: [Army; 3] = armies([UpperRight, Bottom, UpperLeft]);

impl Seating {
    /// All seven.
    pub const ALL: [Seating; 7] = [
        Seating::Two,
        Seating::Three,
        Seating::Four,
        Seating::Six,
        Seating::ThreeByTwo,
        Seating::TwoByTwo,
        Seating::TwoByThree,
    ];

    /// The seating with one army for each of `players`.
    ///
    /// # Errors
    /// Five players are refused, as one would have nobody opposite; so is any other number but 2, 3, 4 and 6.
    ///
    /// ```
    /// # use hopstone_rules::star::{Seating, SeatingError};
    /// assert_eq!(Seating::of_players(5), Err(SeatingError::Five));
    /// assert_eq!(Seating::of_players(3).unwrap().seats(), 3);
    /// ```
    pub const fn of_players(players: usize) -> Result<Seating, SeatingError> {
        match players {
            2 => Ok(Seating::Two),
            3 => Ok(Seating::Three),
            4 => Ok(Seating::Four),
            6 => Ok(Seating::Six),
            5 => Err(SeatingError::Five),
            other => Err(SeatingError::Count(other)),
        }
    }

    /// The seating in which every seat has exactly these armies.
    ///
    /// # Errors
    /// If the armies are dealt in none of the seven ways.
    pub fn of_armies<S: AsRef<[Army]>>(seats: &[S]) -> Result<Seating, SeatingError> {
        let same = |seating: &Seating| {
            seating.seats() == seats.len()
                && Seat::all(seats.len()).zip(seats).all(|(seat, armies)| seating.armies(seat) == armies.as_ref())
        };
        match Seating::ALL.into_iter().find(same) {
            Some(seating) => Ok(seating),
            None if seats.len() == 5 => Err(SeatingError::Five),
            None if seats.is_empty() || seats.len() > Seat::MOST => Err(SeatingError::Count(seats.len())),
            None => Err(SeatingError::Armies),
        }
    }

    /// The seating that is written `2`, `3`, `4`, `6`, `3x2`, `2x2` or `2x3`.
    pub fn of_name(name: &str) -> Option<Seating> {
        Seating::ALL.into_iter().find(|seating| seating.name() == name)
    }

    /// How it is written: players, and armies for each where that is more than one.
    pub const fn name(self) -> &'static str {
        match self {
            Seating::Two => "2",
            Seating::Three => "3",
            Seating::Four => "4",
            Seating::Six => "6",
            Seating::ThreeByTwo => "3x2",
            Seating::TwoByTwo => "2x2",
            Seating::TwoByThree => "2x3",
        }
    }

    /// How many players there are.
    pub const fn seats(self) -> usize {
        match self {
            Seating::Two | Seating::TwoByTwo | Seating::TwoByThree => 2,
            Seating::Three | Seating::ThreeByTwo => 3,
            Seating::Four => 4,
            Seating::Six => 6,
        }
    }

    /// The armies of a seat; none where nobody sits.
    pub fn armies(self, seat: Seat) -> &'static [Army] {
        let all: &[&'static [Army]] = match self {
            Seating::Two => &[&ONE, &FOUR],
            Seating::Three => &[&ONE, &THREE, &FIVE],
            Seating::Four => &[&ONE, &TWO, &FOUR, &FIVE],
            Seating::Six => &[&ONE, &TWO, &THREE, &FOUR, &FIVE, &SIX],
            Seating::ThreeByTwo => &[&ONE_FOUR, &TWO_FIVE, &THREE_SIX],
            Seating::TwoByTwo => &[&ONE_TWO, &FOUR_FIVE],
            Seating::TwoByThree => &[&ODD, &EVEN],
        };
        all.get(seat.index()).copied().unwrap_or(&[])
    }

    /// Every army in play, by seat.
    pub fn all_armies(self) -> impl Iterator<Item = Army> + Clone {
        Seat::all(self.seats()).flat_map(move |seat| self.armies(seat).iter().copied())
    }

    /// Whose army it is; `None` for an army that is not in play.
    pub fn owner(self, army: Army) -> Option<Seat> {
        Seat::all(self.seats()).find(|&seat| self.armies(seat).contains(&army))
    }

    /// The points that no army in play starts from or aims at.
    pub fn unused_points(self) -> impl Iterator<Item = Point> {
        Point::ALL
            .into_iter()
            .filter(move |&point| self.all_armies().all(|army| army.home() != point && army.goal() != point))
    }
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for SeatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatingError::Five => {
                write!(f, "five players cannot share the star: one of them would have nobody opposite")
            }
            SeatingError::Count(count) => write!(f, "{count} players; 2, 3, 4 or 6 are possible"),
            SeatingError::Armies => write!(f, "the armies are dealt in none of the possible ways"),
        }
    }
}

impl std::error::Error for SeatingError {}

/// When a player has won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Win {
    /// Every hole of the goal is occupied, at least one of them by the army's own marble. Marbles of the player's other
    /// armies do not count as filling.
    Modern,
    /// All ten are the army's own.
    Strict,
}

/// The options of a game, every combination of which works.
///
/// ```
/// # use hopstone_rules::star::{Options, Win};
/// assert!(Options::STANDARD.rest_in_foreign && !Options::STANDARD.swap);
/// assert!(!Options::MASTERS_GAMES.rest_in_foreign && Options::MASTERS_GAMES.swap);
/// assert!(Options::SUPER.long_jump);
/// let custom = Options { win: Win::Strict, ..Options::SUPER };
/// assert!(custom.long_jump && custom != Options::SUPER);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// A jump may also go over exactly one marble at a distance, with as many empty holes behind it as before it.
    pub long_jump: bool,
    /// Whether a move may end in a point that is the start or the goal of another army in play.
    pub rest_in_foreign: bool,
    /// Whether a move into the own goal may change places with an opponent's marble there (James Masters, 2002).
    pub swap: bool,
    /// When a player has won.
    pub win: Win,
    /// Whether the points that no army starts from or aims at are filled with neutral marbles.
    pub fill_unused: bool,
    /// Whether three or more players go on for the places after the first has won.
    pub play_on: bool,
}

impl Options {
    /// The defaults.
    pub const STANDARD: Options = Options {
        long_jump: false,
        rest_in_foreign: true,
        swap: false,
        win: Win::Modern,
        fill_unused: false,
        play_on: true,
    };
    /// No rest in foreign points, swaps in the goal.
    pub const MASTERS_GAMES: Options = Options { rest_in_foreign: false, swap: true, ..Options::STANDARD };
    /// With long jumps.
    pub const SUPER: Options = Options { long_jump: true, ..Options::STANDARD };
}

/// Who begins, as players agree on it; [`Begins::seat`] makes a seat of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Begins {
    /// A fair draw among all seats.
    Coin,
    /// The loser of the last game; without one, a draw.
    Loser,
    /// This seat.
    Named(Seat),
}

impl Begins {
    /// The seat that begins. `draw` is asked for a fair draw when one is needed: the rules know no chance.
    ///
    /// ```
    /// # use hopstone_rules::{Seat, star::Begins};
    /// let drawn = Seat::new(1).unwrap();
    /// assert_eq!(Begins::Loser.seat(None, || drawn), drawn);
    /// assert_eq!(Begins::Loser.seat(Some(Seat::FIRST), || drawn), Seat::FIRST);
    /// ```
    pub fn seat(self, last_loser: Option<Seat>, draw: impl FnOnce() -> Seat) -> Seat {
        match self {
            Begins::Coin => draw(),
            Begins::Loser => last_loser.unwrap_or_else(draw),
            Begins::Named(seat) => seat,
        }
    }
}

/// A game as it is agreed before the first move: seating and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Who sits where.
    pub seating: Seating,
    /// The options.
    pub options: Options,
}

impl Setup {
    /// The holes in which a marble of `army` may end a move that began outside its goal.
    pub(crate) fn resting_holes(self, army: Army) -> HoleSet {
        if self.options.rest_in_foreign {
            return HoleSet::ALL;
        }
        let foreign = self
            .seating
            .all_armies()
            .filter(|&other| other != army)
            .fold(HoleSet::EMPTY, |set, other| set | other.home().holes() | other.goal().holes());
        !foreign | army.home().holes() | army.goal().holes()
    }
}
