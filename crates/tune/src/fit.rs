//! Weights that foretell results: logistic regression by gradient descent.

use hopstone_ai::tuning::{FEATURES, Weights};

use crate::dice::Dice;
use crate::sample::Sample;

/// How much the result of the game counts in what a position is taken to be worth; the rest is what the search made of it.
const RESULT: f32 = 0.5;
/// How far a weight moves at first, in hundredths of a man; less and less with every step (Adagrad).
const RATE: f32 = 1.5;
/// How strongly weights are held where they began, per sample: those of rare features stay there.
const HOLD: f32 = 3e-7;
/// How often all samples are gone through.
const ROUNDS: usize = 25;

type Floats = Vec<[f32; 2]>;

/// Weights in the making.
pub struct Fit {
    begun: Floats,
    weights: Floats,
    /// The sums of the squares of the gradients.
    squares: Floats,
    /// The advantage, in hundredths of a man, with which the chances are e to 1.
    scale: f32,
}

impl Fit {
    /// Begins with some weights. How much an advantage is worth is taken from the samples.
    pub fn new(weights: &Weights, samples: &[Sample]) -> Fit {
        let begun: Floats = weights.iter().map(|pair| pair.map(f32::from)).collect();
        let squares = vec![[1e-8; 2]; FEATURES];
        let mut fit = Fit { weights: begun.clone(), begun, squares, scale: 0.0 };
        let scales = (4..60).map(|tens| 10.0 * tens as f32);
        let losses = scales.map(|scale| {
            (scale, samples.iter().map(|sample| entropy(sigmoid(sample.value / scale), sample.result)).sum::<f32>())
        });
        let best = losses.reduce(|best, one| if one.1 < best.1 { one } else { best });
        fit.scale = best.expect("some scales").0;
        fit
    }

    /// The advantage, in hundredths of a man, with which the chances are e to 1.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// Goes through the samples again and again, in orders of chance.
    pub fn run(&mut self, samples: &[Sample], dice: &mut Dice) {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        for _ in 0..ROUNDS {
            dice.shuffle(&mut order);
            order.iter().for_each(|&index| self.step(&samples[index]));
        }
    }

    fn step(&mut self, sample: &Sample) {
        let error = sigmoid(self.value(sample) / self.scale) - self.target(sample);
        for (feature, amounts) in &sample.features {
            for (late, amount) in amounts.iter().enumerate() {
                let weight = self.weights[*feature][late];
                let gradient = error * amount + HOLD * (weight - self.begun[*feature][late]);
                let square = &mut self.squares[*feature][late];
                *square += gradient * gradient;
                self.weights[*feature][late] -= RATE * gradient / square.sqrt();
            }
        }
    }

    /// The mean loss (cross entropy) on samples; the less the better they are foretold.
    pub fn loss(&self, samples: &[Sample]) -> f32 {
        let each = samples
            .iter()
            .map(|sample| f64::from(entropy(sigmoid(self.value(sample) / self.scale), self.target(sample))));
        (each.sum::<f64>() / samples.len().max(1) as f64) as f32
    }

    /// The weights, rounded.
    pub fn weights(&self) -> Weights {
        let mut rounded = [[0; 2]; FEATURES];
        for (rounded, weight) in rounded.iter_mut().zip(&self.weights) {
            *rounded = weight.map(|weight| weight.round() as i16);
        }
        rounded
    }

    fn value(&self, sample: &Sample) -> f32 {
        let each = |(feature, amounts): &(usize, [f32; 2])| {
            let [early, late] = self.weights[*feature];
            early * amounts[0] + late * amounts[1]
        };
        sample.features.iter().map(each).sum()
    }

    fn target(&self, sample: &Sample) -> f32 {
        RESULT * sample.result + (1.0 - RESULT) * sigmoid(sample.value / self.scale)
    }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn entropy(chance: f32, target: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Samples in which the first feature is worth a man at the beginning and two at the end, and the second nothing.
    fn samples() -> Vec<Sample> {
        let mut dice = Dice::new(1);
        let sample = |_| {
            let share = dice.below(25) as f32 / 24.0;
            let [first, second] = [dice.below(5) as f32 - 2.0, dice.below(5) as f32 - 2.0];
            let value = first * (100.0 * share + 200.0 * (1.0 - share));
            let result = if (dice.below(1_000) as f32) < 1_000.0 * sigmoid(value / 120.0) { 1.0 } else { 0.0 };
            let features = [(0, first), (1, second)];
            let features = features.map(|(feature, amount)| (feature, [share * amount, (1.0 - share) * amount]));
            Sample { features: features.to_vec(), value, result }
        };
        (0..20_000).map(sample).collect()
    }

    #[test]
    fn weights_that_made_the_results_are_found_again() {
        let samples = samples();
        let mut begun = [[0; 2]; FEATURES];
        begun[0] = [60, 60];
        begun[1] = [50, -50];
        begun[2] = [7, 8];
        let mut fit = Fit::new(&begun, &samples);
        assert!((fit.scale() - 120.0).abs() <= 20.0, "{}", fit.scale());
        let before = fit.loss(&samples);
        fit.run(&samples, &mut Dice::new(2));
        assert!(fit.loss(&samples) < before);
        let weights = fit.weights();
        for (found, made) in weights[..2].as_flattened().iter().zip([100, 200, 0, 0]) {
            assert!((found - made).abs() <= 12, "{:?}", &weights[..2]);
        }
        assert_eq!(weights[2], [7, 8], "what never occurs stays as it was");
    }
}
