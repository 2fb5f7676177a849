//! Shift and scale of features by quantiles: median 0 and quartiles 1 apart over the training rows.

use serde::{Deserialize, Serialize};

use super::order::for_each_chunk;
use super::standardisation::{RowShape, Standardisation, checked_scale};
use crate::error::Result;
use crate::memory;
use crate::threads::Team;

/// Quantities by which inputs are scaled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum InputScaling {
    /// Mean 0 and standard deviation 1.
    #[default]
    Standard,
    /// Median 0 and quartiles 1 apart: a few values far away, such as −999, do not affect the others. If more than half of a column's values are
    /// equal, its range is scaled to 2 (RealMLP, Holzmüller et al., arXiv:2407.04491).
    Robust,
}

/// Values of a feature, and their quantiles.
struct Column {
    /// Features that share the quantiles: those of a jagged column.
    features: std::ops::Range<usize>,
    /// Median and spread.
    found: (f32, f64),
    refused: Option<crate::error::Error>,
}

impl Standardisation {
    /// Computes the median and the difference of the quartiles of the given rows of `x` (N, F). Each row counts once, whatever its weight. If the
    /// quartiles are equal, half of the range replaces their difference, and 1 for a constant.
    ///
    /// Quantiles are NumPy's (`linear`). A jagged column has one median and one spread, over the entries that are present; 0 and 1 without entries.
    /// Marks of missing values do not count. The result depends neither on the order of `rows` nor on the number of threads.
    ///
    /// # Errors
    /// Those of [`Standardisation::of_rows`]; [`Error::Memory`](crate::Error::Memory).
    ///
    /// # Panics
    /// If a row is not in `x`.
    pub fn by_quantiles(
        x: &[f32],
        shape: RowShape<'_>,
        rows: &[u32],
        team: &Team,
        name: &dyn Fn(usize) -> String,
    ) -> Result<Self> {
        let mut columns: Vec<Column> = Vec::new();
        let mut first = 0;
        let jagged: Vec<_> = shape.collections.iter().flat_map(|of| of.of_columns()).collect();
        while first < shape.features {
            let own = jagged.iter().find(|features| features.start == first);
            let features = own.cloned().unwrap_or(first..first + 1);
            first = features.end;
            columns.push(Column { features, found: (0.0, 1.0), refused: None });
        }
        for_each_chunk(team, &mut columns, 1, &|_, column| {
            let column = &mut column[0];
            match present(x, shape, rows, column.features.clone()) {
                Ok(mut values) => column.found = median_and_spread(&mut values),
                Err(error) => column.refused = Some(error),
            }
        });
        let (mut mean, mut scale) = (vec![0.0; shape.features], vec![1.0; shape.features]);
        for Column { features, found: (median, spread), refused } in columns {
            if let Some(error) = refused {
                return Err(error);
            }
            mean[features.clone()].fill(median);
            let spread = checked_scale(spread, "spread", || name(features.start))?;
            scale[features].fill(spread);
        }
        Ok(Standardisation { mean, scale })
    }
}

/// Returns the values of features that are present.
fn present(
    x: &[f32],
    shape: RowShape<'_>,
    rows: &[u32],
    features: std::ops::Range<usize>,
) -> Result<Vec<f32>> {
    let mut values = memory::with_capacity(rows.len() * features.len(), "a column's quantiles")?;
    let none = |f: usize, value: f32| shape.missing.get(f).is_some_and(|&none| none == value);
    for &row in rows {
        let row = &x[row as usize * shape.features..][features.clone()];
        let own = row.iter().zip(features.clone());
        values.extend(own.filter(|&(v, f)| !v.is_nan() && !none(f, *v)).map(|(v, _)| *v));
    }
    Ok(values)
}

