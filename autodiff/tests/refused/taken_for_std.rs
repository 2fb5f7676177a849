use rootgrad_autodiff::{Differentiable, autodiff_reverse, differentiable};

trait Own {
    fn get(self, x: &[f64]) -> f64;
    fn powf(self, v: f64) -> f64;
    fn lerp(self, v: f64) -> f64;
    fn made(v: f64) -> f64;
}

impl Own for usize {
    fn get(self, x: &[f64]) -> f64 {
        x[self] * x[self + 1]
    }
    fn powf(self, v: f64) -> f64 {
        v * v
    }
    fn lerp(self, v: f64) -> f64 {
        v * v * self as f64
    }
    fn made(v: f64) -> f64 {
        v * v
    }
}

#[autodiff_reverse(d_got, Duplicated, Active)]
fn got(x: &[f64]) -> f64 {
    let k: usize = 1;
    k.get(x)
}

#[autodiff_reverse(d_power, Duplicated, Active)]
fn power(x: &[f64]) -> f64 {
    let k: usize = 1;
    k.powf(x[0])
}

#[autodiff_reverse(d_by_path, Duplicated, Active)]
fn by_path(x: &[f64]) -> f64 {
    usize::lerp(2, x[0]) + usize::made(x[1])
}

#[derive(Clone, Differentiable)]
struct S {
    v: f64,
}

impl S {
    fn swap(&mut self, _i: usize, _j: usize) {
        self.v *= 2.0;
    }
}

#[differentiable]
fn of_field(s: &S) -> f64 {
    usize::made(s.v)
}

#[differentiable]
fn swapped(s: &mut S) {
    s.swap(0, 1);
}

#[differentiable]
fn each_swapped(all: &mut [S]) {
    for s in all.iter_mut() {
        s.swap(0, 1);
    }
}

#[derive(Clone, Differentiable)]
struct Holder {
    s: S,
}

#[differentiable]
fn cloned(h: &mut Holder, s: &S) {
    h.s.clone_from(s);
}

trait Activation {
    fn tanh(&self, v: f64) -> f64;
    fn powf(&self, v: f64) -> f64;
    fn sqrt(v: f64) -> f64;
}

#[autodiff_reverse(d_activated, Const, Active, Active)]
fn activated<A: Activation>(a: A, v: f64) -> f64 {
    a.tanh(v) + a.powf(v)
}

#[autodiff_reverse(d_applied, Active, Active)]
fn applied<A: Activation>(v: f64) -> f64 {
    A::sqrt(v)
}

#[autodiff_reverse(d_paired, Duplicated, Active)]
fn paired(x: &[f64]) -> f64 {
    let first = vec![Some(x.len()), None];
    let pair = first[0].zip(x.first().copied());
    pair.unwrap().1
}

trait Roomy {
    fn capacity(&self) -> f64;
}

impl Roomy for [f64] {
    fn capacity(&self) -> f64 {
        self[0] * self[0]
    }
}

#[autodiff_reverse(d_room, Duplicated, Active)]
fn room(x: &[f64]) -> f64 {
    x.capacity()
}

fn main() {}
