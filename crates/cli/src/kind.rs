//! The games that the computer plays, by their names.

use std::fmt;
use std::str::FromStr;

use hopstone_rules::AnyGame;
use hopstone_rules::draughts::Variant;
use hopstone_rules::star::Options;

/// A game, as `--game` names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `star`: Chinese checkers.
    Star,
    /// `capture`: the capture game.
    Capture,
    /// `italian` or `english`: draughts.
    Draughts(Variant),
}

impl Kind {
    /// Which one a game is of.
    pub fn of(game: &AnyGame) -> Kind {
        match game {
            AnyGame::Star(_) => Kind::Star,
            AnyGame::Capture(_) => Kind::Capture,
            AnyGame::Draughts(game) => Kind::Draughts(game.setup().position.variant()),
        }
    }
}

impl FromStr for Kind {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Kind, &'static str> {
        match text {
            "star" => Ok(Kind::Star),
            "capture" => Ok(Kind::Capture),
            name => Variant::of_name(name).map(Kind::Draughts).ok_or("no game; star, capture, italian and english are"),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Star => f.write_str("star"),
            Kind::Capture => f.write_str("capture"),
            Kind::Draughts(variant) => variant.fmt(f),
        }
    }
}

/// The options of the star, as `--options` names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset(pub Options);

impl FromStr for Preset {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Preset, &'static str> {
        match text {
            "standard" => Ok(Preset(Options::STANDARD)),
            "masters" => Ok(Preset(Options::MASTERS_GAMES)),
            "super" => Ok(Preset(Options::SUPER)),
            _ => Err("no options; standard, masters and super are"),
        }
    }
}
