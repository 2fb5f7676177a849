//! The epochs, rates and scaling of a fit whose user chose none.

use serde::{Deserialize, Serialize};

use super::{Schedule, TrainOptions};
use crate::data::InputScaling;
use crate::models::table::Preset;
use crate::models::{Config, Network};

/// A fit of few rows makes at least this many steps.
const STEPS: usize = 500;
/// Passes over the rows, at least.
const EPOCHS: usize = 20;

/// The learning rate of a first fit, which falls to 0.
const HIGH: f32 = 8e-3;
/// Steps of the rise of a learning rate, at most, unless an epoch has more.
const RISE: usize = 100;

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
    ///
    /// The first fit of an [`Mlp`](crate::models::MlpConfig) or a table network has a high rate that falls to 0, the best of what was tried on tables
    /// (`docs/networks.md`); a fit that goes on from trained parameters, or trains a network of the user's own making, begins low and stays
    /// there.
    pub(crate) fn of(model: &Network, rows: usize, options: &TrainOptions) -> Self {
        let per_epoch = rows.div_ceil(options.batch_size.max(1)).max(1);
        let falling = |epochs| falling(per_epoch, epochs);
        let suits = match preset(model) {
            Some(preset) => {
                let epochs = options.epochs.unwrap_or(of_table(preset, per_epoch));
                let (schedule, scaling) = (falling(epochs), InputScaling::Robust);
                Suits { epochs, learning_rate: HIGH, schedule, scaling }
            }
            None => {
                let epochs = options.epochs.unwrap_or(STEPS.div_ceil(per_epoch).max(EPOCHS));
                let (learning_rate, schedule) = match model.config() {
                    Config::Mlp(_) if model.loss().is_none() => (HIGH, falling(epochs)),
                    _ => (1e-3, Schedule::Constant),
                };
                Suits { epochs, learning_rate, schedule, scaling: InputScaling::Standard }
            }
        };
        suits.unless(options)
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

/// A rise, then half a cosine to 0. The rise takes 5 % of all steps, at most [`RISE`] or an epoch: a fit of very many epochs, which ends by
/// patience or by Ctrl-C, trains from its beginning.
fn falling(per_epoch: usize, epochs: usize) -> Schedule {
    let most = RISE.max(per_epoch) as f32 / (per_epoch as f32 * epochs.max(1) as f32);
    Schedule::Cosine { warmup_fraction: most.min(0.05), final_fraction: 0.0 }
}

/// The preset of a table network that was not fitted, or is drawn anew.
fn preset(model: &Network) -> Option<Preset> {
    match model.config() {
        Config::Table(config) => Some(config.preset),
        _ if model.loss().is_none() => model.metadata().get("table.preset")?.parse().ok(),
        _ => None,
    }
}

/// Epochs of a table network: for a table of any size about as many steps, which are more passes over few rows.
fn of_table(preset: Preset, per_epoch: usize) -> usize {
    let steps = match preset {
        Preset::Fast => 1000,
        Preset::Balanced => 2000,
        Preset::Best => 3000,
    };
    (steps / per_epoch).clamp(10, 100)
}
