//! The initial learning rate: a sweep over many rates, as in Smith, arXiv:1506.01186.

use super::figures::{axis, figure, line, number, points, report, table};
use crate::data::Dataset;
use crate::error::{Error, Result};
use crate::memory;
use crate::models::Network;
use crate::report::{Mark, Report, Section, Series};
use crate::train::{Monitor, TrainOptions, sweep};

/// Weight of the earlier mean loss in the next one, for the detection of divergence.
const MEMORY: f64 = 0.9;
/// Fraction of all steps on either side over which the smoothed loss is averaged.
const SIDE: f64 = 0.05;
/// Minimum number of steps for a meaningful slope.
const LEAST: usize = 5;
const MOST: usize = 1 << 20;

/// Options of the sweep over learning rates.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LearningRateOptions {
    /// First rate. Default 10⁻⁷.
    pub low: f64,
    /// Last rate. Default 10.
    pub high: f64,
    /// Number of steps, from 10 to 2²⁰; each rate is higher by the same factor. Default 200. If there are more steps than batches in a pass over the
    /// rows, another pass follows.
    pub steps: usize,
    /// Ratio of the mean loss to its minimum so far at which the sweep ends, above 1. Default 4.
    pub diverges: f64,
}

impl Default for LearningRateOptions {
    fn default() -> Self {
        LearningRateOptions { low: 1e-7, high: 10.0, steps: 200, diverges: 4.0 }
    }
}

impl LearningRateOptions {
    fn validate(&self) -> Result<()> {
        let normal = f64::from(f32::MIN_POSITIVE)..f64::from(f32::MAX);
        if !normal.contains(&self.low) || !normal.contains(&self.high) || self.low >= self.high {
            let got = format!("{} to {}", self.low, self.high);
            return Err(Error::argument("the learning rates", got, "two rising numbers above 0"));
        }
        if !(10..=MOST).contains(&self.steps) {
            return Err(Error::argument("steps", self.steps, format!("from 10 to {MOST}")));
        }
        if !(self.diverges > 1.0 && self.diverges.is_finite()) {
            return Err(Error::argument("diverges", self.diverges, "a factor above 1"));
        }
        Ok(())
    }
}

/// Result of the sweep.
#[derive(Debug, Clone, PartialEq)]
pub struct LearningRate {
    /// Rates of the steps that were made, (S), in ascending order.
    pub rates: Vec<f64>,
    /// Mean loss of each step's rows before the step, (S).
    pub losses: Vec<f64>,
    /// Loss as a mean over neighbouring steps, (S).
    pub smoothed: Vec<f64>,
    /// Rate at which the smoothed loss falls fastest with the logarithm of the rate: a rate to begin with, if no search is made. `None` if the loss
    /// never falls.
    pub suggestion: Option<f64>,
    /// True if the sweep ended because the loss had grown, not with its last rate.
    pub diverged: bool,
}

/// Makes one step at each of many increasing learning rates, with a copy of `network`, on batches like those of [`fit`](crate::train::fit) with
/// `options`. These options determine batches, optimiser, loss, decay and clipping; all rows are used for training.
///
/// # Errors
/// [`Error::Argument`] for options out of range; those of a fit; [`Error::Diverged`] if the loss is not finite in one of the first steps;
/// [`Error::Interrupted`] after Ctrl-C.
///
/// ```
/// use rootgrad::data::{Column, Dataset};
/// use rootgrad::kernels::Activation;
/// use rootgrad::models::{MlpConfig, Network};
/// use rootgrad::selection::{LearningRateOptions, find_learning_rate};
/// use rootgrad::train::TrainOptions;
///
/// let x: Vec<f32> = (0..400).flat_map(|i| [(i % 20) as f32 + 0.5, (i / 20) as f32]).collect();
/// let above: Vec<f32> = x.chunks(2).map(|p| f32::from(p[1] > p[0])).collect();
/// let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &above, None)?;
/// let config = MlpConfig { widths: vec![2, 8, 1], activation: Activation::Gelu, init: None, seed: 1 };
/// let (net, options) = (Network::new(config)?, TrainOptions::default());
/// let found = find_learning_rate(&net, &data, &options, &LearningRateOptions::default())?;
/// assert!((1e-4..1.0).contains(&found.suggestion.unwrap()));
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn find_learning_rate(
    network: &Network,
    data: &Dataset,
    options: &TrainOptions,
    rates: &LearningRateOptions,
) -> Result<LearningRate> {
    rates.validate()?;
    let options = TrainOptions {
        validation_fraction: 0.0,
        patience: None,
        monitor: Monitor::Loss,
        checkpoint: None,
        resume: false,
        ..options.clone()
    };
    let step = (rates.high / rates.low).ln() / (rates.steps - 1) as f64;
    let mut all: Vec<f64> = memory::with_capacity(rates.steps, "the learning rates")?;
    all.extend((0..rates.steps).map(|number| rates.low * (step * number as f64).exp()));
    let mut losses = memory::with_capacity(rates.steps, "the losses of the steps")?;
    let (mut sum, mut weight, mut least) = (0.0, 0.0, f64::INFINITY);
    let mut diverged = false;
    sweep(network, data, &options, &all, &mut |_, loss| {
        // Exponential means begin at 0, so they are divided by their accumulated weight (Kingma & Ba, arXiv:1412.6980).
        sum = MEMORY * sum + (1.0 - MEMORY) * loss;
        weight = MEMORY * weight + (1.0 - MEMORY);
        let mean = sum / weight;
        least = least.min(mean);
        diverged = !loss.is_finite() || mean - least > (rates.diverges - 1.0) * least.abs();
        if loss.is_finite() {
            losses.push(loss);
        }
        !diverged
    })?;
    all.truncate(losses.len());
    if losses.len() < LEAST {
        return Err(Error::Diverged(format!(
            "the loss grew in the first {} steps, at learning rates from {} on; begin the sweep at a lower rate, and look for outliers in \
             the data",
            losses.len() + 1,
            rates.low
        )));
    }
    let side = ((SIDE * rates.steps as f64) as usize).max(1);
    let smoothed = smoothed(&losses, side);
    let suggestion = steepest(&smoothed, side.min(losses.len() / 4)).map(|number| all[number]);
    Ok(LearningRate { rates: all, losses, smoothed, suggestion, diverged })
}

