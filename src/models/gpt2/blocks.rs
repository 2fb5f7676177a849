//! The blocks of a GPT-2 and their pullback, in planned memory.
//!
//! The macro writes the derivatives of a block's two halves. The pullback of all blocks goes through the blocks backwards,
//! with one set of shadows for all, and recomputes the values that the plan does not store.

use std::cell::RefCell;

use rootgrad_autodiff::{autodiff_reverse, pullback};

use super::block_kernels::{self, Run};
use super::layout::Block;
use super::plan::{Plan, PlannedBlock, Purpose};
use crate::arena::{parts, spans};
use crate::kernels::{self, Activation, Context, Real};
use crate::models::gpt2::Recompute;

/// Memory of all blocks, with the lengths of [`Plan::spans`]: stored values and work space. Shadows are zero between calls.
pub(super) struct Memory<'a, T> {
    pub(super) between: &'a mut [T],
    pub(super) activations: &'a mut [T],
    pub(super) statistics: &'a mut [T],
    pub(super) slopes: &'a mut [T],
    pub(super) shadows: &'a mut [T],
}

/// Memory of one block.
struct Buffers<'a, T> {
    /// (B, T, C), normalised.
    ln1: &'a mut [T],
    /// (B, T, 3·C).
    qkv: &'a mut [T],
    /// (B, T, C): heads side by side.
    attended: &'a mut [T],
    /// (B, T, C): input + attention.
    middle: &'a mut [T],
    /// (B, T, C), normalised.
    ln2: &'a mut [T],
    /// (B, T, 4·C).
    hidden: &'a mut [T],
    /// (B·T, 2), then (B, H, T).
    attention_kept: &'a mut [T],
    /// (B·T, 2).
    hidden_kept: &'a mut [T],
    /// (B, T, 4·C) or empty.
    slopes: &'a mut [T],
}

impl<'a, T> Buffers<'a, T> {
    fn new(
        activations: &'a mut [T],
        statistics: &'a mut [T],
        slopes: &'a mut [T],
        plan: &Plan,
        block: &PlannedBlock,
    ) -> Self {
        let [ln1, qkv, attended, middle, ln2, hidden] =
            parts(&mut activations[block.activations.clone()], plan.activations);
        let [attention_kept, hidden_kept] =
            parts(&mut statistics[block.statistics.clone()], plan.statistics);
        let slopes = &mut slopes[block.slopes.clone()];
        Self { ln1, qkv, attended, middle, ln2, hidden, attention_kept, hidden_kept, slopes }
    }

    /// Computes all of the block except its output.
    fn fill(
        &mut self,
        input: &[T],
        parameters: &[T],
        p: &Block,
        plan: &Plan,
        context: &Context<'_, T>,
    ) where
        T: Real,
    {
        let Self { ln1, qkv, attended, middle, ln2, hidden, .. } = self;
        let (kept, m) = (&mut *self.attention_kept, plan.batch * plan.time);
        let run = Run::computed(context);
        attend(middle, attended, qkv, ln1, input, parameters, kept, p, plan, run);
        let (kept, slopes) = (&mut *self.hidden_kept, &mut *self.slopes);
        expand(hidden, ln2, middle, parameters, kept, slopes, p, m, plan.channels, run);
    }
}

/// The first half of a block: middle = input + attention of the input, normalised.
///
/// Shapes: as in [`Buffers`]; `parameters` are all parameters of the model, of which `p` are the block's.
#[autodiff_reverse(
    attend_reverse,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Const,
    Const,
    Const,
    Const
)]
fn attend<T: Real>(
    middle: &mut [T],
    attended: &mut [T],
    qkv: &mut [T],
    ln1: &mut [T],
    input: &[T],
    parameters: &[T],
    #[write_once] statistics: &mut [T],
    p: &Block,
    plan: &Plan,
    run: Run<'_, '_, T>,
) {
    let c = plan.channels;
    let m = plan.batch * plan.time;
    let identity = Activation::Identity;
    let (w, b) = (&parameters[p.ln1w.clone()], &parameters[p.ln1b.clone()]);
    let kept = &mut statistics[..2 * m];
    block_kernels::layernorm(ln1, kept, input, w, b, run, m, c);

    let (w, b) = (&parameters[p.qkvw.clone()], &parameters[p.qkvb.clone()]);
    // Use an empty part because there is no slope to store; an empty array would be stored on a tape.
    let none = &mut statistics[2 * m..2 * m];
    block_kernels::linear_transposed(qkv, none, &ln1[..], w, b, &[], identity, run, m, c, 3 * c);

    let kept = &mut statistics[2 * m..(2 + plan.heads) * m];
    block_kernels::attention(attended, kept, &qkv[..], run, plan.batch, plan.time, c, plan.heads);

    let (w, b) = (&parameters[p.attprojw.clone()], &parameters[p.attprojb.clone()]);
    let none = &mut statistics[(2 + plan.heads) * m..];
    block_kernels::linear_transposed(
        middle,
        none,
        &attended[..],
        w,
        b,
        input,
        identity,
        run,
        m,
        c,
        c,
    );
}

