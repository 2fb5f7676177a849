// Written by the golden test; do not edit.
///Says that no derivative passes through [`bin`].
#[allow(non_camel_case_types, missing_docs, unreachable_pub)]
pub enum bin {}
#[allow(missing_docs, unreachable_pub, unused, clippy::all, clippy::pedantic)]
impl bin {
    #[doc(hidden)]
    #[inline]
    pub fn __vjp(a0: f64, _: impl Sized, a1: &[f64], _: impl Sized, _: impl Sized) {}
    #[doc(hidden)]
    #[inline]
    pub fn __jvp(a0: f64, _: impl Sized, a1: &[f64], _: impl Sized) -> (usize, usize) {
        let value = bin(a0, a1);
        let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        (value, tangent)
    }
    #[doc(hidden)]
    #[inline]
    pub fn __jvp_vjp(
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
