//! Operators of users' types.
//!
//! `#[differentiable]` on an `impl` of `Add`, `Mul`, `Neg`, `AddAssign`… writes an [`OperatorRule`] (or an
//! [`AssignRule`]). If a function uses operators on operands that are not scalars, its derivative calls the functions
//! of this module instead. Scalars have rules too, since the macro does not see which of the two an operand is.

mod scalars;

use crate::Differentiable;
use crate::rt::{Inactive, ScalarShadow, Seed, TangentMut, TangentRef};

/// The derivative of `self ∘ rhs`, for the operator that the function `Op` of this module stands for. For an operator
/// with one operand, `rhs` is `()`.
#[diagnostic::on_unimplemented(
    message = "the operator `{Op}` of `{Self}` and `{Rhs}` has no derivative rule",
    label = "a derivative is carried through this operator",
    note = "mark its `impl` block: `#[differentiable] impl Add for …`"
)]
pub trait OperatorRule<Op, Rhs>: Sized {
    /// Type of the operator's result.
    type Output;
    /// Type of the left operand's shadow: `T` for `T` and `&T`.
    type Left;
    /// Type of the right operand's shadow.
    type Right;

    /// Returns zero shadows of the operands.
    fn zeros(&self, rhs: &Rhs) -> (Self::Left, Self::Right);

    /// Adds to the operands' shadows.
    fn pullback(
        self,
        d_self: &mut Self::Left,
        rhs: Rhs,
        d_rhs: &mut Self::Right,
        d_ret: Self::Output,
    );

    /// Returns the value and its tangent.
    fn pushforward(
        self,
        t_self: Self::Left,
        rhs: Rhs,
        t_rhs: Self::Right,
    ) -> (Self::Output, Self::Output);
}

/// The derivative of [`OperatorRule::pushforward`].
#[diagnostic::on_unimplemented(
    message = "the operator `{Op}` of `{Self}` and `{Rhs}` has no second derivative",
    label = "this operator is differentiated twice",
    note = "mark its `impl` block `#[differentiable]`, without `second_order = off`"
)]
pub trait SecondOperatorRule<Op, Rhs>: OperatorRule<Op, Rhs> {
    /// Adds to the shadows of the operands and of their tangents.
    #[allow(clippy::too_many_arguments)]
    fn pushforward_pullback(
        self,
        d_self: &mut Self::Left,
        t_self: Self::Left,
        d_t_self: &mut Self::Left,
        rhs: Rhs,
        d_rhs: &mut Self::Right,
        t_rhs: Self::Right,
        d_t_rhs: &mut Self::Right,
        d_ret: (Self::Output, Self::Output),
    );
}

/// The derivative of `self ∘= rhs`.
#[diagnostic::on_unimplemented(
    message = "the operator `{Op}` of `{Self}` and `{Rhs}` has no derivative rule",
    label = "a derivative is carried through this operator",
    note = "mark its `impl` block: `#[differentiable] impl AddAssign for …`"
)]
pub trait AssignRule<Op, Rhs>: Differentiable {
    /// Type of the right operand's shadow.
    type Right;

    /// Returns a zero shadow of the right operand.
    fn zero_right(rhs: &Rhs) -> Self::Right;

    /// Changes the shadow after the assignment into the shadow before it. `self` is the value before the assignment.
    fn pullback(&self, d_self: &mut Self, rhs: Rhs, d_rhs: &mut Self::Right);

    /// Assigns the value and its tangent.
    fn pushforward(&mut self, t_self: &mut Self, rhs: Rhs, t_rhs: Self::Right);
}

/// The derivative of [`AssignRule::pushforward`].
#[diagnostic::on_unimplemented(
    message = "the operator `{Op}` of `{Self}` and `{Rhs}` has no second derivative",
    label = "this operator is differentiated twice",
    note = "mark its `impl` block `#[differentiable]`, without `second_order = off`"
)]
pub trait SecondAssignRule<Op, Rhs>: AssignRule<Op, Rhs> {
    /// Changes the shadows after the assignment into the shadows before it.
    #[allow(clippy::too_many_arguments)]
    fn pushforward_pullback(
        &self,
        d_self: &mut Self,
        t_self: &Self,
        d_t_self: &mut Self,
        rhs: Rhs,
        d_rhs: &mut Self::Right,
        t_rhs: Self::Right,
        d_t_rhs: &mut Self::Right,
    );
}

