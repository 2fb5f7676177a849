//! The operators of floats and integers, for code in which they are mixed with those of users' types.

use super::{
    AssignRule, OperatorRule, SecondAssignRule, SecondOperatorRule, add, add_assign, div,
    div_assign, mul, mul_assign, neg, rem, rem_assign, sub, sub_assign,
};
use crate::{Differentiable, Real};

/// An operand with its tangent, and the shadows of both.
struct Operand<'a, T> {
    value: T,
    shadow: &'a mut T,
    tangent: T,
    tangent_shadow: &'a mut T,
}

/// An operator of two floats: its partial derivatives, and those of its tangent.
trait Formula<T> {
    fn value(x: T, y: T) -> T;
    fn partials(x: T, y: T) -> (T, T);
    /// Adds the contributions of the derivatives `d` of the value and `dt` of the tangent.
    fn twice(x: &mut Operand<T>, y: &mut Operand<T>, d: T, dt: T);
}

macro_rules! linear {
    ($($op:ident $token:tt |$x:ident, $y:ident| $partials:expr;)*) => { $(
        impl<T: Real> Formula<T> for $op {
            #[inline]
            fn value(x: T, y: T) -> T {
                x $token y
            }
            #[inline]
            fn partials($x: T, $y: T) -> (T, T) {
                $partials
            }
            #[inline]
            fn twice(x: &mut Operand<T>, y: &mut Operand<T>, d: T, dt: T) {
                let (p, q) = <$op as Formula<T>>::partials(x.value, y.value);
                *x.shadow += p * d;
                *y.shadow += q * d;
                *x.tangent_shadow += p * dt;
                *y.tangent_shadow += q * dt;
            }
        }
    )* };
}

linear! {
    add + |_x, _y| (T::from_f64(1.0), T::from_f64(1.0));
    sub - |_x, _y| (T::from_f64(1.0), T::from_f64(-1.0));
    rem % |x, y| (T::from_f64(1.0), x.rem_partial(y));
}

impl<T: Real> Formula<T> for mul {
    #[inline]
    fn value(x: T, y: T) -> T {
        x * y
    }
    #[inline]
    fn partials(x: T, y: T) -> (T, T) {
        (y, x)
    }
    #[inline]
    fn twice(x: &mut Operand<T>, y: &mut Operand<T>, d: T, dt: T) {
        *x.shadow += d * y.value + dt * y.tangent;
        *y.shadow += d * x.value + dt * x.tangent;
        *x.tangent_shadow += dt * y.value;
        *y.tangent_shadow += dt * x.value;
    }
}

impl<T: Real> Formula<T> for div {
    #[inline]
    fn value(x: T, y: T) -> T {
        x / y
    }
    #[inline]
    fn partials(x: T, y: T) -> (T, T) {
        (y.recip(), -(x / y / y))
    }
    #[inline]
    fn twice(x: &mut Operand<T>, y: &mut Operand<T>, d: T, dt: T) {
        // q = x/y; its tangent is t = (ẋ − q ẏ)/y.
        let q = x.value / y.value;
        let t = (x.tangent - q * y.tangent) / y.value;
        let d_q = d - dt * y.tangent / y.value;
        *x.tangent_shadow += dt / y.value;
        *y.tangent_shadow -= dt * q / y.value;
        *x.shadow += d_q / y.value;
        *y.shadow -= (d_q * q + dt * t) / y.value;
    }
}

