//! A score against a column: profile, correlation, and the sculpting of the column by a cut on the score.

use super::histogram::{Histogram, bin_of, check_edges};
use super::rows::{Weights, check, check_rows, check_weight, positive, varies, weights_of};
use crate::error::{Error, Result};

/// A bin of the column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ProfileBin {
    /// Lower edge, which belongs to the bin.
    pub low: f64,
    /// Upper edge, which belongs only to the last bin.
    pub high: f64,
    /// Mean score; NaN unless the weights sum to more than 0.
    pub mean: f64,
    /// Standard deviation of the mean: `spread` over the root of the effective number of rows, as in TProfile.
    pub uncertainty: f64,
    /// Standard deviation of the scores.
    pub spread: f64,
    /// Weights of the rows in the bin.
    pub weights: Weights,
}

/// The score against a column.
#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// The bins.
    pub bins: Vec<ProfileBin>,
    /// Number of rows outside all bins.
    pub outside: u64,
    /// Pearson's correlation over all rows; NaN if score or column is constant.
    pub correlation: f64,
    /// Weights of all rows.
    pub weights: Weights,
}

/// Returns the profile of `score` (N) in bins of `column` (N), with `weight` (N).
///
/// # Errors
/// [`Error::Shape`] for different lengths, [`Error::NotFinite`], [`Error::Argument`] for edges that are not in ascending order, [`Error::Data`]
/// unless the weights sum to more than 0.
pub fn profile(
    score: &[f32],
    column: &[f32],
    weight: Option<&[f32]>,
    edges: &[f64],
) -> Result<Profile> {
    check_edges(edges)?;
    let weights = check_pair(score, column, weight)?;
    let mut sums = vec![([0.0; 2], Weights::default()); edges.len() - 1];
    let mut outside = 0;
    // Relative to the mean of all rows, so that a large mean costs no precision in the squares.
    let middle = mean(score, weight, &weights);
    for row in 0..score.len() {
        let Some(bin) = bin_of(edges, f64::from(column[row])) else {
            outside += 1;
            continue;
        };
        let (far, w) = (f64::from(score[row]) - middle, weight_of(weight, row));
        let ([first, second], weights) = &mut sums[bin];
        *first += w * far;
        *second += w * far * far;
        weights.add(w);
    }
    let bins = edges.windows(2).zip(&sums).map(|(edge, ([first, second], weights))| {
        let (low, high) = (edge[0], edge[1]);
        if weights.sum <= 0.0 {
            let none = f64::NAN;
            return ProfileBin {
                low,
                high,
                mean: none,
                uncertainty: none,
                spread: none,
                weights: *weights,
            };
        }
        let far = first / weights.sum;
        let variance = second / weights.sum - far * far;
        // Rounding may make the variance slightly negative, and negative weights really negative.
        let floor = if weights.negative_rows == 0 { 0.0 } else { f64::NEG_INFINITY };
        let spread = variance.max(floor).sqrt();
        let uncertainty = spread / weights.effective().sqrt();
        ProfileBin { low, high, mean: middle + far, uncertainty, spread, weights: *weights }
    });
    let bins = bins.collect();
    Ok(Profile { bins, outside, correlation: pearson(score, column, weight, &weights), weights })
}

/// Returns Pearson's correlation of `first` (N) and `second` (N) with `weight` (N); NaN if either is constant, or if negative weights leave no
/// variance.
///
/// # Errors
/// [`Error::Shape`] for different lengths, [`Error::NotFinite`], [`Error::Data`] unless the weights sum to more than 0.
///
/// ```
/// let r = rootgrad::evaluate::correlation(&[1.0, 2.0, 3.0], &[2.0, 4.0, 6.0], None)?;
/// assert!((r - 1.0).abs() < 1e-15);
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn correlation(first: &[f32], second: &[f32], weight: Option<&[f32]>) -> Result<f64> {
    let weights = check_pair(first, second, weight)?;
    Ok(pearson(first, second, weight, &weights))
}

fn pearson(first: &[f32], second: &[f32], weight: Option<&[f32]>, weights: &Weights) -> f64 {
    let own = |of: &[f32]| varies((0..of.len()).map(|row| (of[row], weight_of(weight, row))));
    if !(own(first) && own(second)) {
        return f64::NAN;
    }
    let means = [mean(first, weight, weights), mean(second, weight, weights)];
    let mut sums = [0.0; 3];
    for row in 0..first.len() {
        let w = weight_of(weight, row);
        let far = [f64::from(first[row]) - means[0], f64::from(second[row]) - means[1]];
        sums[0] += w * far[0] * far[0];
        sums[1] += w * far[1] * far[1];
        sums[2] += w * far[0] * far[1];
    }
    sums[2] / (sums[0].sqrt() * sums[1].sqrt())
}

