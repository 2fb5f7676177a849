//! `if`, `match`, early returns.
#![allow(
    missing_docs,
    clippy::if_same_then_else,
    clippy::needless_return,
    clippy::collapsible_else_if
)]

mod common;

use common::{assert_close, check, numeric_gradient};
use rootgrad_autodiff::autodiff_reverse;

#[autodiff_reverse(d_if_value, Active, Active, Active)]
fn if_value(x: f64, y: f64) -> f64 {
    let a = if x > y {
        x * x
    } else if x > 0.0 {
        x * y
    } else {
        y.sin()
    };
    let b = (if a > 1.0 { 2.0 * a } else { a }) + if y < 0.0 { x } else { -x };
    a * b
}

#[test]
fn if_as_a_value() {
    for (x, y) in [(2.0, 1.0), (0.5, 0.9), (-0.5, 0.4), (-0.7, -0.2), (0.1, -3.0)] {
        let (v, dx, dy) = d_if_value(x, y, 1.0);
        assert_eq!(v, if_value(x, y));
        assert_close(&[dx, dy], &numeric_gradient(&[x, y], |p| if_value(p[0], p[1])), 1e-9);
    }
}

#[autodiff_reverse(d_if_statement, Duplicated, Active)]
fn if_statement(x: &[f64]) -> f64 {
    let mut s = x[0];
    if s > 0.0 {
        s *= x[1];
        let t = s * s;
        if t > 0.5 {
            s += t * x[2];
        }
    } else {
        s = x[2].exp() - s;
    }
    // The condition reads a value that the branches below change.
    for i in 0..3 {
        if s > 1.0 {
            s = s * 0.5 + x[i];
        } else {
            s = s * s + x[i];
        }
    }
    s
}

#[test]
fn if_as_a_statement() {
    for x in [[1.0, 2.0, 0.3], [0.4, 0.5, 0.6], [-0.4, 0.1, 1.2], [3.0, 1.0, -1.0]] {
        check(&x, if_statement, d_if_statement);
    }
}

#[autodiff_reverse(d_early, Active, Active)]
fn early(x: f64) -> f64 {
    if x < 0.0 {
        return -2.0 * x;
    }
    let y = x * x;
    if y > 4.0 {
        let z = y.ln();
        return z * x;
    } else if y > 1.0 {
        return y * y;
    }
    y + x
}

#[test]
fn early_returns() {
    for x in [-1.5, 0.3, 1.2, 3.0] {
        let (v, dx) = d_early(x, 1.0);
        assert_eq!(v, early(x));
        assert_close(&[dx], &numeric_gradient(&[x], |p| early(p[0])), 1e-8);
    }
}

#[autodiff_reverse(d_if_else_returns, Active, Active)]
fn if_else_returns(x: f64) -> f64 {
    if x > 1.0 {
        return x * x;
    } else {
        return 3.0 * x;
    }
}

#[test]
fn both_branches_return() {
    assert_eq!(d_if_else_returns(2.0, 1.0), (4.0, 4.0));
    assert_eq!(d_if_else_returns(0.5, 1.0), (1.5, 3.0));
}

#[derive(Clone, Copy, PartialEq)]
enum Shape {
    Square,
    Power(i32),
    Scaled { by: f64 },
}

#[autodiff_reverse(d_on_enum, Active, Const, Active)]
fn on_enum(x: f64, shape: Shape) -> f64 {
    let y = match shape {
        Shape::Square => x * x,
        Shape::Power(n) if n > 10 => 0.5 * x,
        Shape::Power(n) => x.powi(n),
        Shape::Scaled { by } => x * by,
    };
    y * if shape == Shape::Square { 2.0 } else { x }
}

#[test]
fn match_on_an_enum() {
    for shape in [Shape::Square, Shape::Power(3), Shape::Power(11), Shape::Scaled { by: 0.4 }] {
        let (v, dx) = d_on_enum(1.3, shape, 1.0);
        assert_eq!(v, on_enum(1.3, shape));
        assert_close(&[dx], &numeric_gradient(&[1.3], |p| on_enum(p[0], shape)), 1e-9);
    }
}

#[autodiff_reverse(d_on_integer, Duplicated, Active)]
fn on_integer(x: &[f64]) -> f64 {
    let mut s = 1.0;
    let mut state = 1u32;
    for i in 0..x.len() {
        state = (state * 5 + 3) % 7;
        match state % 4 {
            0 => s *= x[i],
            1 | 2 => {
                let t = s - x[i];
                s = t * t;
            }
            n => s += n as f64 * x[i],
        }
        if state == 2 && x[i] > -10.0 {
            s = s.sin();
        }
    }
    s
}

#[test]
fn match_on_an_integer_that_changes() {
    check(&[0.4, -0.3, 0.2, 1.1, 0.7, 0.9], on_integer, d_on_integer);
}

#[autodiff_reverse(d_match_returns, Active, Const, Active)]
fn match_returns(x: f64, k: usize) -> f64 {
    let y = 2.0 * x;
    match k {
        0 => return y,
        1 => {
            return x * y;
        }
        2..=4 => {}
        _ => return y.exp(),
    }
    let z = y + 1.0;
    z * z * x
}

#[test]
fn returns_from_match_arms() {
    for k in 0..7 {
        let (v, dx) = d_match_returns(0.8, k, 1.0);
        assert_eq!(v, match_returns(0.8, k));
        assert_close(&[dx], &numeric_gradient(&[0.8], |p| match_returns(p[0], k)), 1e-9);
    }
}

#[autodiff_reverse(d_dead_branch, Active, Active)]
fn dead_branch(x: f64) -> f64 {
    // clad #1108: the acos of the branch not taken must not poison the derivative.
    let y = if x.abs() <= 1.0 { x.acos() } else { x };
    y * y
}

#[test]
fn a_branch_not_taken_has_no_effect() {
    assert_eq!(d_dead_branch(2.0, 1.0), (4.0, 4.0));
    assert_close(
        &[d_dead_branch(0.5, 1.0).1],
        &numeric_gradient(&[0.5], |p| dead_branch(p[0])),
        1e-9,
    );
}

#[autodiff_reverse(d_clamps, Active, Active, Active)]
fn clamps(x: f64, y: f64) -> f64 {
    let a = x.min(y).max(-1.0) * y.clamp(-0.5, 0.5);
    let b = if a < 0.0 { if x < y { x } else { y } } else { if x * y > 0.1 { a } else { x - y } };
    b.max(x * x).min(10.0) + a
}

#[test]
fn nested_ifs_and_clamps() {
    for (x, y) in [(0.3, 0.8), (-0.4, 0.2), (-3.0, 0.1), (2.0, -0.7), (0.2, 0.25)] {
        let (_, dx, dy) = d_clamps(x, y, 1.0);
        assert_close(&[dx, dy], &numeric_gradient(&[x, y], |p| clamps(p[0], p[1])), 1e-8);
    }
}

#[autodiff_reverse(d_option, Active, Const, Active)]
fn option(x: f64, scale: Option<f64>) -> f64 {
    let mut y = x;
    if let Some(s) = scale {
        y *= s;
    }
    if let Some(s) = scale.filter(|s| *s > 2.0) {
        y += s * x * x;
    } else {
        y = y * y;
    }
    y
}

#[test]
fn if_let_on_what_is_const() {
    for scale in [None, Some(1.5), Some(3.0)] {
        let (v, dx) = d_option(0.7, scale, 1.0);
        assert_eq!(v, option(0.7, scale));
        assert_close(&[dx], &numeric_gradient(&[0.7], |p| option(p[0], scale)), 1e-9);
    }
}
