//! d_x += d_z·w: the weights are the right operand, read in place, block by block.

use std::marker::PhantomData;
use std::mem::MaybeUninit;

use super::Shared;
use super::format::Format;
use super::tile::{Ahead, Left, Right, add_product, load, store};
use crate::simd::{Kernel, Simd};
use crate::threads::Team;

/// Number of rows in a sliver of the left operand.
const SLIVER: usize = 16;
/// Number of columns that are copied at a time: three vectors of 16 lanes.
const COLUMNS: usize = 48;
/// Maximum number of columns of a piece of work; the left operand is read once for each piece.
const MOST_COLUMNS: usize = 8 * COLUMNS;
/// Number of steps that are summed before a tile goes back to memory: a block this deep stays in the first cache.
const DEPTH: usize = 128;

/// `d_x` (M, I) += `d_z` (M, O) · `w` (O, I).
///
/// # Panics
/// If a length does not fit, or `workspace` is shorter than [`workspace`](super::workspace)(M, O).
#[allow(non_snake_case)]
pub(crate) fn add_inputs<F: Format>(
    team: &Team,
    workspace: &mut [f32],
    d_x: &mut [f32],
    d_z: &[f32],
    w: &[f32],
    M: usize,
    I: usize,
    O: usize,
) {
    assert!(d_x.len() == M * I && d_z.len() == M * O && w.len() >= O * I, "add_inputs: lengths");
    F::transposed(team, workspace, d_z, M, O, SLIVER);
    let (packed, d_x) = (&*workspace, Shared(d_x.as_mut_ptr()));
    // The division of the columns does not affect the sums. Each thread gets only two pieces, since each piece reads
    // all of `packed`.
    let width = (I / (2 * team.threads())).next_multiple_of(COLUMNS).clamp(COLUMNS, MOST_COLUMNS);
    team.each(I.div_ceil(width), &|piece| {
        let first = piece * width;
        let columns = width.min(I - first);
        let (format, d_x) = (PhantomData::<F>, d_x.at(first));
        F::dispatch(Columns { format, packed, w, d_x, first, columns, M, I, O });
    });
}

#[allow(non_snake_case)]
struct Columns<'a, F> {
    format: PhantomData<F>,
    packed: &'a [f32],
    w: &'a [f32],
    d_x: *mut f32,
    first: usize,
    columns: usize,
    M: usize,
    I: usize,
    O: usize,
}

#[repr(align(64))]
struct Block([MaybeUninit<f32>; DEPTH * COLUMNS]);

impl<F: Format> Kernel for Columns<'_, F> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let mut block = Block([const { MaybeUninit::uninit() }; DEPTH * COLUMNS]);
        let block = block.0.as_mut_ptr().cast::<f32>();
        let width = 3 * S::LANES;
        let steps = F::steps(self.O);
        for depth in (0..steps).step_by(DEPTH) {
            let k = DEPTH.min(steps - depth);
            for column in (0..self.columns).step_by(width) {
                let columns = width.min(self.columns - column);
                let from = self.w[self.first + column..].as_ptr();
                // SAFETY: these columns of O rows are readable, and the block has space for `k` steps of `width`.
                unsafe {
                    F::block::<S, 3>(s, block, from, self.I, self.O, depth, k, columns);
                }
                for sliver in 0..self.M.div_ceil(SLIVER) {
                    // SAFETY: the block is filled.
                    unsafe { self.sliver(s, block, sliver, depth, k, column, columns) };
                }
            }
        }
    }
}

impl<F: Format> Columns<'_, F> {
    /// Computes up to sixteen rows of d_x.
    ///
    /// # Safety
    /// `block` contains `k` steps of three vectors.
    #[inline(always)]
    unsafe fn sliver<S: Simd>(
        &self,
        s: S,
        block: *const f32,
        sliver: usize,
        depth: usize,
        k: usize,
        column: usize,
        columns: usize,
    ) {
        let rows = SLIVER.min(self.M - sliver * SLIVER);
        let start = (sliver * F::steps(self.O) + depth) * SLIVER;
        let left = self.packed[start..][..k * SLIVER].as_ptr();
        let right = Right { at: block, stride: 3 * S::LANES };
        let soon = (depth + DEPTH) * F::TERMS * self.I + self.first + column;
        let mut done = 0;
        // SAFETY: `rows` rows of this piece's columns of d_x; the operands by the caller's promise.
        unsafe {
            let to = self.d_x.add(sliver * SLIVER * self.I + column);
            while done < rows {
                let (to, left) = (to.add(done * self.I), left.add(done));
                // The first tiles prefetch the next block of weights, one cache line of each row at a time.
                let number = (sliver * SLIVER + done) / 8;
                let at = soon + number / 3 * DEPTH * self.I + 16 * (number % 3);
                let at = self.w.as_ptr().wrapping_add(at);
                let ahead = Ahead { at, step: self.I };
                let size = (self.I, k, columns);
                if S::LANES == 16 && done + 8 <= rows && number < 3 * F::TERMS {
                    tile::<S, F, 8, true>(s, to, left, right, size, ahead);
                    done += 8;
                } else if S::LANES == 16 && done + 8 <= rows {
                    tile::<S, F, 8, false>(s, to, left, right, size, ahead);
                    done += 8;
                } else if done + 4 <= rows {
                    tile::<S, F, 4, false>(s, to, left, right, size, ahead);
                    done += 4;
                } else {
                    tile::<S, F, 1, false>(s, to, left, right, size, ahead);
                    done += 1;
                }
            }
        }
    }
}

/// Adds R rows of three vectors; `row` is the distance of two rows of `to`.
///
/// # Safety
/// The rows must be readable and writable up to `columns`, and the operands readable.
#[inline(always)]
unsafe fn tile<S: Simd, F: Format, const R: usize, const AHEAD: bool>(
    s: S,
    to: *mut f32,
    left: *const f32,
    right: Right,
    (row, k, columns): (usize, usize, usize),
    ahead: Ahead,
) {
    let left = Left { at: left, row: 1, k: SLIVER };
    // SAFETY: the caller's promise.
    unsafe {
        let mut sums = load::<S, R, 3>(s, to, row, columns);
        add_product::<S, F, R, 3, AHEAD>(s, &mut sums, left, right, k, ahead);
        store::<S, R, 3>(s, to, row, &sums, columns);
    }
}
