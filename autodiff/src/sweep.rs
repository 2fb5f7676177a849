//! Steps of a sweep that generated code calls: on shadows whose type the macro does not know, and on vectors that grew.

use crate::{Differentiable, Scalar};

/// ∂(x % y)/∂y of scalars whose type the macro does not know.
#[inline]
pub fn rem_partial<T: Scalar>(x: T, y: T) -> T {
    x.rem_partial(y)
}

/// The shadow of the element that `push` has added.
///
/// # Panics
/// If the shadow is empty: the sweeps did not run in step, an error of the engine.
#[inline]
pub fn popped<T>(shadow: &mut Vec<T>) -> T {
    // UNWRAP: the shadow has the length that the vector has; a mismatch must not become a wrong gradient.
    shadow.pop().expect("the shadow has an element for each that was pushed")
}

/// Undoes a `pop`: the shadow has an element more.
#[inline]
pub fn unpopped<T: Scalar>(shadow: &mut Vec<T>) {
    shadow.push(T::zero());
}

/// A seed whose type the macro does not know: any scalar.
#[inline]
pub fn scalar<T: Scalar>(seed: T) -> T {
    seed.seed()
}

/// Adds `value` to a shadow whose type the macro does not know.
#[inline]
pub fn accumulate<T: Differentiable>(shadow: &mut T, value: &T) {
    shadow.accumulate(value);
}

/// Subtracts `value` from a shadow whose type the macro does not know.
#[inline]
pub fn deduct<T: Scalar + core::ops::Neg<Output = T>>(shadow: &mut T, value: &T) {
    shadow.accumulate(&-*value);
}

/// A tangent of unknown type carried through `as` to a float type.
#[inline]
pub fn cast_scalar<T: Scalar, U: crate::Real>(tangent: T) -> U {
    U::from_f64(tangent.derivative())
}

/// Adds a derivative that went through `as` to the shadow of what was cast.
#[inline]
pub fn accumulate_cast<T: Scalar, S: crate::Real>(shadow: &mut T, seed: S) {
    shadow.add_f64(seed.to_f64());
}

/// [`Differentiable::accumulate`] for slices.
///
/// # Panics
/// If the lengths differ.
#[inline]
pub fn accumulate_slice<T: Differentiable>(shadow: &mut [T], value: &[T]) {
    assert_eq!(shadow.len(), value.len(), "a shadow has another length than its value");
    shadow.iter_mut().zip(value).for_each(|(s, v)| s.accumulate(v));
}

/// The shadow of an enum holds another variant than its value.
///
/// # Panics
/// Always.
#[cold]
#[track_caller]
pub fn wrong_variant() -> ! {
    panic!(
        "the shadow of an enum must hold the variant that its value holds; make it with `Differentiable::zero_like`"
    )
}
