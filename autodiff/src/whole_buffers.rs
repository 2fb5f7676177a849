//! Warnings at compile time about calls in loops for which a derivative stores a whole buffer in each pass.

use crate::tape::{Like, Slot, Tape};

/// A boolean as a type.
#[derive(Debug)]
pub struct Flag<const IS: bool>;

/// A type of arguments that shows whether its values contain a buffer.
pub trait HoldsBuffer {
    /// `Flag<true>` or `Flag<false>`.
    type Is;
}

impl<T> HoldsBuffer for Vec<T> {
    type Is = Flag<true>;
}

impl<T> HoldsBuffer for Box<[T]> {
    type Is = Flag<true>;
}

impl<T: HoldsBuffer> HoldsBuffer for Box<T> {
    type Is = T::Is;
}

impl<T: HoldsBuffer> HoldsBuffer for Option<T> {
    type Is = T::Is;
}

impl<T: HoldsBuffer, const N: usize> HoldsBuffer for [T; N] {
    type Is = T::Is;
}

/// An argument of a call: `M` shows whether the call has sweeps of its own, `T` is the type that is stored otherwise.
///
/// If a buffer is stored, the type has the deprecated methods that [`stored_in_loops!`](crate::stored_in_loops) declares;
/// otherwise it has methods of the same names that do nothing.
#[derive(Debug)]
pub struct StoredBy<M, T>(core::marker::PhantomData<(M, T)>);

impl<M, T> StoredBy<M, T> {
    /// Takes the types of the call's marker and of the site that stores the argument.
    #[inline]
    pub fn new(_: &Like<M>, _: &impl Site<T>) -> Self {
        Self(core::marker::PhantomData)
    }
}

/// Storage of values of the type `T`.
pub trait Site<T> {}

impl<T> Site<T> for Slot<T> {}

impl<T> Site<T> for Tape<T> {}

/// Declares the methods of [`StoredBy`](crate::rt::StoredBy) for the warnings of one derivative, each with its text.
#[doc(hidden)]
#[macro_export]
macro_rules! stored_in_loops {
    ($(fn $name:ident = $text:literal),+) => {
        trait StoresWholeBuffer {
            $(#[deprecated(note = $text)] fn $name(&self) {})+
        }
        impl<T: $crate::rt::HoldsBuffer<Is = $crate::rt::Flag<true>>> StoresWholeBuffer
            for $crate::rt::StoredBy<$crate::rt::Later, T> {}
        // Found after the trait above, because a method of it takes a reference to the reference.
        trait StoresLittle {
            $(#[inline] fn $name(&self) {})+
        }
        impl<M, T> StoresLittle for &$crate::rt::StoredBy<M, T> {}
    };
}
