//! Calibration of scores as probabilities: reliability diagram, calibration errors, Brier score.

use super::histogram::check_bins;
use super::interval::{Share, check_level, wilson};
use super::rows::{Scored, Weights, check_rows, positive};
use super::special::deviations;
use crate::error::{Error, Result};
use crate::memory;

/// The bins of a reliability diagram. A score on an edge belongs to the bin below, as in scikit-learn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Binning {
    /// So many bins of equal width from 0 to 1.
    EqualWidth(usize),
    /// So many bins with equal numbers of rows, as far as ties allow: edges are quantiles of the scores, independent of the weights.
    EqualCount(usize),
}

/// A bin with at least one row.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ReliabilityBin {
    /// Lower edge.
    pub low: f64,
    /// Upper edge.
    pub high: f64,
    /// Weights of the rows in the bin.
    pub weights: Weights,
    /// Mean score, Σ w p / Σ w; NaN unless Σ w is above 0.
    pub mean_score: f64,
    /// Fraction of signal, Σ w y / Σ w; NaN unless Σ w is above 0. Its uncertainty is √(Σ w² (y - f)²) / Σ w. Its interval is Wilson's with the
    /// effective number of rows, or a normal one if negative weights put the fraction outside 0 to 1.
    pub fraction: Share,
}

/// Deviation of scores from probabilities.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibration {
    /// The reliability diagram: the bins that have rows, in ascending order.
    pub bins: Vec<ReliabilityBin>,
    /// Expected calibration error, Σ_bins |Σ w (y - p)| / Σ w.
    pub expected_error: f64,
    /// Maximum calibration error, the largest |fraction - mean score| of the bins with Σ w above 0.
    pub maximum_error: f64,
    /// Brier score, Σ w (p - y)² / Σ w.
    pub brier: f64,
    /// Number of bins whose weights sum to 0 or less.
    pub undefined_bins: usize,
    /// Weights of all rows.
    pub weights: Weights,
}

/// Returns the calibration of scores that should be probabilities; `level` is the confidence level of the fractions' intervals, such as 0.683.
///
/// # Errors
/// [`Error::Data`] for a score outside 0 to 1, with its row, or weights that sum to 0 or less; [`Error::Argument`] for no bins or a level that is not
/// between 0 and 1; [`Error::Memory`].
///
/// ```
/// use rootgrad::evaluate::{Binning, Scored, calibration};
///
/// let rows = Scored::new(&[0.25, 0.25, 0.75, 0.75], &[0.0, 0.0, 0.0, 1.0], None)?;
/// let found = calibration(&rows, Binning::EqualWidth(2), 0.683)?;
/// assert_eq!((found.expected_error, found.maximum_error), (0.25, 0.25));
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn calibration(rows: &Scored, binning: Binning, level: f64) -> Result<Calibration> {
    check_level(level)?;
    let edges = edges(rows, binning)?;
    let mut sums = vec![Sums::default(); edges.len() - 1];
    let (mut all, mut brier) = (Weights::default(), 0.0);
    for (score, signal, weight) in rows.iter() {
        let (p, w) = (f64::from(score), f64::from(weight));
        // The bin of a score ends at the first edge that is not below the score; the outer edges are ignored.
        let inner = &edges[1..edges.len() - 1];
        sums[inner.partition_point(|&edge| edge < p)].add(p, signal, w);
        all.add(w);
        brier += w * (p - f64::from(u8::from(signal))).powi(2);
    }
    positive(&all, &format!("the {} rows", rows.rows()))?;
    let filled = || sums.iter().enumerate().filter(|(_, bin)| bin.weights.rows > 0);
    let bins: Vec<_> =
        filled().map(|(i, bin)| bin.finish([edges[i], edges[i + 1]], level)).collect();
    let defined = || bins.iter().filter(|bin| bin.weights.sum > 0.0);
    let gap = |bin: &ReliabilityBin| (bin.fraction.value - bin.mean_score).abs();
    Ok(Calibration {
        expected_error: sums.iter().map(|bin| (bin.signal - bin.score).abs()).sum::<f64>()
            / all.sum,
        maximum_error: defined().map(gap).fold(0.0, f64::max),
        brier: brier / all.sum,
        undefined_bins: bins.len() - defined().count(),
        bins,
        weights: all,
    })
}

