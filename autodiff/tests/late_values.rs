//! Values that a `break` or `return` carries out of a loop, and variables that get their value after their `let`: of
//! types without a `Default`, in all orders.
#![allow(missing_docs, clippy::assign_op_pattern, clippy::needless_late_init, clippy::never_loop)]

mod common;

use common::{assert_close, numeric_gradient};
use rootgrad_autodiff::{
    Differentiable, autodiff_forward, autodiff_reverse, hessian, hessian_vector,
};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct State {
    x: f64,
    v: f64,
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Outcome {
    Not(Box<Outcome>),
    Hit(State),
    Missed { path: Vec<f64> },
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Named {
    value: f64,
    #[constant]
    name: &'static str,
}

/// Checks the gradient, the tangent and the Hessian of a function of two floats.
macro_rules! check {
    ($f:ident, $d:ident, $t:ident, $h:ident, $x:expr, $y:expr) => {{
        let (x, y) = ($x, $y);
        let (value, d_x, d_y) = $d(x, y, 1.0);
        assert_eq!(value.to_bits(), $f(x, y).to_bits());
        assert_close(&[d_x, d_y], &numeric_gradient(&[x, y], |p| $f(p[0], p[1])), 2e-8);
        let (again, tangent) = $t(x, 0.5, y, -2.0);
        assert_eq!(again.to_bits(), value.to_bits());
        assert_close(&[tangent], &[0.5 * d_x - 2.0 * d_y], 1e-13);
        let [[xx, xy], [yx, yy]] = $h(x, y);
        assert_close(&[xx, xy], &numeric_gradient(&[x, y], |p| $d(p[0], p[1], 1.0).1), 2e-7);
        assert_close(&[yx, yy], &numeric_gradient(&[x, y], |p| $d(p[0], p[1], 1.0).2), 2e-7);
    }};
}

#[autodiff_reverse(d_broken, Active, Active, Active)]
#[autodiff_forward(t_broken, Dual, Dual, Dual)]
#[hessian(h_broken, Active, Active, Active)]
fn broken(x: f64, k: f64) -> f64 {
    let mut state = State { x, v: k };
    let mut steps = 0;
    let last = #[checkpoint(budget = 2)]
    loop {
        state.v -= 0.1 * k * state.x.sin();
        state.x += 0.1 * state.v;
        steps += 1;
        if steps == 9 {
            break state;
        }
    };
    last.x * last.v + k * last.x
}

#[test]
fn a_loop_gives_a_struct() {
    check!(broken, d_broken, t_broken, h_broken, 0.7, 1.3);
}

#[autodiff_reverse(d_later, Active, Active, Active)]
#[autodiff_forward(t_later, Dual, Dual, Dual)]
#[hessian(h_later, Active, Active, Active)]
fn later(x: f64, k: f64) -> f64 {
    let mut state;
    let mut sum = x;
    if k > 1.0 {
        state = State { x: sum * k, v: x };
    } else {
        state = State { x: k, v: sum };
    }
    while sum < 20.0 {
        sum = sum * 1.5 + state.v;
        state.x = sum.sin() * k;
        state = State { x: state.v, v: state.x };
    }
    let mut inner;
    for i in 0..3 {
        inner = State { x: sum, v: k };
        sum = sum + inner.v * i as f64 + inner.x.cos();
    }
    sum * state.x
}

#[test]
fn a_struct_comes_after_its_let() {
    check!(later, d_later, t_later, h_later, 0.7, 1.3);
    check!(later, d_later, t_later, h_later, 0.9, 0.6);
}

#[autodiff_reverse(d_shot, Active, Const, Active)]
#[autodiff_forward(t_shot, Dual, Const, Dual)]
fn shot(speed: f64, steps: usize) -> Outcome {
    let mut path = vec![];
    let mut state = State { x: 0.0, v: speed };
    for _ in 0..steps {
        state.x += 0.25 * state.v;
        path.push(state.x);
        if state.x > 1.0 {
            return Outcome::Hit(state);
        }
        if path.len() > 5 {
            return Outcome::Missed { path };
        }
    }
    Outcome::Not(Box::new(Outcome::Hit(state)))
}

#[test]
fn a_return_out_of_a_loop_gives_an_enum() {
    let seed = Outcome::Hit(State { x: 1.0, v: 10.0 });
    let (value, d) = d_shot(3.0, 9, seed);
    assert_eq!((value, d), (Outcome::Hit(State { x: 1.5, v: 3.0 }), 0.5 + 10.0));
    let seed = Outcome::Missed { path: vec![1.0, 0.0, 0.0, 0.0, 0.0, 100.0] };
    let (value, d) = d_shot(0.5, 9, seed.clone());
    assert_eq!(value, Outcome::Missed { path: vec![0.125, 0.25, 0.375, 0.5, 0.625, 0.75] });
    assert_eq!(d, 0.25 + 150.0);
    let (_, tangent) = t_shot(0.5, 2.0, 9);
    assert_eq!(tangent, Outcome::Missed { path: vec![0.5, 1.0, 1.5, 2.0, 2.5, 3.0] });
    let (value, tangent) = t_shot(0.5, 2.0, 1);
    let not = |x, v| Outcome::Not(Box::new(Outcome::Hit(State { x, v })));
    assert_eq!((value, tangent), (not(0.125, 0.5), not(0.5, 2.0)));
}

#[autodiff_reverse(d_named, Active, Active)]
fn named(x: f64) -> f64 {
    let mut p = Named { value: x, name: "p" };
    let last = loop {
        p.value *= p.value;
        if p.value > 100.0 {
            break p;
        }
    };
    last.value
}

/// 2⁸ and its derivative 8·2⁷.
#[test]
fn a_constant_field_needs_no_derivative() {
    assert_eq!(d_named(2.0, 1.0), (256.0, 1024.0));
}

#[hessian_vector(hv_first, Duplicated, Const, Active)]
fn first<const N: usize>(x: &[[f64; N]], least: f64) -> f64 {
    let row = loop {
        for row in x {
            if row[0] > least {
                return row[0] * row[0] * row[N - 1];
            }
        }
        break x.len();
    };
    row as f64
}

/// The Hessian of x²y times (1, 0) is (2y, 2x).
#[test]
fn second_derivatives_of_functions_with_const_parameters() {
    let x = [[0.5, 7.0], [3.0, 2.0]];
    let mut h = [[0.0; 2]; 2];
    let slope = hv_first(&x, &[[1.0, 1.0], [1.0, 0.0]], &mut h, 1.0);
    assert_eq!((slope, h), (12.0, [[0.0, 0.0], [4.0, 6.0]]));
}
