//! Search of two detectors' strain. The background is measured by time slides: one detector's strain is shifted relative to the other's
//! by more than the light travel time, so that coincidences are accidental.

use super::network::{Network, Score};
use super::{FIRST, LAST, SAMPLES};
use crate::windows::Whitened;
use crate::{Error, RATE, Result};
use rootgrad::threads::Team;

/// Samples from one window to the next: the times of the peak continue without a gap.
const STRIDE: usize = LAST - FIRST + 1;
/// Candidates closer than this to a higher one belong to it, s.
const CLUSTER: f64 = 0.5;
/// The smallest slide, and the smallest difference between two: longer than a wave in the band and its delay, s.
pub const SHORTEST_SLIDE: f64 = 0.1;
/// Windows that are ranked at once.
const BLOCK: usize = 1024;

/// A time at which both detectors may have seen a wave.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// GPS time of the peak in the first detector, s.
    pub gps: f64,
    /// The detector's ranking.
    pub logit: f32,
    /// SNR of the loudest template, of both detectors together.
    pub snr: f32,
    /// Number of background candidates that rank at least as high.
    pub above: usize,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq)]
pub struct Search {
    /// Candidates, the highest first.
    pub candidates: Vec<Candidate>,
    /// Searched time, s.
    pub time: f64,
    /// Time of the background, the sum over slides, s.
    pub background: f64,
    /// Number of background candidates.
    pub chance: usize,
}

impl Search {
    /// Searches strain of the same time span, with this many time slides.
    ///
    /// # Errors
    /// A network of one detector; strain of different spans or shorter than a window; more slides than the strain allows.
    pub fn run(
        network: &Network,
        [first, second]: [&Whitened; 2],
        slides: usize,
        team: &Team,
        mut progress: impl FnMut(usize),
    ) -> Result<Self> {
        let detectors = network.setting().detectors;
        if detectors != 2 {
            return Err(Error::argument("the network's detectors", detectors, "2"));
        }
        let count = first.samples.len();
        if (first.start - second.start).abs() > 0.5 / RATE || second.samples.len() != count {
            let problem = "the detectors' whitened data span different times".to_owned();
            return Err(Error::Detectors(problem));
        }
        let windows = (count + 1).checked_sub(SAMPLES).map_or(0, |starts| starts.div_ceil(STRIDE));
        let seconds = count as f64 / RATE;
        let most = (seconds / SHORTEST_SLIDE) as usize;
        if windows == 0 || slides >= most {
            let got = format!("{slides} of {seconds:.1} s");
            let wanted = format!("strain of 1 s or more, and fewer slides than {most}");
            return Err(Error::argument("--slides", got, wanted));
        }
        let mut scorer = network.scorer(team.threads())?;
        let mut ranked = |slide: usize| {
            let shift = slide * count / (slides + 1);
            let mut candidates = Vec::new();
            for block in (0..windows).step_by(BLOCK) {
                let starts = (block..windows.min(block + BLOCK)).map(|window| window * STRIDE);
                let mut rows = Vec::new();
                for start in starts.clone() {
                    let own = first.samples[start..start + SAMPLES].iter();
                    rows.extend(own.map(|&x| x as f32));
                    let other =
                        (start..start + SAMPLES).map(|i| second.samples[(i + shift) % count]);
                    rows.extend(other.map(|x| x as f32));
                }
                let scores = scorer.scores(team, &rows);
                let candidate = |(start, score): (usize, Score)| Candidate {
                    gps: first.start + start as f64 / RATE + score.peak,
                    logit: score.logit,
                    snr: score.loudest[1],
                    above: 0,
                };
                candidates.extend(starts.zip(scores).map(candidate));
            }
            progress(slide);
            clustered(candidates)
        };
        let mut candidates = ranked(0);
        let chance: Vec<Candidate> = (1..=slides).flat_map(&mut ranked).collect();
        for candidate in &mut candidates {
            candidate.above = chance.iter().filter(|c| c.logit >= candidate.logit).count();
        }
        let time = windows as f64 * STRIDE as f64 / RATE;
        let background = time * slides as f64;
        Ok(Self { candidates, time, background, chance: chance.len() })
    }

    /// Returns the rate of false alarms per year that rank at least as high as a candidate, and the interval of 90 % for this rate. At
    /// each end a Poisson number is as extreme as the observed one with a probability of 5 %.
    #[must_use]
    pub fn per_year(&self, candidate: &Candidate) -> (f64, (f64, f64)) {
        const YEAR: f64 = 365.25 * 86400.0;
        let scale = YEAR / self.background.max(1e-9);
        let n = candidate.above;
        let low = if n == 0 { 0.0 } else { mean_with(n - 1, 0.95) };
        (n as f64 * scale, (low * scale, mean_with(n, 0.05) * scale))
    }
}

/// Returns the candidates that have no higher one nearby, the highest first.
fn clustered(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_by(|a, b| b.logit.total_cmp(&a.logit));
    let mut apart: Vec<Candidate> = Vec::new();
    for candidate in candidates {
        if apart.iter().all(|higher| (higher.gps - candidate.gps).abs() >= CLUSTER) {
            apart.push(candidate);
        }
    }
    apart
}

/// Returns the mean of the Poisson distribution for which n or less has this `probability`, by bisection.
fn mean_with(n: usize, probability: f64) -> f64 {
    let part = |mean: f64| {
        // Uses logarithms of the terms, because e^(−mean) is 0 for a large mean.
        let mut log = -mean;
        let mut sum = log.exp();
        for k in 1..=n {
            log += (mean / k as f64).ln();
            sum += log.exp();
        }
        sum
    };
    let (mut low, mut high) = (0.0, 10.0 + 3.0 * n as f64);
    for _ in 0..80 {
        let middle = 0.5 * (low + high);
        if part(middle) > probability { low = middle } else { high = middle }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with table 40.3 of the Review of Particle Physics (2022): limits of a Poisson mean at 90 %, lower and upper.
    #[test]
    fn poisson_limits_are_those_of_the_review() {
        for (n, lower, upper) in
            [(0, 0.0, 2.30), (1, 0.105, 3.89), (5, 2.43, 9.27), (10, 6.22, 15.41)]
        {
            assert!((mean_with(n, 0.1) - upper).abs() < 0.006, "{n}: {}", mean_with(n, 0.1));
            if n > 0 {
                assert!((mean_with(n - 1, 0.9) - lower).abs() < 0.006, "{n}: {lower}");
            }
        }
    }

    #[test]
    fn candidates_are_apart() {
        let at = |gps: f64, logit: f32| Candidate { gps, logit, snr: 5.0, above: 0 };
        let all = vec![at(10.0, 1.0), at(10.2, 3.0), at(10.6, 2.0), at(10.8, 0.0), at(20.0, 2.5)];
        let apart: Vec<f32> = clustered(all).iter().map(|c| c.logit).collect();
        // 10.6 belongs to 10.2, so no higher one is close to 10.8.
        assert_eq!(apart, [3.0, 2.5, 0.0]);
    }
}
