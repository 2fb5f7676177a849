//! Calls that get their arguments once more in the reverse sweep, because variables go back to earlier values. The
//! gradient is that of finite differences and of the forward derivative. A function that changes its receiver runs
//! once.
#![allow(missing_docs, clippy::float_cmp)]

mod common;

use std::cell::Cell;

use common::{assert_close, numeric_gradient};
use rootgrad_autodiff::{
    Differentiable, autodiff_forward, autodiff_reverse, differentiable, no_derivative, pullback,
    pushforward, with_tape_bytes,
};

/// Input values without any symmetry.
fn numbers(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.8 + 0.5 * (1.7 * i as f64 + 0.3).sin()).collect()
}

/// Compares the gradient of `f` with central differences and forward derivatives, at two sizes. A second run adds the
/// same gradient.
#[track_caller]
fn check(
    f: impl Fn(&[f64]) -> f64,
    reverse: impl Fn(&[f64], &mut [f64]) -> f64,
    forward: impl Fn(&[f64], &[f64]) -> (f64, f64),
) {
    for n in [8, 11] {
        let (x, mut d) = (numbers(n), vec![0.0; n]);
        assert_eq!(reverse(&x, &mut d), f(&x));
        for i in 0..n {
            let mut t = vec![0.0; n];
            t[i] = 1.0;
            let (value, slope) = forward(&x, &t);
            assert_eq!(value, f(&x));
            assert_close(&[slope], &[d[i]], 1e-11);
        }
        assert_close(&d, &numeric_gradient(&x, &f), 1e-7);
        let mut twice = d.clone();
        reverse(&x, &mut twice);
        assert_close(&twice, &d.iter().map(|d| 2.0 * d).collect::<Vec<_>>(), 1e-12);
    }
}

macro_rules! checked {
    ($f:ident, $reverse:ident, $forward:ident) => {
        check($f, |x, d| $reverse(x, d, 1.0), |x, t| $forward(x, t))
    };
}

#[derive(Clone, Copy, Differentiable)]
struct Body {
    x: [f64; 2],
    v: [f64; 2],
    m: f64,
}

#[derive(Clone, Differentiable)]
struct Bodies {
    all: Vec<Body>,
    #[constant]
    order: Vec<usize>,
    softening: f64,
    steps: usize,
}

thread_local! {
    static RUNS: Cell<usize> = const { Cell::new(0) };
}

#[no_derivative]
fn counted(v: f64) -> f64 {
    RUNS.set(RUNS.get() + 1);
    v * 0.0 + 1.0
}

#[differentiable]
impl Body {
    fn pull(&self, other: &Body, axis: usize, softening: f64) -> f64 {
        let mut r2 = softening;
        for k in 0..2 {
            let d = other.x[k] - self.x[k];
            r2 += d * d;
        }
        other.m * (other.x[axis] - self.x[axis]) / (r2 * r2.sqrt())
    }

    fn drift(&mut self, h: f64) {
        for k in 0..2 {
            self.x[k] += h * self.v[k];
        }
    }

    fn energy(&self) -> f64 {
        0.5 * self.m * (self.v[0] * self.v[0] + self.v[1] * self.v[1])
    }
}

#[differentiable]
impl Bodies {
    fn force(&self, i: usize, axis: usize) -> f64 {
        let mut a = 0.0;
        for k in 0..self.order.len() {
            let j = self.order[k];
            if j != i {
                a += self.all[i].pull(&self.all[j], axis, self.softening);
            }
        }
        a
    }

    /// Each body feels the new positions of the bodies before it. A body that is too heavy is slowed down and not
    /// moved.
    fn kick(&mut self, h: f64) {
        for i in 0..self.all.len() {
            for axis in 0..2 {
                let a = self.force(i, axis);
                self.all[i].v[axis] += h * a;
            }
            if self.all[i].m > 1.0 {
                self.all[i].v[0] *= 0.5;
                continue;
            }
            self.all[i].drift(h);
        }
    }

    fn run(&mut self, h: f64) -> f64 {
        let one = counted(h);
        let mut sum = 0.0;
        for _ in 0..3 {
            self.kick(h * one);
            self.steps += 1;
            sum += 0.1 * self.energy() * (self.steps as f64);
        }
        self.softening *= 1.5;
        sum + self.energy()
    }

    fn energy(&self) -> f64 {
        let mut sum = 0.0;
        for i in 0..self.all.len() {
            sum += self.all[i].energy();
        }
        sum
    }
}

fn bodies(x: &[f64]) -> Vec<Body> {
    let body = |i: usize| Body { x: [x[i], x[i + 1] * i as f64], v: [x[i + 1], x[i]], m: x[i + 2] };
    (0..x.len() - 2).map(body).collect()
}

#[derive(Clone, Differentiable)]
struct Start {
    all: Vec<Body>,
    h: f64,
}

#[autodiff_reverse(d_orbits, Duplicated, Active)]
#[autodiff_forward(t_orbits, Dual, Dual)]
fn orbits(start: &Start) -> f64 {
    let order: Vec<usize> = (0..6).rev().collect();
    let mut system = Bodies { all: start.all.clone(), order, softening: 1.1, steps: 0 };
    let first = system.run(start.h);
    let second = system.run(0.5 * start.h);
    first * second + system.all[1].x[0]
}

fn floats(start: &Start) -> Vec<f64> {
    let mut all = Vec::new();
    start.clone().each_float(&mut |v| {
        all.push(v);
        v
    });
    all
}

