//! Simulated examples: windows of noise, half of them with a signal.

use crate::bank::Bank;
use crate::noise::Noise;
use crate::psd::Psd;
use crate::waveform::Binary;
use crate::whiten::{Whitener, run};
use crate::{ARRIVAL, BAND, Error, FILTER_SECONDS, RATE, Result, SEGMENT_SECONDS, WINDOW};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use realfft::RealFftPlanner;
use rustfft::num_complex::Complex64;
use std::ops::Range;
use std::sync::Arc;

/// Samples of a segment: 32 s, the length of the data whose spectrum is estimated in one go.
const SEGMENT: usize = 65536;
/// Examples in a segment: its windows, end to end.
pub const PER_SEGMENT: usize = SEGMENT / WINDOW;
/// Samples a signal is computed on: 4 s, longer than the slowest chirp in the band plus the whitening filter.
const SIGNAL: usize = 8192;
/// Where a signal's window starts in those, samples: late, for the inspiral comes before.
const WINDOW_START: usize = 6144;
/// Signals start at this frequency, Hz: below the band, so that the filter has no edge to ring on.
const F_LOW: f64 = 25.0;

/// What to simulate.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Population {
    /// Component masses in the detector's frame, uniform, solar masses.
    pub masses: (f64, f64),
    /// Largest mass ratio (the waveform model was made for 4).
    pub mass_ratio: f64,
    /// Optimal signal-to-noise ratio within the window, uniform.
    pub snr: (f64, f64),
}

impl Default for Population {
    fn default() -> Self {
        Self { masses: (10.0, 50.0), mass_ratio: 4.0, snr: (4.0, 20.0) }
    }
}

/// A row of the tree: a window of whitened strain, and what is in it. Zero in a row without signal.
#[derive(Debug, Clone, PartialEq)]
pub struct Example {
    /// Whitened strain.
    pub strain: [f32; WINDOW],
    /// 1 for a signal in noise, 0 for noise.
    pub label: i32,
    /// Optimal signal-to-noise ratio of the part of the signal inside the window: the most that can be made of it.
    pub snr: f32,
    /// Optimal signal-to-noise ratio of the whole signal.
    pub snr_signal: f32,
    /// Component mass, detector's frame, solar masses; the heavier.
    pub mass1: f32,
    /// The lighter.
    pub mass2: f32,
    /// Chirp mass, solar masses.
    pub chirp_mass: f32,
    /// Effective distance, Mpc: of a binary seen face on and overhead with this signal-to-noise ratio.
    pub distance: f32,
    /// Phase of the wave, rad.
    pub phase: f32,
    /// Time of the amplitude's peak after the window's start, s.
    pub arrival: f32,
    /// The loudest matched filter's signal-to-noise ratio, with or without a signal; 0 if no bank was asked for.
    pub bank: f32,
}

/// A generator of examples. The same seed gives the same bits, whatever the number of threads.
pub struct Simulator {
    population: Population,
    seed: u64,
    noise: Noise,
    design: Psd,
    design_gain: Vec<f64>,
    transforms: Transforms,
    bank: Option<Bank>,
}

struct Transforms {
    complex: Arc<dyn rustfft::Fft<f64>>,
    inverse: Arc<dyn realfft::ComplexToReal<f64>>,
}

impl Simulator {
    /// A generator in noise of the Advanced LIGO design curve.
    ///
    /// # Errors
    /// An empty or impossible range: masses outside 8–100 (lighter ones last longer than the 4 s simulated), a mass ratio
    /// below 1, a negative signal-to-noise ratio.
    pub fn new(population: Population, seed: u64) -> Result<Self> {
        let Population { masses, mass_ratio, snr } = population;
        let range = |r: (f64, f64)| format!("{}:{}", r.0, r.1);
        if !(masses.0 >= 8.0 && masses.0 <= masses.1 && masses.1 <= 100.0) {
            return Err(Error::argument(
                "masses",
                range(masses),
                "LOW:HIGH in 8 to 100 solar masses",
            ));
        }
        if !(snr.0 > 0.0 && snr.0 <= snr.1 && snr.1.is_finite()) {
            return Err(Error::argument("snr", range(snr), "LOW:HIGH, positive"));
        }
        if mass_ratio.is_nan() || mass_ratio < 1.0 {
            return Err(Error::argument("mass ratio", mass_ratio, "at least 1"));
        }
        let design = Psd::aligo(SEGMENT, RATE);
        let whitener = Whitener::new(&design, SEGMENT, RATE, BAND, FILTER_SECONDS)?;
        Ok(Self {
            population,
            seed,
            noise: Noise::new(&design, SEGMENT, RATE, 10.0),
            design_gain: whitener.gain(SIGNAL)?,
            design,
            transforms: Transforms {
                complex: rustfft::FftPlanner::new().plan_fft_inverse(SIGNAL),
                inverse: RealFftPlanner::new().plan_fft_inverse(SIGNAL),
            },
            bank: None,
        })
    }

