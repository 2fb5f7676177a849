use rootgrad_autodiff::*;

#[differentiable]
fn folded(x: &[f64]) -> f64 {
    let mut n = x[0];
    x.iter().fold(&mut n, |n, v| {
        *n += v;
        n
    });
    n
}

#[differentiable]
fn scanned(x: &[f64]) -> f64 {
    let mut n = 0.5;
    let state = &mut n;
    let all: f64 = x.iter().scan(state, |n, v| {
        **n += v;
        Some(**n)
    }).sum();
    all * n
}

fn main() {}
