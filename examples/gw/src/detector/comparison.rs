//! Efficiency of rankings at a false-alarm probability: of the network, of the bank it is compared with, and of the limit.

use super::SAMPLES;
use super::filters::Limit;
use super::network::Network;
use super::source::{Purpose, Source, noise};
use crate::{Error, Result};
use rand::RngExt;
use rayon::prelude::*;
use rootgrad::threads::Team;

/// The rankings that are compared.
pub const RANKINGS: [&str; 5] = ["bank", "own templates", "untrained", "trained", "limit"];
/// The bank: the loudest among the first of the network's templates.
pub const BANK: usize = 0;
/// The loudest of all of the network's templates.
pub const OWN: usize = 1;
/// The network before training: the marginal likelihood of its templates.
pub const UNTRAINED: usize = 2;
/// The trained network.
pub const TRAINED: usize = 3;
/// The marginal likelihood of the population.
pub const LIMIT: usize = 4;

/// Windows created and ranked at once.
const BLOCK: usize = 4096;
/// Fraction of the noise windows whose limit is computed. It is computed for all noise windows up to a given number, and for this
/// fraction of the others: those that the untrained network ranks highest. No other window can be among the one in a hundred that
/// the limit ranks highest.
const PART: f64 = 0.04;

/// Sizes of a comparison.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Comparison {
    /// Number of noise windows.
    pub noise: usize,
    /// Number of windows with a signal.
    pub signals: usize,
    /// Number of noise windows whose limit is always computed.
    pub whole: usize,
}

/// Rankings of windows with noise and with signals.
pub struct Ranked {
    /// Rankings of noise windows (windows, RANKINGS); a limit that was not computed is −∞.
    pub noise: Vec<[f32; RANKINGS.len()]>,
    /// Rankings of windows with a signal, in the same form.
    pub signals: Vec<[f32; RANKINGS.len()]>,
    /// SNR of each signal.
    pub snr: Vec<f32>,
    /// Smallest and largest SNR of the population, which is uniform in between.
    pub range: (f64, f64),
    /// Number of noise windows, from the first, whose limit was always computed.
    pub whole: usize,
}

/// The detectors that rank windows.
pub struct Rankers<'a> {
    /// Source of signals and noise.
    pub source: &'a Source,
    /// The trained network.
    pub network: &'a Network,
    /// Filters of the limit.
    pub limit: &'a Limit,
}

impl Comparison {
    /// # Errors
    /// Too few windows.
    pub fn check(&self) -> Result<()> {
        if self.noise < 1000 || self.whole < 100 || self.whole > self.noise {
            let got = format!("{} with {}", self.noise, self.whole);
            return Err(Error::argument("--noise", got, "1000 or more, no fewer than --whole"));
        }
        if self.signals == 0 {
            return Err(Error::argument("--test-signals", 0, "1 or more"));
        }
        Ok(())
    }

    /// Creates windows and ranks them; `progress` is called with the number of finished windows.
    ///
    /// # Errors
    /// Too few windows; not enough memory.
    pub fn run(
        &self,
        of: &Rankers,
        team: &Team,
        mut progress: impl FnMut(usize),
    ) -> Result<Ranked> {
        self.check()?;
        let mut scorer = of.network.scorer(team.threads())?;
        let width = of.source.setting().width();
        let stock = of.source.signals(Purpose::Compare, 0, self.signals);
        let (low, high) = of.source.setting().snr;
        let mut done = 0;
        let (mut snrs, mut signals) = (Vec::new(), Vec::new());
        for (block, stock) in stock.chunks(BLOCK * width).enumerate() {
            let mut windows = stock.to_vec();
            let first = (block * BLOCK) as u64;
            let rows = windows.par_chunks_mut(width).enumerate();
            snrs.par_extend(rows.map(|(row, window)| {
                let mut rng = of.source.random(Purpose::Compare, 1, first + row as u64);
                let snr = rng.random_range(low..high) as f32;
                let mut white = vec![0.0; width];
                noise(&mut rng, &mut white);
                window.iter_mut().zip(&white).for_each(|(x, n)| *x = snr * *x + n);
                snr
            }));
            let scores = scorer.scores(team, &windows);
            signals.extend(rank(of, &windows, &scores, |_| true));
            done += windows.len() / width;
            progress(done);
        }
        let mut noises: Vec<[f32; RANKINGS.len()]> = Vec::with_capacity(self.noise);
        let mut least = f32::NEG_INFINITY;
        while noises.len() < self.noise {
            let first = noises.len();
            let limit = if first < self.whole { self.whole } else { self.noise };
            let count = BLOCK.min(limit - first);
            let mut windows = vec![0.0; count * width];
            windows.par_chunks_mut(width).enumerate().for_each(|(row, window)| {
                noise(&mut of.source.random(Purpose::Compare, 2, (first + row) as u64), window);
            });
            let scores = scorer.scores(team, &windows);
            noises.extend(rank(of, &windows, &scores, |score| score >= least));
            if noises.len() == self.whole {
                least = threshold(&column(&noises, UNTRAINED), PART);
            }
            progress(done + noises.len());
        }
        Ok(Ranked { noise: noises, signals, snr: snrs, range: (low, high), whole: self.whole })
    }
}

