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

#[differentiable]
fn guarded(x: f64) -> f64 {
    let mut n = x;
    let b = matches!(1, 1 if { n += x; true });
    if b { n } else { 0.0 }
}

impl Sum {
    #[differentiable]
    fn grow(&mut self, v: f64) -> f64 {
        self.of += v;
        self.of * v
    }
}

// No closure that changes something is an `Fn`.
#[differentiable]
fn doubted(x: &[f64]) -> f64 {
    let mut sum = Sum { of: x[0] };
    let s: f64 = x.iter().map(|v| sum.grow(*v)).zip(x).map(|(a, b)| a * b).sum();
    s * sum.of
}

#[differentiable]
fn indexed(x: &[f64], y: &mut Vec<Vec<f64>>, k: &mut usize) {
    for v in x {
        y[0][*k] += { *k += 1; if *k > 2 { *v } else { x[0] } };
    }
}

#[differentiable]
fn bounded(x: &[f64]) -> f64 {
    let (mut n, mut k) = (x[0], 1);
    #[checkpoint(budget = { k += 1; k })]
    for i in 0..3 {
        n = n * n + x[i];
    }
    n
}

#[differentiable]
fn referred(x: &[f64]) -> f64 {
    let (mut k, mut a) = (0, [x[0], x[1]]);
    a[k] += x.get({ k += 1; 3 }).unwrap();
    a[0] * a[1] * k as f64
}

impl Sum {
    #[differentiable]
    fn grown(&mut self, v: f64) -> f64 {
        self.of += v;
        self.of
    }
}

// The receiver would be copied before the argument changes it.
#[differentiable]
fn copied(x: f64) -> f64 {
    let mut sum = Sum { of: x };
    sum.plus(sum.grown(x)) * sum.of
}

fn main() {}
