//! Deviations of predictions from their targets: residuals, pulls, bias, resolution.

use super::histogram::{bin_of, check_edges};
use super::rows::{Weights, check, check_rows, check_weight, positive, varies, weights_of};
use super::special::{normal_density, normal_tail};
use crate::error::{Error, Result};
use crate::memory;

/// Definition of a residual.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Residual<'a> {
    /// Prediction minus target.
    Difference,
    /// Prediction over target, minus 1.
    Relative,
    /// Prediction minus target, divided by the predicted uncertainty (N): of mean 0 and width 1 if the uncertainty is right.
    Pull(&'a [f32]),
}

/// Returns the residuals of `prediction` (N) for `target` (N).
///
/// # Errors
/// [`Error::Shape`] for different lengths, [`Error::NotFinite`], [`Error::Data`] for a target of 0 or an uncertainty that is not above 0 if they are
/// divisors, with the row, [`Error::Memory`].
pub fn residuals(prediction: &[f32], target: &[f32], kind: Residual) -> Result<Vec<f64>> {
    check("prediction", prediction, prediction.len())?;
    check("target", target, prediction.len())?;
    if let Residual::Pull(sigma) = kind {
        check("uncertainty", sigma, prediction.len())?;
    }
    let mut all = memory::with_capacity(prediction.len(), "the residuals")?;
    for (row, (&p, &t)) in prediction.iter().zip(target).enumerate() {
        let (p, t) = (f64::from(p), f64::from(t));
        all.push(match kind {
            Residual::Difference => p - t,
            Residual::Relative if t == 0.0 => {
                return Err(Error::Data(format!(
                    "the target is 0 at row {row}, so there is no relative residual; use differences"
                )));
            }
            Residual::Relative => (p - t) / t,
            Residual::Pull(sigma) if sigma[row] <= 0.0 => {
                return Err(Error::Data(format!(
                    "the uncertainty is {} at row {row}; it must be above 0",
                    sigma[row]
                )));
            }
            Residual::Pull(sigma) => (p - t) / f64::from(sigma[row]),
        });
    }
    Ok(all)
}

/// Location and width of some residuals.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Resolution {
    /// Mean, Σ w r / Σ w.
    pub bias: f64,
    /// Standard deviation of the bias: that of the residuals over the root of their effective number.
    pub bias_uncertainty: f64,
    /// Standard deviation, √(Σ w (r - bias)² / Σ w); NaN if negative weights leave no variance.
    pub rms: f64,
    /// Standard deviation of the rms, from the fourth moment.
    pub rms_uncertainty: f64,
    /// Smallest residual up to which half of the weight is reached.
    pub median: f64,
    /// Half of the distance between the quantiles that correspond to -1 and +1 standard deviations of a normal distribution (0.1587, 0.8413). For a
    /// normal distribution it is σ, and tails have little influence.
    pub robust: f64,
    /// Mean and σ of the core: of a normal distribution cut at ±2 σ, iterated with its own window until it does not change. `None` if that fails.
    pub core: Option<[f64; 2]>,
    /// Weights of the residuals. With negative weights a quantile is the first value at which the fraction is reached.
    pub weights: Weights,
}

impl Resolution {
    /// Computes bias and resolution of `values` (N) with `weight` (N).
    ///
    /// # Errors
    /// [`Error::Shape`] for different lengths, [`Error::NotFinite`], [`Error::Data`] unless the weights sum to more than 0, [`Error::Memory`].
    pub fn new(values: &[f64], weight: Option<&[f32]>) -> Result<Self> {
        check_values(values, weight)?;
        let mut rows = memory::with_capacity(values.len(), "the sorted residuals")?;
        rows.extend((0..values.len()).map(|row| (values[row], weight_of(weight, row))));
        Self::of(&mut rows)
    }