#[test]
fn methods_that_change_their_receiver_run_once_and_take_it_back() {
    let start = Start { all: bodies(&numbers(8)), h: 0.05 };
    let mut shadow = start.zero_like();
    let want = orbits(&start);
    RUNS.set(0);
    assert_eq!(d_orbits(&start, &mut shadow, 1.0), want);
    assert_eq!(RUNS.get(), 2);
    let at = |x: &[f64]| {
        let (mut start, mut x) = (start.clone(), x.iter());
        start.each_float(&mut |v| x.next().copied().unwrap_or(v));
        start
    };
    let (x, d) = (floats(&start), floats(&shadow));
    for i in 0..x.len() {
        let mut t = vec![0.0; x.len()];
        t[i] = 1.0;
        assert_close(&[t_orbits(&start, &at(&t)).1], &[d[i]], 1e-9);
    }
    assert_close(&d, &numeric_gradient(&x, |x| orbits(&at(x))), 1e-6);
}

#[test]
fn what_is_stored_grows_as_the_assignments_do() {
    let bytes = |n: usize| {
        let start = Start { all: bodies(&numbers(n + 2)), h: 1e-4 };
        let mut shadow = start.zero_like();
        with_tape_bytes(|| d_orbits(&start, &mut shadow, 1.0)).1
    };
    let (few, many) = (bytes(100), bytes(800));
    assert!(many < 9 * few && many < 800 * 6 * 120, "{few} bytes for 100, {many} for 800");
}

#[derive(Clone, Differentiable)]
struct Grid {
    u: Vec<f64>,
    #[constant]
    next: Vec<usize>,
    scale: f64,
    level: u32,
}

fn by_hand(u: &[f64], i: usize) -> f64 {
    u[i] * u[i + 1]
}

#[pullback(of = by_hand)]
fn by_hand_pullback(u: &[f64], d_u: &mut [f64], i: usize, d_ret: f64) {
    d_u[i] += d_ret * u[i + 1];
    d_u[i + 1] += d_ret * u[i];
}

#[pushforward(of = by_hand)]
fn by_hand_pushforward(u: &[f64], t_u: &[f64], i: usize) -> (f64, f64) {
    (u[i] * u[i + 1], t_u[i] * u[i + 1] + u[i] * t_u[i + 1])
}

#[differentiable]
impl Grid {
    fn at(&self, i: usize) -> f64 {
        let j = self.next[i % self.next.len()];
        self.scale * self.u[j].sin() * (1.0 + 0.1 * f64::from(self.level))
    }

    /// Index from the receiver; a vector element, a number and an integer change between calls that read them.
    fn sweep(&mut self, w: f64) -> f64 {
        let mut last = 0.0;
        for i in 0..self.u.len() {
            let e = self.at(i) + w;
            let j = self.next[i];
            self.u[j] = e.cos();
            self.level += 1;
            last = self.at(j);
            self.scale += 0.001 * last;
        }
        last
    }

    /// Changes elements addressed through the receiver itself, which cannot be taken back one by one.
    fn through(&mut self) {
        for i in 0..3 {
            let e = self.at(i);
            self.u[self.next[i]] *= e;
        }
    }

    fn doubled(&self) -> f64 {
        let mut sum = 0.0;
        for i in 0..self.u.len() {
            sum += self.at(i);
        }
        sum
    }

    fn grow(&mut self) {
        let sum = self.doubled();
        self.u = self.u.iter().map(|v| v * sum.cos()).collect();
        let more = 0.1 * self.doubled();
        self.u[0] += more;
        self.u.push(more);
    }

    fn until(&mut self, limit: f64) -> f64 {
        let mut k = 0;
        loop {
            let e = self.at(k);
            if e > limit || k + 1 >= self.u.len() {
                return e * self.scale;
            }
            self.scale *= 1.1 + 0.01 * e;
            self.u[k] -= 0.1 * e;
            k += 1;
        }
    }
}

fn grid(x: &[f64]) -> Grid {
    let n = x.len();
    let next = (0..n).map(|i| (3 * i + 1) % n).collect();
    Grid { u: x.to_vec(), next, scale: 0.7, level: 1 }
}

#[autodiff_reverse(d_sweeps, Duplicated, Active)]
#[autodiff_forward(t_sweeps, Dual, Dual)]
fn sweeps(x: &[f64]) -> f64 {
    let n = x.len();
    let next = (0..n).map(|i| (3 * i + 1) % n).collect();
    let mut g = Grid { u: x.to_vec(), next, scale: x[1], level: 1 };
    let a = g.sweep(x[0]);
    let b = g.sweep(0.3);
    let c = g.until(2.0 * x[2]);
    let mut sum = a * b + c;
    for v in &g.u {
        sum += v * v;
    }
    sum
}

#[autodiff_reverse(d_mixed, Duplicated, Active)]
#[autodiff_forward(t_mixed, Dual, Dual)]
fn mixed(x: &[f64]) -> f64 {
    let n = x.len();
    let next = (0..n).map(|i| (3 * i + 1) % n).collect();
    let mut g = Grid { u: x.to_vec(), next, scale: x[1], level: 2 };
    let first = g.doubled();
    g.u[2] = 0.1 * first * x[3];
    g.through();
    let second = g.doubled();
    g.scale = second.sin();
    g.grow();
    let third = g.doubled();
    g.u[1] = by_hand(&g.u, 2) + third.sin();
    by_hand(&g.u, 1) + g.at(4)
}

#[test]
fn changes_of_every_kind() {
    assert_eq!(grid(&numbers(4)).u.len(), 4);
    checked!(sweeps, d_sweeps, t_sweeps);
    checked!(mixed, d_mixed, t_mixed);
}
