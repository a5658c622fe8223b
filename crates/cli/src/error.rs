//! What can go wrong on the command line.

use std::fmt;
use std::io;

use hopstone_json::PositionError;
use hopstone_rules::code::CodeError;
use hopstone_rules::draughts::pdn::PdnError;

use crate::answer::Speechless;

/// Why a command failed, as the person at the terminal is told.
#[derive(Debug)]
pub enum Error {
    /// No command was given.
    NoCommand,
    /// The command is not known.
    Command(String),
    /// The arguments do not fit the command.
    Arguments(lexopt::Error),
    /// A line of the input is no position.
    Line {
        /// Its number, counted from 1.
        number: usize,
        /// What is wrong with it.
        error: PositionError,
    },
    /// A share code cannot be read.
    Code(CodeError),
    /// A file cannot be read.
    File {
        /// Its name.
        name: String,
        /// Why.
        error: io::Error,
    },
    /// A file is not PDN of games that follow the rules.
    Pdn {
        /// Its name.
        name: String,
        /// Where and why.
        error: PdnError,
    },
    /// Moves were counted and there are not as many as there should be.
    Count {
        /// The game.
        game: &'static str,
        /// The number of turns.
        depth: u32,
        /// What was counted.
        count: u64,
        /// What is right.
        expected: u64,
    },
    /// A line of standard input cannot be read.
    Input {
        /// Its number, counted from 1.
        number: usize,
        /// Why.
        error: io::Error,
    },
    /// A player of a match cannot go on though the game does.
    Player {
        /// `A` or `B`, and how it was named.
        player: String,
        /// The number of the game, counted from 1.
        game: u32,
        /// The number of the ply, counted from 1.
        ply: usize,
        /// What it did.
        fault: String,
    },
    /// The computer player has no answer.
    Speechless(Speechless),
    /// The computer player's way for one army is none.
    Solo {
        /// Why.
        reason: String,
    },
    /// Standard output failed.
    Output(io::Error),
}

impl From<lexopt::Error> for Error {
    fn from(error: lexopt::Error) -> Error {
        Error::Arguments(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoCommand => write!(f, "no command; `hopstone help` lists them"),
            Error::Command(command) => write!(f, "\"{command}\" is no command; `hopstone help` lists them"),
            Error::Arguments(error) => write!(f, "{error}"),
            Error::Line { number, error } => write!(f, "line {number}: {error}"),
            Error::Code(error) => write!(f, "{error}"),
            Error::File { name, error } => write!(f, "{name}: {error}"),
            Error::Pdn { name, error } => write!(f, "{name}: {error}"),
            Error::Count { game, depth, count, expected } => {
                write!(f, "{game}, depth {depth}: counted {count} instead of {expected}; the rules have changed")
            }
            Error::Input { number, error } => write!(f, "line {number}: {error}"),
            Error::Player { player, game, ply, fault } => write!(f, "game {game}, ply {ply}: player {player} {fault}"),
            Error::Speechless(error) => write!(f, "{error}"),
            Error::Solo { reason } => write!(f, "the way that was found is none: {reason}"),
            Error::Output(error) => write!(f, "standard output: {error}"),
        }
    }
}

impl std::error::Error for Error {}