    /// Computes them for rows of value and weight, which are sorted in place.
    fn of(rows: &mut [(f64, f64)]) -> Result<Self> {
        let mut weights = Weights::default();
        rows.iter().for_each(|row| weights.add(row.1));
        positive(&weights, &format!("{} residuals", rows.len()))?;
        rows.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
        let moment = |about: f64, power: i32| {
            rows.iter().map(|(r, w)| w * (r - about).powi(power)).sum::<f64>() / weights.sum
        };
        let bias = moment(0.0, 1);
        let (variance, fourth) = (moment(bias, 2), moment(bias, 4));
        let (rms, n) = (variance.sqrt(), weights.effective());
        let spread = ((fourth - variance * variance) / n).sqrt();
        let quantile = |share: f64| quantile(rows, share * weights.sum);
        let (low, high) = (quantile(normal_tail(1.0)), quantile(normal_tail(-1.0)));
        let (median, robust) = (quantile(0.5), 0.5 * (high - low));
        Ok(Resolution {
            bias,
            bias_uncertainty: rms / n.sqrt(),
            rms,
            rms_uncertainty: if rms == 0.0 { 0.0 } else { spread / (2.0 * rms) },
            median,
            robust,
            core: core(rows, [median, robust]),
            weights,
        })
    }
}

/// Returns the first value up to which so much weight is reached (the inverted distribution function, as in NumPy with weights).
fn quantile(sorted: &[(f64, f64)], wanted: f64) -> f64 {
    let mut passed = 0.0;
    for (value, weight) in sorted {
        passed += weight;
        if passed >= wanted * (1.0 - 1e-14) {
            return *value;
        }
    }
    sorted.last().map_or(f64::NAN, |last| last.0)
}

/// Returns mean and σ of the core of sorted rows.
fn core(rows: &[(f64, f64)], mut at: [f64; 2]) -> Option<[f64; 2]> {
    const CUT: f64 = 2.0;
    // Remaining variance of a normal distribution cut at ±c σ: 1 - 2 c φ(c) / (2 Φ(c) - 1).
    let left = 1.0 - 2.0 * CUT * normal_density(CUT) / (1.0 - 2.0 * normal_tail(CUT));
    for _ in 0..100 {
        let [mean, sigma] = at;
        let ends = [mean - CUT * sigma, mean + CUT * sigma];
        let start = rows.partition_point(|row| row.0 < ends[0]);
        let inside = &rows[start..rows.partition_point(|row| row.0 <= ends[1])];
        let sum: f64 = inside.iter().map(|row| row.1).sum();
        let mean = inside.iter().map(|(r, w)| w * r).sum::<f64>() / sum;
        let variance = inside.iter().map(|(r, w)| w * (r - mean).powi(2)).sum::<f64>() / sum;
        let next = [mean, (variance / left).sqrt()];
        if !(sum > 0.0 && next[1] > 0.0 && next[1].is_finite()) {
            return None;
        }
        let step = (next[0] - at[0]).abs() + (next[1] - at[1]).abs();
        at = next;
        if step <= 1e-9 * at[1] {
            break; // else it alternates by a row or two
        }
    }
    Some(at)
}

/// Metrics of a regression.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Regression {
    /// Root of the mean squared error, √(Σ w (p - t)² / Σ w).
    pub rmse: f64,
    /// Mean absolute error, Σ w |p - t| / Σ w.
    pub mae: f64,
    /// Coefficient of determination, 1 - Σ w (p - t)² / Σ w (t - t̄)²; NaN for a constant target.
    pub r2: f64,
    /// Weights of the rows.
    pub weights: Weights,
}

