//! Who plays a side in a match.

use std::str::FromStr;
use std::time::{Duration, Instant};

use hopstone_ai::{Limits, Thinker};
use hopstone_rules::{Game, Level, Play, capture, draughts, star};

/// A player of a match, as `--a` and `--b` name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mind {
    /// `level:N`
    Level(Level),
    /// `movetime:MS`
    MoveTime(Duration),
    /// `nodes:N`
    Nodes(u64),
    /// `greedy`: the move that looks best at once.
    Greedy,
    /// `random`
    Random,
}

impl FromStr for Mind {
    type Err = String;

    fn from_str(text: &str) -> Result<Mind, String> {
        let wrong =
            || format!("\"{text}\" is no player; level:1 to level:5, movetime:MS, nodes:N, greedy and random are");
        match text.split_once(':') {
            None if text == "greedy" => Ok(Mind::Greedy),
            None if text == "random" => Ok(Mind::Random),
            Some(("level", number)) => number.parse().ok().and_then(Level::new).map(Mind::Level).ok_or_else(wrong),
            Some(("movetime", number)) => {
                let milliseconds = number.parse().ok().filter(|&milliseconds| milliseconds > 0).ok_or_else(wrong)?;
                Ok(Mind::MoveTime(Duration::from_millis(milliseconds)))
            }
            Some(("nodes", number)) => {
                number.parse().ok().filter(|&nodes| nodes > 0).map(Mind::Nodes).ok_or_else(wrong)
            }
            _ => Err(wrong()),
        }
    }
}

impl Mind {
    /// Calls with the limits that the player thinks within.
    pub fn within<T>(self, seed: u64, think: impl FnOnce(&Limits) -> T) -> T {
        let begun = Instant::now();
        match self {
            Mind::Level(level) => think(&Limits { seed, ..Limits::of_level(level) }),
            Mind::MoveTime(most) => {
                let is_over = || begun.elapsed() >= most;
                think(&Limits { level: None, nodes: None, is_over: Some(&is_over), seed })
            }
            Mind::Nodes(nodes) => think(&Limits { level: None, nodes: Some(nodes), is_over: None, seed }),
            Mind::Greedy => think(&Limits { level: None, nodes: Some(1), is_over: None, seed }),
            Mind::Random => think(&Limits { level: None, nodes: Some(1), is_over: None, seed }),
        }
    }
}

/// A game as a match plays it.
pub trait Contest: Play {
    /// Up to this value an opening is fair.
    const FAIR: i32;
    /// All moves.
    fn all(&self) -> Vec<Self::Move>;
    /// The computer's move.
    fn think(thinker: &mut Thinker, game: &Game<Self>, limits: &Limits) -> Option<Self::Move>;
    /// What the computer makes of the position for the seat to move.
    fn value(thinker: &mut Thinker, game: &Game<Self>, limits: &Limits) -> Option<i32>;
    /// The move that looks best at once: the most gained in distance or pieces.
    fn greedy(&self) -> Option<Self::Move>;
}

impl Contest for star::State {
    const FAIR: i32 = i32::MAX;

    fn all(&self) -> Vec<star::Move> {
        self.position().moves()
    }

    fn think(thinker: &mut Thinker, game: &Game<star::State>, limits: &Limits) -> Option<star::Move> {
        thinker.star(game, limits).map(|thought| thought.mv)
    }

    fn value(thinker: &mut Thinker, game: &Game<star::State>, limits: &Limits) -> Option<i32> {
        thinker.star(game, limits).map(|thought| thought.value)
    }

    fn greedy(&self) -> Option<star::Move> {
        let position = self.position();
        let seat = position.turn();
        let armies = position.setup().seating.armies(seat);
        // The sum of the distances to the tips of the goals; of equal moves that of the marble farthest behind.
        let left = |position: &star::Position| -> i32 {
            let army = |&army: &star::Army| {
                position.army(army).map(|hole| i32::from(hole.distance(army.goal().tip()))).sum::<i32>()
            };
            armies.iter().map(army).sum()
        };
        self.all().into_iter().min_by_key(|mv| {
            let mut next = *position;
            next.play_unchecked(mv);
            let won = next.has_won(seat);
            let behind = armies.iter().map(|army| mv.from.distance(army.goal().tip())).min().unwrap_or(0);
            (!won, left(&next), -i32::from(behind))
        })
    }
}

impl Contest for capture::State {
    const FAIR: i32 = 2;

    fn all(&self) -> Vec<capture::Chain> {
        let mut chains = Vec::new();
        for from in self.position().movable() {
            if let Ok((found, _)) = self.position().outcomes_after(from, &[], 2_000) {
                chains.extend(found);
            }
        }
        chains
    }

    fn think(thinker: &mut Thinker, game: &Game<capture::State>, limits: &Limits) -> Option<capture::Chain> {
        thinker.capture(game, limits).map(|thought| thought.mv)
    }

    fn value(thinker: &mut Thinker, game: &Game<capture::State>, limits: &Limits) -> Option<i32> {
        thinker.capture(game, limits).map(|thought| thought.value)
    }

    fn greedy(&self) -> Option<capture::Chain> {
        self.all().into_iter().max_by_key(|chain| chain.captured().len())
    }
}

impl Contest for draughts::State {
    const FAIR: i32 = 35;

    fn all(&self) -> Vec<draughts::Move> {
        self.position().moves()
    }

    fn think(thinker: &mut Thinker, game: &Game<draughts::State>, limits: &Limits) -> Option<draughts::Move> {
        thinker.draughts(game, limits).map(|thought| thought.mv)
    }

    fn value(thinker: &mut Thinker, game: &Game<draughts::State>, limits: &Limits) -> Option<i32> {
        thinker.draughts(game, limits).map(|thought| thought.value)
    }

    fn greedy(&self) -> Option<draughts::Move> {
        let crowns = |mv: &draughts::Move| self.position().after(mv).kings(self.position().turn()).len();
        self.all().into_iter().max_by_key(|mv| (mv.captured().len(), crowns(mv)))
    }
}