/// The tangent that a caller passes for an operand: by value, by reference, or [`Inactive`] for zero.
pub trait OperandTangent<T> {
    /// Returns the tangent, or `zero`.
    fn or(self, zero: T) -> T;
}

impl<T> OperandTangent<T> for Inactive {
    #[inline]
    fn or(self, zero: T) -> T {
        zero
    }
}

impl<T: Differentiable> OperandTangent<T> for T {
    #[inline]
    fn or(self, _: T) -> T {
        self
    }
}

impl<T: Differentiable> OperandTangent<T> for &T {
    #[inline]
    fn or(self, _: T) -> T {
        self.clone()
    }
}

macro_rules! binary {
    ($($name:ident $trait:ident $op:tt;)*) => { $(
        #[doc = concat!("`a ", stringify!($op), " b`")]
        #[inline]
        pub fn $name<A: core::ops::$trait<B>, B>(a: A, b: B) -> A::Output {
            a $op b
        }

        #[doc = concat!("The rule of [`", stringify!($name), "`](fn@", stringify!($name), ").")]
        #[allow(non_camel_case_types, missing_debug_implementations)]
        pub enum $name {}

        #[doc(hidden)]
        #[allow(clippy::too_many_arguments)]
        impl $name {
            #[inline]
            pub fn __vjp<A: OperatorRule<Self, B>, B>(
                a: A,
                d_a: impl ScalarShadow<A::Left>,
                b: B,
                d_b: impl ScalarShadow<A::Right>,
                d_ret: A::Output,
            ) {
                let (mut left, mut right) = a.zeros(&b);
                a.pullback(d_a.or_discard(&mut left), b, d_b.or_discard(&mut right), d_ret);
            }

            #[inline]
            pub fn __jvp<A: OperatorRule<Self, B>, B>(
                a: A,
                t_a: impl OperandTangent<A::Left>,
                b: B,
                t_b: impl OperandTangent<A::Right>,
            ) -> (A::Output, A::Output) {
                let (left, right) = a.zeros(&b);
                a.pushforward(t_a.or(left), b, t_b.or(right))
            }

            #[inline]
            pub fn __jvp_vjp<A: SecondOperatorRule<Self, B>, B>(
                a: A,
                d_a: impl ScalarShadow<A::Left>,
                t_a: impl OperandTangent<A::Left>,
                d_t_a: impl ScalarShadow<A::Left>,
                b: B,
                d_b: impl ScalarShadow<A::Right>,
                t_b: impl OperandTangent<A::Right>,
                d_t_b: impl ScalarShadow<A::Right>,
                d_ret: (A::Output, A::Output),
            ) {
                let ((mut left, mut right), (mut t_left, mut t_right)) = (a.zeros(&b), a.zeros(&b));
                let (zero_a, zero_b) = a.zeros(&b);
                a.pushforward_pullback(
                    d_a.or_discard(&mut left),
                    t_a.or(zero_a),
                    d_t_a.or_discard(&mut t_left),
                    b,
                    d_b.or_discard(&mut right),
                    t_b.or(zero_b),
                    d_t_b.or_discard(&mut t_right),
                    d_ret,
                );
            }
        }
    )* };
}

binary! { add Add +; sub Sub -; mul Mul *; div Div /; rem Rem %; }

/// `-a`
#[inline]
pub fn neg<A: core::ops::Neg>(a: A) -> A::Output {
    -a
}

/// The rule of [`neg`](fn@neg).
#[allow(non_camel_case_types, missing_debug_implementations)]
pub enum neg {}

#[doc(hidden)]
impl neg {
    #[inline]
    pub fn __vjp<A: OperatorRule<Self, ()>>(
        a: A,
        d_a: impl ScalarShadow<A::Left>,
        d_ret: A::Output,
    ) {
        let (mut left, mut right) = a.zeros(&());
        a.pullback(d_a.or_discard(&mut left), (), &mut right, d_ret);
    }

