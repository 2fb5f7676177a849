//! The innermost loop: a tile of sums in registers.

use super::format::Format;
use crate::simd::{Simd, prefetch_line};

/// The left operand: element (r, k) is `at[r·row + k·k]`.
#[derive(Clone, Copy)]
pub(super) struct Left {
    pub(super) at: *const f32,
    pub(super) row: usize,
    pub(super) k: usize,
}

/// The right operand: element (k, c) is `at[k·stride + c]`.
#[derive(Clone, Copy)]
pub(super) struct Right {
    pub(super) at: *const f32,
    pub(super) stride: usize,
}

/// A prefetch. At step k of the sum the cache line at `at[k·step]` is requested. With a step of 0 nothing new is
/// requested.
#[derive(Clone, Copy)]
pub(super) struct Ahead {
    pub(super) at: *const f32,
    pub(super) step: usize,
}

/// `sums` (R, V·LANES) += left (R, K) · right (K, V·LANES), in order of the K steps of the format.
///
/// # Safety
/// Both operands must be readable over these sizes.
#[inline(always)]
pub(super) unsafe fn add_product<
    S: Simd,
    F: Format,
    const R: usize,
    const V: usize,
    const AHEAD: bool,
>(
    s: S,
    sums: &mut [[S::V; V]; R],
    left: Left,
    right: Right,
    k: usize,
    ahead: Ahead,
) {
    let (mut a, mut b, mut soon) = (left.at, right.at, ahead.at);
    for _ in 0..k {
        if AHEAD {
            prefetch_line(soon);
            soon = soon.wrapping_add(ahead.step);
        }
        // SAFETY: step k of the operands, by the caller's promise.
        unsafe {
            let mut columns = [s.splat(0.0); V];
            for (v, column) in columns.iter_mut().enumerate() {
                *column = s.load(b.add(v * S::LANES));
            }
            for (r, sums) in sums.iter_mut().enumerate() {
                let value = s.splat(*a.add(r * left.row));
                for (sum, &column) in sums.iter_mut().zip(&columns) {
                    *sum = F::add_product(s, value, column, *sum);
                }
            }
        }
        a = a.wrapping_add(left.k);
        b = b.wrapping_add(right.stride);
    }
}

/// Loads R rows of V vectors, `row` apart.
///
/// # Safety
/// The rows must be readable.
#[inline(always)]
pub(super) unsafe fn load<S: Simd, const R: usize, const V: usize>(
    s: S,
    from: *const f32,
    row: usize,
    columns: usize,
) -> [[S::V; V]; R] {
    let mut sums = [[s.splat(0.0); V]; R];
    for (r, sums) in sums.iter_mut().enumerate() {
        for (v, sum) in sums.iter_mut().enumerate() {
            let lanes = columns.saturating_sub(v * S::LANES).min(S::LANES);
            // SAFETY: the caller's promise.
            *sum = unsafe {
                let from = from.add(r * row).wrapping_add(v * S::LANES);
                if lanes == S::LANES { s.load(from) } else { s.load_first(from, lanes) }
            };
        }
    }
    sums
}

/// Writes R rows of V vectors, `row` apart, of which only the first `columns` columns exist.
///
/// # Safety
/// The rows must be writable.
#[inline(always)]
pub(super) unsafe fn store<S: Simd, const R: usize, const V: usize>(
    s: S,
    to: *mut f32,
    row: usize,
    sums: &[[S::V; V]; R],
    columns: usize,
) {
    for (r, sums) in sums.iter().enumerate() {
        for (v, &sum) in sums.iter().enumerate() {
            let lanes = columns.saturating_sub(v * S::LANES).min(S::LANES);
            // SAFETY: the caller's promise.
            unsafe {
                let to = to.add(r * row).wrapping_add(v * S::LANES);
                if lanes == S::LANES { s.store(to, sum) } else { s.store_first(to, sum, lanes) }
            }
        }
    }
}
