//! Features of the best template, and a small network on them.

use super::network::Ranking;
use super::templates::Templates;
use super::zoom::Zoom;
use super::{DELAYS, STEPS, peaks, times};
use crate::Result;
use crate::systems::Systems;
use rootgrad::graph::{Graph, Id, Initial, Reduction, Unary};

/// Largest amount that the network adds to or subtracts from the ranking. It limits the effect of rare windows unlike the training's.
pub(super) const MOST: f64 = 4.0;
/// Number of bands in the χ² of a template.
const BANDS: usize = 8;
/// Power of a template in a band, below which the band counts less.
const LEAST_POWER: f64 = 0.01;
/// Number of loudest templates whose SNRs are features.
const LOUDEST: usize = 4;
/// Width of the hidden layer.
const HIDDEN: usize = 24;

/// The template and time with the largest exponent in a window.
pub(super) struct Best {
    /// Features of each row, of the order of 1. Their derivatives are stopped, so that training does not compute them.
    pub(super) features: Vec<Id>,
    /// The same features with their derivatives.
    pub(super) through: Vec<Id>,
    /// Index of the time in the first detector.
    pub(super) time: Id,
}

/// Computes the features of the ranking's template and time.
pub(super) fn best(
    graph: &mut Graph,
    templates: &Templates,
    spectra: &[Id],
    outputs: &[Id],
    ranking: &Ranking,
) -> Result<Best> {
    let Ranking { template, time, .. } = *ranking;
    let mut reader = Reader { graph, templates, template };
    let mut features = vec![reader.scaled(ranking.value, -12.0, 0.25)?];
    features.push(reader.mass()?);
    let first = reader.output(outputs[0], 0, time)?;
    let snr = reader.graph.complex_abs(first)?;
    features.push(reader.scaled(snr, -5.0, 0.5)?);
    features.push(reader.consistency(spectra[0], 0, time, first)?);
    if let [_, second] = outputs[..] {
        let (delay, second) = reader.nearby(second, time)?;
        let later = reader.graph.add(time, delay)?;
        features.extend(reader.coincidence(first, second, delay)?);
        features.push(reader.consistency(spectra[1], 1, later, second)?);
    }
    if let Some(correction) = ranking.correction {
        features.push(reader.scaled(correction, 0.0, 0.25)?);
    }
    features.extend(reader.loudest(ranking.exponents)?);
    let stopped = features.iter().map(|&feature| graph.stop_gradient(feature));
    let stopped = stopped.collect::<rootgrad::Result<_>>()?;
    Ok(Best { features: stopped, through: features, time })
}

/// Parameters of the small network.
pub(super) struct Layers {
    /// Weights and biases of the hidden layers.
    hidden: Vec<[Id; 2]>,
    last: Id,
}

impl Layers {
    /// Adds the parameters to a graph.
    pub(super) fn new(graph: &mut Graph, features: usize) -> Result<Self> {
        let mut hidden = Vec::new();
        for (layer, inputs) in [features, HIDDEN].into_iter().enumerate() {
            let initial = Initial::Uniform { bound: (3.0 / inputs as f64).sqrt() };
            let name = format!("behind.{layer}");
            let w = graph.parameter_from(format!("{name}.weight"), &[inputs, HIDDEN], initial)?;
            hidden.push([w, graph.parameter(format!("{name}.bias"), &[HIDDEN])?]);
        }
        Ok(Self { hidden, last: graph.parameter("behind.last.weight", &[HIDDEN, 1])? })
    }

    /// Computes the network's addition to the ranking; it is 0 before training.
    pub(super) fn apply(&self, graph: &mut Graph, features: &[Id]) -> Result<Id> {
        let columns = features.iter().map(|&feature| graph.reshape(feature, &[1]));
        let columns: Vec<Id> = columns.collect::<rootgrad::Result<_>>()?;
        let mut x = graph.concat(&columns, 0)?;
        for &[w, b] in &self.hidden {
            x = graph.linear(x, w, Some(b))?;
            x = graph.unary(Unary::Gelu, x)?;
        }
        let y = graph.linear(x, self.last, None)?;
        let y = graph.reshape(y, &[])?;
        Ok(graph.smooth_clip(y, MOST)?)
    }
}

struct Reader<'a> {
    graph: &'a mut Graph,
    templates: &'a Templates,
    /// Index of the best template, [*].
    template: Id,
}

