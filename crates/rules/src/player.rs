//! Who plays a seat.

use std::fmt;

/// The longest name of a player, in bytes of UTF-8.
pub const MAX_NAME_BYTES: usize = 60;

/// How well a computer player plays: 1 Novice, 2 Easy, 3 Normal, 4 Strong, 5 Hard.
///
/// ```
/// # use hopstone_rules::Level;
/// assert_eq!(Level::new(3), Some(Level::NORMAL));
/// assert!(Level::new(0).is_none() && Level::new(6).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Level(u8);

impl Level {
    /// The level that a new player meets first.
    pub const NORMAL: Level = Level(3);
    /// The strongest level.
    pub const HARD: Level = Level(5);

    /// The level with this number, 1 to 5.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 5 { Some(Level(number)) } else { None }
    }

    /// The number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// What moves a seat's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerKind {
    /// A person.
    Person,
    /// The computer, at a level.
    Computer(Level),
}

/// Who plays a seat: a name and a person or the computer.
///
/// The name may be empty; whoever shows it then words it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    name: String,
    /// Person or computer.
    pub kind: PlayerKind,
}

/// Why a text is not a player's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// It has more than [`MAX_NAME_BYTES`] bytes.
    Long {
        /// Its length in bytes.
        bytes: usize,
    },
    /// It holds a control character.
    Control {
        /// The place of the first one, counted from 1.
        place: usize,
    },
}

impl Player {
    /// A player with a checked name.
    ///
    /// # Errors
    /// If the name is too long or holds control characters.
    pub fn new(name: &str, kind: PlayerKind) -> Result<Player, NameError> {
        if name.len() > MAX_NAME_BYTES {
            return Err(NameError::Long { bytes: name.len() });
        }
        match name.chars().position(char::is_control) {
            Some(index) => Err(NameError::Control { place: index + 1 }),
            None => Ok(Player { name: name.to_owned(), kind }),
        }
    }

    /// A person.
    ///
    /// # Panics
    /// If the name is not one that [`Player::new`] accepts; for names written in a program.
    pub fn person(name: &str) -> Player {
        Player::new(name, PlayerKind::Person).expect("a name written in the program")
    }

    /// The computer at a level, without a name.
    pub fn computer(level: Level) -> Player {
        Player { name: String::new(), kind: PlayerKind::Computer(level) }
    }

    /// The name; may be empty.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::Long { bytes } => write!(f, "the name has {bytes} bytes; {MAX_NAME_BYTES} are allowed"),
            NameError::Control { place } => {
                write!(f, "character {place} of the name is a control character")
            }
        }
    }
}

impl std::error::Error for NameError {}
