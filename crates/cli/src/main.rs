//! `hopstone`: the rules and the computer player on the command line, so that they can be measured from outside.

mod bench;
mod board;
mod error;
mod moves;
mod pdn;
mod perft;

use std::process::ExitCode;

use error::Error;
use lexopt::Arg;

const HELP: &str = "\
hopstone: the rules of Hopstone's games on the command line

  hopstone moves               positions as JSON lines on standard input, their moves as JSON lines on standard output
  hopstone perft GAME          counts of move sequences from the start of star, star-long, capture, capture-long, italian
                               or english
      --seats N                how many players (2), not for draughts
      --fen F                  the position to start from, only for draughts
      --depth D                how many turns (4), at most 12
  hopstone pdn FILE...         whether files of draughts games follow the rules, and a line for each game
  hopstone board CODE          the position of a share code as a drawing
  hopstone bench               how fast moves are made, and their counts, which stay the same while the rules do
  hopstone help                this text

Exit code 2 and a message on standard error when something is wrong.
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has gone, as with `| head`: nothing to say and nobody to say it to.
        Err(Error::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hopstone: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Error> {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Arg::Value(command)) => match command.to_str() {
            Some("bench") => bench::run(arguments),
            Some("moves") => moves::run(arguments),
            Some("pdn") => pdn::run(arguments),
            Some("perft") => perft::run(arguments),
            Some("board") => board::run(arguments),
            Some("help") => help(),
            _ => Err(Error::Command(command.to_string_lossy().into_owned())),
        },
        Some(Arg::Long("help") | Arg::Short('h')) => help(),
        Some(other) => Err(other.unexpected().into()),
        None => Err(Error::NoCommand),
    }
}

fn help() -> Result<(), Error> {
    use std::io::Write;
    std::io::stdout().write_all(HELP.as_bytes()).map_err(Error::Output)
}