/// Returns means over `side` neighbours on either side, with larger weights for nearer ones (a triangle). Near the ends there are fewer neighbours,
/// equally many on both sides, so that a straight line is unchanged.
fn smoothed(losses: &[f64], side: usize) -> Vec<f64> {
    let mean = |middle: usize| {
        let side = side.min(middle).min(losses.len() - 1 - middle);
        let (mut sum, mut weight) = (0.0, 0.0);
        for (number, loss) in losses.iter().enumerate().skip(middle - side).take(2 * side + 1) {
            let own = (side + 1 - number.abs_diff(middle)) as f64;
            sum += own * loss;
            weight += own;
        }
        sum / weight
    };
    (0..losses.len()).map(mean).collect()
}

/// Returns the point of the steepest descent, measured between its neighbours, before the lowest point. The `edge` points at either end are excluded:
/// they are means of fewer values and so noisier.
fn steepest(curve: &[f64], edge: usize) -> Option<usize> {
    let lowest = (0..curve.len()).min_by(|&a, &b| curve[a].total_cmp(&curve[b]))?;
    let slope = |middle: usize| curve[middle + 1] - curve[middle - 1];
    let inner = edge.max(1)..(lowest + 1).min(curve.len() - edge.max(1));
    let steepest = inner.min_by(|&a, &b| slope(a).total_cmp(&slope(b)))?;
    (slope(steepest) < 0.0).then_some(steepest)
}

impl LearningRate {
    /// Returns the loss against the learning rate, as a report.
    #[must_use]
    pub fn report(&self) -> Report {
        let x = axis("learning rate", self.rates.iter().copied(), true);
        let y = axis("loss", self.smoothed.iter().copied(), false);
        let mut series = vec![
            points("each step", 2, self.rates.clone(), self.losses.clone()),
            line("smoothed", 0, self.rates.clone(), self.smoothed.clone()),
        ];
        let mut rows = Vec::new();
        if let Some(rate) = self.suggestion {
            series.push(Series {
                label: "falls fastest".into(),
                colour: 1,
                mark: Mark::Dashed,
                x: vec![rate, rate],
                y: vec![y.low, y.high],
                ..Series::default()
            });
            rows.push(vec!["suggestion".into(), number(rate)]);
        }
        let last = self.rates.last().map_or(f64::NAN, |&rate| rate);
        rows.push(vec!["last rate".into(), number(last)]);
        rows.push(vec!["diverged".into(), if self.diverged { "yes" } else { "no" }.into()]);
        let section = Section {
            name: "learning_rate".into(),
            title: "Learning rate".into(),
            text: "Each step has a higher rate than the one before. A good one to begin with is where the loss falls fastest.".into(),
            tables: vec![table("learning_rate", "What was found", &["", "value"], rows)],
            figures: vec![figure("learning_rate", "Loss against learning rate", x, y, series)],
        };
        let suggestion = self.suggestion.unwrap_or(f64::NAN);
        report("Learning rate", &[("suggestion", suggestion)], vec![section])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_straight_line_stays_one_and_a_peak_is_spread() {
        let straight: Vec<f64> = (0..9).map(f64::from).collect();
        assert_eq!(smoothed(&straight, 3), straight);
        // Weights 1, 2, 1 over 4.
        assert_eq!(smoothed(&[0.0, 0.0, 4.0, 0.0, 0.0], 1), [0.0, 1.0, 2.0, 1.0, 0.0]);
    }

    #[test]
    fn the_steepest_point_is_before_the_lowest() {
        assert_eq!(steepest(&[5.0, 4.9, 4.0, 1.0, 0.9, 3.0, -0.5 + 2.0], 1), Some(2)); // 1.0 - 4.9
        // The fall after the minimum, from 9.0 to 1.0, does not count.
        assert_eq!(steepest(&[5.0, 4.9, 4.0, 1.0, 0.9, 9.0, 8.0, 1.0], 1), Some(2));
        assert_eq!(steepest(&[1.0, 2.0, 3.0, 4.0], 1), None);
        assert_eq!(steepest(&[1.0], 0), None);
        // The ends are noisy: the fall from 5 to 1 at the first points does not count.
        assert_eq!(steepest(&[5.0, 3.0, 1.0, 0.9, 0.8, 0.3, 0.1, 0.1, 0.2, 0.3], 3), Some(5));
    }
}
