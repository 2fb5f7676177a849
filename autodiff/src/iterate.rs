//! What generated code counts with: items of integer ranges by number.

use core::iter::{Product, Sum};

/// An integer that a range can run over.
#[diagnostic::on_unimplemented(
    message = "a loop over a range of `{Self}` cannot be run backwards",
    label = "not an integer",
    note = "loop over a range of integers"
)]
pub trait Integer: Copy {
    /// `self + n`, for a result that exists.
    #[must_use]
    fn forward(self, n: usize) -> Self;
    /// The number of values in `start..end`.
    fn count(start: Self, end: Self) -> usize;
}

macro_rules! integers {
    ($($t:ty as $unsigned:ty),*) => { $(
        impl Integer for $t {
            #[inline]
            fn forward(self, n: usize) -> Self {
                // Wrapping, because the way from −100i8 to 100 is longer than i8::MAX; the result is exact.
                self.wrapping_add(n as $t)
            }
            #[inline]
            fn count(start: Self, end: Self) -> usize {
                if start < end { end.wrapping_sub(start) as $unsigned as usize } else { 0 }
            }
        }
    )* };
}

integers! {
    u8 as u8, u16 as u16, u32 as u32, u64 as u64, u128 as u128, usize as usize,
    i8 as u8, i16 as u16, i32 as u32, i64 as u64, i128 as u128, isize as usize
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

/// What `std` starts a sum from: −0 for floats.
#[inline]
pub fn empty_sum<T: Sum>() -> T {
    core::iter::empty::<T>().sum()
}

/// What `std` starts a product from.
#[inline]
pub fn empty_product<T: Product>() -> T {
    core::iter::empty::<T>().product()
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
    fn an_empty_sum_is_that_of_std() {
        let none: [f64; 0] = [];
        assert_eq!(empty_sum::<f64>().to_bits(), none.iter().sum::<f64>().to_bits());
        // The macro writes the literal where it knows the type.
        assert_eq!(empty_sum::<f32>().to_bits(), (-0.0f32).to_bits());
        assert_eq!(empty_product::<f32>(), 1.0);
    }
}
