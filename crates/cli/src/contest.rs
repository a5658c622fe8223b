//! `hopstone match`: two players against each other, many times.

use std::io::{Write, stdout};
use std::time::{Duration, Instant};

use hopstone_ai::Thinker;
use hopstone_rules::star::{Options, Seating};
use hopstone_rules::{Event, Game, Play, PlayError, Player, Seat, capture, draughts, star};
use lexopt::Arg;

use crate::arguments::{count, text, value, wrong};
use crate::bounds::Bounds;
use crate::dice::Dice;
use crate::error::Error;
use crate::kind::{Kind, Preset};
use crate::mind::{Contest, Mind};

/// How many moves each seat makes by chance before the players begin, so that no two openings are alike.
const OPENING_ROUNDS: usize = 2;
/// After so many openings in vain a longer one is tried, and how often that may happen.
const TRIES: usize = 50;
const LONGEST_OPENING: usize = 20;
/// How often it is said on standard error how a long match stands, in games.
const REPORT: u32 = 20;

/// What is played, by whom, how often.
struct Match {
    seats: usize,
    minds: [Mind; 2],
    /// How they were named.
    names: [String; 2],
    games: u32,
    seed: u64,
    /// Whether every game is printed.
    show: bool,
}

/// What a match has come to; players are 0 for A and 1 for B.
#[derive(Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    plies: u64,
    /// Own moves of A, and of the winners.
    moves: u64,
    won_in: u64,
    /// What both players' moves took, and how many they were.
    thought: [(Duration, u64); 2],
}

/// Plays the games of a match and prints its result.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Error> {
    let (mut kind, mut options) = (None, None);
    let (mut seats, mut games, mut seed, mut show) = (2, 100, 1, false);
    let (mut a, mut b) = (None, None);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("game") => kind = Some(value::<Kind>(&mut arguments, "--game")?),
            Arg::Long("seats") => seats = count(&mut arguments, "--seats")?,
            Arg::Long("options") => options = Some(value::<Preset>(&mut arguments, "--options")?.0),
            Arg::Long("a") => a = Some(player(&mut arguments, "--a")?),
            Arg::Long("b") => b = Some(player(&mut arguments, "--b")?),
            Arg::Long("games") => games = count(&mut arguments, "--games")?,
            Arg::Long("seed") => seed = value(&mut arguments, "--seed")?,
            Arg::Long("show") => show = true,
            other => return Err(other.unexpected().into()),
        }
    }
    let kind = kind.ok_or_else(|| wrong("--game is missing: star, capture, italian or english"))?;
    let (a, a_name) = a.ok_or_else(|| wrong("--a is missing: a player such as level:5"))?;
    let (b, b_name) = b.ok_or_else(|| wrong("--b is missing: a player such as greedy"))?;
    for (option, mind) in [("--a", a), ("--b", b)] {
        if let Some(reason) = mind.stranger_to(kind) {
            return Err(wrong(format!("{option}: {reason}")));
        }
    }
    if options.is_some() && kind != Kind::Star {
        return Err(wrong("--options: only star has options"));
    }
    let contest = Match { seats, minds: [a, b], names: [a_name, b_name], games, seed, show };
    let begun = Instant::now();
    let tally = match kind {
        Kind::Star => {
            let seating = Seating::of_players(seats).map_err(|error| wrong(format!("--seats: {error}")))?;
            // The first place decides; the others need not be played out.
            let options = Options { play_on: false, ..options.unwrap_or(Options::STANDARD) };
            contest.play::<star::State>(star::Setup { seating, options }, Seat::FIRST)?
        }
        Kind::Capture => {
            let setup = capture::Setup::new(seats, false).map_err(|error| wrong(format!("--seats: {error}")))?;
            contest.play::<capture::State>(setup, Seat::FIRST)?
        }
        Kind::Draughts(variant) if seats != 2 => {
            return Err(wrong(format!("--seats: {variant} draughts is always for two")));
        }
        Kind::Draughts(variant) => {
            contest.play::<draughts::State>(draughts::Setup::standard(variant), variant.first().seat())?
        }
    };
    tally.print(&contest, begun.elapsed()).map_err(Error::Output)
}

/// A player and how it is named.
fn player(arguments: &mut lexopt::Parser, option: &str) -> Result<(Mind, String), Error> {
    let text = text(arguments)?;
    let mind = text.parse().map_err(|error| wrong(format!("{option}: \"{}\": {error}", text.escape_debug())))?;
    Ok((mind, text))
}

