//! Fingerprints, which detect a change of numbers.

use super::Float;
use crate::simd::{Kernel, Simd, dispatch};

/// Number of words that are processed side by side: several vectors, so that none waits for the result before.
const LANES: usize = 64;
/// An odd number whose powers are well distributed: 2³² divided by the golden ratio (Knuth, TAOCP 3, 6.4).
const FACTOR: u32 = 0x9e37_79b1;

/// Returns a number computed from the bits of rows of `columns` numbers that begin `row_stride` apart, in their order. Values
/// between rows are ignored. If one number changes, the result certainly changes; after any other change it differs with a
/// probability of 1 − 2⁻³².
pub(crate) fn fingerprint<T: Float>(numbers: &[T], row_stride: usize, columns: usize) -> u64 {
    dispatch(Fingerprint { words: words(numbers), row_stride, columns, size: size_of::<T>() / 4 })
}

/// Returns the bits of numbers, four bytes at a time.
fn words<T: Float>(numbers: &[T]) -> &[u32] {
    let count = size_of_val(numbers) / size_of::<u32>();
    // SAFETY: floating-point numbers (`Float` is sealed) are whole words without padding, and as aligned as one or more.
    unsafe { std::slice::from_raw_parts(numbers.as_ptr().cast(), count) }
}

struct Fingerprint<'a> {
    words: &'a [u32],
    row_stride: usize,
    columns: usize,
    /// Number of words of a number.
    size: usize,
}

impl Kernel for Fingerprint<'_> {
    type Output = u64;

    // No explicit vectors: compilers vectorise multiplications of whole numbers by themselves.
    #[inline(always)]
    fn run<S: Simd>(self, _: S) -> u64 {
        let mut lanes = [FACTOR; LANES];
        if self.row_stride == self.columns || self.columns == 0 {
            add(&mut lanes, self.words);
        } else {
            let columns = self.columns * self.size;
            let rows = self.words.chunks(self.row_stride * self.size);
            rows.for_each(|row| add(&mut lanes, &row[..columns.min(row.len())]));
        }
        // The prime of FNV-1a.
        let fold = |all: u64, &lane: &u32| (all ^ u64::from(lane)).wrapping_mul(0x0100_0000_01b3);
        lanes.iter().fold(0, fold)
    }
}

/// Evaluates a polynomial in each lane.
#[inline(always)]
fn add(lanes: &mut [u32; LANES], words: &[u32]) {
    let (whole, rest) = words.as_chunks::<LANES>();
    for words in whole {
        for (lane, word) in lanes.iter_mut().zip(words) {
            *lane = lane.wrapping_mul(FACTOR).wrapping_add(*word);
        }
    }
    for (lane, word) in lanes.iter_mut().zip(rest) {
        *lane = lane.wrapping_mul(FACTOR).wrapping_add(*word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_that_changes_is_seen() {
        for len in [1, 63, 64, 65, 500] {
            let numbers: Vec<f32> = (0..len).map(|i| (i as f32 * 0.7).sin()).collect();
            let before = fingerprint(&numbers, len, len);
            assert_eq!(before, fingerprint(&numbers.clone(), len, len));
            for place in 0..len {
                let mut changed = numbers.clone();
                changed[place] = f32::from_bits(changed[place].to_bits() ^ 1);
                assert_ne!(fingerprint(&changed, len, len), before, "{place} of {len}");
                changed.copy_from_slice(&numbers);
                changed[place] *= -1.0;
                assert_ne!(fingerprint(&changed, len, len), before, "{place} of {len}");
            }
            let negated: Vec<f32> = numbers.iter().map(|x| -x).collect();
            assert_ne!(fingerprint(&negated, len, len), before, "all {len}");
            let double: Vec<f64> = numbers.iter().map(|&x| x.into()).collect();
            let mut changed = double.clone();
            changed[len / 2] += 1e-15;
            assert_ne!(fingerprint(&changed, len, len), fingerprint(&double, len, len));
        }
    }

    #[test]
    fn what_lies_between_rows_does_not_count() {
        let mut numbers: Vec<f64> = (0..23).map(f64::from).collect(); // 3 rows of 3, 10 apart
        let before = fingerprint(&numbers, 10, 3);
        (numbers[3], numbers[19]) = (-1.0, f64::NAN);
        assert_eq!(fingerprint(&numbers, 10, 3), before);
        numbers[22] = 0.5;
        assert_ne!(fingerprint(&numbers, 10, 3), before);
    }
}
