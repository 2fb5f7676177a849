//! The filter bank as operations of a graph, followed by a small network whose output begins at zero.

use super::coherence::coherent;
use super::features::{self, Best};
use super::model::{BATCH, Model, Values, initial};
use super::source::Source;
use super::templates::Templates;
use super::training::{Learner, logistic};
use super::zoom;
use super::{DELAYS, STEPS, Setting, TIMES, peaks, times};
use crate::systems::Systems;
use crate::{Error, RATE, Result};
use rootgrad::graph::{
    Binary, ConvolutionOptions, Graph, Id, Initial, Memory, Plan, Reduction, Rows, Unary,
};
use rootgrad::threads::Team;

/// Samples of all products that are transformed together: they stay in a core's cache.
const CHUNK: usize = 10_240;
/// Name of the parameter that begins with the logarithms of the templates' shares.
const OF_TEMPLATES: &str = "template.log_weight";
/// Names of the parameters that turn the ranking into a logit.
const SCALE: &str = "scale";
const BIAS: &str = "bias";

/// A detector: filters, their soft maximum, and a small network.
///
/// With the SNR ρ of each template T and time t, the ranking is ln Σ w(T) w(t) e^(a ρ²/2 + b ρ). Before training a = 1 and b = 0, the weights of
/// templates are their shares of the population, and those of times are 1. This is the marginal likelihood of the bank over templates, times and
/// phase. For two detectors the exponents are added; the second one's is summed over the delays allowed by the light travel time. The sum is then
/// corrected for the [`coherence`](super::coherence) of both. All these numbers are trained. The small network is also trained: it adds up to ±4,
/// computed from the best template's outputs, and begins at 0.
pub struct Network {
    model: Model,
    untrained: Id,
    loudest: [Id; 2],
    features: Vec<Id>,
    time: Id,
}

impl Network {
    /// Creates a detector that, before training, ranks like the bank of these templates, weighted by their shares of the population. The hidden
    /// layer's weights are drawn from `seed`. The loudest of the first `bank` templates is reported separately.
    ///
    /// # Errors
    /// No templates, or fewer than `bank`; shares that are not one positive number per template; templates beyond memory.
    pub fn new(
        source: &Source,
        templates: &Templates,
        shares: &[f64],
        bank: usize,
        seed: u64,
    ) -> Result<Self> {
        if shares.len() != templates.len() || !shares.iter().all(|&share| share > 0.0) {
            let wanted = format!("{} numbers above 0, one for each template", templates.len());
            return Err(Error::argument("the templates' shares", shares.len(), wanted));
        }
        if bank == 0 || bank > templates.len() {
            let wanted = format!("1 to {}, the number of templates", templates.len());
            return Err(Error::argument("the size of the bank", bank, wanted));
        }
        let setting = *source.setting();
        let mut graph = Graph::new();
        let strain = graph.input("strain", &[setting.detectors, setting.systems.samples()])?;
        let label = graph.input("label", &[])?;
        let log_weights: Vec<f64> = shares.iter().map(|share| share.ln()).collect();
        let mut builder = Builder { graph: &mut graph, setting, templates, log_weights };
        let spectra = builder.spectra(strain)?;
        let outputs = builder.all_outputs(&spectra)?;
        let weights = builder.trained()?;
        let ranking = builder.ranking(&outputs, &weights)?;
        let untrained = builder.untrained()?;
        let untrained = builder.ranking(&outputs, &untrained)?.value;
        let loudest = builder.loudest(&outputs, [bank, templates.len()])?;
        let best = features::best(builder.graph, templates, &spectra, &outputs, &ranking)?;
        let [logit, through] = builder.logits(&ranking, &best)?;
        let log_weights = std::mem::take(&mut builder.log_weights);
        let parameters = initial(&graph, seed, |name| {
            let log_weights = log_weights.iter().map(|&w| w as f32);
            (name == OF_TEMPLATES).then(|| log_weights.collect())
        });
        let values = Values { strain, label, logit, through };
        let model = Model::new(graph, setting, values, parameters);
        Ok(Self { model, untrained, loudest, features: best.features, time: best.time })
    }

