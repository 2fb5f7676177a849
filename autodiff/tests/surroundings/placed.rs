//! Functions of every kind, in every place where an item is allowed.
#![allow(unused_qualifications)]

use rootgrad_autodiff::*;

fn inside_of_a_function(x: f64) -> f64 {
    #[autodiff_reverse(d_inner, Active, Active)]
    fn inner(x: f64) -> f64 {
        #[differentiable]
        fn square(x: f64) -> f64 {
            x * x
        }
        square(x) + square(x + 1.0)
    }
    d_inner(x, 1.0).1
}

struct Weights<const N: usize> {
    w: [f64; N],
}

impl<const N: usize> Weights<N> {
    #[autodiff_reverse(d_dot, Const, Duplicated, Active)]
    #[autodiff_forward(t_dot, Const, Dual, Dual)]
    fn dot(&self, x: &[f64; N]) -> f64 {
        let mut sum = 0.0;
        for i in 0..N {
            sum += self.w[i] * x[i] * x[N - 1];
        }
        sum
    }
}

trait Energy {
    fn energy(&self, x: f64) -> f64;
    fn d_energy(&self, x: f64, seed: f64) -> (f64, f64);
}

struct Spring {
    k: f64,
}

impl Energy for Spring {
    #[autodiff_reverse(d_energy, Const, Active, Active)]
    fn energy(&self, x: f64) -> f64 {
        self.k * x * x
    }
}

#[derive(Clone, Differentiable)]
struct Conditional {
    k: f64,
    #[cfg(any())]
    gone: Nothing,
}

#[differentiable]
impl Conditional {
    #[cfg(any())]
    fn half(&self, x: f64) -> f64 {
        self.gone * x
    }

    #[cfg(not(any()))]
    fn half(&self, x: f64) -> f64 {
        self.k * x / 2.0
    }

    #[cfg(any())]
    #[no_derivative]
    fn third(&self, x: f64) -> f64 {
        self.gone * x
    }
}

#[autodiff_reverse(d_conditional, Duplicated, Active, Active)]
fn conditional(c: &Conditional, x: f64) -> f64 {
    let x = if cfg!(any()) { 7.0 } else { x };
    c.half(x) * x
}

#[autodiff_reverse(d_gone, Duplicated, Active, Active)]
#[hessian(h_gone, Duplicated, Active, Active)]
#[cfg(any())]
fn gone(c: &Conditional, x: f64) -> f64 {
    c.third(x) * x
}

#[inline]
#[must_use]
#[doc(hidden)]
#[track_caller]
#[autodiff_reverse(d_marked, Duplicated, Active)]
#[autodiff_forward(t_marked, Dual, Dual)]
pub(crate) fn marked(x: &[f64]) -> f64 {
    #[allow(unused_variables)]
    let unused = x[0];
    #[rustfmt::skip]
    let a = x[0] * x[1];
    #[allow(clippy::float_cmp)]
    if a == 0.0 { a } else { a * x[0] }
}

#[autodiff_reverse(d_bounded, Duplicated, Duplicated, Active)]
fn bounded<'a, 'b: 'a, T>(x: &'a [T], y: &'b [T]) -> T
where
    T: Real + 'b,
{
    let z: &'a [T] = y;
    x[0] * z[1]
}

#[autodiff_reverse(d_anything, Active, Const, Const, Active)]
#[autodiff_forward(t_anything, Dual, Const, Const, Dual)]
#[hessian(h_anything, Active, Const, Const, Active)]
fn anything(x: f64, n: impl Into<f64> + Copy, f: impl Fn(u32) -> u32 + Clone) -> f64 {
    let k: f64 = n.into();
    x * x * k * f64::from(f(3))
}

#[autodiff_reverse(d_constant, Active, Active)]
#[autodiff_forward(t_constant, Dual, Dual)]
const fn constant(x: f64) -> f64 {
    x * x
}

#[autodiff_reverse(d_foreign, Active, Active)]
#[autodiff_forward(t_foreign, Dual, Dual)]
extern "C" fn foreign(x: f64) -> f64 {
    x * x * x
}

#[autodiff_reverse(d_patterns, Active, Const, Active, Active)]
#[autodiff_forward(t_patterns, Dual, Const, Dual, Dual)]
fn patterns((x, mut y): (f64, f64), _: usize, [z, ..]: [f64; 3]) -> f64 {
    y *= x;
    x * y + z
}

