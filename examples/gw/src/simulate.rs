//! Simulated examples: windows of noise, half of them with a signal.

use crate::bank::{self, Bank};
use crate::noise::Noise;
use crate::psd::Psd;
use crate::signal::{self, Gain, Signals};
use crate::systems::Systems;
use crate::waveform::Binary;
use crate::whiten::Whitener;
use crate::{BAND, Error, FILTER_SECONDS, RATE, Result, SEGMENT_SECONDS};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use rootgrad::interface::{Interface, interface};
use rustfft::num_complex::Complex32;
use std::ops::Range;

/// Samples per segment: 32 s, the length of the data whose spectrum is estimated at once.
const SEGMENT: usize = 32768;

/// Returns the number of examples in a segment: its windows, end to end.
#[must_use]
pub const fn per_segment(systems: Systems) -> usize {
    SEGMENT / systems.row()
}

/// Parameters of the simulation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Population {
    /// Kind of the binaries.
    pub systems: Systems,
    /// Component masses in the detector's frame, uniform, solar masses.
    pub masses: (f64, f64),
    /// Largest mass ratio (the waveform model was made for 4).
    pub mass_ratio: f64,
    /// Largest aligned spin of a body; spins are uniform up to it in both directions.
    pub spin: f64,
    /// Optimal signal-to-noise ratio within the window, uniform.
    pub snr: (f64, f64),
    /// One window in this many has a signal, the others only noise.
    pub signal_every: usize,
}

impl Default for Population {
    fn default() -> Self {
        let systems = Systems::Heavy;
        let masses = systems.masses();
        Self { systems, masses, mass_ratio: 4.0, spin: 0.0, snr: (4.0, 20.0), signal_every: 2 }
    }
}

/// A row of the tree: a window of whitened strain and its parameters, which are zero in a row without signal.
#[derive(Debug, Clone, PartialEq)]
pub struct Example {
    /// Whitened strain, of the length [`Systems::row`].
    pub strain: Vec<f32>,
    /// 1 for a signal in noise, 0 for noise.
    pub label: i32,
    /// Optimal signal-to-noise ratio of the part of the signal inside the window, the largest that any analysis can reach.
    pub snr: f32,
    /// Optimal signal-to-noise ratio of the whole signal; for light systems, of its last 10 to 13 s.
    pub snr_signal: f32,
    /// Heavier component mass, detector's frame, solar masses.
    pub mass1: f32,
    /// Lighter component mass.
    pub mass2: f32,
    /// Aligned spins of both; 0 for heavy systems.
    pub spins: [f32; 2],
    /// Chirp mass, solar masses.
    pub chirp_mass: f32,
    /// Effective distance, Mpc: that of a binary seen face on and overhead with this signal-to-noise ratio.
    pub distance: f32,
    /// Phase of the wave, rad.
    pub phase: f32,
    /// Time of the amplitude's peak after the window's start, s.
    pub arrival: f32,
    /// Loudest matched filter's signal-to-noise ratio, with or without a signal; 0 if no bank was requested.
    pub bank: f32,
}

/// A generator of examples. The same seed gives the same bits, with any number of threads.
pub struct Simulator {
    population: Population,
    seed: u64,
    noise: Noise,
    design: Psd,
    design_gain: Gain,
    signals: Signals,
    bank: Option<Bank>,
}

/// Buffers of a thread that simulates segments one after another.
struct Workspace {
    signal: signal::Workspace,
    bank: Option<bank::Workspace>,
}

impl Simulator {
    /// Creates a generator with noise of the Advanced LIGO design curve.
    ///
    /// # Errors
    /// An empty or impossible range: masses outside 8–100 (lighter ones last longer than the simulated 4 s), a mass ratio below 1, a
    /// negative signal-to-noise ratio.
    pub fn new(population: Population, seed: u64) -> Result<Self> {
        let Population { systems, masses, mass_ratio, spin, snr, signal_every } = population;
        systems.check(masses, spin)?;
        if !(snr.0 > 0.0 && snr.0 <= snr.1 && snr.1.is_finite()) {
            let got = format!("{}:{}", snr.0, snr.1);
            return Err(Error::argument("snr", got, "LOW:HIGH, positive"));
        }
        if mass_ratio.is_nan() || mass_ratio < 1.0 {
            return Err(Error::argument("mass ratio", mass_ratio, "at least 1"));
        }
        if signal_every == 0 {
            return Err(Error::argument("windows for each signal", signal_every, "at least 1"));
        }
        let design = Psd::aligo(SEGMENT, RATE);
        let whitener = Whitener::new(&design, SEGMENT, RATE, BAND, FILTER_SECONDS)?;
        let signals = Signals::new(systems, mass_ratio.min(masses.1 / masses.0));
        Ok(Self {
            population,
            seed,
            noise: Noise::new(&design, SEGMENT, RATE, 10.0),
            design_gain: signals.gain(&whitener)?,
            design,
            signals,
            bank: None,
        })
    }

