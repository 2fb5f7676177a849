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

#[autodiff_reverse(d_copy, Duplicated, Active)]
fn copy(x: &[f64]) -> f64 {
    let mut a = [x[0], x[1]];
    let mut s = 0.0;
    for v in a {
        a[1] = 0.0;
        s += v;
    }
    s
}

fn main() {}
