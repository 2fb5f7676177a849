//! `with_tape_bytes` counts all that is stored between the two sweeps, also the memory that stored values own. The peak of
//! the allocator is the reference: the programs store so much that the values themselves hardly count.
#![allow(missing_docs, clippy::float_cmp)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use rootgrad_autodiff::{Differentiable, autodiff_reverse, differentiable, with_tape_bytes};

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

/// Runs a gradient of 300 numbers, and compares the bytes that it reports with the allocator's, of which they are nearly
/// all.
#[track_caller]
fn check(reverse: impl Fn(&[f64], &mut [f64], f64) -> f64) {
    let x: Vec<f64> = (0..300).map(|i| 0.8 + 0.1 * (1.7 * i as f64).sin()).collect();
    let mut d = vec![0.0; x.len()];
    // The thread holds no large blocks of earlier runs: each test has a thread of its own.
    HELD.set(0);
    PEAK.set(0);
    let (value, bytes) = with_tape_bytes(|| reverse(&x, &mut d, 1.0));
    assert!(value.is_finite() && d.iter().all(|d| d.is_finite()));
    let (bytes, peak) = (bytes as f64, PEAK.get() as f64);
    assert!(peak > 500_000.0, "the program stores little: {peak}");
    assert!(bytes > 0.95 * peak && bytes < peak + 4096.0, "{bytes} of {peak}");
    assert_eq!(with_tape_bytes(|| ()).1, 0);
}

#[differentiable]
fn mix(u: &mut [f64], i: usize) {
    u[i] = u[i].sin() * u[i - 1];
}

#[allow(deprecated)]
#[autodiff_reverse(d_slices, Duplicated, Active)]
fn slices(x: &[f64]) -> f64 {
    let mut u = x.to_vec();
    for i in 1..u.len() {
        mix(&mut u, i);
    }
    u[2]
}

#[test]
fn whole_slices() {
    check(d_slices);
}

#[derive(Clone, Differentiable)]
struct Track {
    hits: Vec<[f64; 2]>,
    #[constant]
    cells: Vec<usize>,
    parent: Option<Box<Vertex>>,
    last: f64,
}

#[derive(Clone, Differentiable)]
struct Vertex {
    at: [f64; 20],
}

#[differentiable]
impl Track {
    fn new(x: f64) -> Self {
        Self {
            hits: vec![],
            cells: vec![7; 60],
            parent: Some(Box::new(Vertex { at: [x; 20] })),
            last: x,
        }
    }

    fn add(&mut self, x: f64) {
        self.hits.push([x * self.last, x]);
        self.last = x;
    }

    fn sum(&self) -> f64 {
        self.hits.iter().map(|h| h[0] * h[0]).sum()
    }
}

#[allow(deprecated)]
#[autodiff_reverse(d_structs, Duplicated, Active)]
fn structs(x: &[f64]) -> f64 {
    let mut track = Track::new(x[0]);
    for v in x {
        track.add(*v);
    }
    track.sum()
}

#[test]
fn structs_with_buffers() {
    check(d_structs);
}

#[derive(Clone, Differentiable)]
enum Shape {
    Dots(Vec<f64>),
    Line(f64),
}

#[autodiff_reverse(d_matched, Duplicated, Active)]
fn matched(x: &[f64]) -> f64 {
    let mut shape = Shape::Line(x[0]);
    let mut s: f64 = 0.0;
    for v in x {
        s += match &shape {
            Shape::Dots(dots) => dots[1] * dots[2],
            Shape::Line(a) => *a,
        };
        shape = Shape::Dots(vec![*v * s.sin(); 300]);
    }
    s
}

#[test]
fn values_that_are_matched() {
    check(d_matched);
}

#[differentiable]
fn shaped(n: usize, by: f64) -> Vec<f64> {
    vec![by; n]
}

#[autodiff_reverse(d_shapes, Duplicated, Active)]
fn shapes(x: &[f64]) -> f64 {
    let mut s: f64 = 0.0;
    for (i, v) in x.iter().enumerate() {
        let mut all = shaped(200 + i, *v);
        all[3] *= s.sin();
        s += all[3] * all[5];
    }
    s
}

#[test]
fn values_and_their_shapes() {
    check(d_shapes);
}

/// Both sweeps are functions of their own: what they store is on a stack.
#[differentiable]
impl Track {
    #[allow(deprecated)]
    fn visit(&self, from: usize, by: f64) -> f64 {
        let mut u = vec![by; 40];
        let mut s: f64 = 0.0;
        for i in 1..u.len() {
            mix(&mut u, i);
            s += u[i] * self.hits[from][0];
        }
        if from == 0 { s } else { s + self.visit(from - 1, by * 0.9) }
    }
}

#[autodiff_reverse(d_visited, Duplicated, Active)]
fn visited(x: &[f64]) -> f64 {
    let mut track = Track { hits: vec![[x[0], x[1]]; 90], cells: vec![], parent: None, last: 1.0 };
    let mut s: f64 = 0.0;
    for v in &x[..4] {
        s += track.visit(80, *v);
        track.hits[3][0] = s.sin();
    }
    s
}

#[test]
fn buffers_on_the_stack() {
    check(d_visited);
}

/// A loop whose states go back: each assignment stores the old value.
#[differentiable]
impl Track {
    fn replace(&mut self, x: f64) {
        self.hits = vec![[x, self.last]; 100];
        self.last = x;
    }
}

#[autodiff_reverse(d_replaced, Duplicated, Active)]
fn replaced(x: &[f64]) -> f64 {
    let mut track = Track::new(x[0]);
    let mut s: f64 = 0.0;
    for v in x {
        track.replace(*v + 0.001 * s.sin());
        s += 0.001 * track.sum();
    }
    s
}

#[test]
fn values_that_are_replaced() {
    check(d_replaced);
}

#[autodiff_reverse(d_checkpoints, Duplicated, Active)]
#[allow(deprecated)]
fn checkpoints(x: &[f64]) -> f64 {
    let mut u = x.to_vec();
    let mut track = Track::new(x[0]);
    #[checkpoint(budget = 200)]
    for i in 0..x.len() - 1 {
        mix(&mut u, i + 1);
        track.replace(u[i]);
    }
    track.sum() + u[2]
}

#[test]
fn states_of_checkpoints() {
    check(d_checkpoints);
}

/// One pass of the outer loop stores nearly all.
#[autodiff_reverse(d_pass, Duplicated, Active)]
#[allow(deprecated)]
fn pass(x: &[f64]) -> f64 {
    let mut u = x.to_vec();
    #[checkpoint(budget = 1)]
    for _ in 0..3 {
        for i in 1..u.len() {
            mix(&mut u, i);
        }
    }
    u[2]
}

#[test]
fn one_pass_between_checkpoints() {
    check(d_pass);
}