fn rank(
    of: &Rankers,
    windows: &[f32],
    scores: &[super::network::Score],
    wanted: impl Fn(f32) -> bool + Sync,
) -> Vec<[f32; RANKINGS.len()]> {
    let detectors = of.source.setting().detectors;
    let rows = windows.par_chunks(detectors * SAMPLES).zip(scores);
    rows.map_init(
        || of.limit.workspace(),
        |work, (window, score)| {
            let likelihood = match wanted(score.untrained) {
                true => of.limit.ranking(window, work) as f32,
                false => f32::NEG_INFINITY,
            };
            let [bank, all] = score.loudest;
            [bank, all, score.untrained, score.logit, likelihood]
        },
    )
    .collect()
}

fn column(rows: &[[f32; RANKINGS.len()]], ranking: usize) -> Vec<f32> {
    rows.iter().map(|row| row[ranking]).collect()
}

/// Returns the score that a fraction `probability` of the scores exceeds.
fn threshold(scores: &[f32], probability: f64) -> f32 {
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
        threshold(&column(self.noise_for(ranking, probability), ranking), probability)
    }

    /// Returns the noise windows for which a ranking is known down to this probability.
    fn noise_for(&self, ranking: usize, probability: f64) -> &[[f32; RANKINGS.len()]] {
        let known = ranking != LIMIT || 4.0 * probability <= PART;
        &self.noise[..if known { self.noise.len() } else { self.whole }]
    }

    fn inside(&self, snr: (f64, f64)) -> impl Iterator<Item = &[f32; RANKINGS.len()]> {
        let inside = move |x: f32| (snr.0..snr.1).contains(&f64::from(x));
        self.signals.iter().zip(&self.snr).filter(move |(_, x)| inside(**x)).map(|(row, _)| row)
    }

    /// Counts the signals with these SNRs that a ranking finds.
    #[must_use]
    pub fn found(&self, ranking: usize, probability: f64, snr: (f64, f64)) -> Found {
        self.above(ranking, self.threshold(ranking, probability), snr)
    }

    fn above(&self, ranking: usize, threshold: f32, snr: (f64, f64)) -> Found {
        let mut found = Found::default();
        for row in self.inside(snr) {
            found.of += 1;
            found.found += usize::from(row[ranking] > threshold);
        }
        found
    }

    /// Returns the first ranking's efficiency minus the second's.
    #[must_use]
    pub fn difference(&self, [a, b]: [usize; 2], probability: f64, snr: (f64, f64)) -> Difference {
        let thresholds = [a, b].map(|ranking| self.threshold(ranking, probability));
        let (mut only_a, mut only_b, mut count) = (0.0, 0.0, 0.0f64);
        for row in self.inside(snr) {
            let (by_a, by_b) = (row[a] > thresholds[0], row[b] > thresholds[1]);
            only_a += f64::from(u8::from(by_a && !by_b));
            only_b += f64::from(u8::from(by_b && !by_a));
            count += 1.0;
        }
        let count = count.max(1.0);
        let value = (only_a - only_b) / count;
        let paired = (((only_a + only_b) / count - value * value) / count).max(0.0).sqrt();
        let efficiency = |ranking, threshold| self.above(ranking, threshold, snr).efficiency();
        let noise = self.spread(probability, |thresholds| {
            efficiency(a, thresholds[a]) - efficiency(b, thresholds[b])
        });
        Difference { value, paired, noise }
    }

    /// Returns the first ranking's sensitive volume divided by the second's, minus 1. Sources are uniform in volume, so the number of
    /// signals of SNR ρ falls as ρ⁻⁴. Signals below the smallest SNR of the comparison count as missed, those above the largest as found.
    #[must_use]
    pub fn volume(&self, [a, b]: [usize; 2], probability: f64) -> Difference {
        let volumes = |thresholds: &[f32; RANKINGS.len()]| {
            let [a, b] = [a, b].map(|ranking| self.volume_above(ranking, thresholds[ranking]));
            a / b - 1.0
        };
        let thresholds = self.thresholds(probability);
        let value = volumes(&thresholds);
        // The error of a − (1 + value) b by the choice of signals, divided by b.
        let terms = self.signals.iter().zip(&self.snr).map(|(row, &snr)| {
            let [a, b] =
                [a, b].map(|ranking| f64::from(u8::from(row[ranking] > thresholds[ranking])));
            (a - (1.0 + value) * b) * f64::from(snr).powi(-4)
        });
        let terms: Vec<f64> = terms.collect();
        let error = deviation(&terms) / (terms.len() as f64).sqrt() * (self.range.1 - self.range.0);
        let paired = error / self.volume_above(b, thresholds[b]);
        Difference { value, paired, noise: self.spread(probability, volumes) }
    }

    /// Returns the sensitive volume in units of the volume within which all sources have an SNR of 1, times 3.
    fn volume_above(&self, ranking: usize, threshold: f32) -> f64 {
        let (low, high) = self.range;
        let found = self.signals.iter().zip(&self.snr).filter(|(row, _)| row[ranking] > threshold);
        let sum: f64 = found.map(|(_, &snr)| f64::from(snr).powi(-4)).sum();
        (high - low) * sum / self.signals.len().max(1) as f64 + high.powi(-3) / 3.0
    }

    /// Returns the threshold of each ranking at this false-alarm probability.
    fn thresholds(&self, probability: f64) -> [f32; RANKINGS.len()] {
        std::array::from_fn(|ranking| self.threshold(ranking, probability))
    }

    /// Returns the standard deviation of a function of the thresholds over bootstrap samples of the noise windows.
    fn spread(
        &self,
        probability: f64,
        value: impl Fn(&[f32; RANKINGS.len()]) -> f64 + Sync,
    ) -> f64 {
        let tails: [(Vec<(f32, u64)>, f64); RANKINGS.len()] = std::array::from_fn(|ranking| {
            let windows = self.noise_for(ranking, probability);
            let wanted = probability * windows.len() as f64;
            let mut tail: Vec<(f32, u64)> =
                windows.iter().map(|row| row[ranking]).zip(0u64..).collect();
            tail.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
            tail.truncate((wanted + 10.0 * wanted.sqrt() + 20.0) as usize);
            (tail, wanted)
        });
        let sample = |sample: u64| {
            let threshold = |ranking: usize| {
                let (tail, wanted) = &tails[ranking];
                resampled(tail, *wanted, sample)
            };
            value(&std::array::from_fn(threshold))
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
    use super::*;

    fn ranked() -> Ranked {
        let row = |score: f32, other: f32| [score, other, 0.0, 0.0, 0.0];
        Ranked {
            noise: (0..1000).map(|i| row(i as f32, 999.0 - i as f32)).collect(),
            signals: vec![row(989.5, 0.0), row(989.0, 995.0), row(1500.0, 995.0), row(0.0, 0.0)],
            snr: vec![5.0, 5.0, 5.0, 9.0],
            range: (4.0, 10.0),
            whole: 1000,
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

    /// Each ranking finds two signals of SNR 5 of the four; all above SNR 10 are found.
    #[test]
    fn the_volume_counts_faint_signals_as_often_as_they_are() {
        let mut ranked = ranked();
        let volume = ranked.volume([BANK, OWN], 0.01);
        assert_eq!(volume.value, 0.0);
        assert!(volume.paired > 0.0 && volume.noise > 0.0, "{volume:?}");
        ranked.signals[3][BANK] = 2000.0; // one of SNR 9 more
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
