//! A recurrence below eight functions that call one another.

use super::{Of, Scaled};
use rootgrad_autodiff::{autodiff_forward, autodiff_reverse, differentiable};

#[differentiable]
fn recurrence(v: &[f64]) -> f64 {
    let mut s = 0.3;
    for q in v {
        s = (s * q + 0.1).sin();
    }
    s
}

macro_rules! tower {
    ($($name:ident of $inner:ident),*) => { $(
        #[differentiable]
        fn $name(v: &[f64]) -> f64 {
            $inner(v) * 1.01
        }
    )* };
}

tower!(one of recurrence, two of one, three of two, four of three, five of four, six of five, seven of six);

#[autodiff_reverse(d_eight, Duplicated, Active)]
#[autodiff_forward(t_eight, Dual, Dual)]
fn eight(v: &[f64]) -> f64 {
    seven(v).exp()
}

pub fn case(size: usize) -> Box<dyn Scaled> {
    Of::boxed(
        super::numbers(size, 3),
        |x| eight(x),
        |x, d| {
            d_eight(x, d, 1.0);
        },
        |x, t| t_eight(x, t),
    )
}
