//! act(x·wᵀ + b) + residual for a few rows, with weights stored in bfloat16.

use super::linear_transposed::Finish;
use crate::arena::Cells;
use crate::gemm::blocked::{Format, Pairs, streamed};
use crate::kernels::{Activation, Context};

/// Returns the number of `f32` that O rows of I weights take in bfloat16: each `f32` contains two weights, and rows are
/// padded to a multiple of 32.
#[allow(non_snake_case)]
pub(crate) fn packed_weights(O: usize, I: usize) -> usize {
    O * Pairs::steps(I)
}

/// Rounds the weights `w` (O, I) to bfloat16.
///
/// # Panics
/// If `packed` does not have [`packed_weights`] values.
#[allow(non_snake_case)]
pub(crate) fn pack_weights(packed: &mut [f32], w: &[f32], context: &Context<'_, f32>, I: usize) {
    Pairs::rows(context.team(), packed, w, I);
}

/// [`linear_transposed_streamed`](crate::kernels::linear_transposed_streamed) with weights from [`pack_weights`], which
/// are half the bytes to read. `x` is rounded to bfloat16, too.
///
/// Each output is x·w, summed in 16 interleaved partial sums with two terms per step, plus the bias.
///
/// # Panics
/// If a length does not fit the sizes, or the context's workspace is shorter than [`packed_weights`] of (M, I).
#[allow(non_snake_case)]
pub(crate) fn linear_transposed_packed(
    out: &mut [f32],  // (M, O)
    x: &[f32],        // (M, I)
    packed: &[f32],   // (≥ O, I)
    b: &[f32],        // (O) or empty
    residual: &[f32], // (M, O) or empty
    activation: Activation,
    context: &Context<'_, f32>,
    M: usize,
    I: usize,
    O: usize,
) {
    assert_eq!(out.len(), M * O, "linear_transposed_packed: length of out against M·O = {M}·{O}");
    assert_eq!(x.len(), M * I, "linear_transposed_packed: length of x against M·I = {M}·{I}");
    assert!(
        packed.len() >= packed_weights(O, I),
        "linear_transposed_packed: length of packed against O·I"
    );
    assert!(b.is_empty() || b.len() == O, "linear_transposed_packed: length of b against O");
    assert!(residual.is_empty() || residual.len() == M * O, "linear_transposed_packed: residual");
    let mut workspace = context.borrow();
    let rows = &mut workspace[..packed_weights(M, I)];
    Pairs::rows(context.team(), rows, x, I);
    let finish = Finish { out: Cells::new(out), slope: None, b, residual, activation, O };
    streamed::<Pairs>(context.team(), rows, packed, M, Pairs::steps(I), O, &finish);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::{Precision, linear_transposed};
    use crate::threads::Team;

    /// The factors are those of `linear_transposed` in bfloat16: the sums differ only by their order.
    #[test]
    fn packed_weights_give_what_dense_gives_in_bfloat16() {
        let wave = |n: usize, f: f64| -> Vec<f32> {
            (0..n).map(|i| ((1.7 + f) * i as f64 + 0.3).sin() as f32).collect()
        };
        for (m, i, o, threads) in
            [(1, 1, 1, 1), (1, 36, 50, 2), (3, 70, 97, 3), (40, 32, 48, 2), (5, 768, 100, 2)]
        {
            let (x, w, b, r) = (wave(m * i, 0.0), wave(o * i, 0.1), wave(o, 0.2), wave(m * o, 0.3));
            let team = Team::new(threads);
            let mut workspace = vec![0.0; Context::<f32>::workspace(m, i.max(o), 0)];
            let context = Context::new(&team, &mut workspace).with_precision(Precision::Bfloat16);
            let mut packed = vec![f32::NAN; packed_weights(o, i)];
            pack_weights(&mut packed, &w, &context, i);
            let (mut got, mut want) = (vec![f32::NAN; m * o], vec![0.0; m * o]);
            let gelu = Activation::Gelu;
            linear_transposed_packed(&mut got, &x, &packed, &b, &r, gelu, &context, m, i, o);
            linear_transposed(&mut want, &mut [], &x, &w, &b, &r, gelu, &context, m, i, o);
            for (n, (got, want)) in got.iter().zip(&want).enumerate() {
                let error = (got - want).abs();
                assert!(error < 1e-6 * i as f32, "({m}, {i}, {o})[{n}]: {got} against {want}");
            }
        }
    }
}
