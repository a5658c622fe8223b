//! What a position of draughts seems to be worth: a sum of what its features are worth, see [`super::weights`].

use hopstone_rules::draughts::{Position, Side, Variant};

use super::weights::{ENGLISH, ITALIAN, Weights};

/// The features: 28 squares of men and 32 of kings, by square from the far row on, as each side sees the board; then patterns of
/// the home row, and single ones.
const MEN: usize = 0;
const KINGS: usize = 32;
/// Which squares of the home row have men, as long as the enemy has men to be crowned there.
const HOME: usize = 64;
/// Men that no enemy can stand in front of any more, by their row from the far one.
const FREE: usize = 80;
/// Steps of men.
const STEPS: usize = 88;
/// Men whose steps are all blocked.
pub(super) const STUCK: usize = 89;
/// Steps of kings.
const KING_STEPS: usize = 90;
/// A king, as long as the enemy has none.
const FIRST_KING: usize = 91;
/// Men with a friend or the edge right behind them on both sides.
pub(super) const BACKED: usize = 92;
/// Steps of men and kings onto which no enemy man can jump at once.
const SAFE: usize = 93;
/// To be to move.
const TURN: usize = 94;
/// The last move of a blockade will be the own one: "the move", counted as players count it, with equal pieces.
const OPPOSITION: usize = 95;
/// What is ahead, in hundredths of all there is: whoever is ahead gains by every exchange.
const AHEAD: usize = 96;
/// How near kings are to the enemy's pieces when few are left.
const NEAR: usize = 97;
/// A king of the weaker side in a double corner, where it is hard to catch, with no man left on its side.
const REFUGE: usize = 98;
/// Kings more than the enemy's when only kings are left.
const MORE_KINGS: usize = 99;
/// How many features there are.
pub(crate) const FEATURES: usize = 100;

/// As many pieces begin a game; with fewer the second weight counts for more.
pub(crate) const ALL_PIECES: i32 = 24;
/// With at most so many pieces kings go after them.
const FEW: u32 = 8;

const FAR_ROW: u32 = 0x0000_000F;
const HOME_ROW: u32 = 0xF000_0000;
const LEFTMOST: u32 = 0x1111_1111;
const RIGHTMOST: u32 = 0x8888_8888;
/// The rows that count for the move: every other one from the home row on.
const EVERY_OTHER: u32 = 0xF0F0_F0F0;

/// What the position is worth to the side to move, in hundredths of a man.
pub(super) fn judge(position: &Position) -> i32 {
    let weights = weights(position.variant());
    let (mut early, mut late) = (0, 0);
    let pieces = features(position, |feature, amount| {
        let [a, b] = weights[feature];
        early += i32::from(a) * amount;
        late += i32::from(b) * amount;
    });
    (early * pieces + late * (ALL_PIECES - pieces)) / ALL_PIECES
}

/// The weights of a game.
pub(crate) fn weights(variant: Variant) -> &'static Weights {
    if variant == Variant::Italian { &ITALIAN } else { &ENGLISH }
}

/// One side's pieces, turned so that it moves towards row 0.
#[derive(Clone, Copy)]
struct Army {
    men: u32,
    kings: u32,
}

impl Army {
    fn of(position: &Position, side: Side) -> Army {
        let turn = |bits: u32| if side == Side::White { bits } else { bits.reverse_bits() };
        Army { men: turn(position.men(side).bits()), kings: turn(position.kings(side).bits()) }
    }

    fn all(self) -> u32 {
        self.men | self.kings
    }

    fn turned(self) -> Army {
        Army { men: self.men.reverse_bits(), kings: self.kings.reverse_bits() }
    }
}

/// The board's geometry, the same for both sides.
#[derive(Clone, Copy)]
struct Rows {
    /// Squares of rows that begin in the leftmost column.
    outer: u32,
}

impl Rows {
    fn of(position: &Position) -> Rows {
        Rows { outer: if position.variant() == Variant::Italian { 0x0F0F_0F0F } else { 0xF0F0_F0F0 } }
    }

    fn up_left(self, bits: u32) -> u32 {
        (bits & self.outer & !LEFTMOST) >> 5 | (bits & !self.outer) >> 4
    }

    fn up_right(self, bits: u32) -> u32 {
        (bits & self.outer) >> 4 | (bits & !self.outer & !RIGHTMOST) >> 3
    }

    fn down_left(self, bits: u32) -> u32 {
        (bits & self.outer & !LEFTMOST) << 3 | (bits & !self.outer) << 4
    }

    fn down_right(self, bits: u32) -> u32 {
        (bits & self.outer) << 4 | (bits & !self.outer & !RIGHTMOST) << 5
    }

    fn up(self, bits: u32) -> u32 {
        self.up_left(bits) | self.up_right(bits)
    }

    fn down(self, bits: u32) -> u32 {
        self.down_left(bits) | self.down_right(bits)
    }

