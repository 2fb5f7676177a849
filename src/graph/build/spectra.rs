//! Noise spectra and their use: power spectral densities, whitening, filters, and products weighted by the noise.
//!
//! A series x(t) is sampled at a rate in hertz; frequencies are in hertz. A power spectral density S is one-sided, in the square of x's
//! unit per hertz, at M frequencies from 0 to half the rate.

use std::f64::consts::{PI, TAU};

use rootgrad_fourier::MOST_LENGTH;

use crate::error::{Error, Result};
use crate::graph::{Graph, Id, Operation, Shape, Unary};
use crate::memory;

/// Average over the spectra of frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SpectrumAverage {
    /// Their mean: Welch's method.
    Mean,
    /// The median, which is robust against a loud frame. It is divided by the median of equally many exponential numbers of mean 1
    /// (Allen et al., arXiv:gr-qc/0509116, appendix B).
    Median,
}

/// Options of [`Graph::spectral_density`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SpectrumOptions {
    /// Number of samples between the starts of two frames.
    pub step: usize,
    /// Samples per second.
    pub rate: f64,
    /// Average over the spectra of frames.
    pub average: SpectrumAverage,
    /// True if the mean of each frame is subtracted first.
    pub less_mean: bool,
}

/// A frequency band.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Band {
    /// Lowest frequency, in hertz.
    pub from: f64,
    /// Highest frequency, in hertz.
    pub to: f64,
    /// Samples per second.
    pub rate: f64,
}

impl Band {
    /// Checks the band and its rate.
    ///
    /// # Errors
    /// [`Error::Argument`] for a rate that is not above 0, a band that is empty, begins below 0 or ends above half the rate.
    pub(super) fn check(self, name: &str) -> Result<()> {
        let Self { from, to, rate } = self;
        check_rate(name, rate)?;
        if !(from >= 0.0 && from < to && to <= rate / 2.0) {
            let wanted = format!(
                "0 ≤ from < to ≤ {}, half the sampling rate: data sampled faster have higher frequencies",
                rate / 2.0
            );
            return Err(Error::argument(
                format!("{name}: band"),
                format!("{from} to {to} Hz"),
                wanted,
            ));
        }
        Ok(())
    }
}

fn check_rate(name: &str, rate: f64) -> Result<()> {
    match rate > 0.0 && rate.is_finite() {
        true => Ok(()),
        false => Err(Error::argument(format!("{name}: sampling rate"), rate, "above 0, in hertz")),
    }
}

/// Returns the expected median of `count` exponential numbers of mean 1: Σ (−1)ⁱ⁺¹/i up to the largest odd number.
fn median_of_exponentials(count: usize) -> f64 {
    let odd = if count.is_multiple_of(2) { count.saturating_sub(1) } else { count };
    (1..=odd).rev().map(|i| if i.is_multiple_of(2) { -1.0 } else { 1.0 } / i as f64).sum()
}

impl Graph {
    /// Returns the length of lines (…, N), after a check that memory is available for lists of their frequencies.
    fn line(&self, name: &str, x: Id) -> Result<usize> {
        match *self.shape(x).sizes() {
            [.., length] if (1..=MOST_LENGTH).contains(&length) => {
                memory::headroom(64 * length, "the frequencies of a line")?;
                Ok(length)
            }
            _ => {
                let wanted = format!("lines (…, N) of 1 to {MOST_LENGTH} numbers");
                Err(Error::shape(name, self.shape(x), wanted))
            }
        }
    }

