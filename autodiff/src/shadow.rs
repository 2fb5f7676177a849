//! Shadows as arguments of calls.

use core::ops::{AddAssign, Range};

use crate::Differentiable;

/// Takes the place of a shadow for an argument that carries no derivative.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Inactive;

/// The shadow that a caller passes for a slice argument: `&mut [T]` (or `&mut Vec<T>`, `&mut [T; N]`), or [`Inactive`],
/// which becomes the empty slice.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no shadow of a slice of `{T}`",
    label = "expected `&mut [{T}]`, or a value that carries no derivative"
)]
pub trait SliceShadow<'a, T> {
    /// Returns the shadow's elements; none if the argument is inactive.
    fn into_slice(self) -> &'a mut [T];
}

impl<'a, T> SliceShadow<'a, T> for Inactive {
    #[inline]
    fn into_slice(self) -> &'a mut [T] {
        &mut []
    }
}

impl<'a, T, S: AsMut<[T]> + ?Sized> SliceShadow<'a, T> for &'a mut S {
    #[inline]
    fn into_slice(self) -> &'a mut [T] {
        self.as_mut()
    }
}

/// The shadow that a caller passes for an argument that is not a slice: `&mut T`, or [`Inactive`]. For the latter, a
/// value is created that nobody reads. It is created only if there is no shadow: it may be much larger than the part
/// that the callee uses.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no shadow of a `{T}`",
    label = "expected `&mut {T}`, or a value that carries no derivative"
)]
pub trait ScalarShadow<T> {
    /// Returns the shadow itself, or `discard`: for scalars, which cost nothing.
    fn or_discard<'a>(self, discard: &'a mut T) -> &'a mut T
    where
        Self: 'a;

    /// Returns the shadow itself, or the result of `make`, stored in `store`.
    fn or_made<'a>(self, store: &'a mut Option<T>, make: impl FnOnce() -> T) -> &'a mut T
    where
        Self: 'a;

    /// Adds `gradient` to the shadow, if there is one.
    fn receive(self, gradient: &T)
    where
        T: Differentiable;
}

impl<T> ScalarShadow<T> for Inactive {
    #[inline]
    fn or_discard<'a>(self, discard: &'a mut T) -> &'a mut T
    where
        Self: 'a,
    {
        discard
    }

    #[inline]
    fn or_made<'a>(self, store: &'a mut Option<T>, make: impl FnOnce() -> T) -> &'a mut T
    where
        Self: 'a,
    {
        store.insert(make())
    }

    #[inline]
    fn receive(self, _: &T)
    where
        T: Differentiable,
    {
    }
}

impl<T> ScalarShadow<T> for &mut T {
    #[inline]
    fn or_discard<'a>(self, _: &'a mut T) -> &'a mut T
    where
        Self: 'a,
    {
        self
    }

    #[inline]
    fn or_made<'a>(self, _: &'a mut Option<T>, _: impl FnOnce() -> T) -> &'a mut T
    where
        Self: 'a,
    {
        self
    }

    #[inline]
    fn receive(self, gradient: &T)
    where
        T: Differentiable,
    {
        T::accumulate(self, gradient);
    }
}

impl<T> ScalarShadow<T> for &mut Box<T> {
    #[inline]
    fn or_discard<'a>(self, _: &'a mut T) -> &'a mut T
    where
        Self: 'a,
    {
        self
    }

    #[inline]
    fn or_made<'a>(self, _: &'a mut Option<T>, _: impl FnOnce() -> T) -> &'a mut T
    where
        Self: 'a,
    {
        self
    }

    #[inline]
    fn receive(self, gradient: &T)
    where
        T: Differentiable,
    {
        T::accumulate(self, gradient);
    }
}

/// Takes the place of a seed, for a result that the caller does not use, or for a call without a result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Unused;

/// The seed that a caller passes for a result: a `T`, or [`Unused`] for zero.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no seed of a `{T}`",
    label = "expected a `{T}`, the derivative with respect to what the function returns"
)]
pub trait Seed<T> {
    /// Returns the seed.
    fn seed(self) -> T;
    /// Returns the seed, or `zero`.
    fn or(self, zero: impl FnOnce() -> T) -> T;
}

impl<T> Seed<T> for T {
    #[inline]
    fn seed(self) -> T {
        self
    }
    #[inline]
    fn or(self, _: impl FnOnce() -> T) -> T {
        self
    }
}