macro_rules! of_floats {
    ($($op:ident $assign:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: Real> OperatorRule<$op, T> for T {
            type Output = T;
            type Left = T;
            type Right = T;
            #[inline]
            fn zeros(&self, _: &T) -> (T, T) {
                (T::zero(), T::zero())
            }
            #[inline]
            fn pullback(self, d_self: &mut T, rhs: T, d_rhs: &mut T, d_ret: T) {
                let (p, q) = <$op as Formula<T>>::partials(self, rhs);
                *d_self += p * d_ret;
                *d_rhs += q * d_ret;
            }
            #[inline]
            fn pushforward(self, t_self: T, rhs: T, t_rhs: T) -> (T, T) {
                let (p, q) = <$op as Formula<T>>::partials(self, rhs);
                (<$op as Formula<T>>::value(self, rhs), p * t_self + q * t_rhs)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<T: Real> SecondOperatorRule<$op, T> for T {
            #[inline]
            fn pushforward_pullback(
                self, d_self: &mut T, t_self: T, d_t_self: &mut T,
                rhs: T, d_rhs: &mut T, t_rhs: T, d_t_rhs: &mut T, (d, dt): (T, T),
            ) {
                let mut x = Operand { value: self, shadow: d_self, tangent: t_self, tangent_shadow: d_t_self };
                let mut y = Operand { value: rhs, shadow: d_rhs, tangent: t_rhs, tangent_shadow: d_t_rhs };
                <$op as Formula<T>>::twice(&mut x, &mut y, d, dt);
            }
        }
        #[diagnostic::do_not_recommend]
        impl<T: Real> AssignRule<$assign, T> for T {
            type Right = T;
            #[inline]
            fn zero_right(_: &T) -> T {
                T::zero()
            }
            #[inline]
            fn pullback(&self, d_self: &mut T, rhs: T, d_rhs: &mut T) {
                let d = core::mem::take(d_self);
                OperatorRule::<$op, T>::pullback(*self, d_self, rhs, d_rhs, d);
            }
            #[inline]
            fn pushforward(&mut self, t_self: &mut T, rhs: T, t_rhs: T) {
                (*self, *t_self) = OperatorRule::<$op, T>::pushforward(*self, *t_self, rhs, t_rhs);
            }
        }
        #[diagnostic::do_not_recommend]
        impl<T: Real> SecondAssignRule<$assign, T> for T {
            #[inline]
            fn pushforward_pullback(
                &self, d_self: &mut T, t_self: &T, d_t_self: &mut T,
                rhs: T, d_rhs: &mut T, t_rhs: T, d_t_rhs: &mut T,
            ) {
                let d = (core::mem::take(d_self), core::mem::take(d_t_self));
                SecondOperatorRule::<$op, T>::pushforward_pullback(
                    *self, d_self, *t_self, d_t_self, rhs, d_rhs, t_rhs, d_t_rhs, d,
                );
            }
        }
        behind_references! { $op $assign f32 f64 }
    )* };
}

/// An operand behind a reference is treated like the operand itself.
macro_rules! behind_references {
    ($op:ident $assign:ident $($t:ident)*) => { $(
        behind_references! { @ $op $t, (self: &$t, *self), (rhs: $t, rhs) }
        behind_references! { @ $op $t, (self: $t, self), (rhs: &$t, *rhs) }
        behind_references! { @ $op $t, (self: &$t, *self), (rhs: &$t, *rhs) }
        impl AssignRule<$assign, &$t> for $t {
            type Right = $t;
            #[inline]
            fn zero_right(rhs: &&$t) -> $t {
                rhs.zero_like()
            }
            #[inline]
            fn pullback(&self, d_self: &mut $t, rhs: &$t, d_rhs: &mut $t) {
                AssignRule::<$assign, $t>::pullback(self, d_self, *rhs, d_rhs);
            }
            #[inline]
            fn pushforward(&mut self, t_self: &mut $t, rhs: &$t, t_rhs: $t) {
                AssignRule::<$assign, $t>::pushforward(self, t_self, *rhs, t_rhs);
            }
        }
        impl SecondAssignRule<$assign, &$t> for $t {
            #[inline]
            fn pushforward_pullback(
                &self, d_self: &mut $t, t_self: &$t, d_t_self: &mut $t,
                rhs: &$t, d_rhs: &mut $t, t_rhs: $t, d_t_rhs: &mut $t,
            ) {
                SecondAssignRule::<$assign, $t>::pushforward_pullback(
                    self, d_self, t_self, d_t_self, *rhs, d_rhs, t_rhs, d_t_rhs,
                );
            }
        }
    )* };
    (@ $op:ident $t:ident, ($self:ident: $left:ty, $x:expr), ($rhs:ident: $right:ty, $y:expr)) => {
        impl OperatorRule<$op, $right> for $left {
            type Output = $t;
            type Left = $t;
            type Right = $t;
            #[inline]
            fn zeros(&self, _: &$right) -> ($t, $t) {
                Default::default()
            }
            #[inline]
            fn pullback($self, d_self: &mut $t, $rhs: $right, d_rhs: &mut $t, d_ret: $t) {
                OperatorRule::<$op, $t>::pullback($x, d_self, $y, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward($self, t_self: $t, $rhs: $right, t_rhs: $t) -> ($t, $t) {
                OperatorRule::<$op, $t>::pushforward($x, t_self, $y, t_rhs)
            }
        }
        impl SecondOperatorRule<$op, $right> for $left {
            #[inline]
            fn pushforward_pullback(
                $self, d_self: &mut $t, t_self: $t, d_t_self: &mut $t,
                $rhs: $right, d_rhs: &mut $t, t_rhs: $t, d_t_rhs: &mut $t, d_ret: ($t, $t),
            ) {
                SecondOperatorRule::<$op, $t>::pushforward_pullback(
                    $x, d_self, t_self, d_t_self, $y, d_rhs, t_rhs, d_t_rhs, d_ret,
                );
            }
        }
    };
}

of_floats! { add add_assign; sub sub_assign; mul mul_assign; div div_assign; rem rem_assign; }

#[diagnostic::do_not_recommend]
impl<T: Real> OperatorRule<neg, ()> for T {
    type Output = T;
    type Left = T;
    type Right = ();
    #[inline]
    fn zeros(&self, (): &()) -> (T, ()) {
        (T::zero(), ())
    }
    #[inline]
    fn pullback(self, d_self: &mut T, (): (), (): &mut (), d_ret: T) {
        *d_self -= d_ret;
    }
    #[inline]
    fn pushforward(self, t_self: T, (): (), (): ()) -> (T, T) {
        (-self, -t_self)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real> SecondOperatorRule<neg, ()> for T {
    #[inline]
    fn pushforward_pullback(
        self,
        d_self: &mut T,
        _: T,
        d_t_self: &mut T,
        (): (),
        (): &mut (),
        (): (),
        (): &mut (),
        (d, dt): (T, T),
    ) {
        *d_self -= d;
        *d_t_self -= dt;
    }
}

macro_rules! of_integers {
    ($($t:ident)*) => { $(
        of_integers! { @ $t add add_assign +; sub sub_assign -; mul mul_assign *; div div_assign /; rem rem_assign %; }
    )* };
    (@ $t:ident $($op:ident $assign:ident $token:tt;)*) => { $(
        of_integers! { @@ $t: $t, $t, $op $token }
        of_integers! { @@ $t: &$t, $t, $op $token }
        of_integers! { @@ $t: $t, &$t, $op $token }
        of_integers! { @@ $t: &$t, &$t, $op $token }
        impl AssignRule<$assign, $t> for $t {
            type Right = $t;
            #[inline]
            fn zero_right(rhs: &$t) -> $t {
                *rhs
            }
            // A shadow contains the integers that its value has at that time: before the assignment, those from before.
            #[inline]
            fn pullback(&self, d_self: &mut $t, _: $t, _: &mut $t) {
                *d_self = *self;
            }
            #[inline]
            // The operator is a parameter of the macro; the assigning operator is another token.
            #[allow(clippy::assign_op_pattern)]
            fn pushforward(&mut self, t_self: &mut $t, rhs: $t, _: $t) {
                *self = *self $token rhs;
                *t_self = *self;
            }
        }
        impl SecondAssignRule<$assign, $t> for $t {
            #[inline]
            fn pushforward_pullback(
                &self, d_self: &mut $t, t_self: &$t, d_t_self: &mut $t,
                _: $t, _: &mut $t, _: $t, _: &mut $t,
            ) {
                (*d_self, *d_t_self) = (*self, *t_self);
            }
        }
    )* };
    (@@ $t:ident: $left:ty, $right:ty, $op:ident $token:tt) => {
        impl OperatorRule<$op, $right> for $left {
            type Output = $t;
            type Left = $t;
            type Right = $t;
            #[inline]
            fn zeros(&self, _: &$right) -> ($t, $t) {
                Default::default()
            }
            #[inline]
            fn pullback(self, _: &mut $t, _: $right, _: &mut $t, _: $t) {}
            #[inline]
            fn pushforward(
                self, _: $t, rhs: $right, _: $t,
            ) -> ($t, $t) {
                let value = self $token rhs;
                (value, value)
            }
        }
        impl SecondOperatorRule<$op, $right> for $left {
            #[inline]
            fn pushforward_pullback(
                self, _: &mut $t, _: $t, _: &mut $t,
                _: $right, _: &mut $t, _: $t, _: &mut $t,
                _: ($t, $t),
            ) {
            }
        }
    };
}

of_integers! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }
