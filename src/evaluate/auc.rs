//! The area under the ROC curve, its uncertainty, and its comparison with another score's.
//!
//! The method is that of DeLong, DeLong & Clarke-Pearson, Biometrics 44 (1988) 837, by sorting as in Sun & Xu, IEEE Signal Processing Letters 21
//! (2014) 1389. A row's *placement* is the fraction of the other class that lies on the correct side of the row, with ties counted half: V_i = Σ_j
//! w_j ψ_ij / Σ_j w_j. The area is the mean of the placements of either class. With weights the variance of such a mean is Σ w² (V - A)² / ((Σ w)² -
//! Σ w²), which for equal weights is DeLong's.

use super::interval::check_level;
use super::rows::{Scored, Sorted, Weights, ascending, rising};
use super::special::{deviations, normal_tail};
use crate::error::{Error, Result};
use crate::memory;

/// An area under the ROC curve.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Auc {
    /// The area, the same as [`train::auc`](crate::train::auc()).
    pub value: f64,
    /// Standard deviation of the area. NaN if a class has only one row, or if negative weights leave an effective number of rows of 1 or less.
    pub std_error: f64,
    /// Weights of the signal.
    pub signal: Weights,
    /// Weights of the background.
    pub background: Weights,
}

impl Auc {
    /// Returns the interval of a normal distribution at a level such as 0.95, limited to 0 and 1 unless some weights are negative.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for a level that is not between 0 and 1.
    pub fn interval(&self, level: f64) -> Result<[f64; 2]> {
        check_level(level)?;
        let half = deviations(level) * self.std_error;
        let ends = [self.value - half, self.value + half];
        let negative = self.signal.negative_rows + self.background.negative_rows > 0;
        Ok(if negative { ends } else { ends.map(|end| end.clamp(0.0, 1.0)) })
    }
}

/// Returns the area under the ROC curve of `rows` with DeLong's uncertainty, in a time of n log n. The same rows in another order give the same bits.
///
/// # Errors
/// [`Error::Data`](crate::Error::Data) unless the weights of each class sum to more than 0,
/// [`Error::Memory`](crate::Error::Memory) (8 bytes per row).
///
/// ```
/// use rootgrad::evaluate::{Scored, delong};
///
/// let rows = Scored::new(&[0.1, 0.4, 0.35, 0.8], &[0.0, 0.0, 1.0, 1.0], None)?;
/// let auc = delong(&rows)?;
/// assert_eq!(auc.value, 0.75);
/// assert_eq!(auc.std_error, (0.125_f64 / 2.0 + 0.125 / 2.0).sqrt()); // placements ½, 1 and 1, ½
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn delong(rows: &Scored) -> Result<Auc> {
    let [signal, background] = rows.both_classes()?;
    let [above, below] = Sorted::classes(rows, &[signal, background])?;
    let value = area(&above, &below);
    let mut squares = [0.0; 2]; // Σ w² (V - A)²
    let mut passed = [0.0; 2]; // Σ w of each class over the rows so far
    for (_, places) in rising([&above, &below]) {
        let here = sums(&above, &below, &places);
        let placements = [
            (passed[1] + 0.5 * here[1]) / background.sum,
            1.0 - (passed[0] + 0.5 * here[0]) / signal.sum,
        ];
        for (class, list) in [&above, &below].into_iter().enumerate() {
            let far = placements[class] - value;
            let weights = places[class].clone().map(|place| list.weight(place));
            squares[class] += weights.map(|weight| (weight * far).powi(2)).sum::<f64>();
            passed[class] += here[class];
        }
    }
    let variance = squares[0] / freedom(&signal) + squares[1] / freedom(&background);
    Ok(Auc { value, std_error: variance.sqrt(), signal, background })
}

/// Returns (Σ w)² - Σ w², or NaN if that is not above 0.
fn freedom(weights: &Weights) -> f64 {
    let left = weights.sum * weights.sum - weights.sum_squares;
    // A single row has no degree of freedom, though rounding may leave a small number.
    if weights.rows > 1 && left > 0.0 { left } else { f64::NAN }
}

/// Returns Σ w of signal and background in a tie.
fn sums(above: &Sorted, below: &Sorted, places: &[std::ops::Range<usize>; 2]) -> [f64; 2] {
    let sum = |list: &Sorted, class: usize| {
        places[class].clone().map(|place| list.weight(place)).sum::<f64>()
    };
    [sum(above, 0), sum(below, 1)]
}

/// Returns the area of sorted signal and background.
fn area(above: &Sorted, below: &Sorted) -> f64 {
    let (mut area, mut signal, mut background) = (0.0, 0.0, 0.0);
    for (_, places) in rising([above, below]) {
        let here = sums(above, below, &places);
        area += here[0] * (background + 0.5 * here[1]);
        signal += here[0];
        background += here[1];
    }
    area / (signal * background)
}

