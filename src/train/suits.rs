//! The epochs, rates, decay and scaling of a fit whose user chose none.

use serde::{Deserialize, Serialize};

use super::{Schedule, TrainOptions};
use crate::data::InputScaling;
use crate::graph::MembersMean;
use crate::models::table::Preset;
use crate::models::{Config, Network};

/// A fit of few rows makes at least this many steps.
const STEPS: usize = 500;
/// Passes over the rows, at least.
const EPOCHS: usize = 20;

/// The learning rates of a first fit of an Mlp and of a table network, which fall to 0.
const OF_MLP: f32 = 8e-3;
const OF_TABLE: f32 = 1.6e-2;
/// Decays of the weight matrices, that of a table network's first fit first: few rows want it, and more rows do not mind.
const TABLE_DECAY: f32 = 0.1;
const DECAY: f32 = 0.01;
/// Steps of the rise of a learning rate, at most, unless an epoch has more.
const RISE: usize = 100;

/// The options of a fit that depend on its network and rows: what the user chose, or what suits them.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Suits {
    pub(crate) epochs: usize,
    pub(crate) learning_rate: f32,
    pub(crate) schedule: Schedule,
    pub(crate) scaling: InputScaling,
    pub(crate) weight_decay: f32,
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
                let own = of_table(preset, per_epoch, is_regression(model, options));
                let epochs = options.epochs.unwrap_or(own);
                let (schedule, scaling) = (falling(epochs), InputScaling::Robust);
                Suits {
                    epochs,
                    learning_rate: OF_TABLE,
                    schedule,
                    scaling,
                    weight_decay: TABLE_DECAY,
                }
            }
            None => {
                let epochs = options.epochs.unwrap_or(STEPS.div_ceil(per_epoch).max(EPOCHS));
                let (learning_rate, schedule) = match model.config() {
                    Config::Mlp(_) if model.loss().is_none() => (OF_MLP, falling(epochs)),
                    _ => (1e-3, Schedule::Constant),
                };
                let scaling = InputScaling::Standard;
                Suits { epochs, learning_rate, schedule, scaling, weight_decay: DECAY }
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
            weight_decay: options.weight_decay.unwrap_or(self.weight_decay),
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

/// Whether a table network, made for its first fit or not yet, is for a regression.
fn is_regression(model: &Network, options: &TrainOptions) -> bool {
    match model.config() {
        Config::Composed(config) => {
            let members = config.graph().members_of(config.output());
            members.is_some_and(|(_, of)| of == MembersMean::Values)
        }
        _ => options.loss.is_some_and(|loss| !loss.is_classification()),
    }
}

/// Epochs of a table network: for a table of any size about as many steps, which are more passes over few rows. A regression, which has no
/// dropout, goes on learning for twice as many.
fn of_table(preset: Preset, per_epoch: usize, regression: bool) -> usize {
    let steps = match preset {
        Preset::Fast => 1000,
        Preset::Balanced => 2000,
        Preset::Best => 3000,
    };
    let times = if regression { 2 } else { 1 };
    (times * steps / per_epoch).clamp(times * 10, times * 100)
}
