//! A layer with one output: a dot product for each row.

use crate::simd::{Kernel, Simd};

/// out (M) = x (M, K) · w (K) + bias, each row in 16 interleaved partial sums, whatever the vectors' width.
pub(super) struct Dot<'a> {
    pub(super) out: &'a mut [f32],
    pub(super) x: &'a [f32],
    pub(super) w: &'a [f32],
    pub(super) bias: f32,
}

/// Partial sums.
const LANES: usize = 16;

impl Kernel for Dot<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let k = self.w.len();
        assert_eq!(self.x.len(), self.out.len() * k, "dot: x");
        let mut row = 0;
        // SAFETY: `out.len()` rows of k values are in x, k in w.
        unsafe {
            // Four rows at once, so that additions need not wait for each other.
            while row + 4 <= self.out.len() {
                let sums = dots::<S, 4>(s, self.x.as_ptr().add(row * k), self.w.as_ptr(), k);
                for (r, sum) in sums.into_iter().enumerate() {
                    self.out[row + r] = sum + self.bias;
                }
                row += 4;
            }
            while row < self.out.len() {
                let [sum] = dots::<S, 1>(s, self.x.as_ptr().add(row * k), self.w.as_ptr(), k);
                self.out[row] = sum + self.bias;
                row += 1;
            }
        }
    }
}

/// # Safety
/// R rows of k values must be readable at `x`, k at `w`.
#[inline(always)]
unsafe fn dots<S: Simd, const R: usize>(s: S, x: *const f32, w: *const f32, k: usize) -> [f32; R] {
    // One vector of 16 lanes, or two of 8.
    let mut sums = [[s.splat(0.0); 2]; R];
    let vectors = LANES / S::LANES;
    // SAFETY: all indices are below k, by the caller's promise.
    unsafe {
        for start in (0..k).step_by(LANES) {
            for v in 0..vectors {
                let at = start + v * S::LANES;
                let n = k.saturating_sub(at).min(S::LANES);
                if n == S::LANES {
                    let w = s.load(w.add(at));
                    for (r, sums) in sums.iter_mut().enumerate() {
                        sums[v] = s.mul_add(s.load(x.add(r * k + at)), w, sums[v]);
                    }
                } else if n > 0 {
                    let w = s.load_first(w.add(at), n);
                    for (r, sums) in sums.iter_mut().enumerate() {
                        sums[v] = s.mul_add(s.load_first(x.add(r * k + at), n), w, sums[v]);
                    }
                }
            }
        }
    }
    // A loop, not `map`: a closure would not be compiled with the instructions.
    let mut totals = [0.0; R];
    for (total, &[a, b]) in totals.iter_mut().zip(&sums) {
        *total = if vectors == 2 { s.sum(s.add(a, b)) } else { s.sum(a) };
    }
    totals
}
