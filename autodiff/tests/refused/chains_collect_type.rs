use rootgrad_autodiff::*;

#[autodiff_reverse(d_boxed, Duplicated, Active)]
fn boxed(x: &[f64]) -> f64 {
    let y: Box<[f64]> = x.iter().map(|v| v * v).collect();
    y[0]
}

fn main() {}
