//! The multi-layer perceptron: dense layers with a non-linearity after each but the last.

mod init;
mod layout;
mod loss;
#[cfg(test)]
mod tests;

use crate::kernels::Activation;

pub use init::Init;
pub(super) use init::{draw, unit};
pub use layout::{Layer, Layout};
pub use loss::Loss;
pub(super) use loss::{weighted_loss, weighted_loss_pullback};

/// Definition of an untrained multi-layer perceptron.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MlpConfig {
    /// Number of inputs, hidden widths, number of outputs.
    pub widths: Vec<usize>,
    /// Non-linearity after each layer except the last.
    pub activation: Activation,
    /// Distribution of the initial weights; `None`: [`Init::Bounded`].
    pub init: Option<Init>,
    /// Random seed of the initial weights.
    pub seed: u64,
}
