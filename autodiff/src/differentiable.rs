//! What can carry a derivative, and what a shadow of it can do.

use core::cmp::Ordering;
use core::ops::Range;

/// A type whose values can carry a derivative. The shadow of a value is a value of the same type and shape, as in
/// `std::autodiff`: its floats hold the derivatives, everything else in it means nothing.
///
/// Floats, integers, `bool`, arrays, tuples, `Vec`, `Box`, `Option`, `Result`, `String` and ranges of integers have it. For
/// structs and enums, `#[derive(Differentiable)]` writes it; a field marked `#[constant]` is copied and carries no
/// derivative, whatever its type.
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
/// assert_eq!(shadow, Particle { position: [0.0; 3], mass: 0.0, charge: 0, name: "mu" });
/// shadow.accumulate(&muon);
/// shadow.accumulate(&muon);
/// assert_eq!((shadow.mass, shadow.charge), (0.212, 0));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no shadow, so a derivative cannot pass through it",
    label = "not differentiable",
    note = "write `#[derive(Differentiable)]` on a struct or enum of yours, with `#[constant]` on fields of foreign \
            types; a parameter that needs no derivative can be `Const`"
)]
pub trait Differentiable: Clone {
    /// Whether all values have the same shape: no lengths, no variants. Then [`zero`](Self::zero) makes a shadow
    /// without a value to go by.
    const STATIC: bool;

    /// The zero shadow of a type whose values all have the same shape.
    ///
    /// # Panics
    /// If they have not ([`STATIC`](Self::STATIC) is false).
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
    note = "work on its fields or elements, or call a `#[differentiable]` function instead of the operator"
)]
pub trait Scalar: Differentiable + Copy {
    /// The value as a seed: of an integer 0, whatever stands in it.
    #[must_use]
    fn seed(self) -> Self;

    /// A derivative as `f64`: of an integer 0.
    #[must_use]
    fn derivative(self) -> f64;

    /// Adds to a float; does nothing to an integer.
    fn add_f64(&mut self, value: f64);

    /// |derivative × value| of a float, 0 of an integer: what rounding the value counts for.
    #[must_use]
    fn sensitivity(self, derivative: Self) -> f64;

    /// ∂(x % y)/∂y = −trunc(x/y), where it exists; of integers 0.
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
}

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

macro_rules! floats {
    ($($t:ident)*) => { $(
        impl Differentiable for $t {
            const STATIC: bool = true;
            #[inline]
            fn zero() -> Self { 0.0 }
            #[inline]
            fn zero_like(&self) -> Self { 0.0 }
            #[inline]
            fn accumulate(&mut self, other: &Self) { *self += *other; }
            fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) { *self = f(f64::from(*self)) as $t; }
        }
        impl Scalar for $t {
            #[inline]
            fn seed(self) -> Self { self }
            #[inline]
            fn derivative(self) -> f64 { f64::from(self) }
            #[inline]
            fn add_f64(&mut self, value: f64) { *self += value as $t; }
            #[inline]
            fn sensitivity(self, derivative: Self) -> f64 {
                // An exact zero is not rounded, however steep the function there.
                if self == 0.0 { 0.0 } else { (f64::from(self) * f64::from(derivative)).abs() }
            }
            #[inline]
            fn rem_partial(self, y: Self) -> Self { -(self / y).trunc() }
        }
    )* };
}

floats! { f32 f64 }

/// Types that are copied into shadows and mean nothing there.
macro_rules! discrete {
    ($($t:ty => $zero:expr),* $(,)?) => { $(
        impl Differentiable for $t {
            const STATIC: bool = true;
            #[inline]
            fn zero() -> Self { $zero }
            #[inline]
            fn zero_like(&self) -> Self { $zero }
            #[inline]
            fn accumulate(&mut self, _: &Self) {}
            fn each_float(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
            #[inline]
            fn take(&mut self) -> Self { $zero }
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
    bool => false, char => '\0', () => (), &str => "", String => Self::new(), Ordering => Ordering::Equal,
    Range<usize> => 0..0, Range<u32> => 0..0, Range<u64> => 0..0, Range<i32> => 0..0, Range<i64> => 0..0,
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
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.each_float(f));
    }
}

fn no_static_zero() -> ! {
    panic!("the zero of a type with lengths or variants needs a value to go by: `zero_like`")
}

impl<T: Differentiable> Differentiable for Vec<T> {
    const STATIC: bool = false;
    fn zero() -> Self {
        no_static_zero()
    }
    fn zero_like(&self) -> Self {
        self.iter().map(T::zero_like).collect()
    }
    #[inline]
    fn accumulate(&mut self, other: &Self) {
        accumulate_slice(self, other);
    }
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.each_float(f));
    }
}

