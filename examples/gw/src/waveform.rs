//! The gravitational waves of two merging bodies, in the frequency domain: the model of heavy systems, and [`taylor`] for light ones.
//!
//! IMRPhenomA, the phenomenological inspiral-merger-ringdown model of non-spinning binaries of Ajith et al.
//! (arXiv:0710.2335, eqs. 4.13–4.18; coefficients of arXiv:0712.0343, Table I). Its overlap with the later IMRPhenomD in 30–400 Hz is 0.99
//! or more for total masses of 30 to 100 and mass ratios up to 2.5. It is less outside: 0.97 for 10 + 10, 0.98 at mass ratio 3, 0.95 at 4
//! (`tests/data/lal_overlap.csv`).

use rustfft::num_complex::{Complex32, Complex64};
use std::f64::consts::{PI, TAU};
use std::ops::Range;

pub mod taylor;

/// G·M☉/c³, s (IAU 2015 nominal solar mass parameter, as LAL).
pub const SUN_SECONDS: f64 = 4.925_490_947_641_267e-6;
/// A megaparsec over the speed of light, s.
pub const MPC_SECONDS: f64 = 3.085_677_581_491_367e22 / 299_792_458.0;

/// Coefficients `[a, b, c]` of a parameter (a η² + b η + c) / (π M), in the order merger, ring-down, width.
const FREQUENCIES: [[f64; 3]; 3] = [
    [6.6389e-1, -1.0321e-1, 1.0979e-1],
    [1.3278, -2.0642e-1, 2.1957e-1],
    [1.1383, -1.7700e-1, 4.6834e-2],
];
/// Coefficients `[a, b, c]` of the phase terms (a η² + b η + c)/η · (π M f)^((k-5)/3), for k = 0, 2, 3, 4, 6 (those of 1, 5
/// and 7 vanish).
const PHASES: [[f64; 3]; 5] = [
    [-1.5829e-1, 8.7016e-2, -3.3382e-2],
    [3.2967e1, -1.9000e1, 2.1345],
    [-3.0849e2, 1.8211e2, -2.1727e1],
    [1.1525e3, -7.1477e2, 9.9692e1],
    [1.2057e3, -8.4233e2, 1.8046e2],
];

/// Two bodies; masses in the detector's frame, in solar masses.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Binary {
    /// The heavier mass.
    pub mass1: f64,
    /// The lighter mass.
    pub mass2: f64,
    /// Dimensionless spins of both along the orbital axis. IMRPhenomA neglects them.
    pub spins: [f64; 2],
}

impl Binary {
    /// Creates a binary without spins.
    #[must_use]
    pub const fn new(mass1: f64, mass2: f64) -> Self {
        Self { mass1, mass2, spins: [0.0; 2] }
    }

    /// Symmetric mass ratio, m₁ m₂ / (m₁ + m₂)².
    #[must_use]
    pub fn eta(&self) -> f64 {
        self.mass1 * self.mass2 / (self.mass1 + self.mass2).powi(2)
    }

    /// Chirp mass η^(3/5) (m₁ + m₂), solar masses.
    #[must_use]
    pub fn chirp_mass(&self) -> f64 {
        self.eta().powf(0.6) * (self.mass1 + self.mass2)
    }

    /// Returns IMRPhenomA of this binary.
    #[must_use]
    pub fn model(&self) -> Model {
        let eta = self.eta();
        let quadratic = |c: &[f64; 3]| c[0] * eta * eta + c[1] * eta + c[2];
        let m = (self.mass1 + self.mass2) * SUN_SECONDS;
        let [merger, ring, width] = FREQUENCIES.map(|c| quadratic(&c) / (PI * m));
        let phase = PHASES.map(|c| quadratic(&c) / eta);
        let amplitude = (5.0 * eta / 24.0).sqrt() * PI.powf(-2.0 / 3.0) * m.powf(5.0 / 6.0)
            / (MPC_SECONDS * merger.powf(7.0 / 6.0));
        let end = PI * width / 2.0 * (ring / merger).powf(-2.0 / 3.0);
        Model { pi_m: PI * m, merger, ring, width, end, amplitude, phase }
    }
}

