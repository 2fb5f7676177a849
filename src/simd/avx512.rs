//! AVX-512: sixteen lanes.

use std::arch::x86_64::*;

use super::{Kernel, Simd};

/// Proof that the processor has AVX-512 F, VL, DQ and BW, with AVX2 and FMA; and BF16, if `PAIRS`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Avx512<const PAIRS: bool>(());

impl<const PAIRS: bool> Avx512<PAIRS> {
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        let found = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && (!PAIRS || is_x86_feature_detected!("avx512bf16"));
        found.then_some(Avx512(()))
    }

    #[inline]
    pub(super) fn run<K: Kernel>(self, kernel: K) -> K::Output {
        // SAFETY: `self` proves the features.
        unsafe { if PAIRS { run_pairs(self, kernel) } else { run(self, kernel) } }
    }
}

#[target_feature(enable = "avx512f,avx512vl,avx512dq,avx512bw,avx2,fma")]
fn run<K: Kernel, const PAIRS: bool>(simd: Avx512<PAIRS>, kernel: K) -> K::Output {
    kernel.run(simd)
}

#[target_feature(enable = "avx512f,avx512vl,avx512dq,avx512bw,avx512bf16,avx2,fma")]
fn run_pairs<K: Kernel, const PAIRS: bool>(simd: Avx512<PAIRS>, kernel: K) -> K::Output {
    kernel.run(simd)
}

/// Returns a mask with the first `n` lanes set.
#[inline(always)]
fn first(n: usize) -> __mmask16 {
    debug_assert!(n <= 16);
    ((1_u32 << n) - 1) as __mmask16
}

impl<const PAIRS: bool> Simd for Avx512<PAIRS> {
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
    fn pair(self, a: __m512, b: __m512) -> __m512 {
        // SAFETY: `self` proves the features.
        unsafe {
            if PAIRS {
                // Both in 32 words, then the words of each pair side by side.
                let words = std::mem::transmute::<__m512bh, __m512i>(_mm512_cvtne2ps_pbh(b, a));
                const ORDER: [u16; 32] = {
                    let (mut order, mut i) = ([0; 32], 0);
                    while i < 32 {
                        order[i] = (i / 2 + i % 2 * 16) as u16;
                        i += 1;
                    }
                    order
                };
                let order = _mm512_loadu_si512(ORDER.as_ptr().cast());
                return _mm512_castsi512_ps(_mm512_permutexvar_epi16(order, words));
            }
            let low = _mm512_srli_epi32::<16>(round(a));
            _mm512_castsi512_ps(_mm512_mask_blend_epi16(0xaaaa_aaaa, low, round(b)))
        }
    }

    #[inline(always)]
    fn add_pairs(self, a: __m512, b: __m512, c: __m512) -> __m512 {
        // SAFETY: `self` proves the features.
        unsafe {
            if PAIRS {
                let a = std::mem::transmute::<__m512, __m512bh>(a);
                let b = std::mem::transmute::<__m512, __m512bh>(b);
                return _mm512_dpbf16_ps(c, a, b);
            }
            let high = _mm512_set1_ps(f32::from_bits(0xffff_0000));
            let sum = _mm512_fmadd_ps(_mm512_and_ps(a, high), _mm512_and_ps(b, high), c);
            let (a, b) = (_mm512_castps_si512(a), _mm512_castps_si512(b));
            let low = (_mm512_slli_epi32::<16>(a), _mm512_slli_epi32::<16>(b));
            _mm512_fmadd_ps(_mm512_castsi512_ps(low.0), _mm512_castsi512_ps(low.1), sum)
        }
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
            // with the instruction set.)
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

/// Returns the bits rounded to bfloat16 in the high halves; the low halves are undefined. See
/// [`super::bfloat16::round`].
///
/// # Safety
/// The caller holds an `Avx512`.
#[inline(always)]
unsafe fn round(x: __m512) -> __m512i {
    // SAFETY: the caller's promise.
    unsafe {
        let bits = _mm512_castps_si512(x);
        let magnitude = _mm512_and_si512(bits, _mm512_set1_epi32(0x7fff_ffff));
        let odd = _mm512_and_si512(_mm512_srli_epi32::<16>(bits), _mm512_set1_epi32(1));
        let even = _mm512_add_epi32(_mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff)), odd);
        let nan = _mm512_cmpgt_epi32_mask(magnitude, _mm512_set1_epi32(0x7f80_0000));
        let rounded = _mm512_mask_or_epi32(even, nan, bits, _mm512_set1_epi32(0x0040_0000));
        let denormal = _mm512_cmplt_epi32_mask(magnitude, _mm512_set1_epi32(0x0080_0000));
        _mm512_mask_and_epi32(rounded, denormal, bits, _mm512_set1_epi32(i32::MIN))
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
