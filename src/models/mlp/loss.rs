//! The loss of a network on a block of rows, and its gradient.

use super::layout::Layer;
use crate::error::{Error, Result};
use crate::kernels::{self, Real};

/// What training minimises: a weighted mean over events.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Loss {
    /// [`kernels::binary_cross_entropy`] of one logit; targets 0 or 1.
    BinaryCrossEntropy,
    /// [`kernels::softmax_cross_entropy`] of K logits; targets 0 … K−1.
    SoftmaxCrossEntropy,
    /// [`kernels::mse`].
    Mse,
    /// [`kernels::huber`] with this δ, in units of the (standardised) target.
    Huber(f32),
}

impl Loss {
    /// Whether the outputs are logits.
    #[must_use]
    pub fn is_classification(self) -> bool {
        matches!(self, Loss::BinaryCrossEntropy | Loss::SoftmaxCrossEntropy)
    }

    /// Checks that a network with `outputs` outputs can be trained with it.
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
            Loss::Mse | Loss::Huber(_) if outputs != 1 => {
                (format!("a regression with {outputs} outputs"), "one output")
            }
            Loss::Huber(delta) if !(delta > 0.0 && delta.is_finite()) => {
                (format!("Huber with delta {delta}"), "a finite positive delta")
            }
            _ => return Ok(()),
        };
        Err(Error::argument("loss", got, wanted))
    }
}

/// The inputs of a block of rows, standardised.
#[derive(Clone, Copy)]
pub(super) struct Rows<'a, T> {
    /// (B, F).
    pub(super) x: &'a [T],
    /// (B).
    pub(super) target: &'a [T],
    /// (B).
    pub(super) weight: &'a [T],
}

/// Forward: the weighted sum of the losses of B rows.
///
/// `activations` (outputs of all layers · B) receives every layer's output, `slopes` (the same size) the activations'
/// slopes.
pub(super) fn forward<T: Real>(
    activations: &mut [T],
    slopes: &mut [T],
    parameters: &[T],
    layers: &[Layer],
    rows: Rows<T>,
    loss: Loss,
) -> T {
    let b = rows.weight.len();
    for layer in layers {
        let size = layer.outputs * b;
        let (before, after) = activations.split_at_mut(layer.before * b);
        let x = if layer.before == 0 { rows.x } else { &before[before.len() - layer.inputs * b..] };
        let slope: &mut [T] = match slopes.is_empty() {
            true => &mut [],
            false => &mut slopes[layer.before * b..][..size],
        };
        kernels::linear(
            &mut after[..size],
            slope,
            x,
            &parameters[layer.weight.clone()],
            &parameters[layer.bias.clone()],
            layer.activation,
            b,
            layer.inputs,
            layer.outputs,
        );
    }
    let k = layers[layers.len() - 1].outputs;
    let output = &activations[activations.len() - k * b..];
    match loss {
        Loss::BinaryCrossEntropy => kernels::binary_cross_entropy(output, rows.target, rows.weight),
        Loss::SoftmaxCrossEntropy => {
            kernels::softmax_cross_entropy(output, rows.target, rows.weight, k)
        }
        Loss::Mse => kernels::mse(output, rows.target, rows.weight, k),
        Loss::Huber(delta) => {
            let delta = T::from_f64(f64::from(delta));
            kernels::huber(output, rows.target, rows.weight, delta, k)
        }
    }
}

/// Backward, written by hand through the kernels' pullbacks: `d_parameters` += `seed` · d loss / d parameters.
///
/// `d_activations` must be zero on entry and is zero on return.
pub(super) fn backward<T: Real>(
    activations: &[T],
    d_activations: &mut [T],
    slopes: &[T],
    parameters: &[T],
    d_parameters: &mut [T],
    layers: &[Layer],
    rows: Rows<T>,
    loss: Loss,
    seed: T,
) {
    let b = rows.weight.len();
    let k = layers[layers.len() - 1].outputs;
    let last = activations.len() - k * b;
    output_pullback(&activations[last..], &mut d_activations[last..], rows, loss, k, seed);
    for layer in layers.iter().rev() {
        let (start, size) = (layer.before * b, layer.outputs * b);
        let (d_before, d_after) = d_activations.split_at_mut(start);
        let (x, d_x): (&[T], &mut [T]) = if layer.before == 0 {
            (rows.x, &mut [])
        } else {
            let from = start - layer.inputs * b;
            (&activations[from..start], &mut d_before[from..])
        };
        let (d_weights, d_rest) =
            d_parameters[layer.weight.start..].split_at_mut(layer.weight.len());
        kernels::linear_pullback(
            &activations[start..][..size],
            &mut d_after[..size],
            &slopes[start..][..size],
            &mut [],
            x,
            d_x,
            &parameters[layer.weight.clone()],
            d_weights,
            &parameters[layer.bias.clone()],
            &mut d_rest[..layer.outputs],
            layer.activation,
            b,
            layer.inputs,
            layer.outputs,
        );
    }
}

/// The pullback of the loss kernel alone.
fn output_pullback<T: Real>(
    output: &[T],
    d_output: &mut [T],
    rows: Rows<T>,
    loss: Loss,
    k: usize,
    seed: T,
) {
    let (t, w) = (rows.target, rows.weight);
    match loss {
        Loss::BinaryCrossEntropy => {
            kernels::binary_cross_entropy_pullback(output, d_output, t, &mut [], w, &mut [], seed)
        }
        Loss::SoftmaxCrossEntropy => kernels::softmax_cross_entropy_pullback(
            output,
            d_output,
            t,
            &mut [],
            w,
            &mut [],
            k,
            seed,
        ),
        Loss::Mse => kernels::mse_pullback(output, d_output, t, &mut [], w, &mut [], k, seed),
        Loss::Huber(delta) => {
            let delta = T::from_f64(f64::from(delta));
            kernels::huber_pullback(output, d_output, t, &mut [], w, &mut [], delta, k, seed);
        }
    }
}