/// Sums of a bin.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    weights: Weights,
    /// Σ w p.
    score: f64,
    /// Σ w and Σ w² of the signal.
    signal: f64,
    signal_squares: f64,
}

impl Sums {
    fn add(&mut self, score: f64, signal: bool, weight: f64) {
        self.weights.add(weight);
        self.score += weight * score;
        if signal {
            self.signal += weight;
            self.signal_squares += weight * weight;
        }
    }

    fn finish(&self, [low, high]: [f64; 2], level: f64) -> ReliabilityBin {
        let weights = self.weights;
        let mut bin = ReliabilityBin {
            low,
            high,
            weights,
            mean_score: f64::NAN,
            fraction: Share { value: f64::NAN, uncertainty: f64::NAN, low: 0.0, high: 1.0 },
        };
        if weights.sum <= 0.0 {
            return bin;
        }
        bin.mean_score = self.score / weights.sum;
        let f = self.signal / weights.sum;
        let others = weights.sum_squares - self.signal_squares;
        let variance = (1.0 - f).powi(2) * self.signal_squares + f * f * others;
        let uncertainty = variance.sqrt() / weights.sum;
        let [low, high] = if (0.0..=1.0).contains(&f) {
            let n = weights.effective();
            wilson(f * n, n, level)
        } else {
            let half = deviations(level) * uncertainty;
            [f - half, f + half]
        };
        bin.fraction = Share { value: f, uncertainty, low, high };
        bin
    }
}

fn edges(rows: &Scored, binning: Binning) -> Result<Vec<f64>> {
    let outside = |score: f32| !(0.0..=1.0).contains(&score);
    if let Some(row) = (0..rows.rows()).find(|&row| outside(rows.row(row).0)) {
        return Err(Error::Data(format!(
            "the score is {} at row {row}; a probability is from 0 to 1: apply the logistic function to logits first",
            rows.row(row).0
        )));
    }
    let (Binning::EqualWidth(bins) | Binning::EqualCount(bins)) = binning;
    check_bins(bins)?;
    if matches!(binning, Binning::EqualWidth(_)) || rows.rows() == 0 {
        return Ok((0..=bins).map(|i| i as f64 / bins as f64).collect());
    }
    let mut sorted: Vec<f32> = memory::with_capacity(rows.rows(), "the sorted scores")?;
    sorted.extend(rows.iter().map(|row| row.0));
    sorted.sort_unstable_by(f32::total_cmp);
    let quantile = |i: usize| {
        // Position i (n - 1)/bins of the list, interpolated between whole positions.
        let place = i as u128 * (sorted.len() as u128 - 1);
        let (whole, part) = ((place / bins as u128) as usize, place % bins as u128);
        let low = f64::from(sorted[whole]);
        let high = f64::from(sorted[(whole + 1).min(sorted.len() - 1)]);
        low + (high - low) * (part as f64 / bins as f64)
    };
    Ok((0..=bins).map(quantile).collect())
}

