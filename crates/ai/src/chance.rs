//! Repeatable chance.

/// A stream of numbers that a seed decides (SplitMix64).
pub(crate) struct Chance(u64);

impl Chance {
    /// The stream of a seed; `salt` tells the moments of one game apart.
    pub(crate) fn new(seed: u64, salt: u64) -> Chance {
        Chance(seed ^ salt.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    /// A number below `bound`, which is not 0. The bias is below 2^-50 for the small bounds that are asked.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}
