//! Calls that are differentiated where they are made: of a function of scalars that returns a scalar, the forward sweep
//! takes the value together with the partial derivatives, and the reverse sweep multiplies by these. So the callee runs
//! once, however deep calls are nested.

use crate::Real;

/// What the forward sweep has of a call for the reverse sweep, with a derivative of type `S` on its way to a `T`.
#[doc(hidden)]
pub trait Ahead<T, S> {
    /// Adds the derivative with respect to the argument number `i` to its shadow.
    fn add_to(&self, i: usize, shadow: &mut T, seed: &S);
}

/// The partial derivatives of a call, by argument; 0 for an argument without.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Partials<T, const N: usize>(pub [T; N]);

/// Nothing: the callee's rule runs in the reverse sweep.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Later;

/// Whether the reverse sweep has partial derivatives.
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

/// A call with its partial derivatives, or without, as its rule has it: `ahead!(rule, function, a0 = x, a1 = n)`.
#[doc(hidden)]
#[macro_export]
macro_rules! ahead {
    ($rule:ident, $function:path, $($name:ident = $arg:expr),*) => {{
        let called = $rule::__of($function);
        $rule::__ahead(($($arg,)*), |($($name,)*)| called($($name),*))
    }};
}
