//! Numbers of signals that rankings find at a false-alarm probability, with their errors.

use super::comparison::{LIMIT, PART, RANKINGS};
use rand::RngExt;
use rayon::prelude::*;

/// Rankings of windows with noise and with signals.
pub struct Ranked {
    /// Names of the rankings.
    pub names: Vec<String>,
    /// Rankings of noise windows (rankings, windows); one that was not computed is −∞.
    pub noise: Vec<Vec<f32>>,
    /// Rankings of windows with a signal, in the same form.
    pub signals: Vec<Vec<f32>>,
    /// SNR of each signal.
    pub snr: Vec<f32>,
    /// Smallest and largest SNR of the population, which is uniform in between.
    pub range: (f64, f64),
    /// Number of noise windows, from the first, that were always ranked by all, the limit included.
    pub whole: usize,
    /// Fraction of the other noise windows that the detector and its bank ranked: those that are loud at a quick look.
    pub part: f64,
}

/// Returns the score that a fraction `probability` of the scores exceeds.
pub(super) fn threshold(scores: &[f32], probability: f64) -> f32 {
    let mut sorted = scores.to_vec();
    let above = ((probability * scores.len() as f64) as usize).min(scores.len() - 1);
    *sorted.select_nth_unstable_by(above, |a, b| b.total_cmp(a)).1
}

/// Signals found within a range of SNRs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Found {
    /// Number of signals found.
    pub found: usize,
    /// Number of all signals.
    pub of: usize,
}

impl Found {
    /// Returns the fraction found.
    #[must_use]
    pub fn efficiency(&self) -> f64 {
        self.found as f64 / self.of.max(1) as f64
    }

    /// Returns Wilson's interval of 68 %: J. Am. Stat. Assoc. 22 (1927) 209, with z = 1.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        let n = self.of.max(1) as f64;
        let p = self.efficiency();
        let middle = (p + 0.5 / n) / (1.0 + 1.0 / n);
        let half = (p * (1.0 - p) / n + 0.25 / (n * n)).sqrt() / (1.0 + 1.0 / n);
        (middle - half, middle + half)
    }
}

/// The difference of two efficiencies on the same windows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Difference {
    /// The first efficiency minus the second.
    pub value: f64,
    /// Standard error from the choice of signals, at the given thresholds.
    pub paired: f64,
    /// Standard error from the choice of noise, through the thresholds: the spread over bootstrap samples of the noise windows.
    pub noise: f64,
}

impl Difference {
    /// Returns both errors combined.
    #[must_use]
    pub fn error(&self) -> f64 {
        self.paired.hypot(self.noise)
    }
}

/// Number of bootstrap samples of the noise windows.
const SAMPLES_OF_NOISE: u64 = 100;

impl Ranked {
    /// Returns the score that this fraction of the noise windows exceeds.
    #[must_use]
    pub fn threshold(&self, ranking: usize, probability: f64) -> f32 {
        threshold(self.noise_for(ranking, probability), probability)
    }

    /// Returns the noise windows for which a ranking is known down to this probability.
    fn noise_for(&self, ranking: usize, probability: f64) -> &[f32] {
        let part = match ranking {
            LIMIT => PART.min(self.part),
            _ if ranking < RANKINGS.len() => self.part,
            _ => 1.0, // networks beside the detector
        };
        let (known, noise) = (part >= 1.0 || 4.0 * probability <= part, &self.noise[ranking]);
        &noise[..if known { noise.len() } else { self.whole }]
    }

    /// Returns the numbers of the signals with these SNRs.
    fn inside(&self, snr: (f64, f64)) -> impl Iterator<Item = usize> {
        let inside = move |x: f32| (snr.0..snr.1).contains(&f64::from(x));
        self.snr.iter().enumerate().filter(move |(_, x)| inside(**x)).map(|(number, _)| number)
    }

    /// Counts the signals with these SNRs that a ranking finds.
    #[must_use]
    pub fn found(&self, ranking: usize, probability: f64, snr: (f64, f64)) -> Found {
        self.above(ranking, self.threshold(ranking, probability), snr)
    }

    fn above(&self, ranking: usize, threshold: f32, snr: (f64, f64)) -> Found {
        let mut found = Found::default();
        for number in self.inside(snr) {
            found.of += 1;
            found.found += usize::from(self.signals[ranking][number] > threshold);
        }
        found
    }

