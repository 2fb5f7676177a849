//! Tangents: the derivatives that forward mode carries beside values. A tangent has the type of its primal.

use core::borrow::{Borrow, BorrowMut};

use crate::Differentiable;
use crate::shadow::Inactive;

/// Types with a zero of the value's own shape: differentiable values, and slices of them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no shadow, so a derivative cannot pass through it",
    label = "not differentiable",
    note = "write `#[derive(Differentiable)]` on a struct or enum of yours; a parameter that carries no derivative is \
            `Const`: `#[differentiable(Const, …)]`"
)]
pub trait Zeroed {
    /// Type that owns such a zero.
    type Owned: BorrowMut<Self>;
    /// Returns a zero of the shape of `self`.
    fn zeroed(&self) -> Self::Owned;
}

impl<T: Differentiable> Zeroed for T {
    type Owned = T;
    #[inline]
    fn zeroed(&self) -> T {
        self.zero_like()
    }
}

impl<T: Differentiable> Zeroed for [T] {
    type Owned = Vec<T>;
    fn zeroed(&self) -> Vec<T> {
        self.iter().map(T::zero_like).collect()
    }
}

/// The tangent that a caller passes for an argument by value: a `T`, or [`Inactive`] for zero.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no tangent of a `{T}`",
    label = "expected a `{T}`, or a value that carries no derivative"
)]
pub trait Tangent<T> {
    /// Returns the tangent, or zero.
    fn or_zero(self, primal: &T) -> T;
}

impl<T: Differentiable> Tangent<T> for Inactive {
    #[inline]
    fn or_zero(self, primal: &T) -> T {
        primal.zero_like()
    }
}

impl<T: Differentiable> Tangent<T> for T {
    #[inline]
    fn or_zero(self, _: &T) -> T {
        self
    }
}

/// The tangent that a caller passes for an argument behind `&`: a reference, or [`Inactive`] for zero.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no tangent of a `&{P}`",
    label = "expected a reference of this type, or a value that carries no derivative"
)]
pub trait TangentRef<P: Zeroed + ?Sized> {
    /// Returns the tangent, or a zero stored in `store`.
    fn or_zero<'a>(self, primal: &P, store: &'a mut Option<P::Owned>) -> &'a P
    where
        Self: 'a;
}

impl<P: Zeroed + ?Sized> TangentRef<P> for Inactive {
    fn or_zero<'a>(self, primal: &P, store: &'a mut Option<P::Owned>) -> &'a P
    where
        Self: 'a,
    {
        (*store.insert(primal.zeroed())).borrow()
    }
}

impl<P: Zeroed + ?Sized, S: Borrow<P> + ?Sized> TangentRef<P> for &S {
    #[inline]
    fn or_zero<'a>(self, _: &P, _: &'a mut Option<P::Owned>) -> &'a P
    where
        Self: 'a,
    {
        self.borrow()
    }
}

impl<P: Zeroed + ?Sized, S: Borrow<P> + ?Sized> TangentRef<P> for &mut S {
    #[inline]
    fn or_zero<'a>(self, _: &P, _: &'a mut Option<P::Owned>) -> &'a P
    where
        Self: 'a,
    {
        (*self).borrow()
    }
}

/// The tangent that a caller passes for an argument behind `&mut`: a reference, or [`Inactive`] for a tangent that
/// nobody reads afterwards.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no tangent of a `&mut {P}`",
    label = "expected a mutable reference of this type, or a value that carries no derivative"
)]
pub trait TangentMut<P: Zeroed + ?Sized> {
    /// Returns the tangent, or a zero stored in `store`.
    fn or_zero<'a>(self, primal: &P, store: &'a mut Option<P::Owned>) -> &'a mut P
    where
        Self: 'a;
}

impl<P: Zeroed + ?Sized> TangentMut<P> for Inactive {
    fn or_zero<'a>(self, primal: &P, store: &'a mut Option<P::Owned>) -> &'a mut P
    where
        Self: 'a,
    {
        store.insert(primal.zeroed()).borrow_mut()
    }
}

impl<P: Zeroed + ?Sized, S: BorrowMut<P> + ?Sized> TangentMut<P> for &mut S {
    #[inline]
    fn or_zero<'a>(self, _: &P, _: &'a mut Option<P::Owned>) -> &'a mut P
    where
        Self: 'a,
    {
        self.borrow_mut()
    }
}

/// Returns a copy for a direction that must not change the original.
#[inline]
pub fn copy_of<P: ToOwned + ?Sized>(value: &P) -> P::Owned {
    value.to_owned()
}

/// Splits a slice into the tangents of `W` directions, which are stored one after another, each as long as the primal.
///
/// # Panics
/// If `all` is not `W` times as long as the primal's `length`.
#[track_caller]
pub fn directions<'a, T, const W: usize>(all: &'a [T], length: usize, name: &str) -> [&'a [T]; W] {
    check(all.len(), length, W, name);
    core::array::from_fn(|k| &all[k * length..(k + 1) * length])
}

/// The same as [`directions`], for tangents that are written.
///
/// # Panics
/// If `all` is not `W` times as long as the primal's `length`.
#[track_caller]
pub fn directions_mut<'a, T, const W: usize>(
    all: &'a mut [T],
    length: usize,
    name: &str,
) -> [&'a mut [T]; W] {
    check(all.len(), length, W, name);
    let mut rest = all;
    core::array::from_fn(|_| {
        let (first, tail) = core::mem::take(&mut rest).split_at_mut(length);
        rest = tail;
        first
    })
}

#[track_caller]
fn check(got: usize, length: usize, width: usize, name: &str) {
    assert!(
        got == width * length,
        "{name}: {got} elements, but {width} directions of {length} elements are {}",
        width * length
    );
}
