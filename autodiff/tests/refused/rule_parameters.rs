#![allow(unused)]
use rootgrad_autodiff::*;

fn unseeded(x: f64) -> f64 {
    x
}

#[pullback(of = unseeded)]
fn unseeded_rule(x: f64, d_x: &mut f64) {
    *d_x += 1.0;
}

fn generic<T: Real>(x: &[T], k: T) -> T {
    x[0] * k
}

#[pullback(of = generic)]
fn generic_rule<T: Real>(x: &[T], d_x: &mut [T], d_ret: T) {}

fn fewer(x: f64, y: f64) -> f64 {
    x * y
}

#[pullback(of = fewer)]
fn fewer_rule(x: f64, d_x: &mut f64, d_ret: f64) {}

fn other_elements(x: &[f64]) -> f64 {
    x[0]
}

#[pullback(of = other_elements)]
fn other_elements_rule(x: &[f32], d_x: &mut [f32], d_ret: f64) {}

#[pullback(of = written)]
fn written_rule(out: &mut [f64], d_out: &mut [f64]) {}

#[pullback(of = vector)]
fn vector_rule(x: &[f64], d_x: &mut Vec<f64>, d_ret: f64) {}

#[pullback(of = kernels::elsewhere)]
fn elsewhere_rule(x: f64, d_x: &mut f64, d_ret: f64) {}

fn main() {}
