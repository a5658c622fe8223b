//! Which game is meant: what several commands are told alike.

use hopstone_rules::AnyGame;
use hopstone_rules::star::Options;
use lexopt::Parser;

use crate::arguments::{count, value, wrong};
use crate::desk::Desk;
use crate::error::Error;
use crate::kind::{Kind, Preset};

/// The options `--game`, `--seats` and `--options`.
#[derive(Default)]
pub struct Setting {
    kind: Option<Kind>,
    seats: Option<usize>,
    options: Option<Options>,
}

impl Setting {
    /// Reads the value of an option; false if it is none of these.
    ///
    /// # Errors
    /// If the value is none that the option can have.
    pub fn take(&mut self, name: &str, arguments: &mut Parser) -> Result<bool, Error> {
        match name {
            "game" => self.kind = Some(value(arguments, "--game")?),
            "seats" => self.seats = Some(count(arguments, "--seats")?),
            "options" => self.options = Some(value::<Preset>(arguments, "--options")?.0),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Where positions of the game are read.
    ///
    /// # Errors
    /// If no game was named, or it is not for so many or has no options.
    pub fn desk(self) -> Result<Desk, Error> {
        let kind = self.kind.ok_or_else(|| wrong("--game is missing: star, capture, italian or english"))?;
        Desk::new(kind, self.seats, self.options).map_err(|error| wrong(error.to_string()))
    }

    /// The position that `--position` names.
    ///
    /// # Errors
    /// As [`Setting::desk`], and if none was named or it cannot be read.
    pub fn game(self, position: Option<&str>) -> Result<AnyGame, Error> {
        let desk = self.desk()?;
        let position =
            position.ok_or_else(|| wrong("--position is missing: a share code, a FEN of draughts, or start"))?;
        desk.any(position).map_err(|error| wrong(format!("--position: {error}")))
    }
}
