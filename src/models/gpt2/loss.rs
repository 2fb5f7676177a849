//! The loss of a GPT-2, and its gradient.

use rootgrad_autodiff::autodiff_reverse;

use super::plan::Plan;
use crate::kernels::{self, Activation, Context, Real};

/// The mean cross-entropy of the next tokens, a GPT-2's training objective. Its reverse pass, `mean_loss_pullback`, is
/// written by the macro.
///
/// Shapes: `parameters` as [`Layout`](super::Layout) says; `activations`, `statistics`, `slopes` and `logits` as [`Plan`]
/// says; `tokens` and `targets` (B, T).
#[autodiff_reverse(
    mean_loss_pullback,
    Duplicated,
    Duplicated,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Active
)]
pub(super) fn mean_loss<T: Real>(
    parameters: &[T],
    #[write_once] activations: &mut [T],
    #[write_once] statistics: &mut [T],
    #[write_once] slopes: &mut [T],
    #[write_once] logits: &mut [T],
    tokens: &[u32],
    targets: &[u32],
    plan: &Plan,
    context: &Context<'_, T>,
) -> T {
    let c = plan.channels;
    let m = plan.batch * plan.time;
    let wte = &parameters[plan.wte.clone()];
    let wpe = &parameters[plan.wpe.clone()];
    let embedded = &mut activations[plan.embedded.clone()];
    kernels::embedding(embedded, wte, wpe, tokens, context, plan.time, c);
    for block in plan.blocks.iter() {
        let p = &block.parameters;

        let (before, after) = activations.split_at_mut(block.ln1.start);
        let x = &before[block.input.clone()];
        let ln1 = &mut after[..m * c];
        let (w, b) = (&parameters[p.ln1w.clone()], &parameters[p.ln1b.clone()]);
        let kept = &mut statistics[block.ln1_statistics.clone()];
        kernels::layernorm(ln1, kept, x, w, b, context, m, c);

        let (before, after) = activations.split_at_mut(block.qkv.start);
        let ln1 = &before[block.ln1.clone()];
        let qkv = &mut after[..3 * m * c];
        let (w, b) = (&parameters[p.qkvw.clone()], &parameters[p.qkvb.clone()]);
        let identity = Activation::Identity;
        // An empty part, since there is no slope to keep; an empty array would be kept on a tape.
        let slope = &mut slopes[block.slopes.start..block.slopes.start];
        kernels::dense(qkv, slope, ln1, w, b, &[], identity, context, m, c, 3 * c);

        let (before, after) = activations.split_at_mut(block.attention.start);
        let qkv = &before[block.qkv.clone()];
        let attended = &mut after[..m * c];
        let kept = &mut statistics[block.attention_statistics.clone()];
        kernels::attention(
            attended, kept, qkv, true, context, plan.batch, plan.time, c, plan.heads,
        );

        let (before, after) = activations.split_at_mut(block.middle.start);
        let attended = &before[block.attention.clone()];
        let x = &before[block.input.clone()];
        let middle = &mut after[..m * c];
        let (w, b) = (&parameters[p.attprojw.clone()], &parameters[p.attprojb.clone()]);
        let slope = &mut slopes[block.slopes.start..block.slopes.start];
        kernels::dense(middle, slope, attended, w, b, x, identity, context, m, c, c);

        let (before, after) = activations.split_at_mut(block.ln2.start);
        let middle = &before[block.middle.clone()];
        let ln2 = &mut after[..m * c];
        let (w, b) = (&parameters[p.ln2w.clone()], &parameters[p.ln2b.clone()]);
        let kept = &mut statistics[block.ln2_statistics.clone()];
        kernels::layernorm(ln2, kept, middle, w, b, context, m, c);

        let (before, after) = activations.split_at_mut(block.hidden.start);
        let ln2 = &before[block.ln2.clone()];
        let hidden = &mut after[..4 * m * c];
        let slope = &mut slopes[block.slopes.clone()];
        let (w, b) = (&parameters[p.fcw.clone()], &parameters[p.fcb.clone()]);
        let gelu = Activation::Gelu;
        kernels::dense(hidden, slope, ln2, w, b, &[], gelu, context, m, c, 4 * c);

        let (before, after) = activations.split_at_mut(block.output.start);
        let hidden = &before[block.hidden.clone()];
        let middle = &before[block.middle.clone()];
        let output = &mut after[..m * c];
        let (w, b) = (&parameters[p.fcprojw.clone()], &parameters[p.fcprojb.clone()]);
        let slope = &mut slopes[block.slopes.end..block.slopes.end];
        kernels::dense(output, slope, hidden, w, b, middle, identity, context, m, 4 * c, c);
    }
    let (before, after) = activations.split_at_mut(plan.last.start);
    let x = &before[plan.last.start - m * c..];
    let last = &mut after[..m * c];
    let (w, b) = (&parameters[plan.lnfw.clone()], &parameters[plan.lnfb.clone()]);
    let kept = &mut statistics[plan.last_statistics.clone()];
    kernels::layernorm(last, kept, x, w, b, context, m, c);
    let last = &activations[plan.last.clone()];
    let wte = &parameters[plan.wte.clone()];
    let kept = &mut statistics[plan.head_statistics.clone()];
    kernels::head_cross_entropy(logits, kept, last, wte, targets, context, c, plan.vocabulary)
}
