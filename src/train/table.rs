//! The options of a fit that suit a network for a table.

use super::{Schedule, TrainOptions};
use crate::data::InputScaling;
use crate::models::table::{Preset, TableShape};

/// Steps of a fit of each preset, for a table of any size: more passes over few rows.
fn steps(preset: Preset) -> f64 {
    match preset {
        Preset::Fast => 1000.0,
        Preset::Balanced => 2000.0,
        Preset::Best => 3000.0,
    }
}

/// Passes, at least and at most.
const EPOCHS: [f64; 2] = [10.0, 100.0];

impl TrainOptions {
    /// Options that suit the network of [`TableConfig::new`](crate::models::table::TableConfig::new) for a table of this shape.
    #[must_use]
    pub fn of_table(shape: TableShape, preset: Preset) -> Self {
        let options = TrainOptions::default();
        let per_epoch = (shape.rows.max(1) as f64 / options.batch_size as f64).max(1.0);
        let epochs = (steps(preset) / per_epoch).clamp(EPOCHS[0], EPOCHS[1]).round();
        TrainOptions {
            epochs: Some(epochs as usize),
            learning_rate: Some(2e-3),
            schedule: Some(Schedule::Cosine { warmup_fraction: 0.05, final_fraction: 0.0 }),
            scaling: Some(InputScaling::Robust),
            ..options
        }
    }
}
