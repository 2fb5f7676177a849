//! The loss of a transformer on a block of rows, and its gradient.

use rootgrad_autodiff::autodiff_reverse;

use super::Layout;
use crate::kernels::{self, Activation, Context, Real};
use crate::models::Loss;

/// Computes the weighted sum of the losses of a block of B rows, a network's training objective. The macro writes its
/// reverse pass, `weighted_loss_pullback`.
///
/// Shapes: `parameters` as in [`Layout`]; `x` (B, N, P), `target` (B, [`Loss::targets`]), `weight` (B); `activations`,
/// `statistics` and `slopes` B times the lengths of [`Layout::sizes`]; `delta` is Huber's δ.
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
    #[write_once] statistics: &mut [T],
    #[write_once] slopes: &mut [T],
    plan: &Layout,
    loss: Loss,
    delta: T,
    context: &Context<'_, T>,
) -> T {
    let b = weight.len();
    let c = plan.channels;
    let n = plan.tokens;
    let t = plan.time;
    let m = b * t;
    let k = plan.outputs;
    let identity = Activation::Identity;

    let w = &parameters[plan.embedding.0.clone()];
    let bias = &parameters[plan.embedding.1.clone()];
    let embedded = &mut activations[plan.embedded.start * b..plan.embedded.end * b];
    // Use an empty part because there is no slope to store; an empty array would be stored on a tape.
    let none = &mut slopes[0..0];
    kernels::linear_transposed(
        embedded,
        none,
        x,
        w,
        bias,
        &[],
        identity,
        context,
        b * n,
        plan.width,
        c,
    );

    let (before, after) = activations.split_at_mut(plan.sequence.start * b);
    let embedded = &before[plan.embedded.start * b..plan.embedded.end * b];
    let sequence = &mut after[..m * c];
    let positions = &parameters[plan.positions.clone()];
    let class = &parameters[plan.class.clone()];
    kernels::positions(sequence, embedded, positions, class, n, c);

    for block in plan.blocks.iter() {
        let (before, after) = activations.split_at_mut(block.ln1.start * b);
        let x = &before[block.input.start * b..block.input.end * b];
        let ln1 = &mut after[..m * c];
        let (w, bias) = (&parameters[block.ln1w.clone()], &parameters[block.ln1b.clone()]);
        let kept = &mut statistics[block.ln1_statistics.start * b..block.ln1_statistics.end * b];
        kernels::layernorm(ln1, kept, x, w, bias, context, m, c);

        let (before, after) = activations.split_at_mut(block.qkv.start * b);
        let ln1 = &before[block.ln1.start * b..block.ln1.end * b];
        let qkv = &mut after[..3 * m * c];
        let (w, bias) = (&parameters[block.qkvw.clone()], &parameters[block.qkvb.clone()]);
        let none = &mut slopes[0..0];
        kernels::linear_transposed(qkv, none, ln1, w, bias, &[], identity, context, m, c, 3 * c);

        let (before, after) = activations.split_at_mut(block.attention.start * b);
        let qkv = &before[block.qkv.start * b..block.qkv.end * b];
        let attended = &mut after[..m * c];
        let kept = &mut statistics
            [block.attention_statistics.start * b..block.attention_statistics.end * b];
        kernels::attention(attended, kept, qkv, plan.causal, context, b, t, c, plan.heads);

        let (before, after) = activations.split_at_mut(block.middle.start * b);
        let attended = &before[block.attention.start * b..block.attention.end * b];
        let x = &before[block.input.start * b..block.input.end * b];
        let middle = &mut after[..m * c];
        let (w, bias) = (&parameters[block.attprojw.clone()], &parameters[block.attprojb.clone()]);
        let none = &mut slopes[0..0];
        kernels::linear_transposed(middle, none, attended, w, bias, x, identity, context, m, c, c);

        let (before, after) = activations.split_at_mut(block.ln2.start * b);
        let middle = &before[block.middle.start * b..block.middle.end * b];
        let ln2 = &mut after[..m * c];
        let (w, bias) = (&parameters[block.ln2w.clone()], &parameters[block.ln2b.clone()]);
        let kept = &mut statistics[block.ln2_statistics.start * b..block.ln2_statistics.end * b];
        kernels::layernorm(ln2, kept, middle, w, bias, context, m, c);

        let (before, after) = activations.split_at_mut(block.hidden.start * b);
        let ln2 = &before[block.ln2.start * b..block.ln2.end * b];
        let hidden = &mut after[..4 * m * c];
        let slope = &mut slopes[block.slopes.start * b..block.slopes.end * b];
        let (w, bias) = (&parameters[block.fcw.clone()], &parameters[block.fcb.clone()]);
        let gelu = Activation::Gelu;
        kernels::linear_transposed(hidden, slope, ln2, w, bias, &[], gelu, context, m, c, 4 * c);

        let (before, after) = activations.split_at_mut(block.output.start * b);
        let hidden = &before[block.hidden.start * b..block.hidden.end * b];
        let middle = &before[block.middle.start * b..block.middle.end * b];
        let output = &mut after[..m * c];
        let (w, bias) = (&parameters[block.fcprojw.clone()], &parameters[block.fcprojb.clone()]);
        let none = &mut slopes[0..0];
        kernels::linear_transposed(
            output,
            none,
            hidden,
            w,
            bias,
            middle,
            identity,
            context,
            m,
            4 * c,
            c,
        );
    }

    let (before, after) = activations.split_at_mut(plan.last.start * b);
    let x = &before[plan.last.start * b - m * c..];
    let last = &mut after[..m * c];
    let (w, bias) = (&parameters[plan.ln.0.clone()], &parameters[plan.ln.1.clone()]);
    let kept = &mut statistics[plan.last_statistics.start * b..plan.last_statistics.end * b];
    kernels::layernorm(last, kept, x, w, bias, context, m, c);

    let (before, after) = activations.split_at_mut(plan.pooled.start * b);
    let last = &before[plan.last.start * b..plan.last.end * b];
    let pooled = &mut after[..b * c];
    kernels::pool(pooled, last, plan.mean, t, c);

    let (before, after) = activations.split_at_mut(plan.output.start * b);
    let pooled = &before[plan.pooled.start * b..plan.pooled.end * b];
    let output = &mut after[..b * k];
    let (w, bias) = (&parameters[plan.head.0.clone()], &parameters[plan.head.1.clone()]);
    let none = &mut slopes[0..0];
    kernels::linear_transposed(output, none, pooled, w, bias, &[], identity, context, b, c, k);

    let output = &activations[plan.output.start * b..plan.output.end * b];
    match loss {
        Loss::BinaryCrossEntropy => kernels::binary_cross_entropy(output, target, weight),
        Loss::SoftmaxCrossEntropy => kernels::softmax_cross_entropy(output, target, weight, k),
        Loss::Mse => kernels::mse(output, target, weight, k),
        Loss::Huber(_) => kernels::huber(output, target, weight, delta, k),
        // This function does not compute the loss of a graph: a trainer builds a plan for it.
        Loss::Custom { .. } => T::ZERO,
    }
}
