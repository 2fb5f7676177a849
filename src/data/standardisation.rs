//! Shift and scale of features: mean 0 and standard deviation 1 over the training rows.

use std::ops::RangeInclusive;

use super::collection::Collection;
use super::order::for_each_chunk;
use crate::error::{Error, Result};
use crate::threads::Team;

/// An affine change of units for each of F values: `x' = (x - mean) / scale`.
#[derive(Debug, Clone, PartialEq)]
pub struct Standardisation {
    /// Means, (F), in the units of the values.
    pub mean: Vec<f32>,
    /// Standard deviations, (F), in the units of the values; 1 for a constant value.
    pub scale: Vec<f32>,
}

/// Layout of the values in a row.
#[derive(Debug, Clone, Copy)]
pub struct RowShape<'a> {
    /// Number of features, F.
    pub features: usize,
    /// Collections, whose entries may be missing: NaN.
    pub collections: &'a [Collection],
    /// For each feature the value that marks a missing one, NaN if there is none, (F); or empty if no feature has one.
    pub missing: &'a [f32],
}

impl RowShape<'_> {
    /// Returns the shape of rows without missing values.
    #[must_use]
    pub fn full(features: usize) -> Self {
        RowShape { features, collections: &[], missing: &[] }
    }
}

/// Minimum number of rows per piece of work, and maximum number of pieces: fixed, so that the sums do not depend on the number of threads.
const ROWS: usize = 4096;
const PIECES: usize = 64;

/// Spreads by which an f32 can be divided. Outside this range the spread, its reciprocal or differences of values are near or below the smallest
/// normal f32, where digits are lost, and which training treats as 0.
const SPREADS: RangeInclusive<f64> = 1e-30..=1e37;

impl Standardisation {
    /// Returns the standardisation that changes nothing.
    #[must_use]
    pub fn identity(features: usize) -> Self {
        Standardisation { mean: vec![0.0; features], scale: vec![1.0; features] }
    }

    /// Computes the mean and the population standard deviation of the given rows of `x` (N, F). Each row counts once, whatever its weight: a weight
    /// may be negative, a variance must not.
    ///
    /// Sums are in f64, of differences from the mean of the first rows. The result depends on the order of `rows` only in rounding, and not on the
    /// number of threads. A jagged column has one mean and one scale, over the entries that are present; 0 and 1 without entries. Marks of missing
    /// values do not count.
    ///
    /// # Errors
    /// [`Error::Data`] if the spread of a value is not 0, but less than 10⁻³⁰ or more than 10³⁷; `name` returns the name of a feature for the
    /// message.
    ///
    /// # Panics
    /// If a row is not in `x`.
    pub fn of_rows(
        x: &[f32],
        shape: RowShape<'_>,
        rows: &[u32],
        team: &Team,
        name: &dyn Fn(usize) -> String,
    ) -> Result<Self> {
        let mut moments = Moments::new(x, shape, rows);
        moments.add(x, rows, team);
        moments.finish(name)
    }

    /// Returns the number of values, F.
    #[must_use]
    pub fn len(&self) -> usize {
        self.mean.len()
    }

    /// Returns true if there are no values.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.mean.is_empty()
    }

    /// Checks that there are `features` finite means and finite positive scales; `name` is the name of the standardisation in messages.
    ///
    /// # Errors
    /// [`Error::Shape`] or [`Error::Argument`], with the value at fault.
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

/// Returns a scale by which an f32 can be divided; `what` and `name` describe it in the message.
///
/// # Errors
/// [`Error::Data`] for any other.
pub(super) fn checked_scale(scale: f64, what: &str, name: impl Fn() -> String) -> Result<f32> {
    if SPREADS.contains(&scale) {
        return Ok(scale as f32);
    }
    let (least, most) = (SPREADS.start(), SPREADS.end());
    Err(Error::Data(format!(
        "column '{}' varies with a {what} of {scale:.3e}; wanted {least:e} to {most:e}: \
         rescale the column, its values are near the limits of 32-bit floats",
        name()
    )))
}