    /// Returns the first ranking's efficiency minus the second's.
    #[must_use]
    pub fn difference(&self, [a, b]: [usize; 2], probability: f64, snr: (f64, f64)) -> Difference {
        let thresholds = [a, b].map(|ranking| self.threshold(ranking, probability));
        let (mut only_a, mut only_b, mut count) = (0.0, 0.0, 0.0f64);
        for number in self.inside(snr) {
            let by_a = self.signals[a][number] > thresholds[0];
            let by_b = self.signals[b][number] > thresholds[1];
            only_a += f64::from(u8::from(by_a && !by_b));
            only_b += f64::from(u8::from(by_b && !by_a));
            count += 1.0;
        }
        let count = count.max(1.0);
        let value = (only_a - only_b) / count;
        let paired = (((only_a + only_b) / count - value * value) / count).max(0.0).sqrt();
        let efficiency = |ranking, threshold| self.above(ranking, threshold, snr).efficiency();
        let noise = self.spread([a, b], probability, |thresholds| {
            efficiency(a, thresholds[0]) - efficiency(b, thresholds[1])
        });
        Difference { value, paired, noise }
    }

    /// Returns the first ranking's sensitive volume divided by the second's, minus 1. Sources are uniform in volume, so the number of
    /// signals of SNR ρ falls as ρ⁻⁴. Signals below the smallest SNR of the comparison count as missed, those above the largest as found.
    #[must_use]
    pub fn volume(&self, [a, b]: [usize; 2], probability: f64) -> Difference {
        let volumes =
            |[by_a, by_b]: [f32; 2]| self.volume_above(a, by_a) / self.volume_above(b, by_b) - 1.0;
        let thresholds = [a, b].map(|ranking| self.threshold(ranking, probability));
        let value = volumes(thresholds);
        // The error of a − (1 + value) b by the choice of signals, divided by b.
        let above = |ranking: usize, number: usize, threshold: f32| {
            f64::from(u8::from(self.signals[ranking][number] > threshold))
        };
        let terms = self.snr.iter().enumerate().map(|(number, &snr)| {
            let [a, b] = [above(a, number, thresholds[0]), above(b, number, thresholds[1])];
            (a - (1.0 + value) * b) * f64::from(snr).powi(-4)
        });
        let terms: Vec<f64> = terms.collect();
        let error = deviation(&terms) / (terms.len() as f64).sqrt() * (self.range.1 - self.range.0);
        let paired = error / self.volume_above(b, thresholds[1]);
        Difference { value, paired, noise: self.spread([a, b], probability, volumes) }
    }

    /// Returns the sensitive volume in units of the volume within which all sources have an SNR of 1, times 3.
    fn volume_above(&self, ranking: usize, threshold: f32) -> f64 {
        let (low, high) = self.range;
        let found = self.signals[ranking].iter().zip(&self.snr).filter(|(x, _)| **x > threshold);
        let sum: f64 = found.map(|(_, &snr)| f64::from(snr).powi(-4)).sum();
        (high - low) * sum / self.snr.len().max(1) as f64 + high.powi(-3) / 3.0
    }

    /// Returns the standard deviation of a function of two rankings' thresholds over bootstrap samples of the noise windows.
    fn spread(
        &self,
        rankings: [usize; 2],
        probability: f64,
        value: impl Fn([f32; 2]) -> f64 + Sync,
    ) -> f64 {
        let tails = rankings.map(|ranking| {
            let windows = self.noise_for(ranking, probability);
            let wanted = probability * windows.len() as f64;
            let mut tail: Vec<(f32, u64)> = windows.iter().copied().zip(0u64..).collect();
            tail.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
            tail.truncate((wanted + 10.0 * wanted.sqrt() + 20.0) as usize);
            (tail, wanted)
        });
        let sample = |sample: u64| {
            value(tails.each_ref().map(|(tail, wanted)| resampled(tail, *wanted, sample)))
        };
        let values: Vec<f64> = (0..SAMPLES_OF_NOISE).into_par_iter().map(sample).collect();
        deviation(&values)
    }
}

/// Returns the standard deviation of values.
fn deviation(values: &[f64]) -> f64 {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let square = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>();
    (square / (values.len().max(2) - 1) as f64).sqrt()
}

/// Returns the threshold of a bootstrap sample. Each window counts with a Poisson weight of mean 1, which depends only on the
/// numbers of the window and the sample. So all rankings share the same samples.
fn resampled(tail: &[(f32, u64)], wanted: f64, sample: u64) -> f32 {
    let mut count = 0.0;
    for &(score, window) in tail {
        count += poisson(window, sample);
        if count > wanted {
            return score;
        }
    }
    tail.last().map_or(f32::NEG_INFINITY, |last| last.0)
}

