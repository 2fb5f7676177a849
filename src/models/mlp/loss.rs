//! The loss of a network on a block of rows, and its gradient.

use rootgrad_autodiff::autodiff_reverse;

use super::layout::Layer;
use crate::error::{Error, Result};
use crate::interface::Value;
use crate::kernels::{self, Real};

/// The function that training minimises: a weighted mean over events.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Loss {
    /// [`kernels::binary_cross_entropy()`] of one logit; targets 0 or 1.
    BinaryCrossEntropy,
    /// [`kernels::softmax_cross_entropy()`] of K logits; targets 0 … K−1.
    SoftmaxCrossEntropy,
    /// [`kernels::mse()`]: the mean over the K outputs.
    Mse,
    /// [`kernels::huber()`] with this δ, the mean over the K outputs. δ is in standard deviations of the target, or in the target's
    /// own units if the target is not standardised.
    Huber(f32),
    /// A [`LossFunction`](crate::models::LossFunction). The function is not part of the network.
    Custom {
        /// Number of targets of a row.
        targets: usize,
        /// True if the target was a class number in every row.
        is_classification: bool,
    },
}

impl Loss {
    /// Returns true if the outputs are logits.
    #[must_use]
    pub fn is_classification(self) -> bool {
        matches!(
            self,
            Loss::BinaryCrossEntropy
                | Loss::SoftmaxCrossEntropy
                | Loss::Custom { is_classification: true, .. }
        )
    }

    /// Returns the number of targets of a row for a network with `outputs` outputs: one class number, or a value for each output.
    #[must_use]
    pub fn targets(self, outputs: usize) -> usize {
        match self {
            Loss::Custom { targets, .. } => targets,
            _ if self.is_classification() => 1,
            _ => outputs,
        }
    }

    /// Checks that a network with `outputs` outputs can be trained with this loss.
    ///
    /// # Errors
    /// [`Error::Argument`] if the outputs do not suit the loss or δ is not positive.
    pub fn check(self, outputs: usize) -> Result<()> {
        let (got, wanted) = match self {
            Loss::BinaryCrossEntropy if outputs != 1 => {
                (format!("binary cross-entropy on {outputs} outputs"), "one output")
            }
            Loss::SoftmaxCrossEntropy if outputs < 2 => {
                ("softmax cross-entropy on one output".into(), "an output for each class")
            }
            Loss::Huber(delta) if !(delta >= f32::MIN_POSITIVE && delta.is_finite()) => {
                (format!("Huber with delta {delta}"), "a finite positive delta")
            }
            _ => return Ok(()),
        };
        Err(Error::option("loss", got, wanted))
    }
}

impl From<Loss> for Value {
    fn from(loss: Loss) -> Self {
        let (variant, shell) = match loss {
            Loss::BinaryCrossEntropy => ("BinaryCrossEntropy", "binary".into()),
            Loss::SoftmaxCrossEntropy => ("SoftmaxCrossEntropy", "softmax".into()),
            Loss::Mse => ("Mse", "mse".into()),
            Loss::Huber(delta) => ("Huber", format!("huber:{delta}")),
            Loss::Custom { .. } => ("Custom", "custom".into()),
        };
        Value::Choice { enumeration: "Loss", variant, shell }
    }
}

/// Computes the weighted sum of the losses of a block of B rows, a network's training objective. The macro writes its reverse pass,
/// `weighted_loss_pullback`.
///
/// Shapes: `parameters` as in [`Layout`](super::Layout); `x` (B, F), `target` (B, [`Loss::targets`]), `weight` (B). `activations`
/// receives every layer's output and `slopes` the slopes of the non-linearities, both (outputs of all layers · B). `delta` is
/// Huber's δ.
#[autodiff_reverse(
    weighted_loss_pullback,
    Duplicated,
    Const,
    Const,
    Const,
    Duplicated,
    Const,
    Const,
    Const,
    Const,
    Active
)]
pub(in crate::models) fn weighted_loss<T: Real>(
    parameters: &[T],
    x: &[T],
    target: &[T],
    weight: &[T],
    #[write_once] activations: &mut [T],
    #[write_once] slopes: &mut [T],
    layers: &[Layer],
    loss: Loss,
    delta: T,
) -> T {
    let b = weight.len();
    for (n, layer) in layers.iter().enumerate() {
        let start = layer.before * b;
        let size = layer.outputs * b;
        let (before, after) = activations.split_at_mut(start);
        let out = &mut after[..size];
        let slope = &mut slopes[start..start + size];
        let w = &parameters[layer.weight.clone()];
        let bias = &parameters[layer.bias.clone()];
        let (inputs, outputs) = (layer.inputs, layer.outputs);
        if n == 0 {
            kernels::linear(out, slope, x, w, bias, layer.activation, b, inputs, outputs);
        } else {
            let from = start - inputs * b;
            let hidden = &before[from..start];
            kernels::linear(out, slope, hidden, w, bias, layer.activation, b, inputs, outputs);
        }
    }
    let last = &layers[layers.len() - 1];
    let k = last.outputs;
    let output = &activations[last.before * b..(last.before + k) * b];
    match loss {
        Loss::BinaryCrossEntropy => kernels::binary_cross_entropy(output, target, weight),
        Loss::SoftmaxCrossEntropy => kernels::softmax_cross_entropy(output, target, weight, k),
        Loss::Mse => kernels::mse(output, target, weight, k),
        Loss::Huber(_) => kernels::huber(output, target, weight, delta, k),
        // This function does not compute the loss of a graph: a trainer builds a plan for it.
        Loss::Custom { .. } => T::ZERO,
    }
}
