//! Coherence of two detectors: how well their outputs fit one source with its delay, relative phase and ratio of amplitudes.

use super::network::Weights;
use super::{DELAYS, STEPS, TIMES, sky::Direction, times};
use crate::{RATE, Result};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rootgrad::graph::{Graph, Id, Unary};
use std::sync::LazyLock;

/// Number of bins of the relative phase and of the ratio of amplitudes.
const PHASES: usize = 12;
const RATIOS: usize = 6;
/// Cells of each delay.
pub const CELLS: usize = PHASES * RATIOS;
/// Number of directions drawn to compute the weights of the cells, and the seed.
const DIRECTIONS: usize = 400_000;
const SEED: u64 = 1;
/// Number of delays.
const ALL_DELAYS: usize = 2 * DELAYS + 1;

/// Times of the first detector that share a correction for coherence: 20 ms.
pub const BLOCK: usize = 41;
const BLOCKS: usize = TIMES / BLOCK;
const _: () = assert!(TIMES.is_multiple_of(BLOCK));
/// Weight of a cell that no drawn direction falls into.
pub const LEAST_WEIGHT: f64 = 0.1 / DIRECTIONS as f64;
/// Added to a power, so that the derivative of its square root is finite.
const LEAST_POWER: f64 = 1e-6;

/// A relative phase and a ratio of amplitudes, at some delay.
pub struct Cell {
    /// cos²α, sin²α, and 2 cos α sin α times the cosine and the sine of the relative phase, where tan α is the ratio of amplitudes.
    pub factors: [f32; 4],
    /// Fraction of the detected sources.
    pub weight: f64,
}

impl Cell {
    /// Returns the power of both detectors combined for a source of this cell, from the powers of the outputs a and b, and from a conj(b).
    pub(super) fn power(&self, powers: [f32; 2], product: [f32; 2]) -> f32 {
        let [c, s, cos, sin] = self.factors;
        c * powers[0] + s * powers[1] + cos * product[0] - sin * product[1]
    }
}

/// Returns the cells, delay after delay. Their weights are the fractions of sources drawn with the probability of their detection.
pub fn cells() -> &'static [Cell] {
    static ALL: LazyLock<Vec<Cell>> = LazyLock::new(drawn);
    &ALL
}

fn drawn() -> Vec<Cell> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(SEED);
    let mut counts = vec![0u32; ALL_DELAYS * CELLS];
    for _ in 0..DIRECTIONS {
        let [a, b] = Direction::draw_heard(&mut rng);
        let delay = (b.delay * RATE * STEPS as f64).round() as isize + DELAYS as isize;
        let phase = (a.factor * b.factor.conj()).arg() / std::f64::consts::TAU + 0.5;
        let ratio = b.factor.norm().atan2(a.factor.norm()) / std::f64::consts::FRAC_PI_2;
        let number = |x: f64, count: usize| ((x * count as f64) as usize).min(count - 1);
        let cell = (delay as usize * PHASES + number(phase, PHASES)) * RATIOS;
        counts[cell + number(ratio, RATIOS)] += 1;
    }
    let cell = |(number, &count): (usize, &u32)| {
        let (phase, ratio) = (number / RATIOS % PHASES, number % RATIOS);
        let phase = std::f64::consts::TAU * ((phase as f64 + 0.5) / PHASES as f64 - 0.5);
        let ratio = std::f64::consts::FRAC_PI_2 * (ratio as f64 + 0.5) / RATIOS as f64;
        let (sin, cos) = ratio.sin_cos();
        let both = 2.0 * sin * cos;
        let factors = [cos * cos, sin * sin, both * phase.cos(), both * phase.sin()];
        Cell { factors: factors.map(|f| f as f32), weight: f64::from(count) / DIRECTIONS as f64 }
    };
    counts.iter().enumerate().map(cell).collect()
}

/// A soft maximum over blocks of times, each corrected for coherence at its largest exponent.
pub(super) struct Coherent {
    /// Logarithm of the sum, [*].
    pub(super) value: Id,
    /// Correction of the block with the largest value, [*].
    pub(super) correction: Id,
    /// Number of the template and of the time in the first detector with the largest exponent of that block.
    pub(super) template: Id,
    pub(super) time: Id,
}

/// Corrects the ranking of two detectors for their coherence.
///
/// `exponents` (templates, TIMES) contain ln Σ e^(a (ρ₁² + ρ₂²)/2 + b (ρ₁ + ρ₂)) over delays, which gives all relative phases and ratios of
/// amplitudes the same weight. The correction is computed once per block of times, at the block's largest exponent. It is the logarithm of
/// the ratio of two sums there: the coherent one over delays and [`Cell`]s, with the power of both detectors combined, and the sum above.
pub(super) fn coherent(
    graph: &mut Graph,
    outputs: [Id; 2],
    exponents: Id,
    weights: &Weights,
) -> Result<Coherent> {
    let count = graph.shape(exponents).sizes()[0];
    let x = graph.reshape(exponents, &[count, BLOCKS, BLOCK])?;
    let x = graph.transpose(x, &[1, 0, 2])?;
    let x = graph.reshape(x, &[BLOCKS, count * BLOCK])?;
    let sums = graph.logsumexp(x, &[1], false)?;
    let largest = graph.arg_max(x, 1, false)?;
    let block = graph.scalar(BLOCK as f64);
    let within = graph.modulo(largest, block)?;
    let before = graph.sub(largest, within)?;
    let template = graph.div(before, block)?;
    let template = graph.unary(Unary::Round, template)?;
    let begins: Vec<f64> = (0..BLOCKS).map(|number| (number * BLOCK) as f64).collect();
    let begins = graph.constant(&[BLOCKS], &begins)?;
    let time = graph.add(within, begins)?;
    let mut pairs = Pairs { graph, count, template, time };
    let [a, b] = pairs.outputs(outputs)?;
    let together = pairs.together(a, b, weights)?;
    let apart = pairs.apart(a, b, weights)?;
    let corrections = graph.sub(together, apart)?;
    let values = graph.add(sums, corrections)?;
    let best = graph.arg_max(values, 0, false)?;
    Ok(Coherent {
        value: graph.logsumexp(values, &[0], false)?,
        correction: graph.gather(corrections, best)?,
        template: graph.gather(template, best)?,
        time: graph.gather(time, best)?,
    })
}