impl<T: Differentiable> Differentiable for Box<[T]> {
    const STATIC: bool = false;
    fn zero() -> Self {
        no_static_zero()
    }
    fn zero_like(&self) -> Self {
        self.iter().map(T::zero_like).collect()
    }
    #[inline]
    fn accumulate(&mut self, other: &Self) {
        accumulate_slice(self, other);
    }
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.each_float(f));
    }
}

impl<T: Differentiable> Differentiable for Box<T> {
    const STATIC: bool = T::STATIC;
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
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        (**self).each_float(f);
    }
}

impl<T: Differentiable> Differentiable for Option<T> {
    const STATIC: bool = false;
    fn zero() -> Self {
        no_static_zero()
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
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.iter_mut().for_each(|x| x.each_float(f));
    }
}

impl<T: Differentiable, E: Differentiable> Differentiable for Result<T, E> {
    const STATIC: bool = false;
    fn zero() -> Self {
        no_static_zero()
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
            #[inline]
            fn zero() -> Self { ($($t::zero(),)+) }
            #[inline]
            fn zero_like(&self) -> Self { ($(self.$i.zero_like(),)+) }
            #[inline]
            fn accumulate(&mut self, other: &Self) { $(self.$i.accumulate(&other.$i);)+ }
            fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) { $(self.$i.each_float(f);)+ }
            #[inline]
            fn take(&mut self) -> Self { ($(self.$i.take(),)+) }
        }
    )* };
}

tuples! {
    (A 0) (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5) (A 0, B 1, C 2, D 3, E 4, F 5, G 6) (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}

/// The shapes of the values that a variable held, from which the reverse sweep makes its shadows: last first.
///
/// Of a type whose values all have the same shape nothing is kept.
#[derive(Debug, Clone)]
pub struct Shapes<T>(Vec<T>);

impl<T> Default for Shapes<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Shapes<T> {
    /// Nothing kept. Does not allocate.
    #[inline]
    pub const fn new() -> Self {
        Self(Vec::new())
    }
}

impl<T: Differentiable> Shapes<T> {
    /// Keeps the shape of `value`.
    #[inline]
    pub fn keep(&mut self, value: &T) {
        if !T::STATIC {
            self.0.push(value.zero_like());
        }
    }

    /// A zero shadow of the shape kept last.
    ///
    /// # Panics
    /// If nothing is left: the sweeps did not run in step, an error of the engine.
    #[inline]
    pub fn zero(&mut self) -> T {
        if T::STATIC {
            return T::zero();
        }
        // UNWRAP: the macro emits a `keep` for each `zero`; a mismatch must not become a wrong gradient.
        self.0.pop().expect("the reverse sweep takes what the forward sweep kept")
    }

    /// The seed in `shadow`, which becomes the zero of the shape kept last: the reverse of an assignment to the whole.
    #[inline]
    pub fn replace(&mut self, shadow: &mut T) -> T {
        core::mem::replace(shadow, self.zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_of_static_types_take_no_memory() {
        let mut shapes = Shapes::new();
        for i in 0..1000 {
            shapes.keep(&([1.0, 2.0], f64::from(i)));
        }
        assert_eq!(shapes.0.capacity(), 0);
        assert_eq!(shapes.zero(), ([0.0, 0.0], 0.0));
    }

    #[test]
    fn shapes_of_vectors_come_back_last_first() {
        let mut shapes = Shapes::new();
        shapes.keep(&vec![1.0]);
        shapes.keep(&vec![2.0, 3.0]);
        let mut shadow = vec![5.0, 6.0, 7.0];
        assert_eq!(shapes.replace(&mut shadow), [5.0, 6.0, 7.0]);
        assert_eq!(shadow, [0.0, 0.0]);
        assert_eq!(shapes.zero(), [0.0]);
    }

    #[test]
    fn integers_in_a_shadow_mean_nothing() {
        let mut shadow = (1.5, 7_usize);
        shadow.accumulate(&(1.0, 9));
        assert_eq!(shadow, (2.5, 7));
        assert_eq!(Differentiable::take(&mut shadow), (2.5, 0));
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
