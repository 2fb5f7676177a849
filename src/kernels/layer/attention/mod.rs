//! Self-attention with many heads, causal or not, in tiles: a T×T matrix is never stored.
//!
//! The forward pass uses the running maximum and sum of a softmax (Milakov & Gimelshein, arXiv:1805.02867). The
//! backward pass uses the logarithm of that sum (Dao et al., arXiv:2205.14135 and 2307.08691).

pub(in crate::kernels) mod cached;
mod reverse;
mod tile;

use rootgrad_autodiff::pullback;

use super::linear_transposed::clear;
use crate::arena::Cells;
use crate::kernels::{Context, Real};
use tile::{Head, Scores, TILE};

/// out(b, t, h) = Σ_s softmax_s(q_t·k_s / √(C/H)) v_s for every head h, over all s, or over s ≤ t if `causal`.
///
/// Shapes: `out` (B, T, C), `statistics` (B, H, T), which receives ln Σ e^{score} for the pullback, `qkv` (B, T, 3·C):
/// queries, keys and values side by side, each the H heads side by side.
///
/// # Panics
/// If a length does not fit the sizes, or H does not divide C.
#[allow(non_snake_case)]
pub fn attention<T: Real>(
    out: &mut [T],        // (B, T, C)
    statistics: &mut [T], // (B, H, T)
    qkv: &[T],            // (B, T, 3·C)
    causal: bool,
    context: &Context<'_, T>,
    B: usize,
    time: usize,
    C: usize,
    H: usize,
) {
    check(out.len(), statistics.len(), qkv.len(), B, time, C, H);
    let (out, statistics) = (Cells::new(out), Cells::new(statistics));
    context.team().each(B * H, &|piece| {
        let head = Head::new(qkv, piece, causal, time, C, H);
        // SAFETY: this head's statistics are this piece's own.
        let statistics = unsafe { statistics.get_mut(piece * time..(piece + 1) * time) };
        let out = out.at(piece / H * time * C + head.first);
        let mut scores = Scores::new();
        for first in (0..time).step_by(TILE) {
            // SAFETY: this head's columns of `out` are this piece's own, and as long as checked.
            unsafe { head.forward(&mut scores, out, statistics, first) };
        }
    });
}

#[allow(non_snake_case)]
fn check(out: usize, statistics: usize, qkv: usize, B: usize, time: usize, C: usize, H: usize) {
    assert!(H > 0 && C.is_multiple_of(H), "attention: {H} heads of {C} channels");
    assert_eq!(out, B * time * C, "attention: length of out against B·T·C = {B}·{time}·{C}");
    assert_eq!(statistics, B * H * time, "attention: length of statistics against B·H·T");
    assert_eq!(qkv, 3 * B * time * C, "attention: length of qkv against B·T·3·C");
}

/// The reverse of [`attention()`]: `d_qkv` += its adjoint. Scores are computed again, tile by tile.
///
/// Shapes as in [`attention()`]; `d_statistics` must be empty. `d_out` is left zero. An empty `d_qkv` is not computed.
///
/// # Panics
/// Those of [`attention()`].
#[pullback(of = attention)]
#[allow(non_snake_case)]
pub fn attention_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    statistics: &[T],
    d_statistics: &mut [T],
    qkv: &[T],
    d_qkv: &mut [T],
    causal: bool,
    context: &Context<'_, T>,
    B: usize,
    time: usize,
    C: usize,
    H: usize,
) {
    check(out.len(), statistics.len(), qkv.len(), B, time, C, H);
    assert_eq!(d_out.len(), out.len(), "attention_pullback: length of d_out");
    assert!(d_statistics.is_empty(), "attention_pullback: the statistics are not differentiable");
    assert!(d_qkv.is_empty() || d_qkv.len() == qkv.len(), "attention_pullback: length of d_qkv");
    if !d_qkv.is_empty() {
        let (to, d_out) = (Cells::new(d_qkv), &*d_out);
        context.team().each(B * H, &|piece| {
            let head = Head::new(qkv, piece, causal, time, C, H);
            let statistics = &statistics[piece * time..(piece + 1) * time];
            let at = piece / H * time * C + head.first;
            let to = to.at(piece / H * time * 3 * C + head.first);
            // SAFETY: this head's columns of `d_qkv` are this piece's own, and all are as long as checked.
            unsafe { head.reverse(to, &out[at..], &d_out[at..], statistics) };
        });
    }
    clear(context, d_out, B * time, C);
}
