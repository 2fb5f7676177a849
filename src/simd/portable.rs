//! Vectors of eight `f32` in plain Rust.

use super::{Simd, bfloat16};

/// Proof of no special instructions. The compiler uses those that the architecture always has (NEON
/// on ARM).
#[derive(Debug, Clone, Copy)]
pub(super) struct Portable;

impl Simd for Portable {
    type V = [f32; 8];
    const LANES: usize = 8;

    #[inline(always)]
    fn splat(self, x: f32) -> Self::V {
        [x; 8]
    }

    #[inline(always)]
    fn mul_add(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V {
        std::array::from_fn(|i| a[i].mul_add(b[i], c[i]))
    }

    #[inline(always)]
    fn add(self, a: Self::V, b: Self::V) -> Self::V {
        std::array::from_fn(|i| a[i] + b[i])
    }

    #[inline(always)]
    fn pair(self, a: Self::V, b: Self::V) -> Self::V {
        std::array::from_fn(|i| f32::from_bits(bfloat16::round(a[i]) | bfloat16::round(b[i]) << 16))
    }

    #[inline(always)]
    fn add_pairs(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V {
        std::array::from_fn(|i| {
            let ((a, a_high), (b, b_high)) = (bfloat16::split(a[i]), bfloat16::split(b[i]));
            a.mul_add(b, a_high.mul_add(b_high, c[i]))
        })
    }

    #[inline(always)]
    fn sum(self, a: Self::V) -> f32 {
        let b: [f32; 4] = std::array::from_fn(|i| a[i] + a[i + 4]);
        (b[0] + b[2]) + (b[1] + b[3])
    }

    #[inline(always)]
    unsafe fn load(self, from: *const f32) -> Self::V {
        // SAFETY: the caller's promise; an array of `f32` needs no more alignment than an `f32`.
        unsafe { from.cast::<[f32; 8]>().read_unaligned() }
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut f32, a: Self::V) {
        // SAFETY: as in `load`.
        unsafe { to.cast::<[f32; 8]>().write_unaligned(a) }
    }

    #[inline(always)]
    unsafe fn load_first(self, from: *const f32, n: usize) -> Self::V {
        // SAFETY: the caller's promise for the first n.
        std::array::from_fn(|i| if i < n { unsafe { *from.add(i) } } else { 0.0 })
    }

    #[inline(always)]
    unsafe fn store_first(self, to: *mut f32, a: Self::V, n: usize) {
        for (i, &a) in a.iter().enumerate().take(n) {
            // SAFETY: the caller's promise for the first n.
            unsafe { *to.add(i) = a }
        }
    }

    #[inline(always)]
    unsafe fn transpose(
        self,
        to: *mut f32,
        to_stride: usize,
        from: *const f32,
        from_stride: usize,
    ) {
        for i in 0..8 {
            for j in 0..8 {
                // SAFETY: the caller's promise.
                unsafe { *to.add(j * to_stride + i) = *from.add(i * from_stride + j) }
            }
        }
    }
}
