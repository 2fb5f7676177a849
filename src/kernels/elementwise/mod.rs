//! Functions of each number by itself, and chains of them that pass through memory once.

mod chain;
mod elementary;
mod functions;

pub(crate) use chain::MOST_SIZES;
pub(crate) use chain::{Chain, Operand, Place, Step, value_and_slope};
pub use functions::{Binary, Unary};