/// Returns a Poisson number with mean 1, by inversion.
fn poisson(window: u64, sample: u64) -> f64 {
    use rand::SeedableRng;
    let seed = window.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ sample.rotate_left(40);
    let u: f64 = rand_xoshiro::SplitMix64::seed_from_u64(seed).random_range(0.0..1.0);
    let (mut term, mut sum, mut n) = ((-1.0f64).exp(), (-1.0f64).exp(), 0.0);
    while u > sum && n < 12.0 {
        n += 1.0;
        term /= n;
        sum += term;
    }
    n
}

#[cfg(test)]
mod tests {
    use super::super::comparison::{BANK, OWN};
    use super::*;

    fn ranked() -> Ranked {
        let noise = |score: fn(usize) -> f32| (0..1000).map(score).collect();
        Ranked {
            names: vec!["bank".into(), "own templates".into()],
            noise: vec![noise(|i| i as f32), noise(|i| 999.0 - i as f32)],
            signals: vec![vec![989.5, 989.0, 1500.0, 0.0], vec![0.0, 995.0, 995.0, 0.0]],
            snr: vec![5.0, 5.0, 5.0, 9.0],
            range: (4.0, 10.0),
            whole: 1000,
            part: 1.0,
        }
    }

    #[test]
    fn signals_above_the_threshold_are_found() {
        let ranked = ranked();
        // Ten of a thousand are above 989.
        assert_eq!(ranked.threshold(BANK, 0.01), 989.0);
        assert_eq!(ranked.found(BANK, 0.01, (4.0, 8.0)), Found { found: 2, of: 3 });
        assert_eq!(ranked.found(OWN, 0.01, (4.0, 8.0)), Found { found: 2, of: 3 });
        // One signal is found only by the first, one only by the second: no difference, with a variance of 2/3 per signal.
        let difference = ranked.difference([BANK, OWN], 0.01, (4.0, 8.0));
        assert_eq!(difference.value, 0.0);
        assert!((difference.paired - (2.0f64 / 9.0).sqrt()).abs() < 1e-12);
        assert!(difference.noise > 0.0, "a threshold between signals moves with the noise");
    }

    /// Checks that the windows which were always ranked are used where the others are not known: at one false alarm in ten, if a tenth was ranked.
    #[test]
    fn windows_that_were_not_ranked_are_not_counted() {
        let mut ranked = Ranked { part: 0.1, whole: 500, ..ranked() };
        ranked.noise[BANK][500..].fill(f32::NEG_INFINITY);
        ranked.noise[BANK][900] = 2000.0;
        assert_eq!(ranked.threshold(BANK, 0.1), 449.0);
        assert_eq!(ranked.threshold(BANK, 0.001), 499.0);
        assert_eq!(ranked.threshold(BANK, 0.0005), 2000.0);
    }

    /// Each ranking finds two signals of SNR 5 of the four; all above SNR 10 are found.
    #[test]
    fn the_volume_counts_faint_signals_as_often_as_they_are() {
        let mut ranked = ranked();
        let volume = ranked.volume([BANK, OWN], 0.01);
        assert_eq!(volume.value, 0.0);
        assert!(volume.paired > 0.0 && volume.noise > 0.0, "{volume:?}");
        ranked.signals[BANK][3] = 2000.0; // one of SNR 9 more
        let wanted = 6.0 / 4.0 * 9f64.powi(-4) / (6.0 / 4.0 * 2.0 * 5f64.powi(-4) + 1e-3 / 3.0);
        let volume = ranked.volume([BANK, OWN], 0.01);
        assert!((volume.value - wanted).abs() < 1e-12, "{volume:?} for {wanted}");
    }

    /// Checks that each end of the interval is a probability p whose own deviation √(p (1 − p)/n) equals its distance to the
    /// fraction found.
    #[test]
    fn intervals_are_wilsons() {
        for (found, of) in [(7, 20), (0, 5), (1000, 1000)] {
            let found = Found { found, of };
            let (low, high) = found.interval();
            assert!(low < high, "{low} {high}");
            for end in [low, high] {
                let off = (found.efficiency() - end).powi(2) - end * (1.0 - end) / of as f64;
                assert!(off.abs() < 1e-12, "{found:?}: {end}");
            }
        }
    }
}
