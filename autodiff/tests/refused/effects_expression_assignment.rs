use rootgrad_autodiff::*;

#[autodiff_reverse(d_chained, Active, Active)]
fn chained(x: f64) -> f64 {
    let mut y = x;
    let z = (y = 2.0 * x);
    let _ = z;
    y
}

#[autodiff_reverse(d_unsafe_block, Duplicated, Active)]
fn unsafe_block(x: &[f64]) -> f64 {
    unsafe { *x.get_unchecked(0) }
}

fn main() {}
