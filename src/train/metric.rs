//! Metrics of a set of outputs.

use std::cmp::Ordering;
use std::sync::{Mutex, PoisonError};

use crate::data::Standardisation;
use crate::evaluate::ascending;
use crate::threads::Team;

/// Area under the ROC curve: the probability that a signal row scores above a background row, with ties counted half,
///
/// `Σ w_s w_b ([s > b] + ½ [s = b]) / (Σ w_s Σ w_b)` over all pairs of a signal row (`label` ≠ 0) and a background row.
///
/// `score`, `label` and, if there are weights, `weight` are (N). Weights may be negative, for example for simulated events with interference; the
/// result may then be outside 0 to 1. It is NaN if either class has no weight.
///
/// # Panics
/// If the lengths differ.
///
/// ```
/// let auc = rootgrad::train::auc(&[0.1, 0.4, 0.35, 0.8], &[0.0, 0.0, 1.0, 1.0], None);
/// assert_eq!(auc, 0.75);
/// ```
#[must_use]
pub fn auc(score: &[f32], label: &[f32], weight: Option<&[f32]>) -> f64 {
    assert_eq!(score.len(), label.len(), "a score for each label");
    assert!(weight.is_none_or(|weight| weight.len() == score.len()), "a weight for each score");
    let mut auc = Auc::default();
    for (i, (&score, &label)) in score.iter().zip(label).enumerate() {
        auc.add(score, label, weight.map_or(1.0, |weight| weight[i]));
    }
    auc.value(&Team::new(1))
}

/// [`auc`], accumulated row by row, with its working memory.
#[derive(Debug, Default)]
pub(super) struct Auc {
    background: Class,
    signal: Class,
}

impl Auc {
    /// Reserves memory for the given numbers of rows, so that nothing more is allocated.
    pub(super) fn reserve(&mut self, background: usize, signal: usize) {
        self.background.reserve(background);
        self.signal.reserve(signal);
    }

    /// Removes all rows.
    pub(super) fn reset(&mut self) {
        self.background.rows.clear();
        self.signal.rows.clear();
    }

    /// Adds a row.
    pub(super) fn add(&mut self, score: f32, label: f32, weight: f32) {
        let class = if label != 0.0 { &mut self.signal } else { &mut self.background };
        class.rows.push(u64::from(ascending(score)) << 32 | u64::from(weight.to_bits()));
    }

    /// Returns the [`auc`] of the rows added since [`Auc::reset`].
    pub(super) fn value(&mut self, team: &Team) -> f64 {
        let classes = [Mutex::new(&mut self.background), Mutex::new(&mut self.signal)];
        team.run(2, &|class| {
            classes[class].lock().unwrap_or_else(PoisonError::into_inner).sort();
        });
        // Both lists are traversed upwards at once, tie by tie.
        let (background, signal) = (&self.background.rows, &self.signal.rows);
        let (mut area, mut above, mut below) = (0.0, 0.0, 0.0);
        let (mut b, mut s) = (0, 0);
        while s < signal.len() {
            let tie = signal[s] >> 32;
            while b < background.len() && background[b] >> 32 < tie {
                below += weight(background[b]);
                b += 1;
            }
            let (mut signal_here, mut background_here) = (0.0, 0.0);
            while b < background.len() && background[b] >> 32 == tie {
                background_here += weight(background[b]);
                b += 1;
            }
            while s < signal.len() && signal[s] >> 32 == tie {
                signal_here += weight(signal[s]);
                s += 1;
            }
            area += signal_here * (below + 0.5 * background_here);
            above += signal_here;
            below += background_here;
        }
        below += background[b..].iter().map(|&row| weight(row)).sum::<f64>();
        area / (above * below) // 0 / 0 = NaN if a class is absent
    }
}

/// Returns the weight of a row of [`Class`].
fn weight(row: u64) -> f64 {
    f64::from(f32::from_bits(row as u32))
}

/// The rows of one class. The high half of each number is the score, so that numbers sort like scores; the low half contains the bits of the weight.
#[derive(Debug, Default)]
struct Class {
    rows: Vec<u64>,
    other: Vec<u64>,
}

impl Class {
    fn reserve(&mut self, rows: usize) {
        self.rows.reserve(rows);
        self.other.reserve(rows);
    }

