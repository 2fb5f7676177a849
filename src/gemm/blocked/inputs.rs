//! d_x += d_z·w: the weights are the right operand, read in place, block by block.

use std::mem::MaybeUninit;

use super::tile::{Ahead, Left, Right, add_product, load, store};
use super::{Shared, pack};
use crate::simd::{Kernel, Simd, dispatch};
use crate::threads::Team;

/// Rows in a sliver of the left operand.
const SLIVER: usize = 16;
/// Columns that are copied at a time: three vectors of 16 lanes.
const COLUMNS: usize = 48;
/// Columns of a piece of work at most; the left operand is read once for each piece.
const MOST_COLUMNS: usize = 4 * COLUMNS;
/// Products summed before a tile goes back to memory: a block this deep stays in the first cache.
const DEPTH: usize = 128;

/// `d_x` (M, I) += `d_z` (M, O) · `w` (O, I).
///
/// # Panics
/// If a length does not fit, or `workspace` is shorter than [`workspace`](super::workspace)(M, O).
#[allow(non_snake_case)]
pub(crate) fn add_inputs(
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
    pack::transposed(team, workspace, d_z, M, O, SLIVER);
    let (packed, d_x) = (&*workspace, Shared(d_x.as_mut_ptr()));
    // How the columns are cut does not show in the sums: four pieces for each thread.
    let width = (I / (4 * team.threads())).next_multiple_of(COLUMNS).clamp(COLUMNS, MOST_COLUMNS);
    team.each(I.div_ceil(width), &|piece| {
        let first = piece * width;
        let columns = width.min(I - first);
        dispatch(Columns { packed, w, d_x: d_x.at(first), first, columns, M, I, O });
    });
}

#[allow(non_snake_case)]
struct Columns<'a> {
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

impl Kernel for Columns<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let mut block = Block([const { MaybeUninit::uninit() }; DEPTH * COLUMNS]);
        let block = block.0.as_mut_ptr().cast::<f32>();
        let width = 3 * S::LANES;
        for depth in (0..self.O).step_by(DEPTH) {
            let k = DEPTH.min(self.O - depth);
            for column in (0..self.columns).step_by(width) {
                let columns = width.min(self.columns - column);
                // SAFETY: the block has room for `k` rows of `width`.
                unsafe { self.copy(s, block, depth, k, column, columns) };
                for sliver in 0..self.M.div_ceil(SLIVER) {
                    // SAFETY: the block is filled.
                    unsafe { self.sliver(s, block, sliver, depth, k, column, columns) };
                }
            }
        }
    }
}

impl Columns<'_> {
    /// Copies `k` rows of weights, and zeros right of `columns`.
    ///
    /// # Safety
    /// `to` has room for `k` rows of three vectors.
    #[inline(always)]
    unsafe fn copy<S: Simd>(
        &self,
        s: S,
        to: *mut f32,
        depth: usize,
        k: usize,
        column: usize,
        columns: usize,
    ) {
        for r in 0..k {
            let row = &self.w[(depth + r) * self.I + self.first + column..][..columns];
            for v in 0..3 {
                let lanes = columns.saturating_sub(v * S::LANES).min(S::LANES);
                // SAFETY: `lanes` values of the row are there, and room by the caller's promise.
                unsafe {
                    let from = row.as_ptr().wrapping_add(v * S::LANES);
                    let value =
                        if lanes == S::LANES { s.load(from) } else { s.load_first(from, lanes) };
                    s.store(to.add((3 * r + v) * S::LANES), value);
                }
            }
        }
    }

    /// Up to sixteen rows of d_x.
    ///
    /// # Safety
    /// `block` holds `k` rows of three vectors.
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
        let left = self.packed[(sliver * self.O + depth) * SLIVER..][..k * SLIVER].as_ptr();
        let right = Right { at: block, stride: 3 * S::LANES };
        let soon = (depth + DEPTH) * self.I + self.first + column;
        let mut done = 0;
        // SAFETY: `rows` rows of this piece's columns of d_x; the operands by the caller's promise.
        unsafe {
            let to = self.d_x.add(sliver * SLIVER * self.I + column);
            while done < rows {
                let (to, left) = (to.add(done * self.I), left.add(done));
                // The first tiles ask for the next block of weights, a line of each row at a time.
                let number = (sliver * SLIVER + done) / 8;
                let at = self.w.as_ptr().wrapping_add(soon + 16 * number);
                let ahead = Ahead { at, step: self.I };
                let size = (self.I, k, columns);
                if S::LANES == 16 && done + 8 <= rows && number < 3 {
                    tile::<S, 8, true>(s, to, left, right, size, ahead);
                    done += 8;
                } else if S::LANES == 16 && done + 8 <= rows {
                    tile::<S, 8, false>(s, to, left, right, size, ahead);
                    done += 8;
                } else if done + 4 <= rows {
                    tile::<S, 4, false>(s, to, left, right, size, ahead);
                    done += 4;
                } else {
                    tile::<S, 1, false>(s, to, left, right, size, ahead);
                    done += 1;
                }
            }
        }
    }
}

/// R rows of three vectors; `row` is the distance of two rows of `to`.
///
/// # Safety
/// They must be readable and writable up to `columns`, and the operands readable.
#[inline(always)]
unsafe fn tile<S: Simd, const R: usize, const AHEAD: bool>(
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
        add_product::<S, R, 3, AHEAD>(s, &mut sums, left, right, k, ahead);
        store::<S, R, 3>(s, to, row, &sums, columns);
    }
}
