//! C[i,j,l,m] = Σ_k A[i,j,k] B[k,l,m]; every index runs from 0 to n - 1, one thread computes one element.

use rootgrad_autodiff::kernel;

#[kernel]
#[autodiff_reverse(d_contraction, Duplicated, Duplicated, Duplicated, Const)]
#[autodiff_forward(t_contraction, Dual, Dual, Dual, Const)]
pub(crate) fn contraction(c: Global<f64>, a: Global<f64>, b: Global<f64>, n: u32) {
    let at = thread::index_1d();
    if at >= n * n * n * n {
        return;
    }
    let row = at / (n * n);
    let column = at % (n * n);
    let mut sum = 0.0f64;
    for k in 0..n {
        sum += a.get(row * n + k) * b.get(k * n * n + column);
    }
    c.set(at, sum);
}
