use rootgrad_autodiff::*;

fn checked(x: f64) -> Option<f64> {
    (x > 0.0).then_some(x)
}

#[autodiff_reverse(d_left, Duplicated, Duplicated, Active)]
fn left(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x.iter().chain(y) {
        if s > 1.0 {
            break;
        }
        s += v * v;
    }
    s
}

#[autodiff_reverse(d_backwards, Duplicated, Duplicated, Active)]
fn backwards(x: &[f64], y: &[f64]) -> f64 {
    x.iter().chain(y).rev().map(|v| v * v).sum()
}

#[autodiff_reverse(d_called, Duplicated, Active)]
fn called(x: &[f64]) -> f64 {
    x.iter().filter_map(|v| checked(*v)).sum()
}

#[autodiff_reverse(d_found, Duplicated, Duplicated, Active)]
fn found(x: &[f64], y: &[f64]) -> f64 {
    let both = x.iter().chain(y);
    both.map(|v| v * 2.0).find(|v| *v > 1.0).unwrap()
}

#[autodiff_reverse(d_any, Duplicated, Duplicated, Active)]
fn any(x: &[f64], y: &[f64]) -> f64 {
    let both = x.iter().chain(y);
    if both.map(|v| v * 2.0).any(|v| v > 1.0) { x[0] } else { y[0] }
}

fn main() {}
