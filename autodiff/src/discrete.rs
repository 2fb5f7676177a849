//! Proofs that a value carries no derivative.

use core::cmp::Ordering;

use crate::Scalar;
use crate::shadow::{NoShadow, Unseeded};

/// A value that carries no derivative: the result of `std`'s `len`, `is_empty`, `partial_cmp`, `pow` of integers…
#[diagnostic::on_unimplemented(
    message = "a method named like one of `std` gives a `{Self}`, which may carry a derivative",
    label = "taken for `std`'s `len`, `capacity`, `is_nan`, `total_cmp`, `pow`…, whose results carry no derivative",
    note = "call a method of a type of yours by its path, `Type::len(&value)`, or give it another name"
)]
pub trait Discrete {}

/// A result of the operators `!`, `&`, `|`, `^`, `<<` and `>>` that carries no derivative.
#[diagnostic::on_unimplemented(
    message = "`!`, `&`, `|`, `^`, `<<` or `>>` gives a `{Self}`, which may carry a derivative",
    label = "taken for an operator of integers and booleans, whose results carry no derivative",
    note = "of an operator of a type of yours mark the `impl` block `#[differentiable]` and call its method: `a.bitxor(b)`"
)]
pub trait Bits {}

macro_rules! discrete {
    ($([$($p:tt)*] $t:ty;)*) => { $(
        impl<$($p)*> Discrete for $t {}
        impl<$($p)*> Bits for $t {}
        // A value of this type carries no derivative, whatever it was computed from.
        impl<$($p)*> NoShadow for $t {}
    )* };
}

discrete! {
    [] bool; [] char; [] String; [] Ordering;
    [] u8; [] u16; [] u32; [] u64; [] u128; [] usize; [] i8; [] i16; [] i32; [] i64; [] i128; [] isize;
    [T: Discrete] Option<T>; [T: Discrete] Vec<T>; [T: Discrete, const N: usize] [T; N];
    [A: Discrete, B: Discrete] (A, B); [A: Discrete, B: Discrete, C: Discrete] (A, B, C);
}

impl<T: Discrete> Unseeded for T {}

impl<T: Discrete> Discrete for [T] {}
impl Discrete for str {}
impl Discrete for &str {}
impl<T: Discrete + ?Sized> NoShadow for &T {}
impl<T: Discrete + ?Sized> NoShadow for &mut T {}

/// Returns `value` and proves that it carries no derivative.
#[doc(hidden)]
#[inline]
pub const fn discrete<T: Discrete>(value: T) -> T {
    value
}

/// Returns `value`, the result of an operator on bits, and proves that it carries no derivative.
#[doc(hidden)]
#[inline]
pub const fn bits<T: Bits>(value: T) -> T {
    value
}

/// Returns `value` and proves that it is a float to which a step function such as `floor` may be applied.
#[doc(hidden)]
#[inline]
pub const fn stepped<T: Scalar>(value: T) -> T {
    value
}
