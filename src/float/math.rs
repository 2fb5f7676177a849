//! Elementary functions in `f32`, written so that loops over them vectorise. They give the same bits on every machine: they use only
//! additions, fused multiply-adds, divisions and shifts, and do not call the C library.
//!
//! The polynomials are rootgrad's own minimax fits (Lawson's algorithm) to the named functions. The stated errors are the largest
//! found by comparing every `f32` in range with double precision (`tests` below does this for a dense subset).
//!
//! An ulp here is 2⁻²³ times the power of two at or below the exact result.

/// log₂ e.
const LOG2_E: f32 = std::f32::consts::LOG2_E;
/// ln 2 in two parts: the first has few bits, so that its product with a small whole number is exact (Cody & Waite).
const LN_2_HIGH: f32 = 0.693_359_4;
const LN_2_LOW: f32 = -2.121_944_4e-4;
/// 1.5·2²³: adding it rounds to a whole number, which is then in the lowest bits.
const ROUNDER: f32 = 12_582_912.0;

/// eˣ as (2ⁿ, e^r − 1) with x = n ln 2 + r, |r| ≤ ln 2 / 2. NaN stays NaN in the second part.
#[inline(always)]
fn exp_parts(x: f32) -> (f32, f32) {
    // Within these limits neither eˣ nor 1/(1 + eˣ) is denormal: a denormal number would cost a hundred times as much.
    let x = if x < -87.0 { -87.0 } else { x };
    let x = if x > 87.0 { 87.0 } else { x };
    let shifted = x.mul_add(LOG2_E, ROUNDER);
    let n = shifted - ROUNDER;
    let r = n.mul_add(-LN_2_LOW, n.mul_add(-LN_2_HIGH, x));
    let q = 1.388_251e-3_f32;
    let q = q.mul_add(r, 8.366_58e-3);
    let q = q.mul_add(r, 4.166_720_3e-2);
    let q = q.mul_add(r, 0.166_665_43);
    let q = q.mul_add(r, 0.499_999_98);
    let minus_one = (r * r).mul_add(q, r);
    let power = f32::from_bits((shifted.to_bits() << 23).wrapping_add(1.0_f32.to_bits()));
    (power, minus_one)
}

/// eˣ, to 1.05 ulp for |x| ≤ 87; saturates outside at 1.6·10⁻³⁸ and 6.1·10³⁷.
#[inline(always)]
pub(super) fn exp(x: f32) -> f32 {
    let (power, minus_one) = exp_parts(x);
    power.mul_add(minus_one, power)
}

/// tanh x = (e²ˣ − 1)/(e²ˣ + 1), to 3 ulp for every x.
#[inline(always)]
pub(super) fn tanh(x: f32) -> f32 {
    // tanh 10 is 1 − 4·10⁻⁹. A NaN passes.
    let a = x.abs();
    let a = if a > 10.0 { 10.0 } else { a };
    let (power, minus_one) = exp_parts(2.0 * a);
    let e = power.mul_add(minus_one, power - 1.0);
    (e / (e + 2.0)).copysign(x)
}

/// ln(1 + x) for 0 ≤ x ≤ 1, to 2 ulp: 2 artanh(x/(2 + x)).
#[inline(always)]
pub(super) fn ln_1p_unit(x: f32) -> f32 {
    let s = x / (2.0 + x);
    let t = s * s;
    let p = 0.280_251_4_f32;
    let p = p.mul_add(t, 0.279_990_1);
    let p = p.mul_add(t, 0.400_217_06);
    let p = p.mul_add(t, 0.666_664_1);
    (s * t).mul_add(p, 2.0 * s)
}

/// ln x for normal x > 0, to 2 ulp, or 2⁻²⁴ absolutely near 1.
#[inline(always)]
pub(super) fn ln(x: f32) -> f32 {
    // x = 2ⁿ m with m from √½ to √2, by moving the exponent's origin there.
    const ROOT_HALF: u32 = 0x3f35_04f3;
    let bits = x.to_bits().wrapping_sub(ROOT_HALF);
    let n = (bits as i32 >> 23) as f32;
    let m = f32::from_bits((bits & 0x007f_ffff) + ROOT_HALF);
    let s = (m - 1.0) / (m + 1.0);
    let t = s * s;
    let p = 0.298_717_6_f32;
    let p = p.mul_add(t, 0.399_775_4);
    let p = p.mul_add(t, 0.666_667_76);
    let log_m = (s * t).mul_add(p, 2.0 * s);
    let log = n.mul_add(LN_2_HIGH, n.mul_add(LN_2_LOW, log_m));
    if x > 0.0 && x < f32::INFINITY { log } else { x.ln() }
}

/// 2/π, and π/2 in two parts.
const TWO_BY_PI: f64 = std::f64::consts::FRAC_2_PI;
const HALF_PI: f64 = std::f64::consts::FRAC_PI_2;
const HALF_PI_LOW: f64 = 6.123_233_995_736_766e-17;
/// 1.5·2⁵²: adding it rounds to a whole number, which is then in the lowest bits.
const WIDE_ROUNDER: f64 = 6_755_399_441_055_744.0;
/// Largest |x| for the fast reduction x = n π/2 + r. Up to here n is small enough that n times the first part of π/2 is subtracted
/// without an error.
pub(super) const NEAR: f32 = 1_048_576.0;

