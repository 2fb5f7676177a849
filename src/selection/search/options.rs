//! Options of a search: the number of trials, and their epochs.

use std::path::PathBuf;

use crate::error::{Error, Result};
use crate::threads;

/// Maximum number of trials: more are a mistake.
const MOST: usize = 1 << 20;

/// Distribution of a search's epochs over its trials.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Each trial trains for all [`epochs`](crate::train::TrainOptions::epochs).
    Random,
    /// Successive halving (Jamieson & Talwalkar, arXiv:1502.07943): all trials train for some epochs. The best 1/η of them continue up to η times as
    /// many epochs, and so on; the last ones train for all epochs. A schedule counts its epochs as if every trial trained for all of them.
    Halving {
        /// η, at least 2.
        eta: usize,
        /// Minimum number of epochs in the first rung.
        first: usize,
    },
}

/// The options of a [`search`](super::search).
#[derive(Debug, Clone, PartialEq)]
pub struct SearchOptions {
    /// Number of points that are drawn, at least 1. Default 20.
    pub trials: usize,
    /// Distribution of the epochs. Default successive halving with η = 3, from 1 epoch on.
    pub method: Method,
    /// Random seed of the points. Default 0.
    pub seed: u64,
    /// Number of trials at a time, each with its part of the [`threads`](crate::train::TrainOptions::threads); 0 for one per core. The result does
    /// not depend on it. Each trial has memory of its own. Default 1.
    pub jobs: usize,
    /// File that stores the results so far, as JSON, so that the search can be continued after an interruption; the trials' checkpoints are beside
    /// it. If the file exists already, it must belong to the same search. Default none: files in a temporary folder, which are removed.
    pub state: Option<PathBuf>,
}

impl Default for SearchOptions {
    fn default() -> Self {
        let method = Method::Halving { eta: 3, first: 1 };
        SearchOptions { trials: 20, method, seed: 0, jobs: 1, state: None }
    }
}

impl SearchOptions {
    pub(super) fn validate(&self) -> Result<()> {
        if !(1..=MOST).contains(&self.trials) {
            return Err(Error::argument("trials", self.trials, format!("from 1 to {MOST}")));
        }
        if let Method::Halving { eta, first } = self.method {
            if eta < 2 {
                return Err(Error::argument("eta of successive halving", eta, "at least 2"));
            }
            if first < 1 {
                return Err(Error::argument("the epochs of the first rung", first, "at least 1"));
            }
        }
        threads::check(self.jobs)
            .map_err(|_| Error::argument("jobs", self.jobs, "at most 1024, or 0 for one a core"))
    }

    /// Returns, for each rung, the number of epochs that its trials have trained at its end, and the number of trials in it.
    pub(super) fn plan(&self, epochs: usize) -> Vec<(usize, usize)> {
        let Method::Halving { eta, first } = self.method else {
            return vec![(epochs, self.trials)];
        };
        // From the last rung down to the first: as many rungs as leave at least one trial in the last, and the minimum epochs in the first.
        let (mut plan, mut factor) = (Vec::new(), 1_usize);
        while factor <= self.trials && (epochs / factor >= first || plan.is_empty()) {
            plan.push(epochs / factor);
            factor = factor.saturating_mul(eta);
        }
        plan.reverse();
        let size = |rung: usize| {
            let cut = u32::try_from(rung).ok().and_then(|rung| eta.checked_pow(rung));
            cut.map_or(1, |cut| (self.trials / cut).max(1))
        };
        plan.into_iter().enumerate().map(|(rung, epochs)| (epochs, size(rung))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(trials: usize, epochs: usize, eta: usize, first: usize) -> Vec<(usize, usize)> {
        let method = Method::Halving { eta, first };
        SearchOptions { trials, method, ..SearchOptions::default() }.plan(epochs)
    }

    #[test]
    fn rungs_are_those_of_successive_halving() {
        // Li et al., arXiv:1603.06560, table 1: R = 81, η = 3, the brackets s = 4 and s = 3.
        assert_eq!(plan(81, 81, 3, 1), [(1, 81), (3, 27), (9, 9), (27, 3), (81, 1)]);
        assert_eq!(plan(27, 81, 3, 3), [(3, 27), (9, 9), (27, 3), (81, 1)]);
        // No rung of one trial before the last, and none with fewer epochs than the minimum.
        assert_eq!(plan(4, 27, 3, 1), [(9, 4), (27, 1)]);
        assert_eq!(plan(100, 20, 2, 5), [(5, 100), (10, 50), (20, 25)]);
        assert_eq!(plan(2, 10, 3, 1), [(10, 2)]);
        assert_eq!(plan(10, 2, 3, 5), [(2, 10)]);
        let random =
            SearchOptions { trials: 5, method: Method::Random, ..SearchOptions::default() };
        assert_eq!(random.plan(7), [(7, 5)]);
    }
}