fn mean(values: &[f32], weight: Option<&[f32]>, weights: &Weights) -> f64 {
    let rows = values.iter().enumerate();
    rows.map(|(row, &value)| weight_of(weight, row) * f64::from(value)).sum::<f64>() / weights.sum
}

fn weight_of(weight: Option<&[f32]>, row: usize) -> f64 {
    weight.map_or(1.0, |weight| f64::from(weight[row]))
}

fn check_pair(score: &[f32], column: &[f32], weight: Option<&[f32]>) -> Result<Weights> {
    check_rows(score.len())?;
    check("score", score, score.len())?;
    check("the column", column, score.len())?;
    check_weight(weight, score.len())?;
    let weights = weights_of(weight, score.len());
    positive(&weights, &format!("the {} rows", score.len()))?;
    Ok(weights)
}

/// Returns the Jensen-Shannon divergence between two histograms, of any normalisation, in bits, from 0 to 1: (D(p‖m) + D(q‖m))/2, m = (p + q)/2.
/// SciPy's `jensenshannon(p, q, base=2)` is its root. Contents below 0 count as 0; the result is NaN if a histogram has no content above 0.
///
/// # Panics
/// If the lengths differ.
#[must_use]
pub fn jensen_shannon(first: &[f64], second: &[f64]) -> f64 {
    assert_eq!(first.len(), second.len(), "as many bins");
    let total = |of: &[f64]| of.iter().map(|value| value.max(0.0)).sum::<f64>();
    let (one, two) = (total(first), total(second));
    let term = |p: f64, m: f64| if p > 0.0 { 0.5 * p * (p / m).log2() } else { 0.0 };
    let bins = first.iter().zip(second).map(|(p, q)| {
        let (p, q) = (p.max(0.0) / one, q.max(0.0) / two);
        let m = 0.5 * (p + q);
        term(p, m) + term(q, m)
    });
    if one > 0.0 && two > 0.0 { bins.sum::<f64>().clamp(0.0, 1.0) } else { f64::NAN }
}

/// Sculpting of a column by a cut on the score.
#[derive(Debug, Clone, PartialEq)]
pub struct Sculpting {
    /// [`jensen_shannon`] divergence between the passing and the failing column, in bits: 0 if the cut does not sculpt.
    pub divergence: f64,
    /// Expected divergence from chance alone if the cut does not sculpt: (bins - 1)(1/n + 1/m)/(8 ln 2). n and m are the effective numbers of rows,
    /// and bins is the number of bins that are not empty.
    pub by_chance: f64,
    /// Histogram of the column for the rows that pass.
    pub passing: Histogram,
    /// Histogram of the column for the rows that fail.
    pub failing: Histogram,
    /// Number of bins with a negative content in either histogram, which counts as 0.
    pub negative_bins: usize,
}

/// Returns the sculpting of `column` (N) by the cut `score ≥ cut`, in bins between `edges`; for mass sculpting pass the background rows.
///
/// # Errors
/// [`Error::Shape`] for different lengths, [`Error::NotFinite`], [`Error::Argument`] for edges that are not in ascending order or a cut that is NaN,
/// [`Error::Data`] unless the weights of the passing rows and of the failing rows, inside the edges, sum to more than 0.
pub fn sculpting(
    score: &[f32],
    column: &[f32],
    weight: Option<&[f32]>,
    cut: f64,
    edges: &[f64],
) -> Result<Sculpting> {
    if cut.is_nan() {
        return Err(Error::argument("cut", cut, "a number"));
    }
    check_pair(score, column, weight)?;
    let (mut passing, mut failing) = (Histogram::new(edges)?, Histogram::new(edges)?);
    for row in 0..score.len() {
        let into = if f64::from(score[row]) >= cut { &mut passing } else { &mut failing };
        into.fill(f64::from(column[row]), weight_of(weight, row));
    }
    positive(&passing.inside, "what passes the cut, inside the edges,")?;
    positive(&failing.inside, "what fails the cut, inside the edges,")?;
    let bins = || passing.sum_squares.iter().zip(&failing.sum_squares);
    let filled = bins().filter(|(a, b)| **a + **b > 0.0).count();
    let parts = 1.0 / passing.inside.effective() + 1.0 / failing.inside.effective();
    let negative = passing.sum.iter().zip(&failing.sum).filter(|(a, b)| a.min(**b) < 0.0);
    Ok(Sculpting {
        divergence: jensen_shannon(&passing.sum, &failing.sum),
        by_chance: (filled - 1) as f64 * parts / (8.0 * std::f64::consts::LN_2),
        negative_bins: negative.count(),
        passing,
        failing,
    })
}

