//! A bank of matched filters: the classical search, with which a network is compared.
//!
//! For a signal of unknown masses, phase and time, the test statistic of a window d is the loudest filter's
//! signal-to-noise ratio, max over templates h and arrivals t of max over phase ⟨d, h_t⟩/‖h_t‖, where only the part of the
//! template inside the window counts. With both quadratures as one complex template z = h₀ + i h₉₀, the phase is
//! maximised by |⟨d, z_t⟩| / (‖z_t‖/√2).

use crate::simulate::Simulator;
use crate::waveform::Binary;
use crate::{ARRIVAL, RATE, WINDOW};
use rootgrad_fourier::Planned;
use rustfft::Fft;
use rustfft::num_complex::Complex32;
use std::sync::Arc;

/// Length of the correlations: it covers a window and all arrivals without wrapping around.
const LENGTH: usize = 512;
/// Number of frequencies used: a complex template has no negative ones.
const BINS: usize = LENGTH / 2;
/// Arrivals tried, in samples from the window's start.
const FIRST: usize = (ARRIVAL.0 * RATE) as usize;
const LAST: usize = (ARRIVAL.1 * RATE) as usize + 1;

/// One template.
struct Filter {
    spectrum: Vec<Complex32>, // (BINS), conjugate, of the complex template with its peak at sample 0
    scale: Vec<f32>,          // 2 / ‖z_t‖² for arrivals FIRST to LAST
}

/// Matched filters that together match every signal of a population. Several threads can search windows at the same time.
pub struct Bank {
    filters: Vec<Filter>,
    binaries: Vec<Binary>,
    forward: Arc<dyn Fft<f32>>,
    inverse: Arc<dyn Fft<f32>>,
}

/// Buffers of one thread that searches windows one after another.
pub struct Workspace {
    data: Vec<Complex32>,
    scratch: Vec<Complex32>,
    outputs: Vec<Complex32>,
}

impl Bank {
    /// Places filters for the population of `simulator`, so that a template between them is matched to `min_match` or
    /// better. On a fine grid of chirp masses and mass ratios, a template is added if none so far matches it (in the
    /// manner of Harry, Allen and Sathyaprakash, arXiv:0908.2090, on a grid).
    #[must_use]
    pub fn new(simulator: &Simulator, min_match: f64) -> Self {
        let mut bank = Self {
            filters: Vec::new(),
            binaries: Vec::new(),
            forward: f32::forward(LENGTH),
            inverse: f32::inverse(LENGTH),
        };
        let mut work = bank.workspace();
        let middle = 0.5 * (ARRIVAL.0 + ARRIVAL.1);
        for binary in grid(simulator.population().masses, simulator.population().mass_ratio) {
            let window = simulator.template(&binary, 0.0, middle);
            let window: Vec<f32> = window.into_iter().map(|x| x as f32).collect();
            if f64::from(bank.loudest(&window, &mut work)) < min_match {
                let filter = bank.filter(simulator, &binary);
                bank.filters.push(filter);
                bank.binaries.push(binary);
            }
        }
        bank
    }

    /// Returns the binaries whose waveforms are the templates.
    #[must_use]
    pub fn binaries(&self) -> &[Binary] {
        &self.binaries
    }

    /// Creates the buffers for [`loudest`](Self::loudest).
    #[must_use]
    pub fn workspace(&self) -> Workspace {
        let scratch =
            self.forward.get_inplace_scratch_len().max(self.inverse.get_inplace_scratch_len());
        Workspace {
            data: vec![Complex32::ZERO; LENGTH],
            scratch: vec![Complex32::ZERO; scratch],
            outputs: vec![Complex32::ZERO; LENGTH],
        }
    }

    fn filter(&self, simulator: &Simulator, binary: &Binary) -> Filter {
        // z at samples -LAST … WINDOW - FIRST around its peak. Negative ones are at the end, as circular correlation needs
        // them.
        let z = simulator.analytic(binary, LAST, WINDOW - FIRST);
        let mut spectrum = vec![Complex32::ZERO; LENGTH];
        for (i, v) in z.iter().enumerate() {
            spectrum[(LENGTH + i - LAST) % LENGTH] = *v;
        }
        self.forward.process(&mut spectrum);
        let scale = (FIRST..=LAST).map(|arrival| {
            let inside = &z[LAST - arrival..LAST - arrival + WINDOW];
            let power: f64 = inside.iter().map(|v| f64::from(v.norm_sqr())).sum();
            // The inverse transform below is not normalised.
            (2.0 / power / (LENGTH * LENGTH) as f64) as f32
        });
        let scale = scale.collect();
        Filter { spectrum: spectrum[..BINS].iter().map(Complex32::conj).collect(), scale }
    }

    /// Returns the loudest filter's signal-to-noise ratio in a window of [`WINDOW`] samples of whitened strain; 0 for an empty bank.
    #[must_use]
    pub fn loudest(&self, window: &[f32], work: &mut Workspace) -> f32 {
        let Workspace { data, scratch, outputs } = work;
        data.fill(Complex32::ZERO);
        for (z, &x) in data.iter_mut().zip(window) {
            z.re = x;
        }
        self.forward.process_with_scratch(data, scratch);
        let mut best = 0.0f32;
        for filter in &self.filters {
            outputs[BINS..].fill(Complex32::ZERO);
            for ((p, d), f) in outputs.iter_mut().zip(&*data).zip(&filter.spectrum) {
                *p = d * f;
            }
            self.inverse.process_with_scratch(outputs, scratch);
            for (z, s) in outputs[FIRST..].iter().zip(&filter.scale) {
                best = best.max(s * z.norm_sqr());
            }
        }
        best.sqrt()
    }
}

/// Returns binaries over the allowed masses, by chirp mass from the heaviest down, at five mass ratios.
fn grid(masses: (f64, f64), mass_ratio: f64) -> Vec<Binary> {
    let mut binaries = Vec::new();
    let mut total = 2.0 * masses.1;
    while total >= 2.0 * masses.0 {
        for step in 0..5 {
            let q = mass_ratio.powf(f64::from(step) / 4.0);
            let (mass1, mass2) = (total * q / (1.0 + q), total / (1.0 + q));
            if mass1 <= masses.1 * 1.001 && mass2 >= masses.0 * 0.999 {
                binaries.push(Binary::new(mass1, mass2));
            }
        }
        total *= 0.97;
    }
    binaries
}
