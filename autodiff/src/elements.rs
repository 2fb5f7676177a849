//! The rules of the methods of `Vec` and arrays that move elements, for receivers whose type the macros do not see: in
//! the fields of structs. If the type is visible, the macros write out the method's effect.
//!
//! Each method is linear in the elements: its pullback moves the elements of the shadow back, and the elements of a
//! tangent's shadow in the same way.

use crate::Differentiable;
use crate::shadow::{ScalarShadow, Seed, Unused};
use crate::sweep::accumulate;
use crate::tangent::{Tangent, TangentMut, TangentRef};

/// `Vec` and arrays.
pub trait Elements: Differentiable {
    /// Type of an element.
    type Element: Differentiable;
    /// Returns all elements.
    fn elements(&mut self) -> &mut [Self::Element];
}

impl<T: Differentiable> Elements for Vec<T> {
    type Element = T;
    #[inline]
    fn elements(&mut self) -> &mut [T] {
        self
    }
}

impl<T: Differentiable, const N: usize> Elements for [T; N] {
    type Element = T;
    #[inline]
    fn elements(&mut self) -> &mut [T] {
        self
    }
}

/// The three rules of a method that returns nothing and whose arguments are integers: the effect of the method, and how
/// this effect is undone on a shadow, given the value before the call.
macro_rules! moves {
    (
        $vjp:ident $jvp:ident $jvp_vjp:ident($($arg:ident),*);
        $moved:ident => $does:expr;
        ($before:ident, $shadow:ident) => $back:expr
    ) => {
        #[inline]
        fn $vjp(&self, d_self: Option<&mut Self>, $($arg: usize, _: impl Sized,)* _: impl Seed<()>) {
            let $before = self;
            if let Some($shadow) = d_self {
                $back;
            }
        }
        #[inline]
        fn $jvp(&mut self, t_self: impl TangentMut<Self>, $($arg: usize, _: impl Sized),*) {
            let mut zero = None;
            let $moved = t_self.or_zero(&*self, &mut zero);
            $does;
            let $moved = self;
            $does;
        }
        #[inline]
        fn $jvp_vjp(
            &self,
            d_self: Option<&mut Self>,
            _: impl TangentRef<Self>,
            d_t_self: impl ScalarShadow<Self>,
            $($arg: usize, _: impl Sized, _: impl Sized, _: impl Sized,)*
            _: impl Seed<()>,
        ) {
            self.$vjp(d_self, $($arg, (),)* Unused);
            let mut unused = None;
            let d_t_self = d_t_self.or_made(&mut unused, || self.zero_like());
            self.$vjp(Some(d_t_self), $($arg, (),)* Unused);
        }
    };
}

/// The rules of methods of slices, under the names that generated code calls.
#[doc(hidden)]
pub trait SliceRules: Elements {
    moves! {
        __vjp_reverse __jvp_reverse __jvp_vjp_reverse();
        x => x.elements().reverse();
        (_before, d) => d.elements().reverse()
    }
    moves! {
        __vjp_rotate_left __jvp_rotate_left __jvp_vjp_rotate_left(n);
        x => x.elements().rotate_left(n);
        (_before, d) => d.elements().rotate_right(n)
    }
    moves! {
        __vjp_rotate_right __jvp_rotate_right __jvp_vjp_rotate_right(n);
        x => x.elements().rotate_right(n);
        (_before, d) => d.elements().rotate_left(n)
    }
}

impl<V: Elements> SliceRules for V {}

/// The rules of methods of `Vec`, in the same form.
#[doc(hidden)]
pub trait VecRules<T: Differentiable>: Differentiable {
    /// Returns the vector.
    fn vector(&mut self) -> &mut Vec<T>;
    /// Returns its elements for reading.
    fn slice(&self) -> &[T];

    moves! {
        __vjp_clear __jvp_clear __jvp_vjp_clear();
        x => x.vector().clear();
        (before, d) => grown_back(before.slice(), d.vector())
    }
    moves! {
        __vjp_truncate __jvp_truncate __jvp_vjp_truncate(_n);
        x => x.vector().truncate(_n);
        (before, d) => grown_back(before.slice(), d.vector())
    }

    #[inline]
    fn __vjp_resize(
        &self,
        d_self: Option<&mut Self>,
        _: usize,
        _: impl Sized,
        value: T,
        d_value: impl ScalarShadow<T>,
        _: impl Seed<()>,
    ) {
        let Some(shadow) = d_self.map(Self::vector) else { return };
        grown_back(self.slice(), shadow);
        let (mut unused, added) = (None, shadow.drain(self.slice().len()..));
        let d_value = d_value.or_made(&mut unused, || value.zero_like());
        added.for_each(|added| accumulate(d_value, &added));
    }

