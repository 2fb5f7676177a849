//! The basic functions from which the functions of networks are composed. Each is a function with a derivative rule,
//! so that `#[autodiff_reverse]` can differentiate compositions of them. (With a method of a float, the macro would
//! differentiate the C library's function.)
//!
//! The rules are the elementary derivatives of Abramowitz & Stegun, *Handbook of Mathematical Functions*, chapter 4.

use rootgrad_autodiff::pullback;

use crate::float::Float;

/// Defines `name(x) = value`, with slope `slope`.
macro_rules! elementary {
    ($($name:ident $pullback:ident ($x:ident) = $value:expr, $slope:expr;)*) => {$(
        #[inline(always)]
        pub(super) fn $name<T: Float>($x: T) -> T {
            $value
        }

        #[pullback(of = $name)]
        #[inline(always)]
        pub(super) fn $pullback<T: Float>($x: T, d_x: &mut T, d_y: T) {
            *d_x += $slope * d_y;
        }
    )*};
}

/// Applies a function of the `libm` crate in double precision: the same bits on every machine.
#[inline(always)]
fn exact<T: Float>(x: T, f: fn(f64) -> f64) -> T {
    T::from_f64(f(x.to_f64()))
}

/// Returns sin x and cos x for any x; beyond [`Float::NEAR`] this is slow.
#[inline(always)]
fn sine<T: Float>(x: T) -> T {
    if x.abs() <= T::NEAR { x.sin_near() } else { exact(x, libm::sin) }
}

#[inline(always)]
fn cosine<T: Float>(x: T) -> T {
    if x.abs() <= T::NEAR { x.cos_near() } else { exact(x, libm::cos) }
}

/// 2/√π
const FRAC_2_SQRT_PI: f64 = std::f64::consts::FRAC_2_SQRT_PI;

elementary! {
    exp exp_rule(x) = x.exp(), x.exp();
    // For 0 ≤ x ≤ 1.
    ln_1p_unit ln_1p_unit_rule(x) = x.ln_1p_unit(), T::ONE / (T::ONE + x);
    // At 0 the sign is 0.
    abs abs_rule(x) = x.abs(), sign(x);
    sin sin_rule(x) = sine(x), cosine(x);
    cos cos_rule(x) = cosine(x), -sine(x);
    tan tan_rule(x) = exact(x, libm::tan), exact(x, |x| 1.0 + libm::tan(x).powi(2));
    asin asin_rule(x) = exact(x, libm::asin), exact(x, |x| 1.0 / (1.0 - x * x).sqrt());
    acos acos_rule(x) = exact(x, libm::acos), exact(x, |x| -1.0 / (1.0 - x * x).sqrt());
    atan atan_rule(x) = exact(x, libm::atan), exact(x, |x| 1.0 / (1.0 + x * x));
    sinh sinh_rule(x) = exact(x, libm::sinh), exact(x, libm::cosh);
    cosh cosh_rule(x) = exact(x, libm::cosh), exact(x, libm::sinh);
    asinh asinh_rule(x) = exact(x, libm::asinh), exact(x, |x| 1.0 / libm::hypot(x, 1.0));
    acosh acosh_rule(x) = exact(x, libm::acosh), exact(x, |x| 1.0 / ((x - 1.0) * (x + 1.0)).sqrt());
    atanh atanh_rule(x) = exact(x, libm::atanh), exact(x, |x| 1.0 / ((1.0 - x) * (1.0 + x)));
    erf erf_rule(x) = exact(x, libm::erf), exact(x, |x| FRAC_2_SQRT_PI * libm::exp(-x * x));
}

/// Returns −1, 0 or 1; NaN stays NaN.
#[inline(always)]
pub(super) fn sign<T: Float>(x: T) -> T {
    if x > T::ZERO {
        T::ONE
    } else if x < T::ZERO {
        -T::ONE
    } else {
        x
    }
}