/// Returns the metrics of `prediction` (N) for `target` (N) with `weight` (N).
///
/// # Errors
/// Those of [`residuals`] and [`Resolution::new`].
pub fn regression(
    prediction: &[f32],
    target: &[f32],
    weight: Option<&[f32]>,
) -> Result<Regression> {
    check("prediction", prediction, prediction.len())?;
    check("target", target, prediction.len())?;
    check_weight(weight, prediction.len())?;
    let weights = weights_of(weight, prediction.len());
    positive(&weights, &format!("the {} rows", prediction.len()))?;
    let mean = |of: &dyn Fn(f64, f64) -> f64| {
        let rows = prediction.iter().zip(target).enumerate();
        let terms =
            rows.map(|(row, (&p, &t))| weight_of(weight, row) * of(f64::from(p), f64::from(t)));
        terms.sum::<f64>() / weights.sum
    };
    let square = mean(&|p, t| (p - t).powi(2));
    let middle = mean(&|_, t| t);
    let spread = mean(&|_, t| (t - middle).powi(2));
    let various = varies((0..target.len()).map(|row| (target[row], weight_of(weight, row))));
    let r2 = if various { 1.0 - square / spread } else { f64::NAN };
    Ok(Regression { rmse: square.sqrt(), mae: mean(&|p, t| (p - t).abs()), r2, weights })
}

/// A bin of a variable.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ResolutionBin {
    /// Lower edge, which belongs to the bin.
    pub low: f64,
    /// Upper edge, which belongs only to the last bin.
    pub high: f64,
    /// Bias and resolution; `None` if the weights of the bin sum to 0 or less.
    pub resolution: Option<Resolution>,
}

/// Returns bias and resolution of `residual` (N) in bins of a column `x` (N), and the number of rows outside all bins.
///
/// # Errors
/// [`Error::Shape`] for different lengths, [`Error::NotFinite`], [`Error::Argument`] for edges that are not in ascending order, [`Error::Memory`] (20
/// bytes per row).
pub fn resolution_against(
    residual: &[f64],
    x: &[f32],
    weight: Option<&[f32]>,
    edges: &[f64],
) -> Result<(Vec<ResolutionBin>, u64)> {
    check_values(residual, weight)?;
    check("the variable", x, residual.len())?;
    check_edges(edges)?;
    let what = "the residuals in bins";
    let bin = |row: usize| bin_of(edges, f64::from(x[row])).unwrap_or(edges.len() - 1);
    // Rows sorted by bin, with those outside at the end.
    let mut ends = vec![0_usize; edges.len()];
    (0..x.len()).for_each(|row| ends[bin(row)] += 1);
    let outside = ends[edges.len() - 1] as u64;
    let mut start = 0;
    for end in &mut ends {
        start += std::mem::replace(end, start);
    }
    let mut rows: Vec<(f64, f64)> = memory::zeros(x.len(), what)?;
    for row in 0..x.len() {
        let place = &mut ends[bin(row)];
        rows[*place] = (residual[row], weight_of(weight, row));
        *place += 1; // finally the beginning of the next bin
    }
    let mut start = 0;
    let bins = edges.windows(2).zip(&ends).map(|(edge, &end)| {
        let resolution = Resolution::of(&mut rows[start..end]).ok(); // weights without a positive sum are its only error
        start = end;
        ResolutionBin { low: edge[0], high: edge[1], resolution }
    });
    Ok((bins.collect(), outside))
}

fn weight_of(weight: Option<&[f32]>, row: usize) -> f64 {
    weight.map_or(1.0, |weight| f64::from(weight[row]))
}

