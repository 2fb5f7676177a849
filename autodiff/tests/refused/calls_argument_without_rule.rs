use rootgrad_autodiff::*;

fn scale(x: f64, k: f64) -> f64 {
    k * x
}

#[pullback(of = scale)]
fn scale_pullback(x: f64, d_x: &mut f64, k: f64, d_ret: f64) {
    let _ = x;
    *d_x += k * d_ret;
}

#[autodiff_reverse(d_scaled, Active, Active, Active)]
fn scaled(x: f64, k: f64) -> f64 {
    scale(x, k)
}

fn main() {}
