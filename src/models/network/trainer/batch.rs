//! The rows of a step, and their division.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::data::Standardisation;
use crate::kernels::Affine;
use crate::models::Loss;

/// The rows of one step.
#[derive(Debug, Clone, Copy)]
pub struct Batch<'a> {
    /// Features of all rows, (N, F), in the user's units: the trainer standardises what it gathers.
    pub x: &'a [f32],
    /// Targets of all rows, (N, [`Loss::targets`]), in the user's units: a class number, or a value for each output. For a
    /// [`LossFunction`](crate::models::LossFunction) its further columns follow the targets of each row.
    pub target: &'a [f32],
    /// Weights of all rows, (N); `None`: all 1.
    pub weight: Option<&'a [f32]>,
    /// Divisor of the weights, if there are any: losses are sums of w l in this unit.
    pub mean_weight: f64,
    /// The rows of this batch, (B), in any order.
    pub rows: &'a [u32],
}

/// The conversion of rows to the values that the network expects.
#[derive(Debug)]
pub(super) struct Rows {
    pub(super) loss: Loss,
    /// Number of targets and further columns of a row.
    pub(super) targets: usize,
    /// Number of features without flags, F.
    pub(super) features: usize,
    pub(super) input: Option<Affine>,
    pub(super) target: Option<Standardisation>,
}

/// Returns the sum of `f64` values given by their bits, in order.
pub(super) fn sum(bits: &[AtomicU64]) -> f64 {
    bits.iter().map(|bits| f64::from_bits(bits.load(Ordering::Relaxed))).sum()
}
