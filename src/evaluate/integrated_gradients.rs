//! Integrated gradients: the contribution of each input of an event to the score's difference from that of a baseline.
//!
//! The method is that of Sundararajan, Taly & Yan, Axiomatic attribution for deep networks, ICML 2017, arXiv:1703.01365: a_i = (x_i - b_i) ∫₀¹
//! ∂f/∂x_i (b + t (x - b)) dt. All a_i of an event sum to f(x) - f(b). The deviation from this sum is the *completeness error*, which decreases with
//! more points on the path.

use crate::error::{Error, Result};
use crate::memory;

/// Rule of the numerical integration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Rule {
    /// Gauss-Legendre quadrature: the best for smooth networks, exact for polynomials of degree 2n - 1.
    #[default]
    GaussLegendre,
    /// Equal steps with half weight at both ends: better for networks with kinks (ReLU) and many points.
    Trapezoid,
}

/// Returns the points t on the path from 0 to 1 and their weights, which sum to 1.
///
/// # Errors
/// [`Error::Argument`] for fewer than 1 point (2 for the trapezoid), or more than 65,536.
pub fn path(rule: Rule, points: usize) -> Result<Vec<[f64; 2]>> {
    let least = if rule == Rule::Trapezoid { 2 } else { 1 };
    if !(least..=65_536).contains(&points) {
        return Err(Error::argument(
            "points of the path",
            points,
            format!("from {least} to 65536"),
        ));
    }
    let step = 1.0 / (points as f64 - 1.0);
    Ok(match rule {
        Rule::Trapezoid => {
            let weight = |i: usize| if i == 0 || i + 1 == points { 0.5 * step } else { step };
            (0..points).map(|i| [i as f64 * step, weight(i)]).collect()
        }
        Rule::GaussLegendre => (0..points).map(|i| gauss_legendre(points, i)).collect(),
    })
}

/// Returns root i of the Legendre polynomial of degree n, and its weight, on 0 to 1, by Newton's method from cos(π (i + ¾)/(n + ½)).
fn gauss_legendre(n: usize, i: usize) -> [f64; 2] {
    let mut x = (std::f64::consts::PI * (i as f64 + 0.75) / (n as f64 + 0.5)).cos();
    let mut slope = 0.0;
    for _ in 0..100 {
        let (mut before, mut here) = (1.0, x);
        for k in 2..=n {
            let k = k as f64;
            (before, here) = (here, ((2.0 * k - 1.0) * x * here - (k - 1.0) * before) / k);
        }
        slope = n as f64 * (x * here - before) / (x * x - 1.0);
        let step = here / slope;
        x -= step;
        if step.abs() < 1e-15 {
            break;
        }
    }
    [0.5 * (1.0 - x), 1.0 / ((1.0 - x * x) * slope * slope)]
}

/// Attributions of some events.
#[derive(Debug, Clone, PartialEq)]
pub struct Attributions {
    /// Attribution of each input of each event, (N, F), in units of the score.
    pub values: Vec<f64>,
    /// Completeness error of each event, (N): Σ_i a_i - (f(x) - f(b)).
    pub completeness_error: Vec<f64>,
}

/// A function that fills its second argument with values or gradients for the rows of its first.
pub type Fill<'f> = dyn FnMut(&[f32], &mut [f32]) -> Result<()> + 'f;

