//! The floats the engine differentiates over.

use core::fmt::{Debug, Display};
use core::iter::{Product, Sum};
use core::ops::{
    Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign,
};

use crate::Scalar;

macro_rules! real {
    (unary: $($unary:ident)*; binary: $($binary:ident)*; to_self: $($doc:literal $name:ident ($($arg:ident: $ty:ty),*))*) => {
        /// `f32` or `f64`: what derivative rules are generic over.
        ///
        /// The methods are those of the primitive types, by the same names.
        #[diagnostic::on_unimplemented(
            message = "`{Self}` is not a float, but a derivative is carried through it",
            label = "a value of this type would need a derivative",
            note = "if it is an integer that was read from differentiated data, give it its type: `let n: usize = …`"
        )]
        pub trait Real:
            Copy + Default + Debug + Display + PartialOrd + Scalar + Send + Sync + 'static
            + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Rem<Output = Self>
            + Neg<Output = Self> + AddAssign + SubAssign + MulAssign + DivAssign + RemAssign + Sum + Product
        {
            /// The nearest value of this type.
            fn from_f64(value: f64) -> Self;
            /// The value as `f64`, exactly.
            fn to_f64(self) -> f64;
            $(#[doc = concat!("As `f64::", stringify!($unary), "`.")] #[must_use] fn $unary(self) -> Self;)*
            $(#[doc = concat!("As `f64::", stringify!($binary), "`.")] #[must_use] fn $binary(self, other: Self) -> Self;)*
            $(#[doc = $doc] #[must_use] fn $name(self $(, $arg: $ty)*) -> Self;)*
        }
        real!(@impl f32 [$($unary)*] [$($binary)*] [$($name ($($arg: $ty),*))*]);
        real!(@impl f64 [$($unary)*] [$($binary)*] [$($name ($($arg: $ty),*))*]);
    };
    (@impl $t:ident [$($unary:ident)*] [$($binary:ident)*] [$($name:ident ($($arg:ident: $ty:ty),*))*]) => {
        impl Real for $t {
            #[inline]
            fn from_f64(value: f64) -> Self { value as $t }
            #[inline]
            fn to_f64(self) -> f64 { f64::from(self) }
            $(#[inline] fn $unary(self) -> Self { $t::$unary(self) })*
            $(#[inline] fn $binary(self, other: Self) -> Self { $t::$binary(self, other) })*
            $(#[inline] fn $name(self $(, $arg: $ty)*) -> Self { $t::$name(self $(, $arg)*) })*
        }
    };
}

real! {
    unary: abs acos acosh asin asinh atan atanh cbrt ceil cos cosh exp exp2 exp_m1 floor fract ln ln_1p log10 log2
        recip round signum sin sinh sqrt tan tanh to_degrees to_radians trunc;
    binary: atan2 copysign div_euclid hypot log max min powf rem_euclid;
    to_self:
        "As `f64::mul_add`." mul_add(a: Self, b: Self)
        "As `f64::clamp`." clamp(min: Self, max: Self)
        "As `f64::powi`." powi(n: i32)
}

/// The constant `value` in the type that the place wants.
#[inline]
pub fn real<T: Real>(value: f64) -> T {
    T::from_f64(value)
}

/// Zero in the type that the place wants.
#[inline]
pub fn zero<T: Default>() -> T {
    T::default()
}

/// A derivative carried through `as` between float types.
#[inline]
pub fn cast<T: Real, U: Real>(value: T) -> U {
    U::from_f64(value.to_f64())
}
