//! Recurrent layers: all steps of a few rows, forward and backward through time.
//!
//! Shapes of a row: the product with the inputs of all steps and its adjoint, (T, G·H) for G gates of H numbers; the outputs (T,
//! H). The weights of the state (G·H, H) are shared by all rows. They are packed once; each step is then a product with them and
//! the gates of its rows, which stay in the first-level cache. A row's results do not depend on the other rows or on the
//! instruction set.

mod cell;
mod forward;
mod pullback;
#[cfg(test)]
mod tests;

pub(crate) use cell::Cell;
pub(crate) use forward::{Forward, Made, forward};
pub(crate) use pullback::{Adjoints, Pullback, pullback};

use crate::gemm::{Panels, panels_len};
use crate::kernels::Real;
use crate::simd::Level;

/// Number of rows that go through all steps together.
pub(crate) const ROWS: usize = 16;

/// Returns the size of the scratch memory of [`forward`] and of [`pullback`], in numbers, for any number of rows.
#[must_use]
pub(crate) fn scratch(cell: Cell, width: usize) -> usize {
    let [now, later] = cell.products();
    let packed = |k: usize, n: usize| panels_len(k, n);
    let ahead = packed(width, now * width) + packed(width, later * width);
    let back = packed(now * width, width) + packed(later * width, width);
    ahead.max(back) + ROWS * (cell.kept() + 2) * width
}

/// Returns part `number` of `len` numbers; an empty slice if `values` is empty.
#[inline(always)]
fn part<T>(values: &[T], number: usize, len: usize) -> &[T] {
    if values.is_empty() { values } else { &values[number * len..][..len] }
}

/// Returns a mutable [`part`].
#[inline(always)]
fn part_mut<T>(values: &mut [T], number: usize, len: usize) -> &mut [T] {
    if values.is_empty() { values } else { &mut values[number * len..][..len] }
}

/// Copies `from` unless the destination is empty.
#[inline(always)]
fn keep<T: Copy>(to: &mut [T], from: &[T]) {
    if !to.is_empty() {
        to.copy_from_slice(from);
    }
}

/// Computes c = a · b or c += a · b, for parts of rows; b is packed.
fn multiply<T: Real>(
    level: Level,
    [m, n, k]: [usize; 3],
    (a, a_row): (&[T], usize),
    b: &[T],
    (c, c_row): (&mut [T], usize),
    accumulate: bool,
) {
    T::panels(Panels { level, m, n, k, a, a_row, b, c, c_row, accumulate });
}
