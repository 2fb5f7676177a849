//! Expected time of a comparison, from a few of its windows.

use super::comparison::{Comparison, PART, Rankers};
use super::sift::Sift;
use super::source::{Purpose, noise};
use crate::Result;
use rootgrad::threads::Team;
use std::time::Instant;

/// Windows per second that a comparison ranks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pace {
    /// By the quick look.
    pub look: f64,
    /// By all rankings but the limit.
    pub without_limit: f64,
    /// By all rankings.
    pub with_limit: f64,
}

impl Pace {
    /// Measures with noise windows, a few for each thread. Their rankings are not used.
    ///
    /// # Errors
    /// Not enough memory.
    pub fn measure(of: &Rankers, team: &Team) -> Result<Self> {
        let width = of.source.setting().width();
        let count = (16 * team.threads()).max(64);
        let mut windows = vec![0.0; count * width];
        for (number, window) in (0..).zip(windows.chunks_exact_mut(width)) {
            noise(&mut of.source.random(Purpose::Compare, 5, number), window);
        }
        let mut scorer = of.network.scorer(team.threads())?;
        let mut rate = |limit: bool| -> Result<f64> {
            let mut to = vec![Vec::new(); of.names().count()];
            let begun = Instant::now();
            of.rank(&mut scorer, team, &windows, |_| limit, &mut to)?;
            Ok(count as f64 / begun.elapsed().as_secs_f64().max(1e-9))
        };
        rate(false)?; // the first run also touches the memory
        let (without_limit, with_limit) = (rate(false)?, rate(true)?);
        let (sift, begun) = (Sift::new(of.filters), Instant::now());
        of.looks(&sift, &windows);
        let look = count as f64 / begun.elapsed().as_secs_f64().max(1e-9);
        Ok(Self { look, without_limit, with_limit })
    }

    /// Returns the expected time of a comparison, s.
    #[must_use]
    pub fn seconds(&self, of: &Comparison) -> f64 {
        let rest = (of.noise - of.whole) as f64;
        let limited = PART.min(of.part);
        let with = (of.whole + of.signals) as f64 + limited * rest;
        let looked = if of.part < 1.0 { (of.whole as f64 + rest) / self.look } else { 0.0 };
        looked + with / self.with_limit + (of.part - limited) * rest / self.without_limit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks 1000 windows with the limit at 10 a second, and 2400 of which 4 % have the limit.
    #[test]
    fn the_time_counts_the_limit() {
        let pace = Pace { look: 1000.0, without_limit: 100.0, with_limit: 10.0 };
        let of = Comparison { noise: 3000, signals: 400, whole: 600, part: 1.0 };
        assert!((pace.seconds(&of) - (1096.0 / 10.0 + 2304.0 / 100.0)).abs() < 1e-9);
        let of = Comparison { part: 0.2, ..of };
        assert!((pace.seconds(&of) - (3.0 + 1096.0 / 10.0 + 384.0 / 100.0)).abs() < 1e-9);
    }
}