    /// Sorts the rows by score.
    fn sort(&mut self) {
        self.other.resize(self.rows.len(), 0);
        sort_by_high_half(&mut self.rows, &mut self.other);
    }
}

/// Sorts numbers by their high halves; equal ones keep their order, or are ordered by their low halves (radix sort, the lowest digit first). `other`
/// has the same length.
pub(super) fn sort_by_high_half(rows: &mut Vec<u64>, other: &mut Vec<u64>) {
    const DIGIT: u32 = 11;
    const BINS: usize = 1 << DIGIT;
    if rows.len() < BINS {
        return rows.sort_unstable();
    }
    let mut counts = [[0u32; BINS]; 3];
    let digit = |row: u64, pass: u32| (row >> (32 + pass * DIGIT)) as usize & (BINS - 1);
    for &row in rows.iter() {
        for pass in 0..3 {
            counts[pass as usize][digit(row, pass)] += 1;
        }
    }
    for pass in 0..3 {
        let mut start = 0;
        for count in &mut counts[pass as usize] {
            start += std::mem::replace(count, start);
        }
        for &row in rows.iter() {
            let place = &mut counts[pass as usize][digit(row, pass)];
            other[*place as usize] = row;
            *place += 1;
        }
        std::mem::swap(rows, other);
    }
}

/// Returns Σ w over the rows whose largest output is that of their class, and Σ w. `outputs` is (N, K); `row(i)` returns class and weight. If outputs
/// are equal the first one counts.
pub(crate) fn accuracy_sums(
    outputs: &[f32],
    classes: usize,
    row: impl Fn(usize) -> (f32, f32),
) -> [f64; 2] {
    let mut sums = [0.0; 2];
    for (i, output) in outputs.chunks_exact(classes).enumerate() {
        let larger = |best: usize, k: usize| match output[k].total_cmp(&output[best]) {
            Ordering::Greater => k,
            _ => best,
        };
        let best = (0..classes).fold(0, larger);
        let (class, weight) = row(i);
        sums[1] += f64::from(weight);
        if best == class as usize {
            sums[0] += f64::from(weight);
        }
    }
    sums
}