    /// Returns the one-sided power spectral density of lines (…, N) → (…, L/2 + 1). Frames have the length L of the window. The density
    /// is 2/(rate Σw²) |FFT(w x)|², averaged over the frames. At frequency 0 and, for an even L, at half the rate, it is half of that.
    ///
    /// # Errors
    /// [`Error::Argument`] for a rate that is not above 0; otherwise same as [`Graph::stft`].
    pub fn spectral_density(&mut self, x: Id, window: Id, of: SpectrumOptions) -> Result<Id> {
        const NAME: &str = "spectral_density";
        check_rate(NAME, of.rate)?;
        let frames = self.windowed_frames(NAME, x, window, of.step, of.less_mean)?;
        let length = self.shape(window).len();
        let spectrum = self.rfft(frames, None)?;
        let square = self.mul(spectrum, spectrum)?;
        let power = self.sum(square, &[-1])?;
        let average = match of.average {
            SpectrumAverage::Mean => self.mean(power, &[-2])?,
            SpectrumAverage::Median => self.median_of_frames(power)?,
        };
        let inner = |k: usize| if k > 0 && 2 * k < length { 2.0 } else { 1.0 };
        let sides: Vec<f64> = (0..=length / 2).map(|k| inner(k) / of.rate).collect();
        let sides = self.constant(&[sides.len()], &sides)?;
        let square = self.mul(window, window)?;
        let square = self.sum(square, &[-1])?;
        let square =
            if self.shape(square).is_per_row() { self.before_parts(square)? } else { square };
        let sides = self.div(sides, square)?;
        self.mul(average, sides)
    }

    /// Returns the median over the frames (…, frames, K) → (…, K), divided by the median of exponential numbers of mean 1.
    fn median_of_frames(&mut self, power: Id) -> Result<Id> {
        let rank = self.shape(power).rank() as isize;
        let count = self.shape(power).sizes()[rank as usize - 2];
        let half = count / 2;
        let [smallest, _] = self.top_k(power, half + 1, rank - 2, false)?;
        let first = if count.is_multiple_of(2) { half - 1 } else { half };
        let middle = self.slice(smallest, rank - 2, first, half + 1)?;
        let median = self.mean(middle, &[rank - 2])?;
        let bias = self.scalar(1.0 / median_of_exponentials(count));
        self.mul(median, bias)
    }

    /// Divides lines (…, N) by the amplitude of the noise at each frequency: irfft(rfft(x) √(2/(rate S))). Noise of the density `psd`
    /// (…, M) becomes white with variance 1. If M is not N/2 + 1, the density is interpolated linearly.
    ///
    /// # Errors
    /// [`Error::Argument`] for a rate that is not above 0, or for a constant density with a number that is not above 0 or not finite.
    /// [`Error::Shape`] for a density that does not suit the lines.
    pub fn whiten(&mut self, x: Id, psd: Id, rate: f64) -> Result<Id> {
        let length = self.line("whiten", x)?;
        let amplitude = self.inverse_density("whiten", psd, length, rate)?;
        let amplitude = self.unary(Unary::Sqrt, amplitude)?;
        let spectrum = self.rfft(x, None)?;
        let spectrum = self.weighted("whiten", spectrum, amplitude)?;
        self.irfft(spectrum, Some(length))
    }

    /// Returns 2/(rate S) at the frequencies of lines of `length` numbers.
    fn inverse_density(&mut self, name: &str, psd: Id, length: usize, rate: f64) -> Result<Id> {
        check_rate(name, rate)?;
        self.check_density(name, psd)?;
        let psd = self.density_at(name, psd, length)?;
        let two = self.scalar(2.0 / rate);
        self.div(two, psd)
    }

    fn check_density(&self, name: &str, psd: Id) -> Result<()> {
        let Operation::Constant(constant) = self.operation_of(psd) else { return Ok(()) };
        let values = constant.bits.iter().map(|&bits| f64::from_bits(bits));
        let bad = |&(_, value): &(usize, f64)| !(value > 0.0 && value.is_finite());
        let Some((number, value)) = values.enumerate().find(bad) else { return Ok(()) };
        let wanted = "finite numbers above 0: replace it by a neighbour's value, or cut the band off that the data lack";
        Err(Error::argument(format!("{name}: number {number} of the density"), value, wanted))
    }

