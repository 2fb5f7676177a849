//! States that are replaced, borrowed parts and recursion, in functions that change their receiver or take back changes
//! of their own variables: see `lent.rs`.
#![allow(missing_docs, clippy::float_cmp)]

mod common;

use common::{assert_close, numeric_gradient};
use rootgrad_autodiff::{Differentiable, autodiff_forward, autodiff_reverse, differentiable};

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
        assert_close(&d, &numeric_gradient(&x, &f), 1e-7);
        for i in 0..n {
            let mut t = vec![0.0; n];
            t[i] = 1.0;
            let (value, slope) = forward(&x, &t);
            assert_eq!(value, f(&x));
            assert_close(&[slope], &[d[i]], 1e-11);
        }
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
struct State {
    x: f64,
    slope: f64,
    weight: f64,
}

#[differentiable]
fn moved(s: &State, noise: f64) -> State {
    State { x: s.x + s.slope * s.weight, slope: s.slope.sin(), weight: s.weight + noise * noise }
}

#[differentiable]
fn distance(s: &State, hit: f64) -> f64 {
    (hit - s.x) * (hit - s.x) / (1.0 + s.weight * s.weight)
}

/// Returns a state that is replaced in each pass.
#[differentiable]
fn fitted(hits: &[f64]) -> State {
    let mut s = State { x: 0.1, slope: 1.0, weight: 0.5 };
    for i in 0..hits.len() {
        s = moved(&s, hits[i]);
        let d = distance(&s, hits[i]);
        if d > 2.0 {
            s.x = hits[i] + 0.1 * d;
        } else {
            s = moved(&s, d);
        }
    }
    s
}

#[autodiff_reverse(d_fit, Duplicated, Active)]
#[autodiff_forward(t_fit, Dual, Dual)]
fn fit(x: &[f64]) -> f64 {
    let mut s = fitted(x);
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += distance(&s, x[i]);
        s.weight *= sum;
        s = moved(&s, sum);
    }
    sum + s.x * s.slope
}

#[derive(Clone, Differentiable)]
enum Phase {
    Rest(f64),
    Motion { speed: f64, left: f64 },
}

#[derive(Clone, Differentiable)]
struct Machine {
    phase: Phase,
    parts: Vec<State>,
}

#[differentiable]
impl Machine {
    fn speed(&self, i: usize) -> f64 {
        let own = self.parts[i].x * self.parts[i].weight;
        match &self.phase {
            Phase::Rest(v) => v * own,
            Phase::Motion { speed, left } => speed * left.sin() + own,
        }
    }

    /// Changes a part through a reference, replaces a phase, and returns early.
    fn advance(&mut self, i: usize, h: f64) -> f64 {
        let speed = self.speed(i);
        if speed > 2.2 {
            return speed;
        }
        let part = &mut self.parts[i];
        part.x += h * speed;
        part.weight = (part.weight * h).cos();
        let faster = self.speed(i);
        self.phase = match &self.phase {
            Phase::Rest(v) => Phase::Motion { speed: v * faster, left: speed },
            Phase::Motion { speed, left } => Phase::Rest(speed * left),
        };
        self.speed(i) * faster
    }
}

#[autodiff_reverse(d_machine, Duplicated, Active)]
#[autodiff_forward(t_machine, Dual, Dual)]
fn machine(x: &[f64]) -> f64 {
    let part = |i: usize| State { x: x[i], slope: 0.0, weight: x[i + 1] };
    let parts = vec![part(0), part(1), part(2), part(3)];
    let mut m = Machine { phase: Phase::Rest(x[2]), parts };
    let mut sum = 0.0;
    for k in 0..10 {
        sum += m.advance(k % 4, 0.1 * x[k % 5]) * m.parts[(k + 1) % 4].x;
    }
    sum
}

#[test]
fn states_that_are_replaced_and_parts_that_are_borrowed() {
    checked!(fit, d_fit, t_fit);
    checked!(machine, d_machine, t_machine);
}

#[autodiff_reverse(d_in_place, Duplicated, Duplicated, Active)]
fn in_place(x: &[f64], s: &mut State) -> f64 {
    let mut sum = 0.0;
    for v in x {
        let d = distance(s, *v);
        s.x += d;
        s.weight *= 1.1;
        sum += d;
    }
    sum
}

