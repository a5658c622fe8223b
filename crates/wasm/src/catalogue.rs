//! What never changes: the board, the ways to sit, the presets.

use hopstone_rules::Seat;
use hopstone_rules::draughts::{Square, Variant};
use hopstone_rules::star::{Army, Direction, Hole, Options, Seating};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::give::{give, gives};
use crate::setup::StarOptions;

/// A hole of the star.
#[derive(Tsify)]
pub struct HoleInfo {
    /// As it is written.
    pub name: String,
    /// Axial coordinate along the row.
    pub q: i8,
    /// Axial coordinate down the rows; the centre is (0, 0).
    pub r: i8,
    /// The point that it lies in, 1 to 6; 0 in the hexagon.
    pub point: u8,
    /// The holes east, south-east, south-west, west, north-west and north-east of it; -1 where the board ends.
    pub neighbours: Vec<i32>,
}

/// A dark square of a draughts board.
#[derive(Tsify)]
pub struct SquareInfo {
    /// As it is written: its number, 1 to 32.
    pub name: String,
    /// 0 to 7 from the left, as White sees the board.
    pub column: u8,
    /// 0 to 7 from the top, as White sees the board.
    pub row: u8,
}

/// A way to sit at the star.
#[derive(Tsify)]
pub struct SeatingInfo {
    /// As it is written.
    #[tsify(type = "Seating")]
    pub seating: &'static str,
    /// The armies of each seat.
    pub seats: Vec<Vec<u8>>,
}

/// Options that go by a name.
#[derive(Tsify)]
pub struct PresetInfo {
    /// The name.
    #[tsify(type = "\"standard\" | \"masters\" | \"super\"")]
    pub preset: &'static str,
    /// The options.
    pub options: StarOptions,
}

/// The boards, the ways to sit and the presets.
#[derive(Tsify)]
pub struct Catalogue {
    /// The 121 holes in order.
    pub holes: Vec<HoleInfo>,
    /// The 32 squares of Italian draughts in order.
    pub italian: Vec<SquareInfo>,
    /// The 32 squares of English draughts in order.
    pub english: Vec<SquareInfo>,
    /// The seven ways to sit.
    pub seatings: Vec<SeatingInfo>,
    /// The presets.
    pub presets: Vec<PresetInfo>,
}

gives!(HoleInfo { name, q, r, point, neighbours });
gives!(SquareInfo { name, column, row });
gives!(SeatingInfo { seating, seats });
gives!(PresetInfo { preset, options });
gives!(Catalogue { holes, italian, english, seatings, presets });

/// The boards, the ways to sit and the presets.
#[wasm_bindgen]
pub fn catalogue() -> Ts<Catalogue> {
    let holes = Hole::all().map(|hole| {
        let (q, r) = hole.axial();
        let neighbour = |direction| hole.neighbour(direction).map_or(-1, |other| other.index() as i32);
        HoleInfo {
            name: hole.to_string(),
            q,
            r,
            point: hole.point().map_or(0, |point| point.number()),
            neighbours: Direction::ALL.into_iter().map(neighbour).collect(),
        }
    });
    let squares = |variant: Variant| {
        let info = |square: Square| {
            let (column, row) = variant.place(square);
            SquareInfo { name: square.to_string(), column, row }
        };
        Square::all().map(info).collect()
    };
    let seatings = Seating::ALL.into_iter().map(|seating| {
        let armies = |seat| seating.armies(seat).iter().map(|army| Army::number(*army)).collect();
        SeatingInfo { seating: seating.name(), seats: Seat::all(seating.seats()).map(armies).collect() }
    });
    let presets = [("standard", Options::STANDARD), ("masters", Options::MASTERS_GAMES), ("super", Options::SUPER)]
        .map(|(preset, options)| PresetInfo { preset, options: options.into() });
    give(&Catalogue {
        holes: holes.collect(),
        italian: squares(Variant::Italian),
        english: squares(Variant::English),
        seatings: seatings.collect(),
        presets: presets.into(),
    })
}