    /// Returns a density (…, M) at the frequencies k/N of the rate, k = 0 … N/2.
    fn density_at(&mut self, name: &str, psd: Id, length: usize) -> Result<Id> {
        let wanted = format!("a density (…, M) of 2 or more frequencies, or of {}", length / 2 + 1);
        let own = match *self.shape(psd).sizes() {
            [.., own] if own == length / 2 + 1 => return Ok(psd),
            [.., own] if (2..=MOST_LENGTH).contains(&own) => own,
            _ => return Err(Error::shape(format!("{name}: density"), self.shape(psd), wanted)),
        };
        let place = |k: usize| (k * 2 * (own - 1)) as f64 / length as f64;
        let below = |k: usize| (place(k) as usize).min(own - 2);
        let count = length / 2 + 1;
        let numbers: Vec<f64> = (0..count).map(|k| below(k) as f64).collect();
        let part: Vec<f64> = (0..count).map(|k| place(k) - below(k) as f64).collect();
        let rest: Vec<f64> = part.iter().map(|part| 1.0 - part).collect();
        let upper: Vec<f64> = numbers.iter().map(|number| number + 1.0).collect();
        let mut sides = [psd; 2];
        for (side, (numbers, part)) in sides.iter_mut().zip([(numbers, rest), (upper, part)]) {
            let part = self.constant(&[count], &part)?;
            let taken = self.taken_along_last(psd, &numbers)?;
            *side = self.mul(taken, part)?;
        }
        self.add(sides[0], sides[1])
    }

    /// Returns the numbers at these positions along the last axis.
    fn taken_along_last(&mut self, x: Id, places: &[f64]) -> Result<Id> {
        let rank = self.shape(x).rank();
        let to_front: Vec<usize> = std::iter::once(rank - 1).chain(0..rank - 1).collect();
        let back: Vec<usize> = (1..rank).chain(std::iter::once(0)).collect();
        let places = self.constant(&[places.len()], places)?;
        let table = self.transpose(x, &to_front)?;
        let taken = self.gather(table, places)?;
        self.transpose(taken, &back)
    }

    /// Returns a spectrum (…, K, 2) times real weights (…, K).
    fn weighted(&mut self, name: &str, spectrum: Id, weights: Id) -> Result<Id> {
        let (of, with) = (self.shape(spectrum).clone(), self.shape(weights).clone());
        let weights = self.before_parts(weights)?;
        // Shared weights are expanded to both parts once, not for each row.
        let pairs = [with.sizes(), &[2]].concat();
        let weights = match with.is_per_row() {
            true => weights,
            false => self.expand(weights, &Shape::shared(&pairs))?,
        };
        match of.broadcast(self.shape(weights)).is_some() {
            true => self.mul(spectrum, weights),
            false => {
                let wanted = format!("weights that go with the spectrum {of}");
                Err(Error::shape(format!("{name}: density"), with, wanted))
            }
        }
    }

    /// Returns the inner product ⟨a|b⟩ of matched filtering for real lines (…, N) → (…), with noise of the density `psd` (…, M): 4 Re Σ
    /// ã̄(f) b̃(f)/S(f) Δf over the frequencies above 0. The frequencies 0 and half the rate have half the weight, so that the result
    /// equals Σ of the products of both whitened lines.
    ///
    /// # Errors
    /// Same as [`Graph::whiten`]; [`Error::Shape`] for lines that are incompatible.
    pub fn noise_weighted_product(&mut self, a: Id, b: Id, psd: Id, rate: f64) -> Result<Id> {
        const NAME: &str = "noise_weighted_product";
        let (length, other) = (self.line(NAME, a)?, self.line(NAME, b)?);
        if length != other {
            let got = format!("{} and {}", self.shape(a), self.shape(b));
            return Err(Error::shape(NAME, got, "lines of the same length"));
        }
        let weights = self.inverse_density(NAME, psd, length, rate)?;
        let inner = |k: usize| if k > 0 && 2 * k < length { 2.0 } else { 1.0 };
        let sides: Vec<f64> = (0..=length / 2).map(|k| inner(k) / length as f64).collect();
        let sides = self.constant(&[sides.len()], &sides)?;
        let weights = self.mul(weights, sides)?;
        let (a, b) = (self.rfft(a, None)?, self.rfft(b, None)?);
        let product = self.mul(a, b)?;
        let product = self.weighted(NAME, product, weights)?;
        self.sum(product, &[-2, -1])
    }

