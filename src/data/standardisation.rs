//! Shift and scale of features: mean 0, standard deviation 1 over the training rows.

use crate::error::{Error, Result};

/// An affine change of units for each of F values: `x' = (x - mean) / scale`.
#[derive(Debug, Clone, PartialEq)]
pub struct Standardisation {
    /// Means, (F), in the units of the values.
    pub mean: Vec<f32>,
    /// Standard deviations, (F), in the units of the values; 1 for a value that is constant.
    pub scale: Vec<f32>,
}

/// Rows summed by one piece of work: fixed, so that the sums do not depend on the number of threads.
const ROWS: usize = 4096;

impl Standardisation {
    /// The standardisation that changes nothing.
    #[must_use]
    pub fn identity(features: usize) -> Self {
        Standardisation { mean: vec![0.0; features], scale: vec![1.0; features] }
    }

    /// Mean and population standard deviation of the given rows of `x` (N, F), each row counted once, whatever its
    /// weight: a weight may be negative, a variance must not.
    ///
    /// Sums are in f64, in two passes, in the order of `rows`; the result depends on that order only in rounding, and
    /// on nothing else.
    ///
    /// # Panics
    /// If a row is not in `x`.
    #[must_use]
    pub fn of_rows(x: &[f32], features: usize, rows: &[u32]) -> Self {
        let row = |index: &u32| &x[*index as usize * features..][..features];
        let count = rows.len().max(1) as f64;

        let mut sum = vec![0.0f64; features];
        let mut piece = vec![0.0f64; features];
        let mut least = vec![f32::INFINITY; features];
        let mut most = vec![f32::NEG_INFINITY; features];
        for chunk in rows.chunks(ROWS) {
            piece.fill(0.0);
            for index in chunk {
                for (f, &value) in row(index).iter().enumerate() {
                    piece[f] += f64::from(value);
                    least[f] = least[f].min(value);
                    most[f] = most[f].max(value);
                }
            }
            add(&mut sum, &piece);
        }
        let mean: Vec<f64> = sum.iter().map(|sum| sum / count).collect();

        let mut square = vec![0.0f64; features];
        for chunk in rows.chunks(ROWS) {
            piece.fill(0.0);
            for index in chunk {
                for (f, &value) in row(index).iter().enumerate() {
                    let d = f64::from(value) - mean[f];
                    piece[f] += d * d;
                }
            }
            add(&mut square, &piece);
        }

        let scale = (0..features).map(|f| {
            let scale = (square[f] / count).sqrt() as f32;
            // A constant is told by its range, which is exact: rounding leaves its variance a little above 0.
            if least[f] < most[f] && scale.is_normal() { scale } else { 1.0 }
        });
        Standardisation { scale: scale.collect(), mean: mean.iter().map(|&m| m as f32).collect() }
    }

    /// Number of values, F.
    #[must_use]
    pub fn len(&self) -> usize {
        self.mean.len()
    }

    /// True if there are no values.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.mean.is_empty()
    }

    /// Checks for `features` finite means and finite positive scales; `name` says whose they are.
    ///
    /// # Errors
    /// [`Error::Shape`] or [`Error::Argument`], naming the value at fault.
    pub fn check(&self, name: &str, features: usize) -> Result<()> {
        for (part, values) in [("mean", &self.mean), ("scale", &self.scale)] {
            if values.len() != features {
                return Err(Error::shape(format!("{name}'s {part}"), values.len(), features));
            }
        }
        for (f, (&mean, &scale)) in self.mean.iter().zip(&self.scale).enumerate() {
            if !mean.is_finite() {
                return Err(Error::argument(
                    format!("{name}'s mean[{f}]"),
                    mean,
                    "a finite number",
                ));
            }
            if !(scale.is_finite() && scale > 0.0) {
                let wanted = "a finite number above 0";
                return Err(Error::argument(format!("{name}'s scale[{f}]"), scale, wanted));
            }
        }
        Ok(())
    }
}

fn add(to: &mut [f64], from: &[f64]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_in_closed_form() {
        // 0, 1, …, n-1: mean (n-1)/2, variance (n²-1)/12; the second feature a constant, the third 10⁶ + the first.
        let n = 10_000u32;
        let x: Vec<f32> = (0..n).flat_map(|i| [i as f32, 0.1, 1e6 + i as f32]).collect();
        let rows: Vec<u32> = (0..n).rev().collect();
        let s = Standardisation::of_rows(&x, 3, &rows);
        let deviation = ((f64::from(n).powi(2) - 1.0) / 12.0).sqrt() as f32;
        assert_eq!(s.mean, [4999.5, 0.1, 1_004_999.5]);
        assert_eq!(s.scale, [deviation, 1.0, deviation]);
    }

    #[test]
    fn only_the_given_rows_count() {
        let x = [1.0, 100.0, 3.0];
        let s = Standardisation::of_rows(&x, 1, &[0, 2]);
        assert_eq!((s.mean[0], s.scale[0]), (2.0, 1.0));
    }

    #[test]
    fn tiny_and_absent_spreads_scale_by_one() {
        let s = Standardisation::of_rows(&[1e-44, 2e-44], 1, &[0, 1]);
        assert_eq!(s.scale, [1.0]);
        let s = Standardisation::of_rows(&[5.0], 1, &[0]);
        assert_eq!((s.mean[0], s.scale[0]), (5.0, 1.0));
    }

    #[test]
    fn check_names_the_value_at_fault() {
        let mut s = Standardisation::identity(2);
        s.check("input", 2).unwrap();
        assert!(s.check("input", 3).unwrap_err().to_string().contains("input's mean has shape 2"));
        s.scale[1] = 0.0;
        assert!(s.check("input", 2).unwrap_err().to_string().contains("input's scale[1] is 0"));
        s.scale[1] = 1.0;
        s.mean[0] = f32::NAN;
        assert!(s.check("input", 2).unwrap_err().to_string().contains("input's mean[0] is NaN"));
    }
}