    #[inline]
    fn __jvp_resize(
        &mut self,
        t_self: impl TangentMut<Self>,
        length: usize,
        _: impl Sized,
        value: T,
        t_value: impl Tangent<T>,
    ) {
        let t_value = t_value.or_zero(&value);
        t_self.or_zero(&*self, &mut None).vector().resize(length, t_value);
        self.vector().resize(length, value);
    }

    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn __jvp_vjp_resize(
        &self,
        d_self: Option<&mut Self>,
        _: impl TangentRef<Self>,
        d_t_self: impl ScalarShadow<Self>,
        length: usize,
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
        value: T,
        d_value: impl ScalarShadow<T>,
        _: impl Tangent<T>,
        d_t_value: impl ScalarShadow<T>,
        _: impl Seed<()>,
    ) {
        self.__vjp_resize(d_self, length, (), value.clone(), d_value, Unused);
        let mut unused = None;
        let d_t_self = d_t_self.or_made(&mut unused, || self.zero_like());
        self.__vjp_resize(Some(d_t_self), length, (), value, d_t_value, Unused);
    }

    #[inline]
    fn __vjp_insert(
        &self,
        d_self: Option<&mut Self>,
        at: usize,
        _: impl Sized,
        _: T,
        d_value: impl ScalarShadow<T>,
        _: impl Seed<()>,
    ) {
        let Some(shadow) = d_self.map(Self::vector) else { return };
        if shadow.len() > self.slice().len() {
            d_value.receive(&shadow.remove(at));
        }
    }

    #[inline]
    fn __jvp_insert(
        &mut self,
        t_self: impl TangentMut<Self>,
        at: usize,
        _: impl Sized,
        value: T,
        t_value: impl Tangent<T>,
    ) {
        let t_value = t_value.or_zero(&value);
        t_self.or_zero(&*self, &mut None).vector().insert(at, t_value);
        self.vector().insert(at, value);
    }

    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn __jvp_vjp_insert(
        &self,
        d_self: Option<&mut Self>,
        _: impl TangentRef<Self>,
        d_t_self: impl ScalarShadow<Self>,
        at: usize,
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
        value: T,
        d_value: impl ScalarShadow<T>,
        _: impl Tangent<T>,
        d_t_value: impl ScalarShadow<T>,
        _: impl Seed<()>,
    ) {
        self.__vjp_insert(d_self, at, (), value.clone(), d_value, Unused);
        let mut unused = None;
        let d_t_self = d_t_self.or_made(&mut unused, || self.zero_like());
        self.__vjp_insert(Some(d_t_self), at, (), value, d_t_value, Unused);
    }

    #[inline]
    fn __vjp_remove(
        &self,
        d_self: Option<&mut Self>,
        at: usize,
        _: impl Sized,
        d_ret: impl Seed<T>,
    ) {
        if let Some(shadow) = d_self {
            shadow.vector().insert(at, d_ret.or(|| self.slice()[at].zero_like()));
        }
    }

    #[inline]
    fn __jvp_remove(&mut self, t_self: impl TangentMut<Self>, at: usize, _: impl Sized) -> (T, T) {
        let tangent = t_self.or_zero(&*self, &mut None).vector().remove(at);
        (self.vector().remove(at), tangent)
    }

    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn __jvp_vjp_remove(
        &self,
        d_self: Option<&mut Self>,
        _: impl TangentRef<Self>,
        d_t_self: impl ScalarShadow<Self>,
        at: usize,
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
        d_ret: impl Seed<(T, T)>,
    ) {
        let zero = || self.slice()[at].zero_like();
        let d_ret = d_ret.or(|| (zero(), zero()));
        self.__vjp_remove(d_self, at, (), d_ret.0);
        let mut unused = None;
        let d_t_self = d_t_self.or_made(&mut unused, || self.zero_like());
        self.__vjp_remove(Some(d_t_self), at, (), d_ret.1);
    }

    #[inline]
    fn __vjp_swap_remove(
        &self,
        d_self: Option<&mut Self>,
        at: usize,
        _: impl Sized,
        d_ret: impl Seed<T>,
    ) {
        if let Some(shadow) = d_self.map(Self::vector) {
            shadow.push(d_ret.or(|| self.slice()[at].zero_like()));
            let last = shadow.len() - 1;
            shadow.swap(at, last);
        }
    }