impl Reader<'_> {
    fn scaled(&mut self, x: Id, less: f64, scale: f64) -> Result<Id> {
        let (less, scale) = (self.graph.scalar(less), self.graph.scalar(scale));
        let x = self.graph.add(x, less)?;
        Ok(self.graph.mul(x, scale)?)
    }

    /// Computes a·b + c for values a, c and a number b.
    fn number(&mut self, a: Id, b: f64, c: Id) -> Result<Id> {
        let b = self.graph.scalar(b);
        let product = self.graph.mul(a, b)?;
        Ok(self.graph.add(product, c)?)
    }

    /// Computes the chirp mass of the best template.
    fn mass(&mut self) -> Result<Id> {
        let masses = self.templates.binaries().iter().map(|b| (b.chirp_mass() / 10.0).ln());
        let masses: Vec<f64> = masses.collect();
        let table = self.graph.constant(&[masses.len()], &masses)?;
        Ok(self.graph.gather(table, self.template)?)
    }

    /// Computes the output (2) of the best template in a detector at a time.
    fn output(&mut self, outputs: Id, detector: usize, time: Id) -> Result<Id> {
        let table = self.graph.reshape(outputs, &[self.templates.len() * times(detector), 2])?;
        let number = self.number(self.template, times(detector) as f64, time)?;
        Ok(self.graph.gather(table, number)?)
    }

    /// Finds the best template's loudest output in the second detector among the delays allowed by light travel, and its delay in
    /// times.
    fn nearby(&mut self, outputs: Id, time: Id) -> Result<(Id, Id)> {
        let delays = 2 * DELAYS + 1;
        let table = self.graph.reshape(outputs, &[self.templates.len() * times(1), 2])?;
        let first = self.number(self.template, times(1) as f64, time)?;
        let steps: Vec<f64> = (0..delays).map(|i| i as f64).collect();
        let steps = self.graph.constant(&[delays], &steps)?;
        let first = self.graph.reshape(first, &[1])?;
        let numbers = self.graph.add(first, steps)?;
        let near = self.graph.gather(table, numbers)?;
        let square = self.graph.mul(near, near)?;
        let power = self.graph.sum(square, &[-1])?;
        let delay = self.graph.arg_max(power, 0, false)?;
        Ok((delay, self.graph.gather(near, delay)?))
    }

    /// Computes SNR, delay and relative phase of the second detector, and the parts of the coherent SNR.
    fn coincidence(&mut self, first: Id, second: Id, delay: Id) -> Result<Vec<Id>> {
        let (a, b) = (self.graph.complex_abs(first)?, self.graph.complex_abs(second)?);
        let product = self.graph.complex_mul_conjugate(first, second)?;
        let size = self.graph.mul(a, b)?;
        let size = self.scaled(size, 1e-6, 1.0)?;
        let unit = {
            let size = self.graph.reshape(size, &[1])?;
            self.graph.div(product, size)?
        };
        let (cos, sin) = (self.graph.real_part(unit)?, self.graph.imaginary_part(unit)?);
        let (re, im) = (self.graph.real_part(product)?, self.graph.imaginary_part(product)?);
        let ratio = self.graph.div(b, a)?;
        let ratio = self.graph.unary(Unary::Atan, ratio)?;
        Ok(vec![
            self.scaled(b, -5.0, 0.5)?,
            self.scaled(delay, -(DELAYS as f64), 2.0 / DELAYS as f64)?,
            cos,
            sin,
            self.scaled(re, 0.0, 0.05)?,
            self.scaled(im, 0.0, 0.05)?,
            self.scaled(ratio, -0.785, 4.0)?,
        ])
    }

    /// Computes χ² of the best template per degree of freedom, minus 1: the difference between the fractions of its output and of its
    /// power in bands (Allen, arXiv:gr-qc/0405045). `time` is an index of the detector's times.
    fn consistency(&mut self, spectrum: Id, detector: usize, time: Id, z: Id) -> Result<Id> {
        let parts = self.parts(spectrum, detector, time)?;
        let powers = band_powers(self.templates);
        let count = self.templates.len();
        let table = self.graph.constant(&[count, BANDS], &powers)?;
        let power = self.graph.gather(table, self.template)?;
        let power = self.graph.reshape(power, &[BANDS, 1])?;
        let wanted = self.graph.mul(z, power)?;
        let off = self.graph.sub(parts, wanted)?;
        let square = self.graph.mul(off, off)?;
        let least = self.graph.scalar(LEAST_POWER);
        let power = self.graph.add(power, least)?;
        let terms = self.graph.div(square, power)?;
        let sum = self.graph.sum(terms, &[0, 1])?;
        let x = self.scaled(sum, 0.0, 1.0 / (2 * BANDS - 2) as f64)?;
        let x = self.scaled(x, -1.0, 1.0)?;
        Ok(self.graph.smooth_clip(x, 8.0)?)
    }

    /// Computes the parts (BANDS, 2) of the best template's output that come from the frequency bands.
    fn parts(&mut self, spectrum: Id, detector: usize, time: Id) -> Result<Id> {
        let filters = self.templates.len() * STEPS;
        let (systems, layout) = (self.templates.systems(), self.templates.layout());
        let length = systems.length();
        let steps = self.graph.scalar(STEPS as f64);
        let step = self.graph.modulo(time, steps)?;
        let filter = self.number(self.template, STEPS as f64, step)?;
        let lines: Vec<f64> =
            self.templates.spectra().iter().flat_map(|z| [z.re.into(), z.im.into()]).collect();
        let lines_of_all = self.templates.len() * layout.lines;
        let lines = self.graph.constant(&[lines_of_all, layout.count, 2], &lines)?;
        let whole = self.graph.sub(time, step)?;
        let sample = self.graph.div(whole, steps)?;
        let range = peaks(systems, detector);
        // The phases at the time, in parts of a turn that are exact: samples, or steps between them from the middle.
        let (line, lag, turn) = match systems {
            Systems::Heavy => (filter, self.scaled(sample, *range.start() as f64, 1.0)?, length),
            Systems::Light => {
                let lag = self.scaled(time, Zoom::lag(detector, 0) as f64, 1.0)?;
                (self.template, lag, STEPS * length)
            }
        };
        let line = self.graph.gather(lines, line)?;
        let product = self.graph.complex_mul(spectrum, line)?;
        let lag = self.graph.reshape(lag, &[1])?;
        let bins: Vec<f64> = layout.range().map(|k| k as f64).collect();
        let bins = self.graph.constant(&[layout.count], &bins)?;
        let turns = self.graph.mul(lag, bins)?;
        let whole = self.graph.scalar(turn as f64);
        let turns = self.graph.modulo(turns, whole)?;
        let angle = self.scaled(turns, 0.0, std::f64::consts::TAU / turn as f64)?;
        let one = self.graph.scalar(1.0);
        let turn = self.graph.from_polar(one, angle)?;
        let terms = self.graph.complex_mul(product, turn)?;
        let mask = self.graph.constant(&[BANDS, layout.count], &bands(self.templates))?;
        let parts = self.graph.matmul(mask, terms)?;
        let count = range.clone().count();
        let scales = (0..filters).flat_map(|f| self.templates.scale(f, detector));
        let scales: Vec<f64> = scales.map(|&s| f64::from(s) / length as f64).collect();
        let scales = self.graph.constant(&[filters * count], &scales)?;
        let number = self.number(filter, count as f64, sample)?;
        let scale = self.graph.gather(scales, number)?;
        let scale = self.graph.reshape(scale, &[1, 1])?;
        Ok(self.graph.mul(parts, scale)?)
    }

    /// Computes the largest exponents of templates, relative to the largest of all.
    fn loudest(&mut self, exponents: Id) -> Result<Vec<Id>> {
        let each = self.graph.reduce(Reduction::Max, exponents, &[1], false)?;
        let count = LOUDEST.min(self.templates.len());
        let [largest, _] = self.graph.top_k(each, count, 0, true)?;
        let first = self.graph.slice(largest, 0, 0, 1)?;
        let below = self.graph.sub(largest, first)?;
        let part = |number| {
            let part = self.graph.slice(below, 0, number, number + 1)?;
            let part = self.graph.reshape(part, &[])?;
            self.scaled(part, 1.0, 1.0)
        };
        (1..count).map(part).collect()
    }
}