/// Returns the median, and the difference of the quartiles or its replacement; 0 and 1 without values.
fn median_and_spread(values: &mut [f32]) -> (f32, f64) {
    if values.is_empty() {
        return (0.0, 1.0);
    }
    let median = quantile(values, 0.5) as f32;
    let quartiles = quantile(values, 0.75) - quantile(values, 0.25);
    let range = || {
        let ends = values.iter().fold([f32::INFINITY, f32::NEG_INFINITY], |[least, most], &v| {
            [least.min(v), most.max(v)]
        });
        0.5 * (f64::from(ends[1]) - f64::from(ends[0]))
    };
    let spread = if quartiles > 0.0 { quartiles } else { range() };
    (median, if spread > 0.0 { spread } else { 1.0 })
}

/// Returns the quantile at (n − 1) q, interpolated between two values. The values are reordered.
fn quantile(values: &mut [f32], q: f64) -> f64 {
    let at = (values.len() - 1) as f64 * q;
    let (_, &mut low, above) = values.select_nth_unstable_by(at as usize, f32::total_cmp);
    let low = f64::from(low);
    match above.iter().copied().min_by(f32::total_cmp) {
        Some(high) => low + at.fract() * (f64::from(high) - low),
        None => low,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Collection;

    fn of(x: &[f32], shape: RowShape<'_>, threads: usize) -> Standardisation {
        let rows: Vec<u32> = (0..(x.len() / shape.features) as u32).rev().collect();
        let name = |f: usize| f.to_string();
        Standardisation::by_quantiles(x, shape, &rows, &Team::new(threads), &name).unwrap()
    }

    /// numpy.quantile of 0, 1, …, 9: 4.5, and 6.75 − 2.25.
    #[test]
    fn medians_and_quartiles_are_numpys() {
        // The second feature is mostly 5, the third a constant, the fourth has an outlier.
        let x: Vec<f32> = (0..10)
            .flat_map(|i| {
                let i = i as f32;
                [i, if i == 3.0 { 9.0 } else { 5.0 }, 2.0, if i == 9.0 { -1e30 } else { i }]
            })
            .collect();
        for threads in [1, 3] {
            let s = of(&x, RowShape::full(4), threads);
            assert_eq!((s.mean[0], s.scale[0]), (4.5, 4.5));
            assert_eq!((s.mean[1], s.scale[1]), (5.0, 2.0));
            assert_eq!((s.mean[2], s.scale[2]), (2.0, 1.0));
            // −1e30, 0, …, 8: 3.5, and 5.75 − 1.25.
            assert_eq!((s.mean[3], s.scale[3]), (3.5, 4.5));
        }
    }

    #[test]
    fn what_is_missing_does_not_count() {
        let n = f32::NAN;
        let all = [Collection { feature: 1, columns: 1, at_most: 2, sorted_by: None }];
        let missing = [-999.0, n, n];
        let shape = RowShape { features: 3, collections: &all, missing: &missing };
        let x = [-999.0, 1.0, 3.0, 4.0, 5.0, n, 8.0, n, n];
        let s = of(&x, shape, 2);
        // 4 and 8: 6, and 7 − 5; 1, 3 and 5: 3, and 4 − 2.
        assert_eq!((&s.mean[..], &s.scale[..]), (&[6.0, 3.0, 3.0][..], &[2.0; 3][..]));
        let none = of(&[n, n], RowShape { features: 1, collections: &[], missing: &[] }, 1);
        assert_eq!((none.mean[0], none.scale[0]), (0.0, 1.0));
    }

    #[test]
    fn a_spread_that_f32_cannot_divide_by_is_an_error() {
        let x = [-1e-38_f32, -1e-38, 1e-38, 1e-38];
        let name = |_: usize| "tiny".to_owned();
        let shape = RowShape::full(1);
        let found = Standardisation::by_quantiles(&x, shape, &[0, 1, 2, 3], Team::alone(), &name);
        let message = found.unwrap_err().to_string();
        assert!(message.contains("'tiny' varies with a spread of 2.000e-38"), "{message}");
    }
}