#[cfg(test)]
mod tests {
    use super::super::histogram::equal_width;
    use super::super::testing::{close, matches, numbers, sample};
    use super::*;

    /// Values by tests/reference/evaluate.py (NumPy; SciPy's jensenshannon).
    #[test]
    fn profiles_correlations_and_divergences_are_numpys_and_scipys() {
        let rows = sample(400);
        let edges = equal_width(5, 60.0, 140.0).unwrap();
        let mut got = Vec::new();
        for weight in [None, Some(&rows.weight[..])] {
            let found = profile(&rows.score, &rows.mass, weight, &edges).unwrap();
            got.push(found.correlation);
            for bin in &found.bins {
                got.extend([bin.mean, bin.uncertainty, bin.spread]);
            }
            let found = sculpting(&rows.score, &rows.mass, weight, 0.3, &edges).unwrap();
            got.push(found.divergence);
        }
        matches("profile", &got);
    }

    #[test]
    fn a_divergence_is_a_bit_at_most() {
        assert_eq!(jensen_shannon(&[1.0, 0.0], &[0.0, 7.0]), 1.0);
        assert_eq!(jensen_shannon(&[1.0, 2.0], &[10.0, 20.0]), 0.0);
        // p = (1, 0), q = (½, ½): ½ log(4/3) + ½ (½ log(2/3) + ½ log 2).
        let wanted = 0.5 * (4.0_f64 / 3.0).log2() + 0.25 * ((2.0_f64 / 3.0).log2() + 1.0);
        close(jensen_shannon(&[3.0, -1.0], &[2.0, 2.0]), wanted, 1e-15);
        assert!(jensen_shannon(&[0.0], &[1.0]).is_nan());
    }

    /// For a score independent of the column the divergence is that of chance, in the mean of 200 tries.
    #[test]
    fn chance_alone_diverges_as_much_as_is_said() {
        let mut next = numbers(5);
        let edges = equal_width(20, 0.0, 1.0).unwrap();
        let (mut found, mut said) = (0.0, 0.0);
        for _ in 0..200 {
            let mut draw = || (0..1000).map(|_| next() as f32).collect::<Vec<f32>>();
            let (score, column, weight) = (draw(), draw(), draw());
            let one = sculpting(&score, &column, Some(&weight), 0.7, &edges).unwrap();
            found += one.divergence;
            said += one.by_chance;
        }
        close(found / said, 1.0, 0.1);
    }

    #[test]
    fn negative_weights_and_ends_are_reported() {
        let (score, column) = ([0.1, 0.2, 0.9, 0.8], [1.0, 2.0, 1.0, 2.5]);
        let weight = [2.0, -1.0, 1.0, 1.0];
        let edges = [0.5, 1.5, 2.5];
        let found = sculpting(&score, &column, Some(&weight), 0.5, &edges).unwrap();
        assert_eq!((found.negative_bins, found.failing.sum[1]), (1, -1.0));
        close(found.divergence, jensen_shannon(&[1.0, 1.0], &[1.0, 0.0]), 1e-15);
        let found = profile(&score, &column, Some(&weight), &[0.5, 1.5, 2.2]).unwrap();
        assert_eq!((found.outside, found.weights.negative_rows), (1, 1));
        assert!(found.bins[1].mean.is_nan());
        let (same, rising) = ([0.1; 50], std::array::from_fn::<f32, 50, _>(|i| i as f32));
        assert!(correlation(&same, &rising, Some(&rising)).unwrap().is_nan());
        let message =
            |cut: f64| sculpting(&score, &column, None, cut, &edges).unwrap_err().to_string();
        assert!(message(2.0).contains("what passes the cut"), "{}", message(2.0));
        assert!(message(f64::NAN).contains("cut is NaN"));
    }
}
