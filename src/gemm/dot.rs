//! Dot products of contiguous rows: for a layer with one output, and (through [`blocked`](super::blocked)) for weights
//! that are read only once.

use super::blocked::{Format, Single};
use crate::simd::{Kernel, Simd};

/// out (M) = x (M, K) · w (K) + bias, each row in 16 interleaved partial sums, whatever the vectors' width.
pub(super) struct Dot<'a> {
    pub(super) out: &'a mut [f32],
    pub(super) x: &'a [f32],
    pub(super) w: &'a [f32],
    pub(super) bias: f32,
}

/// Number of partial sums.
const LANES: usize = 16;

impl Kernel for Dot<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let k = self.w.len();
        assert_eq!(self.x.len(), self.out.len() * k, "dot: x");
        let (x, w) = (self.x.as_ptr(), self.w.as_ptr());
        let mut row = 0;
        // SAFETY: `out.len()` rows of k values are in x, k in w.
        unsafe {
            // Four rows at once, so that additions need not wait for each other.
            while row + 4 <= self.out.len() {
                let [sums] = dots::<Single, S, 1, 4>(s, x.add(row * k), w, k);
                for (r, sum) in sums.into_iter().enumerate() {
                    self.out[row + r] = sum + self.bias;
                }
                row += 4;
            }
            while row < self.out.len() {
                let [[sum]] = dots::<Single, S, 1, 1>(s, x.add(row * k), w, k);
                self.out[row] = sum + self.bias;
                row += 1;
            }
        }
    }
}

/// Returns the products of O rows of `w` with R rows of `x`, all of `k` steps, with rows one after the other. Each is
/// summed in 16 interleaved partial sums.
///
/// # Safety
/// These rows must be readable.
#[inline(always)]
pub(super) unsafe fn dots<F: Format, S: Simd, const O: usize, const R: usize>(
    s: S,
    x: *const f32,
    w: *const f32,
    k: usize,
) -> [[f32; R]; O] {
    // One vector of 16 lanes, or two of 8.
    let mut sums = [[[s.splat(0.0); 2]; R]; O];
    let vectors = LANES / S::LANES;
    // SAFETY: all indices are below k, by the caller's promise.
    unsafe {
        for start in (0..k).step_by(LANES) {
            for v in 0..vectors {
                let at = start + v * S::LANES;
                let n = k.saturating_sub(at).min(S::LANES);
                if n == 0 {
                    continue;
                }
                let mut rows = [s.splat(0.0); R];
                for (r, row) in rows.iter_mut().enumerate() {
                    *row = load(s, x.add(r * k + at), n);
                }
                for (o, sums) in sums.iter_mut().enumerate() {
                    let w = load(s, w.add(o * k + at), n);
                    for (sums, &row) in sums.iter_mut().zip(&rows) {
                        sums[v] = F::add_product(s, row, w, sums[v]);
                    }
                }
            }
        }
    }
    // Loops, not `map`: a closure would not be compiled with the instruction set.
    let mut totals = [[0.0; R]; O];
    for (totals, sums) in totals.iter_mut().zip(&sums) {
        for (total, &[a, b]) in totals.iter_mut().zip(sums) {
            *total = if vectors == 2 { s.sum(s.add(a, b)) } else { s.sum(a) };
        }
    }
    totals
}

/// Loads `n` values, at most a vector.
///
/// # Safety
/// The values must be readable.
#[inline(always)]
unsafe fn load<S: Simd>(s: S, from: *const f32, n: usize) -> S::V {
    // SAFETY: the caller's promise.
    unsafe { if n == S::LANES { s.load(from) } else { s.load_first(from, n) } }
}