    /// Returns its setting.
    #[must_use]
    pub fn setting(&self) -> &Setting {
        self.model.setting()
    }

    /// Returns the features (rows, features) of windows, which are the inputs of the small network.
    ///
    /// # Errors
    /// Not enough memory.
    pub fn features(&self, team: &Team, windows: &[f32]) -> Result<Vec<Vec<f32>>> {
        let plan = Plan::new(&self.model.graph, &self.features);
        let rows = windows.len() / self.setting().width();
        let mut memory = plan.memory(rows, team.threads())?;
        let labels = vec![0.0; rows];
        plan.run(team, &mut memory, self.model.parameters(), &Rows(&[windows, &labels]), rows);
        let row = |row| (0..self.features.len()).map(|f| memory.output(f)[row]).collect();
        Ok((0..rows).map(row).collect())
    }

    /// Returns a scorer of windows with the current parameters.
    ///
    /// # Errors
    /// Not enough memory.
    pub fn scorer(&self, threads: usize) -> Result<Scorer<'_>> {
        let plan = Plan::new(
            &self.model.graph,
            &[&[self.model.logit(), self.untrained, self.time], &self.loudest[..]].concat(),
        );
        let memory = plan.memory(BATCH, threads)?;
        Ok(Scorer { network: self, plan, memory, labels: vec![0.0; BATCH] })
    }
}

impl Learner for Network {
    fn model(&self) -> &Model {
        &self.model
    }

    fn model_mut(&mut self) -> &mut Model {
        &mut self.model
    }

    /// Turns the untrained ranking into a logit: finds the scale and the bias with the smallest cross-entropy. The order of windows by their ranking does
    /// not change.
    fn prepare(&mut self, team: &Team, windows: &[f32], labels: &[f32]) -> Result<()> {
        let scores = self.scorer(team.threads())?.scores(team, windows);
        let rankings = scores.iter().zip(labels);
        let rows: Vec<[f64; 2]> = rankings.map(|(s, &l)| [s.untrained.into(), l.into()]).collect();
        let [scale, bias] = logistic(&rows);
        self.model.set(SCALE, scale);
        self.model.set(BIAS, bias);
        Ok(())
    }
}

/// A detector ready to score.
pub struct Scorer<'a> {
    network: &'a Network,
    plan: Plan,
    memory: Memory<f32>,
    labels: Vec<f32>,
}

/// The scores of a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Score {
    /// The logit, by which windows are ranked.
    pub logit: f32,
    /// The marginal likelihood of the bank: the ranking without training.
    pub untrained: f32,
    /// Time at which the best template's amplitude peaks in the first detector, s from the window's start.
    pub peak: f64,
    /// SNR of the loudest template of the bank, and of all templates.
    pub loudest: [f32; 2],
}

impl Scorer<'_> {
    /// Scores windows (rows, detectors, samples).
    pub fn scores(&mut self, team: &Team, windows: &[f32]) -> Vec<Score> {
        let width = self.network.setting().width();
        let mut scores = Vec::with_capacity(windows.len() / width);
        for windows in windows.chunks(BATCH * width) {
            let rows = windows.len() / width;
            let inputs: [&[f32]; 2] = [windows, &self.labels[..rows]];
            self.plan.run(
                team,
                &mut self.memory,
                self.network.model.parameters(),
                &Rows(&inputs),
                rows,
            );
            let (first, _) = self.network.setting().systems.peaks();
            let [logits, untrained, time, bank, all] =
                [0, 1, 2, 3, 4].map(|output| self.memory.output(output));
            scores.extend((0..rows).map(|row| Score {
                logit: logits[row],
                untrained: untrained[row],
                peak: (first as f64 + f64::from(time[row]) / STEPS as f64) / RATE,
                loudest: [bank[row], all[row]],
            }));
        }
        scores
    }
}

