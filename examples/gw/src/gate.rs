//! Gating: the removal of loud glitches before the strain is whitened.
//!
//! A whitening filter spreads a loud glitch over its length, and the glitch raises the estimate of the spectrum. So strain is first whitened
//! provisionally. Where a sample exceeds a threshold, the strain around it is set to zero, with cosine edges. This is repeated with the
//! spectrum of the gated strain until nothing is above the threshold (as in PyCBC: Usman et al., arXiv:1508.02357, §III).

use crate::psd::Psd;
use crate::resample::decimate;
use crate::strain::Strain;
use crate::whiten::{Whitener, run};
use crate::windows::{SHORTEST, Whitened};
use crate::{BAND, Error, FILTER_SECONDS, RATE, Result, SEGMENT_SECONDS};
use rootgrad_fourier::Planned;
use std::ops::Range;

/// Default threshold, in standard deviations of whitened noise. No binary with an SNR below 100 reaches it.
pub const THRESHOLD: f64 = 50.0;
/// Time before the first and after the last loud sample that is set to zero, s.
const ZERO: f64 = 0.125;
/// Length of the cosine edges, s.
const EDGE: f64 = 0.25;
/// Largest number of repetitions.
const ROUNDS: usize = 8;
/// The strain is high-passed before gating, because an edge would spread its large low frequencies into the band: nothing is left below the
/// first frequency, everything above the second, Hz.
const HIGH_PASS: (f64, f64) = (12.0, 20.0);

/// Whitened strain, and the times removed from it.
#[derive(Debug, Clone, PartialEq)]
pub struct Gated {
    /// Whitened strain.
    pub white: Whitened,
    /// GPS times of the removed parts including their edges, s, from first to last.
    pub gates: Vec<(f64, f64)>,
}

/// Resamples a detector's strain, removes glitches above `threshold`, and whitens it with the median spectrum of itself.
///
/// # Errors
/// Missing data, a rate that is not a multiple of 1024 Hz, less than 16 s of data, a threshold that is not positive, a spectrum with zeros.
pub fn whiten(strain: &Strain, threshold: f64) -> Result<Gated> {
    check(threshold)?;
    let bad = |problem: String| Error::Strain { path: strain.path.clone(), problem };
    let mut x = resampled(strain)?;
    high_pass(&mut x);
    let mut gates: Vec<Range<usize>> = Vec::new();
    for round in 0.. {
        let segment = (SEGMENT_SECONDS * RATE) as usize;
        let psd = Psd::welch_median_outside(&x, RATE, segment, &gates)
            .ok_or_else(|| bad("is too short for its spectrum to be estimated".into()))?;
        let whitener = Whitener::new(&psd, x.len(), RATE, BAND, FILTER_SECONDS).map_err(|e| {
            let (from, to) = (strain.start, strain.end());
            bad(format!("cannot be whitened from GPS {from} to {to}: {e}"))
        })?;
        let mut white = x.clone();
        whitener.apply(&mut white)?;
        let inside = whitener.margin()..white.len() - whitener.margin();
        let loud = match round < ROUNDS {
            true => loud(&white, inside.clone(), threshold),
            false => Vec::new(),
        };
        if loud.is_empty() {
            let start = strain.start + inside.start as f64 / RATE;
            let samples = white[inside].to_vec();
            let gps = |sample: usize| strain.start + sample as f64 / RATE;
            let gates = joined(gates).iter().map(|gate| (gps(gate.start), gps(gate.end))).collect();
            return Ok(Gated { white: Whitened { start, samples, psd }, gates });
        }
        for part in loud {
            gates.push(remove(&mut x, &part));
        }
    }
    unreachable!("the loop returns in its last round")
}

/// Returns the strain at [`RATE`], with an even number of samples.
pub(crate) fn resampled(strain: &Strain) -> Result<Vec<f64>> {
    strain.check_gaps()?;
    let bad = |problem: String| Error::Strain { path: strain.path.clone(), problem };
    let factor = (strain.rate / RATE).round();
    if factor < 1.0 || (strain.rate / RATE - factor).abs() > 1e-6 {
        return Err(bad(format!(
            "is sampled at {} Hz; wanted a multiple of {RATE} Hz",
            strain.rate
        )));
    }
    let mut x = decimate(&strain.samples, factor as usize);
    x.truncate(x.len() & !1);
    let seconds = x.len() as f64 / RATE;
    if seconds < SHORTEST {
        return Err(bad(format!(
            "gives {seconds} s of strain; at least {SHORTEST} s are needed to estimate the noise"
        )));
    }
    Ok(x)
}

