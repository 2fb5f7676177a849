//! Model selection: the choice of the network, its options and the number of rows, with uncertainties.
//!
//! Everything here trains [fresh](crate::models::Network::fresh) copies of a network, by [`fit`](crate::train::fit), and leaves the network itself
//! unchanged. Results depend on the set of rows, the options and the seeds; they do not depend on threads, jobs or interruptions. Rows must be in
//! memory: rows that [`limit_memory`](crate::data::Dataset::limit_memory) has moved to disk are refused.

mod cross_validate;
mod ensemble;
mod ensemble_file;
mod figures;
mod folds;
mod learning_curve;
mod learning_rate;
mod score;
mod search;

pub use cross_validate::{CrossValidation, OnFold, cross_validate};
pub use ensemble::{Ensemble, IdFolds};
pub use learning_curve::{CurvePoint, LearningCurve, LearningCurveOptions, OnFit, learning_curve};
pub use learning_rate::{LearningRate, LearningRateOptions, find_learning_rate};
pub use search::{
    Dimension, Method, OnTrial, Parameter, Rung, Search, SearchOptions, Space, Trial, Value,
    Values, search,
};
