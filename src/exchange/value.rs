//! Values of a model that is being read.

use crate::graph::Id;

/// A value of the graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) id: Id,
    pub(crate) kind: Kind,
}

/// Kind of numbers in a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Float,
    /// A whole number with 32 or 64 bits.
    Int,
    /// A whole number with fewer bits, or without a sign: arithmetic with it would wrap around.
    Narrow,
    Bool,
}

/// Returns the decimal number that a single-precision number was written from: 1e-5, not 9.99999974e-6.
pub(crate) fn decimal(value: f32) -> f64 {
    format!("{value:e}").parse().unwrap_or(f64::from(value))
}
