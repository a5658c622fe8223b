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
use crate::greedy;
use crate::kind::Kind;
use crate::material::{self, Effort};
use crate::played::Played;

/// A player of a match, as `--a` and `--b` name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mind {
    /// `level:N`, `movetime:MS` and `nodes:N`: the computer player.
    Computer(Bounds),
    /// `greedy`: the move that looks best at once; in draughts and the capture game see [`greedy`].
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
    pub fn choose<S: Contest>(
        self,
        game: &Game<S>,
        thinker: &mut Thinker,
        seed: u64,
        dice: &mut Dice,
    ) -> Option<S::Move> {
        match self {
            Mind::Computer(bounds) => {
                bounds.within(seed, |limits| S::think(thinker, game, limits)).map(|thought| thought.mv)
            }
            Mind::Random => dice.one_of(&game.state().all()),
            Mind::Greedy => game.state().greedy(dice),
            Mind::Saboteur => game.state().saboteur(),
            Mind::Material(effort) => game.state().material(effort, dice.next()),
        }
    }
}

/// A game as a match plays it.
pub trait Contest: Played {
    /// How many positions are looked at to judge an opening, and up to which value for the seat to move it is fair; `None` where all
    /// are.
    const FAIR: Option<(u64, i32)>;
    /// All moves.
    fn all(&self) -> Vec<Self::Move>;
    /// The moves that an opening may have.
    fn openings(&self) -> Vec<Self::Move> {
        self.all()
    }
    /// The move of [`Mind::Greedy`]; where several are as good, `dice` may decide.
    fn greedy(&self, dice: &mut Dice) -> Option<Self::Move>;
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
    const FAIR: Option<(u64, i32)> = None;

    fn all(&self) -> Vec<star::Move> {
        self.position().moves()
    }

    /// Nobody begins by going back.
    fn openings(&self) -> Vec<star::Move> {
        let before = left(self.position(), own(self));
        let gains = |mv: &star::Move| left(&after(self.position(), mv), own(self)) <= before;
        self.all().into_iter().filter(gains).collect()
    }

    /// The most gained in distance.
    fn greedy(&self, _: &mut Dice) -> Option<star::Move> {
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
    const FAIR: Option<(u64, i32)> = Some((5_000, 3));

    fn all(&self) -> Vec<capture::Chain> {
        let chains = |from| self.position().outcomes_after(from, &[], 2_000).map_or(Vec::new(), |(chains, _)| chains);
        self.position().movable().flat_map(chains).collect()
    }

    fn greedy(&self, dice: &mut Dice) -> Option<capture::Chain> {
        greedy::capture(self.position(), dice)
    }
}

impl Contest for draughts::State {
    const FAIR: Option<(u64, i32)> = Some((5_000, 35));

    fn all(&self) -> Vec<draughts::Move> {
        self.position().moves()
    }

    fn greedy(&self, dice: &mut Dice) -> Option<draughts::Move> {
        greedy::draughts(self.position(), dice)
    }

    fn material(&self, effort: Effort, seed: u64) -> Option<draughts::Move> {
        material::best(self.position(), effort, seed)
    }
}

#[cfg(test)]
mod tests {
    use hopstone_rules::Play;
    use hopstone_rules::star::{Options, Seating, Setup};
    use hopstone_rules::{Player, Seat};

    use super::*;

    fn game() -> Game<star::State> {
        let setup = Setup { seating: Seating::Two, options: Options::STANDARD };
        Game::start(setup, vec![Player::person(""); 2], Seat::FIRST).unwrap()
    }

    #[test]
    fn players_are_read_by_their_names() {
        assert_eq!("greedy".parse(), Ok(Mind::Greedy));
        assert_eq!("material:1000".parse(), Ok(Mind::Material(Effort::Time(Duration::from_secs(1)))));
        assert_eq!("material:nodes:50".parse(), Ok(Mind::Material(Effort::Nodes(50))));
        assert!(matches!("level:5".parse(), Ok(Mind::Computer(_))));
        for name in ["", "greedy:1", "level", "levels:5", "saboteur:2"] {
            assert_eq!(name.parse::<Mind>(), Err(NoMind::Unknown), "{name}");
        }
        for name in ["level:6", "level:0", "nodes:-1", "movetime:", "material:0", "material:nodes:x", "nodes:1e5"] {
            assert!(matches!(name.parse::<Mind>(), Err(NoMind::Bound(_))), "{name}");
        }
    }

    #[test]
    fn a_saboteur_never_moves_the_two_at_the_tip_while_others_can() {
        let mut game = game();
        let kept = nearest_to_tip(game.state().position(), Army::new(1).unwrap());
        assert!(kept.contains(Army::new(1).unwrap().home().tip()));
        for ply in 0..120 {
            let mv = if ply % 2 == 0 { game.state().saboteur() } else { game.state().greedy(&mut Dice::new(1)) };
            game.play(&mv.unwrap()).unwrap();
            if game.turn().is_none() {
                break;
            }
        }
        assert!(kept.is_subset(game.state().position().army(Army::new(1).unwrap())));
    }

    #[test]
    fn a_saboteur_moves_what_it_kept_when_nothing_else_can() {
        let army = Army::new(1).unwrap();
        let position = game().state().position().with_army(army, HoleSet::of(army.home().tip()));
        let state = star::State::from_position(position);
        assert_eq!(state.saboteur().unwrap().from, army.home().tip());
    }

    #[test]
    fn greedy_takes_the_longest_way_forward() {
        let state = game().state().clone();
        let mv = state.greedy(&mut Dice::new(1)).unwrap();
        let most = state.all().iter().map(|mv| left(&after(state.position(), mv), own(&state))).min().unwrap();
        assert_eq!(left(&after(state.position(), &mv), own(&state)), most);
        assert!(state.standing().outcome().is_none());
    }

    #[test]
    fn openings_of_the_star_do_not_go_back() {
        let mut game = game();
        for mv in ["d2-e6", "n1-m5"] {
            game.play(&game.state().resolve(mv).unwrap()).unwrap();
        }
        let before = left(game.state().position(), own(game.state()));
        let left_after = |mv: &star::Move| left(&after(game.state().position(), mv), own(game.state()));
        assert!(game.state().all().iter().any(|mv| left_after(mv) > before));
        assert!(game.state().openings().iter().all(|mv| left_after(mv) <= before));
    }
}