#[autodiff_reverse(d_mutable, Active, Active, Active)]
#[autodiff_forward(t_mutable, Dual, Dual, Dual)]
#[hessian(h_mutable, Active, Active, Active)]
fn mutable(mut x: f64, mut y: f64) -> f64 {
    x *= y;
    y += x;
    x * y
}

mod inner {
    use rootgrad_autodiff::*;

    #[autodiff_reverse(d_super, Active, Active)]
    pub(super) fn to_super(x: f64) -> f64 {
        x * x
    }

    #[autodiff_reverse(d_path, Active, Active)]
    pub(in crate::placed) fn to_path(x: f64) -> f64 {
        x * x * x
    }

    #[differentiable]
    pub(crate) fn square(x: f64) -> f64 {
        x * x
    }
}

#[autodiff_reverse(d_paths, Active, Active)]
fn paths(x: f64) -> f64 {
    inner::square(x)
        * self::inner::square(x)
        * crate::placed::inner::square(x)
        * super::placed::inner::square(x)
}

#[test]
fn items_may_stand_anywhere() {
    assert_eq!(inside_of_a_function(3.0), 14.0);
    let weights = Weights { w: [1.0, 2.0] };
    let mut d = [0.0; 2];
    assert_eq!(weights.d_dot(&[3.0, 4.0], &mut d, 1.0), 44.0);
    assert_eq!(d, [4.0, 19.0]);
    assert_eq!(Spring { k: 2.0 }.d_energy(3.0, 1.0), (18.0, 12.0));
    let mut d = Conditional { k: 0.0 };
    assert_eq!(d_conditional(&Conditional { k: 3.0 }, &mut d, 2.0, 1.0), (6.0, 6.0));
    assert_eq!(d.k, 2.0);
    assert_eq!(inner::d_super(3.0, 1.0), (9.0, 6.0));
    assert_eq!(inner::d_path(3.0, 1.0), (27.0, 27.0));
    assert_eq!(d_paths(2.0, 1.0), (256.0, 1024.0));
}

#[test]
fn functions_of_every_kind_have_derivatives() {
    assert_eq!(d_constant(3.0, 1.0), (9.0, 6.0));
    assert_eq!(d_foreign(3.0, 1.0), (27.0, 27.0));
    assert_eq!(d_anything(2.0, 3.0, |n| n + 1, 1.0), (48.0, 48.0));
    assert_eq!(h_anything(2.0, 3.0, |n| n + 1), [[24.0]]);
    let (value, pair, array) = d_patterns((3.0, 2.0), 7, [1.0, 2.0, 3.0], 1.0);
    assert_eq!((value, pair, array), (19.0, (12.0, 9.0), [1.0, 0.0, 0.0]));
    assert_eq!(d_mutable(2.0, 3.0, 1.0), (54.0, 45.0, 36.0));
    let mut d = [0.0; 2];
    assert_eq!(d_marked(&[2.0, 3.0], &mut d, 1.0), 12.0);
    assert_eq!(d, [12.0, 4.0]);
    let (mut d_x, mut d_y) = ([0.0_f32; 1], [0.0_f32; 2]);
    assert_eq!(d_bounded(&[3.0_f32], &mut d_x, &[1.0, 2.0], &mut d_y, 1.0), 6.0);
    assert_eq!((d_x, d_y), ([2.0], [0.0, 3.0]));
}

trait Law {
    fn force(&self, x: f64) -> f64;
    #[cfg(any())]
    fn energy(&self, x: f64) -> f64;
}

#[derive(Clone, Differentiable)]
struct Hooke {
    k: f64,
}

#[differentiable]
impl Law for Hooke {
    fn force(&self, x: f64) -> f64 {
        self.k * x * x
    }
    #[cfg(any())]
    fn energy(&self, x: f64) -> f64 {
        x
    }
}

#[autodiff_reverse(stretched_reverse, Duplicated, Active, Active)]
fn stretched(law: &Hooke, x: f64) -> f64 {
    law.force(x)
}

#[test]
fn a_method_of_a_trait_that_is_left_out_leaves_the_others_their_rules() {
    let (law, mut shadow) = (Hooke { k: 2.0 }, Hooke { k: 0.0 });
    assert_eq!(stretched_reverse(&law, &mut shadow, 3.0, 1.0), (18.0, 12.0));
    assert_eq!(shadow.k, 9.0);
}
