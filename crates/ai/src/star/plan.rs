//! A plan: the moves that bring an army home while the others do what they are expected to do.
//!
//! It is a beam search. Of all arrangements that one more move can reach, the most promising are kept, so many that a shortest way is
//! among them almost always; an army alone on the board needs 27 moves, and with 20,000 arrangements a layer that way is found.
//! Others' marbles are ladders in it, where they stand or where a forecast says that they will; a plan is made anew at every move.

use hopstone_rules::star::{Army, Destinations, Hole, HoleSet, Move, MoveKind, Position, Win};

use crate::budget::Budget;

/// The longest plan. An army that needs more has not begun.
pub(crate) const LONGEST: usize = 60;

/// What a plan costs for every move, in the units of [`Plan::cost`].
pub(crate) const MOVE: i32 = 100;

/// Moves of an army that lead home.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The moves; the first is one of the position.
    pub moves: Vec<Move>,
    /// How much they cost together, and what is left after them, where the budget ended before the way home was found.
    pub cost: i32,
    /// Whether they lead all the way.
    pub arrives: bool,
    /// Whether they lead home only if others' marbles stay in the goal.
    pub counts_on_squatters: bool,
}

/// How hard a plan is looked for.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// How many arrangements are kept at each move.
    pub width: usize,
    /// The most moves.
    pub longest: usize,
}

/// An arrangement of the army with the way that led to it.
struct Place {
    marbles: HoleSet,
    far: Far,
    /// How far it was from home after each move on the way, added up: of equal ways the one that gets on early is the better one,
    /// since later the others will have moved.
    on_the_way: i32,
    /// Its parent in the layer before.
    parent: u32,
    mv: Option<Move>,
}

/// One that has been reached: how promising it is, and how.
#[derive(Clone, Copy)]
struct Reached {
    promise: i32,
    marbles: HoleSet,
    far: Far,
    on_the_way: i32,
    parent: u32,
    mv: Move,
}

/// What an army has to fill, and what stands in its way.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    army: Army,
    /// The marbles of others in the goal stay there and fill it, as the modern win allows; otherwise they are taken to be gone by then.
    squatters_stay: bool,
}

impl Task {
    /// To fill the goal with one's own marbles, others having left it.
    pub(crate) fn all_own(army: Army) -> Task {
        Task { army, squatters_stay: false }
    }

    /// To fill the rest of a goal in which others sit; `None` where nobody does or that is no win.
    pub(crate) fn the_rest(position: &Position, army: Army) -> Option<Task> {
        let others = position.occupied() - position.army(army);
        let sits = !(others & army.goal_holes()).is_empty();
        (sits && position.setup().options.win == Win::Modern).then_some(Task { army, squatters_stay: true })
    }

    /// The best plan that is found within the effort and the budget; `None` if the army has no move.
    ///
    /// `others` are the holes where others' marbles stand before each of the army's moves; from the last of them on they stand still.
    pub(crate) fn plan(
        &self,
        position: &Position,
        others: &[HoleSet],
        effort: Effort,
        budget: &mut Budget,
    ) -> Option<Plan> {
        let army = self.army;
        let setup = position.setup();
        let fills = if self.squatters_stay { position.occupied() - position.army(army) } else { HoleSet::EMPTY };
        let goal = army.goal_holes() - fills;
        // Whoever sits in the goal is taken to leave it in time.
        let gone = if self.squatters_stay { HoleSet::EMPTY } else { goal };
        let is_home = |marbles: HoleSet| goal.is_subset(marbles) && !(marbles & army.goal_holes()).is_empty();
        let ways = Ways::to(army, goal);
        let begin = position.army(army);
        let mut layers = vec![vec![Place { marbles: begin, far: ways.far(begin), on_the_way: 0, parent: 0, mv: None }]];
        let mut seen = Seen::default();
        seen.insert(begin);
        let mut reached: Vec<Reached> = Vec::new();
        for depth in 0..effort.longest {
            let standing = others.get(depth).or(others.last()).copied().unwrap_or_default() - gone;
            reached.clear();
            for (parent, place) in layers[depth].iter().enumerate() {
                if !budget.spend() {
                    break;
                }
                let mut reach = |from: Hole, destinations: Destinations| {
                    let rest = place.marbles - HoleSet::of(from);
                    let without = ways.without(place.far, from, rest);
                    for mv in destinations.moves(from) {
                        // Whom a swap would throw out is the one that is counted on to stay.
                        if mv.kind == MoveKind::Swap && self.squatters_stay {
                            continue;
                        }
                        let marbles = rest | HoleSet::of(mv.to);
                        let far = ways.with(without, mv.to);
                        let promise = far.promise();
                        let on_the_way = place.on_the_way + promise;
                        reached.push(Reached { promise, marbles, far, on_the_way, parent: parent as u32, mv });
                    }
                };
                if depth == 0 {
                    // The first move is made on the board as it is.
                    place.marbles.for_each(|from| reach(from, position.destinations(from)));
                } else {
                    setup.each_destination(army, place.marbles, standing | place.marbles, reach);
                }
            }
            if budget.has_ended() && depth > 0 {
                break;
            }
            let layer = best(&reached, effort.width, &mut seen);
            let done = layer.iter().position(|place| is_home(place.marbles));
            layers.push(layer);
            if let Some(index) = done {
                let moves = way(&layers, index);
                return Some(Plan {
                    cost: MOVE * moves.len() as i32,
                    moves,
                    arrives: true,
                    counts_on_squatters: self.squatters_stay,
                });
            }
            if layers[depth + 1].is_empty() {
                break;
            }
        }
        // The most promising arrangement of the last layer, with what it still seems to need.
        let last = layers.iter().rposition(|layer| !layer.is_empty()).unwrap_or(0);
        layers.truncate(last + 1);
        let moves = way(&layers, 0);
        let left = layers[last][0].far.promise() * MOVE / PROMISE_OF_A_MOVE;
        (!moves.is_empty()).then(|| Plan {
            cost: MOVE * moves.len() as i32 + left,
            moves,
            arrives: false,
            counts_on_squatters: self.squatters_stay,
        })
    }
}

