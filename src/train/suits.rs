//! The epochs, rates and scaling of a fit whose user chose none.

use serde::{Deserialize, Serialize};

use super::{Schedule, TrainOptions};
use crate::data::InputScaling;
use crate::models::{Config, Network};

/// A fit of few rows makes at least this many steps.
const STEPS: usize = 500;
/// Passes over the rows, at least.
const EPOCHS: usize = 20;

/// The options of a fit that depend on its network and rows: what the user chose, or what suits them.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Suits {
    pub(crate) epochs: usize,
    pub(crate) learning_rate: f32,
    pub(crate) schedule: Schedule,
    pub(crate) scaling: InputScaling,
}

impl Suits {
    /// Those of `model` on so many rows, with the ones that validate.
    pub(crate) fn of(model: &Network, rows: usize, options: &TrainOptions) -> Self {
        let (learning_rate, schedule) = rates(model);
        let epochs = epochs(rows, options.batch_size.max(1));
        Suits { epochs, learning_rate, schedule, scaling: InputScaling::Standard }.unless(options)
    }

    /// With what the user chose in its place.
    pub(super) fn unless(self, options: &TrainOptions) -> Self {
        Suits {
            epochs: options.epochs.unwrap_or(self.epochs),
            learning_rate: options.learning_rate.unwrap_or(self.learning_rate),
            schedule: options.schedule.unwrap_or(self.schedule),
            scaling: options.scaling.unwrap_or(self.scaling),
        }
    }
}

/// 20, or as many as make [`STEPS`] steps of few rows.
fn epochs(rows: usize, batch: usize) -> usize {
    STEPS.div_ceil(rows.div_ceil(batch).max(1)).max(EPOCHS)
}

/// Of an [`Mlp`](crate::models::MlpConfig)'s first fit a high rate that falls to 0, the best of what was tried on tables (`docs/networks.md`);
/// a fit that goes on from trained parameters, or trains a network of the user's own making, begins low and stays there.
fn rates(model: &Network) -> (f32, Schedule) {
    match model.config() {
        Config::Mlp(_) if model.loss().is_none() => {
            (8e-3, Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.0 })
        }
        _ => (1e-3, Schedule::Constant),
    }
}
