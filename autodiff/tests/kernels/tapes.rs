//! Kernels whose derivatives store a value for each pass of a loop: with a number of passes that an argument gives, and with one that the data give.

use rootgrad_autodiff::kernel;

#[kernel]
#[autodiff_reverse(d_powers, Duplicated, Duplicated, Const)]
pub(crate) fn powers(out: Global<f32>, x: Global<f32>, n: u32) {
    let i = thread::index_1d();
    let mut y = x.get(i);
    for k in 0..n {
        y *= y * 0.5;
    }
    out.set(i, y);
}

#[kernel]
#[autodiff_reverse(d_halving, Duplicated, Duplicated)]
pub(crate) fn halving(out: Global<f32>, x: Global<f32>) {
    let i = thread::index_1d();
    let mut y = x.get(i);
    while y > 1.0 {
        y = y * y * 0.1;
    }
    out.set(i, y);
}
