//! Finds the weights of draughts (`crates/ai/src/draughts/weights.rs`) anew.
//!
//! ```text
//! cargo run --release -p hopstone-tune -- --games 1000 --nodes 1000 --seed 1 > weights.rs
//! ```
//!
//! For each of the two games the computer plays against itself from fair openings by chance, within a fixed number of positions
//! for a move. Every quiet position is taken to be worth half of what the game came to and half of what the search made of it, as the
//! chance to win. The weights begin as they are, or with nothing but pieces (`--from pieces`), and are moved by logistic
//! regression, held gently where they began. One game in ten is kept apart: how well it is foretold before and after is said on
//! standard error. The same arguments give the same weights.
//!
//! Weights that foretell better need not play better. New ones are taken only after they have won matches against the old ones,
//! a hundred games or more of each game at `nodes:20000`. The present ones are older than this program. What it made of them with
//! `--games 700 --nodes 1000 --seed 1` foretold the games kept apart better (loss 0.485 instead of 0.492 in Italian, 0.445 instead
//! of 0.454 in English draughts), but in 100 games each it came to 55.0 % and 49.5 %, no more than chance: they were left.

mod dice;
mod fit;
mod sample;

use std::error::Error;
use std::fmt::Write;

use hopstone_ai::Thinker;
use hopstone_ai::tuning::{FEATURES, Weights, weights};
use hopstone_rules::draughts::Variant;
use lexopt::{Arg, ValueExt};

use dice::Dice;
use fit::Fit;
use sample::{Games, Sample};

/// One game in so many is kept apart to measure with.
const APART: usize = 10;
/// How often it is said how far it has come, in games.
const REPORT: usize = 100;

fn main() -> Result<(), Box<dyn Error>> {
    let (mut games, mut nodes, mut seed, mut from_pieces) = (1_000_usize, 1_000_u64, 1_u64, false);
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("games") => games = arguments.value()?.parse()?,
            Arg::Long("nodes") => nodes = arguments.value()?.parse()?,
            Arg::Long("seed") => seed = arguments.value()?.parse()?,
            Arg::Long("from") => {
                from_pieces = match arguments.value()?.string()?.as_str() {
                    "pieces" => true,
                    "present" => false,
                    other => return Err(format!("--from: \"{other}\": present and pieces are").into()),
                }
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let mut text =
        "//! What the features of a position of draughts are worth, in hundredths of a man; made by `crates/tune`.\n\n\
                    use super::eval::FEATURES;\n\n\
                    /// For each feature its worth with all pieces on the board and with none.\n\
                    pub(crate) type Weights = [[i16; 2]; FEATURES];\n"
            .to_owned();
    for (variant, name, constant) in
        [(Variant::Italian, "Italian", "ITALIAN"), (Variant::English, "English", "ENGLISH")]
    {
        let begun = if from_pieces { pieces() } else { *weights(variant) };
        let found = tune(variant, games, nodes, seed, &begun);
        writeln!(text, "\n/// {name} draughts.\npub(crate) const {constant}: Weights = [")?;
        found.iter().try_for_each(|[early, late]| writeln!(text, "    [{early}, {late}],"))?;
        text.push_str("];\n");
    }
    print!("{text}");
    Ok(())
}

/// Plays and fits.
fn tune(variant: Variant, games: usize, nodes: u64, seed: u64, begun: &Weights) -> Weights {
    let mut play = Games { variant, nodes, dice: Dice::new(seed), thinker: Thinker::new() };
    let (mut samples, mut apart): (Vec<Sample>, Vec<Sample>) = (Vec::new(), Vec::new());
    for game in 0..games {
        let list = if game % APART == 0 { &mut apart } else { &mut samples };
        list.extend(play.play());
        if (game + 1) % REPORT == 0 {
            eprintln!("{variant}: {} of {games} games, {} positions", game + 1, samples.len() + apart.len());
        }
    }
    let mut fit = Fit::new(begun, &samples);
    let before = fit.loss(&apart);
    fit.run(&samples, &mut Dice::new(!seed));
    eprintln!("{variant}: scale {} loss before {before:.5} after {:.5}", fit.scale(), fit.loss(&apart));
    fit.weights()
}

/// A man is worth a man and a king two and a half, wherever they stand.
fn pieces() -> Weights {
    let mut weights = [[0; 2]; FEATURES];
    weights[..32].fill([100; 2]);
    weights[32..64].fill([250; 2]);
    weights
}
