//! A Gauss-Seidel sweep, whose helper reads elements of the buffer that the sweep overwrites.

use super::{Of, Scaled};
use rootgrad_autodiff::{autodiff_forward, autodiff_reverse, differentiable};

#[differentiable]
fn relax(u: &[f64], i: usize, w: f64) -> f64 {
    (1.0 - w) * u[i] + 0.5 * w * (u[i - 1] + u[i + 1]).sin()
}

#[autodiff_reverse(d_sweep, Duplicated, Active)]
#[autodiff_forward(t_sweep, Dual, Dual)]
fn sweep(u0: &[f64]) -> f64 {
    let mut u = u0.to_vec();
    for i in 1..u.len() - 1 {
        u[i] = relax(&u, i, 0.9);
    }
    u.iter().map(|v| v * v).sum()
}

pub fn case(size: usize) -> Box<dyn Scaled> {
    Of::boxed(
        super::numbers(size, 1),
        |x| sweep(x),
        |x, d| {
            d_sweep(x, d, 1.0);
        },
        |x, t| t_sweep(x, t),
    )
}