/// The second half of a block without its last product: hidden = GELU of a product of the normalised middle.
///
/// Shapes: as in [`attend`].
#[autodiff_reverse(
    expand_reverse,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const
)]
fn expand<T: Real>(
    hidden: &mut [T],
    ln2: &mut [T],
    middle: &[T],
    parameters: &[T],
    statistics: &mut [T],
    slopes: &mut [T],
    p: &Block,
    m: usize,
    c: usize,
    run: Run<'_, '_, T>,
) {
    let (w, b) = (&parameters[p.ln2w.clone()], &parameters[p.ln2b.clone()]);
    block_kernels::layernorm(ln2, statistics, middle, w, b, run, m, c);

    let (w, b) = (&parameters[p.fcw.clone()], &parameters[p.fcb.clone()]);
    let gelu = Activation::Gelu;
    block_kernels::linear_transposed(hidden, slopes, &ln2[..], w, b, &[], gelu, run, m, c, 4 * c);
}

/// Applies all blocks of the model, one after the other, to `input`; writes `output`.
///
/// Shapes: `output` and `input` (B, T, C), `parameters` all parameters of the model.
pub(super) fn blocks<T: Real>(
    output: &mut [T],
    input: &[T],
    parameters: &[T],
    memory: &RefCell<Memory<'_, T>>,
    plan: &Plan,
    context: &Context<'_, T>,
) {
    let Memory { between, activations, statistics, slopes, .. } = &mut *memory.borrow_mut();
    let (c, m) = (plan.channels, plan.batch * plan.time);
    for block in plan.blocks() {
        let p = &block.parameters;
        let mut buffers = Buffers::new(activations, statistics, slopes, plan, &block);
        let input = block.input.clone().map_or(input, |range| &between[range]);
        buffers.fill(input, parameters, p, plan, context);
        let output = match block.output.clone() {
            Some(range) => &mut between[range],
            None => &mut *output,
        };
        let (w, b) = (&parameters[p.fcprojw.clone()], &parameters[p.fcprojb.clone()]);
        let (hidden, middle, identity) = (&*buffers.hidden, &*buffers.middle, Activation::Identity);
        kernels::linear_transposed(
            output,
            &mut [],
            hidden,
            w,
            b,
            middle,
            identity,
            context,
            m,
            4 * c,
            c,
        );
    }
}

/// The reverse of [`blocks()`]: adds the adjoints to `d_input` and `d_parameters`; the context defines how it adds the
/// latter. `d_output` is zero on return.
///
/// `d_output` is in turn the shadow of every block's output, and so of every input except the first.
#[pullback(of = blocks)]
pub(super) fn blocks_pullback<T: Real>(
    output: &[T],
    d_output: &mut [T],
    input: &[T],
    d_input: &mut [T],
    parameters: &[T],
    d_parameters: &mut [T],
    memory: &RefCell<Memory<'_, T>>,
    plan: &Plan,
    context: &Context<'_, T>,
) {
    let Memory { between, activations, statistics, slopes, shadows } = &mut *memory.borrow_mut();
    let (c, m) = (plan.channels, plan.batch * plan.time);
    let [d_middle, d_half] = parts(shadows, plan.shadows);
    for block in plan.blocks().rev() {
        let p = &block.parameters;
        let mut buffers = Buffers::new(activations, statistics, slopes, plan, &block);
        let output = block.output.clone().map_or(output, |range| &between[range]);
        let input = block.input.clone().map_or(input, |range| &between[range]);
        if plan.purpose == Purpose::Gradient(Recompute::Layers) {
            buffers.fill(input, parameters, p, plan, context);
        }
        let [d_ln2, d_hidden] = parts(d_half, [m * c, 4 * m * c]);
        let (hidden, middle, identity) = (&*buffers.hidden, &*buffers.middle, Activation::Identity);
        let (w, b) = (&parameters[p.fcprojw.clone()], &parameters[p.fcprojb.clone()]);
        let [d_w, d_b] = spans(d_parameters, [p.fcprojw.clone(), p.fcprojb.clone()]);
        kernels::linear_transposed_pullback(
            output,
            d_output,
            &[],
            &mut [],
            hidden,
            d_hidden,
            w,
            d_w,
            b,
            d_b,
            middle,
            d_middle,
            identity,
            context,
            m,
            4 * c,
            c,
        );
        let run = Run::kept(context);
        let Buffers { ln1, qkv, attended, middle, ln2, hidden, .. } = buffers;
        expand_reverse(
            hidden,
            d_hidden,
            ln2,
            d_ln2,
            middle,
            d_middle,
            parameters,
            d_parameters,
            buffers.hidden_kept,
            buffers.slopes,
            p,
            m,
            c,
            run,
        );
        let [d_ln1, d_qkv, d_attended] = parts(d_half, [m * c, 3 * m * c, m * c]);
        let d_input = if block.input.is_some() { &mut *d_output } else { &mut *d_input };
        attend_reverse(
            middle,
            d_middle,
            attended,
            d_attended,
            qkv,
            d_qkv,
            ln1,
            d_ln1,
            input,
            d_input,
            parameters,
            d_parameters,
            buffers.attention_kept,
            p,
            plan,
            run,
        );
    }
}
