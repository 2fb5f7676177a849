//! Counting in generated code: items of integer ranges by their number.

use core::iter::{Product, Sum};
use core::ops::{Range, RangeInclusive};

use crate::Differentiable;

/// An integer that a range can run over.
#[diagnostic::on_unimplemented(
    message = "a loop over a range of `{Self}` cannot be run backwards",
    label = "not an integer",
    note = "loop over a range of integers"
)]
pub trait Integer: Copy {
    /// Returns `self + n`; the result must exist.
    #[must_use]
    fn forward(self, n: usize) -> Self;
    /// Returns the number of values in `start..end`.
    fn count(start: Self, end: Self) -> usize;
    /// 1
    const ONE: Self;
    /// `-self`; wraps.
    #[must_use]
    fn negative(self) -> Self;
    /// `self` multiplied by `n`; wraps.
    #[must_use]
    fn times(self, n: usize) -> Self;
    /// `self + other`; wraps.
    #[must_use]
    fn plus(self, other: Self) -> Self;
}

macro_rules! integers {
    ($($t:ty as $unsigned:ty),*) => { $(
        impl Integer for $t {
            #[inline]
            fn forward(self, n: usize) -> Self {
                // Wrapping, because the distance from −100i8 to 100 is larger than i8::MAX; the result is exact.
                self.wrapping_add(n as $t)
            }
            #[inline]
            fn count(start: Self, end: Self) -> usize {
                if start < end { end.wrapping_sub(start) as $unsigned as usize } else { 0 }
            }
            const ONE: Self = 1;
            #[inline]
            fn negative(self) -> Self {
                self.wrapping_neg()
            }
            #[inline]
            fn times(self, n: usize) -> Self {
                self.wrapping_mul(n as $t)
            }
            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
        }
    )* };
}

integers! {
    u8 as u8, u16 as u16, u32 as u32, u64 as u64, u128 as u128, usize as usize,
    i8 as u8, i16 as u16, i32 as u32, i64 as u64, i128 as u128, isize as usize
}

/// A constant that a loop iterates over without `iter`. The items of an array are its elements; the items of a
/// reference are references.
#[diagnostic::on_unimplemented(
    message = "cannot differentiate a loop over a constant of the type `{Self}`",
    label = "neither an array nor a slice of what is `Copy`",
    note = "write `.iter()` after it, or loop over its indices"
)]
pub trait Items: Copy {
    /// Type of the items that the loop gets.
    type Item;
    /// Returns the number of items.
    fn count(self) -> usize;
    /// Returns item number `at`.
    fn item(self, at: usize) -> Self::Item;
}

impl<T: Copy, const N: usize> Items for [T; N] {
    type Item = T;
    #[inline]
    fn count(self) -> usize {
        N
    }
    #[inline]
    fn item(self, at: usize) -> T {
        self[at]
    }
}

impl<'a, T, const N: usize> Items for &'a [T; N] {
    type Item = &'a T;
    #[inline]
    fn count(self) -> usize {
        N
    }
    #[inline]
    fn item(self, at: usize) -> &'a T {
        &self[at]
    }
}

impl<'a, T> Items for &'a [T] {
    type Item = &'a T;
    #[inline]
    fn count(self) -> usize {
        self.len()
    }
    #[inline]
    fn item(self, at: usize) -> &'a T {
        &self[at]
    }
}

/// The number of items of a constant.
#[inline]
pub fn items_of<C: Items>(constant: C) -> usize {
    constant.count()
}

/// Item number `at` of a constant.
#[inline]
pub fn item_of<C: Items>(constant: C, at: usize) -> C::Item {
    constant.item(at)
}

/// The number of values in `start..end`.
#[inline]
pub fn count<T: Integer>(start: T, end: T) -> usize {
    T::count(start, end)
}

/// The number of values in `start..=end`.
#[inline]
pub fn count_inclusive<T: Integer + PartialOrd>(start: T, end: T) -> usize {
    if start <= end { T::count(start, end) + 1 } else { 0 }
}

/// Value number `n` from `start`.
#[inline]
pub fn nth<T: Integer>(start: T, n: usize) -> T {
    start.forward(n)
}

/// The same for a range whose end alone determines its type.
#[inline]
pub fn nth_before<T: Integer>(start: T, _end: T, n: usize) -> T {
    start.forward(n)
}

/// The values of a range with `rev` and `step_by`, for any integer type. The reverse sweep of a loop that was left
/// early runs through the first of them, the last of these first.
///
/// The stride is stored modulo 2ⁿ (negative strides of unsigned integers too); every returned value is exact.
#[derive(Debug, Clone)]
pub struct Steps<T> {
    next: T,
    stride: T,
    left: usize,
}

impl<T: Integer> From<Range<T>> for Steps<T> {
    #[inline]
    fn from(range: Range<T>) -> Self {
        Self { next: range.start, stride: T::ONE, left: T::count(range.start, range.end) }
    }
}

impl<T: Integer + PartialOrd> From<RangeInclusive<T>> for Steps<T> {
    #[inline]
    fn from(range: RangeInclusive<T>) -> Self {
        let (start, end) = range.into_inner();
        Self { next: start, stride: T::ONE, left: count_inclusive(start, end) }
    }
}

