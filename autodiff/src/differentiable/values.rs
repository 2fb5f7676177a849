//! The types of the language and of its standard library that carry derivatives, or are copied into shadows.

use core::cmp::Ordering;
use core::ops::Range;

use super::{Differentiable, Scalar};
use crate::sweep::{accumulate_slice, wrong_variant};

/// Returns the number of bytes that the elements own.
fn owned_by_each<T: Differentiable>(elements: &[T]) -> usize {
    if T::HOLDS_BUFFER { elements.iter().map(T::owned_bytes).sum() } else { 0 }
}

macro_rules! floats {
    ($($t:ident)*) => { $(
        impl Differentiable for $t {
            const STATIC: bool = true;
            #[inline]
            fn zero() -> Self { 0.0 }
            #[inline]
            fn zero_like(&self) -> Self { 0.0 }
            #[inline]
            fn neutral() -> Self { -0.0 }
            #[inline]
            fn accumulate(&mut self, other: &Self) { *self += *other; }
            fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) { *self = f(f64::from(*self)) as $t; }
        }
        impl Scalar for $t {
            #[inline]
            fn seed(self) -> Self { self }
            #[inline]
            fn or_integer(self, _: Self) -> Self { self }
            #[inline]
            fn negated(self) -> Self { -self }
            #[inline]
            fn derivative(self) -> f64 { f64::from(self) }
            #[inline]
            fn add_f64(&mut self, value: f64) { *self += value as $t; }
            #[inline]
            fn sensitivity(self, derivative: Self) -> f64 {
                // An exact zero has no rounding error, however steep the function is there.
                if self == 0.0 { 0.0 } else { (f64::from(self) * f64::from(derivative)).abs() }
            }
            #[inline]
            fn rem_partial(self, y: Self) -> Self { -((self - self % y) / y).round() }
        }
    )* };
}

floats! { f32 f64 }

/// Integers, booleans, text: a shadow contains those of its value. An `Index` of a user's type therefore finds the same
/// place in the shadow as in the value.
macro_rules! discrete {
    ($($t:ty => $zero:expr),* $(,)?) => { $(
        impl Differentiable for $t {
            const STATIC: bool = false;
            #[inline]
            fn zero() -> Self { $zero }
            #[inline]
            fn zero_like(&self) -> Self { self.clone() }
            #[inline]
            fn accumulate(&mut self, _: &Self) {}
            fn each_float(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
            #[inline]
            fn take(&mut self) -> Self { self.clone() }
        }
    )* };
}

macro_rules! integers {
    ($($t:ident)*) => { $(
        discrete! { $t => 0 }
        impl Scalar for $t {
            #[inline]
            fn seed(self) -> Self { 0 }
            #[inline]
            fn or_integer(self, value: Self) -> Self { value }
            #[inline]
            fn negated(self) -> Self { 0 }
            #[inline]
            fn derivative(self) -> f64 { 0.0 }
            #[inline]
            fn add_f64(&mut self, _: f64) {}
            #[inline]
            fn sensitivity(self, _: Self) -> f64 { 0.0 }
            #[inline]
            fn rem_partial(self, _: Self) -> Self { 0 }
        }
    )* };
}

integers! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

discrete! {
    bool => false, char => '\0', Ordering => Ordering::Equal, &str => "", String => Self::new(),
    Range<usize> => 0..0, Range<u32> => 0..0, Range<u64> => 0..0, Range<i32> => 0..0, Range<i64> => 0..0,
}

impl Differentiable for () {
    const STATIC: bool = true;
    fn zero() -> Self {}
    fn zero_like(&self) -> Self {}
    fn accumulate(&mut self, (): &Self) {}
    fn each_float(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
}

impl<T> Differentiable for core::marker::PhantomData<T> {
    const STATIC: bool = true;
    fn zero() -> Self {
        Self
    }
    fn zero_like(&self) -> Self {
        Self
    }
    fn accumulate(&mut self, _: &Self) {}
    fn each_float(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
}

impl<T: Differentiable, const N: usize> Differentiable for [T; N] {
    const STATIC: bool = T::STATIC;
    const HOLDS_BUFFER: bool = T::HOLDS_BUFFER;
    #[inline]
    fn zero() -> Self {
        core::array::from_fn(|_| T::zero())
    }
    #[inline]
    fn zero_like(&self) -> Self {
        core::array::from_fn(|i| self[i].zero_like())
    }
    #[inline]
    fn accumulate(&mut self, other: &Self) {
        accumulate_slice(self, other);
    }
    fn owned_bytes(&self) -> usize {
        owned_by_each(self.as_slice())
    }
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.each_float(f));
    }
}

impl<T: Differentiable> Differentiable for Vec<T> {
    const STATIC: bool = false;
    const HOLDS_BUFFER: bool = true;
    fn zero() -> Self {
        Self::new()
    }
    fn zero_like(&self) -> Self {
        self.iter().map(T::zero_like).collect()
    }
    #[inline]
    fn accumulate(&mut self, other: &Self) {
        accumulate_slice(self, other);
    }
    fn owned_bytes(&self) -> usize {
        size_of_val(&**self) + owned_by_each(self)
    }
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.each_float(f));
    }
}