/// The areas of two scores of the same rows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AucComparison {
    /// Area of the first score.
    pub first: Auc,
    /// Area of the second score.
    pub second: Auc,
    /// Covariance of the areas: for two scores of the same events it is mostly positive.
    pub covariance: f64,
    /// Difference of the areas: first minus second.
    pub difference: f64,
    /// Standard deviation of the difference.
    pub std_error: f64,
    /// Difference in units of its standard deviation; 0 for scores in the same order.
    pub z: f64,
    /// Two-sided p-value: the probability of a difference at least as large, of either sign, for two equally good scores (normal approximation).
    pub p: f64,
}

/// Compares the areas of two scores of the same rows, by DeLong's covariance.
///
/// # Errors
/// Those of [`Scored::new`] for either score, and of [`delong`] (24 bytes per row).
///
/// ```
/// let (first, second) = ([0.1, 0.4, 0.35, 0.8, 0.7], [0.2, 0.1, 0.3, 0.25, 0.9]);
/// let label = [0.0, 0.0, 1.0, 1.0, 0.0];
/// let both = rootgrad::evaluate::compare_aucs(&first, &second, &label, None)?;
/// assert!((both.difference - (4.0 / 6.0 - 4.0 / 6.0)).abs() < 1e-15 && both.p > 0.999);
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn compare_aucs(
    first: &[f32],
    second: &[f32],
    label: &[f32],
    weight: Option<&[f32]>,
) -> Result<AucComparison> {
    if second.len() != first.len() {
        let wanted = format!("{}, as the first has", first.len());
        return Err(Error::shape("the second score", second.len(), wanted));
    }
    let rows = [Scored::new(first, label, weight)?, Scored::new(second, label, weight)?];
    let weights = rows[0].both_classes()?;
    let placed = [placements(&rows[0], &weights)?, placements(&rows[1], &weights)?];
    let mean = |of: &[f64]| {
        let signal = rows[0].iter().zip(of).filter(|(row, _)| row.1);
        signal.map(|(row, placement)| f64::from(row.2) * placement).sum::<f64>() / weights[0].sum
    };
    let value = [mean(&placed[0]), mean(&placed[1])];
    let mut products = [[0.0; 3]; 2]; // for signal and background: 11, 22, 12
    for (i, (_, signal, weight)) in rows[0].iter().enumerate() {
        let far = [0, 1].map(|score| f64::from(weight) * (placed[score][i] - value[score]));
        let of = &mut products[usize::from(!signal)];
        of[0] += far[0] * far[0];
        of[1] += far[1] * far[1];
        of[2] += far[0] * far[1];
    }
    let covariance = |kind: usize| {
        products[0][kind] / freedom(&weights[0]) + products[1][kind] / freedom(&weights[1])
    };
    let auc = |score: usize| {
        let [signal, background] = weights;
        Auc { value: value[score], std_error: covariance(score).sqrt(), signal, background }
    };
    let difference = value[0] - value[1];
    let variance = covariance(0) + covariance(1) - 2.0 * covariance(2);
    let std_error = if variance < 0.0 { 0.0 } else { variance.sqrt() }; // (NaN if a class has only one row)
    let z = if difference == 0.0 { 0.0 } else { difference / std_error };
    let p = 2.0 * normal_tail(z.abs());
    let (first, second) = (auc(0), auc(1));
    Ok(AucComparison { first, second, covariance: covariance(2), difference, std_error, z, p })
}

/// Returns the placement of each row, (N).
fn placements(rows: &Scored, weights: &[Weights; 2]) -> Result<Vec<f64>> {
    let what = "the placements of the rows";
    // Score and row in one number, which makes the sorting cheapest.
    let mut order: Vec<u64> = memory::with_capacity(rows.rows(), what)?;
    let scores = rows.iter().map(|row| u64::from(ascending(row.0)) << 32);
    order.extend(scores.enumerate().map(|(row, score)| score | row as u64));
    order.sort_unstable();
    let mut placed = memory::zeros(rows.rows(), what)?;
    let mut passed = [0.0; 2];
    for tie in order.chunk_by(|a, b| a >> 32 == b >> 32) {
        let mut here = [0.0; 2];
        for &row in tie {
            let (_, signal, weight) = rows.row(row as u32 as usize);
            here[usize::from(!signal)] += f64::from(weight);
        }
        for &row in tie {
            let row = row as u32 as usize;
            placed[row] = match rows.row(row).1 {
                true => (passed[1] + 0.5 * here[1]) / weights[1].sum,
                false => 1.0 - (passed[0] + 0.5 * here[0]) / weights[0].sum,
            };
        }
        passed = [passed[0] + here[0], passed[1] + here[1]];
    }
    Ok(placed)
}

#[cfg(test)]
mod tests {
    use super::super::special::normal_quantile;
    use super::super::testing::{close, matches, sample};
    use super::*;

