//! `hopstone match`: two players against each other, many times.

use std::io::{Write, stdout};
use std::time::Instant;

use hopstone_ai::Thinker;
use hopstone_rules::draughts::Variant;
use hopstone_rules::star::{Options, Seating};
use hopstone_rules::{Event, Game, Play, Player, Seat, capture, draughts, star};
use lexopt::{Arg, ValueExt};

use crate::error::Error;
use crate::mind::{Contest, Mind};

/// Plies that are played at random before the players begin, so that no two games are alike; the same for both games of a pair.
const OPENING: usize = 4;
/// How many openings are tried until one is fair, and how many positions are looked at to judge it.
const MOST_OPENINGS: usize = 200;
const JUDGE: u64 = 5_000;
/// A guard against games that never end; the rules end them long before.
const LONGEST: usize = 2_000;

/// What a match has come to.
#[derive(Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    plies: u64,
    /// Own moves of the winners, and how many winners.
    won_in: u64,
    winners: u64,
}

/// Plays the games of a match and prints its result.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let (mut game, mut seats, mut a, mut b, mut games, mut seed, mut options) =
        (None, 2, None, None, 100, 1, Options::STANDARD);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("game") => game = Some(arguments.value()?.string()?),
            Arg::Long("seats") => seats = arguments.value()?.parse()?,
            Arg::Long("a") => a = Some(arguments.value()?.parse::<Mind>()?),
            Arg::Long("b") => b = Some(arguments.value()?.parse::<Mind>()?),
            Arg::Long("games") => games = arguments.value()?.parse()?,
            Arg::Long("seed") => seed = arguments.value()?.parse()?,
            Arg::Long("super") => options = Options::SUPER,
            other => return Err(other.unexpected().into()),
        }
    }
    let wrong = |message: String| Error::Arguments(lexopt::Error::Custom(message.into()));
    let a = a.ok_or_else(|| wrong("--a names no player".to_owned()))?;
    let b = b.ok_or_else(|| wrong("--b names no player".to_owned()))?;
    let game = game.ok_or_else(|| wrong("--game: star, capture, italian or english".to_owned()))?;
    let begun = Instant::now();
    let tally = match game.as_str() {
        "star" => {
            let seating = Seating::of_players(seats).map_err(|error| wrong(format!("--seats: {error}")))?;
            play_all::<star::State>(star::Setup { seating, options }, seats, a, b, games, seed, |_| Seat::FIRST)?
        }
        "capture" => {
            let setup =
                capture::Setup::new(seats, options.long_jump).map_err(|error| wrong(format!("--seats: {error}")))?;
            play_all::<capture::State>(setup, seats, a, b, games, seed, |_| Seat::FIRST)?
        }
        name => {
            let variant = Variant::of_name(name).ok_or_else(|| wrong(format!("\"{name}\" is no game")))?;
            let setup = draughts::Setup::standard(variant);
            play_all::<draughts::State>(setup, 2, a, b, games, seed, |_| variant.first().seat())?
        }
    };
    print(&tally, games, begun.elapsed().as_secs_f64())
}

fn play_all<S: Contest>(
    setup: S::Setup,
    seats: usize,
    a: Mind,
    b: Mind,
    games: u32,
    seed: u64,
    first: impl Fn(u32) -> Seat,
) -> Result<Tally, Error> {
    let mut tally = Tally::default();
    let mut thinkers = [Thinker::new(), Thinker::new()];
    for number in 0..games {
        // Both games of a pair begin alike; A sits on each seat in turn.
        let opening = seed.wrapping_add(u64::from(number / 2));
        let own = Seat::new(number as usize % seats).unwrap_or(Seat::FIRST);
        let players = vec![Player::person(""); seats];
        let begin = Game::<S>::start(setup.clone(), players, first(number)).expect("a set-up of its own");
        let mut dice = Dice(opening);
        let mut game = varied(&begin, &mut dice, OPENING * seats / 2);
        while let Some(seat) = game.turn() {
            if game.events().len() > LONGEST {
                break;
            }
            let (mind, thinker) = if seat == own { (a, &mut thinkers[0]) } else { (b, &mut thinkers[1]) };
            let mv = match mind {
                Mind::Random => game.state().all().into_iter().nth(dice.below(game.state().all().len().max(1))),
                Mind::Greedy => game.state().greedy(),
                _ => mind.within(opening.wrapping_add(u64::from(number)), |limits| S::think(thinker, &game, limits)),
            };
            let Some(mv) = mv else { break };
            if game.play(&mv).is_err() {
                break;
            }
        }
        tally.add(&game, own);
        if (number + 1) % 20 == 0 {
            eprintln!("{} of {games}: +{} ={} -{}", number + 1, tally.wins, tally.draws, tally.losses);
        }
    }
    Ok(tally)
}

/// A game after some random moves. One in which somebody is lost already would measure nothing: then other moves are tried.
fn varied<S: Contest>(begin: &Game<S>, dice: &mut Dice, plies: usize) -> Game<S> {
    let mut judge = Thinker::new();
    for _ in 0..MOST_OPENINGS {
        let mut game = begin.clone();
        for _ in 0..plies {
            let all = game.state().all();
            if game.turn().is_some() && !all.is_empty() {
                let _ = game.play(&all[dice.below(all.len())]);
            }
        }
        let fair = Mind::Nodes(JUDGE)
            .within(0, |limits| S::value(&mut judge, &game, limits))
            .is_some_and(|value| value.saturating_abs() <= S::FAIR);
        if fair {
            return game;
        }
    }
    begin.clone()
}

impl Tally {
    fn add<S: Play>(&mut self, game: &Game<S>, own: Seat) {
        let standing = game.state().standing();
        let moves = |seat: Seat| {
            let by = |(index, event): (usize, &Event<S::Move>)| {
                matches!(event, Event::Move(_))
                    && game.state_after(index).is_some_and(|state| state.seat_to_move() == seat)
            };
            game.events().iter().enumerate().filter(|&(index, event)| by((index, event))).count() as u64
        };
        self.plies += game.events().len() as u64;
        let first: Vec<Seat> = Seat::all(standing.seats()).filter(|&seat| standing.place(seat) == Some(1)).collect();
        match first[..] {
            [winner] => {
                self.won_in += moves(winner);
                self.winners += 1;
                if winner == own { self.wins += 1 } else { self.losses += 1 }
            }
            _ => self.draws += 1,
        }
    }
}

fn print(tally: &Tally, games: u32, seconds: f64) -> Result<(), Error> {
    let Tally { wins, draws, losses, plies, won_in, winners } = *tally;
    let all = f64::from(games.max(1));
    let score = (f64::from(wins) + f64::from(draws) / 2.0) / all;
    // The error of the mean of results that are 1, a half or 0.
    let square = (f64::from(wins) + f64::from(draws) / 4.0) / all - score * score;
    let error = (square.max(0.0) / all).sqrt() * 1.96;
    let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.002, 0.998) - 1.0).log10();
    let width = (elo(score + error) - elo(score - error)) / 2.0;
    let mut output = stdout().lock();
    writeln!(output, "wins {wins} draws {draws} losses {losses} score {:.1} %", 100.0 * score)
        .and_then(|()| writeln!(output, "elo {:+.0} +- {width:.0}", elo(score)))
        .and_then(|()| {
            let own = won_in as f64 / winners.max(1) as f64;
            writeln!(output, "plies {:.1} own moves of the winner {own:.1} seconds {seconds:.1}", plies as f64 / all)
        })
        .map_err(Error::Output)
}

/// A stream of numbers that a seed decides (SplitMix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}
