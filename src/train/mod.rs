//! Training: the fit loop, its options, schedules, metrics, checkpoints.

mod checkpoint;
mod classes;
mod ends;
mod fit;
pub mod gpt2;
mod history;
pub mod interrupt;
mod meter;
mod metric;
mod notes;
mod options;
mod parts;
mod prepare;
mod progress;
mod resume;
mod roc;
mod rounds;
mod schedule;
mod sentinels;

pub use fit::{OnEpoch, fit};
pub use history::{Epoch, Flow, History, Metric, Stop};
pub use metric::auc;
pub use options::{Progress, TrainOptions};
pub use parts::PartRate;
pub use roc::RocCurve;
pub use rounds::Round;
pub use schedule::Schedule;

pub use crate::kernels::optimizer::Optimizer;
pub use crate::models::Loss;
