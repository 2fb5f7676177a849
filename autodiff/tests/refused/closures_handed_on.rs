use rootgrad_autodiff::*;

#[differentiable]
fn integral<F: Fn(f64) -> f64>(f: F, b: f64) -> f64 {
    (0..10).map(|i| f((i as f64 + 0.5) * b / 10.0) * b / 10.0).sum()
}

#[differentiable]
fn root(f: impl Fn(f64) -> f64, start: f64) -> f64 {
    start - f(start)
}

#[differentiable]
fn slope<F>(f: &F, at: f64) -> f64
where
    F: Fn(f64) -> f64,
{
    f(at + 0.5) - f(at - 0.5)
}

#[differentiable]
fn behind(f: &dyn Fn(f64) -> f64, at: f64) -> f64 {
    f(at)
}

fn main() {}