    #[inline]
    pub fn __jvp<A: OperatorRule<Self, ()>>(
        a: A,
        t_a: impl OperandTangent<A::Left>,
    ) -> (A::Output, A::Output) {
        let (left, right) = a.zeros(&());
        a.pushforward(t_a.or(left), (), right)
    }

    #[inline]
    pub fn __jvp_vjp<A: SecondOperatorRule<Self, ()>>(
        a: A,
        d_a: impl ScalarShadow<A::Left>,
        t_a: impl OperandTangent<A::Left>,
        d_t_a: impl ScalarShadow<A::Left>,
        d_ret: (A::Output, A::Output),
    ) {
        let ((mut left, mut right), (mut t_left, mut t_right)) = (a.zeros(&()), a.zeros(&()));
        let (zero_a, zero_b) = a.zeros(&());
        a.pushforward_pullback(
            d_a.or_discard(&mut left),
            t_a.or(zero_a),
            d_t_a.or_discard(&mut t_left),
            (),
            &mut right,
            zero_b,
            &mut t_right,
            d_ret,
        );
    }
}

macro_rules! assign {
    ($($name:ident $trait:ident $op:tt;)*) => { $(
        #[doc = concat!("`*a ", stringify!($op), " b`")]
        #[inline]
        pub fn $name<A: core::ops::$trait<B>, B>(a: &mut A, b: B) {
            *a $op b;
        }

        #[doc = concat!("The rule of [`", stringify!($name), "`](fn@", stringify!($name), ").")]
        #[allow(non_camel_case_types, missing_debug_implementations)]
        pub enum $name {}

        #[doc(hidden)]
        #[allow(clippy::too_many_arguments)]
        impl $name {
            pub const __BEFORE: bool = true;

            #[inline]
            pub fn __vjp<A: AssignRule<Self, B>, B>(
                a: &A,
                d_a: impl ScalarShadow<A>,
                b: B,
                d_b: impl ScalarShadow<A::Right>,
                _: impl Seed<()>,
            ) {
                let (mut left, mut right) = (None, None);
                let d_b = d_b.or_made(&mut right, || A::zero_right(&b));
                a.pullback(d_a.or_made(&mut left, || a.zero_like()), b, d_b);
            }

            #[inline]
            pub fn __jvp<A: AssignRule<Self, B>, B>(
                a: &mut A,
                t_a: impl TangentMut<A>,
                b: B,
                t_b: impl OperandTangent<A::Right>,
            ) {
                let (mut store, right) = (None, A::zero_right(&b));
                let t_a = t_a.or_zero(&*a, &mut store);
                a.pushforward(t_a, b, t_b.or(right));
            }

            #[inline]
            pub fn __jvp_vjp<A: SecondAssignRule<Self, B>, B>(
                a: &A,
                d_a: impl ScalarShadow<A>,
                t_a: impl TangentRef<A>,
                d_t_a: impl ScalarShadow<A>,
                b: B,
                d_b: impl ScalarShadow<A::Right>,
                t_b: impl OperandTangent<A::Right>,
                d_t_b: impl ScalarShadow<A::Right>,
                _: impl Seed<()>,
            ) {
                let (mut store, mut left, mut t_left) = (None, None, None);
                let (mut right, mut t_right) = (None, None);
                let d_b = d_b.or_made(&mut right, || A::zero_right(&b));
                let d_t_b = d_t_b.or_made(&mut t_right, || A::zero_right(&b));
                let t_b = t_b.or(A::zero_right(&b));
                a.pushforward_pullback(
                    d_a.or_made(&mut left, || a.zero_like()),
                    t_a.or_zero(a, &mut store),
                    d_t_a.or_made(&mut t_left, || a.zero_like()),
                    b,
                    d_b,
                    t_b,
                    d_t_b,
                );
            }
        }
    )* };
}

assign! { add_assign AddAssign +=; sub_assign SubAssign -=; mul_assign MulAssign *=; div_assign DivAssign /=; rem_assign RemAssign %=; }
