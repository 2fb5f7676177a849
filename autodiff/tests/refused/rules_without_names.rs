use rootgrad_autodiff::differentiable;
use std::fmt::Display;

#[differentiable]
fn counted(v: f64, n: impl Into<usize>) -> f64 {
    let n: usize = n.into();
    v * v * n as f64
}

#[differentiable]
fn shown(v: f64, what: &impl Display) -> f64 {
    println!("{what}");
    v * v
}

#[differentiable]
fn named(p: (usize, &str, f64)) -> f64 {
    p.2 * p.0 as f64
}

#[differentiable]
fn optional(x: &[f64], b: Option<&[f64]>) -> f64 {
    match b {
        Some(b) => b[0] * x[0],
        None => x[0],
    }
}

#[differentiable]
fn converted<N: Into<usize>>(n: N, v: f64) -> f64 {
    let n: usize = n.into();
    v * v * n as f64
}

fn main() {}
