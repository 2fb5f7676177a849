//! A bank of matched filters: the classical search that a network is to be compared with.
//!
//! For a signal of unknown masses, phase and time, the test statistic of a window d is the loudest filter's
//! signal-to-noise ratio, max over templates h and arrivals t of max over phase ⟨d, h_t⟩/‖h_t‖, where only the part of the
//! template inside the window counts. With both quadratures as one complex template z = h₀ + i h₉₀, the phase is
//! maximised by |⟨d, z_t⟩| / (‖z_t‖/√2).

use crate::simulate::Simulator;
use crate::waveform::Binary;
use crate::{ARRIVAL, RATE, WINDOW};
use rustfft::num_complex::{Complex32, Complex64};
use rustfft::{Fft, FftPlanner};
use std::sync::Arc;

/// Length of the correlations: a window and all arrivals fit without wrapping around.
const LENGTH: usize = 1024;
/// Frequencies kept, those below 512 Hz: the rest is empty. Arrivals are then tried every other sample.
const BINS: usize = LENGTH / 4;
/// Arrivals tried, in samples from the window's start.
const FIRST: usize = (ARRIVAL.0 * RATE) as usize & !1; // even, for they are tried in twos
const LAST: usize = (ARRIVAL.1 * RATE) as usize + 1;

/// One template.
struct Filter {
    spectrum: Vec<Complex32>, // (BINS), conjugate, of the complex template with its peak at sample 0
    scale: Vec<f32>,          // √2 / ‖z_t‖ for arrivals FIRST, FIRST + 2, … LAST
}

/// Matched filters that together leave no signal of a population unmatched. Windows can be searched from many threads.
pub struct Bank {
    filters: Vec<Filter>,
    binaries: Vec<Binary>,
    forward: Arc<dyn Fft<f32>>,
    inverse: Arc<dyn Fft<f32>>,
}

impl Bank {
    /// Filters for the population of `simulator`, placed so that a template between them is matched to `min_match` or
    /// better: going through a fine grid of chirp masses and mass ratios, a template is added if none so far matches it
    /// (in the manner of Harry, Allen and Sathyaprakash, arXiv:0908.2090, on a grid).
    #[must_use]
    pub fn new(simulator: &Simulator, min_match: f64) -> Self {
        let mut planner = FftPlanner::new();
        let mut bank = Self {
            filters: Vec::new(),
            binaries: Vec::new(),
            forward: planner.plan_fft_forward(LENGTH),
            inverse: planner.plan_fft_inverse(LENGTH / 2),
        };
        let middle = 0.5 * (ARRIVAL.0 + ARRIVAL.1);
        for binary in grid(simulator.population().masses, simulator.population().mass_ratio) {
            let window = simulator.template(&binary, 0.0, middle).map(|x| x as f32);
            if f64::from(bank.loudest(&window)) < min_match {
                let filter = bank.filter(simulator, &binary);
                bank.filters.push(filter);
                bank.binaries.push(binary);
            }
        }
        bank
    }

    /// The binaries whose waveforms are the templates.
    #[must_use]
    pub fn binaries(&self) -> &[Binary] {
        &self.binaries
    }

    fn filter(&self, simulator: &Simulator, binary: &Binary) -> Filter {
        // z at samples -LAST … WINDOW - FIRST around its peak; negative ones at the end, as circular correlation wants.
        let z = simulator.analytic(binary, LAST, WINDOW - FIRST);
        let mut spectrum = vec![Complex32::ZERO; LENGTH];
        for (i, v) in z.iter().enumerate() {
            spectrum[(LENGTH + i - LAST) % LENGTH] = Complex32::new(v.re as f32, v.im as f32);
        }
        self.forward.process(&mut spectrum);
        let scale = (FIRST..=LAST).step_by(2).map(|arrival| {
            let inside: &[Complex64] = &z[LAST - arrival..LAST - arrival + WINDOW];
            let power: f64 = inside.iter().map(|v| v.norm_sqr()).sum();
            // The inverse transform below is not normalised.
            ((2.0 / power).sqrt() / LENGTH as f64) as f32
        });
        let scale = scale.collect();
        Filter { spectrum: spectrum[..BINS].iter().map(Complex32::conj).collect(), scale }
    }

    /// The loudest filter's signal-to-noise ratio in a window of whitened strain. 0 for an empty bank.
    #[must_use]
    pub fn loudest(&self, window: &[f32; WINDOW]) -> f32 {
        let mut data = [Complex32::ZERO; LENGTH];
        for (z, &x) in data.iter_mut().zip(window) {
            z.re = x;
        }
        let mut scratch = vec![Complex32::ZERO; self.forward.get_inplace_scratch_len()];
        self.forward.process_with_scratch(&mut data, &mut scratch);
        scratch.resize(self.inverse.get_inplace_scratch_len(), Complex32::ZERO);
        let mut best = 0.0f32;
        for filter in &self.filters {
            let mut product = [Complex32::ZERO; LENGTH / 2];
            for ((p, d), f) in product.iter_mut().zip(&data).zip(&filter.spectrum) {
                *p = d * f;
            }
            self.inverse.process_with_scratch(&mut product, &mut scratch);
            // Element j is the arrival of 2j samples.
            for (z, s) in product[FIRST / 2..].iter().zip(&filter.scale) {
                best = best.max(s * z.norm());
            }
        }
        best
    }
}

/// Binaries over the masses allowed, by chirp mass from the heaviest down, at five mass ratios.
fn grid(masses: (f64, f64), mass_ratio: f64) -> Vec<Binary> {
    let mut binaries = Vec::new();
    let mut total = 2.0 * masses.1;
    while total >= 2.0 * masses.0 {
        for step in 0..5 {
            let q = mass_ratio.powf(f64::from(step) / 4.0);
            let (mass1, mass2) = (total * q / (1.0 + q), total / (1.0 + q));
            if mass1 <= masses.1 * 1.001 && mass2 >= masses.0 * 0.999 {
                binaries.push(Binary { mass1, mass2 });
            }
        }
        total *= 0.97;
    }
    binaries
}
