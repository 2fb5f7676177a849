//! The rules of the methods of `Option` and `Result` that return the contained value.

use crate::Differentiable;
use crate::shadow::{Inactive, ScalarShadow, Seed};
use crate::sweep::{accumulate, wrong_variant};
use crate::tangent::{Tangent, TangentRef};

/// A type that may contain a value: `Option`, `Result`.
#[diagnostic::on_unimplemented(
    message = "`unwrap`, `expect` or `unwrap_or` of a `{Self}` is taken for that of an `Option`",
    label = "taken for a method that gives what is held, and changes nothing",
    note = "call a method of a type of yours by its path, `Type::expect(&mut value, x)`, or give it another name"
)]
pub trait Holds: Sized {
    /// Type of the value.
    type Value;
    /// Returns the value, if there is one.
    fn held(&self) -> Option<&Self::Value>;
    /// The same, for changing it.
    fn held_mut(&mut self) -> Option<&mut Self::Value>;
}

/// Returns `value` and proves that it is an `Option` or a `Result`.
#[inline]
pub const fn held<T: Holds>(value: T) -> T {
    value
}

impl<T> Holds for Option<T> {
    type Value = T;
    #[inline]
    fn held(&self) -> Option<&T> {
        self.as_ref()
    }
    #[inline]
    fn held_mut(&mut self) -> Option<&mut T> {
        self.as_mut()
    }
}

impl<T, E> Holds for Result<T, E> {
    type Value = T;
    #[inline]
    fn held(&self) -> Option<&T> {
        self.as_ref().ok()
    }
    #[inline]
    fn held_mut(&mut self) -> Option<&mut T> {
        self.as_mut().ok()
    }
}

/// The rules, under the names that generated code calls.
#[doc(hidden)]
pub trait HoldsRules: Holds<Value: Differentiable> + Differentiable {
    #[inline]
    fn __vjp_unwrap_or(
        &self,
        d_self: Option<&mut Self>,
        other: Self::Value,
        d_other: impl ScalarShadow<Self::Value>,
        d_ret: impl Seed<Self::Value>,
    ) {
        if self.held().is_none() {
            d_other.receive(&d_ret.or(|| other.zero_like()));
        } else {
            self.__vjp_unwrap(d_self, d_ret);
        }
    }

    #[inline]
    fn __jvp_unwrap_or(
        &self,
        t_self: impl TangentRef<Self>,
        other: Self::Value,
        t_other: impl Tangent<Self::Value>,
    ) -> (Self::Value, Self::Value) {
        match self.held() {
            Some(value) => (value.clone(), tangent(self, t_self)),
            None => {
                let t_other = t_other.or_zero(&other);
                (other, t_other)
            }
        }
    }

    #[inline]
    #[track_caller]
    fn __vjp_unwrap(&self, d_self: Option<&mut Self>, d_ret: impl Seed<Self::Value>) {
        if let (Some(value), Some(d_self)) = (self.held(), d_self) {
            let Some(shadow) = d_self.held_mut() else { wrong_variant() };
            accumulate(shadow, &d_ret.or(|| value.zero_like()));
        }
    }

    #[inline]
    #[track_caller]
    fn __jvp_unwrap(&self, t_self: impl TangentRef<Self>) -> (Self::Value, Self::Value) {
        self.__jvp_expect(t_self, "a value", Inactive)
    }

    #[inline]
    fn __vjp_expect<N>(
        &self,
        d_self: Option<&mut Self>,
        _: &str,
        _: N,
        d_ret: impl Seed<Self::Value>,
    ) {
        self.__vjp_unwrap(d_self, d_ret);
    }

    #[inline]
    #[track_caller]
    fn __jvp_expect<N>(
        &self,
        t_self: impl TangentRef<Self>,
        message: &str,
        _: N,
    ) -> (Self::Value, Self::Value) {
        match self.held() {
            Some(value) => (value.clone(), tangent(self, t_self)),
            None => panic!("{message}"),
        }
    }
}

/// The second derivatives, in the same form.
#[doc(hidden)]
pub trait HoldsSecondRules: HoldsRules {
    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn __jvp_vjp_unwrap_or(
        &self,
        d_self: Option<&mut Self>,
        t_self: impl TangentRef<Self>,
        d_t_self: impl ScalarShadow<Self>,
        other: Self::Value,
        d_other: impl ScalarShadow<Self::Value>,
        _: impl Tangent<Self::Value>,
        d_t_other: impl ScalarShadow<Self::Value>,
        d_ret: impl Seed<(Self::Value, Self::Value)>,
    ) {
        if self.held().is_none() {
            let d_ret = d_ret.or(|| (other.zero_like(), other.zero_like()));
            d_other.receive(&d_ret.0);
            d_t_other.receive(&d_ret.1);
        } else {
            self.__jvp_vjp_unwrap(d_self, t_self, d_t_self, d_ret);
        }
    }

    #[inline]
    fn __jvp_vjp_unwrap(
        &self,
        d_self: Option<&mut Self>,
        _: impl TangentRef<Self>,
        d_t_self: impl ScalarShadow<Self>,
        d_ret: impl Seed<(Self::Value, Self::Value)>,
    ) {
        let Some(value) = self.held() else { return };
        let d_ret = d_ret.or(|| (value.zero_like(), value.zero_like()));
        let mut unused = None;
        let d_t_self = d_t_self.or_made(&mut unused, || self.zero_like());
        let Some(shadow) = d_t_self.held_mut() else { wrong_variant() };
        accumulate(shadow, &d_ret.1);
        self.__vjp_unwrap(d_self, d_ret.0);
    }

    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn __jvp_vjp_expect<N, T, D>(
        &self,
        d_self: Option<&mut Self>,
        t_self: impl TangentRef<Self>,
        d_t_self: impl ScalarShadow<Self>,
        _: &str,
        _: N,
        _: T,
        _: D,
        d_ret: impl Seed<(Self::Value, Self::Value)>,
    ) {
        self.__jvp_vjp_unwrap(d_self, t_self, d_t_self, d_ret);
    }
}

impl<H: Holds<Value: Differentiable> + Differentiable> HoldsRules for H {}
impl<H: HoldsRules> HoldsSecondRules for H {}

/// The tangent of the value in `whole`.
#[track_caller]
fn tangent<H: HoldsRules>(whole: &H, t_whole: impl TangentRef<H>) -> H::Value {
    let mut zero = None;
    let tangent = t_whole.or_zero(whole, &mut zero);
    tangent.held().cloned().unwrap_or_else(|| wrong_variant())
}
