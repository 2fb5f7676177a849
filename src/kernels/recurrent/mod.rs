//! Recurrent layers: all steps of a few rows, and back through time.
//!
//! Shapes of a row: the product with the inputs of all steps, and the adjoint of it, (T, G·H) for G gates of H numbers; the
//! outputs (T, H). The weights of the state (G·H, H) belong to all rows. They are packed once; then each step is a product with
//! them and the gates of its rows, which stay in the first-level cache. A row's results depend neither on the rows beside it nor
//! on the instruction set.

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

/// Rows that go through all steps together.
pub(crate) const ROWS: usize = 16;

/// Numbers of scratch of [`forward`] and of [`pullback`], for any number of rows.
#[must_use]
pub(crate) fn scratch(cell: Cell, width: usize) -> usize {
    let [now, later] = cell.products();
    let packed = |k: usize, n: usize| panels_len(k, n);
    let ahead = packed(width, now * width) + packed(width, later * width);
    let back = packed(now * width, width) + packed(later * width, width);
    ahead.max(back) + ROWS * (cell.kept() + 2) * width
}

/// `len` numbers of the part of this number, or nothing of nothing.
#[inline(always)]
fn part<T>(values: &[T], number: usize, len: usize) -> &[T] {
    if values.is_empty() { values } else { &values[number * len..][..len] }
}

/// As [`part`].
#[inline(always)]
fn part_mut<T>(values: &mut [T], number: usize, len: usize) -> &mut [T] {
    if values.is_empty() { values } else { &mut values[number * len..][..len] }
}

/// Copies to where something is wanted.
#[inline(always)]
fn keep<T: Copy>(to: &mut [T], from: &[T]) {
    if !to.is_empty() {
        to.copy_from_slice(from);
    }
}

/// c = a · b or c += a · b, for rows of parts of rows; b is packed.
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
