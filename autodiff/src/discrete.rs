//! Proofs that a value carries no derivative.

use core::cmp::Ordering;

use crate::Scalar;

/// A value that carries no derivative: what `std`'s `len`, `is_empty`, `partial_cmp`… give.
#[diagnostic::on_unimplemented(
    message = "a method named like one of `std` gives a `{Self}`, which may carry a derivative",
    label = "taken for `std`'s `len`, `capacity`, `is_nan`, `total_cmp`…, whose results carry no derivative",
    note = "rename the method, or write the computation as a call of a `#[differentiable]` function"
)]
pub trait Discrete {}

macro_rules! discrete {
    ($($t:ty)*) => { $(impl Discrete for $t {})* };
}

discrete! {
    bool char u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize Ordering Option<Ordering>
}

/// `value`, which carries no derivative.
#[doc(hidden)]
#[inline]
pub fn discrete<T: Discrete>(value: T) -> T {
    value
}

/// `value`, a float that a step function like `floor` gave.
#[doc(hidden)]
#[inline]
pub fn step<T: Scalar>(value: T) -> T {
    value
}
