//! Strain of tests: noise and waves.

use rand::SeedableRng;
use rootgrad_gw::noise::Noise;
use rootgrad_gw::psd::{Psd, aligo};
use rootgrad_gw::strain::Strain;
use rootgrad_gw::waveform::Binary;
use rustfft::FftPlanner;
use rustfft::num_complex::Complex64;

pub(crate) const START: f64 = 1000.0;
pub(crate) const BINARY: Binary = Binary { mass1: 40.0, mass2: 35.0 };

/// Returns noise of the design spectrum.
pub(crate) fn noise(detector: &str, seconds: usize, rate: f64, seed: u64) -> Strain {
    let n = seconds * rate as usize;
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
    let samples = Noise::new(&Psd::aligo(n, rate), n, rate, 10.0).block(&mut rng);
    let path = format!("{detector}.hdf5").into();
    Strain { path, detector: detector.into(), start: START, rate, samples }
}

/// Adds a wave with this optimal SNR in 30 to 400 Hz, whose amplitude peaks at `peak` s from the start.
pub(crate) fn inject(strain: &mut Strain, peak: f64, snr: f64) {
    let n = 8 * strain.rate as usize;
    let (df, model) = (strain.rate / n as f64, BINARY.model());
    let (mut power, mut z) = (0.0, vec![Complex64::ZERO; n]);
    for (k, z) in z.iter_mut().enumerate().take(n / 2) {
        let f = k as f64 * df;
        if f > 15.0 {
            // Two seconds later, so that the inspiral does not wrap around.
            *z = model.at(f) * Complex64::cis(-std::f64::consts::TAU * f * 2.0) * (2.0 * df);
            if (30.0..400.0).contains(&f) {
                power += 4.0 * df * model.at(f).norm_sqr() / aligo(f);
            }
        }
    }
    FftPlanner::new().plan_fft_inverse(n).process(&mut z);
    let top = (0..n).max_by(|&a, &b| z[a].norm().total_cmp(&z[b].norm())).unwrap();
    let first = (peak * strain.rate).round() as usize - top;
    for (x, z) in strain.samples[first..].iter_mut().zip(&z) {
        *x += z.re * snr / power.sqrt();
    }
}
