use rootgrad_autodiff::*;

#[autodiff_reverse(d_filtered, Duplicated, Active)]
fn filtered(x: &[f64]) -> f64 {
    let y: Vec<f64> = x.iter().copied().filter(|v| *v > 0.0).collect();
    y[0] * y[0]
}

fn main() {}
