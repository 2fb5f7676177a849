//! All steps of a recurrent layer, forward.

use super::cell::{Cell, add, gru_after, gru_before, gru_reset, lstm};
use super::{ROWS, keep, multiply, part_mut};
use crate::gemm::{pack_panels, panels_len};
use crate::kernels::Real;
use crate::kernels::elementwise::value_and_slope;
use crate::simd::{Kernel, Level, Simd, run_at};

/// The inputs of a recurrent layer.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Forward<'a, T> {
    pub(crate) cell: Cell,
    pub(crate) steps: usize,
    /// Number of values of the state, H.
    pub(crate) width: usize,
    /// The product with the inputs, (B, T, G·H). If it is empty, [`Made::kept`] contains it, which has as many
    /// numbers.
    pub(crate) products: &'a [T],
    /// Weights of the state, (G·H, H).
    pub(crate) weights: &'a [T],
    /// Bias b of a GRU that resets the product, (H); empty for 0.
    pub(crate) bias: &'a [T],
    /// Initial h and c, (B, H); empty for 0.
    pub(crate) initial: [&'a [T]; 2],
}

/// The results of a recurrent layer; empty slices are not wanted.
#[derive(Debug)]
pub(crate) struct Made<'a, T> {
    /// h after each step: (B, T, H).
    pub(crate) outputs: &'a mut [T],
    /// h after the last step: (B, H).
    pub(crate) last: &'a mut [T],
    /// h before each step: (B, T, H).
    pub(crate) states: &'a mut [T],
    /// Values that the pullback reads, (B, T, K·H): see [`Cell::kept`].
    pub(crate) kept: &'a mut [T],
    /// c before each step: (B, T, H).
    pub(crate) cells: &'a mut [T],
    /// c after the last step: (B, H).
    pub(crate) last_cell: &'a mut [T],
}

impl<T: Real> Forward<'_, T> {
    /// Returns the number of rows.
    ///
    /// # Panics
    /// If the lengths do not match.
    fn check(&self, made: &Made<'_, T>) -> usize {
        let Forward { cell, steps, width, .. } = *self;
        let products = if self.products.is_empty() { &*made.kept } else { self.products };
        let rows = products.len() / (steps * cell.gates() * width);
        let fits = |len: usize, of_row: usize| len == 0 || len == rows * of_row;
        let fit = products.len() == rows * steps * cell.gates() * width
            && self.weights.len() == cell.gates() * width * width
            && (self.bias.is_empty() || self.bias.len() == width)
            && [&made.outputs, &made.states, &made.cells]
                .iter()
                .all(|x| fits(x.len(), steps * width))
            && [&made.last, &made.last_cell].iter().all(|x| fits(x.len(), width))
            && self.initial.iter().all(|x| fits(x.len(), width))
            && fits(made.kept.len(), steps * cell.kept() * width);
        assert!(fit, "recurrent: lengths");
        rows
    }
}

/// Computes all steps of all rows with one instruction set; for `scratch` see [`super::scratch`].
///
/// # Panics
/// If the lengths do not match.
pub(crate) fn forward<'a, T: Real>(
    level: Level,
    of: &Forward<'a, T>,
    mut made: Made<'a, T>,
    scratch: &mut [T],
) {
    let rows = of.check(&made);
    let (cell, width, kept) = (of.cell, of.width, of.cell.kept() * of.width);
    let [now, later] = cell.products().map(|gates| gates * width);
    let (packed, scratch) = scratch.split_at_mut(panels_len(width, now));
    let (packed_later, scratch) = scratch.split_at_mut(panels_len(width, later));
    let (weights, weights_later) = of.weights.split_at(now * width);
    pack_panels(packed, weights, width, now, true);
    pack_panels(packed_later, weights_later, width, later, true);
    let (h, scratch) = scratch.split_at_mut(ROWS * width);
    let (c, workspace) = scratch.split_at_mut(ROWS * width);
    for first in (0..rows).step_by(ROWS) {
        let m = ROWS.min(rows - first);
        let (h, c, workspace) =
            (&mut h[..m * width], &mut c[..m * width], &mut workspace[..m * kept]);
        for (state, initial) in [&mut *h, &mut *c].into_iter().zip(of.initial) {
            match initial.is_empty() {
                true => state.fill(T::ZERO),
                false => state.copy_from_slice(&initial[first * width..][..m * width]),
            }
        }
        for step in 0..of.steps {
            let (to, to_row) = match cell {
                Cell::Rnn(_) => (&mut *c, width),
                _ => (&mut *workspace, kept),
            };
            match step == 0 && of.initial[0].is_empty() {
                true => to.fill(T::ZERO),
                false => multiply(level, [m, now, width], (h, width), packed, (to, to_row), false),
            }
            run_at(level, Part { of, made: &mut made, first, step, h, c, workspace, begins: true });
            match cell {
                Cell::Gru { reset_after: false } => {
                    let reset = &workspace[2 * width..];
                    let sizes = [m, later, width];
                    multiply(level, sizes, (reset, kept), packed_later, (c, width), false);
                }
                Cell::Rnn(f) => value_and_slope(level, f, c, h, workspace),
                _ => {}
            }
            run_at(
                level,
                Part { of, made: &mut made, first, step, h, c, workspace, begins: false },
            );
        }
    }
}

/// The work of a step before and after its last product or function.
struct Part<'a, 'b, T> {
    of: &'a Forward<'b, T>,
    made: &'a mut Made<'b, T>,
    /// Index of the first row.
    first: usize,
    step: usize,
    /// (M, H)
    h: &'a mut [T],
    /// (M, H): c of an LSTM, otherwise memory for a product.
    c: &'a mut [T],
    /// (M, K·H)
    workspace: &'a mut [T],
    /// True before the product or function, false after it.
    begins: bool,
}

impl<T: Real> Kernel for Part<'_, '_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Part { of, made, h, c, workspace, .. } = self;
        let (cell, width) = (of.cell, of.width);
        let (kept, gates) = (cell.kept() * width, cell.gates() * width);
        let states = h.chunks_exact_mut(width).zip(c.chunks_exact_mut(width));
        for (r, ((h, c), workspace)) in states.zip(workspace.chunks_exact_mut(kept)).enumerate() {
            let row = self.first + r;
            let at = row * of.steps + self.step;
            let products = if of.products.is_empty() { &*made.kept } else { of.products };
            let x = &products[at * gates..][..gates];
            if self.begins {
                keep(part_mut(made.states, at, width), h);
                keep(part_mut(made.cells, at, width), c);
                match cell {
                    Cell::Gru { reset_after: false } => gru_reset(workspace, x, h),
                    Cell::Rnn(_) => add(c, x),
                    _ => {}
                }
                continue;
            }
            match cell {
                Cell::Lstm => lstm(workspace, x, h, c),
                Cell::Gru { reset_after: true } => gru_after(workspace, x, of.bias, h),
                Cell::Gru { reset_after: false } => gru_before(workspace, x, c, h),
                Cell::Rnn(_) => {}
            }
            keep(part_mut(made.outputs, at, width), h);
            keep(part_mut(made.kept, at, kept), workspace);
            if self.step + 1 == of.steps {
                keep(part_mut(made.last, row, width), h);
                keep(part_mut(made.last_cell, row, width), c);
            }
        }
    }
}