/// The sums of [`Standardisation::of_rows`], over several arrays of rows.
pub(crate) struct Moments<'a> {
    shape: RowShape<'a>,
    /// Means of the first rows.
    pivot: Vec<f64>,
    total: Sums,
}

impl<'a> Moments<'a> {
    /// Begins the sums; the pivots are the means of the first of `rows` of `x`.
    pub(crate) fn new(x: &[f32], shape: RowShape<'a>, rows: &[u32]) -> Self {
        let mut first = Sums::new(shape.features);
        first.add(x, &rows[..rows.len().min(ROWS)], &vec![0.0; shape.features], shape);
        first.share(shape.collections);
        Moments { shape, pivot: first.means(), total: Sums::new(shape.features) }
    }

    /// Adds the given rows of `x`.
    pub(crate) fn add(&mut self, x: &[f32], rows: &[u32], team: &Team) {
        let (pivot, shape) = (&self.pivot, self.shape);
        let size = rows.len().div_ceil(PIECES).max(ROWS);
        let mut pieces: Vec<(&[u32], Sums)> =
            rows.chunks(size).map(|rows| (rows, Sums::new(pivot.len()))).collect();
        for_each_chunk(team, &mut pieces, 1, &|_, piece| {
            let (rows, sums) = &mut piece[0];
            sums.add(x, rows, pivot, shape);
        });
        pieces.iter().for_each(|(_, sums)| self.total.merge(sums));
    }

    /// # Errors
    /// Those of [`Standardisation::of_rows`].
    pub(crate) fn finish(self, name: &dyn Fn(usize) -> String) -> Result<Standardisation> {
        let Moments { shape, pivot, mut total } = self;
        total.share(shape.collections);
        let mean = total.means();
        let scale = (0..pivot.len()).map(|f| {
            let square = total.square[f] / total.rows[f].max(1.0);
            let scale = (square - mean[f] * mean[f]).max(0.0).sqrt();
            // A constant is recognised by its range, which is exact: rounding leaves its variance slightly above 0.
            if total.least[f] >= total.most[f] {
                return Ok(1.0);
            }
            checked_scale(scale, "standard deviation", || name(f))
        });
        let scale = scale.collect::<Result<_>>()?;
        Ok(Standardisation {
            mean: mean.iter().zip(&pivot).map(|(m, p)| (m + p) as f32).collect(),
            scale,
        })
    }
}

/// Sums over rows, (F) each: of differences from a pivot and of their squares; and the range of the values.
struct Sums {
    /// Number of rows for each feature, since entries of jagged columns may be missing.
    rows: Vec<f64>,
    sum: Vec<f64>,
    square: Vec<f64>,
    least: Vec<f32>,
    most: Vec<f32>,
}

impl Sums {
    fn new(features: usize) -> Self {
        Sums {
            rows: vec![0.0; features],
            sum: vec![0.0; features],
            square: vec![0.0; features],
            least: vec![f32::INFINITY; features],
            most: vec![f32::NEG_INFINITY; features],
        }
    }

    fn add(&mut self, x: &[f32], rows: &[u32], pivot: &[f64], shape: RowShape<'_>) {
        let features = pivot.len();
        if !shape.collections.is_empty() || !shape.missing.is_empty() {
            return self.add_present(x, rows, pivot, shape.missing);
        }
        self.rows.iter_mut().for_each(|count| *count += rows.len() as f64);
        for &row in rows {
            let values = x[row as usize * features..][..features].iter().zip(pivot);
            let sums = self.sum.iter_mut().zip(&mut self.square);
            for ((&value, pivot), (sum, square)) in values.zip(sums) {
                let difference = f64::from(value) - pivot;
                *sum += difference;
                *square += difference * difference;
            }
            let range = self.least.iter_mut().zip(&mut self.most);
            for (&value, (least, most)) in
                x[row as usize * features..][..features].iter().zip(range)
            {
                *least = if value < *least { value } else { *least };
                *most = if value > *most { value } else { *most };
            }
        }
    }

