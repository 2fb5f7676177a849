//! Scalar arithmetic, variables, methods.
#![allow(missing_docs, clippy::let_and_return, clippy::assign_op_pattern, clippy::manual_clamp)]

mod common;

use common::{assert_close, check, numeric_gradient};
use rootgrad_autodiff::{autodiff_reverse, differentiable};

#[autodiff_reverse(d_cube_by_assignment, Active, Active)]
fn cube_by_assignment(x: f64) -> f64 {
    let mut t = 1.0;
    t *= x;
    t *= x;
    t *= x;
    t
}

#[test]
fn repeated_multiplication() {
    assert_eq!(d_cube_by_assignment(3.0, 1.0), (27.0, 27.0));
    assert_eq!(d_cube_by_assignment(3.0, 2.0), (27.0, 54.0));
}

#[autodiff_reverse(d_arithmetic, Active, Active, Const, Active)]
fn arithmetic(x: f64, y: f64, c: f64) -> f64 {
    let a = x * y - c / x;
    let b = -(a + 2.0 * y) * c;
    (a - b) / (y * y + 1.0) + x % 0.75
}

#[test]
fn operators() {
    let (value, dx, dy) = d_arithmetic(1.3, -0.4, 2.5, 1.0);
    assert_eq!(value.to_bits(), arithmetic(1.3, -0.4, 2.5).to_bits());
    let numeric = numeric_gradient(&[1.3, -0.4], |p| arithmetic(p[0], p[1], 2.5));
    assert_close(&[dx, dy], &numeric, 1e-9);
}

#[autodiff_reverse(d_shadowed, Active, Active)]
fn shadowed(x: f64) -> f64 {
    let y = x.sin();
    let x = x * y;
    let y = {
        let x = y + x;
        x * x
    };
    let x = x + y;
    x.exp()
}

#[test]
fn shadowing() {
    let (_, dx) = d_shadowed(0.3, 1.0);
    assert_close(&[dx], &numeric_gradient(&[0.3], |p| shadowed(p[0])), 1e-9);
}

#[autodiff_reverse(d_single, Active, Active, Active)]
fn single(x: f32, y: f32) -> f32 {
    (x * y).tanh() + y.sqrt()
}

#[test]
fn single_precision() {
    let (v, dx, dy) = d_single(0.5, 2.0, 1.0);
    assert_eq!(v, single(0.5, 2.0));
    let s = 1.0 - 1.0f64.tanh().powi(2);
    assert!((f64::from(dx) - 2.0 * s).abs() < 1e-6);
    assert!((f64::from(dy) - (0.5 * s + 0.5 / 2f64.sqrt())).abs() < 1e-6);
}

#[autodiff_reverse(d_only, Active, ActiveOnly)]
fn only(x: f64) -> f64 {
    x * x
}

#[autodiff_reverse(d_const_result, Active, Const)]
fn const_result(x: f64) -> f64 {
    x * x
}

#[autodiff_reverse(d_by_reference, Duplicated)]
fn by_reference(x: &mut f64) {
    *x = *x * *x + *x;
    *x *= 3.0;
}

#[autodiff_reverse(d_reference_const, Duplicated, Active, Active)]
fn reference_const(x: &f64, y: f64) -> f64 {
    x * y + x.exp()
}

#[autodiff_reverse(d_unsafe, DuplicatedOnly, Active, Active)]
fn duplicated_only(x: &f64, y: f64) -> f64 {
    x * y
}

#[test]
fn calling_convention() {
    let d: f64 = d_only(3.0, 1.0);
    assert_eq!(d, 6.0);
    let (value, d): (f64, f64) = d_const_result(3.0);
    assert_eq!((value, d), (9.0, 0.0));
    let (mut x, mut dx) = (2.0, 1.0);
    d_by_reference(&mut x, &mut dx);
    assert_eq!((x, dx), (18.0, 15.0));
    let mut dx = 0.0;
    let (value, dy) = d_reference_const(&2.0, &mut dx, 5.0, 1.0);
    assert_eq!((value, dx, dy), (10.0 + 2f64.exp(), 5.0 + 2f64.exp(), 2.0));
    let mut dx = 0.0;
    // SAFETY: the derivative is unsafe only in name, as in std::autodiff.
    let (value, dy) = unsafe { d_unsafe(&2.0, &mut dx, 5.0, 1.0) };
    assert_eq!((value, dx, dy), (10.0, 5.0, 2.0));
}

#[autodiff_reverse(d_casts, Active, Active, Active)]
fn casts(x: f64, y: f32) -> f64 {
    let single = (x * 3.0) as f32 * y;
    let step = (x * 10.0) as i32;
    single as f64 + f64::from(y) * x + step as f64 * x
}

#[test]
fn casts_between_floats_pass_and_integers_stop() {
    let (_, dx, dy) = d_casts(0.55, 1.5, 1.0);
    assert!((dx - (4.5 + 1.5 + 5.0)).abs() < 1e-6, "{dx}");
    assert!((dy - (1.65 + 0.55)).abs() < 1e-6, "{dy}");
}