    /// With a bank of matched filters run over every example, placed to a minimal match of 0.97.
    #[must_use]
    pub fn with_bank(mut self) -> Self {
        self.bank = Some(Bank::new(&self, 0.97));
        self
    }

    /// The bank, if there is one.
    #[must_use]
    pub fn bank(&self) -> Option<&Bank> {
        self.bank.as_ref()
    }

    /// What is simulated.
    #[must_use]
    pub fn population(&self) -> &Population {
        &self.population
    }

    /// The examples of segments `segments` of the part of the data numbered `part` (0 to train, 1 to test, …), in order.
    /// Each segment has [`PER_SEGMENT`], every second one with a signal.
    ///
    /// # Errors
    /// None that a constructed generator can cause; filters are made anew for each segment.
    pub fn examples(&self, part: u64, segments: Range<u64>) -> Result<Vec<Example>> {
        let blocks: Vec<Vec<Example>> =
            segments.into_par_iter().map(|s| self.segment(part, s)).collect::<Result<_>>()?;
        Ok(blocks.into_iter().flatten().collect())
    }

    /// One segment: noise, its spectrum estimated from itself, whitened by that, signals through the same filter added.
    fn segment(&self, part: u64, segment: u64) -> Result<Vec<Example>> {
        let mut rng = generator(self.seed, part, segment);
        let mut x = self.noise.block(&mut rng);
        let psd = Psd::welch_median(&x, RATE, (SEGMENT_SECONDS * RATE) as usize)
            .unwrap_or(self.design.clone());
        let whitener = Whitener::new(&psd, SEGMENT, RATE, BAND, FILTER_SECONDS)?;
        let gain = whitener.gain(SIGNAL)?;
        whitener.apply(&mut x)?;
        Ok(x.chunks_exact(WINDOW)
            .enumerate()
            .map(|(i, noise)| {
                let mut example = if i % 2 == 0 {
                    noise_only(noise)
                } else {
                    self.with_signal(noise, &gain, &mut rng)
                };
                example.bank = self.bank.as_ref().map_or(0.0, |b| b.loudest(&example.strain));
                example
            })
            .collect())
    }

    fn with_signal(&self, noise: &[f64], gain: &[f64], rng: &mut impl Rng) -> Example {
        let binary = self.binary(rng);
        let snr = rng.random_range(self.population.snr.0..=self.population.snr.1);
        let phase = rng.random_range(0.0..std::f64::consts::TAU);
        let arrival = rng.random_range(ARRIVAL.0..ARRIVAL.1);
        let wave = self.wave(&binary, phase, arrival);
        // The true spectrum says how loud the signal is; the estimated one is what the data went through.
        let ideal = self.whitened(&wave, &self.design_gain);
        let real = self.whitened(&wave, gain);
        let inside = WINDOW_START..WINDOW_START + WINDOW;
        let scale = snr / norm(&ideal[inside.clone()]); // 1 Mpc over the distance
        let signal = &real[inside];
        Example {
            strain: std::array::from_fn(|j| (noise[j] + scale * signal[j]) as f32),
            label: 1,
            snr: snr as f32,
            snr_signal: (scale * norm(&ideal)) as f32,
            mass1: binary.mass1 as f32,
            mass2: binary.mass2 as f32,
            chirp_mass: binary.chirp_mass() as f32,
            distance: (1.0 / scale) as f32,
            phase: phase as f32,
            arrival: arrival as f32,
            bank: 0.0,
        }
    }

    fn binary(&self, rng: &mut impl Rng) -> Binary {
        let Population { masses, mass_ratio, .. } = self.population;
        loop {
            let a = rng.random_range(masses.0..=masses.1);
            let b = rng.random_range(masses.0..=masses.1);
            let binary = Binary { mass1: f64::max(a, b), mass2: f64::min(a, b) };
            if binary.mass1 <= mass_ratio * binary.mass2 {
                return binary;
            }
        }
    }

