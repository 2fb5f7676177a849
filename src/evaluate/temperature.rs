//! Temperature scaling: one number that divides the logits, so that they become calibrated probabilities.
//!
//! The method is that of Guo, Pleiss, Sun & Weinberger, On calibration of modern neural networks, ICML 2017, arXiv:1706.04599. The order of scores is
//! unchanged, and so are ROC curves and cuts by efficiency.

use super::confusion::{check_outputs, class_of};
use super::rows::{Scored, Weights, check_weight, positive, weights_of};
use crate::error::{Error, Result};

/// A temperature and its effect.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Temperature {
    /// Temperature T: the calibrated logits are logits/T; above 1 if the network was overconfident.
    pub temperature: f64,
    /// Mean negative log-likelihood, Σ w (-ln p) / Σ w, of the unchanged logits.
    pub nll_before: f64,
    /// Mean negative log-likelihood of logits/T.
    pub nll_after: f64,
    /// Weights of the rows.
    pub weights: Weights,
}

/// Returns the temperature with the smallest negative log-likelihood, for logits of signal against background. Fit it on events that did not train
/// the network. With negative weights the result is still a minimum, but there may be others.
///
/// # Errors
/// [`Error::NotFinite`] for a logit that is infinite, [`Error::Data`] if the weights sum to 0 or less, or if no temperature above 0 is best: the
/// logits separate the classes (T would be 0) or are not correlated with them (T would be infinite).
pub fn fit_temperature(logits: &Scored) -> Result<Temperature> {
    let infinite = |row: &usize| !logits.row(*row).0.is_finite();
    if let Some(row) = (0..logits.rows()).find(infinite) {
        return Err(super::rows::not_finite("score", row, logits.row(row).0));
    }
    let mut weights = Weights::default();
    logits.iter().for_each(|row| weights.add(f64::from(row.2)));
    positive(&weights, &format!("the {} rows", logits.rows()))?;
    let sums = |a: f64| {
        let mut sums = [0.0; 3];
        for (logit, signal, weight) in logits.iter() {
            let (z, w) = (f64::from(logit), f64::from(weight));
            // -ln p = ln(1 + e^-u), u = ± a z; the class gives the sign.
            let z = if signal { z } else { -z };
            let u = a * z;
            let miss = 1.0 / (1.0 + u.exp());
            sums[0] += w * ((-u.abs()).exp().ln_1p() + (-u).max(0.0));
            sums[1] -= w * z * miss;
            sums[2] += w * z * z * miss * (1.0 - miss);
        }
        sums
    };
    fit(&sums, weights)
}

/// Does the same for `logits` (N, classes) with `label` (N), the number of the class, and `weight` (N): softmax(logits/T).
///
/// # Errors
/// Those of [`fit_temperature`]; [`Error::Shape`] for different lengths, [`Error::Data`] for a label that is no class.
pub fn fit_temperature_softmax(
    logits: &[f32],
    classes: usize,
    label: &[f32],
    weight: Option<&[f32]>,
) -> Result<Temperature> {
    check_outputs(logits, classes, label.len())?;
    check_weight(weight, label.len())?;
    for (row, &label) in label.iter().enumerate() {
        class_of(label, classes, row)?;
    }
    let weights = weights_of(weight, label.len());
    positive(&weights, &format!("the {} rows", label.len()))?;
    let sums = |a: f64| {
        let mut sums = [0.0; 3];
        for (row, z) in logits.chunks_exact(classes).enumerate() {
            let w = weight.map_or(1.0, |weight| f64::from(weight[row]));
            let own = f64::from(z[label[row] as usize]);
            let top = z.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let (mut total, mut first, mut second) = (0.0, 0.0, 0.0);
            for &z in z {
                let far = f64::from(z) - f64::from(top);
                let e = (a * far).exp();
                total += e;
                first += e * far;
                second += e * far * far;
            }
            let (mean, own) = (first / total, own - f64::from(top));
            sums[0] += w * (total.ln() - a * own);
            sums[1] += w * (mean - own);
            sums[2] += w * (second / total - mean * mean);
        }
        sums
    };
    fit(&sums, weights)
}

