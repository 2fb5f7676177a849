//! Steps of a sweep that generated code calls: for shadows whose type the macro does not know, and for vectors that
//! grew.

use crate::{Differentiable, Scalar};

/// Returns ∂(x % y)/∂y for scalars whose type the macro does not know.
#[inline]
pub fn rem_partial<T: Scalar>(x: T, y: T) -> T {
    x.rem_partial(y)
}

/// A type to which `push` adds an element: a `Vec`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has a `push` that is taken for that of `Vec`",
    label = "no `Vec`",
    note = "give the method another name"
)]
pub trait Popped {
    /// Type of an element.
    type Element;
    /// Removes and returns the element that was pushed.
    fn popped(&mut self) -> Option<Self::Element>;
}

impl<T> Popped for Vec<T> {
    type Element = T;
    #[inline]
    fn popped(&mut self) -> Option<T> {
        self.pop()
    }
}

/// Returns the shadow of the element that `push` has added.
///
/// # Panics
/// If the shadow is empty: the two sweeps did not match, an error of the engine.
#[inline]
pub fn popped<V: Popped>(shadow: &mut V) -> V::Element {
    // UNWRAP: the shadow has the length that the vector has; a mismatch must not become a wrong gradient.
    shadow.popped().expect("the shadow has an element for each that was pushed")
}

/// Returns the numbers of the elements in the order that `compare` gives; equal elements keep their order.
pub fn sorted_order<T>(
    values: &[T],
    mut compare: impl FnMut(&T, &T) -> core::cmp::Ordering,
) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&i, &j| compare(&values[i], &values[j]));
    order
}

/// The same, by a key.
pub fn sorted_order_by_key<T, K: Ord>(values: &[T], mut key: impl FnMut(&T) -> K) -> Vec<usize> {
    sorted_order(values, |a, b| key(a).cmp(&key(b)))
}

/// Undoes a `pop`: the shadow gets one more element.
#[inline]
pub fn unpopped<T: Scalar>(shadow: &mut Vec<T>) {
    shadow.push(T::zero());
}

/// Returns a seed and proves that it is a scalar; the macro does not know its type.
#[inline]
pub fn scalar<T: Scalar>(seed: T) -> T {
    seed.seed()
}

/// Proves that a shadow is that of a number.
#[inline]
pub fn a_scalar<T: Scalar>(_: &T) {}

/// Returns a tangent whose type the macro does not know; 0 for an integer, whatever its value.
#[inline]
pub fn tangent_of<T: Scalar>(tangent: T) -> T {
    tangent.seed()
}

/// Returns the tangent of `value` if `value` is a float; for an integer, the integer.
#[inline]
pub fn tangent_at<T: Scalar>(tangent: T, value: T) -> T {
    tangent.or_integer(value)
}

/// Returns −tangent for a type that the macro does not know.
#[inline]
pub fn negated<T: Scalar>(tangent: T) -> T {
    tangent.negated()
}

/// Adds `value` to a shadow whose type the macro does not know.
#[inline]
pub fn accumulate<T: Differentiable>(shadow: &mut T, value: &T) {
    shadow.accumulate(value);
}

/// Subtracts `value` from a shadow whose type the macro does not know.
#[inline]
pub fn deduct<T: Scalar>(shadow: &mut T, value: &T) {
    shadow.accumulate(&value.negated());
}

/// Converts a tangent of unknown type to a float type, as `as` converts the value.
#[inline]
pub fn cast_scalar<T: Scalar, U: crate::Real>(tangent: T) -> U {
    U::from_f64(tangent.derivative())
}

/// Adds a derivative to the shadow of a value that was converted by `as`.
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

/// Reports that the shadow of an enum has another variant than its value.
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
