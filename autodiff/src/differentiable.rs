//! What can carry a derivative, and what a shadow of it can do.

mod constant;
mod values;

#[doc(hidden)]
pub use constant::{
    Constant, ConstantHandle, ConstantOther, ConstantWithFloats, HasDefault, HasNoDefault,
    OwnsItsFloats, any_value, constant_like,
};

use crate::sweep::accumulate_slice;

/// A type whose values can carry a derivative. The shadow of a value is a value of the same type and shape, as in
/// `std::autodiff`: its floats hold the derivatives, its integers are those of the value, everything else in it means nothing.
///
/// Floats, integers, `bool`, arrays, tuples, `Vec`, `Box`, `Option`, `Result`, `String` and ranges of integers have it.
/// For structs and enums, `#[derive(Differentiable)]` writes it; a field marked `#[constant]` carries no derivative,
/// whatever its type: it is copied, without the floats in it.
///
/// ```
/// use rootgrad_autodiff::Differentiable;
///
/// #[derive(Clone, Debug, PartialEq, Differentiable)]
/// struct Particle {
///     position: [f64; 3],
///     mass: f64,
///     charge: i32,
///     #[constant]
///     name: &'static str,
/// }
///
/// let muon = Particle { position: [1.0, 2.0, 3.0], mass: 0.106, charge: -1, name: "mu" };
/// let mut shadow = muon.zero_like();
/// assert_eq!(shadow, Particle { position: [0.0; 3], mass: 0.0, charge: -1, name: "mu" });
/// shadow.accumulate(&muon);
/// shadow.accumulate(&muon);
/// assert_eq!((shadow.mass, shadow.charge), (0.212, -1));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no shadow, so a derivative cannot pass through it",
    label = "not differentiable",
    note = "write `#[derive(Differentiable)]` on a struct or enum of yours, with `#[constant]` on fields of foreign \
            types; a parameter that needs no derivative can be `Const`; of `std`'s collections arrays, `Vec`, `Box` and \
            `Option` carry derivatives: take a `Vec` for a queue or a map"
)]
pub trait Differentiable: Clone {
    /// Whether all values have the same shape: no lengths, no variants. Then [`zero`](Self::zero) makes a shadow
    /// without a value to go by.
    const STATIC: bool;

    /// The zero shadow of a type whose values all have the same shape ([`STATIC`](Self::STATIC)); of any other type, a
    /// value with nothing but zeros in it: no elements, `None`, a variant with the least in it.
    ///
    /// # Panics
    /// If a `#[constant]` field's type has no `Default`.
    fn zero() -> Self;

    /// The zero shadow of `self`: same shape, every float zero.
    #[must_use]
    fn zero_like(&self) -> Self;

    /// Adds the floats of `other`, a shadow of the same shape, to those of `self`.
    ///
    /// # Panics
    /// If the shapes differ: two lengths, or two variants of an enum.
    fn accumulate(&mut self, other: &Self);

    /// Replaces each float by what `f` makes of it, in order: fields as they are declared, elements by their indices.
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64);

    /// What `self` holds; zero stays behind.
    #[must_use]
    fn take(&mut self) -> Self {
        let zero = self.zero_like();
        core::mem::replace(self, zero)
    }
}

/// A number that operators and float methods may be applied to in differentiated code.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a scalar, so its operators and methods have no derivative rule",
    label = "a derivative is carried through an operator or method of this type",
    note = "an operator of a type of yours: mark its `impl` block `#[differentiable]`, and give the result its type, \
            `let sum: Vector = a + b;`",
    note = "a method of a type of yours that is named like one of floats: call it by its path, `Type::exp(&value)`",
    note = "otherwise work on its fields or elements, or call a `#[differentiable]` function"
)]
pub trait Scalar: Differentiable + Copy {
    /// The value as a seed: of an integer 0, whatever stands in it.
    #[must_use]
    fn seed(self) -> Self;

    /// Itself, if it is a float; `value`, if it is an integer.
    #[must_use]
    fn or_integer(self, value: Self) -> Self;

    /// −derivative: of an integer, signed or not, 0.
    #[must_use]
    fn negated(self) -> Self;

    /// A derivative as `f64`: of an integer 0.
    #[must_use]
    fn derivative(self) -> f64;

    /// Adds to a float; does nothing to an integer.
    fn add_f64(&mut self, value: f64);

    /// |derivative × value| of a float, 0 of an integer: what rounding the value counts for.
    #[must_use]
    fn sensitivity(self, derivative: Self) -> f64;

    /// ∂(x % y)/∂y = −(x − x % y)/y, a whole number, where it exists; of integers 0.
    #[must_use]
    fn rem_partial(self, y: Self) -> Self;
}

/// A part of a value behind a reference: a slice, or anything [`Differentiable`]. Shadows of parts that overlap are
/// collected apart and added up.
pub trait Part {
    /// What holds a copy.
    type Owned: Differentiable;
    /// A zero shadow.
    fn zero_owned(&self) -> Self::Owned;
    /// What is held; zero stays behind.
    fn take_owned(&mut self) -> Self::Owned;
    /// Adds a shadow.
    fn add_owned(&mut self, shadow: &Self::Owned);
    /// Gets the shape of `value`; zero, as it was before.
    fn reshape(&mut self, value: &Self);
}

impl<T: Differentiable> Part for T {
    type Owned = T;
    #[inline]
    fn zero_owned(&self) -> T {
        self.zero_like()
    }
    #[inline]
    fn take_owned(&mut self) -> T {
        Differentiable::take(self)
    }
    #[inline]
    fn add_owned(&mut self, shadow: &T) {
        self.accumulate(shadow);
    }
    #[inline]
    fn reshape(&mut self, value: &T) {
        if !T::STATIC {
            *self = value.zero_like();
        }
    }
}

impl<T: Differentiable> Part for [T] {
    type Owned = Vec<T>;
    fn zero_owned(&self) -> Vec<T> {
        self.iter().map(T::zero_like).collect()
    }
    fn take_owned(&mut self) -> Vec<T> {
        self.iter_mut().map(Differentiable::take).collect()
    }
    fn add_owned(&mut self, shadow: &Vec<T>) {
        accumulate_slice(self, shadow);
    }
    fn reshape(&mut self, value: &[T]) {
        self.iter_mut().zip(value).for_each(|(shadow, value)| shadow.reshape(value));
    }
}
