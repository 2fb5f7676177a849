//! The receiver operating characteristic of scores.

use super::metric::sort_by_high_half;
use crate::error::{Error, Result};
use crate::evaluate::ascending;
use crate::memory;

/// Efficiencies of the cut `score ≥ threshold`, from the highest to the lowest threshold.
///
/// ```
/// use rootgrad::train::RocCurve;
///
/// let curve = RocCurve::new(&[0.1, 0.4, 0.35, 0.8], &[0.0, 0.0, 1.0, 1.0], None)?;
/// assert_eq!(curve.signal, [0.0, 0.5, 0.5, 1.0, 1.0]);
/// assert_eq!(curve.background, [0.0, 0.0, 0.5, 0.5, 1.0]);
/// assert_eq!(curve.threshold[1..], [0.8, 0.4, 0.35, 0.1].map(|score: f32| f64::from(score)));
/// assert_eq!(curve.auc(), 0.75);
/// # Ok::<(), rootgrad::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct RocCurve {
    /// Fraction of the signal's weight that passes the cut; 0 at first.
    pub signal: Vec<f64>,
    /// Fraction of the background's weight that passes the cut, the false-alarm probability; 0 at first.
    pub background: Vec<f64>,
    /// The cut: +∞ at first, then each distinct score in descending order.
    pub threshold: Vec<f64>,
}

impl RocCurve {
    /// Returns the curve of `score` (N) for `label` (N), 0 for background and 1 for signal, and `weight` (N), which may be negative. Rows
    /// of equal score are one point. A score may be infinite.
    ///
    /// # Errors
    /// [`Error::Shape`] for different lengths, [`Error::NotFinite`] for a score that is NaN or a label or weight that is not finite, [`Error::Data`]
    /// for another label and unless the weights of both classes sum to more than 0, [`Error::Memory`].
    pub fn new(score: &[f32], label: &[f32], weight: Option<&[f32]>) -> Result<Self> {
        for (name, values) in [("label", Some(label)), ("weight", weight)] {
            if let Some(values) = values.filter(|values| values.len() != score.len()) {
                let wanted = format!("{}, as there are scores", score.len());
                return Err(Error::shape(name, values.len(), wanted));
            }
        }
        Self::of(score.len(), |i| [score[i], label[i], weight.map_or(1.0, |weight| weight[i])])
    }

    /// Returns the curve of `n` rows of score, label and weight.
    ///
    /// # Errors
    /// Those of [`RocCurve::new`], except for lengths.
    pub(crate) fn of(n: usize, row: impl Fn(usize) -> [f32; 3]) -> Result<Self> {
        let what = "the rows of a ROC curve";
        if u32::try_from(n).is_err() {
            return Err(Error::argument("the number of rows", n, "below 2³²"));
        }
        let mut order = memory::with_capacity(n, what)?;
        for i in 0..n {
            let values = row(i);
            check(values, i)?;
            // In descending order of the scores; of equal scores the first row comes first.
            order.push(u64::from(!ascending(values[0])) << 32 | i as u64);
        }
        let mut other = memory::zeros(n, what)?;
        sort_by_high_half(&mut order, &mut other);
        drop(other);
        let mut curve = RocCurve {
            signal: memory::with_capacity(n + 1, what)?,
            background: memory::with_capacity(n + 1, what)?,
            threshold: memory::with_capacity(n + 1, what)?,
        };
        curve.gather(&order, row)?;
        Ok(curve)
    }

    fn gather(&mut self, order: &[u64], row: impl Fn(usize) -> [f32; 3]) -> Result<()> {
        let (mut signal, mut background) = (0.0, 0.0);
        self.push(0.0, 0.0, f64::INFINITY);
        for (at, &key) in order.iter().enumerate() {
            let [score, label, weight] = row(key as u32 as usize);
            *(if label != 0.0 { &mut signal } else { &mut background }) += f64::from(weight);
            if order.get(at + 1).is_none_or(|next| next >> 32 != key >> 32) {
                self.push(signal, background, f64::from(score));
            }
        }
        if !(signal > 0.0 && background > 0.0) {
            return Err(Error::Data(format!(
                "the events of signal (label 1) weigh {signal}, and those of background (label 0) {background}; a ROC curve needs both above 0"
            )));
        }
        self.signal.iter_mut().for_each(|value| *value /= signal);
        self.background.iter_mut().for_each(|value| *value /= background);
        Ok(())
    }

    fn push(&mut self, signal: f64, background: f64, threshold: f64) {
        self.signal.push(signal);
        self.background.push(background);
        self.threshold.push(threshold);
    }