/// IMRPhenomA of one binary; frequencies in Hz.
#[derive(Debug, Clone)]
pub struct Model {
    pi_m: f64,
    /// Frequency at the end of the inspiral.
    pub merger: f64,
    /// Ring-down frequency.
    pub ring: f64,
    width: f64,
    end: f64, // π/2 width · shape at the ring-down frequency
    amplitude: f64,
    phase: [f64; 5],
}

impl Model {
    /// Returns the Fourier transform h̃(f) = ∫ h(t) e^(-2πift) dt of the plus polarisation at 1 Mpc, face on, in 1/Hz, with
    /// zero phase and time offset. Zero for f ≤ 0. The ring-down continues beyond the paper's cut-off frequency, so that it
    /// ends smoothly.
    ///
    /// The model's phase enters as e^(+iΨ) with Ψ ≈ -3/(128 η) (π M f)^(-5/3). Under this transform it is a frequency that
    /// rises with time. (LALSimulation 6 returns the negative complex conjugate of this: the same wave reversed in time.)
    #[must_use]
    pub fn at(&self, f: f64) -> Complex64 {
        if f <= 0.0 {
            return Complex64::ZERO;
        }
        let x = self.pi_m * f;
        let (v, [p0, p2, p3, p4, p6]) = (x.cbrt(), self.phase);
        let psi = ((p0 / (v * v) + p2) / v + p3) / (v * v) + p4 / v + p6 * v;
        Complex64::from_polar(self.amplitude * self.shape(f), psi)
    }

    /// Returns the amplitude against f, normalised to one at the merger frequency: inspiral f^(-7/6), merger f^(-2/3), a
    /// Lorentzian ring-down.
    fn shape(&self, f: f64) -> f64 {
        let x = f / self.merger;
        if f < self.merger {
            1.0 / (x * x.sqrt().cbrt())
        } else if f < self.ring {
            1.0 / x.cbrt().powi(2)
        } else {
            self.end * self.width
                / (2.0 * PI)
                / ((f - self.ring).powi(2) + self.width * self.width / 4.0)
        }
    }
}

/// Equidistant frequencies k df, and their powers that the model needs. Computing a wave on all of them takes a tenth of the
/// time of [`Model::at`] on each.
#[derive(Debug, Clone)]
pub struct Frequencies {
    bins: Range<usize>,
    hertz: Vec<f64>,       // f
    third: Vec<f64>,       // f^(1/3)
    minus_third: Vec<f64>, // f^(-1/3)
    inspiral: Vec<f64>,    // f^(-7/6)
    logarithm: Vec<f64>,   // ln f
}

/// A wave on [`Frequencies`], in single precision: its relative error is 1e-7, while noise has a variance of order 1.
#[derive(Debug, Clone, Default)]
pub struct Wave {
    amplitude: Vec<f32>,
    psi: Vec<f64>,
    values: Vec<Complex32>,
}

impl Wave {
    /// Fourier coefficients, 1/Hz.
    #[must_use]
    pub fn values(&self) -> &[Complex32] {
        &self.values
    }
}

impl Frequencies {
    /// Creates the frequencies k `df` (Hz) for k in `bins`, which must begin above 0.
    #[must_use]
    pub fn new(bins: Range<usize>, df: f64) -> Self {
        let hertz: Vec<f64> = bins.clone().map(|k| k as f64 * df).collect();
        let of = |g: fn(f64) -> f64| hertz.iter().map(|&f| g(f)).collect();
        let (third, minus_third) = (of(f64::cbrt), of(|f| f.cbrt().recip()));
        let (inspiral, logarithm) = (of(|f| 1.0 / (f * f.sqrt().cbrt())), of(f64::ln));
        Self { bins, third, minus_third, inspiral, logarithm, hertz }
    }