/// A soft maximum.
pub(super) struct Ranking {
    /// (templates, TIMES): exponent of each template and time of the first detector.
    pub(super) exponents: Id,
    /// Log-sum-exp of the exponents, for two detectors corrected for coherence, [*].
    pub(super) value: Id,
    /// Number of the template and of the time of the largest exponent, [*]; of two detectors in the block of times that counts most.
    pub(super) template: Id,
    pub(super) time: Id,
    /// Correction for coherence there.
    pub(super) correction: Option<Id>,
}

/// Numbers of a soft maximum.
pub(super) struct Weights {
    /// Coefficients a and b of the exponent a ρ²/2 + b ρ.
    pub(super) sharpness: Id,
    pub(super) slope: Id,
    template: Id,
    time: Id,
    /// Logarithms of the weights of delays.
    pub(super) delay: Option<Id>,
}

struct Builder<'a> {
    graph: &'a mut Graph,
    setting: Setting,
    templates: &'a Templates,
    log_weights: Vec<f64>,
}

impl Builder<'_> {
    /// Computes the Fourier transform of each detector's window, at the frequencies of the filters' spectra: (frequencies, 2).
    fn spectra(&mut self, strain: Id) -> Result<Vec<Id>> {
        let each = |detector| {
            let x = self.graph.slice(strain, 0, detector, detector + 1)?;
            let x = self.graph.reshape(x, &[self.setting.systems.samples()])?;
            let zero = self.graph.scalar(0.0);
            let x = self.graph.complex(x, zero)?;
            let spectrum = self.graph.fft(x, Some(self.setting.systems.length()))?;
            match self.setting.systems {
                Systems::Heavy => Ok(spectrum),
                Systems::Light => {
                    let range = self.templates.layout().range();
                    Ok(self.graph.slice(spectrum, -2, range.start, range.end)?)
                }
            }
        };
        (0..self.setting.detectors).map(each).collect()
    }

    /// Computes the filters' outputs (templates, times, 2) in each detector; their modulus is the SNR.
    fn all_outputs(&mut self, spectra: &[Id]) -> Result<Vec<Id>> {
        spectra.iter().enumerate().map(|(detector, &x)| self.outputs(detector, x)).collect()
    }

    fn outputs(&mut self, detector: usize, spectrum: Id) -> Result<Id> {
        let count = self.templates.len();
        let layout = self.templates.layout();
        let at_once = (CHUNK / (layout.lines * layout.count)).max(1);
        let chunks = (0..count).step_by(at_once);
        let chunks: Vec<Id> = chunks
            .map(|first| self.chunk(detector, spectrum, first, at_once.min(count - first)))
            .collect::<Result<_>>()?;
        Ok(self.graph.concat(&chunks, 0)?)
    }

    fn chunk(&mut self, detector: usize, spectrum: Id, first: usize, count: usize) -> Result<Id> {
        let (from, filters) = (first * STEPS, count * STEPS);
        let layout = self.templates.layout();
        let (first_line, lines, size) = (first * layout.lines, count * layout.lines, layout.count);
        let spectra = &self.templates.spectra()[first_line * size..][..lines * size];
        let spectra: Vec<f64> = spectra.iter().flat_map(|z| [z.re.into(), z.im.into()]).collect();
        let spectra = self.graph.constant(&[lines, size, 2], &spectra)?;
        let product = self.graph.complex_mul(spectrum, spectra)?;
        if self.setting.systems == Systems::Light {
            return zoom::outputs(self.graph, self.templates, detector, product, first);
        }
        let series = self.graph.ifft(product, None)?;
        let range = peaks(self.setting.systems, detector);
        let peaks = range.clone().count();
        let series = self.graph.slice(series, -2, *range.start(), *range.end() + 1)?;
        let scale = (from..from + filters).flat_map(|f| self.templates.scale(f, detector));
        let scale: Vec<f64> = scale.map(|&s| s.into()).collect();
        let scale = self.graph.constant(&[filters, peaks, 1], &scale)?;
        let z = self.graph.mul(series, scale)?;
        // Interleave the times between two samples.
        let z = self.graph.reshape(z, &[count, STEPS, peaks, 2])?;
        let z = self.graph.transpose(z, &[0, 2, 1, 3])?;
        Ok(self.graph.reshape(z, &[count, peaks * STEPS, 2])?)
    }

    /// Computes a ρ²/2 + b ρ of outputs, (templates, times).
    fn exponents(&mut self, outputs: Id, weights: &Weights) -> Result<Id> {
        let snr = self.graph.complex_abs(outputs)?;
        let half = self.graph.scalar(0.5);
        let steepness = self.graph.mul(weights.sharpness, half)?;
        let quadratic = self.graph.mul(snr, steepness)?;
        let sum = self.graph.add(quadratic, weights.slope)?;
        Ok(self.graph.mul(sum, snr)?)
    }

    /// Returns the numbers as trained parameters.
    fn trained(&mut self) -> Result<Weights> {
        let one = Initial::Value { value: 1.0 };
        let graph = &mut *self.graph;
        let delay = match self.setting.detectors {
            2 => Some(graph.parameter("delay.log_weight", &[2 * DELAYS + 1])?),
            _ => None,
        };
        Ok(Weights {
            sharpness: graph.parameter_from("sharpness", &[1], one)?,
            slope: graph.parameter("slope", &[1])?,
            template: graph.parameter(OF_TEMPLATES, &[self.templates.len(), 1])?,
            time: graph.parameter("time.log_weight", &[TIMES])?,
            delay,
        })
    }

    /// Returns the numbers with their initial values.
    fn untrained(&mut self) -> Result<Weights> {
        let (zero, sharpness) = (self.graph.scalar(0.0), self.graph.scalar(1.0));
        let template = self.graph.constant(&[self.log_weights.len(), 1], &self.log_weights)?;
        let delays = vec![0.0; 2 * DELAYS + 1];
        let delay = Some(self.graph.constant(&[delays.len()], &delays)?);
        Ok(Weights { sharpness, slope: zero, template, time: zero, delay })
    }

    fn ranking(&mut self, outputs: &[Id], weights: &Weights) -> Result<Ranking> {
        let each = |&output| self.exponents(output, weights);
        let each: Vec<Id> = outputs.iter().map(each).collect::<Result<_>>()?;
        let mut exponents = each[0];
        if let (&[_, second], Some(delay)) = (&each[..], weights.delay) {
            let near = self.near(second, delay)?;
            exponents = self.graph.add(exponents, near)?;
        }
        exponents = self.graph.add(exponents, weights.template)?;
        exponents = self.graph.add(exponents, weights.time)?;
        if let [first, second] = *outputs {
            let both = coherent(self.graph, [first, second], exponents, weights)?;
            return Ok(Ranking {
                exponents,
                value: both.value,
                template: both.template,
                time: both.time,
                correction: Some(both.correction),
            });
        }
        let value = self.graph.logsumexp(exponents, &[0, 1], false)?;
        let [template, time] = self.largest(exponents)?;
        Ok(Ranking { exponents, value, template, time, correction: None })
    }

    /// Numbers of the template and of the time of the largest exponent.
    fn largest(&mut self, exponents: Id) -> Result<[Id; 2]> {
        let flat = self.graph.reshape(exponents, &[self.templates.len() * TIMES])?;
        let number = self.graph.arg_max(flat, 0, false)?;
        let length = self.graph.scalar(TIMES as f64);
        let time = self.graph.modulo(number, length)?;
        let before = self.graph.sub(number, time)?;
        let template = self.graph.div(before, length)?;
        Ok([self.graph.unary(Unary::Round, template)?, time])
    }

    /// Computes ln Σ w(delay) exp(the second detector's exponent) over the delays around each time of the first detector: (templates, times) →
    /// (templates, TIMES).
    fn near(&mut self, exponents: Id, log_weights: Id) -> Result<Id> {
        let count = self.templates.len();
        let weights = self.graph.unary(Unary::Exp, log_weights)?;
        let weights = self.graph.reshape(weights, &[1, 1, 1, 2 * DELAYS + 1])?;
        let largest = self.graph.reduce(Reduction::Max, exponents, &[0, 1], true)?;
        let largest = self.graph.stop_gradient(largest)?;
        let shifted = self.graph.sub(exponents, largest)?;
        let terms = self.graph.unary(Unary::Exp, shifted)?;
        let terms = self.graph.reshape(terms, &[1, count, times(1)])?;
        let sum = self.graph.convolution(terms, weights, None, &ConvolutionOptions::default())?;
        // Smaller values are negligible compared with the largest.
        let least = self.graph.scalar(1e-30);
        let sum = self.graph.add(sum, least)?;
        let log = self.graph.unary(Unary::Log, sum)?;
        let log = self.graph.reshape(log, &[count, TIMES])?;
        Ok(self.graph.add(log, largest)?)
    }

    /// Computes the loudest SNR over the first templates, for two numbers of them, and times. For two detectors it is the root of the sum of squares, at
    /// times compatible with the light travel time.
    fn loudest(&mut self, outputs: &[Id], counts: [usize; 2]) -> Result<[Id; 2]> {
        let power = |&output: &Id| {
            let square = self.graph.mul(output, output)?;
            self.graph.sum(square, &[-1])
        };
        let powers: Vec<Id> = outputs.iter().map(power).collect::<rootgrad::Result<_>>()?;
        let mut sum = powers[0];
        if let [_, second] = powers[..] {
            let near = self.largest_near(second)?;
            sum = self.graph.add(sum, near)?;
        }
        let of_all = self.graph.reduce(Reduction::Max, sum, &[1], false)?;
        let most = |graph: &mut Graph, count: usize| -> Result<Id> {
            let first = graph.slice(of_all, 0, 0, count)?;
            let most = graph.reduce(Reduction::Max, first, &[0], false)?;
            Ok(graph.unary(Unary::Sqrt, most)?)
        };
        let [first, second] = counts;
        Ok([most(self.graph, first)?, most(self.graph, second)?])
    }

    /// Computes the largest number over the delays around each time of the first detector: (templates, times) → (templates, TIMES). Each step joins two
    /// overlapping ranges of delays.
    fn largest_near(&mut self, mut x: Id) -> Result<Id> {
        let (mut width, mut length) = (1, times(1));
        while width < 2 * DELAYS + 1 {
            let step = width.min(2 * DELAYS + 1 - width);
            let early = self.graph.slice(x, 1, 0, length - step)?;
            let late = self.graph.slice(x, 1, step, length)?;
            x = self.graph.binary(Binary::Max, early, late)?;
            (width, length) = (width + step, length - step);
        }
        Ok(x)
    }

    /// Computes the ranking in the units of a logit, including the addition of the small network; then the same with the derivatives of the
    /// features.
    fn logits(&mut self, ranking: &Ranking, best: &Best) -> Result<[Id; 2]> {
        let value = -(TIMES as f64).ln();
        let bias = self.graph.parameter_from(BIAS, &[1], Initial::Value { value })?;
        let scale = self.graph.parameter_from(SCALE, &[1], Initial::Value { value: 1.0 })?;
        let scale = self.graph.reshape(scale, &[])?;
        let bias = self.graph.reshape(bias, &[])?;
        let ranking = self.graph.mul(ranking.value, scale)?;
        let ranking = self.graph.add(ranking, bias)?;
        let layers = features::Layers::new(self.graph, best.features.len())?;
        let [stopped, through] =
            [&best.features, &best.through].map(|features| layers.apply(self.graph, features));
        Ok([self.graph.add(ranking, stopped?)?, self.graph.add(ranking, through?)?])
    }
}
