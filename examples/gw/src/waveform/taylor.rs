//! TaylorF2: the inspiral of two point particles with spins along the orbital axis, in the frequency domain.
//!
//! The phase has the terms up to order 3.5PN of Buonanno, Iyer, Ochsner, Pan & Sathyaprakash (arXiv:0907.0700, eq. 3.18), the spin-orbit terms of orders
//! 1.5PN to 3.5PN of Bohé, Marsat & Blanchet (arXiv:1303.7412), and the spin-spin and self-spin terms of order 2PN (Mikóczi, Vasúth & Gergely,
//! astro-ph/0504538; Arun, Buonanno, Faye & Ochsner, arXiv:0810.5336) with the quadrupole of black holes. The amplitude is Newtonian. Tides are neglected.
//! Its overlap with LALSimulation's TaylorF2 is in `tests/data/lal_taylor.csv`.

use super::{Binary, Frequencies, MPC_SECONDS, SUN_SECONDS, Wave, polar};
use rustfft::num_complex::Complex64;
use std::f64::consts::{PI, TAU};
use std::ops::Range;

/// Euler's constant.
const EULER: f64 = 0.577_215_664_901_532_9;

/// TaylorF2 of one binary.
#[derive(Debug, Clone)]
pub struct Taylor {
    pi_m: f64,
    amplitude: f64,
    /// Factor of the phase, 3/(128 η).
    factor: f64,
    /// Coefficients of v⁰ … v⁷ in the brackets of the phase, where v = (π M f)^(1/3).
    orders: [f64; 8],
    /// Coefficients of v⁵ ln v and v⁶ ln v.
    logarithms: [f64; 2],
    /// Time to coalescence at 1 Hz to leading order, s.
    time: f64,
}

impl Taylor {
    /// Creates the model of a binary.
    #[must_use]
    pub fn new(binary: &Binary) -> Self {
        let (eta, total) = (binary.eta(), binary.mass1 + binary.mass2);
        let m = total * SUN_SECONDS;
        let (mut orders, mut logarithms) = without_spins(eta);
        if binary.spins != [0.0; 2] {
            add_spins(&mut orders, &mut logarithms, binary);
        }
        let amplitude =
            (5.0 * eta / 24.0).sqrt() * PI.powf(-2.0 / 3.0) * m.powf(5.0 / 6.0) / MPC_SECONDS;
        let time = 5.0 / 256.0 * PI.powf(-8.0 / 3.0) * m.powf(-5.0 / 3.0) / eta;
        Self { pi_m: PI * m, amplitude, factor: 3.0 / (128.0 * eta), orders, logarithms, time }
    }

    /// Returns the Fourier transform h̃(f) = ∫ h(t) e^(-2πift) dt of the plus polarisation at 1 Mpc, face on, in 1/Hz. The time of coalescence is 0.
    /// Zero for f ≤ 0. There is no end: the model holds up to the last stable orbit, at 4400 Hz over the total mass in solar masses.
    #[must_use]
    pub fn at(&self, f: f64) -> Complex64 {
        if f <= 0.0 {
            return Complex64::ZERO;
        }
        let v = (self.pi_m * f).cbrt();
        let [five, six] = self.logarithms.map(|c| c * v.ln());
        let power = |(k, c): (usize, &f64)| c * v.powi(k as i32);
        let sum: f64 = self.orders.iter().enumerate().map(power).sum();
        let sum = sum + five * v.powi(5) + six * v.powi(6);
        Complex64::from_polar(self.amplitude * f.powf(-7.0 / 6.0), -self.factor * sum / v.powi(5))
    }

    /// Returns the frequency at which coalescence is this time away to leading order, Hz.
    fn frequency(&self, seconds: f64) -> f64 {
        (self.time / seconds).powf(0.375)
    }
}

/// Returns the coefficients of v⁰ … v⁷, and of v⁵ ln v and v⁶ ln v, for bodies without spins.
fn without_spins(eta: f64) -> ([f64; 8], [f64; 2]) {
    let (square, cube) = (eta * eta, eta * eta * eta);
    let five = 5.0 / 9.0 * (7729.0 / 84.0 - 13.0 * eta) * PI;
    let six = 11_583_231_236_531.0 / 4_694_215_680.0
        - 640.0 / 3.0 * PI * PI
        - 6848.0 / 21.0 * (EULER + 4f64.ln())
        + (2255.0 / 12.0 * PI * PI - 15_737_765_635.0 / 3_048_192.0) * eta
        + 76_055.0 / 1728.0 * square
        - 127_825.0 / 1296.0 * cube;
    let orders = [
        1.0,
        0.0,
        3715.0 / 756.0 + 55.0 / 9.0 * eta,
        -16.0 * PI,
        15_293_365.0 / 508_032.0 + 27_145.0 / 504.0 * eta + 3085.0 / 72.0 * square,
        five,
        six,
        PI * (77_096_675.0 / 254_016.0 + 378_515.0 / 1512.0 * eta - 74_045.0 / 756.0 * square),
    ];
    (orders, [3.0 * five, -6848.0 / 21.0])
}