    #[inline]
    fn __jvp_swap_remove(
        &mut self,
        t_self: impl TangentMut<Self>,
        at: usize,
        _: impl Sized,
    ) -> (T, T) {
        let tangent = t_self.or_zero(&*self, &mut None).vector().swap_remove(at);
        (self.vector().swap_remove(at), tangent)
    }

    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn __jvp_vjp_swap_remove(
        &self,
        d_self: Option<&mut Self>,
        _: impl TangentRef<Self>,
        d_t_self: impl ScalarShadow<Self>,
        at: usize,
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
        d_ret: impl Seed<(T, T)>,
    ) {
        let zero = || self.slice()[at].zero_like();
        let d_ret = d_ret.or(|| (zero(), zero()));
        self.__vjp_swap_remove(d_self, at, (), d_ret.0);
        let mut unused = None;
        let d_t_self = d_t_self.or_made(&mut unused, || self.zero_like());
        self.__vjp_swap_remove(Some(d_t_self), at, (), d_ret.1);
    }

    #[inline]
    fn __vjp_split_off(
        &self,
        d_self: Option<&mut Self>,
        at: usize,
        _: impl Sized,
        d_ret: impl Seed<Vec<T>>,
    ) {
        if let Some(shadow) = d_self {
            shadow.vector().extend(d_ret.or(|| zeros(&self.slice()[at..])));
        }
    }

    #[inline]
    fn __jvp_split_off(
        &mut self,
        t_self: impl TangentMut<Self>,
        at: usize,
        _: impl Sized,
    ) -> (Vec<T>, Vec<T>) {
        let tangent = t_self.or_zero(&*self, &mut None).vector().split_off(at);
        (self.vector().split_off(at), tangent)
    }

    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn __jvp_vjp_split_off(
        &self,
        d_self: Option<&mut Self>,
        _: impl TangentRef<Self>,
        d_t_self: impl ScalarShadow<Self>,
        at: usize,
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
        d_ret: impl Seed<(Vec<T>, Vec<T>)>,
    ) {
        let zero = || zeros(&self.slice()[at..]);
        let d_ret = d_ret.or(|| (zero(), zero()));
        self.__vjp_split_off(d_self, at, (), d_ret.0);
        let mut unused = None;
        let d_t_self = d_t_self.or_made(&mut unused, || self.zero_like());
        self.__vjp_split_off(Some(d_t_self), at, (), d_ret.1);
    }

    #[inline]
    fn __vjp_append(
        &self,
        d_self: Option<&mut Self>,
        other: &[T],
        d_other: impl ScalarShadow<Vec<T>>,
        _: impl Seed<()>,
    ) {
        let length = self.slice().len();
        let appended = d_self.map(Self::vector).filter(|shadow| shadow.len() > length);
        *d_other.or_discard(&mut Vec::new()) = match appended {
            Some(shadow) => shadow.split_off(length),
            None => zeros(other),
        };
    }

    #[inline]
    fn __jvp_append(
        &mut self,
        t_self: impl TangentMut<Self>,
        other: &mut Vec<T>,
        t_other: impl TangentMut<Vec<T>>,
    ) {
        let mut zero = None;
        let t_other = t_other.or_zero(&*other, &mut zero);
        t_self.or_zero(&*self, &mut None).vector().append(t_other);
        self.vector().append(other);
    }

    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn __jvp_vjp_append(
        &self,
        d_self: Option<&mut Self>,
        _: impl TangentRef<Self>,
        d_t_self: impl ScalarShadow<Self>,
        other: &[T],
        d_other: impl ScalarShadow<Vec<T>>,
        _: impl TangentRef<Vec<T>>,
        d_t_other: impl ScalarShadow<Vec<T>>,
        _: impl Seed<()>,
    ) {
        self.__vjp_append(d_self, other, d_other, Unused);
        let mut unused = None;
        let d_t_self = d_t_self.or_made(&mut unused, || self.zero_like());
        self.__vjp_append(Some(d_t_self), other, d_t_other, Unused);
    }
}

impl<T: Differentiable> VecRules<T> for Vec<T> {
    #[inline]
    fn vector(&mut self) -> &mut Self {
        self
    }
    #[inline]
    fn slice(&self) -> &[T] {
        self
    }
}

fn zeros<T: Differentiable>(of: &[T]) -> Vec<T> {
    of.iter().map(T::zero_like).collect()
}

/// Gives the shadow its old length again: elements that were cut off have the shadow zero.
fn grown_back<T: Differentiable>(before: &[T], shadow: &mut Vec<T>) {
    if let Some(cut) = before.get(shadow.len()..) {
        shadow.extend(zeros(cut));
    }
}
