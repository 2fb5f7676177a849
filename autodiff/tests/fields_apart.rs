//! Writes to one field leave what was read from another: the reverse sweep reads it again instead of storing it.

#![allow(missing_docs)]

use rootgrad_autodiff::{Differentiable, autodiff_reverse, differentiable, with_tape_bytes};

#[derive(Clone, Differentiable)]
struct Bins {
    at: Vec<usize>,
    x: Vec<f64>,
    sums: Vec<f64>,
}

/// Σ (k + 1) s_k, where s_k is the sum of x_i² over the events i in bin k.
#[autodiff_reverse(d_filled, Duplicated, Active)]
fn filled(bins: &Bins) -> f64 {
    let mut bins = bins.clone();
    for i in 0..bins.at.len() {
        let k = bins.at[i];
        bins.sums[k] += bins.x[i] * bins.x[i];
    }
    weighted(&bins.sums)
}

/// The same through a reference to the written field, while the events move to bin 0.
#[autodiff_reverse(d_emptied, Duplicated, Active)]
fn emptied(bins: &Bins) -> f64 {
    let mut bins = bins.clone();
    for i in 0..bins.at.len() {
        let k = bins.at[i];
        let sums = &mut bins.sums;
        sums[k] += bins.x[i] * bins.x[i];
        bins.at[i] = 0;
    }
    weighted(&bins.sums)
}

/// The same, and then all fields have other values at once.
#[autodiff_reverse(d_replaced, Duplicated, Active)]
fn replaced(bins: &Bins) -> f64 {
    let mut bins = bins.clone();
    let mut total = 0.0;
    for _ in 0..2 {
        for i in 0..bins.at.len() {
            let k = bins.at[i];
            bins.sums[k] += bins.x[i] * bins.x[i];
        }
        total += weighted(&bins.sums);
        bins = Bins { at: vec![0; 3], x: vec![0.5; 3], sums: vec![0.0; 3] };
    }
    total
}

#[differentiable]
impl Bins {
    fn squared(&self, i: usize) -> f64 {
        self.x[i] * self.x[i]
    }

    /// Fills the bins through methods that do not read them.
    fn fill(&mut self) {
        for i in 0..self.at.len() {
            let squared = self.squared(i);
            let k = self.at[i];
            self.sums[k] += squared;
        }
    }

    fn last(&self, k: usize) -> f64 {
        self.sum(k).sin()
    }

    fn sum(&self, k: usize) -> f64 {
        self.sums[k]
    }

    /// Fills the bins through a method that reads them.
    fn fold(&mut self) {
        for i in 0..self.at.len() {
            let k = self.at[i];
            let last = self.last(k);
            self.sums[k] = last * self.x[i] + self.x[i];
        }
    }
}

#[autodiff_reverse(d_by_methods, Duplicated, Active)]
fn by_methods(bins: &Bins) -> f64 {
    let mut bins = bins.clone();
    bins.fill();
    weighted(&bins.sums)
}

#[autodiff_reverse(d_folded, Duplicated, Active)]
fn folded(bins: &Bins) -> f64 {
    let mut bins = bins.clone();
    bins.fold();
    weighted(&bins.sums)
}

#[differentiable]
fn weighted(sums: &[f64]) -> f64 {
    let mut total = 0.0;
    for k in 0..sums.len() {
        total += (k + 1) as f64 * sums[k];
    }
    total
}

fn bins(n: usize) -> Bins {
    let x = (0..n).map(|i| 0.25 * i as f64 - 1.0).collect();
    Bins { at: (0..n).map(|i| (5 * i + 2) % 3).collect(), x, sums: vec![0.0; 3] }
}

/// The derivatives by `x` are 2 (k + 1) x_i.
fn check(derivative: fn(&Bins, &mut Bins, f64) -> f64, n: usize) -> usize {
    let bins = bins(n);
    let mut d = Bins { at: bins.at.clone(), x: vec![0.0; n], sums: vec![0.0; 3] };
    let (_, bytes) = with_tape_bytes(|| derivative(&bins, &mut d, 1.0));
    for i in 0..n {
        assert_eq!(d.x[i], 2.0 * (bins.at[i] + 1) as f64 * bins.x[i], "event {i}");
    }
    assert_eq!(d.sums, [1.0, 2.0, 3.0]);
    bytes
}

#[test]
fn an_index_in_another_field_is_not_stored() {
    assert_eq!(check(d_filled, 6), check(d_filled, 600));
}

#[test]
fn an_index_that_changes_is_stored() {
    assert!(check(d_emptied, 6) < check(d_emptied, 600));
    check(d_replaced, 6);
}

#[test]
fn methods_that_read_other_fields_run_on_what_is_there() {
    // The overwritten sum of an event is stored, with 8 bytes of the record; its bin is not.
    let bytes = check(d_by_methods, 900);
    assert!(bytes <= 16_384, "{bytes} bytes for 900 events");
}

#[test]
fn a_method_that_reads_the_written_field_has_its_values() {
    let (bins, h) = (bins(9), 1e-6);
    let mut d = Bins { at: bins.at.clone(), x: vec![0.0; 9], sums: vec![0.0; 3] };
    d_folded(&bins, &mut d, 1.0);
    for i in 0..9 {
        let moved = |by: f64| {
            let mut bins = bins.clone();
            bins.x[i] += by;
            folded(&bins)
        };
        let slope = (moved(h) - moved(-h)) / (2.0 * h);
        assert!((d.x[i] - slope).abs() < 1e-8, "event {i}: {} for {slope}", d.x[i]);
    }
}
