//! Functions that have no second derivative here.
use rootgrad_autodiff::{hessian, hessian_vector, no_derivative};

#[hessian(h_vector, Duplicated, Duplicated)]
fn vector(out: &mut [f64], x: &[f64]) {
    out[0] = x[0] * x[0];
}

#[hessian_vector(hv_written, DuplicatedOnly, Active)]
fn written(x: &mut [f64]) -> f64 {
    x[0] *= x[1];
    x[0]
}

#[no_derivative]
fn writes(x: &mut [f64]) {
    x[0] = 1.0;
}

fn main() {}
