//! Kernels: each message stands at the code that caused it.

use rootgrad_autodiff::kernel;

#[kernel]
fn halve(out: Global<f32>, x: Global<f32>) {
    let i = thread::index_1d();
    let half = 0.5;
    out.set(i, x.get(i) * half);
}

#[kernel]
fn mixed(out: Global<f32>, n: u32) {
    out.set(0, 2.0 * n);
}

#[kernel]
fn divergent(out: Global<f32>) {
    let t = thread::thread_idx_x();
    if t < 16 {
        sync_threads();
    }
    out.set(t, 1.0);
}

#[kernel]
#[autodiff_reverse(d_references, Duplicated, Const)]
fn references(x: Global<f32>, y: &mut [f32]) {}

#[kernel]
#[autodiff_reverse(d_integers, Duplicated, Active)]
fn integers(x: Global<f32>, n: u32) {
    x.set(n, 1.0);
}

#[rootgrad_autodiff::autodiff_reverse(d_order, Duplicated)]
#[kernel]
fn order(x: Global<f32>) {}

#[kernel]
#[autodiff_reverse(d_options, Duplicated, source = OPTIONS, tape = with_tape)]
fn options(x: Global<f32>) {}

fn main() {}
