//! `hopstone engine`: the computer player for other programs, by lines of text. The README of this crate describes the protocol.

use std::io::{self, BufRead, Read, Write, stdin, stdout};

use hopstone_ai::Thinker;
use hopstone_rules::AnyGame;
use lexopt::Arg;

use crate::answer::answer;
use crate::arguments::beginning;
use crate::bounds::Bounds;
use crate::desk::{Desk, play};
use crate::error::Error;
use crate::setting::Setting;

/// The longest line that is looked at, in bytes: longer than any record of a game.
const LONGEST_LINE: u64 = 1 << 20;

/// Answers every line of standard input until `quit` or its end.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let mut setting = Setting::default();
    while let Some(argument) = arguments.next()? {
        let Arg::Long(name) = argument else { return Err(argument.unexpected().into()) };
        let name = name.to_owned();
        if !setting.take(&name, &mut arguments)? {
            return Err(Arg::Long(&name).unexpected().into());
        }
    }
    let desk = setting.desk()?;
    let game = desk.start();
    let mut engine = Engine { desk, game, thinker: Thinker::new() };
    let (mut input, mut output) = (stdin().lock(), stdout().lock());
    for number in 1.. {
        let line = match next_line(&mut input).map_err(|error| Error::Input { number, error })? {
            Some(line) => line,
            None => break,
        };
        let answer = match line.and_then(|line| engine.obey(&line)) {
            Ok(Some(answer)) => answer,
            Ok(None) => break,
            Err(reason) => format!("error {}\n", reason.replace(['\n', '\r'], " ")),
        };
        // Whoever writes a line at a time wants the answer before the next one.
        output.write_all(answer.as_bytes()).and_then(|()| output.flush()).map_err(Error::Output)?;
    }
    Ok(())
}

/// The next line; `None` at the end of the input, an error in it if it is no text or too long.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST_LINE {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(format!("the line is longer than {LONGEST_LINE} bytes"))));
    }
    Ok(Some(
        String::from_utf8(bytes)
            .map_err(|error| format!("byte {} of the line is no text in UTF-8", error.utf8_error().valid_up_to() + 1)),
    ))
}

/// What the program on the other side has told so far.
struct Engine {
    desk: Desk,
    game: AnyGame,
    thinker: Thinker,
}

impl Engine {
    /// Does what a line says: the answer, `None` if it says that this is the end, or why it says nothing that could be done.
    fn obey(&mut self, line: &str) -> Result<Option<String>, String> {
        let (command, rest) = first_word(line);
        match command {
            "" => Ok(Some(String::new())),
            "quit" if rest.is_empty() => Ok(None),
            "quit" => Err(format!("quit: \"{}\" is too much", beginning(rest))),
            "position" => {
                self.game = self.position(rest).map_err(|reason| format!("position: {reason}"))?;
                Ok(Some(String::new()))
            }
            "go" => self.go(rest).map(Some).map_err(|reason| format!("go: {reason}")),
            other => Err(format!("\"{}\" is no command; position, go and quit are", beginning(other))),
        }
    }

    /// The game that is described after `position`.
    fn position(&self, text: &str) -> Result<AnyGame, String> {
        let (form, rest) = first_word(text);
        let (game, rest) = match form {
            "start" => (Ok(self.desk.start()), rest),
            "code" => {
                let (code, rest) = first_word(rest);
                (self.desk.code(code), rest)
            }
            "fen" => {
                let (fen, rest) = until_moves(rest);
                (self.desk.fen(fen), rest)
            }
            "json" if rest.is_empty() => return Err("the JSON object is missing".to_owned()),
            "json" => match self.desk.json(rest) {
                Ok((game, rest)) => (Ok(game), rest),
                Err(error) => (Err(error), ""),
            },
            "" => return Err("start, code, fen or json is missing".to_owned()),
            other => return Err(format!("\"{}\" is no form; start, code, fen and json are", beginning(other))),
        };
        let mut game = game.map_err(|error| error.to_string())?;
        let (word, moves) = first_word(rest);
        match word {
            "" => {}
            "moves" => play(&mut game, moves.split_whitespace()).map_err(|error| error.to_string())?,
            other => return Err(format!("\"{}\" stands where only moves can follow", beginning(other))),
        }
        Ok(game)
    }

    /// The computer's move within the bounds that are named after `go`.
    fn go(&mut self, text: &str) -> Result<String, String> {
        let mut bounds = Bounds::default();
        let mut seed = 0;
        let mut words = text.split_whitespace();
        while let Some(name) = words.next() {
            let value = words.next().ok_or_else(|| format!("a number is missing after \"{}\"", beginning(name)));
            match name {
                "seed" => seed = value?.parse().map_err(|_| "a seed is a number from 0".to_owned())?,
                "level" | "movetime" | "nodes" => bounds.set(name, value?)?,
                other => return Err(bounds.set(&beginning(other), "").expect_err("there is no such bound")),
            }
        }
        if bounds.is_open() {
            return Err("how long? level, movetime or nodes says it".to_owned());
        }
        match answer(&mut self.thinker, &self.game, bounds, seed) {
            Ok(Some(answer)) => Ok(answer.to_string()),
            Ok(None) => Ok("bestmove none\n".to_owned()),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// The first word of a text, and the rest without the spaces around it.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

/// What stands before the word `moves`, and the rest with it. A FEN may have spaces.
fn until_moves(text: &str) -> (&str, &str) {
    let is_word = |&(at, _): &(usize, &str)| {
        let after = text[at + "moves".len()..].chars().next();
        at > 0 && text[..at].ends_with(char::is_whitespace) && after.is_none_or(char::is_whitespace)
    };
    let at = text.match_indices("moves").find(is_word).map_or(text.len(), |(at, _)| at);
    (text[..at].trim(), &text[at..])
}