/// The most promising arrangements that were not reached before.
///
/// What they are sorted by is packed into numbers with their places: the sort is then the one that all games share.
fn best(reached: &[Reached], width: usize, seen: &mut Seen) -> Vec<Place> {
    let key = |(place, one): (usize, &Reached)| {
        debug_assert!(place < 1 << PLACE_BITS && one.on_the_way < 1 << WAY_BITS);
        (one.promise as u64) << (WAY_BITS + PLACE_BITS) | (one.on_the_way as u64) << PLACE_BITS | place as u64
    };
    let mut keys: Vec<u64> = reached.iter().enumerate().map(key).collect();
    keys.sort_unstable();
    let mut layer = Vec::with_capacity(width.min(keys.len()));
    for key in keys {
        if layer.len() == width {
            break;
        }
        let &Reached { marbles, far, on_the_way, parent, mv, .. } = &reached[key as usize % (1 << PLACE_BITS)];
        if seen.insert(marbles) {
            layer.push(Place { marbles, far, on_the_way, parent, mv: Some(mv) });
        }
    }
    layer
}

/// Bits for the place of an arrangement among those reached, and for the sum of its promises on the way.
const PLACE_BITS: u32 = 24;
const WAY_BITS: u32 = 22;

/// The moves that led to an arrangement of the last layer.
fn way(layers: &[Vec<Place>], mut index: usize) -> Vec<Move> {
    let mut moves = Vec::with_capacity(layers.len());
    for layer in layers.iter().rev() {
        let Some(place) = layer.get(index) else { break };
        moves.extend(place.mv);
        index = place.parent as usize;
    }
    moves.reverse();
    moves
}

/// About how much one good move takes off [`Far::promise`].
const PROMISE_OF_A_MOVE: i32 = 45;

/// How far an arrangement is from home.
#[derive(Clone, Copy)]
struct Far {
    /// Of all marbles together: ten for every step to the tip of the goal, and something for being far to the side.
    total: i32,
    /// The steps of the last marble that is outside.
    last: i32,
}

impl Far {
    /// The less the better; the last marble counts once more.
    fn promise(self) -> i32 {
        self.total + 4 * self.last
    }
}

/// How far every hole is from home.
struct Ways {
    total: [i16; Hole::COUNT],
    /// Steps to the tip for holes outside, 0 for those that are to be filled.
    outside: [i8; Hole::COUNT],
}

impl Ways {
    fn to(army: Army, goal: HoleSet) -> Ways {
        let mut ways = Ways { total: [0; Hole::COUNT], outside: [0; Hole::COUNT] };
        for hole in Hole::all() {
            let steps = hole.distance(army.goal().tip());
            let aside = if goal.contains(hole) { 0 } else { hole.distance(Hole::CENTRE).saturating_sub(4) };
            ways.total[hole.index()] = 10 * i16::from(steps) + 2 * i16::from(aside);
            ways.outside[hole.index()] = if goal.contains(hole) { 0 } else { steps as i8 };
        }
        ways
    }

    fn far(&self, marbles: HoleSet) -> Far {
        marbles.fold(Far { total: 0, last: 0 }, |far, hole| self.with(far, hole))
    }

    fn with(&self, far: Far, hole: Hole) -> Far {
        let (total, outside) = (self.total[hole.index()], self.outside[hole.index()]);
        Far { total: far.total + i32::from(total), last: far.last.max(outside.into()) }
    }

    /// Without the marble in `hole`; `rest` are the others.
    fn without(&self, far: Far, hole: Hole, rest: HoleSet) -> Far {
        let last = if i32::from(self.outside[hole.index()]) == far.last {
            rest.map(|hole| i32::from(self.outside[hole.index()])).max().unwrap_or(0)
        } else {
            far.last
        };
        Far { total: far.total - i32::from(self.total[hole.index()]), last }
    }
}

/// The arrangements that were reached: a set with open places, as many as a power of two, at most half of them taken.
#[derive(Default)]
struct Seen {
    places: Vec<HoleSet>,
    count: usize,
}

impl Seen {
    /// Whether the arrangement is new. None is empty: that stands for a free place.
    fn insert(&mut self, marbles: HoleSet) -> bool {
        if 2 * (self.count + 1) > self.places.len() {
            let larger = (2 * self.places.len()).max(1 << 10);
            for marbles in std::mem::replace(&mut self.places, vec![HoleSet::EMPTY; larger]) {
                if !marbles.is_empty() {
                    let place = self.place(marbles);
                    self.places[place] = marbles;
                }
            }
        }
        let place = self.place(marbles);
        let is_new = self.places[place].is_empty();
        self.places[place] = marbles;
        self.count += usize::from(is_new);
        is_new
    }

    /// Where an arrangement stands, or the free place where it would (SplitMix64 over both halves, then straight on).
    fn place(&self, marbles: HoleSet) -> usize {
        let bits = marbles.bits();
        let mut z = bits as u64 ^ ((bits >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let mask = self.places.len() - 1;
        let mut place = (z ^ (z >> 31)) as usize & mask;
        while !self.places[place].is_empty() && self.places[place] != marbles {
            place = (place + 1) & mask;
        }
        place
    }
}
