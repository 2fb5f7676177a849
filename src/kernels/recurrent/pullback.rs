//! The reverse pass through the steps of a recurrent layer.

use super::cell::{
    Cell, add, gru_after_pullback, gru_before_pullback, lstm_pullback, mix_pullback, multiply_each,
};
use super::{ROWS, keep, multiply, part, part_mut};
use crate::gemm::{pack_panels, panels_len};
use crate::kernels::Real;
use crate::simd::{Kernel, Level, Simd, run_at};

/// The inputs of the pullback: the results in [`Made`](super::Made) that the cell stores, and the
/// adjoints.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pullback<'a, T> {
    pub(crate) cell: Cell,
    pub(crate) steps: usize,
    /// Number of values of the state, H.
    pub(crate) width: usize,
    /// Weights of the state, (G·H, H).
    pub(crate) weights: &'a [T],
    /// [`Made::kept`](super::Made), (B, T, K·H). If it is empty, [`Adjoints::products`] contains it,
    /// which has as many numbers.
    pub(crate) kept: &'a [T],
    /// States of a GRU, (B, T, H).
    pub(crate) states: &'a [T],
    /// Cells of an LSTM, (B, T, H).
    pub(crate) cells: &'a [T],
    /// Adjoints of the outputs (B, T, H), of the last output (B, H) and of the last cell (B, H); empty
    /// for 0.
    pub(crate) d: [&'a [T]; 3],
}

/// The adjoints that the pullback computes; empty slices are not wanted.
#[derive(Debug)]
pub(crate) struct Adjoints<'a, T> {
    /// Adjoint of the product with the inputs, (B, T, G·H).
    pub(crate) products: &'a mut [T],
    /// Adjoint of the product with the state if it differs from the former, (B, T, G·H).
    pub(crate) state_products: &'a mut [T],
    /// Adjoints of the initial h and c, (B, H).
    pub(crate) initial: [&'a mut [T]; 2],
}

impl<T: Real> Pullback<'_, T> {
    /// Returns the number of rows.
    ///
    /// # Panics
    /// If the lengths do not match.
    fn check(&self, made: &Adjoints<'_, T>) -> usize {
        let Pullback { cell, steps, width, .. } = *self;
        let of_row = steps * cell.kept() * width;
        let kept = if self.kept.is_empty() { &*made.products } else { self.kept };
        let rows = kept.len() / of_row;
        let fits = |len: usize, of_row: usize| len == 0 || len == rows * of_row;
        let is_gru = matches!(cell, Cell::Gru { .. });
        let fit = kept.len() == rows * of_row
            && self.weights.len() == cell.gates() * width * width
            && self.states.len() == if is_gru { rows * steps * width } else { 0 }
            && self.cells.len() == if cell.has_cell() { rows * steps * width } else { 0 }
            && fits(self.d[0].len(), steps * width)
            && self.d[1..].iter().all(|d| fits(d.len(), width))
            && [&made.products, &made.state_products]
                .iter()
                .all(|d| fits(d.len(), steps * cell.gates() * width))
            && made.initial.iter().all(|d| fits(d.len(), width));
        assert!(fit, "recurrent: lengths");
        rows
    }
}

