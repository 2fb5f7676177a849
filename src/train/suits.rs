//! Epochs, rates, decay and scaling of a fit for which the user chose none.

use serde::{Deserialize, Serialize};

use super::{Schedule, TrainOptions};
use crate::data::InputScaling;
use crate::error::{Error, Result};
use crate::graph::MembersMean;
use crate::models::table::Preset;
use crate::models::{Config, Network};

/// Minimum number of steps of a fit.
const STEPS: usize = 500;
/// Minimum number of passes over the rows.
const EPOCHS: usize = 20;

/// Learning rates of the first fit of a table network and of all others. They fall to 0.
const OF_TABLE: f32 = 1.6e-2;
const OF_NEW: f32 = 8e-3;
/// Learning rate of a fit that continues from trained parameters. It is constant.
const OF_TRAINED: f32 = 1e-3;
/// Decay of the weight matrices in a table network's first fit: it helps with few rows and does no harm with many.
const TABLE_DECAY: f32 = 0.1;
/// Decay in all other fits.
const DECAY: f32 = 0.01;
/// Maximum number of steps in which a learning rate rises, unless an epoch has more.
const RISE: usize = 100;

/// The options of a fit that depend on its network and rows: the user's choice, or the best default.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Suits {
    pub(crate) epochs: usize,
    pub(crate) learning_rate: f32,
    pub(crate) schedule: Schedule,
    pub(crate) scaling: InputScaling,
    pub(crate) weight_decay: f32,
}

impl Suits {
    /// Returns the options of a fit of `model` on so many rows, those for validation included.
    ///
    /// The first fit of a network has a high rate that falls to 0: it was the best of those tried (`docs/networks.md`). A fit that continues from
    /// trained parameters has a low, constant one.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub(crate) fn of(model: &Network, rows: usize, options: &TrainOptions) -> Result<Self> {
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
                let chosen = options.learning_rate.is_some() && options.schedule.is_some();
                let (learning_rate, schedule) = match chosen || is_new(model)? {
                    true => (OF_NEW, falling(epochs)),
                    false => (OF_TRAINED, Schedule::Constant),
                };
                let scaling = InputScaling::Standard;
                Suits { epochs, learning_rate, schedule, scaling, weight_decay: DECAY }
            }
        };
        Ok(suits.unless(options))
    }

    /// Replaces options by those that the user chose.
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

/// Returns a schedule that rises and then falls to 0 as half a cosine. The rise takes 5 % of all steps, at most [`RISE`] or an epoch: a fit of
/// very many epochs, which ends by patience or by Ctrl-C, trains from its beginning.
fn falling(per_epoch: usize, epochs: usize) -> Schedule {
    let most = RISE.max(per_epoch) as f32 / (per_epoch as f32 * epochs.max(1) as f32);
    Schedule::Cosine { warmup_fraction: most.min(0.05), final_fraction: 0.0 }
}

/// True if the parameters are those that were drawn from the network's seed. Parameters of an imported model, of a state dict or of another
/// network are trained.
pub(super) fn is_new(model: &Network) -> Result<bool> {
    if model.loss().is_some() {
        return Ok(false);
    }
    match model.fresh(model.config().seed()) {
        Ok(new) => Ok(new.parameters() == model.parameters()),
        Err(error @ Error::Memory { .. }) => Err(error),
        // An imported model cannot be drawn.
        Err(_) => Ok(false),
    }
}

/// Returns the preset of a table network that was not fitted, or is drawn anew.
fn preset(model: &Network) -> Option<Preset> {
    match model.config() {
        Config::Table(config) => Some(config.preset),
        _ if model.loss().is_none() => model.metadata().get("table.preset")?.parse().ok(),
        _ => None,
    }
}

/// True if a table network, with or without its final sizes, is for a regression.
fn is_regression(model: &Network, options: &TrainOptions) -> bool {
    match model.config() {
        Config::Composed(config) => {
            let members = config.graph().members_of(config.output());
            members.is_some_and(|(_, of)| of == MembersMean::Values)
        }
        _ => options.loss.is_some_and(|loss| !loss.is_classification()),
    }
}

/// Returns the epochs of a table network. The number of steps is about the same for a table of any size, so few rows get more epochs. A
/// regression, which has no dropout, learns for twice as many.
fn of_table(preset: Preset, per_epoch: usize, regression: bool) -> usize {
    let steps = match preset {
        Preset::Fast => 1000,
        Preset::Balanced => 2000,
        Preset::Best => 3000,
    };
    let times = if regression { 2 } else { 1 };
    (times * steps / per_epoch).clamp(times * 10, times * 100)
}
