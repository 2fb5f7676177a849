//! AVX-512: sixteen lanes.

use std::arch::x86_64::*;

use super::{Kernel, Simd};

/// The proof that the processor has AVX-512 F, VL, DQ and BW, with AVX2 and FMA.
#[derive(Debug, Clone, Copy)]
pub(super) struct Avx512(());

impl Avx512 {
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        let found = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma");
        found.then_some(Avx512(()))
    }

    #[inline]
    pub(super) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        // SAFETY: `self` proves the features.
        unsafe { run(self, kernel) }
    }
}

#[target_feature(enable = "avx512f,avx512vl,avx512dq,avx512bw,avx2,fma")]
fn run<K: Kernel>(simd: Avx512, kernel: K) -> K::Output {
    kernel.run(simd)
}

/// A mask with the first `n` lanes set.
#[inline(always)]
fn first(n: usize) -> __mmask16 {
    debug_assert!(n <= 16);
    ((1_u32 << n) - 1) as __mmask16
}

impl Simd for Avx512 {
    type V = __m512;
    const LANES: usize = 16;

    #[inline(always)]
    fn splat(self, x: f32) -> __m512 {
        // SAFETY: `self` proves the features.
        unsafe { _mm512_set1_ps(x) }
    }

    #[inline(always)]
    fn mul_add(self, a: __m512, b: __m512, c: __m512) -> __m512 {
        // SAFETY: `self` proves the features.
        unsafe { _mm512_fmadd_ps(a, b, c) }
    }

    #[inline(always)]
    fn add(self, a: __m512, b: __m512) -> __m512 {
        // SAFETY: `self` proves the features.
        unsafe { _mm512_add_ps(a, b) }
    }

    #[inline(always)]
    fn sum(self, a: __m512) -> f32 {
        // SAFETY: `self` proves the features.
        unsafe {
            let high = _mm512_extractf32x8_ps::<1>(a);
            let eight = _mm256_add_ps(_mm512_castps512_ps256(a), high);
            let high = _mm256_extractf128_ps::<1>(eight);
            let four = _mm_add_ps(_mm256_castps256_ps128(eight), high);
            let two = _mm_add_ps(four, _mm_movehl_ps(four, four));
            _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)))
        }
    }

    #[inline(always)]
    unsafe fn load(self, from: *const f32) -> __m512 {
        // SAFETY: the caller's promise.
        unsafe { _mm512_loadu_ps(from) }
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut f32, a: __m512) {
        // SAFETY: the caller's promise.
        unsafe { _mm512_storeu_ps(to, a) }
    }

    #[inline(always)]
    unsafe fn load_first(self, from: *const f32, n: usize) -> __m512 {
        // SAFETY: the caller's promise; masked lanes are not touched.
        unsafe { _mm512_maskz_loadu_ps(first(n), from) }
    }

    #[inline(always)]
    unsafe fn store_first(self, to: *mut f32, a: __m512, n: usize) {
        // SAFETY: the caller's promise; masked lanes are not touched.
        unsafe { _mm512_mask_storeu_ps(to, first(n), a) }
    }

    #[inline(always)]
    unsafe fn transpose(
        self,
        to: *mut f32,
        to_stride: usize,
        from: *const f32,
        from_stride: usize,
    ) {
        // SAFETY: the caller's promise for the memory, `self` for the features.
        unsafe {
            // q[g][j]: in 128-bit block m, column 4m + j of rows 4g .. 4g + 4. (No closures: they would not be compiled
            // with the instructions.)
            let q = [
                four(from, from_stride),
                four(from.add(4 * from_stride), from_stride),
                four(from.add(8 * from_stride), from_stride),
                four(from.add(12 * from_stride), from_stride),
            ];
            for j in 0..4 {
                // Blocks 0 1 and 2 3 of two row groups side by side, then even and odd blocks of all four.
                let low01 = _mm512_shuffle_f32x4::<0x44>(q[0][j], q[1][j]);
                let high01 = _mm512_shuffle_f32x4::<0xee>(q[0][j], q[1][j]);
                let low23 = _mm512_shuffle_f32x4::<0x44>(q[2][j], q[3][j]);
                let high23 = _mm512_shuffle_f32x4::<0xee>(q[2][j], q[3][j]);
                let columns = [
                    _mm512_shuffle_f32x4::<0x88>(low01, low23),
                    _mm512_shuffle_f32x4::<0xdd>(low01, low23),
                    _mm512_shuffle_f32x4::<0x88>(high01, high23),
                    _mm512_shuffle_f32x4::<0xdd>(high01, high23),
                ];
                for (m, &column) in columns.iter().enumerate() {
                    _mm512_storeu_ps(to.add((4 * m + j) * to_stride), column);
                }
            }
        }
    }
}

/// Loads four rows and transposes their 4×4 blocks.
///
/// # Safety
/// Sixteen values must be readable in each of four rows `stride` apart.
#[inline(always)]
unsafe fn four(from: *const f32, stride: usize) -> [__m512; 4] {
    // SAFETY: the caller's promise, and the caller holds an `Avx512`.
    unsafe {
        let (a, b) = (_mm512_loadu_ps(from), _mm512_loadu_ps(from.add(stride)));
        let (c, d) = (_mm512_loadu_ps(from.add(2 * stride)), _mm512_loadu_ps(from.add(3 * stride)));
        let (ab_low, ab_high) = (_mm512_unpacklo_ps(a, b), _mm512_unpackhi_ps(a, b));
        let (cd_low, cd_high) = (_mm512_unpacklo_ps(c, d), _mm512_unpackhi_ps(c, d));
        [
            _mm512_shuffle_ps::<0x44>(ab_low, cd_low),
            _mm512_shuffle_ps::<0xee>(ab_low, cd_low),
            _mm512_shuffle_ps::<0x44>(ab_high, cd_high),
            _mm512_shuffle_ps::<0xee>(ab_high, cd_high),
        ]
    }
}
