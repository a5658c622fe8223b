//! What a position of draughts seems to be worth.

use hopstone_rules::draughts::{Position, Side, Variant};

/// A man, in hundredths of itself.
const MAN: i32 = 100;
/// A king. In Italian draughts no man can capture it.
const ITALIAN_KING: i32 = 240;
const ENGLISH_KING: i32 = 140;

/// What a man gains by its row, from its own side: those at home guard the row where kings are made.
const ROWS: [i32; 8] = [6, 0, 2, 5, 9, 15, 24, 0];

/// Rows of the board as sets.
const fn row(number: usize) -> u32 {
    0xF << (4 * number)
}

/// The middle of the board: the inner squares of rows 3 to 6.
const CENTRE: u32 = 0x0066_6600;
/// The squares at the left and the right edge, where nothing can be captured.
const fn edges(variant: Variant) -> u32 {
    match variant {
        Variant::Italian => 0x8181_8181,
        Variant::English => 0x1818_1818,
    }
}

/// What the position is worth to the side to move.
pub(super) fn judge(position: &Position) -> i32 {
    let (us, them) = (position.turn(), position.turn().other());
    let (mine, theirs) = (Army::of(position, us), Army::of(position, them));
    let mut value = mine.worth(position.variant()) - theirs.worth(position.variant());
    let (my_force, their_force) = (mine.force(position.variant()), theirs.force(position.variant()));
    // Whoever is ahead gains by every exchange.
    value += (my_force - their_force) * 60 / (my_force + their_force).max(1);
    value += mobility(position, us) - mobility(position, them);
    if mine.total() + theirs.total() <= 8 {
        value += chase(position, us) - chase(position, them);
    }
    // To move is worth a little, as long as there is something to decide.
    value + 3
}

/// The pieces of a side, turned so that its own row is the last one.
struct Army {
    men: u32,
    kings: u32,
    /// Kings of the enemy.
    hunted: bool,
}

impl Army {
    fn of(position: &Position, side: Side) -> Army {
        let turn = |bits: u32| if side == Side::White { bits } else { bits.reverse_bits() };
        Army {
            men: turn(position.men(side).bits()),
            kings: turn(position.kings(side).bits()),
            hunted: !position.kings(side.other()).is_empty(),
        }
    }

    fn total(&self) -> u32 {
        self.men.count_ones() + self.kings.count_ones()
    }

    /// What the pieces are worth without their places.
    fn force(&self, variant: Variant) -> i32 {
        let king = if variant == Variant::Italian { ITALIAN_KING } else { ENGLISH_KING };
        MAN * self.men.count_ones() as i32 + king * self.kings.count_ones() as i32
    }

    fn worth(&self, variant: Variant) -> i32 {
        let mut value = self.force(variant);
        for (number, gain) in ROWS.iter().enumerate() {
            // The home row of a turned army is row 7.
            value += gain * (self.men & row(7 - number)).count_ones() as i32;
        }
        value += 3 * (self.men & CENTRE).count_ones() as i32;
        value += 6 * (self.kings & CENTRE).count_ones() as i32;
        value -= 2 * (self.men & edges(variant)).count_ones() as i32;
        // Two men that stand well at home keep the enemy from being crowned, as long as it has none.
        if !self.hunted && (self.men & row(7)).count_ones() >= 2 {
            value += 8;
        }
        // The first king decides in Italian draughts.
        if variant == Variant::Italian && self.kings != 0 && !self.hunted {
            value += 30;
        }
        value
    }
}

/// What the freedom of a side's pieces is worth.
fn mobility(position: &Position, side: Side) -> i32 {
    2 * position.steps_of(side) as i32
}

/// How near the kings of a side are to the pieces of the other.
fn chase(position: &Position, side: Side) -> i32 {
    let place = |square| position.variant().place(square);
    let prey = position.pieces(side.other());
    position
        .kings(side)
        .map(|king| {
            let (column, row) = place(king);
            let away = prey.map(|piece| {
                let (other_column, other_row) = place(piece);
                column.abs_diff(other_column).max(row.abs_diff(other_row))
            });
            7 - i32::from(away.min().unwrap_or(7))
        })
        .sum()
}
