//! Vector instructions, chosen at run time.
//!
//! The library is compiled for any x86-64, but uses AVX-512 or AVX2 with FMA if the processor has them. A [`Kernel`]
//! is written once, generic over [`Simd`]. [`dispatch`] compiles it three times, each inside a function with the
//! instruction set enabled, and calls the right one. The compiler vectorises plain loops inside a kernel with the same
//! instructions.
//!
//! All levels give the same bits. For each element they perform the same operations in the same order, with fused
//! multiply-add on every level (in software on a processor without it, which is slow but correct).

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod bfloat16;
mod denormals;
mod portable;

pub(crate) use denormals::FlushDenormals;

/// A computation that is compiled for each instruction set. `run` must be `#[inline(always)]`, and so must be every
/// function that it calls and that should use the instructions.
pub(crate) trait Kernel {
    /// Type of the result.
    type Output;
    /// Runs the computation.
    fn run<S: Simd>(self, simd: S) -> Self::Output;
}

/// Vectors of `f32`. A value of an implementing type is the proof that the processor has the instructions.
pub trait Simd: Copy {
    /// Type of a vector.
    type V: Copy;
    /// Number of lanes in a vector: a divisor of 16.
    const LANES: usize;

    /// Returns a vector with `x` in all lanes.
    fn splat(self, x: f32) -> Self::V;
    /// Returns `a * b + c`, rounded once.
    fn mul_add(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// Returns `a + b`.
    fn add(self, a: Self::V, b: Self::V) -> Self::V;
    /// Returns `a` and `b` rounded to bfloat16 (to nearest, ties to even), `a` in the low half of each lane's bits. A
    /// denormal number counts as 0.
    fn pair(self, a: Self::V, b: Self::V) -> Self::V;
    /// Returns, lane by lane, the product of two [pairs](Simd::pair) plus a number: `a_low · b_low + (a_high · b_high
    /// + c)`, each sum rounded once.
    fn add_pairs(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// Returns the sum of the lanes: halves are added until one is left.
    fn sum(self, a: Self::V) -> f32;
    /// Loads a vector.
    ///
    /// # Safety
    /// `LANES` values at `from` must be readable.
    unsafe fn load(self, from: *const f32) -> Self::V;
    /// Stores a vector.
    ///
    /// # Safety
    /// `LANES` values at `to` must be writable.
    unsafe fn store(self, to: *mut f32, a: Self::V);
    /// Loads the first `n` lanes, the others are 0.
    ///
    /// # Safety
    /// `n` values at `from` must be readable; `n` ≤ `LANES`.
    unsafe fn load_first(self, from: *const f32, n: usize) -> Self::V;
    /// Stores the first `n` lanes.
    ///
    /// # Safety
    /// `n` values at `to` must be writable; `n` ≤ `LANES`.
    unsafe fn store_first(self, to: *mut f32, a: Self::V, n: usize);
    /// Transposes a square of `LANES`² values: `to[j·to_stride + i] = from[i·from_stride + j]`.
    ///
    /// # Safety
    /// All these values must be readable and writable.
    unsafe fn transpose(self, to: *mut f32, to_stride: usize, from: *const f32, from_stride: usize);
}

/// Prefetches the cache line at `at` into the second-level cache, for data that will be read soon, though not next.
/// Any address is allowed.
#[inline(always)]
pub(crate) fn prefetch_line(at: *const f32) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};
        // SAFETY: a hint; it reads nothing. SSE is part of x86-64.
        unsafe { _mm_prefetch::<_MM_HINT_T1>(at.cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = at;
}

/// Prefetches the cache lines of `values`, which will be read soon.
#[inline]
pub(crate) fn prefetch(values: &[f32]) {
    #[cfg(target_arch = "x86_64")]
    for line in values.chunks(16) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a hint; it reads nothing. SSE is part of x86-64.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(line.as_ptr().cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = values;
}

/// An instruction set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Level {
    /// AVX-512 F, VL, DQ, BW and BF16: for [`dispatch_pairs`] only.
    #[cfg(all(target_arch = "x86_64", test))]
    Avx512Pairs,
    /// AVX-512 F, VL, DQ, BW.
    #[cfg(target_arch = "x86_64")]
    Avx512,
    /// AVX2 and FMA.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// Instructions that every processor of the architecture has.
    Portable,
}

impl Level {
    /// Returns the best instruction set of this processor. The standard library caches the answer.
    #[inline]
    pub(crate) fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        {
            if avx512::Avx512::<false>::detect().is_some() {
                return Level::Avx512;
            }
            if avx2::Avx2::detect().is_some() {
                return Level::Avx2;
            }
        }
        Level::Portable
    }

    /// Returns all instruction sets of this processor.
    #[cfg(test)]
    pub(crate) fn all() -> Vec<Self> {
        let mut levels = vec![Level::Portable];
        #[cfg(target_arch = "x86_64")]
        {
            levels.extend(avx2::Avx2::detect().map(|_| Level::Avx2));
            levels.extend(avx512::Avx512::<false>::detect().map(|_| Level::Avx512));
            levels.extend(avx512::Avx512::<true>::detect().map(|_| Level::Avx512Pairs));
        }
        levels
    }
}

/// Runs a kernel with the best available instruction set.
#[inline]
pub(crate) fn dispatch<K: Kernel>(kernel: K) -> K::Output {
    run_at(Level::detect(), kernel)
}

/// Runs a kernel as [`dispatch`] does, if the kernel spends its time on [pairs](Simd::pair).
#[inline]
pub(crate) fn dispatch_pairs<K: Kernel>(kernel: K) -> K::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(simd) = avx512::Avx512::<true>::detect() {
        return simd.run(kernel);
    }
    dispatch(kernel)
}

