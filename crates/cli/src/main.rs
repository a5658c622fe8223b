//! `hopstone`: the rules and the computer player on the command line, so that they can be measured from outside.

mod answer;
mod arguments;
mod bench;
mod best;
mod board;
mod bounds;
mod contest;
mod desk;
mod dice;
mod engine;
mod error;
mod greedy;
mod kind;
mod material;
mod mind;
mod moves;
mod pdn;
mod perft;
mod played;
mod setting;
mod solo;
mod teach;

use std::process::ExitCode;

use error::Error;
use lexopt::Arg;

const HELP: &str = "\
hopstone: the rules of Hopstone's games and the computer player on the command line

The rules:
  hopstone moves               positions as JSON lines on standard input, their moves as JSON lines on standard output
  hopstone perft GAME          counts of move sequences from the start of star, star-long, capture, capture-long, italian
                               or english
      --seats N                how many players (2), not for draughts
      --fen F                  the position to start from, only for draughts
      --depth D                how many turns (4), at most 12
  hopstone pdn FILE...         whether files of draughts games follow the rules, and a line for each game
  hopstone board CODE          the position of a share code as a drawing

The computer player, for the games star, capture, italian and english:
  hopstone best                its move in a position, and what it cost to find it
      --game G --position P    P is a share code, a FEN (draughts), a position as JSON, or start
      --level N | --movetime MS | --nodes N
                               a level from 1 to 5, milliseconds, positions to look at; of several the narrowest counts
      --seats N --options O    what start means: how many players (2); star: standard, masters or super
      --seed S                 decides among moves as good as equal (0)
  hopstone teach               the board, a good move with what is expected to follow, and the reasons for it
      --game G --position P    as above
      --move M                 a move of the position: what it costs
      --nodes N                positions to look at, at most
      --seats N --options O    what start means
  hopstone engine --game G     `best` for other programs: position, go and quit on standard input, a line each; crates/cli/
                               README.md describes the protocol
      --seats N --options O    what `position start` means
  hopstone solo                one army alone to the opposite point: the number of moves and the moves
      --seconds S              how long to look for fewer (10); 27 is proved to be the fewest and ends it
  hopstone match               two players against each other; sides are swapped, openings vary
      --game G --a A --b B     players: level:N, movetime:MS, nodes:N, greedy, random, saboteur (star), material:MS,
                               material:nodes:N (draughts)
      --seats N                how many sit at the table (2): one is A, in turn on each seat, all others are B
      --options O              star: standard, masters or super
      --games N --seed S       how many games (100), and by which chance (1)
      --show                   a line for each game, with its moves

  hopstone bench               how fast moves are made and the computer thinks, with counts that stay the same while the rules
                               do, and fingerprints that stay the same while the computer player does
      --search                 only the computer player
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
            Some("best") => best::run(arguments),
            Some("engine") => engine::run(arguments),
            Some("match") => contest::run(arguments),
            Some("solo") => solo::run(arguments),
            Some("teach") => teach::run(arguments),
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