impl<T: Differentiable> Seed<T> for Unused {
    #[inline]
    fn seed(self) -> T {
        const {
            assert!(
                T::STATIC,
                "a result with lengths or variants is not used; give it a name: `let _unused = f(x);`"
            );
        }
        T::zero()
    }
    #[inline]
    fn or(self, zero: impl FnOnce() -> T) -> T {
        zero()
    }
}

/// Marks an argument for which the callee's rule gives no derivative: only [`Inactive`] fits.
#[diagnostic::on_unimplemented(
    message = "the called function's rule gives no derivative for this argument, but its value carries one",
    label = "depends on differentiated input",
    note = "add `d_<argument>: &mut T` to the rule, or pass a value that does not depend on differentiated input"
)]
pub trait NoShadow {}

impl NoShadow for Inactive {}

/// A result type that carries no derivative, of a function whose hand-written rule takes no seed.
#[diagnostic::on_unimplemented(
    message = "the function returns a `{Self}`, which may carry a derivative, but its rule takes no seed",
    label = "the last parameter is missing",
    note = "the rule's last parameter is the derivative with respect to the result: `d_ret: {Self}`"
)]
pub trait Unseeded {}

impl Unseeded for () {}

/// Compiles if a function's result carries no derivative.
#[doc(hidden)]
pub fn without_seed<T: Unseeded>(_: T) {}

/// A reference to a `T`, or to a value that becomes a `T` when it is passed on.
#[diagnostic::on_unimplemented(
    message = "the rule has a parameter `&{T}` where the function has a `{Self}`",
    label = "not the function's parameter",
    note = "a rule has the parameters of its function, and reads behind `&` what the function writes behind `&mut`"
)]
pub trait BehindReference<T: ?Sized> {}

impl<T: ?Sized> BehindReference<T> for &T {}
impl<T: ?Sized> BehindReference<T> for &mut T {}
impl<T> BehindReference<[T]> for &Vec<T> {}
impl<T> BehindReference<[T]> for &mut Vec<T> {}
impl<T, const N: usize> BehindReference<[T]> for &[T; N] {}
impl<T, const N: usize> BehindReference<[T]> for &mut [T; N] {}

/// Returns an argument for the function that a rule belongs to, in code of which only the types are checked.
///
/// # Panics
/// Always.
#[doc(hidden)]
pub fn behind_reference<T: ?Sized, R: BehindReference<T>>() -> R {
    unreachable!("only the types of a rule and of its function are compared")
}

/// The shadow of a receiver for which the method's rule gives no derivative: only `None` fits.
#[derive(Debug)]
pub enum ConstReceiver {}

/// Returns a shadow for an argument that carries no derivative: a value that nobody reads.
#[inline]
pub fn discarded<T: Differentiable>(value: &T) -> T {
    value.zero_like()
}

/// [`or_zeroed`] for elements that are not scalars: the buffer has the shape of `primal`.
#[inline]
pub fn or_zero_like<'a, T: Differentiable>(
    shadow: &'a mut [T],
    primal: &[T],
    store: &'a mut Vec<T>,
) -> &'a mut [T] {
    if shadow.is_empty() && !primal.is_empty() {
        store.extend(primal.iter().map(T::zero_like));
        return store;
    }
    shadow
}

/// Returns `shadow`, or, for an inactive argument of `len` elements, a buffer in `store` that nobody reads.
#[inline]
pub fn or_zeroed<'a, T: Default + Clone>(
    shadow: &'a mut [T],
    len: usize,
    store: &'a mut Vec<T>,
) -> &'a mut [T] {
    if shadow.is_empty() && len > 0 {
        store.resize(len, T::default());
        return store;
    }
    shadow
}

/// Checks that the shadow of a slice is as long as the slice; the compiler then uses this too.
///
/// # Panics
/// If it is not.
#[inline]
#[track_caller]
pub fn same_length(name: &str, len: usize, shadow: usize) {
    if len != shadow {
        lengths_differ(name, len, &format!("d_{name}"), shadow);
    }
}

