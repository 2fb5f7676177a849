//! Types whose values can carry a derivative, and the operations on their shadows.

mod constant;
mod values;

#[doc(hidden)]
pub use constant::{
    Constant, ConstantHandle, ConstantOther, ConstantWithFloats, HasDefault, HasNoDefault,
    OwnsItsFloats, any_value, constant_like,
};

use crate::sweep::accumulate_slice;

/// A type whose values can carry a derivative. The shadow of a value is a value of the same type and shape, as in
/// `std::autodiff`. Its floats contain the derivatives, its integers are those of the value, and everything else in it
/// has no meaning.
///
/// Floats, integers, `bool`, arrays, tuples, `Vec`, `Box`, `Option`, `Result`, `String` and ranges of integers
/// implement it. For structs and enums, `#[derive(Differentiable)]` writes the implementation. A field marked
/// `#[constant]` carries no derivative, whatever its type: it is copied without the floats in it.
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
    /// True if all values have the same shape: no lengths, no variants. Then [`zero`](Self::zero) makes a shadow
    /// without an example value.
    const STATIC: bool;

    /// True if a value may own memory whose size depends on data: a copy then costs more than a few numbers.
    #[doc(hidden)]
    const HOLDS_BUFFER: bool = false;

    /// Returns the zero shadow of a type whose values all have the same shape ([`STATIC`](Self::STATIC)). For any other
    /// type, it returns a value that contains only zeros: no elements, `None`, or the variant with the least data.
    ///
    /// # Panics
    /// If a `#[constant]` field's type has no `Default`.
    fn zero() -> Self;

    /// Returns the zero shadow of `self`: same shape, every float zero.
    #[must_use]
    fn zero_like(&self) -> Self;

    /// Adds the floats of `other`, a shadow of the same shape, to those of `self`.
    ///
    /// # Panics
    /// If the shapes differ: two lengths, or two variants of an enum.
    fn accumulate(&mut self, other: &Self);

    /// -0 for floats, because -0 + x has the bits of x; otherwise [`zero`](Self::zero).
    #[doc(hidden)]
    #[must_use]
    #[inline]
    fn neutral() -> Self {
        Self::zero()
    }

    /// Returns the number of bytes outside of the value itself that it owns; 0 if this is not known.
    #[doc(hidden)]
    fn owned_bytes(&self) -> usize {
        0
    }

    /// Replaces each float by the result of `f`, in order: fields as they are declared, elements by their indices.
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64);

    /// Returns the contents of `self` and leaves zero behind.
    #[must_use]
    fn take(&mut self) -> Self {
        let zero = self.zero_like();
        core::mem::replace(self, zero)
    }
}

/// A number whose operators and float methods may be used in differentiated code.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a scalar, so its operators and methods have no derivative rule",
    label = "a derivative is carried through an operator or method of this type",
    note = "an operator of a type of yours: mark its `impl` block `#[differentiable]`, and give the result its type, \
            `let sum: Vector = a + b;`",
    note = "a method of a type of yours that is named like one of floats: call it by its path, `Type::exp(&value)`",
    note = "otherwise work on its fields or elements, or call a `#[differentiable]` function"
)]
pub trait Scalar: Differentiable + Copy {
    /// Returns the value as a seed; for an integer 0, whatever its value.
    #[must_use]
    fn seed(self) -> Self;

    /// Returns the value itself if it is a float, or `value` if it is an integer.
    #[must_use]
    fn or_integer(self, value: Self) -> Self;

    /// Returns −derivative; 0 for an integer, signed or not.
    #[must_use]
    fn negated(self) -> Self;

    /// Returns a derivative as `f64`; 0 for an integer.
    #[must_use]
    fn derivative(self) -> f64;

    /// Adds to a float; does nothing to an integer.
    fn add_f64(&mut self, value: f64);

    /// Returns |derivative × value| for a float, the sensitivity to rounding of the value; 0 for an integer.
    #[must_use]
    fn sensitivity(self, derivative: Self) -> f64;

    /// Returns ∂(x % y)/∂y = −(x − x % y)/y, a whole number where it exists; 0 for integers.
    #[must_use]
    fn rem_partial(self, y: Self) -> Self;
}

/// A part of a value behind a reference: a slice, or anything [`Differentiable`]. Shadows of parts that overlap are
/// collected separately and then added up.
pub trait Part {
    /// Type that owns a copy.
    type Owned: Differentiable;
    /// Returns a zero shadow.
    fn zero_owned(&self) -> Self::Owned;
    /// Returns the contents and leaves zero behind.
    fn take_owned(&mut self) -> Self::Owned;
    /// Adds a shadow.
    fn add_owned(&mut self, shadow: &Self::Owned);
    /// Changes the shape of this zero shadow to that of `value`; it stays zero.
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