    /// Does the same without missing values.
    fn add_present(&mut self, x: &[f32], rows: &[u32], pivot: &[f64], missing: &[f32]) {
        let features = pivot.len();
        for &row in rows {
            let values = x[row as usize * features..][..features].iter().enumerate();
            let says_none =
                |f: usize, value: f32| missing.get(f).is_some_and(|&none| none == value);
            for (f, &value) in values.filter(|&(f, value)| !value.is_nan() && !says_none(f, *value))
            {
                let difference = f64::from(value) - pivot[f];
                self.rows[f] += 1.0;
                self.sum[f] += difference;
                self.square[f] += difference * difference;
                self.least[f] = self.least[f].min(value);
                self.most[f] = self.most[f].max(value);
            }
        }
    }

    /// Gives all entries of a jagged column the sums over all of them.
    fn share(&mut self, collections: &[Collection]) {
        for features in collections.iter().flat_map(Collection::of_columns) {
            for sums in [&mut self.rows, &mut self.sum, &mut self.square] {
                let total: f64 = sums[features.clone()].iter().sum();
                sums[features.clone()].fill(total);
            }
            let own = |values: &[f32]| values[features.clone()].to_vec();
            let least = own(&self.least).into_iter().fold(f32::INFINITY, f32::min);
            let most = own(&self.most).into_iter().fold(f32::NEG_INFINITY, f32::max);
            self.least[features.clone()].fill(least);
            self.most[features.clone()].fill(most);
        }
    }

    fn merge(&mut self, other: &Sums) {
        for f in 0..self.sum.len() {
            self.rows[f] += other.rows[f];
            self.sum[f] += other.sum[f];
            self.square[f] += other.square[f];
            self.least[f] = self.least[f].min(other.least[f]);
            self.most[f] = self.most[f].max(other.most[f]);
        }
    }

