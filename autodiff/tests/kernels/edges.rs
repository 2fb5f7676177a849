//! Kernels at the edges of the dialect, with their derivatives.

use rootgrad_autodiff::kernel;

use crate::harness::Case;

/// A buffer under a name that is shortened, read by a function and written outside of it.
#[kernel]
#[autodiff_reverse(d_renamed, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_renamed, Dual, Dual, Const, Dual)]
fn renamed(_out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    fn half(mut v: f64) -> f64 {
        v *= 0.5;
        v
    }
    fn square(buffer: Global<f64>, i: u32) -> f64 {
        buffer.get(i) * buffer.get(i)
    }
    let i = thread::index_1d();
    if i < n {
        _out.set(i, _out.get(i) + x.get(i) * a);
        let y = square(_out, i) + half(2.0);
        _out.set(i, 0.5 * y);
        _out.set(i, square(_out, i) * x.get(i));
    }
}

/// Integers wrap in arrays, too, and have signs.
#[kernel]
#[autodiff_reverse(d_counts, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_counts, Dual, Dual, Const, Dual)]
fn counts(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        let mut c = [5u32; 3];
        c[i % 3] -= 1;
        c[0] -= 1;
        let k = (i as i32) - 3;
        let mut y = x.get(i);
        for l in (-2..=k % 3).rev() {
            y = y * 0.5 + a * (y * y + 0.2).powi(l) * (c[i % 3] as f64);
        }
        out.set(i, y);
    }
}

/// Shared memory after a `return` that all threads of a block take.
#[kernel]
#[autodiff_reverse(d_late_shared, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_late_shared, Dual, Dual, Const, Dual)]
fn late_shared(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    if n < 2 {
        return;
    }
    let s = Shared::<f64, 8>::new();
    let t = thread::thread_idx_x();
    let i = thread::index_1d();
    s.set(t, x.get(i) * a);
    sync_threads();
    for k in 0..2 {
        let v = s.get((t + 1) % 8) * s.get(t);
        sync_threads();
        s.set(t, v + x.get(i));
        sync_threads();
    }
    out.set(i, s.get(7 - t) * s.get(0));
}

/// The elements that the threads use are those of threads that have returned.
#[kernel]
#[autodiff_reverse(d_left, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_left, Dual, Dual, Const, Dual)]
fn left(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    let t = thread::thread_idx_x();
    if i >= n {
        return;
    }
    let s = Shared::<f64, 8>::new();
    s.set(7 - t, x.get(i) * a);
    out.set(i, s.get(7 - t) * x.get(i));
}

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(renamed d_renamed t_renamed: 2, 4, out 7, x 7, n 7),
        case!(counts d_counts t_counts: 2, 4, out 7, x 7, n 7, passes 20),
        case!(late_shared d_late_shared t_late_shared: 2, 8, out 16, x 16, n 16),
        case!(left d_left t_left: 1, 8, out 8, x 8, n 5),
    ]
}
