//! Training: signals of a fixed set in fresh noise, first loud ones, later those of the population.

use super::Setting;
use super::alarms::Chooser;
use super::model::Model;
use super::source::{Purpose, Source, noise};
use crate::{Error, Result};
use rand::RngExt;
use rayon::prelude::*;
use rootgrad::graph::Rows;
use rootgrad::threads::Team;
use std::fmt;

/// Options of a training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Training {
    /// Number of epochs, each with fresh noise.
    pub epochs: usize,
    /// Windows per epoch, half of them with a signal.
    pub windows: usize,
    /// Windows per step.
    pub batch: usize,
    /// Largest learning rate of Adam; the rate rises over the first steps and falls to 0 as a cosine.
    pub rate: f64,
    /// Factor by which signals are louder than the population's in the first epoch; this curriculum ends halfway through the training.
    pub louder: f64,
    /// Number of signals in the fixed set.
    pub signals: usize,
    /// Each noise window is the one that the network ranks highest among so many.
    pub noises: usize,
}

impl Default for Training {
    fn default() -> Self {
        let (windows, signals) = (32_768, 32_768);
        Self { epochs: 8, windows, batch: 256, rate: 1e-3, louder: 3.0, signals, noises: 1 }
    }
}

/// An epoch of a training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Epoch {
    /// Its number, from 1.
    pub number: usize,
    /// Mean cross-entropy over its windows.
    pub loss: f64,
    /// SNR range of its signals.
    pub snr: (f64, f64),
}

impl fmt::Display for Epoch {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, loss, snr: (low, high) } = self;
        write!(to, "epoch {number}: loss {loss:.5}, signals of SNR {low:.1} to {high:.1}")
    }
}

/// A state of a training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Report {
    /// Number of windows that the training has seen, and that it will see.
    Windows(u64, u64),
    /// A finished epoch.
    Epoch(Epoch),
}

/// A network that can be trained.
pub trait Learner {
    /// Returns its graph and trained numbers.
    fn model(&self) -> &Model;

    /// Returns its graph and trained numbers, to change these.
    fn model_mut(&mut self) -> &mut Model;

    /// Prepares the training with windows of the population and their labels.
    ///
    /// # Errors
    /// Not enough memory.
    fn prepare(&mut self, _team: &Team, _windows: &[f32], _labels: &[f32]) -> Result<()> {
        Ok(())
    }
}

impl Learner for Model {
    fn model(&self) -> &Model {
        self
    }

    fn model_mut(&mut self) -> &mut Model {
        self
    }
}

/// Decay rates of Adam (Kingma & Ba, arXiv:1412.6980).
const DECAY: [f64; 2] = [0.9, 0.999];
const SMALL: f64 = 1e-8;
/// Fraction of the steps in which the rate rises.
const WARM_UP: f64 = 0.05;

impl Training {
    /// # Errors
    /// A number of 0, or a rate that is not above 0.
    pub fn check(&self) -> Result<()> {
        let counts = [
            ("epochs", self.epochs),
            ("windows", self.windows),
            ("batch", self.batch),
            ("stock", self.signals),
            ("noises", self.noises),
        ];
        for (name, count) in counts {
            if count == 0 {
                return Err(Error::option(name, 0, "at least 1"));
            }
        }
        if !(self.rate > 0.0 && self.rate.is_finite()) {
            return Err(Error::option("rate", self.rate, "a number above 0"));
        }
        Ok(())
    }

    /// Returns the SNR range of an epoch's signals.
    fn snr(&self, setting: &Setting, epoch: usize) -> (f64, f64) {
        let done = (2.0 * epoch as f64 / self.epochs as f64).min(1.0);
        let louder = self.louder * (1.0 - done);
        (setting.snr.0 + louder, setting.snr.1 + louder)
    }

    /// Trains the network; `report` is called after each step and each epoch, and its error ends the training. The same options and seeds give the
    /// same bits on any number of threads.
    ///
    /// # Errors
    /// Options out of range; not enough memory; an error of `report`.
    pub fn run(
        &self,
        source: &Source,
        network: &mut impl Learner,
        team: &Team,
        mut report: impl FnMut(Report) -> Result<()>,
    ) -> Result<()> {
        self.check()?;
        let width = source.setting().width();
        let signals = source.signals(Purpose::Train, 0, self.signals);
        prepare(source, network, team, &signals, self.windows.min(PREPARED))?;
        let plan = network.model().training_plan()?;
        let mut memory = plan.memory(self.batch, team.threads())?;
        let mut parameters = network.model().parameters().to_vec();
        let mut chooser =
            Chooser::new(network.model(), self.noises, self.batch.div_ceil(2), team.threads())?;
        let mut adam = Adam::new(parameters.len());
        let (mut windows, mut labels) = (vec![0.0; self.batch * width], vec![0.0; self.batch]);
        let steps = self.windows.div_ceil(self.batch);
        for epoch in 0..self.epochs {
            let snr = self.snr(source.setting(), epoch);
            let mut loss = 0.0;
            for step in 0..steps {
                let number = epoch * steps + step;
                let first = (number * self.batch) as u64;
                fill(source, &signals, snr, (1, first), &mut windows, &mut labels);
                if self.noises > 1 {
                    chooser.choose(source, team, &parameters, first, &mut windows, &labels);
                }
                plan.run(team, &mut memory, &parameters, &Rows(&[&windows, &labels]), self.batch);
                loss += memory.output(0).iter().map(|&l| f64::from(l)).sum::<f64>();
                let gradients = 1..=network.model().graph().parameters().len();
                let gradient = gradients.flat_map(|number| memory.output(number));
                let gradient = gradient.map(|&g| f64::from(g) / self.batch as f64);
                let rate = self.rate * schedule(number as f64 / (self.epochs * steps) as f64);
                adam.step(&mut parameters, gradient, rate);
                let windows = |steps: usize| (steps * self.batch) as u64;
                report(Report::Windows(windows(number + 1), windows(self.epochs * steps)))?;
            }
            let loss = loss / (steps * self.batch) as f64;
            report(Report::Epoch(Epoch { number: epoch + 1, loss, snr }))?;
        }
        network.model_mut().set_parameters(&parameters);
        Ok(())
    }
}

