//! The scalar types that kernels are written for.

use std::fmt::{Debug, Display};
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// `f32`, which networks run in, and `f64`, which gradients are checked in. Sealed.
pub trait Real:
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
    /// eˣ.
    #[must_use]
    fn exp(self) -> Self;
    /// ln x.
    #[must_use]
    fn ln(self) -> Self;
    /// ln(1 + x).
    #[must_use]
    fn ln_1p(self) -> Self;
    /// tanh x.
    #[must_use]
    fn tanh(self) -> Self;
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
    pub trait Sealed {}
    impl Sealed for f32 {}
    impl Sealed for f64 {}
}

macro_rules! real {
    ($float:ident) => {
        impl Real for $float {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;

            #[inline]
            fn from_f64(value: f64) -> Self {
                value as $float
            }
            #[inline]
            fn to_f64(self) -> f64 {
                f64::from(self)
            }
            #[inline]
            fn mul_add(self, a: Self, b: Self) -> Self {
                $float::mul_add(self, a, b)
            }
            #[inline]
            fn exp(self) -> Self {
                $float::exp(self)
            }
            #[inline]
            fn ln(self) -> Self {
                $float::ln(self)
            }
            #[inline]
            fn ln_1p(self) -> Self {
                $float::ln_1p(self)
            }
            #[inline]
            fn tanh(self) -> Self {
                $float::tanh(self)
            }
            #[inline]
            fn sqrt(self) -> Self {
                $float::sqrt(self)
            }
            #[inline]
            fn abs(self) -> Self {
                $float::abs(self)
            }
            #[inline]
            fn max(self, other: Self) -> Self {
                $float::max(self, other)
            }
        }
    };
}

real!(f32);
real!(f64);
