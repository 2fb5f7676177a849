//! A module without the standard prelude, in which all names of the prelude have other meanings.
#![no_implicit_prelude]
#![allow(clippy::upper_case_acronyms)]

use ::core::iter::Iterator as _;
use ::rootgrad_autodiff::{
    autodiff_forward, autodiff_reverse, differentiable, estimate_error, hessian, hessian_vector,
};

macro_rules! types {
    ($($name:ident)*) => { $(struct $name;)* };
}
types!(Vec Option Some None Box Default Clone Copy Iterator IntoIterator Drop Result Ok Err String From Into);
types!(Tape Slot Real Differentiable Fn FnMut FnOnce Sized Send ToOwned AsRef PartialEq);

macro_rules! items {
    ($($name:ident)*) => { $(mod $name {})* $(#[allow(unused_macros)] macro_rules! $name { () => {} })* };
}
items!(core std alloc rootgrad_autodiff rt rules vec assert panic assert_eq matches unreachable);

fn drop() {}
fn take() {}
fn zero() {}
fn zero_like() {}

#[autodiff_reverse(d_scaled, Duplicated, Duplicated, Active, Active, tape = d_scaled_with)]
#[autodiff_forward(t_scaled, Dual, Dual, Dual, Dual)]
#[autodiff_forward(t2_scaled, 2, Dual, Dual, Dual, Dual)]
#[hessian_vector(hv_scaled, Duplicated, Duplicated, Active, Active)]
#[hessian(h_scaled, Duplicated, Duplicated, Active, Active)]
#[differentiable]
fn scaled(tape: &[f64], dx: &mut [f64], seed: f64) -> f64 {
    let v = seed * tape[0];
    let mut d_v = v * v;
    let mut out = 0.0;
    let n = tape.len();
    #[checkpoint(budget = 2)]
    for i in 0..n {
        let d = tape[i];
        dx[i] *= d * d_v;
        while d_v > 2.0 {
            d_v *= 0.5;
            out += d_v;
        }
        if d_v < 0.1 {
            continue;
        }
        out += dx[i];
    }
    out * v
}

#[autodiff_reverse(d_shadowed, Duplicated, Active)]
#[autodiff_forward(t_shadowed, Dual, Dual)]
#[hessian_vector(hv_shadowed, Duplicated, Active)]
#[estimate_error(e_plain)]
fn shadowed(x: &[f64]) -> f64 {
    let mut dx = [0.0; 2];
    dx[0] = x[0] * x[1];
    dx[1] = x[0].sin();
    dx[1] * dx[0]
}

#[autodiff_reverse(d_both, Duplicated, Active)]
#[autodiff_forward(t_both, Dual, Dual)]
#[hessian_vector(hv_both, Duplicated, Active)]
fn both(x: &[f64]) -> f64 {
    let mut dx = [0.0; 2];
    dx[0] = x[0] * x[1];
    dx[1] = shadowed_again(x);
    scaled(x, &mut dx, x[1]) * dx[1]
}

#[differentiable]
fn shadowed_again(x: &[f64]) -> f64 {
    x[0] / x[1]
}

#[test]
fn names_of_the_standard_library_may_mean_something_else() {
    let x = [1.5, 2.5];
    let mut d_x = [0.0; 2];
    let y = d_both(&x, &mut d_x, 1.0);
    ::std::assert_eq!(y.to_bits(), both(&x).to_bits());
    crate::agrees(x, d_x, |x| both(&x));
    let mut h = [0.0; 2];
    let slope = hv_both(&x, &[0.3, 0.4], &mut h);
    let dot = |x: [f64; 2]| {
        let mut d = [0.0; 2];
        let _ = d_both(&x, &mut d, 1.0);
        d[0].mul_add(0.3, d[1] * 0.4)
    };
    ::std::assert!((slope - dot(x)).abs() < 1e-13 * slope.abs());
    crate::agrees(x, h, dot);
}
