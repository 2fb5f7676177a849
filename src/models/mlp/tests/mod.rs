//! The loss's derivative, written by the macro, compared with one written by hand and with central differences.

use crate::kernels::{self, Activation, Real};
use crate::models::mlp::loss::{weighted_loss, weighted_loss_pullback};
use crate::models::mlp::{Layer, Layout, Loss};

/// The inputs of a block of rows.
#[derive(Clone, Copy)]
struct Rows<'a, T> {
    /// (B, F).
    x: &'a [T],
    /// (B).
    target: &'a [T],
    /// (B).
    weight: &'a [T],
}

/// Forward, by hand: the weighted sum of the losses of B rows.
///
/// `activations` (outputs of all layers · B) receives every layer's output, `slopes` (the same size) the activations'
/// slopes.
fn forward<T: Real>(
    activations: &mut [T],
    slopes: &mut [T],
    parameters: &[T],
    layers: &[Layer],
    rows: Rows<'_, T>,
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
        Loss::Custom { .. } => panic!("a graph"),
    }
}

/// Backward, written by hand through the kernels' pullbacks: `d_parameters` += `seed` · d loss / d parameters.
///
/// `d_activations` must be zero on entry and is zero on return.
fn backward<T: Real>(
    activations: &[T],
    d_activations: &mut [T],
    slopes: &[T],
    parameters: &[T],
    d_parameters: &mut [T],
    layers: &[Layer],
    rows: Rows<'_, T>,
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
    rows: Rows<'_, T>,
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
        Loss::Custom { .. } => panic!("a graph"),
    }
}

const WIDTHS: [usize; 4] = [3, 7, 5, 4];
const ROWS: usize = 6;

struct Case<T> {
    layout: Layout,
    loss: Loss,
    parameters: Vec<T>,
    x: Vec<T>,
    target: Vec<T>,
    weight: Vec<T>,
}

impl<T: Real> Case<T> {
    fn new(activation: Activation, loss: Loss) -> Self {
        let mut widths = WIDTHS;
        if loss == Loss::BinaryCrossEntropy {
            widths[3] = 1;
        }
        let targets = ROWS * loss.targets(widths[3]);
        let layout = Layout::new(&widths, activation).unwrap();
        let value = |salt: f64| move |i: usize| T::from_f64((i as f64 * 1.7 + salt).sin());
        Case {
            parameters: (0..layout.parameters()).map(value(0.1)).collect(),
            x: (0..ROWS * 3).map(value(0.2)).collect(),
            target: (0..targets).map(|i| T::from_f64((i % 2) as f64)).collect(),
            weight: (0..ROWS).map(value(0.5)).collect(),
            layout,
            loss,
        }
    }

    fn delta(&self) -> T {
        match self.loss {
            Loss::Huber(delta) => T::from_f64(delta.into()),
            _ => T::ONE,
        }
    }

    fn value(&self, parameters: &[T]) -> T {
        let mut a = vec![T::ZERO; self.layout.activations() * ROWS];
        let (mut s, layers) = (a.clone(), self.layout.layers());
        let (x, t, w) = (&self.x, &self.target, &self.weight);
        weighted_loss(parameters, x, t, w, &mut a, &mut s, layers, self.loss, self.delta())
    }

    /// Value and gradient by the macro's pullback.
    fn by_macro(&self, seed: T) -> (T, Vec<T>) {
        let mut gradient = vec![T::ZERO; self.parameters.len()];
        let mut a = vec![T::ZERO; self.layout.activations() * ROWS];
        let (mut d_a, mut s) = (a.clone(), a.clone());
        let value = weighted_loss_pullback(
            &self.parameters,
            &mut gradient,
            &self.x,
            &self.target,
            &self.weight,
            &mut a,
            &mut d_a,
            &mut s,
            self.layout.layers(),
            self.loss,
            self.delta(),
            seed,
        );
        assert!(d_a.iter().all(|&d| d == T::ZERO), "the activations' shadow is consumed");
        (value, gradient)
    }

    /// Value and gradient by hand.
    fn by_hand(&self, seed: T) -> (T, Vec<T>) {
        let rows = Rows { x: &self.x, target: &self.target, weight: &self.weight };
        let mut gradient = vec![T::ZERO; self.parameters.len()];
        let mut a = vec![T::ZERO; self.layout.activations() * ROWS];
        let (mut d_a, mut s) = (a.clone(), a.clone());
        let layers = self.layout.layers();
        let value = forward(&mut a, &mut s, &self.parameters, layers, rows, self.loss);
        backward(&a, &mut d_a, &s, &self.parameters, &mut gradient, layers, rows, self.loss, seed);
        (value, gradient)
    }
}

const LOSSES: [Loss; 4] =
    [Loss::BinaryCrossEntropy, Loss::SoftmaxCrossEntropy, Loss::Mse, Loss::Huber(0.4)];

#[test]
fn the_macro_agrees_with_the_hand() {
    for (activation, _) in Activation::ALL {
        for loss in LOSSES {
            let double = Case::<f64>::new(activation, loss);
            assert_eq!(double.by_macro(0.7), double.by_hand(0.7), "{activation} {loss:?}");
            let single = Case::<f32>::new(activation, loss);
            assert_eq!(single.by_macro(0.7), single.by_hand(0.7), "{activation} {loss:?}");
        }
    }
}

#[test]
fn the_macro_agrees_with_central_differences() {
    for (activation, _) in Activation::ALL {
        for loss in LOSSES {
            let case = Case::<f64>::new(activation, loss);
            let (_, gradient) = case.by_macro(1.0);
            let h = 1e-6;
            for (i, got) in gradient.iter().enumerate() {
                let moved = |by: f64| {
                    let mut p = case.parameters.clone();
                    p[i] += by;
                    case.value(&p)
                };
                let want = (moved(h) - moved(-h)) / (2.0 * h);
                let error = (got - want).abs();
                assert!(error < 1e-7, "{activation} {loss:?} [{i}]: {got} against {want}");
            }
        }
    }
}