/// Runs the reverse pass of all steps of all rows with one instruction set; for `scratch` see
/// [`super::scratch`].
///
/// # Panics
/// If the lengths do not match.
pub(crate) fn pullback<'a, T: Real>(
    level: Level,
    of: &Pullback<'a, T>,
    mut made: Adjoints<'a, T>,
    scratch: &mut [T],
) {
    let rows = of.check(&made);
    let (cell, width, kept) = (of.cell, of.width, of.cell.kept() * of.width);
    let [now, later] = cell.products().map(|gates| gates * width);
    let (packed, scratch) = scratch.split_at_mut(panels_len(now, width));
    let (packed_later, scratch) = scratch.split_at_mut(panels_len(later, width));
    let (weights, weights_later) = of.weights.split_at(now * width);
    pack_panels(packed, weights, now, width, false);
    pack_panels(packed_later, weights_later, later, width, false);
    let (d_h, scratch) = scratch.split_at_mut(ROWS * width);
    let (d_c, workspace) = scratch.split_at_mut(ROWS * width);
    for first in (0..rows).step_by(ROWS) {
        let m = ROWS.min(rows - first);
        let (d_h, d_c, workspace) =
            (&mut d_h[..m * width], &mut d_c[..m * width], &mut workspace[..m * kept]);
        for (to, from) in [&mut *d_h, &mut *d_c].into_iter().zip(&of.d[1..]) {
            match from.is_empty() {
                true => to.fill(T::ZERO),
                false => to.copy_from_slice(&from[first * width..][..m * width]),
            }
        }
        for step in (0..of.steps).rev() {
            run_at(
                level,
                Part { of, made: &mut made, first, step, d_h, d_c, workspace, begins: true },
            );
            if later > 0 {
                let d_new = &workspace[3 * width..];
                let sizes = [m, width, later];
                multiply(level, sizes, (d_new, kept), packed_later, (d_c, width), false);
            }
            run_at(
                level,
                Part { of, made: &mut made, first, step, d_h, d_c, workspace, begins: false },
            );
            if step > 0 || !made.initial[0].is_empty() {
                // In a GRU, h already has a part of its adjoint.
                let adds = matches!(cell, Cell::Gru { .. });
                multiply(level, [m, width, now], (workspace, kept), packed, (d_h, width), adds);
            }
        }
        for (to, from) in made.initial.iter_mut().zip([&*d_h, &*d_c]) {
            if !to.is_empty() {
                to[first * width..][..m * width].copy_from_slice(from);
            }
        }
    }
}

/// The work of a step before and after the first of its products.
struct Part<'a, 'b, T> {
    of: &'a Pullback<'b, T>,
    made: &'a mut Adjoints<'b, T>,
    /// Index of the first row.
    first: usize,
    step: usize,
    /// (M, H)
    d_h: &'a mut [T],
    /// (M, H): adjoint of c in an LSTM, otherwise memory for a product.
    d_c: &'a mut [T],
    /// (M, K·H): adjoints of the gates' arguments.
    workspace: &'a mut [T],
    /// True before the product, false after it.
    begins: bool,
}

impl<T: Real> Kernel for Part<'_, '_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Part { of, made, d_h, d_c, workspace, .. } = self;
        let (cell, width) = (of.cell, of.width);
        let (kept_width, gates) = (cell.kept() * width, cell.gates() * width);
        let adjoints = d_h.chunks_exact_mut(width).zip(d_c.chunks_exact_mut(width));
        for (r, ((d_h, d_c), d)) in adjoints.zip(workspace.chunks_exact_mut(kept_width)).enumerate()
        {
            let at = (self.first + r) * of.steps + self.step;
            let kept = if of.kept.is_empty() { &*made.products } else { of.kept };
            let kept = part(kept, at, kept_width);
            let (h, c) = (part(of.states, at, width), part(of.cells, at, width));
            if self.begins {
                add(d_h, part(of.d[0], at, width));
                match cell {
                    Cell::Lstm => lstm_pullback(d, d_h, d_c, kept, c),
                    Cell::Gru { .. } => mix_pullback(d, d_h, kept, h),
                    Cell::Rnn(_) => multiply_each(d, d_h, kept),
                }
                continue;
            }
            match cell {
                Cell::Gru { reset_after: true } => gru_after_pullback(d, kept),
                Cell::Gru { .. } => gru_before_pullback(d, d_h, d_c, kept, h),
                _ => {}
            }
            let products = part_mut(made.products, at, gates);
            match cell {
                // In a GRU the third part is that of the product with the state, or empty.
                Cell::Gru { .. } if !products.is_empty() => {
                    let (both, new) = products.split_at_mut(2 * width);
                    both.copy_from_slice(&d[..2 * width]);
                    new.copy_from_slice(&d[3 * width..]);
                }
                Cell::Gru { .. } => {}
                _ => keep(products, d),
            }
            keep(part_mut(made.state_products, at, gates), &d[..gates]);
        }
    }
}
