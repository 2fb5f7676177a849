use rootgrad_autodiff::*;

#[autodiff_reverse(d_peeked, Duplicated, Active)]
fn peeked(x: &[f64]) -> f64 {
    let mut n = 0.0;
    let mut items = x.iter().map(|v| { n += v; v * n }).peekable();
    items.next().unwrap_or(0.0)
}

#[autodiff_forward(t_reversed, Dual, Dual)]
fn reversed(x: &[f64]) -> f64 {
    let mut log = vec![];
    let s: f64 = x.iter().map(|v| { log.push(*v); v * v }).take(3).rev().sum();
    s + log[0]
}

#[autodiff_reverse(d_zipped, Duplicated, Active)]
fn zipped(x: &[f64]) -> f64 {
    let mut n = 0.0;
    let mut bump = |v: f64| { n += v; v * v };
    let mut s = 0.0;
    for (a, b) in x.iter().map(|v| bump(*v)).zip(&x[..2]) {
        s += a * b;
    }
    s * n
}

#[autodiff_reverse(d_collected, Duplicated, Active)]
fn collected(x: &[f64]) -> f64 {
    let mut log = vec![];
    let kinds: std::collections::BTreeSet<usize> = x.iter().map(|v| { log.push(*v); 2 }).collect();
    x[kinds.len()] + log[0]
}

#[differentiable]
fn asserted(x: &[f64]) -> f64 {
    let mut w = x.to_vec();
    assert!(w.pop().unwrap() > 0.0);
    w[0] * w.len() as f64
}

#[derive(Clone, Copy, Differentiable)]
struct Sum {
    of: f64,
}

impl Sum {
    #[differentiable]
    fn add(&mut self, v: f64) -> Option<f64> {
        self.of += v;
        Some(self.of * v)
    }
    #[differentiable]
    fn plus(self, v: f64) -> f64 {
        self.of + v
    }
}

#[differentiable]
fn by_value(sum: &mut Sum, x: f64) -> Option<f64> {
    let mut sum = *sum;
    Some(sum.plus(sum.add(x)?))
}

fn main() {}
