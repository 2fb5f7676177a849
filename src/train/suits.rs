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

/// A rise, then half a cosine to 0.
const FALLS: Schedule = Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.0 };

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
    /// The first fit of an [`Mlp`](crate::models::MlpConfig) has a high rate that falls to 0, the best of what was tried on tables
    /// (`docs/networks.md`); a fit that goes on from trained parameters, or trains a network of the user's own making, begins low and stays
    /// there.
    pub(crate) fn of(model: &Network, rows: usize, options: &TrainOptions) -> Self {
        let per_epoch = rows.div_ceil(options.batch_size.max(1)).max(1);
        let scaling = InputScaling::Standard;
        let few = STEPS.div_ceil(per_epoch).max(EPOCHS);
        let suits = match model.config() {
            Config::Table(config) => of_table(config.preset, per_epoch),
            Config::Mlp(_) if model.loss().is_none() => {
                Suits { epochs: few, learning_rate: 8e-3, schedule: FALLS, scaling }
            }
            _ => Suits { epochs: few, learning_rate: 1e-3, schedule: Schedule::Constant, scaling },
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

/// Those of a table network: for a table of any size about as many steps, which are more passes over few rows.
fn of_table(preset: Preset, per_epoch: usize) -> Suits {
    let steps: usize = match preset {
        Preset::Fast => 1000,
        Preset::Balanced => 2000,
        Preset::Best => 3000,
    };
    Suits {
        epochs: (steps / per_epoch).clamp(10, 100),
        learning_rate: 2e-3,
        schedule: FALLS,
        scaling: InputScaling::Robust,
    }
}