    /// Values by tests/reference/evaluate.py (scikit-learn's areas; DeLong's variances by their definition, over all pairs).
    #[test]
    fn areas_are_scikit_learns_and_variances_those_over_all_pairs() {
        let rows = sample(400);
        for (name, weight) in
            [("plain", None), ("weighted", Some(&rows.weight)), ("signed", Some(&rows.signed))]
        {
            let weight = weight.map(|weight| &weight[..]);
            let scored = Scored::new(&rows.score, &rows.label, weight).unwrap();
            let auc = delong(&scored).unwrap();
            let both = compare_aucs(&rows.score, &rows.second, &rows.label, weight).unwrap();
            matches(
                &format!("delong_{name}"),
                &[
                    auc.value,
                    auc.std_error,
                    both.second.value,
                    both.second.std_error,
                    both.covariance,
                    both.z,
                    both.p,
                ],
            );
            close(both.first.value, auc.value, 1e-13);
            close(both.first.std_error, auc.std_error, 1e-13);
        }
    }

    /// Quantiles of two normal distributions of width 1, a distance d apart: A = Φ(d/√2). The variance of placements is E[Φ(X)²] - A² over X normal
    /// around d, computed here by a sum over the quantiles themselves.
    #[test]
    fn normal_distributions_have_their_closed_form() {
        let (n, d) = (4000, 1.3);
        let quantile = |i: usize| normal_quantile((i as f64 + 0.5) / n as f64);
        let score: Vec<f32> =
            (0..2 * n).map(|i| (quantile(i / 2) + d * (i % 2) as f64) as f32).collect();
        let label: Vec<f32> = (0..2 * n).map(|i| (i % 2) as f32).collect();
        let auc = delong(&Scored::new(&score, &label, None).unwrap()).unwrap();
        let wanted = 1.0 - normal_tail(d / 2.0_f64.sqrt());
        close(auc.value, wanted, 1e-4);
        let placed = |i: usize| 1.0 - normal_tail(quantile(i) + d);
        let variance = (0..n).map(|i| (placed(i) - wanted).powi(2)).sum::<f64>() / (n * n) as f64;
        close(auc.std_error / (2.0 * variance).sqrt(), 1.0, 1e-3); // the variances of both classes are equal
    }

    #[test]
    fn the_order_of_rows_and_the_scale_of_weights_do_not_count() {
        let rows = sample(400);
        let base = delong(&Scored::new(&rows.score, &rows.label, Some(&rows.signed)).unwrap());
        let base = base.unwrap();
        let turned = |of: &[f32], factor: f32| -> Vec<f32> {
            (0..of.len()).map(|i| of[i * 7 % of.len()] * factor).collect()
        };
        let (score, label) = (turned(&rows.score, 1.0), turned(&rows.label, 1.0));
        let weight = turned(&rows.signed, 1.0);
        let same = delong(&Scored::new(&score, &label, Some(&weight)).unwrap()).unwrap();
        assert_eq!((same.value, same.std_error), (base.value, base.std_error));
        let weight = turned(&rows.signed, 4.0);
        let scaled = delong(&Scored::new(&score, &label, Some(&weight)).unwrap()).unwrap();
        assert_eq!((scaled.value, scaled.std_error), (base.value, base.std_error));
        assert!(base.signal.negative_rows > 0 && base.signal.negative_sum < 0.0);
        // Negated scores turn the area A into 1 - A.
        let minus: Vec<f32> = rows.score.iter().map(|score| -score).collect();
        let other = delong(&Scored::new(&minus, &rows.label, Some(&rows.signed)).unwrap()).unwrap();
        close(other.value + base.value, 1.0, 1e-14);
        close(other.std_error, base.std_error, 1e-14);
    }

    #[test]
    fn ends() {
        let auc = |score: &[f32], label: &[f32], weight: Option<&[f32]>| {
            delong(&Scored::new(score, label, weight).unwrap()).unwrap()
        };
        let parted = auc(&[0., 1., 2., 3.], &[0., 0., 1., 1.], None);
        assert_eq!((parted.value, parted.std_error), (1.0, 0.0));
        assert_eq!(parted.interval(0.95).unwrap(), [1.0, 1.0]);
        assert!(auc(&[0., 1., 2.], &[0., 0., 1.], None).std_error.is_nan()); // one row of signal
        let cancelling = auc(&[0., 1., 2., 3.], &[0., 0., 1., 1.], Some(&[1., 1., 3., -2.9]));
        assert!(cancelling.std_error.is_nan());
        assert_eq!(auc(&[0.0, -0.0, 0.0, -0.0], &[0., 0., 1., 1.], None).value, 0.5);
        let same = compare_aucs(&[-0.0, 0.0, 2., 1.], &[0., 0., 5., 4.], &[0., 1., 1., 0.], None);
        let same = same.unwrap();
        assert_eq!((same.difference, same.z, same.p), (0.0, 0.0, 1.0));
        let error = compare_aucs(&[0., 1.], &[0.], &[0., 1.], None).unwrap_err().to_string();
        assert!(error.contains("wanted 2, as the first has"), "{error}");
    }

    #[test]
    fn of_one_row_of_a_class_nothing_is_certain() {
        let both =
            compare_aucs(&[1.0, 0.0, 0.5], &[0.0, 1.0, 0.5], &[1.0, 0.0, 0.0], None).unwrap();
        assert_eq!(both.difference, 1.0);
        assert!(both.std_error.is_nan() && both.p.is_nan());
    }
}
