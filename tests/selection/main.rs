//! Model selection: the separation of training and test rows, reproducibility, refused arguments.

mod common;
mod cross_validate;
mod ensemble;
mod fresh;
mod learning_curve;
mod learning_rate;
mod reports;
mod search;
mod subset;
mod table;

#[path = "../common/random.rs"]
mod random;
