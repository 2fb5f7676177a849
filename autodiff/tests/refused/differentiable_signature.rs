use rootgrad_autodiff::*;

#[differentiable]
fn writes(out: &mut [f64], x: &[f64]) {
    out[0] = x[0];
}

#[differentiable]
fn nothing(x: f64) {}

fn main() {}
