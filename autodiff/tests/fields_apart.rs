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
    // The shadow of an index has its value, which is stored for it: 8 bytes of each event, or up to 16 while a list grows.
    let bytes = check(d_filled, 600);
    assert!(bytes <= 16 * 600, "{bytes} bytes for 600 events");
}

#[test]
fn an_index_that_changes_is_stored() {
    assert!(check(d_filled, 600) < check(d_emptied, 600));
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

/// Methods that write an element whose index depends on other fields: fixed, moving, and an array of integers.
#[derive(Clone, Differentiable)]
struct Grid {
    columns: usize,
    next: usize,
    order: Vec<usize>,
    cells: Vec<f64>,
    rows: Vec<Cell>,
}

#[derive(Clone, Differentiable)]
struct Cell {
    level: f64,
}

#[differentiable]
impl Cell {
    fn rise(&mut self, by: f64) {
        self.level = self.level * by + by;
    }
}

#[differentiable]
impl Grid {
    fn set(&mut self, i: usize, j: usize, to: f64) {
        self.cells[i * self.columns + j] = to;
    }

    fn put(&mut self, to: f64) {
        self.cells[self.next] *= to;
        self.next += 1;
        self.cells[self.next - 1] += to * to;
    }

    fn sort_in(&mut self, i: usize, to: f64) {
        self.cells[self.order[i]] *= to;
        self.order[i] = i;
        self.cells[self.order[i]] += to;
    }

    fn rise(&mut self, by: f64) {
        self.rows[self.next % self.columns].rise(by);
        self.next += 1;
    }

    fn size(&self) -> f64 {
        let cells: f64 = self.cells.iter().map(|c| c * c).sum();
        cells + self.rows.iter().map(|c| c.level * c.level).sum::<f64>()
    }
}

#[autodiff_reverse(d_written, Duplicated, Active)]
fn written(x: &[f64]) -> f64 {
    let n = x.len();
    let cell = Cell { level: x[0] };
    let mut grid = Grid {
        columns: n,
        next: 0,
        order: vec![0; n],
        cells: vec![1.0; 3 * n],
        rows: vec![cell; n],
    };
    for i in 0..n {
        grid.order[i] = (5 * i + 2) % n;
        for j in 0..2 {
            grid.set(j, i, x[i] * x[j] + 0.5);
        }
    }
    for i in 0..n {
        grid.put(x[i]);
        grid.rise(x[i]);
    }
    grid.next = 1;
    for i in 0..n {
        grid.sort_in(i, x[i]);
        grid.rise(x[i] * 0.5);
    }
    grid.size()
}

#[test]
fn a_method_undoes_what_it_wrote_where_another_field_says() {
    let numbers = |n: usize| (0..n).map(|i| 0.9 + 0.3 * (1.7 * i as f64).sin()).collect::<Vec<_>>();
    let (x, h) = (numbers(7), 1e-6);
    let mut d = vec![0.0; 7];
    assert_eq!(d_written(&x, &mut d, 1.0), written(&x));
    for i in 0..7 {
        let moved = |by: f64| {
            let mut x = x.clone();
            x[i] += by;
            written(&x)
        };
        let slope = (moved(h) - moved(-h)) / (2.0 * h);
        assert!((d[i] - slope).abs() < 1e-7 * slope.abs().max(1.0), "{i}: {} for {slope}", d[i]);
    }
    let bytes = |n: usize| with_tape_bytes(|| d_written(&numbers(n), &mut vec![0.0; n], 1.0)).1;
    assert!(bytes(3_000) < 9 * bytes(500), "{} and {} bytes", bytes(500), bytes(3_000));
}
