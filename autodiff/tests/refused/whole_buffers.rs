//! Calls in loops for which a whole buffer is stored in each pass: warnings, which this crate turns into errors. All
//! functions whose names begin with `quiet` have none.
#![deny(warnings)]

use rootgrad_autodiff::{Differentiable, autodiff_reverse, differentiable, no_derivative};

#[differentiable]
fn mix(u: &mut [f64], i: usize) {
    u[i] = u[i].sin() * u[i - 1];
}

#[differentiable]
fn relaxed(u: &[f64], i: usize) -> f64 {
    0.5 * (u[i - 1] + u[i + 1]).sin()
}

#[differentiable]
fn double(u: &mut Option<Vec<f64>>) {
    if let Some(u) = u {
        u[1] *= 2.0;
    }
}

#[derive(Clone, Differentiable)]
struct Track {
    hits: Vec<f64>,
    last: f64,
}

#[derive(Clone, Differentiable)]
struct Event {
    track: Track,
    weight: f64,
}

#[derive(Clone, Differentiable)]
struct Point {
    at: [f64; 3],
    #[constant]
    label: &'static str,
    steps: usize,
}

#[derive(Clone, Differentiable)]
struct Volume {
    edge: f64,
    #[constant]
    cells: Vec<usize>,
}

#[differentiable]
impl Track {
    fn add(&mut self, x: f64) {
        self.hits.push(x * self.last);
        self.last = x;
    }

    fn scale(&mut self, by: f64) {
        self.hits[0] *= by;
    }
}

#[differentiable]
impl Event {
    fn fill(&mut self, x: &[f64]) {
        for v in x {
            self.track.add(*v * self.weight);
        }
    }
}

#[differentiable]
fn turn(point: &mut Point, by: f64) {
    point.at.swap(0, 1);
    point.at[0] *= by;
    point.steps += 1;
}

#[differentiable]
fn grow(volume: &mut Volume, by: f64) {
    volume.edge *= by;
}

#[autodiff_reverse(d_slice, Duplicated, Active)]
fn slice(x: &[f64]) -> f64 {
    let mut u = x.to_vec();
    for i in 1..u.len() {
        mix(&mut u, i);
    }
    u[2]
}

/// Row `r` and a part that is the whole.
#[autodiff_reverse(d_parts, Duplicated, Active)]
fn parts(x: &[f64]) -> f64 {
    let mut u = vec![x.to_vec(); 3];
    let mut v = Some(x.to_vec());
    for r in 0..3 {
        for i in 1..x.len() {
            mix(&mut u[r], i);
            mix(&mut u[0][..], i);
        }
        double(&mut v);
    }
    u[2][1] + v.map_or(0.0, |v| v[1])
}

#[autodiff_reverse(d_structs, Duplicated, Active)]
fn structs(x: &[f64]) -> f64 {
    let mut track = Track { hits: vec![], last: 1.0 };
    let mut event = Event { track: track.clone(), weight: x[0] };
    let mut volume = Volume { edge: x[0], cells: vec![1, 2] };
    for v in x {
        track.add(*v);
        event.track.add(*v);
        grow(&mut volume, *v);
    }
    event.fill(x);
    track.hits[0] * event.track.last * volume.edge
}

#[no_derivative]
fn size(x: &[f64]) -> usize {
    x.len()
}

#[autodiff_reverse(d_quiet, Duplicated, Active)]
fn quiet(x: &[f64]) -> f64 {
    let mut u = x.to_vec();
    let mut track = Track { hits: x.to_vec(), last: 1.0 };
    let mut point = Point { at: [x[0], x[1], x[2]], label: "a", steps: 0 };
    mix(&mut u, 1);
    for i in 1..size(&u) - 1 {
        // Both calls have sweeps of their own.
        u[i] = relaxed(&u, i);
        track.scale(u[i]);
        // No buffer.
        turn(&mut point, x[i]);
        // A part, a new buffer of this pass, and one that each pass replaces.
        mix(&mut u[i - 1..=i], 1);
        let mut own = vec![x[i]; 3];
        mix(&mut own, 1);
        let mut next = vec![own[1]; u.len()];
        next[0] += u[i];
        u = next;
        mix(&mut u, i);
    }
    u[1] * track.hits[0] * point.at[0]
}

#[allow(deprecated)]
#[autodiff_reverse(d_quiet_by_attribute, Duplicated, Active)]
fn quiet_by_attribute(x: &[f64]) -> f64 {
    let mut u = x.to_vec();
    for i in 1..u.len() {
        mix(&mut u, i);
    }
    u[2]
}

#[autodiff_reverse(d_quiet_by_option, Duplicated, Active, analyses = off)]
fn quiet_by_option(x: &[f64]) -> f64 {
    let mut u = x.to_vec();
    for i in 1..u.len() {
        mix(&mut u, i);
    }
    u[2]
}

fn main() {
    let _ = (slice, parts, structs, quiet, quiet_by_attribute, quiet_by_option);
    let _ = (d_slice, d_parts, d_structs, d_quiet, d_quiet_by_attribute, d_quiet_by_option);
}
