//! Checks that the rule of a call belongs to the called function: a rule is found by the function's name.
//!
//! A rule is a type beside the function, and types and functions have separate namespaces. So a function without a rule
//! can hide one of the same name whose rule stays visible. Therefore each differentiated call passes the function to
//! the rule for comparison.

use core::any::{TypeId, type_name};

/// Types with a `pullback` or `__vjp`. Implemented for no type, so that the compiler reports where one is missing.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "cannot differentiate the call of a function without a rule for reverse mode: `{Self}` has no `pullback`",
    label = "this function needs a `pullback`",
    note = "mark the function `#[differentiable]`, or write its rule by hand: `#[pullback(of = function)]`",
    note = "if no derivative is to pass through it, mark it `#[no_derivative]`"
)]
pub trait HasPullback {}

/// Types with a `pushforward`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "cannot differentiate the call of a function without a rule for forward mode: `{Self}` has no `pushforward`",
    label = "this function needs a `pushforward`",
    note = "mark the function `#[differentiable]`, or write its rule by hand: `#[pushforward(of = function)]`",
    note = "if no derivative is to pass through it, mark it `#[no_derivative]`"
)]
pub trait HasPushforward {}

/// Types with a second derivative.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "cannot differentiate the call of a function twice: `{Self}` has no second derivative",
    label = "this function needs a second derivative",
    note = "a rule written by hand gets one from its forward rule: `#[pushforward(of = function, second_order = on)]`",
    note = "`#[differentiable(second_order = on)]` on the function gives it one, or says why it cannot",
    note = "if nobody wants second derivatives of the function around: `#[differentiable(second_order = off)]`"
)]
pub trait HasSecondDerivative {}

/// Types with the rule of a method.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "cannot differentiate the call of a method without a rule, of the type `{Self}`",
    label = "this method needs a rule",
    note = "mark the method, or its `impl` block, `#[differentiable]`",
    note = "a method of another crate's type: write what it computes, or call it from a function with a rule written by \
            hand (`#[pullback(of = function)]`)"
)]
pub trait HasMethodRule {}

/// Types with the second derivative of a method.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "cannot differentiate the call of a method twice, of the type `{Self}`: it has no second derivative",
    label = "this method needs a second derivative",
    note = "`#[differentiable(second_order = on)]` on the method, or its `impl` block, gives it one, or says why it cannot"
)]
pub trait HasSecondMethodRule {}

/// Fallbacks for the names that generated code uses, if the rule itself does not define them.
#[doc(hidden)]
pub trait MissingPullback {
    fn __vjp() {}
}
impl<R: HasPullback> MissingPullback for R {}

#[doc(hidden)]
pub trait MissingPushforward {
    fn __jvp() {}
}
impl<R: HasPushforward> MissingPushforward for R {}

#[doc(hidden)]
pub trait MissingSecondDerivative {
    fn __jvp_vjp() {}
}
impl<R: HasSecondDerivative> MissingSecondDerivative for R {}

#[doc(hidden)]
pub trait MissingRule {
    const __BEFORE: bool = true;
    fn __of<F>(called: F) -> F {
        called
    }
    #[inline]
    fn __ahead<A, V>(args: A, call: impl FnOnce(A) -> V) -> (V, crate::ahead::Later) {
        (call(args), crate::ahead::Later)
    }
    #[inline]
    fn __is_apart() -> crate::ahead::Later {
        crate::ahead::Later
    }
    #[inline]
    fn __is_deep() -> crate::ahead::Later {
        crate::ahead::Later
    }
    #[inline]
    fn __is_lent() -> crate::ahead::Later {
        crate::ahead::Later
    }
    #[inline]
    fn __deep_lent() -> crate::ahead::Later {
        crate::ahead::Later
    }
    /// Never called.
    fn __augmented<A, V>(_: &mut crate::stack::Stack, _: A) -> V {
        not_apart()
    }
    #[inline]
    fn __once_lent() -> crate::ahead::Later {
        crate::ahead::Later
    }
    /// Never called.
    fn __once_forward<A, V>(_: &mut crate::stack::Stack, _: A) -> V {
        not_apart()
    }
    /// Never called.
    fn __once_reverse<D, S>(_: &mut crate::stack::Stack, _: D, _: S) {
        not_apart()
    }
    /// Never called.
    fn __lent_forward<A, V>(_: &mut crate::stack::Stack, _: A) -> V {
        not_apart()
    }
    /// Never called.
    fn __lent_reverse<D, S>(_: &mut crate::stack::Stack, _: D, _: S) {
        not_apart()
    }
    /// Never called.
    fn __reversed<D, S>(_: &mut crate::stack::Stack, _: D, _: S) {
        not_apart()
    }
}
impl<R> MissingRule for R {}

/// Replaces a sweep of a call whose sweeps are not apart, in code that is never reached.
///
/// # Panics
/// Always.
#[doc(hidden)]
#[cold]
pub fn not_apart() -> ! {
    unreachable!("the sweeps of this call are not apart")
}