    /// Adds a bank of matched filters, placed to a minimal match of 0.97, which is run on every example.
    ///
    /// # Errors
    /// Light systems: the bank's filters have the length of heavy systems' rows.
    pub fn with_bank(mut self) -> Result<Self> {
        if self.population.systems == Systems::Light {
            let bank = match interface() {
                Interface::Shell => "--no-bank with it",
                _ => "bank = false with it",
            };
            let reason = "the column 'bank' is computed for heavy systems only (gw compare has a bank for both)";
            return Err(Error::option("systems", Systems::Light, format!("{bank}: {reason}")));
        }
        self.bank = Some(Bank::new(&self, 0.97));
        Ok(self)
    }

    /// Returns the bank, if there is one.
    #[must_use]
    pub fn bank(&self) -> Option<&Bank> {
        self.bank.as_ref()
    }

    /// Returns the parameters of the simulation.
    #[must_use]
    pub fn population(&self) -> &Population {
        &self.population
    }

    /// Returns the examples of the segments `segments`, in order, in part number `part` of the data (0 to train, 1 to test, 2 to
    /// validate, …). The number in a segment is [`per_segment`].
    ///
    /// # Errors
    /// None that a constructed generator can cause; filters are computed anew for each segment.
    pub fn examples(&self, part: u64, segments: Range<u64>) -> Result<Vec<Example>> {
        let blocks: Vec<Vec<Example>> = segments
            .into_par_iter()
            .map_init(|| self.workspace(), |work, s| self.segment(part, s, work))
            .collect::<Result<_>>()?;
        Ok(blocks.into_iter().flatten().collect())
    }

    fn workspace(&self) -> Workspace {
        let bank = self.bank.as_ref().map(Bank::workspace);
        Workspace { signal: self.signals.workspace(), bank }
    }

    /// Simulates one segment: noise, whitened by the spectrum estimated from itself, plus signals passed through the same filter.
    fn segment(&self, part: u64, segment: u64, work: &mut Workspace) -> Result<Vec<Example>> {
        let mut rng = generator(self.seed, part, segment);
        let mut spectrum = self.noise.spectrum(&mut rng);
        let x = self.noise.series(spectrum.clone());
        let psd = Psd::welch_median(&x, RATE, (SEGMENT_SECONDS * RATE) as usize)
            .unwrap_or(self.design.clone());
        let whitener = Whitener::new(&psd, SEGMENT, RATE, BAND, FILTER_SECONDS)?;
        let gain = self.signals.gain(&whitener)?;
        let white = whitener.apply_spectrum(&mut spectrum)?;
        let (row, every) = (self.population.systems.row(), self.population.signal_every as u64);
        let first = segment * per_segment(self.population.systems) as u64;
        Ok(white
            .chunks_exact(row)
            .zip(first..)
            .map(|(noise, number)| {
                let mut example = if number % every == every - 1 {
                    self.with_signal(noise, &gain, &mut work.signal, &mut rng)
                } else {
                    noise_only(noise)
                };
                if let Some((bank, work)) = self.bank.as_ref().zip(work.bank.as_mut()) {
                    example.bank = bank.loudest(&example.strain, work);
                }
                example
            })
            .collect())
    }

