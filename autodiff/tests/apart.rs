//! Calls whose sweeps are apart. Their gradient is that of the same function without the call. The memory between the
//! sweeps is at most a constant times the work, independent of the size of the arguments.
#![allow(missing_docs, clippy::float_cmp)]

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use common::{assert_close, numeric_gradient};
use rootgrad_autodiff::{
    Differentiable, autodiff_reverse, differentiable, no_derivative, pullback, pushforward,
    with_tape_bytes,
};

/// Input values without any symmetry.
fn numbers(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.8 + 0.5 * (1.7 * i as f64 + 0.3).sin()).collect()
}

/// Compares the gradient of `f` with central differences at eight numbers, and checks that memory grows in proportion
/// to their number.
#[track_caller]
fn check(f: impl Fn(&[f64]) -> f64, reverse: impl Fn(&[f64], &mut [f64]) -> f64) {
    for n in [8, 11] {
        let (x, mut d) = (numbers(n), vec![0.0; n]);
        assert_eq!(reverse(&x, &mut d), f(&x));
        assert_close(&d, &numeric_gradient(&x, &f), 1e-7);
    }
    let bytes = |n: usize| {
        let (x, mut d) = (numbers(n), vec![0.0; n]);
        PEAK.set(0);
        HELD.set(0);
        let (_, reported) = with_tape_bytes(|| reverse(&x, &mut d));
        assert!(reported as i64 <= PEAK.get() + 4096, "{reported} of {} bytes", PEAK.get());
        PEAK.get() as f64
    };
    let (few, many) = (bytes(500), bytes(4_000));
    assert!(few < 500.0 * 400.0, "{few} bytes for 500 numbers");
    assert!(many <= 9.0 * few, "{few} bytes for 500 numbers, {many} for 4,000");
}

/// Allocator that passes calls on to the system's and counts the bytes that a thread holds.
struct Counting;