/// Removes low frequencies, with zero phase.
fn high_pass(x: &mut [f64]) {
    let n = x.len();
    let (forward, inverse) = (f64::from_real(n), f64::to_real(n));
    let mut spectrum = forward.make_output_vec();
    run(forward.process(x, &mut spectrum));
    let (low, high) = HIGH_PASS;
    for (k, z) in spectrum.iter_mut().enumerate() {
        let part = ((k as f64 * RATE / n as f64 - low) / (high - low)).clamp(0.0, 1.0);
        *z *= (0.5 - 0.5 * (std::f64::consts::PI * part).cos()) / n as f64;
    }
    (spectrum[0].im, spectrum[n / 2].im) = (0.0, 0.0);
    run(inverse.process(&mut spectrum, x));
}

/// Returns the parts with samples above the threshold. Loud samples closer than a gate's length belong to one part.
fn loud(white: &[f64], inside: Range<usize>, threshold: f64) -> Vec<Range<usize>> {
    let near = (2.0 * (ZERO + EDGE) * RATE) as usize;
    let mut parts: Vec<Range<usize>> = Vec::new();
    for i in inside.filter(|&i| white[i].abs() > threshold) {
        match parts.last_mut() {
            Some(part) if i < part.end + near => part.end = i + 1,
            _ => parts.push(i..i + 1),
        }
    }
    parts
}

/// Sets a part and [`ZERO`] around it to zero, with edges; returns everything that was changed.
fn remove(x: &mut [f64], part: &Range<usize>) -> Range<usize> {
    let (zero, edge) = ((ZERO * RATE) as usize, (EDGE * RATE) as usize);
    let changed = part.start.saturating_sub(zero + edge)..(part.end + zero + edge).min(x.len());
    for i in changed.clone() {
        let outside = (part.start.saturating_sub(i)).max((i + 1).saturating_sub(part.end));
        let from_zero = outside.saturating_sub(zero) as f64 / edge as f64;
        x[i] *= 0.5 - 0.5 * (std::f64::consts::PI * from_zero.min(1.0)).cos();
    }
    changed
}

/// Returns ranges in order, those that overlap as one.
fn joined(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.sort_by_key(|range| range.start);
    let mut apart: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        match apart.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => apart.push(range),
        }
    }
    apart
}

/// Checks the value of the option `gate`.
pub(crate) fn check(threshold: f64) -> Result<()> {
    match threshold > 0.0 {
        true => Ok(()),
        false => Err(Error::option("gate", threshold, "a number above 0")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::noise::Noise;
    use rand::SeedableRng;

    fn strain(seed: u64) -> Strain {
        let n = 32 * RATE as usize;
        let noise = Noise::new(&Psd::aligo(n, RATE), n, RATE, 10.0);
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
        let samples = noise.block(&mut rng);
        Strain { path: "x.hdf5".into(), detector: "H1".into(), start: 100.0, rate: RATE, samples }
    }

    /// Checks that a glitch 1000 times as loud as the noise is removed with its surroundings, that the rest is whitened as without it, and
    /// that quiet strain is not changed.
    #[test]
    fn a_glitch_is_gated_before_whitening() {
        let quiet = strain(1);
        let clean = whiten(&quiet, THRESHOLD).unwrap();
        assert_eq!(clean.gates, []);
        let mut loud = quiet.clone();
        let at = 16 * RATE as usize; // GPS 116
        for (i, x) in loud.samples[at..at + 20].iter_mut().enumerate() {
            *x += 1e-19 * (0.9 * i as f64).sin();
        }
        let gated = whiten(&loud, THRESHOLD).unwrap();
        let [(from, to)] = gated.gates[..] else { panic!("{:?}", gated.gates) };
        assert!((115.3..115.7).contains(&from) && (116.3..116.8).contains(&to), "{from} {to}");
        let power = |white: &Whitened, gps: Range<f64>| {
            let sample = |gps: f64| ((gps - white.start) * RATE) as usize;
            let part = &white.samples[sample(gps.start)..sample(gps.end)];
            part.iter().map(|x| x * x).sum::<f64>() / part.len() as f64
        };
        for part in [102.0..114.5, 117.5..130.0] {
            let ratio = power(&gated.white, part.clone()) / power(&clean.white, part);
            assert!((ratio - 1.0).abs() < 0.02, "{ratio}");
        }
        // Without a gate the filter spreads the glitch.
        let ungated = whiten(&loud, 1e9).unwrap();
        assert!(ungated.gates.is_empty() && power(&ungated.white, 115.2..115.5) > 2.0);
        assert!(power(&gated.white, 115.2..115.5) < 1.5);
    }

    #[test]
    fn gates_join() {
        assert_eq!(joined(vec![30..40, 5..9, 1..5, 8..12]), [1..12, 30..40]);
        assert!(whiten(&strain(1), 0.0).unwrap_err().to_string().contains("gate is 0"));
    }
}
