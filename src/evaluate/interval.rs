//! Confidence intervals of efficiencies: the fraction of rows that pass.

use super::rows::Weights;
use super::special::{beta_quantile, deviations};
use crate::error::{Error, Result};

/// Method for the interval of a fraction of counted rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Counted {
    /// Clopper and Pearson's (Biometrika 26, 1934): the coverage is at least the level; the default of TEfficiency.
    #[default]
    ClopperPearson,
    /// Wilson's (JASA 22, 1927): the coverage is about the level, and the interval is shorter.
    Wilson,
}

/// Returns the interval of [`Counted::ClopperPearson`] for `passed` of `total` rows, at a level such as 0.683.
#[must_use]
pub fn clopper_pearson(passed: f64, total: f64, level: f64) -> [f64; 2] {
    let half = 0.5 * (1.0 - level);
    let failed = total - passed;
    let low = if passed <= 0.0 { 0.0 } else { beta_quantile(half, passed, failed + 1.0) };
    let high = if failed <= 0.0 { 1.0 } else { beta_quantile(1.0 - half, passed + 1.0, failed) };
    [low, high]
}

/// Returns the interval of [`Counted::Wilson`] for `passed` of `total` rows, at a level such as 0.683; also for effective numbers of rows.
#[must_use]
pub fn wilson(passed: f64, total: f64, level: f64) -> [f64; 2] {
    if total <= 0.0 {
        return [0.0, 1.0];
    }
    let (z2, share) = (deviations(level).powi(2), passed / total);
    let middle = (share + 0.5 * z2 / total) / (1.0 + z2 / total);
    let spread = z2 * share * (1.0 - share) / total + 0.25 * z2 * z2 / (total * total);
    let half = spread.max(0.0).sqrt() / (1.0 + z2 / total);
    let low = if passed <= 0.0 { 0.0 } else { middle - half };
    let high = if passed >= total { 1.0 } else { middle + half };
    [low, high]
}

/// Refuses a level that is not between 0 and 1.
pub(super) fn check_level(level: f64) -> Result<()> {
    if level > 0.0 && level < 1.0 {
        return Ok(());
    }
    Err(Error::argument(
        "level",
        level,
        "between 0 and 1, such as 0.683 for one standard deviation",
    ))
}

/// A fraction with its interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share {
    /// Fraction of the weight; outside 0 to 1 if negative weights cause that, NaN without rows.
    pub value: f64,
    /// Standard deviation of the fraction: √(ε (1 - ε) / n) for counts, or from Σ w² for weights.
    pub uncertainty: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Share {
    /// Returns the fraction of `passed` in `passed` and `failed` together.
    ///
    /// If all rows have the same weight, counts are used. Otherwise the interval is value ± z √(F² Σ_P w² + P² Σ_F w²) / (P + F)², limited to 0 and 1
    /// unless some weights are negative.
    pub(super) fn of(passed: &Weights, failed: &Weights, counted: Counted, level: f64) -> Self {
        let all = passed.with(failed);
        let value = passed.sum / all.sum;
        let of = |low: f64, high: f64, uncertainty: f64| Share { value, uncertainty, low, high };
        if all.rows > 0 && all.uniform() {
            let (k, n) = (passed.rows as f64, all.rows as f64);
            let share = k / n;
            let [low, high] = match counted {
                Counted::ClopperPearson => clopper_pearson(k, n, level),
                Counted::Wilson => wilson(k, n, level),
            };
            let uncertainty = (share * (1.0 - share) / n).sqrt();
            return Share { value: share, ..of(low, high, uncertainty) };
        }
        let (p, f) = (passed.sum, failed.sum);
        let variance = f * f * passed.sum_squares + p * p * failed.sum_squares;
        let uncertainty = variance.sqrt() / (all.sum * all.sum);
        let half = deviations(level) * uncertainty;
        match all.negative_rows {
            0 => of((value - half).max(0.0), (value + half).min(1.0), uncertainty),
            _ => of(value - half, value + half, uncertainty),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{close, reference};
    use super::*;

    /// Values by tests/reference/evaluate.py (scipy.stats.binomtest).
    #[test]
    fn intervals_are_scipys() {
        for row in reference("binomial_intervals").chunks_exact(7) {
            let (passed, total, level) = (row[0], row[1], row[2]);
            let exact = clopper_pearson(passed, total, level);
            let approximate = wilson(passed, total, level);
            for (got, wanted) in exact.iter().chain(&approximate).zip(&row[3..]) {
                close(*got, *wanted, 1e-8);
            }
        }
    }

    #[test]
    fn weights_that_are_all_the_same_are_counts_and_others_have_their_squares() {
        let tally = |rows: &[f64]| {
            let mut all = Weights::default();
            rows.iter().for_each(|&weight| all.add(weight));
            all
        };
        let (passed, failed) = (tally(&[0.5; 3]), tally(&[0.5; 7]));
        let share = Share::of(&passed, &failed, Counted::Wilson, 0.9);
        assert_eq!([share.low, share.high], wilson(3.0, 10.0, 0.9));
        close(share.uncertainty, (0.3_f64 * 0.7 / 10.0).sqrt(), 1e-15);
        // P = 2 ± √3, F = 3 ± √5: ε = P/(P + F), dε = (F dP - P dF)/(P + F)².
        let (passed, failed) = (tally(&[1.0, 1.0, 1.0, -1.0]), tally(&[2.0, 1.0]));
        let share = Share::of(&passed, &failed, Counted::Wilson, 0.954499736103642);
        close(share.uncertainty, (9.0_f64 * 4.0 + 4.0 * 5.0).sqrt() / 25.0, 1e-15);
        close(share.high - share.value, 2.0 * share.uncertainty, 1e-12);
        check_level(1.0).unwrap_err();
    }
}