    /// Fourier coefficients (SIGNAL/2 + 1), 1/Hz, of a wave at 1 Mpc whose amplitude peaks `arrival` seconds into the window.
    fn wave(&self, binary: &Binary, phase: f64, arrival: f64) -> Vec<Complex64> {
        let (model, df) = (binary.model(), RATE / SIGNAL as f64);
        let mut wave: Vec<Complex64> = (0..=SIGNAL / 2)
            .map(|k| k as f64 * df)
            .map(|f| if f < F_LOW { Complex64::ZERO } else { model.at(f) })
            .collect();
        let shift = WINDOW_START as f64 / RATE + arrival - self.peak(&wave);
        let mut turn = Complex64::from_polar(1.0, phase);
        let step = Complex64::from_polar(1.0, -std::f64::consts::TAU * df * shift);
        for z in &mut wave {
            *z *= turn;
            turn *= step;
        }
        wave
    }

    /// Time at which the amplitude of a wave peaks, s: the modulus of its analytic signal.
    fn peak(&self, wave: &[Complex64]) -> f64 {
        let mut z = wave.to_vec();
        z.resize(SIGNAL, Complex64::ZERO);
        self.transforms.complex.process(&mut z);
        let (mut best, mut power) = (0, 0.0);
        for (i, v) in z.iter().enumerate() {
            if v.norm_sqr() > power {
                (best, power) = (i, v.norm_sqr());
            }
        }
        best as f64 / RATE
    }

    /// A wave through a whitening filter, SIGNAL samples: x_n = Σ_k h̃_k g_k e^(2πikn/N) df.
    fn whitened(&self, wave: &[Complex64], gain: &[f64]) -> Vec<f64> {
        let df = RATE / SIGNAL as f64;
        let mut spectrum: Vec<Complex64> =
            wave.iter().zip(gain).map(|(z, g)| z * (g * df)).collect();
        (spectrum[0].im, spectrum[SIGNAL / 2].im) = (0.0, 0.0);
        let mut x = self.transforms.inverse.make_output_vec();
        run(self.transforms.inverse.process(&mut spectrum, &mut x));
        x
    }

    /// The whitened wave at 1 Mpc with its other quadrature as imaginary part, from `before` samples before its amplitude's
    /// peak to `after` samples after.
    pub(crate) fn analytic(&self, binary: &Binary, before: usize, after: usize) -> Vec<Complex64> {
        let df = RATE / SIGNAL as f64;
        let wave = self.wave(binary, 0.0, 0.0);
        let gains = self.design_gain.iter();
        let mut z: Vec<Complex64> =
            wave.iter().zip(gains).map(|(z, g)| z * (2.0 * g * df)).collect();
        z.resize(SIGNAL, Complex64::ZERO);
        self.transforms.complex.process(&mut z);
        z[WINDOW_START - before..WINDOW_START + after].to_vec()
    }

    /// The whitened signal (design spectrum, no noise) that a row with these parameters holds, scaled to a signal-to-noise
    /// ratio of 1 in the window: the matched filter for it. `arrival` is in s from the window's start.
    #[must_use]
    pub fn template(&self, binary: &Binary, phase: f64, arrival: f64) -> [f64; WINDOW] {
        let x = self.whitened(&self.wave(binary, phase, arrival), &self.design_gain);
        let part = &x[WINDOW_START..WINDOW_START + WINDOW];
        let scale = norm(part).recip();
        std::array::from_fn(|j| scale * part[j])
    }
}

fn norm(x: &[f64]) -> f64 {
    x.iter().map(|a| a * a).sum::<f64>().sqrt()
}

fn noise_only(noise: &[f64]) -> Example {
    Example {
        strain: std::array::from_fn(|j| noise[j] as f32),
        label: 0,
        snr: 0.0,
        snr_signal: 0.0,
        mass1: 0.0,
        mass2: 0.0,
        chirp_mass: 0.0,
        distance: 0.0,
        phase: 0.0,
        arrival: 0.0,
        bank: 0.0,
    }
}

/// A generator of its own for each segment, so that segments can be made in any order. The three numbers are mixed by
/// distinct odd multipliers (splitmix64's and its relatives) before the seeding routine mixes them again.
fn generator(seed: u64, part: u64, segment: u64) -> Xoshiro256PlusPlus {
    let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ part.wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(24)
        ^ segment.wrapping_mul(0x94d0_49bb_1331_11eb).rotate_left(48);
    Xoshiro256PlusPlus::seed_from_u64(mixed)
}
