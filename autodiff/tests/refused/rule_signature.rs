#![allow(unused)]
use rootgrad_autodiff::*;

fn f(x: f64) -> f64 {
    x
}

#[pullback(of = f)]
fn f_by_value(x: f64, d_x: f64, d_ret: f64) {}

#[pullback(of = g)]
fn g_order(x: f64, y: f64, d_x: &mut f64, d_y: &mut f64, d_ret: f64) {}

#[pullback(of = h)]
fn h_result(x: f64, d_x: &mut f64, d_ret: f64) -> f64 {
    d_ret
}

#[pullback]
fn nothing(x: f64, d_x: &mut f64, d_ret: f64) {}

fn main() {}
