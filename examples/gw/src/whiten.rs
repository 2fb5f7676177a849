//! Whitening: divides by the noise's amplitude spectrum within a band, with a filter of finite length.

use crate::psd::Psd;
use crate::{Error, Result};
use realfft::{ComplexToReal, RealToComplex};
use rootgrad_fourier::Planned;
use rustfft::num_complex::Complex64;
use std::sync::Arc;

/// A whitening filter for blocks of `n` samples.
///
/// Its transfer function is that of 1/√(Sₙ(f) rate/2) inside the band and 0 outside, after *inverse spectrum truncation*
/// (Allen et al., arXiv:gr-qc/0509116, §VII): a Hann window limits the zero-phase impulse response to the filter's length.
/// So a defect or an edge of the data affects at most half the filter's length around it. Narrow lines stay suppressed, and
/// noise with the density Sₙ becomes flat with unit variance per sample (of the whole band).
#[derive(Clone)]
pub struct Whitener {
    rate: f64,
    length: usize,
    gain: Vec<f64>, // (n/2 + 1), real: the filter has zero phase
    forward: Arc<dyn RealToComplex<f64>>,
    inverse: Arc<dyn ComplexToReal<f64>>,
}

impl Whitener {
    /// Creates the filter for noise of density `psd`, for blocks of `n` samples at `rate` Hz, with `band` in Hz, `seconds`
    /// long.
    ///
    /// # Errors
    /// A filter longer than the block, a band outside (0, rate/2), or a density that is zero or not finite inside the band.
    pub fn new(psd: &Psd, n: usize, rate: f64, band: (f64, f64), seconds: f64) -> Result<Self> {
        let length = (seconds * rate).round() as usize;
        if length < 2 || length > n {
            let wanted = format!("between 2 samples and the block's {} s", n as f64 / rate);
            return Err(Error::argument(
                "the whitening filter's length",
                format!("{seconds} s"),
                wanted,
            ));
        }
        if !(band.0 > 0.0 && band.0 < band.1 && band.1 <= rate / 2.0) {
            let got = format!("{}-{} Hz", band.0, band.1);
            return Err(Error::argument(
                "the band",
                got,
                format!("0 < low < high <= {} Hz", rate / 2.0),
            ));
        }
        let (forward, inverse) = (f64::from_real(n), f64::to_real(n));
        let mut spectrum = inverse.make_input_vec();
        for (k, z) in spectrum.iter_mut().enumerate() {
            let f = k as f64 * rate / n as f64;
            if f >= band.0 && f <= band.1 {
                let density = psd.at(f);
                if !(density.is_finite() && density > 0.0) {
                    let name = "the noise spectrum in the band";
                    return Err(Error::argument(name, density, "a positive finite density"));
                }
                z.re = (density * rate / 2.0).sqrt().recip();
            }
        }
        let mut response = inverse.make_output_vec();
        run(inverse.process(&mut spectrum, &mut response));
        truncate(&mut response, length);
        run(forward.process(&mut response, &mut spectrum));
        let gain = spectrum.iter().map(|z| z.re / n as f64).collect();
        Ok(Self { rate, length, gain, forward, inverse })
    }

    /// Returns the number of samples in a block.
    #[must_use]
    pub fn block(&self) -> usize {
        self.forward.len()
    }

    /// Returns the number of samples at either end of real data that are affected by the edge: half the filter's length.
    #[must_use]
    pub fn margin(&self) -> usize {
        self.length / 2
    }

    /// Returns the exact transfer function at frequencies `0, rate/n, …` for blocks of `n` samples. `n` must divide this
    /// filter's block length and be no shorter than the filter.
    ///
    /// # Errors
    /// An `n` that does not satisfy this.
    pub fn gain(&self, n: usize) -> Result<Vec<f64>> {
        if n == 0 || !self.block().is_multiple_of(n) || n < self.length {
            let wanted = format!("a divisor of {} from {} on", self.block(), self.length);
            return Err(Error::argument("the block length", n, wanted));
        }
        Ok(self.gain.iter().step_by(self.block() / n).copied().collect())
    }

    /// Whitens a block in place. The block is treated as periodic: see [`margin`](Self::margin).
    ///
    /// # Errors
    /// A block of another length.
    pub fn apply(&self, x: &mut [f64]) -> Result<()> {
        let n = self.block();
        if x.len() != n {
            return Err(Error::argument("the data's length", x.len(), format!("{n} samples")));
        }
        let mut spectrum = self.forward.make_output_vec();
        run(self.forward.process(x, &mut spectrum));
        for z in &mut spectrum {
            *z /= n as f64;
        }
        self.apply_to(&mut spectrum, x);
        Ok(())
    }

    /// Whitens a block given by its Fourier coefficients c_k (n/2 + 1), x_j = Σ_k c_k e^(2πijk/n), which then need not be
    /// computed.
    ///
    /// # Errors
    /// Coefficients of another block length.
    pub fn apply_spectrum(&self, spectrum: &mut [Complex64]) -> Result<Vec<f64>> {
        let bins = self.gain.len();
        if spectrum.len() != bins {
            let wanted = format!("{bins} coefficients");
            return Err(Error::argument("the spectrum's length", spectrum.len(), wanted));
        }
        let mut x = self.inverse.make_output_vec();
        self.apply_to(spectrum, &mut x);
        Ok(x)
    }

    fn apply_to(&self, spectrum: &mut [Complex64], x: &mut [f64]) {
        for (z, g) in spectrum.iter_mut().zip(&self.gain) {
            *z *= g;
        }
        (spectrum[0].im, spectrum[self.block() / 2].im) = (0.0, 0.0);
        run(self.inverse.process(spectrum, x));
    }

    /// Returns the sampling rate, Hz.
    #[must_use]
    pub fn rate(&self) -> f64 {
        self.rate
    }
}

/// Multiplies a periodic impulse response centred on 0 by a Hann window of `length` samples.
fn truncate(response: &mut [f64], length: usize) {
    let n = response.len();
    let half = length / 2;
    for (i, r) in response.iter_mut().enumerate() {
        let lag = i.min(n - i);
        *r *= if lag < half {
            0.5 + 0.5 * (std::f64::consts::PI * lag as f64 / half as f64).cos()
        } else {
            0.0
        };
    }
}

/// Checks a transform's result. Transforms fail only for wrong buffer lengths, and ours come from the plans themselves.
pub(crate) fn run<E: std::fmt::Display>(result: std::result::Result<(), E>) {
    if let Err(e) = result {
        // UNWRAP: this message is clearer than that of `unwrap`.
        panic!("FFT buffers were made by their plan: {e}");
    }
}
