//! Who plays a side in a match.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use hopstone_ai::Thinker;
use hopstone_rules::star::{Army, Hole, HoleSet};
use hopstone_rules::{Game, capture, draughts, star};

use crate::arguments::whole;
use crate::bounds::Bounds;
use crate::dice::Dice;
use crate::kind::Kind;
use crate::material::{self, Effort};
use crate::played::Played;

/// A player of a match, as `--a` and `--b` name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mind {
    /// `level:N`, `movetime:MS` and `nodes:N`: the computer player.
    Computer(Bounds),
    /// `greedy`: the move that looks best at once.
    Greedy,
    /// `random`
    Random,
    /// `saboteur`, in Chinese checkers: greedy, but the two marbles nearest to the tip of each home do not move as long as another
    /// can.
    Saboteur,
    /// `material:MS` and `material:nodes:N`, in draughts: see [`material`].
    Material(Effort),
}

/// A text is no player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoMind {
    /// There is none of this name.
    Unknown,
    /// The player cannot be told so: the reason.
    Bound(String),
}

impl FromStr for Mind {
    type Err = NoMind;

    fn from_str(text: &str) -> Result<Mind, NoMind> {
        let effort = |number: &str| whole(number).ok_or(NoMind::Bound("its bound is a number from 1".to_owned()));
        match text.split_once(':') {
            None if text == "greedy" => Ok(Mind::Greedy),
            None if text == "random" => Ok(Mind::Random),
            None if text == "saboteur" => Ok(Mind::Saboteur),
            Some(("material", bound)) => Ok(Mind::Material(match bound.strip_prefix("nodes:") {
                Some(nodes) => Effort::Nodes(effort(nodes)?),
                None => Effort::Time(Duration::from_millis(effort(bound)?)),
            })),
            Some((name @ ("level" | "movetime" | "nodes"), number)) => {
                let mut bounds = Bounds::default();
                bounds.set(name, number).map_err(NoMind::Bound)?;
                Ok(Mind::Computer(bounds))
            }
            _ => Err(NoMind::Unknown),
        }
    }
}

impl fmt::Display for NoMind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoMind::Unknown => f.write_str(
                "no player; level:N, movetime:MS, nodes:N, greedy, random, saboteur (star), material:MS and \
                 material:nodes:N (draughts) are",
            ),
            NoMind::Bound(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for NoMind {}

impl Mind {
    /// Why the player does not know a game; `None` if it does.
    pub fn stranger_to(self, kind: Kind) -> Option<&'static str> {
        match (self, kind) {
            (Mind::Saboteur, Kind::Star) | (Mind::Material(_), Kind::Draughts(_)) => None,
            (Mind::Saboteur, _) => Some("a saboteur plays only star"),
            (Mind::Material(_), _) => Some("material is a player of italian and english"),
            _ => None,
        }
    }

    /// The player's move for the seat to move; `None` if it has none.
    pub fn choose<S: Contest>(self, game: &Game<S>, thinker: &mut Thinker, seed: u64, dice: &mut Dice) -> Option<S::Move> {
        match self {
            Mind::Computer(bounds) => {
                bounds.within(seed, |limits| S::think(thinker, game, limits)).map(|thought| thought.mv)
            }
            Mind::Random => dice.one_of(&game.state().all()),
            Mind::Greedy => game.state().greedy(),
            Mind::Saboteur => game.state().saboteur(),
            Mind::Material(effort) => game.state().material(effort, dice.next()),
        }
    }
}

/// A game as a match plays it.
pub trait Contest: Played {
    /// Up to this value for the seat to move an opening is fair; `None` where all are.
    const FAIR: Option<i32>;
    /// All moves.
    fn all(&self) -> Vec<Self::Move>;
    /// The moves that an opening may have.
    fn openings(&self) -> Vec<Self::Move> {
        self.all()
    }
    /// The move of [`Mind::Greedy`]: the most gained in distance or pieces.
    fn greedy(&self) -> Option<Self::Move>;
    /// The move of [`Mind::Saboteur`].
    fn saboteur(&self) -> Option<Self::Move> {
        None
    }
    /// The move of [`Mind::Material`].
    fn material(&self, _: Effort, _: u64) -> Option<Self::Move> {
        None
    }
}