fn check_values(values: &[f64], weight: Option<&[f32]>) -> Result<()> {
    check_rows(values.len())?;
    check_weight(weight, values.len())?;
    match values.iter().position(|value| !value.is_finite()) {
        Some(row) => {
            Err(Error::NotFinite { column: "the residual".to_owned(), row, value: values[row] })
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::special::normal_quantile;
    use super::super::testing::{close, matches, sample};
    use super::*;

    /// Values by tests/reference/evaluate.py (scikit-learn's r2_score and mean_squared_error, NumPy's weighted quantiles).
    #[test]
    fn numbers_are_scikit_learns_and_numpys() {
        let rows = sample(400);
        let kinds = [Residual::Difference, Residual::Relative, Residual::Pull(&rows.second)];
        let mut got = Vec::new();
        for weight in [None, Some(&rows.weight[..])] {
            let all = regression(&rows.second, &rows.mass, weight).unwrap();
            got.extend([all.rmse, all.mae, all.r2]);
            for kind in kinds {
                let residual = residuals(&rows.score, &rows.mass, kind).unwrap();
                let found = Resolution::new(&residual, weight).unwrap();
                got.extend([found.bias, found.bias_uncertainty, found.rms, found.rms_uncertainty]);
                got.extend([found.median, found.robust]);
            }
        }
        matches("regression", &got);
    }

    /// Quantiles of a normal distribution: bias, width, σ/√n, σ/√(2n).
    #[test]
    fn a_normal_distribution_has_its_mean_and_width() {
        let n = 20_000;
        let values: Vec<f64> = (0..n)
            .map(|i| 0.5 + 2.0 * normal_quantile((f64::from(i) + 0.5) / f64::from(n)))
            .collect();
        let found = Resolution::new(&values, None).unwrap();
        let root = f64::from(n).sqrt();
        for (got, wanted) in [
            (found.bias, 0.5),
            (found.rms, 2.0),
            (found.median, 0.5),
            (found.robust, 2.0),
            (found.core.unwrap()[0], 0.5),
            (found.core.unwrap()[1], 2.0),
            (found.bias_uncertainty * root, 2.0),
            (found.rms_uncertainty * root, 2.0_f64.sqrt()),
        ] {
            close(got, wanted, 4e-3);
        }
        // One in twenty values is far away: the core is unchanged, the standard deviation is not.
        let tailed: Vec<f64> = values
            .iter()
            .enumerate()
            .map(|(i, x)| if i % 20 == 0 { 10.0 * x } else { *x })
            .collect();
        let found = Resolution::new(&tailed, None).unwrap();
        assert!(found.rms > 4.0, "{found:?}");
        close(found.robust, 2.0, 0.15);
        close(found.core.unwrap()[1], 2.0, 0.1);
    }

    #[test]
    fn bins_are_what_their_rows_are_alone() {
        let rows = sample(400);
        let residual = residuals(&rows.score, &rows.second, Residual::Difference).unwrap();
        let edges = [60.0, 80.0, 100.0, 120.0, 140.0];
        let (bins, outside) =
            resolution_against(&residual, &rows.mass, Some(&rows.signed), &edges).unwrap();
        let mut inside = 0;
        for bin in &bins {
            let within = |&row: &usize| (bin.low..bin.high).contains(&f64::from(rows.mass[row]));
            let own: Vec<usize> = (0..400).filter(within).collect();
            let of: Vec<f64> = own.iter().map(|&row| residual[row]).collect();
            let weight: Vec<f32> = own.iter().map(|&row| rows.signed[row]).collect();
            assert_eq!(bin.resolution.unwrap(), Resolution::new(&of, Some(&weight)).unwrap());
            inside += own.len() as u64;
        }
        assert_eq!(inside + outside, 400);
        let (bins, outside) = resolution_against(&[1.0], &[5.0], None, &[0.0, 1.0]).unwrap();
        assert!(bins[0].resolution.is_none() && outside == 1);
    }

    #[test]
    fn what_has_no_residual_is_reported() {
        let message = |target: &[f32], kind: Residual| {
            residuals(&[1.0, 2.0], target, kind).unwrap_err().to_string()
        };
        assert!(message(&[1.0, 0.0], Residual::Relative).contains("the target is 0 at row 1"));
        assert!(message(&[1.0, 1.0], Residual::Pull(&[1.0, 0.0])).contains("is 0 at row 1"));
        assert!(
            message(&[1.0, f32::NAN], Residual::Difference).contains("'target' is NaN at row 1")
        );
        assert!(message(&[1.0], Residual::Difference).contains("wanted 2"));
        assert!(Resolution::new(&[1.0, f64::NAN], None).is_err());
        assert!(Resolution::new(&[], None).is_err());
        let same = Resolution::new(&[3.0; 5], None).unwrap();
        assert_eq!((same.bias, same.rms, same.rms_uncertainty, same.core), (3.0, 0.0, 0.0, None));
        assert!(regression(&[1.0; 7], &[0.1; 7], None).unwrap().r2.is_nan());
    }
}
