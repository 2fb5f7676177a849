//! Dual numbers as the float type of derivatives of generic functions: the reverse derivative of a generic function
//! over dual numbers is forward over reverse.
#![allow(dead_code, unreachable_pub, missing_docs)]

use std::cmp::Ordering;
use std::fmt::{Display, Formatter};
use std::iter::{Product, Sum};
use std::ops::{
    Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign,
};

use rootgrad_autodiff::{Differentiable, Real, Scalar, rules};

/// A value and its derivative in one direction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dual {
    pub v: f64,
    pub t: f64,
}

impl Dual {
    pub fn new(v: f64, t: f64) -> Self {
        Self { v, t }
    }
}

impl Display for Dual {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} + {} ε", self.v, self.t)
    }
}

impl PartialOrd for Dual {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.v.partial_cmp(&other.v)
    }
}

macro_rules! operators {
    ($($op:ident $method:ident $assign:ident $assigned:ident: $a:ident $b:ident => $t:expr;)*) => { $(
        impl $op for Dual {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                Self::new($op::$method($a.v, $b.v), $t)
            }
        }
        impl $assign for Dual {
            #[inline]
            fn $assigned(&mut self, other: Self) {
                *self = $op::$method(*self, other);
            }
        }
    )* };
}

operators! {
    Add add AddAssign add_assign: a b => a.t + b.t;
    Sub sub SubAssign sub_assign: a b => a.t - b.t;
    Mul mul MulAssign mul_assign: a b => a.t * b.v + a.v * b.t;
    Div div DivAssign div_assign: a b => (a.t - a.v / b.v * b.t) / b.v;
    Rem rem RemAssign rem_assign: a b => a.t - ((a.v - a.v % b.v) / b.v).round() * b.t;
}

impl Neg for Dual {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.v, -self.t)
    }
}

impl Sum for Dual {
    fn sum<I: Iterator<Item = Self>>(items: I) -> Self {
        items.fold(Self::default(), |a, b| a + b)
    }
}

impl Product for Dual {
    fn product<I: Iterator<Item = Self>>(items: I) -> Self {
        items.fold(Self::new(1.0, 0.0), |a, b| a * b)
    }
}

impl Differentiable for Dual {
    const STATIC: bool = true;
    fn zero() -> Self {
        Self::default()
    }
    fn zero_like(&self) -> Self {
        Self::default()
    }
    fn accumulate(&mut self, other: &Self) {
        *self += *other;
    }
    fn each_float(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.v = f(self.v);
        self.t = f(self.t);
    }
}

impl Scalar for Dual {
    fn seed(self) -> Self {
        self
    }
    fn or_integer(self, _: Self) -> Self {
        self
    }
    fn negated(self) -> Self {
        -self
    }
    fn derivative(self) -> f64 {
        self.v
    }
    fn add_f64(&mut self, value: f64) {
        self.v += value;
    }
    fn sensitivity(self, derivative: Self) -> f64 {
        self.v.sensitivity(derivative.v)
    }
    fn rem_partial(self, y: Self) -> Self {
        Self::new(-((self.v - self.v % y.v) / y.v).round(), 0.0)
    }
}

macro_rules! real {
    ($($name:ident $args:tt)*) => {
        impl Real for Dual {
            fn from_f64(value: f64) -> Self {
                Self::new(value, 0.0)
            }
            fn to_f64(self) -> f64 {
                self.v
            }
            $(real! { @ $name $args })*
        }
    };
    // Steps.
    (@ ceil ()) => { real! { @step ceil() } };
    (@ floor ()) => { real! { @step floor() } };
    (@ round ()) => { real! { @step round() } };
    (@ round_ties_even ()) => { real! { @step round_ties_even() } };
    (@ signum ()) => { real! { @step signum() } };
    (@ trunc ()) => { real! { @step trunc() } };
    (@ div_euclid $args:tt) => { real! { @step div_euclid $args } };
    (@step $name:ident($($arg:ident: $ty:ty),*)) => {
        fn $name(self $(, $arg: $ty)*) -> Self { Self::new(self.v.$name($($arg.v),*), 0.0) }
    };
    // By the number of arguments.
    (@ $name:ident ()) => {
        fn $name(self) -> Self { Self::new(self.v.$name(), rules::$name(self.v) * self.t) }
    };
    (@ $name:ident ($n:ident: i32)) => {
        fn $name(self, $n: i32) -> Self { Self::new(self.v.$name($n), rules::$name(self.v, $n) * self.t) }
    };
    (@ $name:ident ($a:ident: $ty:ty)) => {
        fn $name(self, $a: $ty) -> Self {
            let (x, y) = rules::$name(self.v, $a.v);
            Self::new(self.v.$name($a.v), x * self.t + y * $a.t)
        }
    };
    (@ $name:ident ($a:ident: $ta:ty, $b:ident: $tb:ty)) => {
        fn $name(self, $a: $ta, $b: $tb) -> Self {
            let (x, y, z) = rules::$name(self.v, $a.v, $b.v);
            Self::new(self.v.$name($a.v, $b.v), x * self.t + y * $a.t + z * $b.t)
        }
    };
}

rootgrad_autodiff_macros::float_methods! { real }