/// Runs a kernel with the given instruction set; with portable code if the processor lacks it.
#[inline]
pub(crate) fn run_at<K: Kernel>(level: Level, kernel: K) -> K::Output {
    match level {
        #[cfg(all(target_arch = "x86_64", test))]
        Level::Avx512Pairs => dispatch_pairs(kernel),
        #[cfg(target_arch = "x86_64")]
        Level::Avx512 => match avx512::Avx512::<false>::detect() {
            Some(simd) => simd.run(kernel),
            None => kernel.run(portable::Portable),
        },
        #[cfg(target_arch = "x86_64")]
        Level::Avx2 => match avx2::Avx2::detect() {
            Some(simd) => simd.run(kernel),
            None => kernel.run(portable::Portable),
        },
        Level::Portable => kernel.run(portable::Portable),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Rounds<'a>(&'a [f32], &'a mut [f32], &'a mut [f32]);

    impl Kernel for Rounds<'_> {
        type Output = ();

        #[inline(always)]
        fn run<S: Simd>(self, s: S) {
            let n = self.0.len();
            for i in (0..n).step_by(S::LANES) {
                // SAFETY: n is a multiple of 16, and all three are as long.
                unsafe {
                    let at = |k: usize| s.load(self.0.as_ptr().add((i + k * 16) % n));
                    let pair = s.pair(at(0), at(3));
                    s.store(self.1.as_mut_ptr().add(i), pair);
                    let sum = s.add_pairs(pair, s.pair(at(5), at(9)), at(13));
                    s.store(self.2.as_mut_ptr().add(i), sum);
                }
            }
        }
    }

    #[test]
    fn every_level_rounds_and_multiplies_pairs_as_the_half_crate_and_arithmetic_in_double_precision()
     {
        let _flush = FlushDenormals::new();
        let special = [0.0, -0.0, 1.0, f32::INFINITY, f32::MIN_POSITIVE, 1.003_906_2, 1.011_718_8];
        let some = (0..16_384_u32 - 7).map(|i| {
            let mantissa = i.wrapping_mul(2_654_435_761);
            f32::from_bits((mantissa & 0x807f_ffff) | ((96 + i % 64) << 23))
        });
        let x: Vec<f32> = special.into_iter().chain(some).collect();
        let rounded = |x: f32| half::bf16::from_f32(x);
        for level in Level::all() {
            let [mut pairs, mut sums] = [0; 2].map(|_| vec![0.0; x.len()]);
            run_at(level, Rounds(&x, &mut pairs, &mut sums));
            for i in 0..x.len() {
                let at = |k: usize| x[(i + 16 * k) % x.len()];
                let (a, b) = (rounded(at(0)), rounded(at(3)));
                let bits = u32::from(a.to_bits()) | u32::from(b.to_bits()) << 16;
                assert_eq!(pairs[i].to_bits(), bits, "{level:?}: {:e} and {:e}", at(0), at(3));
                let (c, d) = (rounded(at(5)), rounded(at(9)));
                // Exact in f64, except for the rounding at the end of each sum, which f32::mul_add does.
                let sum = a.to_f32().mul_add(c.to_f32(), b.to_f32().mul_add(d.to_f32(), at(13)));
                assert!(sums[i] == sum || (sum.is_nan() && sums[i].is_nan()), "{level:?} at {i}");
            }
        }
    }

    struct Check;

    impl Kernel for Check {
        type Output = ();

        #[inline(always)]
        fn run<S: Simd>(self, s: S) {
            let n = S::LANES;
            let x: Vec<f32> = (0..n * (n + 3)).map(|i| i as f32).collect();
            let mut y = vec![-1.0; n * (n + 1)];
            // SAFETY: `x` holds n rows n + 3 apart, `y` n rows n + 1 apart.
            unsafe { s.transpose(y.as_mut_ptr(), n + 1, x.as_ptr(), n + 3) };
            for i in 0..n {
                for j in 0..n {
                    assert_eq!(y[j * (n + 1) + i], x[i * (n + 3) + j]);
                }
                assert_eq!(y[i * (n + 1) + n], -1.0);
            }
            for m in 0..=n {
                let mut y = vec![-1.0; n];
                // SAFETY: m ≤ n values are readable.
                let v = unsafe { s.load_first(x.as_ptr(), m) };
                assert_eq!(s.sum(v), (m * m.saturating_sub(1) / 2) as f32);
                // SAFETY: as above.
                unsafe {
                    s.store_first(y.as_mut_ptr(), s.mul_add(v, s.splat(2.0), s.splat(1.0)), m)
                };
                for (i, y) in y.iter().enumerate() {
                    assert_eq!(*y, if i < m { 2.0 * i as f32 + 1.0 } else { -1.0 });
                }
            }
        }
    }

    #[test]
    fn every_level_loads_stores_and_transposes() {
        for level in Level::all() {
            run_at(level, Check);
        }
    }
}