    fn with_signal(
        &self,
        noise: &[f64],
        gain: &Gain,
        work: &mut signal::Workspace,
        rng: &mut impl Rng,
    ) -> Example {
        let binary = self.binary(rng);
        let snr = rng.random_range(self.population.snr.0..=self.population.snr.1);
        let phase = rng.random_range(0.0..std::f64::consts::TAU);
        let (first, last) = self.population.systems.arrival();
        let arrival = rng.random_range(first..last);
        self.signals.wave(&binary, phase, arrival, work);
        // The true spectrum determines the loudness of the signal; the data were whitened with the estimated one.
        let (ideal, whole) = self.signals.whitened(&self.design_gain, work);
        let scale = snr / norm(ideal); // 1 Mpc over the distance
        let (signal, _) = self.signals.whitened(gain, work);
        Example {
            strain: noise
                .iter()
                .zip(signal)
                .map(|(n, &s)| (n + scale * f64::from(s)) as f32)
                .collect(),
            label: 1,
            snr: snr as f32,
            snr_signal: (scale * whole) as f32,
            mass1: binary.mass1 as f32,
            mass2: binary.mass2 as f32,
            spins: binary.spins.map(|spin| spin as f32),
            chirp_mass: binary.chirp_mass() as f32,
            distance: (1.0 / scale) as f32,
            phase: phase as f32,
            arrival: arrival as f32,
            bank: 0.0,
        }
    }

    pub(crate) fn binary(&self, rng: &mut impl Rng) -> Binary {
        let Population { masses, mass_ratio, spin, .. } = self.population;
        loop {
            let a = rng.random_range(masses.0..=masses.1);
            let b = rng.random_range(masses.0..=masses.1);
            let mut binary = Binary::new(f64::max(a, b), f64::min(a, b));
            if binary.mass1 <= mass_ratio * binary.mass2 {
                if spin > 0.0 {
                    binary.spins = [0, 1].map(|_| rng.random_range(-spin..=spin));
                }
                return binary;
            }
        }
    }

    /// Returns the whitened wave at 1 Mpc with its other quadrature as imaginary part, from `before` samples before its amplitude's
    /// peak to `after` samples after it.
    pub(crate) fn analytic(&self, binary: &Binary, before: usize, after: usize) -> Vec<Complex32> {
        self.signals.analytic(binary, &self.design_gain, before, after)
    }

    /// Returns the same as [`analytic`](Self::analytic), with its peak `arrival` s after the window's start, for the samples `part` of
    /// those on which it is computed.
    pub(crate) fn quadratures(
        &self,
        binary: &Binary,
        arrival: f64,
        part: Range<usize>,
        work: &mut signal::Workspace,
    ) -> Vec<Complex32> {
        self.signals.quadratures(binary, arrival, &self.design_gain, part, work)
    }

    /// Creates the buffers for [`quadratures`](Self::quadratures).
    pub(crate) fn signal_workspace(&self) -> signal::Workspace {
        self.signals.workspace()
    }

    /// Returns the whitened signal (design spectrum, no noise) in a row with these parameters, scaled to a signal-to-noise ratio of 1
    /// in the window: the matched filter for it. `arrival` is in s from the window's start.
    #[must_use]
    pub fn template(&self, binary: &Binary, phase: f64, arrival: f64) -> Vec<f64> {
        let mut work = self.signals.workspace();
        self.signals.wave(binary, phase, arrival, &mut work);
        let (part, _) = self.signals.whitened(&self.design_gain, &mut work);
        let scale = norm(part).recip();
        part.iter().map(|&x| scale * f64::from(x)).collect()
    }
}

fn norm(x: &[f32]) -> f64 {
    x.iter().map(|&a| f64::from(a) * f64::from(a)).sum::<f64>().sqrt()
}

fn noise_only(noise: &[f64]) -> Example {
    Example {
        strain: noise.iter().map(|&x| x as f32).collect(),
        label: 0,
        snr: 0.0,
        snr_signal: 0.0,
        mass1: 0.0,
        mass2: 0.0,
        spins: [0.0; 2],
        chirp_mass: 0.0,
        distance: 0.0,
        phase: 0.0,
        arrival: 0.0,
        bank: 0.0,
    }
}

/// Returns a separate generator for each segment, so that segments can be simulated in any order. The three numbers are mixed by
/// distinct odd multipliers (splitmix64's and its relatives) before the seeding routine mixes them again.
fn generator(seed: u64, part: u64, segment: u64) -> Xoshiro256PlusPlus {
    let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ part.wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(24)
        ^ segment.wrapping_mul(0x94d0_49bb_1331_11eb).rotate_left(48);
    Xoshiro256PlusPlus::seed_from_u64(mixed)
}
