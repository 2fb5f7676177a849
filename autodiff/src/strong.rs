//! A zero adjoint stays zero: Enzyme calls this a strong zero.
//!
//! The adjoint of a value that a branch does not use is exactly 0. Its product with an infinite or NaN partial
//! derivative would be NaN: `sqrt` at the origin, `acos` outside of its domain, `ln(0)`. Generated code calls these
//! functions only if a partial derivative may be such a number; all other products are ordinary ones.

use core::ops::{Div, Mul};

/// Returns `seed * partial`; a `seed` of 0 stays 0, whatever `partial` is.
#[inline]
pub fn strong<T, P>(seed: T, partial: P) -> T
where
    T: Copy + Default + PartialEq + Mul<P, Output = T>,
{
    let product = seed * partial;
    if seed == T::default() { seed } else { product }
}

/// Returns `seed / divisor`; a `seed` of 0 stays 0, whatever `divisor` is.
#[inline]
pub fn strong_quotient<T, P>(seed: T, divisor: P) -> T
where
    T: Copy + Default + PartialEq + Div<P, Output = T>,
{
    let quotient = seed / divisor;
    if seed == T::default() { seed } else { quotient }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_stays_zero_and_everything_else_is_a_product() {
        for partial in [f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 3.0] {
            assert_eq!(strong(0.0, partial), 0.0);
            assert_eq!(strong(-0.0, partial), 0.0);
        }
        assert_eq!(strong(2.0, 3.0), 6.0);
        assert!(strong(f64::NAN, 3.0).is_nan() && strong(1.0, f64::NAN).is_nan());
        assert_eq!(strong_quotient(0.0, 0.0), 0.0);
        assert_eq!(strong_quotient(3.0, 2.0), 1.5);
    }
}
