// Written by the golden test; do not edit.
///Says that no derivative passes through [`bin`].
#[allow(missing_docs, unreachable_pub)]
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
pub enum bin {}
#[allow(missing_docs, unreachable_pub)]
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
impl bin {
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn __of<F: 'static>(called: F) -> F {
        ::rootgrad_autodiff::rt::same_function(called, &bin)
    }
    #[doc(hidden)]
    #[inline]
    pub fn __vjp(a0: f64, _: impl Sized, a1: &[f64], _: impl Sized, _: impl Sized) {}
    #[doc(hidden)]
    #[inline]
    pub fn __jvp(
        called: impl ::core::ops::Fn(f64, &[f64]) -> usize + 'static,
        a0: f64,
        _: impl Sized,
        a1: &[f64],
        _: impl Sized,
    ) -> (usize, usize) {
        let _ = Self::__of(called);
        let value = bin(a0, a1);
        let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        (value, tangent)
    }
    #[doc(hidden)]
    #[inline]
    pub fn __jvp_vjp(
        called: impl ::core::ops::Fn(f64, &[f64]) -> usize + 'static,
        _: impl Sized,
        a0: f64,
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
        a1: &[f64],
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
    ) {}
}
