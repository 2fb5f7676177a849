//! Horner's scheme by recursion.

use super::{Of, Scaled};
use rootgrad_autodiff::{autodiff_forward, autodiff_reverse, differentiable};

#[differentiable]
fn horner(c: &[f64], x: f64, n: usize) -> f64 {
    if n == 0 { c[0] } else { horner(c, x, n - 1) * x + c[n] }
}

#[autodiff_reverse(d_polynomial, Duplicated, Active)]
#[autodiff_forward(t_polynomial, Dual, Dual)]
fn polynomial(c: &[f64]) -> f64 {
    horner(c, 0.9 * c[0], c.len() - 1)
}

pub fn case(size: usize) -> Box<dyn Scaled> {
    Of::boxed(
        super::numbers(size, 2),
        |x| polynomial(x),
        |x, d| {
            d_polynomial(x, d, 1.0);
        },
        |x, t| t_polynomial(x, t),
    )
}
