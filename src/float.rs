//! The scalar types that products and kernels are written for.

mod math;

use std::fmt::{Debug, Display};
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// `f32`, which networks run in, and `f64`, which gradients are checked in. Sealed.
pub trait Float:
    Copy
    + Default
    + PartialOrd
    + Debug
    + Display
    + Send
    + Sync
    + 'static
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
    + rootgrad_autodiff::Differentiable
    + sealed::Sealed
{
    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;
    /// The nearest value to `value`.
    fn from_f64(value: f64) -> Self;
    /// The value, exactly.
    fn to_f64(self) -> f64;
    /// `self * a + b`, rounded once.
    #[must_use]
    fn mul_add(self, a: Self, b: Self) -> Self;
    /// eˣ. In `f32` to 1.05 ulp, saturating near the ends of the range.
    #[must_use]
    fn exp(self) -> Self;
    /// ln x.
    #[must_use]
    fn ln(self) -> Self;
    /// ln(1 + x) for 0 ≤ x ≤ 1.
    #[must_use]
    fn ln_1p_unit(self) -> Self;
    /// tanh x.
    #[must_use]
    fn tanh(self) -> Self;
    /// Up to this |x|, [`sin_near`](Float::sin_near) and [`cos_near`](Float::cos_near) are right.
    const NEAR: Self;
    /// sin x for |x| ≤ [`NEAR`](Float::NEAR), the nearest value but in one of 10⁸ cases.
    #[must_use]
    fn sin_near(self) -> Self;
    /// cos x, likewise.
    #[must_use]
    fn cos_near(self) -> Self;
    /// √x.
    #[must_use]
    fn sqrt(self) -> Self;
    /// |x|.
    #[must_use]
    fn abs(self) -> Self;
    /// The larger of both.
    #[must_use]
    fn max(self, other: Self) -> Self;
}

mod sealed {
    /// Only this crate implements it.
    pub trait Sealed {}
    impl Sealed for f32 {}
    impl Sealed for f64 {}
}

macro_rules! float {
    ($float:ident, $exp:path, $ln:path, $ln_1p:path, $tanh:path, $near:expr, $sin:path, $cos:path) => {
        impl Float for $float {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;

            #[inline(always)]
            fn from_f64(value: f64) -> Self {
                value as $float
            }
            #[inline(always)]
            fn to_f64(self) -> f64 {
                f64::from(self)
            }
            #[inline(always)]
            fn mul_add(self, a: Self, b: Self) -> Self {
                $float::mul_add(self, a, b)
            }
            #[inline(always)]
            fn exp(self) -> Self {
                $exp(self)
            }
            #[inline(always)]
            fn ln(self) -> Self {
                $ln(self)
            }
            #[inline(always)]
            fn ln_1p_unit(self) -> Self {
                $ln_1p(self)
            }
            #[inline(always)]
            fn tanh(self) -> Self {
                $tanh(self)
            }
            const NEAR: Self = $near;
            #[inline(always)]
            fn sin_near(self) -> Self {
                $sin(self)
            }
            #[inline(always)]
            fn cos_near(self) -> Self {
                $cos(self)
            }
            #[inline(always)]
            fn sqrt(self) -> Self {
                $float::sqrt(self)
            }
            #[inline(always)]
            fn abs(self) -> Self {
                $float::abs(self)
            }
            #[inline(always)]
            fn max(self, other: Self) -> Self {
                $float::max(self, other)
            }
        }
    };
}

float!(
    f32,
    math::exp,
    math::ln,
    math::ln_1p_unit,
    math::tanh,
    math::NEAR,
    math::sin_near,
    math::cos_near
);
float!(f64, f64::exp, f64::ln, f64::ln_1p, f64::tanh, f64::INFINITY, libm::sin, libm::cos);
