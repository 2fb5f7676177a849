//! How the operands of a product are written down for the tiles: [`Single`](super::single::Single) or
//! [`Pairs`](super::pairs::Pairs).

use crate::simd::{Kernel, Simd};
use crate::threads::Team;

/// A sum over K terms is a sum of [`Format::steps`]; an operand holds one value of 32 bits a step.
pub(crate) trait Format: Copy + Send + Sync + 'static {
    /// Terms in a step.
    const TERMS: usize;

    /// Steps of a sum over `terms` terms.
    fn steps(terms: usize) -> usize;

    /// `a · b + c`, a step.
    fn add_product<S: Simd>(s: S, a: S::V, b: S::V, c: S::V) -> S::V;

    /// Runs a kernel with the best instructions for this format.
    fn dispatch<K: Kernel>(kernel: K) -> K::Output;

    /// `x` (M, K) as panels of `width` rows: `packed[(p·steps + k)·width + r]` is step k of row p·width + r, with zeros
    /// below row M.
    fn transposed(team: &Team, packed: &mut [f32], x: &[f32], m: usize, k: usize, width: usize);

    /// `x` (M, N) as panels of [`WIDEST`](super::WIDEST) columns: `packed[(p·steps + r)·WIDEST + c]` is step r of the
    /// column p·WIDEST + c, with zeros right of column N.
    fn columns(team: &Team, packed: &mut [f32], x: &[f32], m: usize, n: usize);

    /// Copies `steps` steps from step `first` on of `V` vectors of `columns` columns, which begin at `from`, a matrix
    /// of `rows` rows `stride` apart; zeros beyond.
    ///
    /// # Safety
    /// `columns` columns of `rows` rows are readable, and `to` has room for `steps` rows of V vectors.
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

    /// `outputs` rows of weights, `i` values each, as the left operand: in `space`, where they are written, if they
    /// cannot be read in place. The pointer and the distance of two rows.
    ///
    /// # Safety
    /// The rows are readable, and `space` has room for [`Format::steps`] of each.
    unsafe fn left<S: Simd>(
        s: S,
        space: *mut f32,
        w: *const f32,
        i: usize,
        outputs: usize,
    ) -> (*const f32, usize);
}

/// A vector of a row of a matrix, zeros from column `columns` on.
///
/// # Safety
/// The columns are readable.
#[inline(always)]
pub(super) unsafe fn part<S: Simd>(s: S, from: *const f32, v: usize, columns: usize) -> S::V {
    let lanes = columns.saturating_sub(v * S::LANES).min(S::LANES);
    let from = from.wrapping_add(v * S::LANES);
    // SAFETY: `lanes` values are there.
    unsafe { if lanes == S::LANES { s.load(from) } else { s.load_first(from, lanes) } }
}
