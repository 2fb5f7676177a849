//! Gathers rows of features and standardises them to mean 0 and standard deviation 1.

use std::ops::Range;

use super::Missing;
use crate::simd::{Kernel, Simd, dispatch, prefetch};

/// Distance in rows between the copied row and the prefetched one.
const AHEAD: usize = 8;

/// Shift and factor of each of F features: x′ = (x + shift)·factor. They are followed by a flag for each value that may be missing:
/// 1 if it is missing (x′ is then 0), otherwise 0.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Affine {
    shift: Vec<f32>,
    factor: Vec<f32>,
    missing: Vec<Missing>,
}

impl Affine {
    /// Creates x′ = (x − mean)/scale, computed with the reciprocal of the scale.
    pub(crate) fn new(mean: &[f32], scale: &[f32], missing: &[Missing]) -> Self {
        Self {
            shift: mean.iter().map(|mean| -mean).collect(),
            factor: scale.iter().map(|scale| 1.0 / scale).collect(),
            missing: missing.to_vec(),
        }
    }
}

impl Affine {
    /// Returns the factors of the features, (F).
    pub(crate) fn factors(&self) -> &[f32] {
        &self.factor
    }

    /// Returns the shifts, which are added before the factors are applied, (F).
    pub(crate) fn shifts(&self) -> &[f32] {
        &self.shift
    }

    /// Returns the part for some features; if values may be missing, that of all features with their flags.
    pub(crate) fn part(&self, features: Range<usize>) -> AffinePart<'_> {
        let missing = &*self.missing;
        let features = features.start..features.end - missing.len();
        AffinePart { shift: &self.shift[features.clone()], factor: &self.factor[features], missing }
    }
}

/// Shift and factor of F features, borrowed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AffinePart<'a> {
    shift: &'a [f32],
    factor: &'a [f32],
    missing: &'a [Missing],
}

/// Writes to `out` (B, F): row r is the F values of `x` from `start(r)` on, standardised if `affine` is given. If M values may be
/// missing, it is F − M values and the flags.
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
    let fits =
        |a: AffinePart<'_>| a.shift.len() + a.missing.len() == F && a.factor.len() == a.shift.len();
    assert!(affine.is_none_or(fits), "standardise: F");
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
        let missing = self.affine.map_or(&[][..], |affine| affine.missing);
        let features = self.features - missing.len();
        for (r, out) in self.out.chunks_exact_mut(self.features).enumerate() {
            // In training, rows come in random order: without a prefetch each row would wait for memory.
            if r + AHEAD < rows {
                prefetch(&self.x[(self.start)(r + AHEAD)..][..features.min(64)]);
            }
            let x = &self.x[(self.start)(r)..][..features];
            for first in (0..features).step_by(S::LANES) {
                let n = S::LANES.min(features - first);
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
            for (flag, missing) in missing.iter().enumerate() {
                let is_missing = x[missing.feature] == missing.value;
                out[features + flag] = f32::from(is_missing);
                if is_missing {
                    out[missing.feature] = 0.0;
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
            let affine = Affine::new(&mean, &scale, &[]);
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

    #[test]
    fn a_value_that_is_missing_is_the_mean_and_has_a_flag() {
        for features in [1, 3, 8, 21] {
            let last = features - 1;
            let missing =
                [Missing { feature: last, value: -999.0 }, Missing { feature: 0, value: 7.0 }];
            let missing = if features == 1 { &missing[..1] } else { &missing[..] };
            let affine = Affine::new(&vec![3.0; features], &vec![0.5; features], missing);
            // Rows with the first, the last, both, or no value missing; a NaN is not a missing value.
            let mut x = vec![5.0; features * 5];
            x[last] = -999.0;
            x[features] = 7.0;
            (x[2 * features], x[2 * features + last]) = (7.0, -999.0);
            x[3 * features + last] = f32::NAN;
            let wide = features + missing.len();
            for level in Level::all() {
                let mut out = vec![f32::NAN; wide * 5];
                let affine = Some(affine.part(0..wide));
                let start = |r: usize| r * features;
                run_at(level, Standardise { out: &mut out, x: &x, start, affine, features: wide });
                for (r, (out, x)) in out.chunks(wide).zip(x.chunks(features)).enumerate() {
                    for (f, &x) in x.iter().enumerate() {
                        let is = |missing: &Missing| missing.feature == f && missing.value == x;
                        let wanted = if missing.iter().any(is) { 0.0 } else { (x - 3.0) / 0.5 };
                        let got = out[f];
                        assert!(
                            got == wanted || got.is_nan() && x.is_nan(),
                            "{features}: row {r}, {f}"
                        );
                    }
                    for (flag, missing) in missing.iter().enumerate() {
                        let wanted = f32::from(x[missing.feature] == missing.value);
                        assert_eq!(
                            out[features + flag],
                            wanted,
                            "{features}: row {r}, flag {flag}"
                        );
                    }
                }
            }
        }
    }
}
