//! Permutation importance: the loss of the metric when an input is shuffled.
//!
//! The method is that of L. Breiman, Random Forests, Machine Learning 45 (2001) 5, as in scikit-learn's `permutation_importance`. Inputs with the
//! same information can replace each other: shuffle them together, as one group.

use super::random::{shuffle, stream};
use super::rows::check_rows;
use crate::error::{Error, Result};
use crate::memory;

/// Options of the shuffling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Permutation {
    /// Number of shuffles of each group, at least 1.
    pub repeats: usize,
    /// Random seed of the permutations, which are the same for all groups in a repeat, so that groups can be compared.
    pub seed: u64,
    /// Number of rows that are predicted at once, whose inputs are copied; at least 1.
    pub block: usize,
}

impl Default for Permutation {
    fn default() -> Self {
        Permutation { repeats: 5, seed: 0, block: 8192 }
    }
}

/// The importance of one group of inputs.
#[derive(Debug, Clone, PartialEq)]
pub struct Importance {
    /// Mean drop of the metric.
    pub mean: f64,
    /// Standard deviation of the drops (with division by their number, as in scikit-learn); 0 for a single drop.
    pub deviation: f64,
    /// Drop of each repeat.
    pub drops: Vec<f64>,
}

/// Importances of all groups.
#[derive(Debug, Clone, PartialEq)]
pub struct Importances {
    /// Metric of the unchanged inputs.
    pub baseline: f64,
    /// Importance of each group.
    pub groups: Vec<Importance>,
}

/// A function that appends the scores of rows to its second argument.
pub type Predict<'f> = dyn FnMut(&[f32], &mut Vec<f32>) -> Result<()> + 'f;

/// Shuffles each group of inputs between the rows of `x` (N, F), and computes the drop of `metric`.
///
/// `predict(rows, scores)` appends the scores of rows (B, F), B ≤ `block`, to `scores`: any fixed number per row. `metric` returns the quality of the
/// scores of all rows, larger for better scores; it takes care of labels and weights, which may be negative. The memory besides `x` is that of one
/// block of inputs, the scores of N rows and 4 N bytes.
///
/// # Errors
/// [`Error::Shape`] if `x` is no whole number of rows, [`Error::Argument`] for no repeats, an empty block, or an input that does not exist;
/// [`Error::Shape`] for different numbers of scores per row; [`Error::Data`] for a metric that is not finite; [`Error::Memory`]; and the errors of
/// `predict` and `metric`.
pub fn permutation_importance(
    x: &[f32],
    features: usize,
    groups: &[Vec<usize>],
    options: &Permutation,
    predict: &mut Predict,
    metric: &mut dyn FnMut(&[f32]) -> Result<f64>,
) -> Result<Importances> {
    let rows = check(x, features, groups, options)?;
    let what = "the shuffled inputs";
    let mut order: Vec<u32> = memory::with_capacity(rows, what)?;
    order.extend(0..rows as u32);
    let mut block = memory::with_capacity(options.block.min(rows) * features, what)?;
    let mut scores = Vec::new();
    let mut measure = |order: &[u32], group: &[usize]| {
        scores.clear();
        for (number, from) in order.chunks(options.block).enumerate() {
            let start = number * options.block * features;
            block.clear();
            block.extend_from_slice(&x[start..start + from.len() * features]);
            for (row, &from) in block.chunks_exact_mut(features).zip(from) {
                for &input in group {
                    row[input] = x[from as usize * features + input];
                }
            }
            let before = scores.len();
            predict(&block, &mut scores)?;
            let so_far = start / features + from.len();
            let width = scores.len() / so_far;
            let even = scores.len() == before + width * from.len();
            if width == 0 || !even || !scores.len().is_multiple_of(so_far) {
                let got = scores.len().saturating_sub(before);
                let wanted = format!("as many for each of its {} rows as before", from.len());
                return Err(Error::shape("the scores of a block", got, wanted));
            }
        }
        finite(metric(&scores)?)
    };
    let baseline = measure(&order, &[])?;
    let mut drops = vec![Vec::with_capacity(options.repeats); groups.len()];
    for repeat in 0..options.repeats {
        order.iter_mut().enumerate().for_each(|(row, from)| *from = row as u32);
        shuffle(&mut stream(options.seed, repeat as u64), &mut order);
        for (group, drops) in groups.iter().zip(&mut drops) {
            drops.push(baseline - measure(&order, group)?);
        }
    }
    Ok(Importances { baseline, groups: drops.into_iter().map(importance).collect() })
}

fn importance(drops: Vec<f64>) -> Importance {
    let n = drops.len() as f64;
    let mean = drops.iter().sum::<f64>() / n;
    let variance = drops.iter().map(|drop| (drop - mean).powi(2)).sum::<f64>() / n;
    Importance { mean, deviation: variance.sqrt(), drops }
}

fn finite(metric: f64) -> Result<f64> {
    match metric.is_finite() {
        true => Ok(metric),
        false => Err(Error::Data(format!(
            "the metric is {metric}; a drop needs a finite one: are there rows of both classes with weights above 0?"
        ))),
    }
}

