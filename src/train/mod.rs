//! Training: the fit loop, its options, schedules, metrics, checkpoints.

pub(crate) mod again;
mod binned_auc;
mod checkpoint;
mod checks;
mod classes;
mod divide;
mod ends;
mod fit;
pub mod gpt2;
mod history;
pub mod interrupt;
mod meter;
mod metric;
mod missing;
mod notes;
mod oddities;
mod options;
mod part;
mod parts;
mod prepare;
mod progress;
mod resume;
mod roc;
mod rounds;
mod schedule;
mod sentinels;
mod stream;
mod sweep;
mod table;

pub(crate) use checks::check_places;
pub use fit::{OnEpoch, fit};
pub use history::{Epoch, Flow, History, Metric, Stop};
pub use metric::auc;
pub(crate) use metric::{accuracy_sums, square_sums};
pub use missing::MissingValue;
pub use options::{Progress, TrainOptions};
pub use parts::PartRate;
pub use roc::RocCurve;
pub use rounds::Round;
pub use schedule::Schedule;
pub(crate) use sweep::{check, sweep};

pub use crate::kernels::optimizer::Optimizer;
pub use crate::models::Loss;