impl Match {
    /// Plays all games. Every opening is played as often as there are seats, so that A has each of them once.
    fn play<S: Contest>(&self, setup: S::Setup, first: Seat) -> Result<Tally, Error> {
        let players = vec![Player::person(""); self.seats];
        let begin = Game::<S>::start(setup, players, first).expect("a set-up with its own players");
        let mut openings = Openings::of(begin, self.seed);
        let mut opening = None;
        let mut tally = Tally::default();
        for number in 0..self.games {
            let own = Seat::new(number as usize % self.seats).expect("as many seats as the game has");
            let game = match opening.take().filter(|_| own != Seat::FIRST) {
                Some(game) => game,
                None => openings.next().ok_or_else(|| {
                    wrong(format!("--games: there are no more than {number} games with openings of their own"))
                })?,
            };
            opening = Some(game.clone());
            let game = self.play_out(game, own, number, &mut tally)?;
            let points = tally.add(&game, own);
            if self.show {
                show(&game, number, own, points).map_err(Error::Output)?;
            }
            if (number + 1).is_multiple_of(REPORT) {
                eprintln!("{} of {}: +{} ={} -{}", number + 1, self.games, tally.wins, tally.draws, tally.losses);
            }
        }
        Ok(tally)
    }

    /// Plays a game to its end; A sits on `own`, B on all other seats.
    fn play_out<S: Contest>(
        &self,
        mut game: Game<S>,
        own: Seat,
        number: u32,
        tally: &mut Tally,
    ) -> Result<Game<S>, Error> {
        // Chance of its own for every game, whatever the openings needed.
        let mut dice = Dice::new(!self.seed ^ u64::from(number).wrapping_mul(0xD6E8_FEB8_6659_FD93));
        let seed = dice.next();
        let mut thinkers = [Thinker::new(), Thinker::new()];
        while let Some(seat) = game.turn() {
            let player = usize::from(seat != own);
            let begun = Instant::now();
            let mv = self.minds[player].choose(&game, &mut thinkers[player], seed, &mut dice);
            let (time, moves) = &mut tally.thought[player];
            *time += begun.elapsed();
            *moves += 1;
            let fault = match mv.map(|mv| game.play(&mv)) {
                Some(Ok(())) => continue,
                // The rules know no end of it, the record does: nobody has won.
                Some(Err(PlayError::Full)) => break,
                Some(Err(error)) => format!("made a move that is not allowed: {error}"),
                None => "has no move though the game goes on".to_owned(),
            };
            let player = format!("{} ({})", ["A", "B"][player], self.names[player]);
            return Err(Error::Player { player, game: number + 1, ply: game.events().len() + 1, fault });
        }
        Ok(game)
    }
}

/// Openings by chance: no two of them lead to the same position, and in none somebody is lost already.
struct Openings<S: Contest> {
    begin: Game<S>,
    dice: Dice,
    judge: Thinker,
    plies: usize,
    seen: Vec<S>,
}

impl<S: Contest> Openings<S> {
    fn of(begin: Game<S>, seed: u64) -> Openings<S> {
        let plies = OPENING_ROUNDS * begin.players().len();
        Openings { begin, dice: Dice::new(seed), judge: Thinker::new(), plies, seen: Vec::new() }
    }

    /// Another opening; `None` if no further one is found.
    fn next(&mut self) -> Option<Game<S>> {
        let longest = self.plies.max(LONGEST_OPENING);
        while self.plies <= longest {
            for _ in 0..TRIES {
                let mut game = self.begin.clone();
                for _ in 0..self.plies {
                    if let Some(mv) = self.dice.one_of(&game.state().openings()).filter(|_| game.turn().is_some()) {
                        game.play(&mv).expect("a move of the list");
                    }
                }
                let is_new = game.turn().is_some() && !self.seen.iter().any(|seen| game.state().repeats(seen));
                if is_new && self.is_fair(&game) {
                    self.seen.push(game.state().clone());
                    return Some(game);
                }
            }
            self.plies += 1;
        }
        None
    }

    fn is_fair(&mut self, game: &Game<S>) -> bool {
        let Some((nodes, fair)) = S::FAIR else { return true };
        let mut bounds = Bounds::default();
        bounds.set("nodes", &nodes.to_string()).expect("a bound");
        let thought = bounds.within(0, |limits| S::think(&mut self.judge, game, limits));
        thought.is_some_and(|thought| thought.value.saturating_abs() <= fair)
    }
}

/// How many moves a seat has made.
fn moves_of<S: Play>(game: &Game<S>, seat: Seat) -> u64 {
    let by = |(index, event): &(usize, &Event<S::Move>)| {
        matches!(event, Event::Move(_)) && game.state_after(*index).is_some_and(|state| state.seat_to_move() == seat)
    };
    game.events().iter().enumerate().filter(by).count() as u64
}