    /// The four double-corner squares.
    fn double_corners(self) -> u32 {
        if self.outer & FAR_ROW != 0 { 0x1100_0088 } else { 0x8800_0011 }
    }
}

/// Calls with every feature of the position and how often the side to move has it more than the other; how many pieces there are.
pub(crate) fn features(position: &Position, mut add: impl FnMut(usize, i32)) -> i32 {
    let rows = Rows::of(position);
    let us = Army::of(position, position.turn());
    let them = Army::of(position, position.turn().other());
    one_side(us, them.turned(), rows, 1, &mut add);
    one_side(them, us.turned(), rows, -1, &mut add);
    let (my_men, my_kings) = (us.men.count_ones() as i32, us.kings.count_ones() as i32);
    let (their_men, their_kings) = (them.men.count_ones() as i32, them.kings.count_ones() as i32);
    let king = if position.variant() == Variant::Italian { 5 } else { 3 };
    let (mine, theirs) = (2 * my_men + king * my_kings, 2 * their_men + king * their_kings);
    add(TURN, 1);
    add(AHEAD, (mine - theirs) * 100 / (mine + theirs).max(1));
    if my_men == their_men && my_kings == their_kings {
        add(OPPOSITION, if has_the_move(position) { 1 } else { -1 });
    }
    if my_men + their_men == 0 {
        add(MORE_KINGS, my_kings - their_kings);
    }
    my_men + my_kings + their_men + their_kings
}

/// How often a side has each of the features that one side has alone.
pub(super) fn of_side(position: &Position, side: Side) -> [i32; FEATURES] {
    let (us, them) = (Army::of(position, side), Army::of(position, side.other()));
    let mut counts = [0; FEATURES];
    one_side(us, them.turned(), Rows::of(position), 1, &mut |feature, amount| counts[feature] += amount);
    counts
}

/// Whether the last step of a blockade will be that of the side to move: "the move", as players count it.
pub(super) fn has_the_move(position: &Position) -> bool {
    let us = Army::of(position, position.turn());
    let them = Army::of(position, position.turn().other());
    ((us.all() | them.turned().all()) & EVERY_OTHER).count_ones() % 2 == 1
}

/// The features of one side; both armies as that side sees the board.
fn one_side(own: Army, enemy: Army, rows: Rows, sign: i32, add: &mut impl FnMut(usize, i32)) {
    let count = |bits: u32| sign * bits.count_ones() as i32;
    let mut each = |first: usize, mut bits: u32| {
        while bits != 0 {
            add(first + bits.trailing_zeros() as usize, sign);
            bits &= bits - 1;
        }
    };
    each(MEN, own.men);
    each(KINGS, own.kings);
    let empty = !(own.all() | enemy.all());
    if enemy.men != 0 {
        add(HOME + (own.men >> 28) as usize, sign);
    }
    // Whatever an enemy stands in front of.
    let mut watched = enemy.all();
    for _ in 0..6 {
        watched |= rows.down(watched);
    }
    let mut free = own.men & !watched;
    while free != 0 {
        add(FREE + free.trailing_zeros() as usize / 4, sign);
        free &= free - 1;
    }
    // Where an enemy could jump over the man: it stands in front, and the square behind is empty.
    // The square that the man itself leaves is always empty then.
    let (from_left, from_right) = (rows.down_right(enemy.all()), rows.down_left(enemy.all()));
    let risky_left = from_left | from_right & rows.up_right(empty);
    let risky_right = from_right | from_left & rows.up_left(empty);
    let (left, right) = (rows.up_left(own.men) & empty, rows.up_right(own.men) & empty);
    add(STEPS, count(left) + count(right));
    add(SAFE, count(left & !risky_left) + count(right & !risky_right));
    add(STUCK, count(own.men & !rows.down(empty)));
    let friends = own.all();
    let left_edge = rows.outer & LEFTMOST;
    let right_edge = !rows.outer & RIGHTMOST;
    let backed = (rows.up_right(friends) | left_edge) & (rows.up_left(friends) | right_edge) & !HOME_ROW;
    add(BACKED, count(own.men & backed));
    if own.kings != 0 {
        let to =
            [rows.up_left(own.kings), rows.up_right(own.kings), rows.down_left(own.kings), rows.down_right(own.kings)];
        for to in to {
            add(KING_STEPS, count(to & empty));
        }
        if enemy.kings == 0 {
            add(FIRST_KING, sign);
        }
        if (own.all() | enemy.all()).count_ones() <= FEW {
            // By rings around the enemy's pieces.
            let mut ring = enemy.all();
            for _ in 0..7 {
                ring |= rows.up(ring) | rows.down(ring);
                add(NEAR, count(own.kings & ring));
            }
        }
        if own.men == 0 && own.kings.count_ones() < enemy.all().count_ones() {
            add(REFUGE, count(own.kings & rows.double_corners()));
        }
    }
}