/// After the derivative, a `&mut` argument holds what the function leaves in it.
#[test]
fn a_callers_argument_does_not_go_back() {
    let x = numbers(5);
    let start = State { x: 0.2, slope: 0.3, weight: 0.4 };
    let (mut plain, mut differentiated) = (start, start);
    let value = in_place(&x, &mut plain);
    let mut d = vec![0.0; 5];
    let mut d_s = start.zero_like();
    assert_eq!(d_in_place(&x, &mut d, &mut differentiated, &mut d_s, 1.0), value);
    assert_eq!(
        (differentiated.x, differentiated.slope, differentiated.weight),
        (plain.x, plain.slope, plain.weight)
    );
    assert_close(&d, &numeric_gradient(&x, |x| in_place(x, &mut start.clone())), 1e-7);
}

#[derive(Clone, Differentiable)]
struct Series {
    c: Vec<f64>,
    total: f64,
}

#[differentiable]
impl Series {
    fn term(&self, k: usize) -> f64 {
        if k == 0 { self.total } else { self.term(k - 1) * self.c[k] + self.c[0] }
    }

    /// Recursive method that changes its receiver and calls itself before and after the change.
    fn gather(&mut self, k: usize) -> f64 {
        if k + 1 >= self.c.len() {
            return self.term(k);
        }
        let before = self.term(k).tanh();
        self.total += 0.3 * before;
        self.c[k] *= 0.9 + 0.1 * before;
        let deeper = self.gather(k + 1);
        self.c[k + 1] += 0.2 * deeper;
        before * deeper + self.total
    }
}

#[autodiff_reverse(d_series, Duplicated, Active)]
#[autodiff_forward(t_series, Dual, Dual)]
fn series(x: &[f64]) -> f64 {
    let mut s = Series { c: x.to_vec(), total: x[1] };
    s.gather(0) + s.c[2] * s.total
}

#[test]
fn recursion_that_changes_its_receiver() {
    checked!(series, d_series, t_series);
}

#[differentiable]
impl State {
    fn turn(&mut self, h: f64) -> f64 {
        self.slope += h * self.x;
        self.x *= self.slope.cos();
        self.x * h
    }

    fn between(a: &State, b: &State, weight: f64) -> f64 {
        let d = Self::apart(a, b) * weight;
        d.sin() * a.slope
    }

    fn apart(a: &State, b: &State) -> f64 {
        (a.x - b.x) * (a.x - b.x) + a.weight * b.slope
    }

    fn size(&self) -> f64 {
        self.x * self.x + self.slope * self.weight
    }
}

#[derive(Clone, Differentiable)]
struct Crowd {
    parts: Vec<State>,
    mean: f64,
}

#[differentiable]
impl Crowd {
    fn total(&self) -> f64 {
        let mut sum = self.mean;
        for p in &self.parts {
            sum += p.size();
        }
        sum
    }

    /// Changes parts through references: in a loop over them, by a method of each, and through a named reference.
    fn relax(&mut self, h: f64) -> f64 {
        let before = self.total();
        let mut turned = 0.0;
        for p in &mut self.parts {
            p.x += 0.1 * before.sin();
            turned += p.turn(h) * p.weight;
            p.weight *= 0.9;
        }
        for (i, p) in self.parts.iter_mut().enumerate() {
            p.slope += 0.01 * turned * i as f64;
        }
        let mut k = 1;
        let last = &mut self.parts[2];
        last.x += turned * h;
        let size = last.size();
        last.weight += 0.1 * size;
        self.mean = self.total().cos();
        while k < 3 {
            let part = &mut self.parts[k];
            k += 1;
            part.slope = (part.slope + h).sin();
        }
        for i in 1..self.parts.len() {
            let force = State::between(&self.parts[i], &self.parts[i - 1], h);
            self.parts[i].x += State::apart(&self.parts[i - 1], &self.parts[i]) * force;
        }
        self.total() * self.mean
    }
}

#[autodiff_reverse(d_crowd, Duplicated, Active)]
#[autodiff_forward(t_crowd, Dual, Dual)]
fn crowd(x: &[f64]) -> f64 {
    let part = |i: usize| State { x: x[i], slope: x[i + 1], weight: x[i + 2] };
    let parts = vec![part(0), part(1), part(2), part(3), part(4)];
    let mut c = Crowd { parts, mean: x[3] };
    let mut sum = 0.0;
    for k in 0..3 {
        sum += c.relax(0.1 * x[k]) * c.parts[k].x;
    }
    sum * c.mean
}

#[test]
fn parts_that_change_through_references() {
    checked!(crowd, d_crowd, t_crowd);
}
