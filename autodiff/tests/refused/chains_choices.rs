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

fn main() {}
