//! The format of a product's operands for the tiles: [`Single`](super::single::Single) or
//! [`Pairs`](super::pairs::Pairs).

use crate::simd::{Kernel, Simd};
use crate::threads::Team;

/// The format of operands. A sum over K terms is a sum of [`Format::steps`] steps; an operand contains one value of 32
/// bits for each step.
pub(crate) trait Format: Copy + Send + Sync + 'static {
    /// Number of terms in a step.
    const TERMS: usize;

    /// Returns the number of steps of a sum over `terms` terms.
    fn steps(terms: usize) -> usize;

    /// Computes one step, `a · b + c`.
    fn add_product<S: Simd>(s: S, a: S::V, b: S::V, c: S::V) -> S::V;

    /// Runs a kernel with the best instructions for this format.
    fn dispatch<K: Kernel>(kernel: K) -> K::Output;

    /// Writes `x` (M, K) as panels of `width` rows: `packed[(p·steps + k)·width + r]` is step k of row p·width + r,
    /// with zeros below row M.
    fn transposed(team: &Team, packed: &mut [f32], x: &[f32], m: usize, k: usize, width: usize);

    /// Writes `x` (M, N) as panels of [`WIDEST`](super::WIDEST) columns: `packed[(p·steps + r)·WIDEST + c]` is step r
    /// of the column p·WIDEST + c, with zeros right of column N.
    fn columns(team: &Team, packed: &mut [f32], x: &[f32], m: usize, n: usize);

    /// Copies `steps` steps, from step `first` on, of `V` vectors of `columns` columns. They begin at `from` in a
    /// matrix of `rows` rows `stride` apart; values beyond the matrix are zeros.
    ///
    /// # Safety
    /// `columns` columns of `rows` rows are readable, and `to` has space for `steps` rows of V vectors.
    unsafe fn block<S: Simd, const V: usize>(
        s: S,
        to: *mut f32,
        from: *const f32,
        stride: usize,
        rows: usize,
        first: usize,
        steps: usize,
        columns: usize,
    );

    /// Returns `outputs` rows of weights, with `i` values each, as the left operand: a pointer and the distance of two
    /// rows. If the rows cannot be read in place, they are converted into `space`.
    ///
    /// # Safety
    /// The rows are readable, and `space` has space for [`Format::steps`] of each.
    unsafe fn left<S: Simd>(
        s: S,
        space: *mut f32,
        w: *const f32,
        i: usize,
        outputs: usize,
    ) -> (*const f32, usize);
}

/// Returns a vector of a row of a matrix, with zeros from column `columns` on.
///
/// # Safety
/// The columns are readable.
#[inline(always)]
pub(super) unsafe fn part<S: Simd>(s: S, from: *const f32, v: usize, columns: usize) -> S::V {
    let lanes = columns.saturating_sub(v * S::LANES).min(S::LANES);
    let from = from.wrapping_add(v * S::LANES);
    // SAFETY: `lanes` values are readable.
    unsafe { if lanes == S::LANES { s.load(from) } else { s.load_first(from, lanes) } }
}