    fn means(&self) -> Vec<f64> {
        self.sum.iter().zip(&self.rows).map(|(sum, rows)| sum / rows.max(1.0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_rows(x: &[f32], features: usize, rows: &[u32], team: &Team) -> Standardisation {
        Standardisation::of_rows(x, RowShape::full(features), rows, team, &|f| f.to_string())
            .unwrap()
    }

    #[test]
    fn mean_and_deviation_in_closed_form() {
        // 0, 1, …, n-1: mean (n-1)/2, variance (n²-1)/12; the second feature a constant, the third 10⁶ + the first.
        let n = 10_000u32;
        let x: Vec<f32> = (0..n).flat_map(|i| [i as f32, 0.1, 1e6 + i as f32]).collect();
        let rows: Vec<u32> = (0..n).rev().collect();
        let s = of_rows(&x, 3, &rows, &Team::new(2));
        let deviation = ((f64::from(n).powi(2) - 1.0) / 12.0).sqrt() as f32;
        assert_eq!(s.mean, [4999.5, 0.1, 1_004_999.5]);
        assert_eq!(s.scale, [deviation, 1.0, deviation]);
        for threads in [1, 3] {
            assert_eq!(of_rows(&x, 3, &rows, &Team::new(threads)), s);
        }
    }

    #[test]
    fn a_shift_far_from_the_first_rows_costs_no_precision() {
        // 5000 rows at 10⁶ ± 1, then 15 000 at -10⁶ ± 1: variance 10¹² · 4 · 1/4 · 3/4 + 1.
        let value =
            |i: usize| if i < 5000 { 1e6 } else { -1e6 } + if i.is_multiple_of(2) { 1.0 } else { -1.0 };
        let x: Vec<f32> = (0..20_000).map(value).collect();
        let rows: Vec<u32> = (0..20_000).collect();
        let s = of_rows(&x, 1, &rows, &Team::new(1));
        assert_eq!(s.mean, [-5e5]);
        assert_eq!(s.scale, [(0.75e12f64 + 1.0).sqrt() as f32]);
    }

    /// For the entries 1, 3 | 5 | none the mean is 3 and the variance 8/3, whatever the maximum number of entries.
    #[test]
    fn entries_that_are_missing_do_not_count() {
        let n = f32::NAN;
        let of = |x: &[f32], at_most| {
            let all = [Collection { feature: 1, columns: 1, at_most, sorted_by: None }];
            let shape = RowShape { features: 1 + at_most, collections: &all, missing: &[] };
            Standardisation::of_rows(x, shape, &[0, 1, 2], &Team::new(2), &|_| String::new())
        };
        let s = of(&[2.0, 1.0, 3.0, 4.0, 5.0, n, 6.0, n, n], 2).unwrap();
        let scale = (8.0f64 / 3.0).sqrt() as f32;
        assert_eq!((&s.mean[..], &s.scale[1..]), (&[4.0, 3.0, 3.0][..], &[scale; 2][..]));
        let wider = of(&[2.0, 1.0, 3.0, n, 4.0, 5.0, n, n, 6.0, n, n, n], 3).unwrap();
        assert_eq!((&wider.mean[..3], wider.scale[3]), (&s.mean[..], scale));
        let none = of(&[2.0, n, 4.0, n, 6.0, n], 1).unwrap();
        assert_eq!((none.mean[1], none.scale[1]), (0.0, 1.0));
    }

    /// For 1, 3, 5 and two missing values the mean is 3 and the variance 8/3; for a column of missing values only, 0 and 1.
    #[test]
    fn values_that_say_that_there_is_none_do_not_count() {
        let x = [
            1.0, -999.0, 5.0, 3.0, -999.0, -999.0, -999.0, -999.0, 5.0, 5.0, -999.0, -999.0,
            -999.0, -999.0, 7.0,
        ];
        let missing = [-999.0, -999.0, f32::NAN];
        let shape = RowShape { features: 3, collections: &[], missing: &missing };
        let name = |f: usize| f.to_string();
        let s =
            Standardisation::of_rows(&x, shape, &[0, 1, 2, 3, 4], &Team::new(2), &name).unwrap();
        let scale = |values: [f64; 5]| {
            let mean = values.iter().sum::<f64>() / 5.0;
            (values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / 5.0).sqrt() as f32
        };
        let third = [5.0, -999.0, 5.0, -999.0, 7.0];
        assert_eq!(s.mean, [3.0, 0.0, (third.iter().sum::<f64>() / 5.0) as f32]);
        assert_eq!(s.scale, [(8.0f64 / 3.0).sqrt() as f32, 1.0, scale(third)]);
    }

    #[test]
    fn only_the_given_rows_count() {
        let x = [1.0, 100.0, 3.0];
        let s = of_rows(&x, 1, &[0, 2], &Team::new(1));
        assert_eq!((s.mean[0], s.scale[0]), (2.0, 1.0));
    }

    #[test]
    fn a_constant_scales_by_one_and_a_spread_that_f32_cannot_divide_by_is_an_error() {
        let of = |x: &[f32]| {
            let rows: Vec<u32> = (0..x.len() as u32).collect();
            let name = |f| format!("strain[{f}]");
            Standardisation::of_rows(x, RowShape::full(1), &rows, &Team::new(1), &name)
        };
        for constant in [5.0, 1e-44, -3e38] {
            let s = of(&[constant; 3]).unwrap();
            assert_eq!((s.mean[0], s.scale[0]), (constant, 1.0));
        }
        assert_eq!(of(&[-1e-21, 1e-21]).unwrap().scale, [1e-21]);
        for spread in [1e-44f32, 1e-38, 9e-31, 2e37] {
            let message = of(&[-spread, spread]).unwrap_err().to_string();
            assert!(message.contains("'strain[0]' varies"), "{message}");
            assert!(message.contains("rescale"), "{message}");
        }
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
