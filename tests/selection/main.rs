//! Model selection: what has seen which row, what is the same again, what is refused.

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