    /// Returns the part of lines (…, N) in a frequency band. Other frequencies are removed; outside the band, the transition has a
    /// `width` in hertz and the shape of a squared cosine. The filter shifts no phase.
    ///
    /// # Errors
    /// [`Error::Argument`] for a band that is empty, ends above half the rate, or contains none of the lines' frequencies; also for a
    /// negative width.
    pub fn band_pass(&mut self, x: Id, band: Band, width: f64) -> Result<Id> {
        let length = self.line("band_pass", x)?;
        band.check("band_pass")?;
        if !(width >= 0.0 && width.is_finite()) {
            return Err(Error::argument("band_pass: width", width, "0 or more, in hertz"));
        }
        let weight = |k: usize| {
            let frequency = k as f64 * band.rate / length as f64;
            let outside = (band.from - frequency).max(frequency - band.to).max(0.0);
            match outside {
                0.0 => 1.0,
                _ if outside < width => (PI / 2.0 * outside / width).cos().powi(2),
                _ => 0.0,
            }
        };
        let weights: Vec<f64> = (0..=length / 2).map(weight).collect();
        if weights.iter().all(|&weight| weight == 0.0) {
            let got = format!("{} to {} Hz", band.from, band.to);
            let wanted = format!("one with a multiple of {} Hz", band.rate / length as f64);
            return Err(Error::argument("band_pass: band", got, wanted));
        }
        let weights = self.constant(&[weights.len()], &weights)?;
        let spectrum = self.rfft(x, None)?;
        let spectrum = self.weighted("band_pass", spectrum, weights)?;
        self.irfft(spectrum, Some(length))
    }

    /// Shifts lines (…, N) by a number of samples: y(t) = x(t − shift), with wrap-around at the ends. The shift may be fractional, and
    /// it may be a value that is not constant. It is one number, or has the sizes of the lines without the last (…). In single
    /// precision, the phase of a non-constant shift is right to about 4·10⁻⁷ times the shift.
    ///
    /// # Errors
    /// [`Error::Shape`] for a shift that does not suit the lines.
    pub fn time_shift(&mut self, x: Id, shift: Id) -> Result<Id> {
        let length = self.line("time_shift", x)?;
        let count = length / 2 + 1;
        let ramp = match self.known_scalar(shift).filter(|_| self.shape(shift).rank() == 0) {
            Some(shift) => {
                let angle = |k: usize| -TAU * (k as f64 * (shift / length as f64)).fract();
                let pairs: Vec<f64> =
                    (0..count).flat_map(|k| [angle(k).cos(), angle(k).sin()]).collect();
                self.constant(&[count, 2], &pairs)?
            }
            None => {
                let steps: Vec<f64> = (0..count).map(|k| k as f64 / length as f64).collect();
                let steps = self.constant(&[count], &steps)?;
                let shift = self.before_parts(shift)?;
                let turns = self.mul(shift, steps)?;
                // Whole turns are subtracted before rounding errors grow in the angle.
                let whole = self.unary(Unary::Round, turns)?;
                let turns = self.sub(turns, whole)?;
                let turn = self.scalar(-TAU);
                let angle = self.mul(turns, turn)?;
                let one = self.scalar(1.0);
                self.from_polar(one, angle)?
            }
        };
        let spectrum = self.rfft(x, None)?;
        let (of, with) = (self.shape(spectrum).clone(), self.shape(ramp).clone());
        if of.broadcast(&with).is_none_or(|both| both.sizes() != of.sizes()) {
            let wanted = format!("one number, or the sizes of {} without the last", self.shape(x));
            return Err(Error::shape("time_shift: shift", self.shape(shift), wanted));
        }
        let shifted = self.complex_mul(spectrum, ramp)?;
        self.irfft(shifted, Some(length))
    }
}
