use rootgrad_autodiff::*;

#[autodiff_reverse(d_filter, Duplicated, Active)]
fn filter(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x.iter().filter(|v| **v > 0.0) {
        s += v;
    }
    s
}

#[autodiff_reverse(d_sum, Duplicated, Active)]
fn sum(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum::<f64>()
}

fn main() {}