/// Largest number of windows for the preparation.
const PREPARED: usize = 2048;
/// Number of Newton's steps; each except the last few at least halves the distance.
const NEWTON: usize = 30;

/// Prepares the network with separate windows.
fn prepare(
    source: &Source,
    network: &mut impl Learner,
    team: &Team,
    signals: &[f32],
    count: usize,
) -> Result<()> {
    let width = source.setting().width();
    let (mut windows, mut labels) = (vec![0.0; count * width], vec![0.0; count]);
    let stream = 2;
    fill(source, signals, source.setting().snr, (stream, 0), &mut windows, &mut labels);
    network.prepare(team, &windows, &labels)
}

/// Returns scale and bias of the logistic regression of labels on scores; a row has both. Uses Newton's method with a small penalty on
/// the distance of the scale from 1. Without it, scores that separate the labels have no best scale.
pub(super) fn logistic(rows: &[[f64; 2]]) -> [f64; 2] {
    let mean = rows.iter().map(|row| row[0]).sum::<f64>() / rows.len() as f64;
    let (mut scale, mut bias) = (1.0, 0.0);
    for _ in 0..NEWTON {
        // Gradient and second derivatives of the loss. The mean is subtracted from the scores, so that the two are nearly independent.
        let (mut a, mut b, mut aa, mut ab, mut bb) = (scale - 1.0, 0.0, 1.0, 0.0, 1e-9);
        for &[score, label] in rows {
            let x = score - mean;
            let p = 1.0 / (1.0 + (-(scale * x + bias)).exp());
            let (off, weight) = (p - label, p * (1.0 - p));
            (a, b) = (a + off * x, b + off);
            (aa, ab, bb) = (aa + weight * x * x, ab + weight * x, bb + weight);
        }
        let determinant = aa * bb - ab * ab;
        let step = [(a * bb - b * ab) / determinant, (b * aa - a * ab) / determinant];
        scale = (scale - step[0].clamp(-0.5, 0.5)).max(0.05);
        bias -= step[1].clamp(-2.0, 2.0);
    }
    [scale, bias - scale * mean]
}

/// Fills windows from number `first` on of a sequence: noise, and in every other window also a signal of the fixed set.
fn fill(
    source: &Source,
    signals: &[f32],
    snr: (f64, f64),
    (stream, first): (u64, u64),
    windows: &mut [f32],
    labels: &mut [f32],
) {
    let width = source.setting().width();
    let rows = windows.par_chunks_mut(width).zip(labels.par_iter_mut());
    rows.enumerate().for_each(|(row, (window, label))| {
        let mut rng = source.random(Purpose::Train, stream, first + row as u64);
        noise(&mut rng, window);
        *label = (row % 2) as f32;
        if row % 2 == 1 {
            let signal = rng.random_range(0..signals.len() / width);
            // (Shifted by half a period, it is also a valid signal.)
            let sign = if rng.random_range(0..2) == 0 { 1.0 } else { -1.0 };
            let size = (sign * rng.random_range(snr.0..snr.1)) as f32;
            let signal = &signals[signal * width..][..width];
            window.iter_mut().zip(signal).for_each(|(x, h)| *x += size * h);
        }
    });
}

/// Returns the fraction of the learning rate after this fraction of the steps.
fn schedule(done: f64) -> f64 {
    let rising = (done / WARM_UP).min(1.0);
    rising * 0.5 * (1.0 + (std::f64::consts::PI * done).cos())
}

struct Adam {
    moments: Vec<[f64; 2]>,
    steps: i32,
}

impl Adam {
    fn new(count: usize) -> Self {
        Self { moments: vec![[0.0; 2]; count], steps: 0 }
    }

    fn step(&mut self, parameters: &mut [f32], gradient: impl Iterator<Item = f64>, rate: f64) {
        self.steps += 1;
        let corrections = DECAY.map(|decay| 1.0 - decay.powi(self.steps));
        let numbers = parameters.iter_mut().zip(gradient).zip(&mut self.moments);
        for ((parameter, g), moments) in numbers {
            for (moment, (decay, value)) in
                moments.iter_mut().zip(DECAY.into_iter().zip([g, g * g]))
            {
                *moment = decay * *moment + (1.0 - decay) * value;
            }
            let [mean, square] = [moments[0] / corrections[0], moments[1] / corrections[1]];
            *parameter -= (rate * mean / (square.sqrt() + SMALL)) as f32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks two scores with 1 and 3 signals among 4 rows: their logits are those of the fractions.
    #[test]
    fn logits_are_those_of_the_fractions() {
        let rows = [(2.0, 1, 400), (2.0, 0, 1200), (6.0, 1, 1200), (6.0, 0, 400)];
        let rows: Vec<[f64; 2]> = rows
            .iter()
            .flat_map(|&(score, label, count)| vec![[score, f64::from(label)]; count])
            .collect();
        let [scale, bias] = logistic(&rows);
        for (score, probability) in [(2.0, 0.25f64), (6.0, 0.75)] {
            let logit = scale * score + bias;
            assert!((logit - (probability / (1.0 - probability)).ln()).abs() < 0.01, "{logit}");
        }
    }
}
