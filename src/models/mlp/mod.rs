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

/// What defines an untrained multi-layer perceptron.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MlpConfig {
    /// Inputs, hidden widths, outputs.
    pub widths: Vec<usize>,
    /// The non-linearity after each layer but the last.
    pub activation: Activation,
    /// How weights are drawn; `None`: [`Init::Bounded`].
    pub init: Option<Init>,
    /// The seed of the initial weights.
    pub seed: u64,
}
