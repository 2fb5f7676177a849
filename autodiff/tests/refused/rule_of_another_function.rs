//! A rule that is not one of the function's: its parameters are others.
use rootgrad_autodiff::pullback;

fn scale(x: &[f64], k: f64) -> f64 {
    x[0] * k
}

#[pullback(of = scale)]
fn scale_pullback(_x: &[f64], d_x: &mut [f64], k: f32, d_ret: f64) {
    d_x[0] += d_ret * f64::from(k);
}

fn main() {}