    /// Returns the range of k.
    #[must_use]
    pub fn bins(&self) -> Range<usize> {
        self.bins.clone()
    }

    /// Computes the values of [`Model::at`] at these frequencies, with the phase shifted by `phase` (rad) and moved to later
    /// times by `delay` (s).
    pub fn wave(&self, model: &Model, phase: f64, delay: f64, wave: &mut Wave) {
        let Wave { amplitude, psi, values } = wave;
        // Ψ is a polynomial in (π M f)^(±1/3): the mass becomes part of the coefficients.
        let v = model.pi_m.cbrt();
        let [p0, p2, p3, p4, p6] = model.phase;
        let [c0, c2, c3, c4, c6] = [p0 / v.powi(5), p2 / v.powi(3), p3 / (v * v), p4 / v, p6 * v];
        psi.clear();
        psi.extend(self.hertz.iter().zip(&self.third).zip(&self.minus_third).map(|((f, u), i)| {
            ((c0 * i * i + c2) * i + c3) * i * i + c4 * i + c6 * u + (phase - TAU * delay * f)
        }));
        let below = |limit: f64| self.hertz.partition_point(|&f| f < limit);
        let (merger, ring) = (below(model.merger), below(model.ring));
        let inspiral = model.amplitude * model.merger.powf(7.0 / 6.0);
        let middle = model.amplitude * model.merger.powf(2.0 / 3.0);
        amplitude.clear();
        amplitude.extend(self.inspiral[..merger].iter().map(|x| (inspiral * x) as f32));
        amplitude.extend(self.minus_third[merger..ring].iter().map(|i| (middle * i * i) as f32));
        let ring_down = |&f: &f64| (model.amplitude * model.shape(f)) as f32;
        amplitude.extend(self.hertz[ring..].iter().map(ring_down));
        values.clear();
        values.extend(amplitude.iter().zip(&*psi).map(|(&r, &psi)| polar(r, psi)));
    }
}

/// Computes r e^(iψ) without a branch or a call, so that the compiler can vectorise it.
fn polar(r: f32, psi: f64) -> Complex32 {
    const ROUND: f64 = 6_755_399_441_055_744.0; // 1.5 · 2^52: numbers of this size have no fraction bits
    let turns = (psi * TAU.recip() + ROUND) - ROUND;
    let half = (0.5 * (psi - turns * TAU)) as f32; // within ±π/2
    let q = half * half;
    // Taylor series of sine and cosine; the omitted terms are below 6e-8.
    let sin = half
        * (1.0
            + q * (-1.0 / 6.0
                + q * (1.0 / 120.0
                    + q * (-1.0 / 5040.0 + q * (1.0 / 362_880.0 - q / 39_916_800.0)))));
    let cos = 1.0
        + q * (-0.5
            + q * (1.0 / 24.0
                + q * (-1.0 / 720.0
                    + q * (1.0 / 40_320.0 + q * (-1.0 / 3_628_800.0 + q / 479_001_600.0)))));
    Complex32::new(r * (1.0 - 2.0 * sin * sin), r * (2.0 * sin * cos))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequencies_give_what_the_model_gives() {
        let frequencies = Frequencies::new(100..4000, 0.25);
        assert_eq!(frequencies.bins(), 100..4000);
        let mut wave = Wave::default();
        for (mass1, mass2) in [(36.0, 29.0), (10.0, 10.0), (50.0, 12.5), (90.0, 80.0)] {
            let model = Binary::new(mass1, mass2).model();
            let (phase, delay) = (1.25, 2.75);
            frequencies.wave(&model, phase, delay, &mut wave);
            assert_eq!(wave.values().len(), 3900);
            for (k, got) in (100..4000).zip(wave.values()) {
                let f = f64::from(k) * 0.25;
                let want = model.at(f) * Complex64::cis(phase - TAU * f * delay);
                let error = (f64::from(got.re) - want.re).hypot(f64::from(got.im) - want.im);
                assert!(error < 1e-6 * want.norm(), "{f} Hz: {got} for {want}");
            }
        }
    }
}