/// Imports the rules of functions under names of their own, at the start of a derivative:
/// `callees!(path::f as rule_of_f)`.
///
/// The import brings the function and its rule, if it has one. Without a rule, the name means an empty type, and the
/// compiler reports the missing rule with a message. Methods are listed after a semicolon, their second derivatives
/// after an arrow. The functions that show whether the sweeps of a method are apart come after `?`, the forward sweeps
/// after `+`, and the reverse sweeps after `-`.
#[doc(hidden)]
#[macro_export]
macro_rules! callees {
    (
        $($function:path as $rule:ident),* $(; $(fn $method:ident),+)? $(=> $(fn $second:ident),+)?
        $(& $(fn $handed:ident),+)? $(&mut $(fn $handed_mutably:ident),+)?
        $(? $(fn $apart:ident),+)? $(+ $(fn $augmented:ident),+)? $(+mut $(fn $augmented_mutably:ident),+)?
        $(- $(fn $reversed:ident),+)?
        $(@? $(fn $path_apart:ident),+)? $(@+ $(fn $path_augmented:ident),+)? $(@- $(fn $path_reversed:ident),+)?
    ) => {
        #[allow(non_camel_case_types)]
        mod __missing {
            $(pub enum $rule {})*
        }
        use __missing::*;
        use $crate::rt::{
            HoldsRules as _, HoldsSecondRules as _, MissingPullback as _, MissingPushforward as _, MissingRule as _,
            MissingSecondDerivative as _, SliceRules as _, VecRules as _,
        };
        $(use $function as $rule;)*
        $(
            trait MissingMethods {
                $(fn $method(&self) {})+
            }
            impl<T: $crate::rt::HasMethodRule + ?Sized> MissingMethods for T {}
        )?
        $(
            trait MissingSecondDerivatives {
                $(fn $second(&self) {})+
            }
            impl<T: $crate::rt::HasSecondMethodRule + ?Sized> MissingSecondDerivatives for T {}
        )?
        // For methods that take their receiver by value, the rules define such functions themselves.
        $(
            trait Lent {
                $(#[inline] fn $handed(&self) -> &Self { self })+
            }
            impl<T: ?::core::marker::Sized> Lent for T {}
        )?
        $(
            trait LentMutably {
                $(#[inline] fn $handed_mutably(&mut self) -> &mut Self { self })+
            }
            impl<T: ?::core::marker::Sized> LentMutably for T {}
        )?
        $(
            trait MaybeApart {
                $(#[inline] fn $apart(&self) -> $crate::rt::Later { $crate::rt::Later })+
            }
            impl<T: ?::core::marker::Sized> MaybeApart for T {}
        )?
        $(
            trait MaybeAugmented {
                $(fn $augmented<A, V>(&self, _: &mut $crate::rt::Stack, _: A) -> V { $crate::rt::not_apart() })+
            }
            impl<T: ?::core::marker::Sized> MaybeAugmented for T {}
        )?
        // Associated functions without a receiver.
        $(
            trait MaybePathApart {
                $(#[inline] fn $path_apart() -> $crate::rt::Later { $crate::rt::Later })+
            }
            impl<T: ?::core::marker::Sized> MaybePathApart for T {}
        )?
        $(
            trait MaybePathAugmented {
                $(fn $path_augmented<A, V>(_: &mut $crate::rt::Stack, _: A) -> V { $crate::rt::not_apart() })+
            }
            impl<T: ?::core::marker::Sized> MaybePathAugmented for T {}
        )?
        $(
            trait MaybePathReversed {
                $(fn $path_reversed<D, S>(_: &mut $crate::rt::Stack, _: D, _: S) { $crate::rt::not_apart() })+
            }
            impl<T: ?::core::marker::Sized> MaybePathReversed for T {}
        )?
        $(
            trait MaybeAugmentedMutably {
                $(fn $augmented_mutably<A, V>(&mut self, _: &mut $crate::rt::Stack, _: A) -> V { $crate::rt::not_apart() })+
            }
            impl<T: ?::core::marker::Sized> MaybeAugmentedMutably for T {}
        )?
        $(
            trait MaybeReversed {
                $(fn $reversed<D, S>(&mut self, _: &mut $crate::rt::Stack, _: D, _: S) { $crate::rt::not_apart() })+
            }
            impl<T: ?::core::marker::Sized> MaybeReversed for T {}
        )?
    };
}

/// Returns `called`, which must be the function `own`.
///
/// # Panics
///
/// If `called` is another function.
#[doc(hidden)]
#[inline]
#[track_caller]
pub fn same_function<F: 'static, G: 'static>(called: F, _own: &G) -> F {
    if TypeId::of::<F>() != TypeId::of::<G>() {
        another_function(type_name::<F>(), type_name::<G>());
    }
    called
}

/// Returns `called`, which must be the function `own`, with any generic arguments on either side.
///
/// # Panics
///
/// If `called` is another function.
#[doc(hidden)]
#[inline]
#[track_caller]
pub fn same_generic_function<F, G>(called: F, _own: &G) -> F {
    let without_arguments = |name: &'static str| name.split('<').next();
    let (function, own) = (type_name::<F>(), type_name::<G>());
    if without_arguments(function) != without_arguments(own) {
        another_function(function, own);
    }
    called
}

/// Returns `called`, which must be the function beside the rule `R`. This check serves generic functions, whose own
/// type is not known here.
///
/// # Panics
///
/// If `called` is another function.
#[doc(hidden)]
#[inline]
#[track_caller]
pub fn function_beside<R, F>(called: F) -> F {
    let (function, rule) = (type_name::<F>(), type_name::<R>());
    let beside = match function.strip_prefix(rule) {
        Some(arguments) => arguments.is_empty() || arguments.starts_with(['<', ':']),
        None => false,
    };
    if !beside {
        another_function(function, rule);
    }
    called
}

#[cold]
#[track_caller]
fn another_function(called: &str, own: &str) -> ! {
    panic!(
        "the function called is `{called}`, but the derivative rule found under its name belongs to `{own}`, which it \
         hides: mark the called function `#[differentiable]`, or give it another name. (The rule of a generic function \
         stands in the function's module.)"
    );
}