impl Contest for star::State {
    const FAIR: Option<i32> = None;

    fn all(&self) -> Vec<star::Move> {
        self.position().moves()
    }

    /// Nobody begins by going back.
    fn openings(&self) -> Vec<star::Move> {
        let before = left(self.position(), own(self));
        let gains = |mv: &star::Move| left(&after(self.position(), mv), own(self)) <= before;
        self.all().into_iter().filter(gains).collect()
    }

    fn greedy(&self) -> Option<star::Move> {
        greediest(self, self.all())
    }

    fn saboteur(&self) -> Option<star::Move> {
        let kept = own(self).iter().fold(HoleSet::EMPTY, |kept, &army| kept | nearest_to_tip(self.position(), army));
        let free: Vec<star::Move> = self.all().into_iter().filter(|mv| !kept.contains(mv.from)).collect();
        greediest(self, if free.is_empty() { self.all() } else { free })
    }
}

/// The armies of the seat to move.
fn own(state: &star::State) -> &'static [Army] {
    state.position().setup().seating.armies(state.position().turn())
}

/// The sum of the distances of some armies' marbles to the tips of their goals.
fn left(position: &star::Position, armies: &[Army]) -> i32 {
    armies.iter().flat_map(|&army| position.army(army).map(move |hole| steps_left(army, hole))).sum()
}

fn steps_left(army: Army, hole: Hole) -> i32 {
    i32::from(hole.distance(army.goal().tip()))
}

fn after(position: &star::Position, mv: &star::Move) -> star::Position {
    let mut next = *position;
    next.play_unchecked(mv);
    next
}

/// The two marbles of an army nearest to the tip of its home; of equally near ones those in the first holes.
fn nearest_to_tip(position: &star::Position, army: Army) -> HoleSet {
    let mut marbles: Vec<Hole> = position.army(army).collect();
    marbles.sort_by_key(|hole| hole.distance(army.home().tip()));
    marbles.into_iter().take(2).collect()
}

/// Of some moves the one after which least is left to go; of equal ones that of the marble farthest behind. A win before all.
fn greediest(state: &star::State, moves: Vec<star::Move>) -> Option<star::Move> {
    let (position, armies) = (state.position(), own(state));
    moves.into_iter().min_by_key(|mv| {
        let next = after(position, mv);
        let army = armies.iter().copied().find(|&army| position.army(army).contains(mv.from));
        let behind = army.map_or(0, |army| steps_left(army, mv.from));
        (!next.has_won(position.turn()), left(&next, armies), Reverse(behind))
    })
}

impl Contest for capture::State {
    const FAIR: Option<i32> = Some(2);

    fn all(&self) -> Vec<capture::Chain> {
        let chains = |from| self.position().outcomes_after(from, &[], 2_000).map_or(Vec::new(), |(chains, _)| chains);
        self.position().movable().flat_map(chains).collect()
    }

    fn greedy(&self) -> Option<capture::Chain> {
        self.all().into_iter().max_by_key(|chain| chain.captured().len())
    }
}

impl Contest for draughts::State {
    const FAIR: Option<i32> = Some(35);

    fn all(&self) -> Vec<draughts::Move> {
        self.position().moves()
    }

    fn greedy(&self) -> Option<draughts::Move> {
        let kings = |mv: &draughts::Move| self.position().after(mv).kings(self.position().turn()).len();
        self.all().into_iter().max_by_key(|mv| (mv.captured().len(), kings(mv)))
    }

    fn material(&self, effort: Effort, seed: u64) -> Option<draughts::Move> {
        material::best(self.position(), effort, seed)
    }
}
