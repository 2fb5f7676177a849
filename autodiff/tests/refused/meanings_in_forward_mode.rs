//! Code that is assumed to be `std`'s is proven in forward mode too.
use rootgrad_autodiff::*;

#[derive(Clone, Copy, Differentiable)]
pub struct Doubled(f64);

impl Doubled {
    fn floor(self) -> f64 {
        2.0 * self.0
    }
}

#[autodiff_forward(t_floored, Dual, Dual)]
fn floored(x: f64) -> f64 {
    let w = Doubled(x);
    let k = w.floor();
    k * x
}

#[derive(Clone, Differentiable)]
pub struct Ring {
    v: Vec<f64>,
    head: usize,
}

impl std::ops::Index<usize> for Ring {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.v[i]
    }
}

impl Ring {
    fn len(&self) -> usize {
        self.v.len()
    }
    fn iter(&self) -> impl Iterator<Item = &f64> {
        self.v[self.head..].iter().chain(&self.v[..self.head])
    }
}

#[autodiff_forward(t_walked, Dual, Dual)]
fn walked(x: f64) -> f64 {
    let ring = Ring { v: vec![x, x * x, 1.0], head: 1 };
    let mut s = 0.0;
    for v in ring.iter() {
        s = 0.5 * s + v;
    }
    s
}

fn main() {}