/// Returns the attributions of `x` (N, F) relative to `baseline` (F), with so many points on the path.
///
/// `value(x, f)` fills f (N) with the scores of x (N, F), `gradient(x, g)` fills g (N, F) with their gradients. The function needs 16 N F bytes: pass
/// the events in blocks.
///
/// # Errors
/// [`Error::Shape`] if `x` is no whole number of rows, the [`Error::Argument`] of [`path`], [`Error::NotFinite`] for a gradient or score that is not
/// finite, [`Error::Memory`], and the errors of `value` and `gradient`.
pub fn integrated_gradients(
    x: &[f32],
    baseline: &[f32],
    rule: Rule,
    points: usize,
    value: &mut Fill,
    gradient: &mut Fill,
) -> Result<Attributions> {
    let features = baseline.len();
    if features == 0 || !x.len().is_multiple_of(features) {
        return Err(Error::shape(
            "inputs",
            x.len(),
            format!("rows of {features} numbers, as the baseline"),
        ));
    }
    let (path, rows, what) = (path(rule, points)?, x.len() / features, "the attributions");
    let mut values: Vec<f64> = memory::zeros(x.len(), what)?;
    let (mut at, mut slope) = (memory::zeros(x.len(), what)?, memory::zeros(x.len(), what)?);
    for [t, weight] in path {
        for (at, x) in at.chunks_exact_mut(features).zip(x.chunks_exact(features)) {
            for ((at, &x), &b) in at.iter_mut().zip(x).zip(baseline) {
                *at = (f64::from(b) + t * (f64::from(x) - f64::from(b))) as f32;
            }
        }
        gradient(&at, &mut slope)?;
        check("the gradient", &slope, features)?;
        values.iter_mut().zip(&slope).for_each(|(sum, &g)| *sum += weight * f64::from(g));
    }
    for (values, x) in values.chunks_exact_mut(features).zip(x.chunks_exact(features)) {
        for ((value, &x), &b) in values.iter_mut().zip(x).zip(baseline) {
            *value *= f64::from(x) - f64::from(b);
        }
    }
    let (mut score, mut start) = (memory::zeros(rows, what)?, [0.0]);
    value(x, &mut score)?;
    value(baseline, &mut start)?;
    check("the score", &score, 1)?;
    check("the score of the baseline", &start, 1)?;
    let mut completeness_error = memory::with_capacity(rows, what)?;
    completeness_error.extend(values.chunks_exact(features).zip(&score).map(|(values, &score)| {
        values.iter().sum::<f64>() - (f64::from(score) - f64::from(start[0]))
    }));
    Ok(Attributions { values, completeness_error })
}

fn check(name: &str, values: &[f32], width: usize) -> Result<()> {
    match values.iter().position(|value| !value.is_finite()) {
        Some(at) => Err(super::rows::not_finite(name, at / width, values[at])),
        None => Ok(()),
    }
}

/// Means of the attributions of many events, accumulated block by block.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct MeanAttributions {
    /// Σ |w| of the events so far.
    pub weight: f64,
    /// Mean attribution with its sign, (F): Σ |w| a / Σ |w|.
    pub mean: Vec<f64>,
    /// Importance of the input, (F): Σ |w| |a| / Σ |w|.
    pub mean_absolute: Vec<f64>,
    /// Largest |completeness error|.
    pub largest_error: f64,
    /// Number of events with a negative weight. They are weighted with |w|, since an attribution does not depend on the sign of the event's weight.
    pub negative_rows: u64,
}

