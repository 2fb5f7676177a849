//! Losses: weighted sums over the rows of a batch. Weights may be negative.

pub(super) mod binary_cross_entropy;
pub(super) mod head_cross_entropy;
pub(super) mod huber;
pub(super) mod mse;
pub(super) mod softmax_cross_entropy;