/// Adds the terms of aligned spins.
fn add_spins(orders: &mut [f64; 8], logarithms: &mut [f64; 2], binary: &Binary) {
    let total = binary.mass1 + binary.mass2;
    let ([a, b], [x, y]) = ([binary.mass1 / total, binary.mass2 / total], binary.spins);
    let (eta, difference) = (binary.eta(), a - b);
    // Spins in units of M²: their sum, and the mass difference times the difference of spins per mass.
    let (sum, apart) = (a * a * x + b * b * y, difference * (b * y - a * x));
    orders[3] += 188.0 / 3.0 * sum + 25.0 * apart;
    orders[4] -= 10.0 * (79.0 / 8.0 * eta * x * y + 81.0 / 16.0 * (a * a * x * x + b * b * y * y));
    let five = (554_345.0 / 1134.0 + 110.0 / 9.0 * eta) * sum
        + (13_915.0 / 84.0 - 10.0 / 3.0 * eta) * apart;
    orders[5] -= five;
    logarithms[0] -= 3.0 * five;
    orders[6] += PI * (3760.0 * sum + 1490.0 * apart) / 3.0;
    orders[7] +=
        (-8_980_424_995.0 / 762_048.0 + 6_586_595.0 / 756.0 * eta - 305.0 / 36.0 * eta * eta) * sum
            - (170_978_035.0 / 48_384.0 - 2_876_425.0 / 672.0 * eta - 4735.0 / 144.0 * eta * eta)
                * apart;
}

impl Frequencies {
    /// Computes the values of [`Taylor::at`] at these frequencies, with the phase shifted by `phase` (rad) and moved to later times by `delay` (s). The
    /// wave begins smoothly between two times before its coalescence, `begin` (s), so that it does not wrap around.
    pub(crate) fn inspiral(
        &self,
        model: &Taylor,
        phase: f64,
        delay: f64,
        begin: Range<f64>,
        wave: &mut Wave,
    ) {
        let Wave { amplitude, psi, values } = wave;
        let v = model.pi_m.cbrt();
        let coefficient = |k: usize| -model.factor * model.orders[k] * v.powi(k as i32 - 5);
        let [five, six] = model.logarithms.map(|c| -model.factor * c);
        let (c0, c2, c3, c4) = (coefficient(0), coefficient(2), coefficient(3), coefficient(4));
        let (c5, c7) = (coefficient(5) + five * v.ln() + phase, coefficient(7));
        let c6 = coefficient(6) + six * v * v.ln();
        let (five, six) = (five / 3.0, six * v / 3.0);
        psi.clear();
        let powers = self.third.iter().zip(&self.minus_third).zip(&self.logarithm);
        psi.extend(self.hertz.iter().zip(powers).map(|(f, ((u, i), l))| {
            let below = (((c0 * i * i + c2) * i + c3) * i + c4) * i;
            below + c5 + five * l + (c6 + six * l + c7 * u) * u - TAU * delay * f
        }));
        let [low, high] = [begin.end, begin.start].map(|time| model.frequency(time));
        let taper = |f: f64| 0.5 - 0.5 * (PI * ((f - low) / (high - low)).clamp(0.0, 1.0)).cos();
        amplitude.clear();
        let size = |(f, x): (&f64, &f64)| (model.amplitude * x * taper(*f)) as f32;
        amplitude.extend(self.hertz.iter().zip(&self.inspiral).map(size));
        values.clear();
        values.extend(amplitude.iter().zip(&*psi).map(|(&r, &psi)| polar(r, psi)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares the values on equidistant frequencies with the formula, after the wave's begin.
    #[test]
    fn frequencies_give_what_the_model_gives() {
        let frequencies = Frequencies::new(400..6528, 0.0625);
        let mut wave = Wave::default();
        for (mass1, mass2, spins) in
            [(1.4, 1.4, [0.0; 2]), (5.0, 1.2, [0.3, -0.2]), (5.0, 4.0, [-0.4, 0.4])]
        {
            let model = Taylor::new(&Binary { mass1, mass2, spins });
            let (phase, delay) = (1.25, 2.75);
            frequencies.inspiral(&model, phase, delay, 1e4..1e5, &mut wave);
            for (k, got) in (400..6528).zip(wave.values()) {
                let f = f64::from(k) * 0.0625;
                let want = model.at(f) * Complex64::cis(phase - TAU * f * delay);
                let error = (f64::from(got.re) - want.re).hypot(f64::from(got.im) - want.im);
                assert!(error < 1e-6 * want.norm(), "{f} Hz: {got} for {want}");
            }
        }
    }

    /// Checks that nothing is left long before coalescence, and that the leading-order time is that of the phase at low frequencies:
    /// t = -(1/2π) dΨ/df, which later orders change by 7 % at 10 Hz.
    #[test]
    fn a_wave_begins_before_its_coalescence() {
        let model = Taylor::new(&Binary::new(1.4, 1.4));
        let (f, step) = (10.0, 1e-4);
        let turn = (model.at(f + step) * model.at(f).conj()).arg();
        let time = turn / (TAU * step);
        let low = model.frequency(time);
        assert!((low / f - 1.0).abs() < 0.03, "{time} s: {low} Hz");
        let frequencies = Frequencies::new(400..6528, 0.0625);
        let mut wave = Wave::default();
        frequencies.inspiral(&model, 0.0, 0.0, 10.0..13.0, &mut wave);
        let [from, to] = [13.0, 10.0].map(|time| model.frequency(time));
        for (k, got) in (400..6528).zip(wave.values()) {
            let f = f64::from(k) * 0.0625;
            let part = f64::from(got.norm()) / model.at(f).norm();
            assert!(f > from || part == 0.0, "{f} Hz: {part}");
            assert!(f < to || (part - 1.0).abs() < 1e-5, "{f} Hz: {part}");
        }
    }
}