impl MeanAttributions {
    /// Adds a block with its weights (N).
    ///
    /// # Errors
    /// [`Error::Shape`] for different lengths, [`Error::NotFinite`] for a weight.
    pub fn add(&mut self, block: &Attributions, weight: Option<&[f32]>) -> Result<()> {
        let rows = block.completeness_error.len();
        super::rows::check_weight(weight, rows)?;
        if rows == 0 {
            return Ok(());
        }
        let features = block.values.len() / rows;
        if self.mean.is_empty() {
            (self.mean, self.mean_absolute) = (vec![0.0; features], vec![0.0; features]);
        } else if self.mean.len() != features {
            return Err(Error::shape("attributions of a row", features, self.mean.len()));
        }
        for (row, values) in block.values.chunks_exact(features).enumerate() {
            let signed = weight.map_or(1.0, |weight| f64::from(weight[row]));
            self.negative_rows += u64::from(signed < 0.0);
            self.weight += signed.abs();
            let share = if self.weight > 0.0 { signed.abs() / self.weight } else { 0.0 };
            for (feature, value) in values.iter().enumerate() {
                self.mean[feature] += share * (value - self.mean[feature]);
                self.mean_absolute[feature] += share * (value.abs() - self.mean_absolute[feature]);
            }
            self.largest_error = self.largest_error.max(block.completeness_error[row].abs());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, matches};
    use super::*;

    /// Values by tests/reference/evaluate.py (numpy.polynomial.legendre.leggauss).
    #[test]
    fn points_are_numpys() {
        let mut got = Vec::new();
        for n in [1, 2, 5, 16] {
            got.extend(path(Rule::GaussLegendre, n).unwrap().concat());
        }
        matches("gauss_legendre", &got);
        for rule in [Rule::GaussLegendre, Rule::Trapezoid] {
            let points = path(rule, 50).unwrap();
            close(points.iter().map(|point| point[1]).sum(), 1.0, 1e-14);
            assert!(points.windows(2).all(|pair| pair[0][0] < pair[1][0]));
        }
        path(Rule::Trapezoid, 1).unwrap_err();
    }

    /// f = 3 x₀ + x₁² x₂: from the baseline 0 the attributions are 3 x₀, ⅔ x₁² x₂ and ⅓ x₁² x₂.
    fn value(x: &[f32], f: &mut [f32]) -> Result<()> {
        f.iter_mut().zip(x.chunks_exact(3)).for_each(|(f, x)| *f = 3.0 * x[0] + x[1] * x[1] * x[2]);
        Ok(())
    }

    fn gradient(x: &[f32], g: &mut [f32]) -> Result<()> {
        for (g, x) in g.chunks_exact_mut(3).zip(x.chunks_exact(3)) {
            g.copy_from_slice(&[3.0, 2.0 * x[1] * x[2], x[1] * x[1]]);
        }
        Ok(())
    }

    #[test]
    fn a_polynomial_has_its_closed_form() {
        let x = [1.0, 2.0, -0.5, 0.25, -1.0, 3.0];
        for (rule, points, tolerance) in
            [(Rule::GaussLegendre, 2, 1e-6), (Rule::Trapezoid, 2000, 1e-5)]
        {
            let found =
                integrated_gradients(&x, &[0.0; 3], rule, points, &mut value, &mut gradient)
                    .unwrap();
            for (row, x) in x.chunks_exact(3).enumerate() {
                let x: Vec<f64> = x.iter().map(|&x| f64::from(x)).collect();
                let cube = x[1] * x[1] * x[2];
                let wanted = [3.0 * x[0], 2.0 / 3.0 * cube, cube / 3.0];
                for (got, wanted) in found.values[3 * row..][..3].iter().zip(wanted) {
                    close(*got, wanted, tolerance);
                }
                close(found.completeness_error[row], 0.0, tolerance);
            }
        }
    }

    #[test]
    fn too_few_points_show_in_the_completeness_error() {
        let (x, zero) = ([0.0, 2.0, 3.0], [0.0; 3]);
        let with = |rule: Rule, points: usize| {
            integrated_gradients(&x, &zero, rule, points, &mut value, &mut gradient).unwrap()
        };
        // One point in the middle gives 3 · ¼ of the cubic term, 12; the two ends give 3/2 of it.
        close(with(Rule::GaussLegendre, 1).completeness_error[0], 0.75 * 12.0 - 12.0, 1e-6);
        close(with(Rule::Trapezoid, 2).completeness_error[0], 1.5 * 12.0 - 12.0, 1e-6);
        // With another baseline, equal to x, all attributions are 0.
        let same = integrated_gradients(&x, &x, Rule::default(), 3, &mut value, &mut gradient);
        assert_eq!(same.unwrap().values, [0.0; 3]);
    }

    #[test]
    fn means_are_those_of_all_blocks() {
        let block = |values: &[f64]| Attributions {
            values: values.to_vec(),
            completeness_error: vec![-0.25; values.len() / 2],
        };
        let mut all = MeanAttributions::default();
        all.add(&block(&[1.0, -2.0, 3.0, 4.0]), Some(&[1.0, -2.0])).unwrap();
        all.add(&block(&[-5.0, 0.0]), None).unwrap();
        all.add(&block(&[]), None).unwrap();
        for (got, wanted) in [(&all.mean, [0.5, 1.5]), (&all.mean_absolute, [3.0, 2.5])] {
            got.iter().zip(wanted).for_each(|(got, wanted)| close(*got, wanted, 1e-14));
        }
        assert_eq!((all.weight, all.largest_error, all.negative_rows), (4.0, 0.25, 1));
        let three = Attributions { values: vec![0.0; 3], completeness_error: vec![0.0] };
        assert!(all.add(&three, None).is_err());
    }

    #[test]
    fn what_is_not_finite_is_reported_with_its_row() {
        let mut bad = |_: &[f32], g: &mut [f32]| {
            g[4] = f32::NAN;
            Ok(())
        };
        let x = [0.0; 6];
        let found = integrated_gradients(&x, &[0.0; 3], Rule::default(), 3, &mut value, &mut bad);
        assert!(found.unwrap_err().to_string().contains("'the gradient' is NaN at row 1"));
        let found = integrated_gradients(&x, &[0.0; 4], Rule::default(), 3, &mut value, &mut bad);
        assert!(found.unwrap_err().to_string().contains("rows of 4 numbers"));
    }
}
