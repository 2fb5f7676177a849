//! A trial of a search, and its results.

use super::Value;

/// State of a trial at the end of a rung.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rung {
    /// Epochs so far; fewer than the rung's after early stopping.
    pub epochs: usize,
    /// Epoch with the smallest validation loss.
    pub best_epoch: usize,
    /// Validation loss of the best epoch.
    pub loss: f64,
    /// Metric of the validation rows in the best epoch.
    pub metric: f64,
    /// Seconds of this rung; only of its last part, if the rung was interrupted.
    pub seconds: f64,
}

/// A point of the space, with its results.
#[derive(Debug, Clone, PartialEq)]
pub struct Trial {
    /// Number of the trial, from 0.
    pub number: usize,
    /// Value for each dimension of the space.
    pub values: Vec<Value>,
    /// Results of the trial, rung after rung.
    pub rungs: Vec<Rung>,
    /// Reason for the end of the trial, if training diverged.
    pub failure: Option<String>,
}
