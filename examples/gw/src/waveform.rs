//! The gravitational wave of two merging black holes, in the frequency domain.
//!
//! IMRPhenomA, the phenomenological inspiral-merger-ringdown model of non-spinning binaries of Ajith et al.
//! (arXiv:0710.2335, eqs. 4.13–4.18; coefficients of arXiv:0712.0343, Table I). Its overlap with the later IMRPhenomD in
//! 30–400 Hz is 0.995 or more for nearly equal masses, 0.95 at mass ratio 4 (`tests/data/lal_snr.csv`).

use rustfft::num_complex::Complex64;
use std::f64::consts::PI;

/// G·M☉/c³, s (IAU 2015 nominal solar mass parameter, as LAL).
pub const SUN_SECONDS: f64 = 4.925_490_947_641_267e-6;
/// A megaparsec over the speed of light, s.
pub const MPC_SECONDS: f64 = 3.085_677_581_491_367e22 / 299_792_458.0;

/// `[a, b, c]` of a parameter (a η² + b η + c) / (π M), in the order merger, ring-down, width.
const FREQUENCIES: [[f64; 3]; 3] = [
    [6.6389e-1, -1.0321e-1, 1.0979e-1],
    [1.3278, -2.0642e-1, 2.1957e-1],
    [1.1383, -1.7700e-1, 4.6834e-2],
];
/// `[a, b, c]` of the phase terms (a η² + b η + c)/η · (π M f)^((k-5)/3), for k = 0, 2, 3, 4, 6 (those of 1, 5 and 7 vanish).
const PHASES: [[f64; 3]; 5] = [
    [-1.5829e-1, 8.7016e-2, -3.3382e-2],
    [3.2967e1, -1.9000e1, 2.1345],
    [-3.0849e2, 1.8211e2, -2.1727e1],
    [1.1525e3, -7.1477e2, 9.9692e1],
    [1.2057e3, -8.4233e2, 1.8046e2],
];

/// Two non-spinning black holes; masses in the detector's frame, in solar masses.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Binary {
    /// The heavier mass.
    pub mass1: f64,
    /// The lighter mass.
    pub mass2: f64,
}

impl Binary {
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

    /// The waveform's frequency-domain model for this binary.
    #[must_use]
    pub fn model(&self) -> Model {
        let eta = self.eta();
        let quadratic = |c: &[f64; 3]| c[0] * eta * eta + c[1] * eta + c[2];
        let m = (self.mass1 + self.mass2) * SUN_SECONDS;
        let [merger, ring, width] = FREQUENCIES.map(|c| quadratic(&c) / (PI * m));
        let phase = PHASES.map(|c| quadratic(&c) / eta);
        let amplitude = (5.0 * eta / 24.0).sqrt() * PI.powf(-2.0 / 3.0) * m.powf(5.0 / 6.0)
            / (MPC_SECONDS * merger.powf(7.0 / 6.0));
        Model { pi_m: PI * m, merger, ring, width, amplitude, phase }
    }
}

/// IMRPhenomA of one binary; frequencies in Hz.
#[derive(Debug, Clone)]
pub struct Model {
    pi_m: f64,
    /// End of the inspiral.
    pub merger: f64,
    /// Ring-down frequency.
    pub ring: f64,
    width: f64,
    amplitude: f64,
    phase: [f64; 5],
}

impl Model {
    /// Fourier transform h̃(f) = ∫ h(t) e^(-2πift) dt of the plus polarisation at 1 Mpc, face on, in 1/Hz, with zero phase
    /// and time offset. Zero for f ≤ 0. The ring-down goes on beyond the paper's cut-off frequency, so that it ends smoothly.
    ///
    /// The model's phase enters as e^(+iΨ) with Ψ ≈ -3/(128 η) (π M f)^(-5/3): under this transform, a frequency that rises
    /// with time. (LALSimulation 6 returns the negative complex conjugate of this: the same wave run backwards.)
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

    /// Amplitude against f, one at the merger frequency: inspiral f^(-7/6), merger f^(-2/3), a Lorentzian ring-down.
    fn shape(&self, f: f64) -> f64 {
        let x = f / self.merger;
        if f < self.merger {
            1.0 / (x * x.sqrt().cbrt())
        } else if f < self.ring {
            1.0 / x.cbrt().powi(2)
        } else {
            let w = PI * self.width / 2.0 * (self.ring / self.merger).powf(-2.0 / 3.0);
            w * self.width / (2.0 * PI) / ((f - self.ring).powi(2) + self.width * self.width / 4.0)
        }
    }
}