/// Adds the Σ w (p - t)² of every output to `sums` (K), and returns Σ w. `outputs` is (N, K); `row(i)` returns targets (K) and weight. With `units`
/// p = output · scale + mean, without it p is the output itself.
pub(crate) fn square_sums<'a>(
    outputs: &[f32],
    units: Option<&Standardisation>,
    row: impl Fn(usize) -> (&'a [f32], f32),
    sums: &mut [f64],
) -> f64 {
    let mut total = 0.0;
    for (i, output) in outputs.chunks_exact(sums.len()).enumerate() {
        let (targets, weight) = row(i);
        for (k, sum) in sums.iter_mut().enumerate() {
            let (mean, scale) = units.map_or((0.0, 1.0), |units| (units.mean[k], units.scale[k]));
            let value = f64::from(output[k]) * f64::from(scale) + f64::from(mean);
            let difference = value - f64::from(targets[k]);
            *sum += f64::from(weight) * difference * difference;
        }
        total += f64::from(weight);
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers on [0, 1), by the generator of Numerical Recipes (ranqd1).
    fn numbers(seed: u32) -> impl Iterator<Item = f32> {
        let step = |x: u32| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
        std::iter::successors(step(seed), move |&x| step(x)).map(|x| (x >> 8) as f32 / 16_777_216.0)
    }

    /// The definition, over all pairs.
    fn all_pairs(score: &[f32], label: &[f32], weight: &[f32]) -> f64 {
        let rows = |wanted: bool| (0..score.len()).filter(move |&i| (label[i] != 0.0) == wanted);
        let (mut area, mut norm) = (0.0, 0.0);
        for s in rows(true) {
            for b in rows(false) {
                let w = f64::from(weight[s]) * f64::from(weight[b]);
                norm += w;
                area += match score[s].partial_cmp(&score[b]).unwrap() {
                    Ordering::Greater => w,
                    Ordering::Equal => 0.5 * w,
                    Ordering::Less => 0.0,
                };
            }
        }
        area / norm
    }

    /// Rows with ties (`levels` different scores), negative scores and some negative weights.
    fn rows(n: usize, levels: f32) -> (Vec<f32>, Vec<f32>, Vec<f32>) {
        let mut numbers = numbers(n as u32);
        let mut next = || numbers.next().unwrap();
        let label: Vec<f32> = (0..n).map(|_| f32::from(next() < 0.3)).collect();
        let score = label.iter().map(|l| ((next() + 0.2 * l - 0.5) * levels).round()).collect();
        (score, label, (0..n).map(|_| next() * 3.0 - 0.3).collect())
    }

    #[test]
    fn auc_is_the_sum_over_pairs() {
        for (n, levels) in [(50, 5.0), (300, 1e6), (3000, 40.0), (2500, 1e6)] {
            let (score, label, weight) = rows(n, levels);
            let ones = vec![1.0; n];
            let (got, wanted) =
                (auc(&score, &label, Some(&weight)), all_pairs(&score, &label, &weight));
            assert!((got - wanted).abs() < 1e-12, "{n} rows: {got}, all pairs {wanted}");
            let (got, wanted) = (auc(&score, &label, None), all_pairs(&score, &label, &ones));
            assert!((got - wanted).abs() < 1e-12, "{n} rows: {got}, all pairs {wanted}");
        }
    }

    /// Values by tests/reference/metrics.py (scikit-learn's roc_auc_score and accuracy_score, NumPy).
    #[test]
    fn metrics_agree_with_scikit_learn() {
        let mut numbers = numbers(7);
        let mut next = || numbers.next().unwrap();
        let label: Vec<f32> = (0..5000).map(|_| f32::from(next() < 0.25)).collect();
        let score: Vec<f32> = label.iter().map(|l| (next() + 0.25 * l) * 64.0).collect();
        let score: Vec<f32> = score.iter().map(|s| s.floor() / 64.0).collect();
        let weight: Vec<f32> = (0..5000).map(|_| next() * 2.0).collect();
        let row = |i: usize| (label[i], weight[i]);
        let close = |got: f64, wanted: f64| assert!((got - wanted).abs() < 1e-10, "{got} {wanted}");
        close(auc(&score, &label, None), reference::AUC);
        close(auc(&score, &label, Some(&weight)), reference::WEIGHTED_AUC);
        let outputs: Vec<f32> = score.iter().flat_map(|&s| [1.0 - s, s]).collect();
        let [right, total] = accuracy_sums(&outputs, 2, row);
        close(right / total, reference::WEIGHTED_ACCURACY);
        let mut square = [0.0];
        let total = square_sums(&score, None, |i| (&label[i..=i], weight[i]), &mut square);
        close((square[0] / total).sqrt(), reference::WEIGHTED_RMSE);
    }

    mod reference {
        pub(super) const AUC: f64 = 0.7065282447910871;
        pub(super) const WEIGHTED_AUC: f64 = 0.7024309364612309;
        pub(super) const WEIGHTED_ACCURACY: f64 = 0.5560430605598194;
        pub(super) const WEIGHTED_RMSE: f64 = 0.5399641047135162;
    }

    #[test]
    fn extremes() {
        assert_eq!(auc(&[-1.0, 0.0, f32::INFINITY], &[0., 1., 1.], None), 1.0);
        assert_eq!(auc(&[f32::NEG_INFINITY, 1.0], &[1., 0.], None), 0.0);
        assert_eq!(auc(&[0.0, -0.0], &[1., 0.], None), 0.5);
        assert!(auc(&[1.0, 2.0], &[1., 1.], None).is_nan());
        assert!(auc(&[], &[], None).is_nan());
        assert_eq!(accuracy_sums(&[1., 1., 0., 2.], 2, |i| (i as f32, 0.5)), [1.0, 1.0]);
    }

    #[test]
    fn squares_are_summed_output_by_output_in_the_targets_units() {
        // p = (0, 2) · 2 + 1 = (1, 5) and (0, 2) · 10 + 3 = (3, 23), against 2 and 20, weights -1.
        let units = Standardisation { mean: vec![1.0, 3.0], scale: vec![2.0, 10.0] };
        let mut sums = [0.0; 2];
        let row = |_| (&[2.0, 20.0][..], -1.0);
        assert_eq!(square_sums(&[0.0, 0.0, 2.0, 2.0], Some(&units), row, &mut sums), -2.0);
        assert_eq!(sums, [-(1.0 + 9.0), -(17.0 * 17.0 + 9.0)]);
    }
}
