//! Who begins.

use hopstone_rules::Seat;
use hopstone_rules::star::Begins;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::problem::Problem;
use crate::take::{names, take, takes};

/// How the one who begins is found.
#[derive(Clone, Copy)]
enum BeginsTag {
    Coin,
    Loser,
    Seat,
}

/// Who begins, as people agree on it: a fair draw, the loser of the last game (`seat` is -1 without one, and then there is a draw),
/// or a seat.
#[derive(Clone, Copy, Tsify)]
#[tsify(type = "{ by: \"coin\" } | { by: \"loser\"; seat: number } | { by: \"seat\"; seat: number }")]
pub struct WhoBegins {
    by: BeginsTag,
    seat: i32,
}

names!(BeginsTag { Coin = "coin", Loser = "loser", Seat = "seat" });
takes!(WhoBegins { by, seat: optional });

/// A fair draw among `seats` seats: the index of the one drawn.
#[wasm_bindgen]
pub fn draw_lots(seats: usize) -> usize {
    let seats = seats.clamp(1, Seat::MOST) as u32;
    // Values past the last full round would favour the first seats: they are drawn again.
    let fair = u32::MAX - u32::MAX % seats;
    loop {
        // Without the browser's source of chance nothing is fair; the first seat is then as good as any.
        let Ok(value) = getrandom::u32() else { return 0 };
        if value < fair {
            return (value % seats) as usize;
        }
    }
}

/// The index of the seat that begins at a table of `seats`.
///
/// # Errors
/// If `begins` is not of its type.
#[wasm_bindgen]
pub fn who_begins(begins: Ts<WhoBegins>, seats: usize) -> Result<usize, Problem> {
    let seat = |index: i32| usize::try_from(index).ok().filter(|&index| index < seats).and_then(Seat::new);
    let draw = || Seat::new(draw_lots(seats)).unwrap_or(Seat::FIRST);
    let WhoBegins { by, seat: index } = take(&begins)?;
    let (agreed, loser) = match by {
        BeginsTag::Coin => (Begins::Coin, None),
        BeginsTag::Loser => (Begins::Loser, seat(index)),
        BeginsTag::Seat => (seat(index).map_or(Begins::Coin, Begins::Named), None),
    };
    Ok(agreed.seat(loser, draw).index())
}