impl<T: Differentiable> Differentiable for Box<[T]> {
    const STATIC: bool = false;
    const HOLDS_BUFFER: bool = true;
    fn zero() -> Self {
        Self::default()
    }
    fn zero_like(&self) -> Self {
        self.iter().map(T::zero_like).collect()
    }
    #[inline]
    fn accumulate(&mut self, other: &Self) {
        accumulate_slice(self, other);
    }
    fn owned_bytes(&self) -> usize {
        size_of_val(&**self) + owned_by_each(self)
    }
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.each_float(f));
    }
}

impl<T: Differentiable> Differentiable for Box<T> {
    const STATIC: bool = T::STATIC;
    // A type that contains itself does so in a box.
    const HOLDS_BUFFER: bool = true;
    fn zero() -> Self {
        Self::new(T::zero())
    }
    fn zero_like(&self) -> Self {
        Self::new((**self).zero_like())
    }
    #[inline]
    fn accumulate(&mut self, other: &Self) {
        (**self).accumulate(other);
    }
    fn owned_bytes(&self) -> usize {
        size_of::<T>() + (**self).owned_bytes()
    }
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        (**self).each_float(f);
    }
}

impl<T: Differentiable> Differentiable for Option<T> {
    const STATIC: bool = false;
    const HOLDS_BUFFER: bool = T::HOLDS_BUFFER;
    fn zero() -> Self {
        None
    }
    #[inline]
    fn zero_like(&self) -> Self {
        self.as_ref().map(T::zero_like)
    }
    #[inline]
    fn accumulate(&mut self, other: &Self) {
        match (self, other) {
            (Some(s), Some(o)) => s.accumulate(o),
            (None, None) => {}
            _ => wrong_variant(),
        }
    }
    fn owned_bytes(&self) -> usize {
        owned_by_each(self.as_slice())
    }
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.each_float(f));
    }
}

impl<T: Differentiable, E: Differentiable> Differentiable for Result<T, E> {
    const STATIC: bool = false;
    const HOLDS_BUFFER: bool = T::HOLDS_BUFFER || E::HOLDS_BUFFER;
    fn zero() -> Self {
        Ok(T::zero())
    }
    #[inline]
    fn zero_like(&self) -> Self {
        match self {
            Ok(value) => Ok(value.zero_like()),
            Err(error) => Err(error.zero_like()),
        }
    }
    #[inline]
    fn accumulate(&mut self, other: &Self) {
        match (self, other) {
            (Ok(s), Ok(o)) => s.accumulate(o),
            (Err(s), Err(o)) => s.accumulate(o),
            _ => wrong_variant(),
        }
    }
    fn owned_bytes(&self) -> usize {
        match self {
            Ok(value) => value.owned_bytes(),
            Err(error) => error.owned_bytes(),
        }
    }
    #[inline]
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        match self {
            Ok(value) => value.each_float(f),
            Err(error) => error.each_float(f),
        }
    }
}

macro_rules! tuples {
    ($(($($t:ident $i:tt),+))*) => { $(
        impl<$($t: Differentiable),+> Differentiable for ($($t,)+) {
            const STATIC: bool = $($t::STATIC)&&+;
            const HOLDS_BUFFER: bool = $($t::HOLDS_BUFFER)||+;
            #[inline]
            fn zero() -> Self { ($($t::zero(),)+) }
            #[inline]
            fn zero_like(&self) -> Self { ($(self.$i.zero_like(),)+) }
            #[inline]
            fn accumulate(&mut self, other: &Self) { $(self.$i.accumulate(&other.$i);)+ }
            fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) { $(self.$i.each_float(f);)+ }
            fn owned_bytes(&self) -> usize { 0 $(+ self.$i.owned_bytes())+ }
            #[inline]
            fn take(&mut self) -> Self { ($(self.$i.take(),)+) }
        }
    )* };
}

tuples! {
    (A 0) (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5) (A 0, B 1, C 2, D 3, E 4, F 5, G 6) (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}

#[cfg(test)]
mod tests {
    use crate::Differentiable;
    use crate::sweep::scalar;

    #[test]
    fn a_shadow_holds_the_integers_of_its_value() {
        let mut shadow = (1.5, 7_usize).zero_like();
        assert_eq!(shadow, (0.0, 7));
        shadow.accumulate(&(2.5, 9));
        assert_eq!(shadow, (2.5, 7));
        assert_eq!(Differentiable::take(&mut shadow), (2.5, 7));
        assert_eq!(shadow, (0.0, 7));
        assert_eq!(scalar(7_u32), 0);
    }

    #[test]
    #[should_panic(expected = "another length")]
    fn shadows_of_two_lengths_do_not_add() {
        vec![1.0].accumulate(&vec![1.0, 2.0]);
    }

    #[test]
    #[should_panic(expected = "variant")]
    fn shadows_of_two_variants_do_not_add() {
        Some(1.0).accumulate(&None);
    }
}
