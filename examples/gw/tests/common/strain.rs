//! Strain of tests: noise and waves.

use rand::SeedableRng;
use rootgrad_gw::noise::Noise;
use rootgrad_gw::psd::{Psd, aligo};
use rootgrad_gw::strain::Strain;
use rootgrad_gw::waveform::Binary;
use rootgrad_gw::waveform::taylor::Taylor;
use rustfft::FftPlanner;
use rustfft::num_complex::Complex64;

pub(crate) const START: f64 = 1000.0;
pub(crate) const BINARY: Binary = Binary::new(40.0, 35.0);

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
    // Two seconds later, so that the inspiral does not wrap around.
    let wave = wave(n, strain.rate, 2.0, snr, |f| BINARY.model().at(f));
    let top = (0..n).max_by(|&a, &b| wave[a].norm().total_cmp(&wave[b].norm())).unwrap();
    add(strain, peak, &wave[..], top);
}

/// Adds the wave of a light system with this optimal SNR in 30 to 400 Hz, whose coalescence is `peak` s from the start. Of the wave's two minutes, those
/// before the start are left out.
#[allow(dead_code)] // most tests have heavy systems only
pub(crate) fn inject_light(strain: &mut Strain, binary: &Binary, peak: f64, snr: f64) {
    const SECONDS: usize = 128;
    let (n, model) = (SECONDS * strain.rate as usize, Taylor::new(binary));
    let top = n - strain.rate as usize;
    let wave = wave(n, strain.rate, (SECONDS - 1) as f64, snr, |f| model.at(f));
    add(strain, peak, &wave, top);
}

/// Returns the wave `later` s after the model's.
fn wave(
    n: usize,
    rate: f64,
    later: f64,
    snr: f64,
    at: impl Fn(f64) -> Complex64,
) -> Vec<Complex64> {
    let df = rate / n as f64;
    let (mut power, mut z) = (0.0, vec![Complex64::ZERO; n]);
    for (k, z) in z.iter_mut().enumerate().take(n / 2) {
        let f = k as f64 * df;
        if f > 20.0 {
            let h = at(f);
            *z = h * Complex64::cis(-std::f64::consts::TAU * f * later) * (2.0 * df);
            if (30.0..400.0).contains(&f) {
                power += 4.0 * df * h.norm_sqr() / aligo(f);
            }
        }
    }
    FftPlanner::new().plan_fft_inverse(n).process(&mut z);
    z.iter_mut().for_each(|z| *z *= snr / power.sqrt());
    z
}

/// Adds a wave with its sample `top` at `peak` s.
fn add(strain: &mut Strain, peak: f64, wave: &[Complex64], top: usize) {
    let at = (peak * strain.rate).round() as usize;
    let samples = strain.samples[at.saturating_sub(top)..].iter_mut();
    samples.zip(&wave[top.saturating_sub(at)..]).for_each(|(x, z)| *x += z.re);
}
