//! The kernels of a block, either computed or with their outputs reused.
//!
//! A derivative first runs its function forward. When the pullback of the blocks runs, the halves of a block have
//! already run, and their outputs are already where the function would write them. The pullback therefore uses
//! [`Run::kept`]: these functions then leave their outputs unchanged. The shapes are those of the kernels, and so are
//! the pullbacks.

use rootgrad_autodiff::pullback;

use crate::kernels::{self, Activation, Context, Real};

/// One run over a half of a block: its context, and if its kernels compute.
#[derive(Clone, Copy)]
pub(super) struct Run<'a, 'b, T> {
    context: &'a Context<'b, T>,
    kept: bool,
}

impl<'a, 'b, T> Run<'a, 'b, T> {
    /// A run in which the kernels compute.
    pub(super) fn computed(context: &'a Context<'b, T>) -> Self {
        Self { context, kept: false }
    }

    /// A run in which the outputs of the kernels already exist.
    pub(super) fn kept(context: &'a Context<'b, T>) -> Self {
        Self { context, kept: true }
    }
}

pub(super) fn layernorm<T: Real>(
    out: &mut [T],
    statistics: &mut [T],
    x: &[T],
    w: &[T],
    b: &[T],
    run: Run<'_, '_, T>,
    m: usize,
    c: usize,
) {
    if !run.kept {
        kernels::layernorm(out, statistics, x, w, b, run.context, m, c);
    }
}

#[pullback(of = layernorm)]
pub(super) fn layernorm_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    statistics: &[T],
    d_statistics: &mut [T],
    x: &[T],
    d_x: &mut [T],
    w: &[T],
    d_w: &mut [T],
    b: &[T],
    d_b: &mut [T],
    run: Run<'_, '_, T>,
    m: usize,
    c: usize,
) {
    let context = run.context;
    kernels::layernorm_pullback(
        out,
        d_out,
        statistics,
        d_statistics,
        x,
        d_x,
        w,
        d_w,
        b,
        d_b,
        context,
        m,
        c,
    );
}

pub(super) fn attention<T: Real>(
    out: &mut [T],
    statistics: &mut [T],
    qkv: &[T],
    run: Run<'_, '_, T>,
    batch: usize,
    time: usize,
    c: usize,
    heads: usize,
) {
    if !run.kept {
        kernels::attention(out, statistics, qkv, true, run.context, batch, time, c, heads);
    }
}

#[pullback(of = attention)]
pub(super) fn attention_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    statistics: &[T],
    d_statistics: &mut [T],
    qkv: &[T],
    d_qkv: &mut [T],
    run: Run<'_, '_, T>,
    batch: usize,
    time: usize,
    c: usize,
    heads: usize,
) {
    let (causal, context) = (true, run.context);
    kernels::attention_pullback(
        out,
        d_out,
        statistics,
        d_statistics,
        qkv,
        d_qkv,
        causal,
        context,
        batch,
        time,
        c,
        heads,
    );
}

pub(super) fn linear_transposed<T: Real>(
    out: &mut [T],
    slope: &mut [T],
    x: &[T],
    w: &[T],
    b: &[T],
    residual: &[T],
    activation: Activation,
    run: Run<'_, '_, T>,
    m: usize,
    i: usize,
    o: usize,
) {
    if !run.kept {
        let context = run.context;
        kernels::linear_transposed(out, slope, x, w, b, residual, activation, context, m, i, o);
    }
}

#[pullback(of = linear_transposed)]
pub(super) fn linear_transposed_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    slope: &[T],
    d_slope: &mut [T],
    x: &[T],
    d_x: &mut [T],
    w: &[T],
    d_w: &mut [T],
    b: &[T],
    d_b: &mut [T],
    residual: &[T],
    d_residual: &mut [T],
    activation: Activation,
    run: Run<'_, '_, T>,
    m: usize,
    i: usize,
    o: usize,
) {
    let context = run.context;
    kernels::linear_transposed_pullback(
        out, d_out, slope, d_slope, x, d_x, w, d_w, b, d_b, residual, d_residual, activation,
        context, m, i, o,
    );
}
