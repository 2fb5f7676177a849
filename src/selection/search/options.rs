//! How many trials a search makes, and how long each of them trains.

use std::path::PathBuf;

use crate::error::{Error, Result};
use crate::threads;

/// Trials at most: more are a mistake.
const MOST: usize = 1 << 20;

/// How a search spends its epochs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Each trial trains for all [`epochs`](crate::train::TrainOptions::epochs).
    Random,
    /// Successive halving (Jamieson & Talwalkar, arXiv:1502.07943): all trials train for some epochs, the best 1/η of them go on until η times as
    /// many, and so on; the last ones train for all. Epochs of a schedule are counted as if all did.
    Halving {
        /// η, at least 2.
        eta: usize,
        /// Epochs of the first rung at least.
        first: usize,
    },
}

/// The options of a [`search`](super::search).
#[derive(Debug, Clone, PartialEq)]
pub struct SearchOptions {
    /// Points that are drawn, at least 1. Default 20.
    pub trials: usize,
    /// Default successive halving with η = 3, from 1 epoch on.
    pub method: Method,
    /// Seed of the points. Default 0.
    pub seed: u64,
    /// Trials at a time, each with its part of the [`threads`](crate::train::TrainOptions::threads); 0 for one a core. The result does not depend
    /// on it. Each trial has memory of its own. Default 1.
    pub jobs: usize,
    /// File that keeps what is known, as JSON, so that the search goes on after an interruption; the trials' checkpoints are beside it. If it is
    /// there already, it has to be of the same search. Default none: files of a temporary folder, which are removed.
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

    /// For each rung the epochs that its trials have behind them at its end, and how many trials are in it.
    pub(super) fn plan(&self, epochs: usize) -> Vec<(usize, usize)> {
        let Method::Halving { eta, first } = self.method else {
            return vec![(epochs, self.trials)];
        };
        // From the last rung up: as many as have one trial at least, and the epochs that are wanted of the first.
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
        // No rung of one trial before the last, and none of less epochs than wanted.
        assert_eq!(plan(4, 27, 3, 1), [(9, 4), (27, 1)]);
        assert_eq!(plan(100, 20, 2, 5), [(5, 100), (10, 50), (20, 25)]);
        assert_eq!(plan(2, 10, 3, 1), [(10, 2)]);
        assert_eq!(plan(10, 2, 3, 5), [(2, 10)]);
        let random =
            SearchOptions { trials: 5, method: Method::Random, ..SearchOptions::default() };
        assert_eq!(random.plan(7), [(7, 5)]);
    }
}
