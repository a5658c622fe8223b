//! What the program that finds the weights of draughts (`crates/tune`) knows of the judgement that it tunes.

use hopstone_rules::draughts::{Position, Variant};

use crate::draughts::eval;

/// How many features a judgement adds up.
pub const FEATURES: usize = eval::FEATURES;
/// With so many pieces only the first weight of a feature counts, with none only the second; between them it is shared.
pub const ALL_PIECES: i32 = eval::ALL_PIECES;

/// For each feature its worth with all pieces on the board and with none, in hundredths of a man.
pub type Weights = [[i16; 2]; FEATURES];

/// The features of a position with how often the side to move has each more than the other, and how many pieces there are.
pub fn features(position: &Position) -> (Vec<(usize, i32)>, i32) {
    let mut amounts = [0; FEATURES];
    let pieces = eval::features(position, |feature, amount| amounts[feature] += amount);
    (amounts.into_iter().enumerate().filter(|&(_, amount)| amount != 0).collect(), pieces)
}

/// The weights that the computer plays with.
pub fn weights(variant: Variant) -> &'static Weights {
    eval::weights(variant)
}
