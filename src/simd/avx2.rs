//! AVX2 with FMA: eight lanes.

use std::arch::x86_64::*;

use super::{Kernel, Simd};

/// Proof that the processor has AVX2 and FMA.
#[derive(Debug, Clone, Copy)]
pub(super) struct Avx2(());

impl Avx2 {
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        let found = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
        found.then_some(Avx2(()))
    }

    #[inline]
    pub(super) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        // SAFETY: `self` proves the features.
        unsafe { run(self, kernel) }
    }
}

#[target_feature(enable = "avx2,fma")]
fn run<K: Kernel>(simd: Avx2, kernel: K) -> K::Output {
    kernel.run(simd)
}

/// Returns a mask with the first `n` lanes set.
#[inline(always)]
fn first(n: usize) -> __m256i {
    static MASK: [i32; 16] = [-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0];
    debug_assert!(n <= 8);
    // SAFETY: 8 values from index 8 − n ≤ 8 on; only called by holders of an `Avx2`.
    unsafe { _mm256_loadu_si256(MASK.as_ptr().add(8 - n.min(8)).cast()) }
}

impl Simd for Avx2 {
    type V = __m256;
    const LANES: usize = 8;

    #[inline(always)]
    fn splat(self, x: f32) -> __m256 {
        // SAFETY: `self` proves the features.
        unsafe { _mm256_set1_ps(x) }
    }

    #[inline(always)]
    fn mul_add(self, a: __m256, b: __m256, c: __m256) -> __m256 {
        // SAFETY: `self` proves the features.
        unsafe { _mm256_fmadd_ps(a, b, c) }
    }

    #[inline(always)]
    fn add(self, a: __m256, b: __m256) -> __m256 {
        // SAFETY: `self` proves the features.
        unsafe { _mm256_add_ps(a, b) }
    }

    #[inline(always)]
    fn pair(self, a: __m256, b: __m256) -> __m256 {
        // SAFETY: `self` proves the features.
        unsafe {
            let low = _mm256_srli_epi32::<16>(round(a));
            _mm256_castsi256_ps(_mm256_blend_epi16::<0xaa>(low, round(b)))
        }
    }

    #[inline(always)]
    fn add_pairs(self, a: __m256, b: __m256, c: __m256) -> __m256 {
        // SAFETY: `self` proves the features.
        unsafe {
            let high = _mm256_set1_ps(f32::from_bits(0xffff_0000));
            let sum = _mm256_fmadd_ps(_mm256_and_ps(a, high), _mm256_and_ps(b, high), c);
            let low = |x| _mm256_castsi256_ps(_mm256_slli_epi32::<16>(_mm256_castps_si256(x)));
            _mm256_fmadd_ps(low(a), low(b), sum)
        }
    }

    #[inline(always)]
    fn sum(self, a: __m256) -> f32 {
        // SAFETY: `self` proves the features.
        unsafe {
            let four = _mm_add_ps(_mm256_castps256_ps128(a), _mm256_extractf128_ps::<1>(a));
            let two = _mm_add_ps(four, _mm_movehl_ps(four, four));
            _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)))
        }
    }

    #[inline(always)]
    unsafe fn load(self, from: *const f32) -> __m256 {
        // SAFETY: the caller's promise.
        unsafe { _mm256_loadu_ps(from) }
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut f32, a: __m256) {
        // SAFETY: the caller's promise.
        unsafe { _mm256_storeu_ps(to, a) }
    }

    #[inline(always)]
    unsafe fn load_first(self, from: *const f32, n: usize) -> __m256 {
        // SAFETY: the caller's promise; masked lanes are not touched.
        unsafe { _mm256_maskload_ps(from, first(n)) }
    }

    #[inline(always)]
    unsafe fn store_first(self, to: *mut f32, a: __m256, n: usize) {
        // SAFETY: the caller's promise; masked lanes are not touched.
        unsafe { _mm256_maskstore_ps(to, first(n), a) }
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
            // Quadruples of rows within 128-bit halves, then the halves. (No closures: they would not be compiled with
            // the instruction set.)
            let low = four(from, from_stride);
            let high = four(from.add(4 * from_stride), from_stride);
            for j in 0..4 {
                let first = _mm256_permute2f128_ps::<0x20>(low[j], high[j]);
                let second = _mm256_permute2f128_ps::<0x31>(low[j], high[j]);
                _mm256_storeu_ps(to.add(j * to_stride), first);
                _mm256_storeu_ps(to.add((j + 4) * to_stride), second);
            }
        }
    }
}

/// Returns the bits rounded to bfloat16 in the high halves; the low halves are undefined. See
/// [`super::bfloat16::round`].
///
/// # Safety
/// The caller holds an `Avx2`.
#[inline(always)]
unsafe fn round(x: __m256) -> __m256i {
    // SAFETY: the caller's promise.
    unsafe {
        let bits = _mm256_castps_si256(x);
        let magnitude = _mm256_and_si256(bits, _mm256_set1_epi32(0x7fff_ffff));
        let odd = _mm256_and_si256(_mm256_srli_epi32::<16>(bits), _mm256_set1_epi32(1));
        let even = _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7fff)), odd);
        let quiet = _mm256_or_si256(bits, _mm256_set1_epi32(0x0040_0000));
        let nan = _mm256_cmpgt_epi32(magnitude, _mm256_set1_epi32(0x7f80_0000));
        let rounded = _mm256_blendv_epi8(even, quiet, nan);
        let normal = _mm256_cmpgt_epi32(magnitude, _mm256_set1_epi32(0x007f_ffff));
        let sign = _mm256_and_si256(bits, _mm256_set1_epi32(i32::MIN));
        _mm256_blendv_epi8(sign, rounded, normal)
    }
}

/// Loads four rows and transposes their 4×4 blocks.
///
/// # Safety
/// Eight values must be readable in each of four rows `stride` apart.
#[inline(always)]
unsafe fn four(from: *const f32, stride: usize) -> [__m256; 4] {
    // SAFETY: the caller's promise, and the caller holds an `Avx2`.
    unsafe {
        let (a, b) = (_mm256_loadu_ps(from), _mm256_loadu_ps(from.add(stride)));
        let (c, d) = (_mm256_loadu_ps(from.add(2 * stride)), _mm256_loadu_ps(from.add(3 * stride)));
        let (ab_low, ab_high) = (_mm256_unpacklo_ps(a, b), _mm256_unpackhi_ps(a, b));
        let (cd_low, cd_high) = (_mm256_unpacklo_ps(c, d), _mm256_unpackhi_ps(c, d));
        [
            _mm256_shuffle_ps::<0x44>(ab_low, cd_low),
            _mm256_shuffle_ps::<0xee>(ab_low, cd_low),
            _mm256_shuffle_ps::<0x44>(ab_high, cd_high),
            _mm256_shuffle_ps::<0xee>(ab_high, cd_high),
        ]
    }
}
