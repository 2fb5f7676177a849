//! The float types over which the engine differentiates.

use core::fmt::{Debug, Display};
use core::iter::{Product, Sum};
use core::ops::{
    Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign,
};

use crate::Scalar;

macro_rules! real {
    ($($name:ident($($arg:ident: $ty:ty),*))*) => {
        /// `f32` or `f64`: the type over which derivative rules are generic.
        ///
        /// The methods are those of the primitive types, with the same names.
        #[diagnostic::on_unimplemented(
            message = "`{Self}` is not a float, but a derivative is carried through it",
            label = "a value of this type would need a derivative",
            note = "if it is an integer that was read from differentiated data, give it its type: `let n: usize = …`",
            note = "a method of a type of yours that floats have too is called by its path: `Complex::exp(z)`"
        )]
        pub trait Real:
            Copy + Default + Debug + Display + PartialOrd + Scalar + Send + Sync + 'static
            + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self> + Rem<Output = Self>
            + Neg<Output = Self> + AddAssign + SubAssign + MulAssign + DivAssign + RemAssign + Sum + Product
        {
            /// Returns the nearest value of this type.
            fn from_f64(value: f64) -> Self;
            /// Returns the value as `f64`, exactly.
            fn to_f64(self) -> f64;
            $(
                #[doc = concat!("As `f64::", stringify!($name), "`.")]
                #[must_use]
                fn $name(self $(, $arg: $ty)*) -> Self;
            )*
        }
        real!(@impl f32 [$($name($($arg: $ty),*))*]);
        real!(@impl f64 [$($name($($arg: $ty),*))*]);
    };
    (@impl $t:ident [$($name:ident $args:tt)*]) => {
        impl Real for $t {
            #[inline]
            fn from_f64(value: f64) -> Self { value as $t }
            #[inline]
            fn to_f64(self) -> f64 { f64::from(self) }
            $(real! { @method $t $name $args })*
        }
    };
    (@method $t:ident $name:ident ($($arg:ident: $ty:ty),*)) => {
        #[inline]
        fn $name(self $(, $arg: $ty)*) -> Self { $t::$name(self $(, $arg)*) }
    };
}

// The methods are those of the engine's table.
rootgrad_autodiff_macros::float_methods! { real }

/// Returns the constant `value` in the type that is needed.
#[inline]
pub fn real<T: Real>(value: f64) -> T {
    T::from_f64(value)
}

/// Returns zero in the type that is needed.
#[inline]
pub fn zero<T: Default>() -> T {
    T::default()
}

/// Converts a derivative between float types, as `as` converts the value.
#[inline]
pub fn cast<T: Real, U: Real>(value: T) -> U {
    U::from_f64(value.to_f64())
}
