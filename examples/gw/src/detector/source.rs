//! Source of signals with SNR 1 and of noise, separately.

use super::{Setting, sky::Direction};
use crate::Result;
use crate::signal;
use crate::simulate::{Population, Simulator};
use crate::systems::Systems;
use crate::waveform::Binary;
use rand::{Rng, RngExt, SeedableRng};
use rand_distr::{Distribution, StandardNormal};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use rustfft::num_complex::{Complex32, Complex64};

/// A generator of signals and of noise. The same seed and indices give the same bits on any number of threads.
pub struct Source {
    setting: Setting,
    simulator: Simulator,
    seed: u64,
}

/// Purposes of random numbers: each has its own sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u64)]
pub enum Purpose {
    /// Training.
    Train = 10,
    /// Choices that are made before the comparison, such as the placement of templates.
    Choose = 11,
    /// The comparison.
    Compare = 12,
    /// Masses and directions of the marginal likelihood.
    Limit = 13,
}

impl Source {
    /// Creates a generator with noise of the Advanced LIGO design curve.
    ///
    /// # Errors
    /// A setting out of range.
    pub fn new(setting: Setting, seed: u64) -> Result<Self> {
        setting.check()?;
        let Setting { systems, masses, mass_ratio, spin, snr, .. } = setting;
        let population = Population { systems, masses, mass_ratio, spin, snr, signal_every: 2 };
        Ok(Self { setting, simulator: Simulator::new(population, seed)?, seed })
    }

    /// Returns the setting.
    #[must_use]
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    pub(super) fn simulator(&self) -> &Simulator {
        &self.simulator
    }

    /// Returns a random generator for each purpose, part and number within it.
    pub(super) fn random(&self, purpose: Purpose, part: u64, number: u64) -> Xoshiro256PlusPlus {
        // (Odd multipliers of splitmix64 and its relatives, as for the simulation's segments.)
        let mixed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ (purpose as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(16)
            ^ part.wrapping_mul(0xd6e8_feb8_6659_fd93).rotate_left(32)
            ^ number.wrapping_mul(0x94d0_49bb_1331_11eb).rotate_left(48);
        Xoshiro256PlusPlus::seed_from_u64(mixed)
    }

    /// Draws a binary of the population.
    pub fn binary(&self, rng: &mut impl Rng) -> Binary {
        self.simulator.binary(rng)
    }

    /// Draws a binary of the population to try as a template. A light system matches few others, and few of the population are near the ends of the ranges
    /// of masses and spins. So every other light system is drawn mostly there.
    pub(super) fn candidate(&self, number: u64) -> Binary {
        let mut rng = self.random(Purpose::Choose, 0, number);
        let Setting { systems, masses, mass_ratio, spin, .. } = self.setting;
        if systems == Systems::Heavy || number.is_multiple_of(2) {
            return self.binary(&mut rng);
        }
        let nearer = |part: f64| 0.5 - 0.5 * (std::f64::consts::PI * part).cos();
        let mut near_ends =
            |(low, high): (f64, f64)| low + (high - low) * nearer(nearer(rng.random()));
        loop {
            let [a, b] = [masses; 2].map(&mut near_ends);
            let mut binary = Binary::new(f64::max(a, b), f64::min(a, b));
            if binary.mass1 <= mass_ratio * binary.mass2 {
                binary.spins = [(-spin, spin); 2].map(&mut near_ends);
                return binary;
            }
        }
    }

    /// Returns signals (count, detectors, samples) whose norm over all detectors is 1.
    #[must_use]
    pub fn signals(&self, purpose: Purpose, part: u64, count: usize) -> Vec<f32> {
        let mut signals = vec![0.0; count * self.setting.width()];
        signals.par_chunks_mut(self.setting.width()).enumerate().for_each_init(
            || self.simulator.signal_workspace(),
            |work, (number, signal)| {
                let mut rng = self.random(purpose, part, number as u64);
                self.signal(&mut rng, signal, work);
            },
        );
        signals
    }

    fn signal(&self, rng: &mut impl Rng, to: &mut [f32], work: &mut signal::Workspace) {
        let binary = self.binary(rng);
        let (first, last) = self.setting.systems.peak();
        let peak = rng.random_range(first..last);
        let turn = Complex64::cis(rng.random_range(0.0..std::f64::consts::TAU));
        let responses = Direction::draw_heard(rng);
        for (detector, part) in to.chunks_exact_mut(self.setting.systems.samples()).enumerate() {
            // For one detector, the orientation only changes the phase.
            let (factor, delay) = match self.setting.detectors {
                1 => (turn, 0.0),
                _ => (turn * responses[detector].factor, responses[detector].delay),
            };
            let z = self.quadratures(&binary, peak + delay, work);
            let factor = Complex32::new(factor.re as f32, factor.im as f32).conj();
            part.iter_mut().zip(&z).for_each(|(x, z)| *x = (factor * z).re);
        }
        let norm = to.iter().map(|&x| f64::from(x).powi(2)).sum::<f64>().sqrt();
        to.iter_mut().for_each(|x| *x = (f64::from(*x) / norm) as f32);
    }

    /// Returns the window of a binary's wave at 1 Mpc in one detector, with its other quadrature as imaginary part and its peak
    /// at `peak` s.
    #[must_use]
    pub fn wave(&self, binary: &Binary, peak: f64) -> Vec<Complex32> {
        self.quadratures(binary, peak, &mut self.simulator.signal_workspace())
    }

    fn quadratures(
        &self,
        binary: &Binary,
        peak: f64,
        work: &mut signal::Workspace,
    ) -> Vec<Complex32> {
        let systems = self.setting.systems;
        let (start, samples) = (systems.start(), systems.samples());
        self.simulator.quadratures(binary, peak, start..start + samples, work)
    }

    /// Returns a window of a binary of phase 0 in one detector, with norm 1 and its peak at `peak` s.
    #[must_use]
    pub fn window(&self, binary: &Binary, peak: f64) -> Vec<f32> {
        let z = self.wave(binary, peak);
        let norm = z.iter().map(|z| z.re * z.re).sum::<f32>().sqrt();
        z.iter().map(|z| z.re / norm).collect()
    }
}

/// Fills a buffer with white noise of variance 1.
pub fn noise(rng: &mut impl Rng, to: &mut [f32]) {
    to.iter_mut().for_each(|x| *x = StandardNormal.sample(rng));
}