/// Outputs at each block's template and time; those of the second detector at all delays.
struct Pairs<'a> {
    graph: &'a mut Graph,
    /// Number of templates.
    count: usize,
    /// Number of the template and of the time of each block, [*, BLOCKS].
    template: Id,
    time: Id,
}

impl Pairs<'_> {
    /// Returns the outputs (BLOCKS, 1, 2) of the first detector and (BLOCKS, delays, 2) of the second.
    fn outputs(&mut self, outputs: [Id; 2]) -> Result<[Id; 2]> {
        let [a, b] = [self.table(outputs[0], 0)?, self.table(outputs[1], 1)?];
        let steps: Vec<f64> = (0..ALL_DELAYS).map(|step| step as f64).collect();
        let steps = self.graph.constant(&[ALL_DELAYS], &steps)?;
        let (first, second) = (self.numbers(0)?, self.numbers(1)?);
        let second = self.graph.add(second, steps)?;
        Ok([self.graph.gather(a, first)?, self.graph.gather(b, second)?])
    }

    /// Returns the outputs (templates · times, 2) of a detector.
    fn table(&mut self, outputs: Id, detector: usize) -> Result<Id> {
        Ok(self.graph.reshape(outputs, &[self.count * times(detector), 2])?)
    }

    /// Returns the row numbers (BLOCKS, 1) of the blocks' templates and times in [`table`](Self::table).
    fn numbers(&mut self, detector: usize) -> Result<Id> {
        let times = self.graph.scalar(times(detector) as f64);
        let first = self.graph.mul(self.template, times)?;
        let number = self.graph.add(first, self.time)?;
        Ok(self.graph.reshape(number, &[BLOCKS, 1])?)
    }

    /// Returns the powers (BLOCKS, 1 or delays) of outputs.
    fn power(&mut self, outputs: Id) -> Result<Id> {
        let square = self.graph.mul(outputs, outputs)?;
        Ok(self.graph.sum(square, &[-1])?)
    }

    /// Returns a ρ²/2 + b ρ of powers ρ².
    fn exponent(&mut self, power: Id, weights: &Weights) -> Result<Id> {
        let least = self.graph.scalar(LEAST_POWER);
        let power = self.graph.unary(Unary::Relu, power)?;
        let half = self.graph.scalar(0.5);
        let half = self.graph.mul(weights.sharpness, half)?;
        let quadratic = self.graph.mul(power, half)?;
        let positive = self.graph.add(power, least)?;
        let snr = self.graph.unary(Unary::Sqrt, positive)?;
        let linear = self.graph.mul(snr, weights.slope)?;
        Ok(self.graph.add(quadratic, linear)?)
    }

    /// Returns the logarithm of the coherent sum over delays and cells, [*, BLOCKS].
    fn together(&mut self, a: Id, b: Id, weights: &Weights) -> Result<Id> {
        let cells = cells();
        let (first, second) = (self.power(a)?, self.power(b)?);
        let product = self.graph.complex_mul_conjugate(a, b)?;
        let (re, im) = (self.graph.real_part(product)?, self.graph.imaginary_part(product)?);
        let columns = [second, re, im].map(|x| self.graph.reshape(x, &[BLOCKS, ALL_DELAYS, 1]));
        let columns = columns.into_iter().collect::<rootgrad::Result<Vec<_>>>()?;
        let columns = self.graph.concat(&columns, 2)?;
        // The factors are the same at every delay.
        let factor =
            |number: usize| cells[..CELLS].iter().map(move |c| f64::from(c.factors[number]));
        let minus = factor(3).map(|sin| -sin);
        let others: Vec<f64> = factor(1).chain(factor(2)).chain(minus).collect();
        let others = self.graph.constant(&[3, CELLS], &others)?;
        let others = self.graph.matmul(columns, others)?;
        let own: Vec<f64> = factor(0).collect();
        let own = self.graph.constant(&[CELLS], &own)?;
        let first = self.graph.reshape(first, &[BLOCKS, 1, 1])?;
        let own = self.graph.mul(first, own)?;
        let power = self.graph.add(others, own)?;
        let exponent = self.exponent(power, weights)?;
        let logs: Vec<f64> = cells.iter().map(|cell| cell.weight.max(LEAST_WEIGHT).ln()).collect();
        let logs = self.graph.constant(&[ALL_DELAYS, CELLS], &logs)?;
        let terms = self.graph.add(exponent, logs)?;
        Ok(self.graph.logsumexp(terms, &[1, 2], false)?)
    }

    /// Returns the logarithm of the incoherent sum over delays, [*, BLOCKS].
    fn apart(&mut self, a: Id, b: Id, weights: &Weights) -> Result<Id> {
        let (first, second) = (self.power(a)?, self.power(b)?);
        let (first, second) = (self.exponent(first, weights)?, self.exponent(second, weights)?);
        let first = self.graph.reshape(first, &[BLOCKS])?;
        let terms = match weights.delay {
            Some(delay) => self.graph.add(second, delay)?,
            None => second,
        };
        let second = self.graph.logsumexp(terms, &[1], false)?;
        Ok(self.graph.add(first, second)?)
    }
}