    /// Returns the area under the curve; ties count half, as in [`auc`](super::auc()).
    #[must_use]
    pub fn auc(&self) -> f64 {
        let steps = self.signal.windows(2).zip(self.background.windows(2));
        steps
            .map(|(signal, background)| {
                0.5 * (signal[1] + signal[0]) * (background[1] - background[0])
            })
            .sum()
    }
}

fn check(values: [f32; 3], row: usize) -> Result<()> {
    let names = ["score", "label", "weight"];
    for (place, (value, name)) in values.into_iter().zip(names).enumerate() {
        if value.is_nan() || place > 0 && value.is_infinite() {
            return Err(Error::NotFinite { column: name.to_owned(), row, value: value.into() });
        }
    }
    let label = values[1];
    if label != 0.0 && label != 1.0 {
        let wanted = "0 for background or 1 for signal";
        return Err(Error::Data(format!("the label is {label} at row {row}; wanted {wanted}")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::auc;

    /// Numbers of a splitmix64 sequence.
    fn numbers(n: usize) -> Vec<f32> {
        let mut state = 5_u64;
        let mut next = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let bits = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            ((bits ^ (bits >> 27)) >> 40) as f32 / (1 << 24) as f32
        };
        (0..n).map(|_| next()).collect()
    }

    #[test]
    fn the_curve_is_that_of_counting_at_every_cut() {
        for n in [2, 7, 300, 5000] {
            let all = numbers(3 * n);
            let score: Vec<f32> = all[..n].iter().map(|x| (x * 40.0).floor() - 20.0).collect();
            let label: Vec<f32> =
                (0..n).map(|i| if all[n + i] < 0.4 || i == 0 { 1.0 } else { 0.0 }).collect();
            let label: Vec<f32> =
                label.iter().enumerate().map(|(i, &l)| if i == 1 { 0.0 } else { l }).collect();
            let weight = &all[2 * n..];
            let curve = RocCurve::new(&score, &label, Some(weight)).unwrap();
            let passing = |cut: f64, signal: bool| -> f64 {
                let rows =
                    (0..n).filter(|&i| f64::from(score[i]) >= cut && (label[i] != 0.0) == signal);
                rows.map(|i| f64::from(weight[i])).sum()
            };
            let totals = [true, false].map(|class| passing(f64::NEG_INFINITY, class));
            for (i, &cut) in curve.threshold.iter().enumerate() {
                assert!((curve.signal[i] - passing(cut, true) / totals[0]).abs() < 1e-12);
                assert!((curve.background[i] - passing(cut, false) / totals[1]).abs() < 1e-12);
            }
            let mut cuts: Vec<f32> = score.clone();
            cuts.sort_by(f32::total_cmp);
            cuts.dedup();
            assert_eq!(curve.threshold.len(), cuts.len() + 1);
            assert!((curve.auc() - auc(&score, &label, Some(weight))).abs() < 1e-12);
        }
    }

    #[test]
    fn zeros_of_either_sign_are_one_score_and_infinities_have_a_place() {
        let (inf, label) = (f32::INFINITY, [0.0, 1.0, 0.0, 1.0]);
        let curve = RocCurve::new(&[-0.0, 0.0, 0.0, -0.0], &label, None).unwrap();
        assert_eq!((curve.threshold.len(), curve.auc()), (2, 0.5));
        assert_eq!(RocCurve::new(&[-inf, 0.0, 1.0, inf], &label, None).unwrap().auc(), 0.75);
    }

    #[test]
    fn what_has_no_place_is_reported() {
        let message = |score: &[f32], label: &[f32], weight: Option<&[f32]>| {
            RocCurve::new(score, label, weight).unwrap_err().to_string()
        };
        assert!(message(&[0.0, f32::NAN], &[0.0, 1.0], None).contains("'score' is NaN"));
        assert!(
            message(&[0.0, 1.0], &[0.0, 1.0], Some(&[1.0, f32::INFINITY]))
                .contains("column 'weight' is inf")
        );
        assert!(message(&[0.0, 1.0], &[0.0], None).contains("wanted 2, as there are scores"));
        assert!(message(&[0.0, 1.0], &[1.0, 1.0], None).contains("background (label 0) 0;"));
        assert!(message(&[], &[], None).contains("signal (label 1) weigh 0,"));
        let label = [0.0, 7.0];
        assert!(message(&[0.0, 1.0], &label, None).contains("the label is 7 at row 1; wanted 0"));
    }
}