#[differentiable]
fn sq(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn mean(xs: &[f64]) -> f64 {
    let mut s = 0.0;
    for x in xs {
        s += x;
    }
    s / xs.len() as f64
}

#[differentiable]
fn power<T: rootgrad_autodiff::Real>(x: T, n: usize) -> T {
    if n == 0 { T::from_f64(1.0) } else { x * power(x, n - 1) }
}

#[autodiff_reverse(d_calls, Duplicated, Active)]
fn calls(x: &[f64]) -> f64 {
    let m = mean(x);
    let mut s = 0.0;
    for i in 0..x.len() {
        s += sq(x[i] - m) + sq(x[i]) * power(m, 3);
    }
    s + mean(&x[1..]) * sq(2.0) + power::<f64>(x[0], 2)
}

#[test]
fn calls_of_differentiable_functions() {
    check(&[1.0, 2.5, -0.5, 0.3], calls, d_calls);
    assert_eq!(sq::pullback(3.0, 1.0), (9.0, 6.0));
}

#[autodiff_reverse(d_unary, Active, Active)]
fn unary(x: f64) -> f64 {
    // Every method of one float, at a point where all are smooth (0 < x < 1; acosh at 1 + x).
    let a = x.abs() + x.acos() + (1.0 + x).acosh() + x.asin() + x.asinh() + x.atan() + x.atanh();
    let b = x.cbrt() + x.cos() + x.cosh() + x.exp() + x.exp2() + x.exp_m1() + x.fract() + x.ln();
    let c = x.ln_1p() + x.log10() + x.log2() + x.recip() + x.sin() + x.sinh() + x.sqrt() + x.tan();
    let d = x.tanh() + x.to_degrees() + x.to_radians() + x.powi(3) + x.powi(-2) + (-x).abs();
    let e = x.floor() + x.ceil() + x.round() + x.trunc() + x.signum();
    let (s, t) = x.sin_cos();
    let mut total = 0.0;
    total += 1.0 * a;
    total += 2.0 * b;
    total += 3.0 * c;
    total + 0.5 * d * d + e * x + s * t
}

#[autodiff_reverse(d_binary, Active, Active, Active)]
fn binary(x: f64, y: f64) -> f64 {
    let a = x.powf(y) + x.atan2(y) + x.hypot(y) * x.copysign(-y) + x.log(y);
    let b =
        x.max(y) * 2.0 + x.min(y) * 3.0 + x.mul_add(y, x * y) + x.rem_euclid(y) + x.div_euclid(y);
    let c = x.clamp(0.1, y) + y.clamp(0.1, x) + f64::max(x, 0.3) * f64::powf(y, 1.5) + f64::sin(x);
    a * b + c
}

#[test]
fn every_method_of_one_float() {
    let (_, dx) = d_unary(0.37, 1.0);
    assert_close(&[dx], &numeric_gradient(&[0.37], |p| unary(p[0])), 1e-8);
}

#[test]
fn every_method_of_several_floats() {
    for (x, y) in [(0.7, 1.9), (2.3, 1.1)] {
        let (_, dx, dy) = d_binary(x, y, 1.0);
        assert_close(&[dx, dy], &numeric_gradient(&[x, y], |p| binary(p[0], p[1])), 1e-8);
    }
}

#[autodiff_reverse(d_power, Active, Active, Active)]
fn power_of(x: f64, p: f64) -> f64 {
    x.powf(p)
}

#[test]
fn powf_at_zero() {
    assert_eq!(d_power(0.0, 2.0, 1.0), (0.0, 0.0, 0.0));
    assert_eq!(d_power(0.0, 1.0, 1.0), (0.0, 1.0, 0.0));
    assert_eq!(d_power(0.0, 0.0, 1.0).1, 0.0);
}

#[autodiff_reverse(d_black_scholes, Active, Active, Active, Active, Active, Active)]
fn black_scholes(spot: f64, strike: f64, rate: f64, volatility: f64, time: f64) -> f64 {
    let root = volatility * time.sqrt();
    let d1 = ((spot / strike).ln() + (rate + 0.5 * volatility * volatility) * time) / root;
    let d2 = d1 - root;
    spot * normal(d1) - strike * (-rate * time).exp() * normal(d2)
}

/// The normal distribution function, by a series around zero (Abramowitz & Stegun 26.2.10).
#[differentiable]
fn normal(x: f64) -> f64 {
    let mut term = x;
    let mut sum = x;
    for n in 1..60 {
        term *= -x * x / (2.0 * n as f64);
        sum += term / (2 * n + 1) as f64;
    }
    0.5 + sum / (2.0 * std::f64::consts::PI).sqrt()
}

#[test]
fn greeks_of_black_scholes() {
    let (s, k, r, v, t) = (100.0, 95.0, 0.03, 0.2, 0.75);
    let (_, delta, by_strike, rho, vega, theta) = d_black_scholes(s, k, r, v, t, 1.0);
    let root = v * f64::sqrt(t);
    let d1 = (f64::ln(s / k) + (r + 0.5 * v * v) * t) / root;
    let d2 = d1 - root;
    let density = (-0.5 * d1 * d1).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let discounted = k * (-r * t).exp();
    assert_close(
        &[delta, by_strike, rho, vega, theta],
        &[
            normal(d1),
            -(-r * t).exp() * normal(d2),
            discounted * t * normal(d2),
            s * density * t.sqrt(),
            s * density * v / (2.0 * t.sqrt()) + r * discounted * normal(d2),
        ],
        1e-12,
    );
}
