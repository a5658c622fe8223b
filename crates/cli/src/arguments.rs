//! What follows a command on the command line.

use std::fmt::Display;
use std::str::FromStr;

use lexopt::{Parser, ValueExt};

use crate::error::Error;

/// The arguments do not fit, for this reason.
pub fn wrong(reason: impl Into<String>) -> Error {
    Error::Arguments(lexopt::Error::Custom(reason.into().into()))
}

/// The value of an option as it stands there.
pub fn text(arguments: &mut Parser) -> Result<String, Error> {
    Ok(arguments.value()?.string()?)
}

/// The value of an option, read. What is wrong with it is said with the name of the option.
pub fn value<T: FromStr<Err: Display>>(arguments: &mut Parser, option: &str) -> Result<T, Error> {
    let text = text(arguments)?;
    text.parse().map_err(|error| wrong(format!("{option}: \"{}\": {error}", beginning(&text))))
}

/// A number that is at least 1.
pub fn count<T: TryFrom<u64>>(arguments: &mut Parser, option: &str) -> Result<T, Error> {
    let text = text(arguments)?;
    let number = whole(&text).and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| wrong(format!("{option}: \"{}\" is no number from 1", beginning(&text))))
}

/// A whole number that is at least 1.
pub fn whole(text: &str) -> Option<u64> {
    text.parse().ok().filter(|&number| number > 0)
}

/// The beginning of a text from outside, enough to find it.
pub fn beginning(text: &str) -> String {
    const LONGEST: usize = 40;
    let beginning: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() { format!("{beginning}...") } else { beginning }
}
