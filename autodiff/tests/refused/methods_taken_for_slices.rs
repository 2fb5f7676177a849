use rootgrad_autodiff::{Differentiable, autodiff_reverse, differentiable};
use std::ops::{Index, IndexMut};

/// A ring: the last value is not the last element.
#[derive(Clone, Debug, Default, Differentiable)]
struct Ring {
    values: Vec<f64>,
    head: usize,
}

impl Index<usize> for Ring {
    type Output = f64;
    fn index(&self, i: usize) -> &f64 {
        &self.values[i]
    }
}

impl IndexMut<usize> for Ring {
    fn index_mut(&mut self, i: usize) -> &mut f64 {
        &mut self.values[i]
    }
}

impl Ring {
    fn len(&self) -> usize {
        self.values.len()
    }
    fn last(&self) -> Option<f64> {
        self.values.get(self.head).copied()
    }
}

#[differentiable]
impl Ring {
    fn fill(&mut self, value: f64) {
        self.values[self.head] += value;
    }
    fn take(&mut self) -> Ring {
        self.clone()
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Monitor {
    ring: Ring,
}

#[differentiable]
fn monitor(x: &[f64]) -> Monitor {
    Monitor { ring: Ring { values: x.to_vec(), head: 1 } }
}

#[autodiff_reverse(d_latest, Duplicated, Active)]
fn latest(monitor: &Monitor) -> f64 {
    monitor.ring.last().unwrap()
}

#[autodiff_reverse(d_filled, Duplicated, Active)]
fn filled(x: &[f64]) -> f64 {
    let mut monitor = monitor(x);
    monitor.ring.fill(x[0]);
    x[1]
}

#[autodiff_reverse(d_taken, Duplicated, Active)]
fn taken(x: &[f64]) -> f64 {
    let mut monitor = monitor(x);
    let ring = monitor.ring.take();
    ring.values[0]
}

fn main() {}
