//! Reduction of the sampling rate by a whole number.

/// Half-width of the low-pass filter in samples of the *output*.
const HALF_WIDTH: usize = 24;

/// Returns every `factor`-th sample of `x` after a zero-phase low-pass filter (a Kaiser-windowed sinc, β = 8: about 80 dB).
/// The filter passes up to 0.4 of the output rate, and stops frequencies that would fold back below that. Samples beyond the
/// ends are set to the end samples, so the first and last 24 outputs are not reliable. `factor` 1 returns `x` unchanged.
#[must_use]
pub fn decimate(x: &[f64], factor: usize) -> Vec<f64> {
    if factor <= 1 || x.is_empty() {
        return x.to_vec();
    }
    let half = (HALF_WIDTH * factor) as isize;
    let taps = low_pass(half, factor);
    let last = x.len() as isize - 1;
    (0..x.len() / factor)
        .map(|i| {
            let centre = (i * factor) as isize;
            let at = |j: isize| x[(centre + j - half).clamp(0, last) as usize];
            taps.iter().enumerate().map(|(j, t)| t * at(j as isize)).sum()
        })
        .collect()
}

/// Returns the taps of the filter, from lag `-half` to `half`, with unit gain at zero frequency.
fn low_pass(half: isize, factor: usize) -> Vec<f64> {
    let cut = 0.9 / factor as f64; // of the input's Nyquist frequency: midway between 0.8 (passed) and 1.0 of the output's
    let mut taps: Vec<f64> = (-half..=half)
        .map(|j| {
            let (t, u) = (j as f64 * cut * std::f64::consts::PI, j as f64 / half as f64);
            let sinc = if j == 0 { 1.0 } else { t.sin() / t };
            sinc * bessel_i0(8.0 * (1.0 - u * u).max(0.0).sqrt())
        })
        .collect();
    let sum: f64 = taps.iter().sum();
    taps.iter_mut().for_each(|t| *t /= sum);
    taps
}

/// Computes the modified Bessel function of order 0 by its power series Σ (x²/4)^k / k!².
fn bessel_i0(x: f64) -> f64 {
    let q = x * x / 4.0;
    let (mut term, mut sum) = (1.0, 1.0);
    for k in 1..60 {
        term *= q / (k * k) as f64;
        sum += term;
    }
    sum
}
