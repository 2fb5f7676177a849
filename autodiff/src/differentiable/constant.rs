//! Contents of shadows in `#[constant]` fields, whatever the fields' types; and initial values for variables that get
//! their value later.

use core::marker::PhantomData;
use std::rc::Rc;
use std::sync::Arc;

use crate::Differentiable;
use crate::differentiable::Part;

/// Returns an initial value for a variable that gets its own value later.
#[must_use]
#[inline]
pub fn any_value<T: Differentiable>() -> T {
    T::zero()
}

/// Stands for the type of a `#[constant]` field. If several methods have the same name, the compiler chooses the one
/// whose receiver has the most references among those that fit the call. The traits below are therefore tried in their
/// order.
#[derive(Debug)]
pub struct Constant<T>(PhantomData<T>);

impl<T> Constant<T> {
    /// The stand-in.
    #[must_use]
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// Returns the stand-in for the type of a value.
#[must_use]
pub const fn constant_like<T>(_value: &T) -> Constant<T> {
    Constant::new()
}

/// The contents of a shadow's `#[constant]` field that is initialised with this value; any other field gets zeros.
#[doc(hidden)]
#[macro_export]
macro_rules! constant_shadow {
    ($value:expr) => {{
        use $crate::rt::{ConstantHandle as _, ConstantOther as _, ConstantWithFloats as _};
        let value = $value;
        (&&&$crate::rt::constant_like(&value)).shadow(&value)
    }};
}

/// Initial values of types with a `Default`.
pub trait HasDefault<T> {
    /// The default value.
    fn any_value(&self) -> T;
}

impl<T: Default> HasDefault<T> for Constant<T> {
    #[inline]
    fn any_value(&self) -> T {
        T::default()
    }
}

/// Initial values of all other types.
pub trait HasNoDefault<T> {
    /// # Panics
    /// Always.
    fn any_value(&self) -> T;
}

impl<T> HasNoDefault<T> for &Constant<T> {
    fn any_value(&self) -> T {
        panic!(
            "a variable is given its value by a `break` or `return` out of a loop, and needs one before that, but the \
             `#[constant]` field of type `{}` has no `Default`",
            core::any::type_name::<T>()
        )
    }
}

/// A copy with zeros for floats. Forward mode reads the field of a shadow as the field's tangent, and reverse mode adds
/// to it.
fn without_floats<T: Differentiable>(value: &T) -> T {
    let mut shadow = value.clone();
    shadow.each_float(&mut |_| 0.0);
    shadow
}

/// Shadows of constants whose type is [`Differentiable`], so that their floats are known.
pub trait ConstantWithFloats<T> {
    /// A copy without the floats.
    fn shadow(&self, value: &T) -> T;
}

impl<T: Differentiable> ConstantWithFloats<T> for &&Constant<T> {
    #[inline]
    fn shadow(&self, value: &T) -> T {
        without_floats(value)
    }
}

/// Handles to floats that are allowed in a shadow.
#[diagnostic::on_unimplemented(
    message = "a `#[constant]` field cannot be a `{Self}`: a shadow would hold the same floats, and they would be taken for derivatives",
    label = "floats behind a reference",
    note = "own the data (`Vec`, `Box`, `Rc`), or take it as a parameter of its own, which can be `Const`"
)]
pub trait OwnsItsFloats {}

impl<T: crate::Discrete + ?Sized> OwnsItsFloats for &T {}

/// Shadows of handles to data with floats.
pub trait ConstantHandle<T> {
    /// A handle to a copy without the floats.
    fn shadow(&self, value: &T) -> T
    where
        T: OwnsItsFloats;
}

impl<'a, T: Part + ?Sized> ConstantHandle<&'a T> for &Constant<&'a T> {
    fn shadow(&self, value: &&'a T) -> &'a T
    where
        &'a T: OwnsItsFloats,
    {
        value
    }
}

macro_rules! handles {
    ($($handle:ident)*) => { $(
        impl<T> OwnsItsFloats for $handle<T> {}
        impl<T: Differentiable> ConstantHandle<$handle<T>> for &Constant<$handle<T>> {
            fn shadow(&self, value: &$handle<T>) -> $handle<T> {
                $handle::new(without_floats(&**value))
            }
        }
        impl<T> OwnsItsFloats for $handle<[T]> {}
        impl<T: Differentiable> ConstantHandle<$handle<[T]>> for &Constant<$handle<[T]>> {
            fn shadow(&self, value: &$handle<[T]>) -> $handle<[T]> {
                value.iter().map(without_floats).collect()
            }
        }
    )* };
}

handles! { Rc Arc }

/// Shadows of constants of any other type.
pub trait ConstantOther<T> {
    /// A copy.
    fn shadow(&self, value: &T) -> T;
}

impl<T: Clone> ConstantOther<T> for Constant<T> {
    #[inline]
    fn shadow(&self, value: &T) -> T {
        value.clone()
    }
}
