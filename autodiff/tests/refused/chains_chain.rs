use rootgrad_autodiff::*;

#[autodiff_reverse(d_joined, Duplicated, Duplicated, Active)]
fn joined(x: &[f64], y: &[f64]) -> f64 {
    x.iter().chain(y).map(|v| v * v).sum()
}

fn main() {}
