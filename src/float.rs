//! The scalar types of products and kernels.

mod math;

use std::fmt::{Debug, Display};
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// `f32`, in which networks run, and `f64`, in which gradients are checked. Sealed.
pub trait Float:
    bytemuck::Pod
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
    /// The number 0.
    const ZERO: Self;
    /// The number 1.
    const ONE: Self;
    /// Returns the nearest number to `value`.
    fn from_f64(value: f64) -> Self;
    /// Returns the exact value.
    fn to_f64(self) -> f64;
    /// Returns `self * a + b`, rounded once.
    #[must_use]
    fn mul_add(self, a: Self, b: Self) -> Self;
    /// Returns eˣ. For `f32` the error is at most 1.05 ulp, with saturation near the ends of the range.
    #[must_use]
    fn exp(self) -> Self;
    /// Returns ln x.
    #[must_use]
    fn ln(self) -> Self;
    /// Returns ln(1 + x) for 0 ≤ x ≤ 1.
    #[must_use]
    fn ln_1p_unit(self) -> Self;
    /// Returns tanh x.
    #[must_use]
    fn tanh(self) -> Self;
    /// Largest |x| for which [`sin_near`](Float::sin_near) and [`cos_near`](Float::cos_near) are valid.
    const NEAR: Self;
    /// Returns sin x for |x| ≤ [`NEAR`](Float::NEAR): the nearest value, except in one of 10⁸ cases.
    #[must_use]
    fn sin_near(self) -> Self;
    /// Returns cos x, with the same range and precision.
    #[must_use]
    fn cos_near(self) -> Self;
    /// Returns √x.
    #[must_use]
    fn sqrt(self) -> Self;
    /// Returns |x|.
    #[must_use]
    fn abs(self) -> Self;
    /// Returns the larger of both.
    #[must_use]
    fn max(self, other: Self) -> Self;
}

mod sealed {
    /// Trait that only this crate implements.
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