impl<T: Integer> Steps<T> {
    /// Reverses the order, like `Iterator::rev`.
    #[inline]
    #[must_use]
    pub fn rev(self) -> Self {
        let last = self.left.saturating_sub(1);
        let next = self.next.plus(self.stride.times(last));
        Self { next, stride: self.stride.negative(), left: self.left }
    }

    /// Takes every `step`-th value, like `Iterator::step_by`.
    ///
    /// # Panics
    /// If `step` is 0.
    #[inline]
    #[must_use]
    pub fn step_by(self, step: usize) -> Self {
        let left = self.left.div_ceil(step);
        Self { next: self.next, stride: self.stride.times(step), left }
    }

    /// Takes the first `n` values, like `Iterator::take`.
    #[inline]
    #[must_use]
    pub fn take(self, n: usize) -> Self {
        Self { left: self.left.min(n), ..self }
    }
}

impl<T: Integer> Iterator for Steps<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.left = self.left.checked_sub(1)?;
        let value = self.next;
        self.next = value.plus(self.stride);
        Some(value)
    }
}

/// Types whose `sum` adds and whose `product` multiplies from first to last: numbers of `std`. The macros cannot see
/// the effect of a user's `impl Sum`.
#[diagnostic::on_unimplemented(
    message = "`sum` and `product` are differentiated for numbers only, and this gives a `{Self}`",
    label = "goes by an `impl Sum` or `impl Product` that the macro does not see",
    note = "fold with an operator that has a rule, `.fold(start, |a, b| a + b)`, or write the loop"
)]
pub trait Summed {}

impl<T: crate::Scalar> Summed for T {}
impl<T> Summed for core::num::Wrapping<T> {}
impl Summed for core::time::Duration {}

/// The value from which `std` starts a sum: −0 for floats.
#[inline]
pub fn empty_sum<T: Sum + Summed>() -> T {
    core::iter::empty::<T>().sum()
}

/// The value from which `std` starts a product.
#[inline]
pub fn empty_product<T: Product + Summed>() -> T {
    core::iter::empty::<T>().product()
}

/// An array of arbitrary values that a loop then fills: generated for `array::from_fn`.
#[must_use]
#[inline]
pub fn any_array<T: Differentiable, const N: usize>() -> [T; N] {
    core::array::from_fn(|_| T::zero())
}

/// The same with default values, for types that are not [`Differentiable`](trait@crate::Differentiable).
#[must_use]
#[inline]
pub fn default_array<T: Default, const N: usize>() -> [T; N] {
    core::array::from_fn(|_| T::default())
}

/// The same, as long as another array.
#[must_use]
#[inline]
pub fn default_array_like<T, U: Default, const N: usize>(_: &[T; N]) -> [U; N] {
    default_array()
}

/// The same, as long as another array.
#[must_use]
#[inline]
pub fn any_array_like<T, U: Differentiable, const N: usize>(_: &[T; N]) -> [U; N] {
    any_array()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_those_of_ranges() {
        assert_eq!(count(-100i8, 100), (-100i8..100).count());
        assert_eq!(count(5u64, 3), 0);
        assert_eq!(count_inclusive(-2i32, 2), (-2i32..=2).count());
        assert_eq!(count_inclusive(0u8, 255), 256);
        for (n, i) in (-100i8..100).enumerate() {
            assert_eq!(nth(-100i8, n), i);
        }
    }

    #[test]
    fn steps_are_those_of_iterators() {
        let same = |got: Steps<u8>, want: Vec<u8>| assert_eq!(got.collect::<Vec<_>>(), want);
        for (a, b) in [(0u8, 0), (3, 3), (5, 2), (0, 255), (250, 255), (7, 100)] {
            for s in [1usize, 2, 7, 100, 300] {
                for n in [0, 1, 5, 1000] {
                    let steps = || Steps::from(a..b);
                    same(steps().step_by(s).take(n), (a..b).step_by(s).take(n).collect());
                    same(
                        steps().rev().step_by(s).take(n),
                        (a..b).rev().step_by(s).take(n).collect(),
                    );
                    let mut first: Vec<_> = (a..b).rev().step_by(s).take(n).collect();
                    first.reverse();
                    same(steps().rev().step_by(s).take(n).rev(), first);
                    same(
                        steps().step_by(s).rev().take(n),
                        (a..b).step_by(s).rev().take(n).collect(),
                    );
                    same(
                        Steps::from(a..=b).step_by(s).take(n),
                        (a..=b).step_by(s).take(n).collect(),
                    );
                }
            }
        }
        assert_eq!(Steps::from(-3i64..=3).rev().collect::<Vec<_>>(), [3, 2, 1, 0, -1, -2, -3]);
        assert_eq!(Steps::from(i128::MIN..i128::MIN + 2).rev().count(), 2);
    }

    #[test]
    fn an_empty_sum_is_that_of_std() {
        let none: [f64; 0] = [];
        assert_eq!(empty_sum::<f64>().to_bits(), none.iter().sum::<f64>().to_bits());
        // The macro writes the literal where it knows the type.
        assert_eq!(empty_sum::<f32>().to_bits(), (-0.0f32).to_bits());
        assert_eq!(empty_product::<f32>(), 1.0);
    }
}