/// Prints a game: its number, A's seat, A's points, the plies, the moves.
fn show<S: Contest>(game: &Game<S>, number: u32, own: Seat, points: f64) -> std::io::Result<()> {
    let mut line = format!("game {} A {own} score {points} plies {} moves", number + 1, game.events().len());
    for (index, event) in game.events().iter().enumerate() {
        if let (Event::Move(mv), Some(state)) = (event, game.state_after(index)) {
            line.push(' ');
            line.push_str(&state.write(mv));
        }
    }
    let mut output = stdout().lock();
    writeln!(output, "{line}")?;
    output.flush()
}

impl Tally {
    /// Counts a game: A's points in it.
    fn add<S: Play>(&mut self, game: &Game<S>, own: Seat) -> f64 {
        self.plies += game.events().len() as u64;
        self.moves += moves_of(game, own);
        let standing = game.state().standing();
        let mut first = Seat::all(standing.seats()).filter(|&seat| standing.place(seat) == Some(1));
        match (first.next(), first.next()) {
            (Some(winner), None) => {
                self.won_in += moves_of(game, winner);
                let points = f64::from(u8::from(winner == own));
                if winner == own {
                    self.wins += 1
                } else {
                    self.losses += 1
                }
                points
            }
            _ => {
                self.draws += 1;
                0.5
            }
        }
    }

    fn print(&self, contest: &Match, elapsed: Duration) -> std::io::Result<()> {
        let Tally { wins, draws, losses, plies, moves, won_in, thought } = *self;
        let Rating { score, elo, error } = Rating::of(wins, draws, losses);
        let mean = |sum: u64, count: u32| sum as f64 / f64::from(count.max(1));
        let each = |(time, moves): (Duration, u64)| time.as_secs_f64() * 1000.0 / moves.max(1) as f64;
        let mut output = stdout().lock();
        writeln!(output, "wins {wins} draws {draws} losses {losses} score {:.1} %", 100.0 * score)?;
        if contest.seats == 2 {
            writeln!(output, "elo {elo:+.0} +- {error:.0}")?;
        }
        let (plies, own) = (mean(plies, contest.games), mean(moves, contest.games));
        let winner = mean(won_in, wins + losses);
        writeln!(output, "plies {plies:.1} own moves of A {own:.1} of the winner {winner:.1}")?;
        let [a, b] = thought.map(each);
        writeln!(output, "milliseconds per move of A {a:.1} of B {b:.1} seconds {:.1}", elapsed.as_secs_f64())
    }
}

/// How much better A is than B by a result.
struct Rating {
    /// The share of the points.
    score: f64,
    /// The difference in Elo.
    elo: f64,
    /// In 95 of 100 matches the difference is within this of the true one.
    error: f64,
}

impl Rating {
    fn of(wins: u32, draws: u32, losses: u32) -> Rating {
        let all = f64::from((wins + draws + losses).max(1));
        let score = (f64::from(wins) + f64::from(draws) / 2.0) / all;
        // The error of the mean of results that are 1, a half or 0. Where all are alike nothing is known but that the next one may
        // differ: half a point is taken for it, and for the scores that no difference in Elo has.
        let variance = (f64::from(wins) + f64::from(draws) / 4.0) / all - score * score;
        let half = 0.5 / all;
        let error = ((variance.max(0.0) / all).sqrt() * 1.96).max(half);
        let elo = |score: f64| {
            let score = score.clamp(half / 2.0, 1.0 - half / 2.0);
            400.0 * (score / (1.0 - score)).log10()
        };
        Rating { score, elo: elo(score), error: (elo(score + error) - elo(score - error)) / 2.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        let Rating { score, elo, error } = Rating::of(150, 0, 50);
        assert_eq!(score, 0.75);
        assert!((elo - 190.8).abs() < 0.1, "{elo}");
        assert!((error - 56.0).abs() < 2.0, "{error}");
    }

    #[test]
    fn equal_results_are_no_difference_and_more_games_make_it_surer() {
        let (few, many) = (Rating::of(10, 5, 10), Rating::of(100, 50, 100));
        assert!(few.elo.abs() < 1e-9 && many.elo.abs() < 1e-9);
        assert!(many.error < few.error / 2.0);
    }

    #[test]
    fn a_match_that_is_won_to_nothing_has_a_difference_that_can_be_written() {
        for rating in [Rating::of(50, 0, 0), Rating::of(0, 0, 50), Rating::of(0, 1, 0)] {
            assert!(rating.elo.is_finite() && rating.error > 0.0 && rating.error.is_finite());
        }
        assert!(Rating::of(50, 0, 0).elo > Rating::of(10, 0, 0).elo);
    }
}
