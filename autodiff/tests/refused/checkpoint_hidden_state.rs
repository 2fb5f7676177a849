use rootgrad_autodiff::*;
use std::cell::Cell;

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

fn main() {}
