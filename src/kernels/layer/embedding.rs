//! Token and position embedding.

use rootgrad_autodiff::pullback;

use super::linear_transposed::clear;
use crate::arena::Cells;
use crate::kernels::context::in_rows;
use crate::kernels::{Context, Real, reduce};

/// out(b, t) = wte(token(b, t)) + wpe(t).
///
/// Shapes: `out` (B, T, C), `wte` (V, C), `wpe` (at least T, C), `tokens` (B, T).
///
/// # Panics
/// If a length does not fit the sizes or a token is not below V.
#[allow(non_snake_case)]
pub fn embedding<T: Real>(
    out: &mut [T], // (B, T, C)
    wte: &[T],     // (V, C)
    wpe: &[T],     // (≥ T, C)
    tokens: &[u32],
    context: &Context<'_, T>,
    time: usize,
    C: usize,
) {
    check(out.len(), wte.len(), wpe.len(), tokens, time, C);
    let out = Cells::new(out);
    in_rows(context.team(), tokens.len(), &|rows| {
        for row in rows {
            // SAFETY: this row is this piece's own.
            let out = unsafe { out.get_mut(row * C..(row + 1) * C) };
            let token = &wte[tokens[row] as usize * C..][..C];
            let position = &wpe[row % time * C..][..C];
            for ((out, &token), &position) in out.iter_mut().zip(token).zip(position) {
                *out = token + position;
            }
        }
    });
}

#[allow(non_snake_case)]
fn check(out: usize, wte: usize, wpe: usize, tokens: &[u32], time: usize, C: usize) {
    assert_eq!(out, tokens.len() * C, "embedding: length of out against B·T·C");
    assert!(time > 0 && tokens.len().is_multiple_of(time), "embedding: tokens against B·T");
    assert!(wpe >= time * C, "embedding: {time} positions; wpe has {}", wpe / C);
    let vocabulary = wte / C;
    for &token in tokens {
        assert!((token as usize) < vocabulary, "embedding: token {token}; wanted < {vocabulary}");
    }
}

/// Number of columns in one piece of work.
const COLUMNS: usize = 64;

/// The reverse of [`embedding()`]: `d_wte`(token) += `d_out`, `d_wpe`(t) += `d_out`, in the order of the tokens. If the context
/// is [overwriting](Context::overwriting), `d_wpe` is overwritten. `d_wte` is always added to: the output layer shares it and has
/// already written it. `d_out` is zero on return.
///
/// # Panics
/// Those of [`embedding()`].
#[pullback(of = embedding)]
#[allow(non_snake_case)]
pub fn embedding_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    wte: &[T],
    d_wte: &mut [T],
    wpe: &[T],
    d_wpe: &mut [T],
    tokens: &[u32],
    context: &Context<'_, T>,
    time: usize,
    C: usize,
) {
    check(out.len(), wte.len(), wpe.len(), tokens, time, C);
    assert!(d_wte.is_empty() || d_wte.len() == wte.len(), "embedding_pullback: d_wte");
    assert!(d_wpe.is_empty() || d_wpe.len() == wpe.len(), "embedding_pullback: d_wpe");
    let (team, overwrite, positions) = (context.team(), context.overwrites(), d_wpe.len() / C);
    let (to_wte, to_wpe, from) = (Cells::new(d_wte), Cells::new(d_wpe), &*d_out);
    team.each(C.div_ceil(COLUMNS), &|piece| {
        let columns = piece * COLUMNS..((piece + 1) * COLUMNS).min(C);
        let part = |row: usize| row * C + columns.start..row * C + columns.end;
        // SAFETY: these columns are this piece's own, here and below.
        let position = |t: usize| unsafe { to_wpe.get_mut(part(t)) };
        if overwrite {
            (0..positions).for_each(|t| position(t).fill(T::ZERO));
        }
        for (row, &token) in tokens.iter().enumerate() {
            let from = &from[row * C..][columns.clone()];
            if to_wte.len() > 0 {
                // SAFETY: as above.
                reduce::add(unsafe { to_wte.get_mut(part(token as usize)) }, from);
            }
            if positions > 0 {
                reduce::add(position(row % time), from);
            }
        }
    });
    clear(context, d_out, tokens.len(), C);
}