/// Returns the largest output of each row of `outputs` (N, classes), and a label that is 1 if it is the output of the row's class `label` (N),
/// else 0. These are the scores and labels for [`calibration`] of a network with several classes. If outputs are equal the first one counts.
///
/// # Errors
/// [`Error::Shape`] for different lengths, [`Error::NotFinite`], [`Error::Data`] for a label that is no class, [`Error::Memory`].
pub fn top_label(outputs: &[f32], classes: usize, label: &[f32]) -> Result<[Vec<f32>; 2]> {
    super::confusion::check_outputs(outputs, classes, label.len())?;
    check_rows(label.len())?;
    let what = "the largest outputs";
    let [mut largest, mut right] =
        [memory::with_capacity(label.len(), what)?, memory::with_capacity(label.len(), what)?];
    for (row, output) in outputs.chunks_exact(classes).enumerate() {
        let best = super::confusion::argmax(output);
        largest.push(output[best]);
        let class = super::confusion::class_of(label[row], classes, row)?;
        right.push(f32::from(u8::from(best == class)));
    }
    Ok([largest, right])
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, matches, sample};
    use super::*;

    /// Values by tests/reference/evaluate.py (scikit-learn's calibration_curve and brier_score_loss, NumPy).
    #[test]
    fn diagrams_are_scikit_learns() {
        let rows = sample(400);
        for (name, weight) in [("plain", None), ("weighted", Some(&rows.weight[..]))] {
            for (kind, binning) in
                [("uniform", Binning::EqualWidth(10)), ("quantile", Binning::EqualCount(8))]
            {
                let scored = Scored::new(&rows.second, &rows.label, weight).unwrap();
                let found = calibration(&scored, binning, 0.683).unwrap();
                let mut got = vec![found.expected_error, found.maximum_error, found.brier];
                let bins = || found.bins.iter();
                got.extend(bins().map(|bin| bin.fraction.value));
                got.extend(bins().map(|bin| bin.mean_score));
                got.extend(bins().map(|bin| bin.fraction.uncertainty));
                matches(&format!("calibration_{name}_{kind}"), &got);
                assert!(bins().all(|bin| bin.low <= bin.mean_score && bin.mean_score <= bin.high));
            }
        }
    }

    #[test]
    fn scores_that_are_probabilities_have_no_error() {
        // k of 20 rows with score k/20 are signal.
        let score: Vec<f32> = (0..420).map(|i| (i / 20) as f32 / 20.0).collect();
        let label: Vec<f32> = (0..420).map(|i| f32::from(u8::from(i % 20 < i / 20))).collect();
        for binning in [Binning::EqualWidth(7), Binning::EqualCount(5)] {
            let found =
                calibration(&Scored::new(&score, &label, None).unwrap(), binning, 0.9).unwrap();
            close(found.expected_error, 0.0, 1e-7);
            close(found.maximum_error, 0.0, 1e-7);
            let p = |k: f64| k / 20.0 * (1.0 - k / 20.0);
            close(found.brier, (0..=20).map(|k| p(f64::from(k))).sum::<f64>() / 21.0, 1e-7);
        }
    }

    #[test]
    fn negative_weights_and_scores_that_are_none_are_reported() {
        let weight = [1.0, -2.0, 1.0, -0.5];
        let rows = Scored::new(&[0.1, 0.1, 0.9, 0.9], &[0., 1., 1., 0.], Some(&weight)).unwrap();
        assert!(calibration(&rows, Binning::EqualWidth(2), 0.683).is_err()); // Σ w = -0.5
        let weight = [3.0, -2.0, 1.0, -1.5];
        let rows = Scored::new(&[0.1, 0.1, 0.9, 0.9], &[0., 1., 1., 0.], Some(&weight)).unwrap();
        let found = calibration(&rows, Binning::EqualWidth(2), 0.683).unwrap();
        assert_eq!((found.undefined_bins, found.weights.negative_rows), (1, 2));
        assert_eq!(found.bins[0].fraction.value, -2.0);
        assert!(found.bins[0].fraction.low < -2.0 && found.bins[1].mean_score.is_nan());
        // |Σ w (y - p)| of the bins: |-2 - 0.1|, |1 - 0.9 · (-0.5)|; Σ w = 0.5.
        close(found.expected_error, (2.1 + 1.45) / 0.5, 1e-6);
        let rows = Scored::new(&[0.5, 1.5], &[0., 1.], None).unwrap();
        let error = calibration(&rows, Binning::EqualWidth(2), 0.683).unwrap_err().to_string();
        assert!(error.contains("the score is 1.5 at row 1"), "{error}");
        let rows = Scored::new(&[], &[], None).unwrap();
        assert!(calibration(&rows, Binning::EqualCount(2), 0.683).is_err());
    }

    #[test]
    fn the_largest_output_is_a_score_of_its_own() {
        let outputs = [0.2, 0.5, 0.3, 0.4, 0.4, 0.2];
        let [score, right] = top_label(&outputs, 3, &[1.0, 1.0]).unwrap();
        assert_eq!((score, right), (vec![0.5, 0.4], vec![1.0, 0.0]));
        assert!(top_label(&outputs, 3, &[3.0, 1.0]).is_err());
    }
}
