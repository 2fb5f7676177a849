//! Coloured Gaussian noise.

use crate::psd::Psd;
use crate::whiten::run;
use rand::Rng;
use rand_distr::{Distribution, StandardNormal};
use realfft::ComplexToReal;
use rootgrad_fourier::Planned;
use rustfft::num_complex::Complex64;
use std::sync::Arc;

/// A source of stationary Gaussian noise of a given one-sided density, in periodic blocks.
#[derive(Clone)]
pub struct Noise {
    sigma: Vec<f64>, // (n/2 + 1), of the real and of the imaginary part of a Fourier coefficient
    inverse: Arc<dyn ComplexToReal<f64>>,
}

impl Noise {
    /// Creates noise of density `psd` in blocks of `n` samples at `rate` Hz, with nothing below `low` Hz.
    ///
    /// A coefficient of the discrete transform has E|X_k|² = n · rate · Sₙ(f_k) / 2, half of it in either part.
    #[must_use]
    pub fn new(psd: &Psd, n: usize, rate: f64, low: f64) -> Self {
        let inverse = f64::to_real(n);
        let sigma = (0..=n / 2).map(|k| {
            let f = k as f64 * rate / n as f64;
            if f < low { 0.0 } else { 0.5 * (rate / n as f64 * psd.at(f)).sqrt() }
        });
        Self { sigma: sigma.collect(), inverse }
    }

    /// Draws the Fourier coefficients c_k (n/2 + 1) of a block, x_j = Σ_k c_k e^(2πijk/n).
    pub fn spectrum(&self, rng: &mut impl Rng) -> Vec<Complex64> {
        let mut spectrum = self.inverse.make_input_vec();
        for (z, s) in spectrum.iter_mut().zip(&self.sigma) {
            let (re, im): (f64, f64) = (StandardNormal.sample(rng), StandardNormal.sample(rng));
            (z.re, z.im) = (s * re, s * im);
        }
        let last = spectrum.len() - 1;
        // The mean and the Nyquist frequency have no imaginary part; all their power is in the real part.
        spectrum[0].im = 0.0;
        spectrum[last].im = 0.0;
        spectrum[last].re *= std::f64::consts::SQRT_2;
        spectrum
    }

    /// Returns the block with these Fourier coefficients.
    ///
    /// # Panics
    /// If they do not belong to a block of this source.
    #[must_use]
    pub fn series(&self, mut spectrum: Vec<Complex64>) -> Vec<f64> {
        let mut out = self.inverse.make_output_vec();
        run(self.inverse.process(&mut spectrum, &mut out));
        out
    }

    /// Draws one block.
    pub fn block(&self, rng: &mut impl Rng) -> Vec<f64> {
        self.series(self.spectrum(rng))
    }
}
