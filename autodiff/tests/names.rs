//! A program may import all names of the library and still use its own names.
#![allow(missing_docs)]

use rootgrad_autodiff::*;

#[differentiable]
fn unit(x: f64, y: f64) -> (f64, f64) {
    let length = x.hypot(y);
    (x / length, y / length)
}

#[differentiable]
fn count(x: f64) -> f64 {
    x.exp()
}

/// e^{a + h b} for the direction (a, b) of (x, y). Its helper functions have names that derivatives also call.
#[autodiff_reverse(d_step, Active, Active, Const, Active)]
fn step(x: f64, y: f64, h: f64) -> f64 {
    let (a, b) = unit(x, y);
    count(a + h * b)
}

#[test]
fn functions_may_be_named_like_helpers_of_derivatives() {
    let (value, d_x, d_y) = d_step(3.0, 4.0, 0.5, 1.0);
    assert_eq!(value, 1.0_f64.exp());
    // a + h b is x + h y over the length l: its gradient is (1, h)/l − (x + h y)(x, y)/l³.
    let (want_x, want_y) = (value * (1.0 / 5.0 - 5.0 * 3.0 / 125.0), value * (0.1 - 0.16));
    assert!((d_x - want_x).abs() < 1e-15 && (d_y - want_y).abs() < 1e-15, "{d_x} {d_y}");
}