thread_local! {
    static HELD: Cell<i64> = const { Cell::new(0) };
    static PEAK: Cell<i64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        HELD.set(HELD.get() + layout.size() as i64);
        PEAK.set(PEAK.get().max(HELD.get()));
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, old: *mut u8, layout: Layout) {
        HELD.set(HELD.get() - layout.size() as i64);
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(old, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[differentiable]
fn relax(u: &[f64], i: usize, w: f64) -> f64 {
    (1.0 - w) * u[i] + 0.5 * w * (u[i - 1] + u[i + 1]).sin()
}

#[autodiff_reverse(d_gauss_seidel, Duplicated, Active)]
fn gauss_seidel(u0: &[f64]) -> f64 {
    let mut u = u0.to_vec();
    for i in 1..u.len() - 1 {
        u[i] = relax(&u, i, u0[0]);
    }
    u.iter().map(|v| v * v).sum()
}

#[test]
fn a_helper_reads_elements_of_a_buffer_that_the_loop_overwrites() {
    check(gauss_seidel, |x, d| d_gauss_seidel(x, d, 1.0));
}

/// Helper with loops, branches, an early return and integers.
#[differentiable]
fn near(u: &[f64], order: &[usize], i: usize) -> f64 {
    if u[i] < 0.2 {
        return u[i] * u[i];
    }
    let (mut s, mut k) = (0.0, 0);
    while k < 3 && order[k] + i < u.len() {
        let v = u[i + order[k]];
        s += if v > 0.9 { v.ln() } else { v * v };
        k += 1;
    }
    let mut p = 1.0;
    for q in &u[i.saturating_sub(2)..i] {
        p *= q;
        p = p.sqrt();
    }
    s * p
}

#[autodiff_reverse(d_sweep, Duplicated, Active)]
fn sweep(u0: &[f64]) -> f64 {
    let order = [1, 0, 2];
    let mut u = u0.to_vec();
    for i in 0..u.len() {
        u[i] = near(&u, &order, i).cos();
    }
    u.iter().map(|v| v * v).sum()
}

#[test]
fn a_helper_with_loops_branches_and_early_returns() {
    check(sweep, |x, d| d_sweep(x, d, 1.0));
}

#[differentiable]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiable]
fn pair(u: &[f64], i: usize) -> f64 {
    square(u[i]) + u[i + 1].exp() * u[i]
}

#[differentiable]
fn both(u: &[f64], i: usize, w: f64) -> f64 {
    let a = pair(u, i);
    let b = pair(&u[1..], i);
    a * w + (a * b).sin()
}

#[autodiff_reverse(d_of_helpers, Duplicated, Active)]
fn of_helpers(u0: &[f64]) -> f64 {
    let mut u = u0.to_vec();
    let mut s = 0.0;
    for i in 0..u.len() - 2 {
        let w = u[i];
        u[i + 2] = both(&u, i, w).tanh();
        s += u[i + 2];
    }
    s
}

#[test]
fn helpers_of_helpers() {
    check(of_helpers, |x, d| d_of_helpers(x, d, 1.0));
}

#[derive(Clone, Differentiable)]
struct Mesh {
    x: Vec<f64>,
    f: Vec<f64>,
    k: f64,
    name: String,
}

#[differentiable]
impl Mesh {
    fn stretch(&self, i: usize) -> f64 {
        (self.x[i + 1] - self.x[i]) * self.k
    }
    fn energy(&self, i: usize) -> f64 {
        let s = self.stretch(i);
        0.5 * s * s + self.f[i]
    }
    fn forces(&mut self) {
        for i in 0..self.x.len() - 1 {
            let e = self.energy(i);
            self.f[i] += e * self.stretch(i);
            self.f[i + 1] -= e.sin();
        }
    }
}

#[autodiff_reverse(d_mesh, Duplicated, Active)]
fn mesh(x: &[f64]) -> f64 {
    let mut m = Mesh { x: x.to_vec(), f: vec![0.0; x.len()], k: x[1], name: "mesh".into() };
    m.forces();
    m.f.iter().map(|f| f * f).sum()
}

#[test]
fn methods_of_a_struct_of_which_another_field_is_written() {
    check(mesh, |x, d| d_mesh(x, d, 1.0));
}

#[differentiable]
fn horner(c: &[f64], x: f64, n: usize) -> f64 {
    if n == 0 { c[0] } else { horner(c, x, n - 1) * x + c[n] }
}

#[autodiff_reverse(d_polynomial, Duplicated, Active)]
fn polynomial(c: &[f64]) -> f64 {
    horner(c, 0.5 * c[0], c.len() / 8).sin()
}

#[differentiable]
fn even(c: &[f64], x: f64, n: usize) -> f64 {
    if n == 0 { x } else { odd(c, x * c[n], n - 1) + c[n] }
}

#[differentiable]
fn odd(c: &[f64], x: f64, n: usize) -> f64 {
    if n == 0 { 2.0 * x } else { even(c, x.sin() + c[n], n - 1) * 0.9 }
}

#[autodiff_reverse(d_mutual, Duplicated, Active)]
fn mutual(c: &[f64]) -> f64 {
    even(c, c[0], c.len() / 8)
}

/// Sum over a binary tree in a slice; each node is computed from the values of its children.
#[differentiable]
fn tree(c: &[f64], node: usize) -> f64 {
    if node >= c.len() {
        return 1.0;
    }
    let left = tree(c, 2 * node + 1);
    let right = tree(c, 2 * node + 2);
    (left * right * c[node]).tanh() + c[node]
}

#[autodiff_reverse(d_of_tree, Duplicated, Active)]
fn of_tree(c: &[f64]) -> f64 {
    tree(c, 0)
}

#[test]
fn recursion() {
    check(polynomial, |x, d| d_polynomial(x, d, 1.0));
    check(mutual, |x, d| d_mutual(x, d, 1.0));
    check(of_tree, |x, d| d_of_tree(x, d, 1.0));
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

#[differentiable(second_order = off)]
fn with_rule_by_hand(u: &[f64], i: usize) -> f64 {
    let n = count(u);
    by_hand(u, i) / n + u[i + 1]
}

#[no_derivative]
fn count(u: &[f64]) -> f64 {
    u.len() as f64
}

#[autodiff_reverse(d_by_hand, Duplicated, Active)]
fn with_calls_by_hand(u0: &[f64]) -> f64 {
    let mut u = u0.to_vec();
    for i in 0..u.len() - 1 {
        u[i] = with_rule_by_hand(&u, i);
    }
    u.iter().map(|v| v.cos()).sum()
}

/// A rule written by hand needs its arguments, so they are stored for it.
#[test]
fn a_rule_by_hand_gets_what_the_call_read() {
    let (x, mut d) = (numbers(9), vec![0.0; 9]);
    d_by_hand(&x, &mut d, 1.0);
    assert_close(&d, &numeric_gradient(&x, with_calls_by_hand), 1e-7);
}

thread_local! {
    static RUNS: Cell<usize> = const { Cell::new(0) };
}

#[no_derivative]
fn counted() -> f64 {
    RUNS.set(RUNS.get() + 1);
    1.0
}

macro_rules! tower {
    ($($name:ident of $inner:ident),*) => { $(
        #[differentiable]
        fn $name(v: &[f64]) -> f64 {
            $inner(v) * 1.5
        }
    )* };
}

#[differentiable]
fn ground(v: &[f64]) -> f64 {
    let one = counted();
    one * v[0].sin() * v[1]
}

tower!(first of ground, second of first, third of second, fourth of third);

#[autodiff_reverse(d_top, Duplicated, Active)]
fn top(v: &[f64]) -> f64 {
    fourth(v) * v[1]
}

#[test]
fn a_function_below_wrappers_runs_once() {
    let mut d = [0.0; 2];
    RUNS.set(0);
    d_top(&[0.5, 2.0], &mut d, 1.0);
    assert_eq!(RUNS.get(), 1);
    let scale = 1.5_f64.powi(4);
    assert_close(&d, &[scale * 0.5_f64.cos() * 4.0, scale * 0.5_f64.sin() * 4.0], 1e-12);
}