fn check(
    x: &[f32],
    features: usize,
    groups: &[Vec<usize>],
    options: &Permutation,
) -> Result<usize> {
    if features == 0 || !x.len().is_multiple_of(features) || x.is_empty() {
        return Err(Error::shape(
            "inputs",
            x.len(),
            format!("rows of {features} numbers, at least one"),
        ));
    }
    if options.repeats == 0 {
        return Err(Error::argument("repeats", 0, "at least 1, such as 5"));
    }
    if options.block == 0 {
        return Err(Error::argument("block", 0, "at least 1 row, such as 8192"));
    }
    if let Some(input) = groups.iter().flatten().find(|&&input| input >= features) {
        return Err(Error::argument("an input to shuffle", input, format!("below {features}")));
    }
    let rows = x.len() / features;
    check_rows(rows)?;
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, matches, sample};
    use super::super::{Scored, delong};
    use super::*;

    fn inputs() -> (Vec<f32>, Vec<f32>, Vec<f32>) {
        let rows = sample(400);
        let x = (0..400).flat_map(|i| [rows.score[i], rows.second[i], rows.mass[i] / 128.0]);
        (x.collect(), rows.label, rows.weight)
    }

    fn model(rows: &[f32], scores: &mut Vec<f32>) -> Result<()> {
        scores.extend(rows.chunks_exact(3).map(|x| 2.0 * x[0] + x[1] * x[2]));
        Ok(())
    }

    /// Values by tests/reference/evaluate.py: scikit-learn's permutation_importance, made to shuffle as we do.
    #[test]
    fn importances_are_scikit_learns() {
        let (x, label, weight) = inputs();
        let mut metric =
            |scores: &[f32]| Ok(delong(&Scored::new(scores, &label, Some(&weight))?)?.value);
        let groups = [vec![0], vec![1], vec![2]];
        let mut found = Vec::new();
        for block in [7, 400, 10_000] {
            let options = Permutation { repeats: 4, seed: 11, block };
            found.push(
                permutation_importance(&x, 3, &groups, &options, &mut model, &mut metric).unwrap(),
            );
        }
        assert!(found.iter().all(|one| *one == found[0])); // independent of the block size
        let mut got = vec![found[0].baseline];
        for group in &found[0].groups {
            got.extend([group.mean, group.deviation]);
            got.extend(&group.drops);
        }
        matches("permutation_importance", &got);
    }

    /// For y = a x₀ + b x₁ a shuffled input x₀ increases the mean squared error by 2 a² Var(x₀) on average; x₂ has no effect.
    #[test]
    fn a_linear_model_has_its_closed_form() {
        let mut next = super::super::testing::numbers(77);
        let x: Vec<f32> = (0..3 * 2000).map(|_| next() as f32).collect();
        let y: Vec<f32> = x.chunks_exact(3).map(|x| 3.0 * x[0] - 2.0 * x[1]).collect();
        let mut predict = |rows: &[f32], scores: &mut Vec<f32>| {
            scores.extend(rows.chunks_exact(3).map(|x| 3.0 * x[0] - 2.0 * x[1]));
            Ok(())
        };
        let mut metric = |scores: &[f32]| {
            let square = |(p, t): (&f32, &f32)| f64::from(p - t).powi(2);
            Ok(-scores.iter().zip(&y).map(square).sum::<f64>() / y.len() as f64)
        };
        let groups = [vec![0], vec![1], vec![2], vec![0, 1]];
        let options = Permutation { repeats: 20, ..Permutation::default() };
        let found =
            permutation_importance(&x, 3, &groups, &options, &mut predict, &mut metric).unwrap();
        assert_eq!((found.baseline, found.groups[2].mean), (0.0, 0.0));
        for (group, wanted) in [(0, 18.0 / 12.0), (1, 8.0 / 12.0), (3, 26.0 / 12.0)] {
            close(found.groups[group].mean / wanted, 1.0, 0.05);
        }
    }

    #[test]
    fn what_cannot_be_shuffled_is_reported() {
        let mut calls = 0;
        let mut message = |x: &[f32], groups: &[Vec<usize>], repeats: usize, value: f64| {
            let mut predict = |_: &[f32], scores: &mut Vec<f32>| {
                calls += 1;
                scores.push(0.0);
                if calls > 2 { Err(Error::Interrupted("stop".to_owned())) } else { Ok(()) }
            };
            let options = Permutation { repeats, ..Permutation::default() };
            permutation_importance(x, 2, groups, &options, &mut predict, &mut |_| Ok(value))
                .unwrap_err()
                .to_string()
        };
        assert!(message(&[0., 1., 2.], &[], 1, 0.0).contains("wanted rows of 2 numbers"));
        assert!(message(&[0., 1.], &[vec![2]], 1, 0.0).contains("shuffle is 2; wanted below 2"));
        assert!(message(&[0., 1.], &[], 0, 0.0).contains("repeats is 0"));
        assert!(message(&[0., 1.], &[], 1, f64::NAN).contains("the metric is NaN"));
        assert_eq!(message(&[0., 1.], &[vec![0], vec![1]], 9, 0.0), "stop");
        // One score for two rows; then two for the first block, and one for the second.
        for block in [2, 1] {
            let mut left = 2;
            let mut predict = |_: &[f32], scores: &mut Vec<f32>| {
                scores.extend(std::iter::repeat_n(0.0, if block == 1 { left } else { 1 }));
                left -= 1;
                Ok(())
            };
            let options = Permutation { block, ..Permutation::default() };
            let found =
                permutation_importance(&[0.; 4], 2, &[], &options, &mut predict, &mut |_| Ok(0.0));
            let error = found.unwrap_err().to_string();
            assert!(error.contains("the scores of a block has shape 1"), "{error}");
        }
    }
}
