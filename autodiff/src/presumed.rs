//! Proofs that a value has the type that the macros assume because of a method's name.

/// A sequence of elements: slices, arrays, vectors.
#[diagnostic::on_unimplemented(
    message = "a method of `{Self}` is taken for one of slices",
    label = "`first`, `last`, `get`, `iter`, `fill`, … go by the length and the elements",
    note = "call a method of a type of yours by its path, `Type::get(&value, i)`, or give it another name",
    note = "of what dereferences to a slice say so: `(*value).iter()`; the items of a map or a set, which carry nothing: \
            `let items = Vec::from_iter(&map);`",
    note = "of options: `filter_map(|option| option)` for `flatten()`"
)]
pub trait Sequence {
    /// Returns the number of elements.
    fn length(&self) -> usize;
}

macro_rules! sequences {
    ($([$($p:tt)*] $t:ty;)*) => { $(
        impl<$($p)*> Sequence for $t {
            #[inline]
            fn length(&self) -> usize {
                self.len()
            }
        }
    )* };
}

sequences! { [T] [T]; [T] Vec<T>; [T, const N: usize] [T; N]; [T] std::collections::VecDeque<T>; }

macro_rules! references {
    ($($t:ty;)*) => { $(
        impl<S: Sequence + ?Sized> Sequence for $t {
            #[inline]
            fn length(&self) -> usize {
                (**self).length()
            }
        }
    )* };
}

references! { &S; &mut S; Box<S>; std::rc::Rc<S>; std::sync::Arc<S>; }

/// Returns the length of a value that is assumed to be a slice because of a method's name.
#[inline]
pub fn length<S: Sequence + ?Sized>(slice: &S) -> usize {
    slice.length()
}

/// A type whose `map_or` and `and_then` the macros assume to be those of `Option`.
#[diagnostic::on_unimplemented(
    message = "a method of `{Self}` is taken for one of `Option`",
    label = "`map_or`, `and_then` and their like are those of `Option` here",
    note = "of a `Result` write the type, `let value: Result<f64, String> = …;`, or a `match`"
)]
pub trait Optional {}

impl<T> Optional for Option<T> {}
impl<O: Optional + ?Sized> Optional for &O {}
impl<O: Optional + ?Sized> Optional for &mut O {}

/// Does nothing. A value that is not an `Option` does not compile.
#[inline]
pub const fn optional<O: Optional + ?Sized>(_value: &O) {}

/// Does nothing with either argument. A closure that changes something when it is called for an item does not compile.
#[inline]
pub fn looking<I: IntoIterator, R>(_items: impl FnOnce() -> I, _f: impl Fn(I::Item) -> R) {}

/// The same for closures that are never created, so that nothing moves into them.
#[doc(hidden)]
#[macro_export]
macro_rules! looking {
    ($items:expr, $f:expr) => {
        #[allow(unreachable_code, clippy::never_loop)]
        loop {
            break;
            $crate::rt::looking($items, $f);
        }
    };
}

/// Never runs: a `$call` that changes `$place` does not compile.
#[doc(hidden)]
#[macro_export]
macro_rules! unchanged {
    ($place:expr, $call:expr) => {
        if $crate::rt::never() {
            let held = &$place;
            let _ = &$call;
            $crate::rt::hold(held);
        }
    };
}

/// Never runs: a `$value` of another type does not compile.
#[doc(hidden)]
#[macro_export]
macro_rules! of_type {
    ($ty:ty, $value:expr) => {
        if $crate::rt::never() {
            let _: &$ty = &$value;
        }
    };
}

/// Never runs, and moves nothing. It gives types to the literals in `$value`, which is of the type `$ty`.
#[doc(hidden)]
#[macro_export]
macro_rules! typed {
    ($ty:ty, $value:expr) => {
        #[allow(clippy::empty_loop)]
        if $crate::rt::never() {
            let _: $ty = $value;
            loop {}
        }
    };
}

/// Never runs. If the library's function `$of` does not accept `$place`, the method may be another than `std`'s, and
/// the code does not compile.
#[doc(hidden)]
#[macro_export]
macro_rules! of_std {
    ($of:ident, $place:expr) => {
        if $crate::rt::never() {
            $crate::rt::$of(&$place);
        }
    };
}

/// Types whose `clone_from` is that of `Clone`.
#[diagnostic::on_unimplemented(
    message = "a `clone_from` of `{Self}`, which may have one of its own, is taken for that of `Clone`",
    note = "assign a copy: `to = from.clone()`, or `*to = from.clone()`"
)]
pub trait ClonedFrom {}

impl<T> ClonedFrom for Vec<T> {}
impl<T> ClonedFrom for Option<T> {}
impl<T> ClonedFrom for Box<T> {}
impl<T, const N: usize> ClonedFrom for [T; N] {}
impl<A, B> ClonedFrom for (A, B) {}
impl ClonedFrom for f32 {}
impl ClonedFrom for f64 {}
impl ClonedFrom for String {}

/// Does nothing. A type whose `clone_from` may be its own does not compile.
#[inline]
pub fn cloned_from<T: ClonedFrom + ?Sized>(_place: &T) {}

/// Returns false; the compiler does not know this when it checks borrows.
#[inline(always)]
pub const fn never() -> bool {
    false
}

/// Uses a borrow.
#[inline]
pub fn hold<T: ?Sized>(_place: &T) -> ! {
    unreachable!()
}

/// An argument for a call that never runs.
#[inline]
pub fn any<T>() -> T {
    unreachable!()
}

/// Checks that two names stand for the same function: different functions do not compile.
#[inline]
pub const fn same<F: Copy>(_one: F, _other: F) {}

/// The same for a function that is assumed to be one of `std`: a function of a user's module or trait does not compile
/// and needs another name.
#[inline]
pub const fn taken_for_that_of_std<F: Copy>(_called: F, _presumed: F) {}
