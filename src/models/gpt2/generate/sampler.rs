//! The choice of the next token.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::options::GenerateOptions;
use crate::kernels::Float;

/// A candidate for the next token. Candidates are ranked by logit: at a high temperature, different logits may have
/// equal weights.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    token: u32,
    logit: f32,
    weight: f32,
}

/// Chooses the tokens of one sequence. The same logits give the same tokens on every machine: the only function used is
/// rootgrad's own exponential, and sums run in a fixed order.
pub(super) struct Sampler {
    temperature: f32,
    top_k: usize,
    top_p: f64,
    random: Xoshiro256PlusPlus,
    /// The candidates for the next token.
    candidates: Vec<Candidate>,
}

impl Sampler {
    /// Creates the sampler of sequence number `sequence` of a call. Each sequence has its own random numbers.
    pub(super) fn new(options: &GenerateOptions, vocabulary: usize, sequence: usize) -> Self {
        let stream = (sequence as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Self {
            temperature: options.temperature,
            top_k: options.top_k.unwrap_or(vocabulary).min(vocabulary),
            top_p: f64::from(options.top_p.unwrap_or(1.0)),
            random: Xoshiro256PlusPlus::seed_from_u64(options.seed ^ stream),
            candidates: Vec::with_capacity(vocabulary),
        }
    }

    /// Returns the next token: a random candidate, with probability ∝ e^{logit / temperature}. Candidates are the
    /// `top_k` most probable tokens; of these, the smallest set whose probabilities sum to `top_p` or more. Tokens with
    /// equal logits are ordered by their number.
    pub(super) fn next(&mut self, logits: &[f32]) -> u32 {
        let first =
            |best: usize, token: usize| if logits[token] > logits[best] { token } else { best };
        let best = (1..logits.len()).fold(0, first);
        if self.temperature == 0.0 || self.top_k == 1 {
            return best as u32;
        }
        let (largest, temperature) = (logits[best], self.temperature);
        let weigh = |(token, &logit): (usize, &f32)| Candidate {
            token: token as u32,
            logit: logit + 0.0, // no −0, which would be ranked below 0
            weight: Float::exp((logit - largest) / temperature),
        };
        self.candidates.clear();
        self.candidates.extend(logits.iter().enumerate().map(weigh));
        self.keep_top_k();
        let total = self.keep_top_p();
        let point = unit(&mut self.random) * total;
        let mut sum = 0.0;
        for &Candidate { token, weight, .. } in &self.candidates {
            sum += f64::from(weight);
            if sum > point {
                return token;
            }
        }
        best as u32 // rounding: `point` is no less than the sum
    }

    fn keep_top_k(&mut self) {
        if self.top_k < self.candidates.len() {
            self.candidates.select_nth_unstable_by(self.top_k - 1, more_probable);
            self.candidates.truncate(self.top_k);
            self.candidates.sort_unstable_by(more_probable);
        }
    }

    /// Removes the candidates beyond `top_p`; returns the sum of the remaining weights.
    fn keep_top_p(&mut self) -> f64 {
        let all = &mut self.candidates;
        let total: f64 = all.iter().map(|candidate| f64::from(candidate.weight)).sum();
        if self.top_p >= 1.0 {
            return total;
        }
        // Usually a few candidates are enough: sorting all of the tens of thousands would take longer than computing
        // them.
        let mut sorted = 0;
        let mut sum = 0.0;
        loop {
            let more = (4 * sorted).max(64).min(all.len());
            if more < all.len() {
                all[sorted..].select_nth_unstable_by(more - sorted - 1, more_probable);
            }
            all[sorted..more].sort_unstable_by(more_probable);
            for at in sorted..more {
                sum += f64::from(all[at].weight);
                if sum >= self.top_p * total || at + 1 == all.len() {
                    all.truncate(at + 1);
                    return sum;
                }
            }
            sorted = more;
        }
    }
}

/// Order of the candidates: falling logits, then rising tokens.
fn more_probable(a: &Candidate, b: &Candidate) -> std::cmp::Ordering {
    b.logit.total_cmp(&a.logit).then(a.token.cmp(&b.token))
}

/// Returns a random number from 0 to below 1.
fn unit(random: &mut Xoshiro256PlusPlus) -> f64 {
    (random.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOGITS: [f32; 6] = [0.0, 2.0, 1.0, 2.0, -1.0, -100.0];

    fn counts(options: &GenerateOptions) -> [f64; 6] {
        let mut sampler = Sampler::new(options, 6, 0);
        let mut counts = [0; 6];
        (0..40_000).for_each(|_| counts[sampler.next(&LOGITS) as usize] += 1);
        counts.map(|count| f64::from(count) / 40_000.0)
    }

    /// Checks that the tokens come as often as their probabilities, which are given as weights.
    fn check(options: GenerateOptions, weights: [f64; 6]) {
        let total: f64 = weights.iter().sum();
        for (token, (&got, weight)) in counts(&options).iter().zip(weights).enumerate() {
            let want = weight / total;
            // Five standard deviations of a binomial distribution.
            let most = 5.0 * (want * (1.0 - want) / 40_000.0).sqrt();
            assert!((got - want).abs() <= most, "{options:?}: token {token}, {got} against {want}");
        }
    }

    #[test]
    fn tokens_come_as_often_as_their_probabilities_say() {
        let e = |x: f64| x.exp();
        let plain = GenerateOptions::default();
        check(plain.clone(), [1.0, e(2.0), e(1.0), e(2.0), e(-1.0), 0.0]);
        let cool = GenerateOptions { temperature: 0.5, ..plain.clone() };
        check(cool, [1.0, e(4.0), e(2.0), e(4.0), e(-2.0), 0.0]);
        let top_k = GenerateOptions { top_k: Some(3), ..plain.clone() };
        check(top_k.clone(), [0.0, e(2.0), e(1.0), e(2.0), 0.0, 0.0]);
        // The first two of the first three candidates have 0.84 of the probability.
        let both = GenerateOptions { top_p: Some(0.8), ..top_k };
        check(both, [0.0, 1.0, 0.0, 1.0, 0.0, 0.0]);
        // The probabilities of all six are 0.39, 0.39, 0.14, 0.05, 0.02, 0.
        let top_p = GenerateOptions { top_p: Some(0.9), ..plain.clone() };
        check(top_p, [0.0, e(2.0), e(1.0), e(2.0), 0.0, 0.0]);
        let least = GenerateOptions { top_p: Some(1e-6), ..plain };
        check(least, [0.0, 1.0, 0.0, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn temperature_0_and_top_k_1_take_the_first_of_the_best() {
        let greedy = GenerateOptions { temperature: 0.0, ..GenerateOptions::default() };
        let one = GenerateOptions { top_k: Some(1), ..GenerateOptions::default() };
        for options in [greedy, one] {
            assert_eq!(Sampler::new(&options, 6, 0).next(&LOGITS), 1);
        }
    }

    #[test]
    fn the_likeliest_are_reported_by_their_logits_at_any_temperature() {
        let options = GenerateOptions { temperature: 1e8, ..GenerateOptions::default() };
        // In 32 bits all weights are 1. The best two, and the best two thirds, are the last ones.
        let logits = [0.0, 1.0, 2.0];
        let top_k = GenerateOptions { top_k: Some(2), ..options.clone() };
        let top_p = GenerateOptions { top_p: Some(0.66), ..options };
        for options in [top_k, top_p] {
            let mut sampler = Sampler::new(&options, 3, 0);
            let mut counts = [0_u32; 3];
            (0..1000).for_each(|_| counts[sampler.next(&logits) as usize] += 1);
            assert!(counts[0] == 0 && counts[1].abs_diff(counts[2]) < 200, "{counts:?}");
        }
    }

    #[test]
    fn a_large_nucleus_is_the_one_that_sorting_finds() {
        let logits: Vec<f32> =
            (0..5000).map(|i| ((i * 2654435761_u64) % 1000) as f32 / 400.0).collect();
        let options = GenerateOptions { top_p: Some(0.7), ..GenerateOptions::default() };
        let mut sampler = Sampler::new(&options, 5000, 0);
        sampler.next(&logits);
        let mut order: Vec<usize> = (0..5000).collect();
        order.sort_by(|&a, &b| logits[b].total_cmp(&logits[a]).then(a.cmp(&b)));
        let weight = |&token: &usize| f64::from(logits[token] - logits[order[0]]).exp();
        let total: f64 = order.iter().map(weight).sum();
        let mut sum = 0.0;
        let enough = |token: &usize| {
            sum += weight(token);
            sum >= 0.7 * total
        };
        let count = order.iter().position(enough).unwrap() + 1;
        let got: Vec<usize> =
            sampler.candidates.iter().map(|candidate| candidate.token as usize).collect();
        // The exponentials are rounded to f32, so the set of candidates may end one token earlier or later.
        assert!(got.len().abs_diff(count) <= 1, "{} against {count}", got.len());
        assert_eq!(got, order[..got.len()]);
    }
}
