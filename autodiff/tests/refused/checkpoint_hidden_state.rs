use rootgrad_autodiff::*;
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

#[autodiff_reverse(d_counted, Active, Const, Active)]
fn counted(x: f64, n: usize) -> f64 {
    let k = Cell::new(0.0);
    let mut s = x;
    #[checkpoint(budget = 3)]
    for _ in 0..n {
        k.set(k.get() + 0.1);
        s += 0.3 * s.cos() * k.get();
    }
    s
}

#[autodiff_reverse(d_toggled, Active, Const, Active)]
fn toggled(x: f64, n: &AtomicUsize) -> f64 {
    let mut s = x;
    #[checkpoint(budget = 2)]
    for _ in 0..6 {
        let old = n.fetch_xor(1, Ordering::Relaxed);
        if old == 0 { s *= x; } else { s += 2.0 * x; }
    }
    s
}

static PASSES: AtomicUsize = AtomicUsize::new(0);

#[autodiff_reverse(d_of_static, Active, Active)]
fn of_static(x: f64) -> f64 {
    let mut s = x;
    #[checkpoint(budget = 2)]
    for _ in 0..6 {
        let old = PASSES.fetch_add(1, Ordering::Relaxed);
        if old % 2 == 0 { s *= x; } else { s += 2.0 * x; }
    }
    s
}

fn main() {}
