//! Steps of a sweep that generated code calls: on shadows whose type the macro does not know, and on vectors that grew.

use crate::{Differentiable, Scalar};

/// ∂(x % y)/∂y of scalars whose type the macro does not know.
#[inline]
pub fn rem_partial<T: Scalar>(x: T, y: T) -> T {
    x.rem_partial(y)
}

/// What `push` adds an element to: a `Vec`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has a `push` that is taken for that of `Vec`",
    label = "no `Vec`",
    note = "give the method another name"
)]
pub trait Popped {
    /// What it holds.
    type Element;
    /// Takes off what was pushed.
    fn popped(&mut self) -> Option<Self::Element>;
}

impl<T> Popped for Vec<T> {
    type Element = T;
    #[inline]
    fn popped(&mut self) -> Option<T> {
        self.pop()
    }
}

/// The shadow of the element that `push` has added.
///
/// # Panics
/// If the shadow is empty: the sweeps did not run in step, an error of the engine.
#[inline]
pub fn popped<V: Popped>(shadow: &mut V) -> V::Element {
    // UNWRAP: the shadow has the length that the vector has; a mismatch must not become a wrong gradient.
    shadow.popped().expect("the shadow has an element for each that was pushed")
}

/// The numbers of the elements in the order that `compare` sorts them into; equal ones stay in the order they have.
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

/// Proves that a shadow is a number's.
#[inline]
pub fn a_scalar<T: Scalar>(_: &T) {}

/// A tangent whose type the macro does not know: of an integer 0, whatever stands in it.
#[inline]
pub fn tangent_of<T: Scalar>(tangent: T) -> T {
    tangent.seed()
}

/// The tangent of `value`, if that is a float; of an integer, the integer.
#[inline]
pub fn tangent_at<T: Scalar>(tangent: T, value: T) -> T {
    tangent.or_integer(value)
}

/// −tangent of a type that the macro does not know.
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