/// Checks that `other`, a slice of tangents or the like, is as long as the slice `name`.
///
/// # Panics
/// If it is not.
#[inline]
#[track_caller]
pub fn equal_lengths(name: &str, len: usize, other: &str, found: usize) {
    if len != found {
        lengths_differ(name, len, other, found);
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn lengths_differ(name: &str, len: usize, other: &str, found: usize) -> ! {
    panic!("the slice `{name}` has {len} elements, `{other}` has {found}; they must be as many");
}

/// Returns the range of elements of `base` that `view` covers.
///
/// # Panics
/// If `view` is not a part of `base`. (An empty view is the empty range, wherever it is located.)
#[inline]
pub fn span_of<T>(base: &[T], view: &[T]) -> Range<usize> {
    if view.is_empty() || size_of::<T>() == 0 {
        return 0..0;
    }
    let bytes = (view.as_ptr() as usize).wrapping_sub(base.as_ptr() as usize);
    let start = bytes / size_of::<T>();
    assert!(
        bytes.is_multiple_of(size_of::<T>())
            && start <= base.len()
            && view.len() <= base.len() - start,
        "the derivative needs the part of a buffer that a slice covers, but the slice lies outside the buffer"
    );
    start..start + view.len()
}

/// Passes the shadows of several parts of one buffer to `f` at once.
///
/// Parts that overlap others get temporary shadows, which are added to `base` afterwards. Only shared slices can
/// overlap, and their shadows are only added to, so nothing that a callee reads from a shadow is lost.
pub fn with_parts<T, const N: usize, R>(
    base: &mut [T],
    parts: [Range<usize>; N],
    f: impl FnOnce([&mut [T]; N]) -> R,
) -> R
where
    T: Copy + Default + AddAssign,
{
    if let Ok(slices) = base.get_disjoint_mut(parts.clone()) {
        return f(slices);
    }
    let overlaps: [bool; N] = core::array::from_fn(|i| {
        let meets =
            |j: usize| i != j && parts[i].start < parts[j].end && parts[j].start < parts[i].end;
        !parts[i].is_empty() && (0..N).any(meets)
    });
    let mut temporary: [Vec<T>; N] = core::array::from_fn(|i| {
        let len = if overlaps[i] { parts[i].len() } else { 0 };
        vec![T::default(); len]
    });
    let result = {
        let mut slices = temporary.each_mut().map(Vec::as_mut_slice);
        let mut alone: Vec<usize> =
            (0..N).filter(|&i| !overlaps[i] && !parts[i].is_empty()).collect();
        alone.sort_by_key(|&i| parts[i].start);
        let (mut rest, mut offset) = (&mut *base, 0);
        for i in alone {
            let (_, tail) = rest.split_at_mut(parts[i].start - offset);
            let (part, tail) = tail.split_at_mut(parts[i].len());
            (slices[i], rest, offset) = (part, tail, parts[i].end);
        }
        f(slices)
    };
    for (part, values) in parts.into_iter().zip(&temporary).filter(|(_, v)| !v.is_empty()) {
        base[part].iter_mut().zip(values).for_each(|(b, v)| *b += *v);
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlapping_parts_are_summed_and_the_others_are_the_buffer_itself() {
        let mut base = [0.0, 0.0, 0.0, 0.0, 7.0];
        with_parts(&mut base, [4..5, 0..3, 1..4], |[seed, a, b]| {
            let d = std::mem::take(&mut seed[0]);
            a.iter_mut().for_each(|a| *a += d);
            b.iter_mut().for_each(|b| *b += 10.0 * d);
        });
        assert_eq!(base, [7.0, 77.0, 77.0, 70.0, 0.0]);
    }

    #[test]
    fn disjoint_parts_need_no_copy() {
        let mut base = [1, 2, 3, 4];
        with_parts(&mut base, [2..4, 0..1, 0..0], |[a, b, c]| {
            assert!(c.is_empty());
            a[0] += b[0];
        });
        assert_eq!(base, [1, 2, 4, 4]);
    }

    #[test]
    fn the_span_of_a_part_is_found_by_address() {
        let base = [1.0, 2.0, 3.0, 4.0];
        assert_eq!(span_of(&base, &base[1..3]), 1..3);
        assert_eq!(span_of(&base, &base[4..]), 0..0);
    }

    #[test]
    #[should_panic(expected = "outside the buffer")]
    fn a_foreign_slice_has_no_span() {
        let (base, other) = ([1.0, 2.0], [1.0, 2.0]);
        span_of(&base, &other);
    }
}
