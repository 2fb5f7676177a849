//! A dense layer.

use rootgrad_autodiff::{autodiff_reverse, export_torch};

/// Returns y (B, O) = x (B, I) W (I, O) + b (O). The sizes follow from the lengths: I = |W| / O, B = |x| / I.
///
/// # Panics
/// If the lengths do not match: W is not I times O, x not B times I.
#[export_torch(length = x.len() / (w.len() / b.len()) * b.len())]
#[autodiff_reverse(d_dense, Duplicated, Duplicated, Duplicated, Duplicated)]
pub fn dense(x: &[f32], w: &[f32], b: &[f32], y: &mut [f32]) {
    let outputs = b.len();
    let inputs = w.len() / outputs;
    assert!(inputs * outputs == w.len(), "w has {} numbers; wanted rows of {outputs}", w.len());
    assert!(x.len().is_multiple_of(inputs), "x has {} numbers; wanted rows of {inputs}", x.len());
    for (row, sums) in x.chunks_exact(inputs).zip(y.chunks_exact_mut(outputs)) {
        sums.copy_from_slice(b);
        for (x, weights) in row.iter().zip(w.chunks_exact(outputs)) {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += x * weight;
            }
        }
    }
}
