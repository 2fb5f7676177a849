//! Calls whose partial derivatives are computed together with their value, for functions of scalars that return a
//! scalar. The forward sweep stores the partial derivatives, and the reverse sweep multiplies by them. The callee
//! therefore runs once, however deep calls are nested.

use crate::Real;

/// The data that the forward sweep stores for a call. The reverse sweep multiplies a derivative of type `S` by them and
/// adds it to a shadow of type `T`.
#[doc(hidden)]
pub trait Ahead<T, S> {
    /// Adds the derivative with respect to the argument number `i` to its shadow.
    fn add_to(&self, i: usize, shadow: &mut T, seed: &S);
}

/// The partial derivatives of a call, by argument; 0 for an argument without a derivative.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Partials<T, const N: usize>(pub [T; N]);

/// No partial derivatives: the callee's rule runs in the reverse sweep.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Later;

/// Shows if the forward sweep has stored partial derivatives for the reverse sweep.
#[doc(hidden)]
pub trait IsAhead {
    const IS: bool;
    #[inline]
    fn is_ahead(&self) -> bool {
        Self::IS
    }
}

impl<T, const N: usize> IsAhead for Partials<T, N> {
    const IS: bool = true;
}

impl IsAhead for Later {
    const IS: bool = false;
}

impl<T: Real, const N: usize> Ahead<T, T> for Partials<T, N> {
    #[inline]
    fn add_to(&self, i: usize, shadow: &mut T, seed: &T) {
        *shadow += crate::strong::strong(*seed, self.0[i]);
    }
}

impl<T, S> Ahead<T, S> for Later {
    #[inline]
    fn add_to(&self, _: usize, _: &mut T, _: &S) {}
}

/// A call with its partial derivatives, or without them, as the callee's rule provides:
/// `ahead!(rule, function, a0 = x, a1 = n)`.
#[doc(hidden)]
#[macro_export]
macro_rules! ahead {
    ($rule:ident, $function:path, $($name:ident = $arg:expr),*) => {{
        let called = $rule::__of($function);
        $rule::__ahead(($($arg,)*), |($($name,)*)| called($($name),*))
    }};
}
