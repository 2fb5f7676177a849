//! Masks of dropout, from counters. The mask of a row depends only on the row's key, so it is the same for any number of
//! threads and any division of a batch.
//!
//! The generator is SplitMix64 (Steele, Lea & Flood, OOPSLA 2014, doi:10.1145/2660193.2660195). For each row it starts at a
//! hash of the stream and of the row's key, computed by the same function.

use super::Real;
use crate::simd::{Kernel, Level, Simd, run_at};

/// SplitMix64's increment, 2⁶⁴ divided by the golden ratio.
const INCREMENT: u64 = 0x9e37_79b9_7f4a_7c15;

/// SplitMix64's function of its state. It is bijective, and every bit of the state changes about half of the result's bits.
#[inline(always)]
fn mix(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Computes the mask of one row: 0 with the probability `rate`, else 1/(1 − `rate`).
///
/// `key` must be numbers whose combination no other row of this or another step has. They are distinguished by value, which is
/// the same in single and in double precision for numbers of single precision (such as whole numbers up to 2²⁴).
pub(crate) fn dropout_mask<T: Real>(mask: &mut [T], key: &[T], stream: u64, rate: f64) {
    let start = key.iter().fold(mix(stream.wrapping_add(INCREMENT)), |hash, number| {
        // −0 becomes 0.
        mix((hash ^ (number.to_f64() + 0.0).to_bits()).wrapping_add(INCREMENT))
    });
    mask_from(Level::detect(), mask, start, rate);
}

fn mask_from<T: Real>(level: Level, mask: &mut [T], start: u64, rate: f64) {
    // n/2⁵³ < rate, in whole numbers.
    let dropped = (rate * (1_u64 << 53) as f64).ceil() as u64;
    run_at(level, Mask { mask, start, dropped, kept: T::from_f64(1.0 / (1.0 - rate)) });
}

/// The numbers of one mask. With vectors of 64-bit multiplications it is five times as fast as number by number.
struct Mask<'a, T> {
    mask: &'a mut [T],
    start: u64,
    /// Limit: 53-bit numbers below this one are dropped.
    dropped: u64,
    kept: T,
}

impl<T: Real> Kernel for Mask<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        for (number, mask) in self.mask.iter_mut().enumerate() {
            let steps = INCREMENT.wrapping_mul(number as u64 + 1);
            // The upper 53 bits: uniform on [0, 1).
            let uniform = mix(self.start.wrapping_add(steps)) >> 11;
            *mask = if uniform < self.dropped { T::ZERO } else { self.kept };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mask(len: usize, key: &[f64], stream: u64, rate: f64) -> Vec<f64> {
        let mut mask = vec![f64::NAN; len];
        dropout_mask(&mut mask, key, stream, rate);
        mask
    }

    #[test]
    fn the_generator_is_the_published_one() {
        // The first numbers of SplitMix64 from 1234567, as computed by its authors' and Vigna's programs.
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973_u64];
        let mut state = 1_234_567_u64;
        for expected in expected {
            state = state.wrapping_add(INCREMENT);
            assert_eq!(mix(state), expected);
        }
    }

    /// The bits agree with the definition, number by number, at every level of instructions.
    #[test]
    fn every_level_gives_the_mask_of_the_definition() {
        for rate in [0.0, 1e-17, 0.1, 0.25, 1.0 / 3.0, 0.999] {
            let (start, kept) = (mix(77), (1.0 / (1.0 - rate)) as f32);
            let mut state = start;
            let wanted: Vec<f32> = (0..1003)
                .map(|_| {
                    state = state.wrapping_add(INCREMENT);
                    let uniform = (mix(state) >> 11) as f64 / (1_u64 << 53) as f64;
                    if uniform < rate { 0.0 } else { kept }
                })
                .collect();
            for level in Level::all() {
                let mut found = vec![f32::NAN; 1003];
                mask_from(level, &mut found, start, rate);
                assert_eq!(found, wanted, "{rate}");
            }
        }
    }

    #[test]
    fn the_rate_is_that_which_is_asked_for() {
        let n = 100_000;
        for rate in [0.1, 0.5, 0.9] {
            let mask = mask(n, &[3.0, 7.0], 1, rate);
            let dropped = mask.iter().filter(|&&m| m == 0.0).count() as f64;
            let deviation = (n as f64 * rate * (1.0 - rate)).sqrt();
            assert!((dropped - n as f64 * rate).abs() < 4.0 * deviation, "{rate}: {dropped}");
            assert!(mask.iter().all(|&m| m == 0.0 || m == 1.0 / (1.0 - rate)));
        }
    }

    #[test]
    fn streams_rows_and_steps_are_independent() {
        let n = 40_000;
        let first = mask(n, &[0.0, 0.0], 0, 0.5);
        let others = [
            mask(n, &[0.0, 0.0], 1, 0.5),
            mask(n, &[1.0, 0.0], 0, 0.5),
            mask(n, &[0.0, 1.0], 0, 0.5),
        ];
        let pairs = [0, 1, 2].map(|n| (&first, &others[n]));
        for (a, b) in pairs.into_iter().chain([(&others[1], &others[2])]) {
            // Masks agree by chance at half of the places; neighbours are compared, too.
            for shift in 0..4 {
                let equal = a.iter().zip(&b[shift..]).filter(|(a, b)| a == b).count() as f64;
                let (expected, deviation) = ((n - shift) as f64 / 2.0, (n as f64).sqrt() / 2.0);
                assert!((equal - expected).abs() < 4.5 * deviation, "{equal} of {n}");
            }
        }
    }

    #[test]
    fn single_and_double_precision_drop_the_same() {
        let mut single = vec![f32::NAN; 1000];
        dropout_mask(&mut single, &[16_777_215.0, 0.5, -0.0], 9, 0.3);
        let double = mask(1000, &[16_777_215.0, 0.5, 0.0], 9, 0.3);
        assert!(single.iter().zip(&double).all(|(&s, &d)| s == d as f32));
    }
}
