//! Rows of features gathered and brought to mean 0 and standard deviation 1.

use std::ops::Range;

use crate::simd::{Kernel, Simd, dispatch, prefetch};

/// Rows between the one that is copied and the one that is asked of memory.
const AHEAD: usize = 8;

/// The shift and factor of each of F features: x′ = (x + shift)·factor.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Affine {
    shift: Vec<f32>,
    factor: Vec<f32>,
}

impl Affine {
    /// x′ = (x − mean)/scale, by way of the reciprocal of the scale.
    pub(crate) fn new(mean: &[f32], scale: &[f32]) -> Self {
        Self {
            shift: mean.iter().map(|mean| -mean).collect(),
            factor: scale.iter().map(|scale| 1.0 / scale).collect(),
        }
    }
}

impl Affine {
    /// What features are multiplied by, (F).
    pub(crate) fn factors(&self) -> &[f32] {
        &self.factor
    }

    /// What is added to features before, (F).
    pub(crate) fn shifts(&self) -> &[f32] {
        &self.shift
    }

    /// Those of some features.
    pub(crate) fn part(&self, features: Range<usize>) -> AffinePart<'_> {
        AffinePart { shift: &self.shift[features.clone()], factor: &self.factor[features] }
    }
}

/// Shift and factor of F features, borrowed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AffinePart<'a> {
    shift: &'a [f32],
    factor: &'a [f32],
}

/// `out` (B, F): row r is the F values of `x` from `start(r)` on, standardised if `affine` is given.
///
/// # Panics
/// If a row is not inside `x`, `out` is not whole rows, or `affine` is not of F features.
#[allow(non_snake_case)]
pub(crate) fn standardise<S: Fn(usize) -> usize>(
    out: &mut [f32],
    x: &[f32],
    start: S,
    affine: Option<AffinePart<'_>>,
    F: usize,
) {
    assert!(out.len().is_multiple_of(F), "standardise: rows");
    assert!(affine.is_none_or(|a| a.shift.len() == F && a.factor.len() == F), "standardise: F");
    dispatch(Standardise { out, x, start, affine, features: F });
}

struct Standardise<'a, S> {
    out: &'a mut [f32],
    x: &'a [f32],
    start: S,
    affine: Option<AffinePart<'a>>,
    features: usize,
}

impl<F: Fn(usize) -> usize> Kernel for Standardise<'_, F> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let rows = self.out.len() / self.features;
        for (r, out) in self.out.chunks_exact_mut(self.features).enumerate() {
            // In training, rows come in random order: without a hint each is a wait for memory.
            if r + AHEAD < rows {
                prefetch(&self.x[(self.start)(r + AHEAD)..][..self.features.min(64)]);
            }
            let x = &self.x[(self.start)(r)..][..self.features];
            for first in (0..self.features).step_by(S::LANES) {
                let n = S::LANES.min(self.features - first);
                // SAFETY: n values from `first` on are in the row, in `out`, and in the shift and factor, whose length
                // `standardise` has checked.
                unsafe {
                    let mut v = s.load_first(x.as_ptr().add(first), n);
                    if let Some(affine) = self.affine {
                        let shift = s.load_first(affine.shift.as_ptr().add(first), n);
                        let factor = s.load_first(affine.factor.as_ptr().add(first), n);
                        v = s.mul_add(s.add(v, shift), factor, s.splat(0.0));
                    }
                    s.store_first(out.as_mut_ptr().add(first), v, n);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::{Level, run_at};

    #[test]
    fn rows_are_found_shifted_and_scaled() {
        for features in [1, 2, 7, 8, 16, 19, 70] {
            let x: Vec<f32> = (0..features * 40).map(|i| (i * i % 1000) as f32).collect();
            let mean: Vec<f32> = (0..features).map(|f| 3.0 * f as f32).collect();
            let scale: Vec<f32> = (0..features).map(|f| 1.0 / (1 << (f % 4)) as f32).collect();
            let affine = Affine::new(&mean, &scale);
            let start = |r: usize| r * 7 % 39 * features + 1;
            let mut plain = vec![0.0; features * 25];
            standardise(&mut plain, &x, start, None, features);
            for level in Level::all() {
                let mut out = vec![f32::NAN; features * 25];
                let affine = Some(affine.part(0..features));
                run_at(level, Standardise { out: &mut out, x: &x, start, affine, features });
                for r in 0..25 {
                    for f in 0..features {
                        let value = x[start(r) + f];
                        assert_eq!(plain[r * features + f], value);
                        assert_eq!(out[r * features + f], (value - mean[f]) / scale[f]);
                    }
                }
            }
        }
    }
}
