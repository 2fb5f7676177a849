//! Options that mean something in reverse mode only.

use rootgrad_autodiff::{autodiff_forward, differentiable, hessian};

#[autodiff_forward(d_square, Dual, Dual, analyses = off)]
fn square(x: f64) -> f64 {
    x * x
}

#[hessian(h_cube, Active, Active, tape = h_cube_with)]
fn cube(x: f64) -> f64 {
    x * x * x
}

#[differentiable(tape = with_tape)]
fn fourth(x: f64) -> f64 {
    x * x * x * x
}

fn main() {}