/// Returns the a = 1/T above 0 at which the slope of the negative log-likelihood is 0, by Newton's method, with bisection if a step leaves the
/// remaining range. `sums(a)` returns the likelihood, its slope and its curvature, which is never negative if the weights are not.
fn fit(sums: &dyn Fn(f64) -> [f64; 3], weights: Weights) -> Result<Temperature> {
    let flat = "the logits do not match the classes: at every temperature the network is worse than one constant prediction";
    if sums(0.0)[1] >= 0.0 {
        return Err(Error::Data(flat.to_owned()));
    }
    let (mut low, mut high) = (0.0, 1.0);
    loop {
        let [_, slope, curvature] = sums(high);
        // If the classes are separated, the slope is below 0 until it and the curvature underflow.
        if high > 1e12 || slope == 0.0 && curvature == 0.0 {
            return Err(Error::Data(
                "the logits separate the classes, so no temperature is low enough; fit it on more events, or on some that did \
                 not train the network"
                    .to_owned(),
            ));
        }
        if slope >= 0.0 {
            break;
        }
        (low, high) = (high, 2.0 * high);
    }
    let before = sums(1.0)[0];
    let mut a = if low < 1.0 && 1.0 < high { 1.0 } else { 0.5 * (low + high) };
    for _ in 0..200 {
        let [_, slope, curvature] = sums(a);
        if slope > 0.0 {
            high = a;
        } else {
            low = a;
        }
        let mut next = a - slope / curvature;
        if !(next > low && next < high) {
            next = 0.5 * (low + high);
        }
        let step = (next - a).abs();
        a = next;
        if step <= 1e-14 * a {
            break;
        }
    }
    let after = sums(a)[0];
    let [nll_before, nll_after] = [before, after].map(|sum| sum / weights.sum);
    Ok(Temperature { temperature: 1.0 / a, nll_before, nll_after, weights })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, matches, sample};
    use super::*;

    /// Logits of the sample's second score.
    fn logits(of: &[f32]) -> Vec<f32> {
        of.iter().map(|score| 16.0 * (score - 0.375)).collect()
    }

    /// Values by tests/reference/evaluate.py (SciPy's minimize_scalar on scikit-learn's log_loss).
    #[test]
    fn temperatures_are_scipys() {
        let rows = sample(400);
        let logit = logits(&rows.second);
        let mut got = Vec::new();
        for weight in [None, Some(&rows.weight[..])] {
            let binary = fit_temperature(&Scored::new(&logit, &rows.label, weight).unwrap());
            let softmax = fit_temperature_softmax(&rows.logits, 3, &rows.class, weight);
            for found in [binary.unwrap(), softmax.unwrap()] {
                got.extend([found.temperature, found.nll_before, found.nll_after]);
            }
        }
        matches("temperature", &got);
    }

    #[test]
    fn logits_divided_by_their_temperature_have_temperature_1() {
        let rows = sample(400);
        let logit = logits(&rows.second);
        let fit = |logit: &[f32], weight: &[f32]| {
            fit_temperature(&Scored::new(logit, &rows.label, Some(weight)).unwrap()).unwrap()
        };
        let first = fit(&logit, &rows.signed);
        assert!(first.nll_after < first.nll_before && first.weights.negative_rows > 0);
        for factor in [1e-3, 1.0, 1e3] {
            let scaled: Vec<f32> =
                logit.iter().map(|z| (factor * f64::from(*z) / first.temperature) as f32).collect();
            let again = fit(&scaled, &rows.signed);
            close(again.temperature / factor, 1.0, 1e-6);
            close(again.nll_after, first.nll_after, 1e-9);
        }
        // Two classes are equivalent to one logit, their difference.
        let pairs: Vec<f32> = logit.iter().flat_map(|z| [0.0, *z]).collect();
        let both = fit_temperature_softmax(&pairs, 2, &rows.label, Some(&rows.signed)).unwrap();
        close(both.temperature, first.temperature, 1e-9);
        close(both.nll_before, first.nll_before, 1e-12);
    }

    #[test]
    fn where_there_is_none_it_is_reported() {
        let message = |logit: &[f32], label: &[f32]| {
            fit_temperature(&Scored::new(logit, label, None).unwrap()).unwrap_err().to_string()
        };
        assert!(message(&[-1., 2.], &[0., 1.]).contains("separate the classes"));
        assert!(message(&[1., -2.], &[0., 1.]).contains("do not match the classes"));
        assert!(message(&[0., 0.], &[0., 1.]).contains("do not match the classes"));
        assert!(message(&[f32::INFINITY, 0.], &[0., 1.]).contains("'score' is inf at row 0"));
        assert!(message(&[], &[]).contains("the 0 rows sum to 0"));
        let softmax = |label: &[f32]| {
            fit_temperature_softmax(&[0., 1., 2.], 3, label, None).unwrap_err().to_string()
        };
        assert!(softmax(&[2.5]).contains("label is 2.5 at row 0"));
        assert!(softmax(&[1., 2.]).contains("wanted 6"));
    }
}
