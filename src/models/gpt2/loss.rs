//! The loss of a GPT-2, and its gradient.

use std::cell::RefCell;

use rootgrad_autodiff::autodiff_reverse;

use super::blocks::{Memory, blocks};
use super::plan::Plan;
use crate::kernels::{self, Context, Real};

/// The mean cross-entropy of the next tokens, a GPT-2's training objective. The macro writes its reverse pass,
/// `mean_loss_pullback`.
///
/// Shapes: `parameters` as in [`Layout`](super::Layout); `stream`, `statistics`, `logits` and `memory` as in
/// [`Plan::spans`]; `tokens` and `targets` (B, T).
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
    #[write_once] stream: &mut [T],
    #[write_once] statistics: &mut [T],
    #[write_once] logits: &mut [T],
    tokens: &[u32],
    targets: &[u32],
    memory: &RefCell<Memory<'_, T>>,
    plan: &Plan,
    context: &Context<'_, T>,
) -> T {
    let c = plan.channels;
    let m = plan.batch * plan.time;
    let wte = &parameters[plan.wte.clone()];
    let wpe = &parameters[plan.wpe.clone()];
    let embedded = &mut stream[..m * c];
    kernels::embedding(embedded, wte, wpe, tokens, context, plan.time, c);

    let (before, after) = stream.split_at_mut(m * c);
    let (embedded, output) = (&before[..], &mut after[..m * c]);
    blocks(output, embedded, parameters, memory, plan, context);

    let (before, last) = stream.split_at_mut(2 * m * c);
    let output = &before[m * c..];
    let (w, b) = (&parameters[plan.lnfw.clone()], &parameters[plan.lnfb.clone()]);
    let kept = &mut statistics[..2 * m];
    kernels::layernorm(last, kept, output, w, b, context, m, c);

    let last = &stream[2 * m * c..];
    let wte = &parameters[plan.wte.clone()];
    let kept = &mut statistics[2 * m..];
    kernels::head_cross_entropy(logits, kept, last, wte, targets, context, c, plan.vocabulary)
}