/// x = n π/2 + r, |r| ≤ π/4: n, of which the lowest bits count, and sin r and cos r by Taylor's series, in double precision.
#[inline(always)]
fn sin_cos_parts(x: f32) -> (u64, f64, f64) {
    let x = f64::from(x);
    let shifted = x.mul_add(TWO_BY_PI, WIDE_ROUNDER);
    let n = shifted - WIDE_ROUNDER;
    let r = n.mul_add(-HALF_PI_LOW, n.mul_add(-HALF_PI, x));
    let t = r * r;
    let s = -1.0 / 1_307_674_368_000.0; // 15!
    let s = f64::mul_add(s, t, 1.0 / 6_227_020_800.0);
    let s = s.mul_add(t, -1.0 / 39_916_800.0);
    let s = s.mul_add(t, 1.0 / 362_880.0);
    let s = s.mul_add(t, -1.0 / 5040.0);
    let s = s.mul_add(t, 1.0 / 120.0);
    let s = s.mul_add(t, -1.0 / 6.0);
    let sin = r * t.mul_add(s, 1.0); // (keeps the sign of 0)
    let c = 1.0 / 20_922_789_888_000.0; // 16!
    let c = f64::mul_add(c, t, -1.0 / 87_178_291_200.0);
    let c = c.mul_add(t, 1.0 / 479_001_600.0);
    let c = c.mul_add(t, -1.0 / 3_628_800.0);
    let c = c.mul_add(t, 1.0 / 40_320.0);
    let c = c.mul_add(t, -1.0 / 720.0);
    let c = c.mul_add(t, 1.0 / 24.0);
    let c = c.mul_add(t, -0.5);
    (shifted.to_bits(), sin, t.mul_add(c, 1.0))
}

/// sin(n π/2 + r) from sin r and cos r: for odd n it is the cosine, and it is negative if n mod 4 is 2 or 3.
#[inline(always)]
fn of_quarter(n: u64, sin: f64, cos: f64) -> f32 {
    let value = if n & 1 == 0 { sin } else { cos };
    f64::from_bits(value.to_bits() ^ ((n & 2) << 62)) as f32
}

/// sin x for |x| ≤ [`NEAR`].
#[inline(always)]
pub(super) fn sin_near(x: f32) -> f32 {
    let (n, sin, cos) = sin_cos_parts(x);
    of_quarter(n, sin, cos)
}

/// cos x for |x| ≤ [`NEAR`]: the sine of a quarter turn more.
#[inline(always)]
pub(super) fn cos_near(x: f32) -> f32 {
    let (n, sin, cos) = sin_cos_parts(x);
    of_quarter(n.wrapping_add(1), sin, cos)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the largest error in ulp over every `step`-th `f32` from `from` to `to`.
    fn worst(from: f32, to: f32, step: usize, f: fn(f32) -> f32, exact: fn(f64) -> f64) -> f64 {
        assert!(0.0 <= from && from < to);
        let ulps = (from.to_bits()..=to.to_bits()).step_by(step).map(|bits| {
            let x = f32::from_bits(bits);
            let want = exact(f64::from(x));
            let ulp = 2.0_f64.powi(-23) * want.abs().log2().floor().exp2();
            (f64::from(f(x)) - want).abs() / ulp.max(f64::from(f32::MIN_POSITIVE))
        });
        ulps.fold(0.0, f64::max)
    }

    #[test]
    fn exp_is_within_an_ulp() {
        assert!(worst(1e-12, 87.0, 997, exp, f64::exp) <= 1.05);
        assert!(worst(1e-12, 87.0, 997, |x| exp(-x), |x| (-x).exp()) <= 1.05);
        assert_eq!(exp(0.0), 1.0);
        assert!(exp(-1000.0) < 2e-38 && exp(1000.0) > 6e37);
        assert!(exp(-1000.0).is_normal() && (1.0 / (1.0 + exp(1000.0))).is_normal());
        assert!(exp(f32::NAN).is_nan() && exp(-f32::NAN).is_nan());
        assert!(exp(f32::from_bits(0x7fc0_0001)).is_nan());
    }

    /// Other functions use the `libm` crate's in double precision, rounded.
    #[test]
    fn sines_and_cosines_are_the_nearest_numbers() {
        let differ = (0..=NEAR.to_bits()).step_by(499).flat_map(|bits| [bits, bits | 1 << 31]);
        let differ = differ.filter(|&bits| {
            let x = f32::from_bits(bits);
            let wide = f64::from(x);
            let is = |a: f32, b: f64| a.to_bits() == (b as f32).to_bits();
            !is(sin_near(x), libm::sin(wide)) || !is(cos_near(x), libm::cos(wide))
        });
        assert_eq!(differ.collect::<Vec<u32>>(), Vec::<u32>::new());
        assert!(sin_near(f32::NAN).is_nan() && cos_near(f32::NAN).is_nan());
    }

    #[test]
    fn tanh_is_within_three_ulp() {
        assert!(worst(1e-30, 30.0, 997, tanh, f64::tanh) <= 3.0);
        assert_eq!((tanh(-0.5), tanh(50.0), tanh(-0.0)), (-tanh(0.5), 1.0, 0.0));
        assert!(tanh(f32::NAN).is_nan());
    }

    #[test]
    fn logarithms_are_within_two_ulp() {
        assert!(worst(1e-30, 1.0, 997, ln_1p_unit, f64::ln_1p) <= 2.0);
        assert_eq!(ln_1p_unit(0.0), 0.0);
        assert!(worst(1.5, 3e38, 997, ln, f64::ln) <= 2.0);
        assert!(worst(2e-38, 0.7, 997, ln, f64::ln) <= 2.0);
        for i in 0..100_000 {
            let x = 0.7 + i as f32 * 1e-5;
            assert!((f64::from(ln(x)) - f64::from(x).ln()).abs() < 2.0_f64.powi(-24));
        }
        assert_eq!((ln(1.0), ln(0.0), ln(f32::INFINITY)), (0.0, f32::NEG_INFINITY, f32::INFINITY));
        assert!(ln(-1.0).is_nan() && ln(f32::NAN).is_nan());
    }
}