/// Returns the number of frequencies above 0. They come first.
fn positive(templates: &Templates) -> usize {
    templates.layout().count.min(templates.systems().length() / 2)
}

/// Returns the power of all templates at the frequencies above 0, each normalised to the sum 1.
fn powers(templates: &Templates) -> Vec<Vec<f64>> {
    let layout = templates.layout();
    let lines = templates.spectra().chunks_exact(layout.count).step_by(layout.lines);
    let power = |line: &[rustfft::num_complex::Complex32]| {
        let power: Vec<f64> =
            line[..positive(templates)].iter().map(|z| z.norm_sqr().into()).collect();
        let sum: f64 = power.iter().sum();
        power.into_iter().map(|p| p / sum).collect()
    };
    lines.map(power).collect()
}

/// Returns the band of each frequency above 0. Bands have equal fractions of the mean template's power.
fn band_of(templates: &Templates) -> Vec<usize> {
    let powers = powers(templates);
    let mut sum = 0.0;
    let band = |k: usize| {
        sum += powers.iter().map(|p| p[k]).sum::<f64>() / powers.len() as f64;
        ((sum * BANDS as f64) as usize).min(BANDS - 1)
    };
    (0..positive(templates)).map(band).collect()
}

/// Returns 1 where a frequency is in a band: (BANDS, frequencies).
fn bands(templates: &Templates) -> Vec<f64> {
    let count = templates.layout().count;
    let mut mask = vec![0.0; BANDS * count];
    band_of(templates).into_iter().enumerate().for_each(|(k, band)| mask[band * count + k] = 1.0);
    mask
}

/// Returns the fraction of each template's power in each band: (templates, BANDS).
fn band_powers(templates: &Templates) -> Vec<f64> {
    let bands = band_of(templates);
    let sums = powers(templates).into_iter().flat_map(|power| {
        let mut sums = [0.0; BANDS];
        power.iter().zip(&bands).for_each(|(p, &band)| sums[band] += p);
        sums
    });
    sums.collect()
}
