//! Facts that the compiler knows about a function and its tokens do not show.
use rootgrad_autodiff::{autodiff_forward, autodiff_reverse};

#[autodiff_reverse(d_conditional, Active, Active)]
fn conditional(x: f64) -> f64 {
    #[cfg(any())]
    let x = 2.0 * x;
    x * x
}

#[autodiff_forward(t_conditional, Dual, Const, Dual)]
fn conditional_parameter(x: f64, #[cfg(all())] n: usize) -> f64 {
    x * n as f64
}

macro_rules! shadowing {
    ($x:ident) => {
        #[autodiff_reverse(d_shadowing, Active, Active)]
        fn shadowing($x: f64) -> f64 {
            let y = 2.0 * $x;
            y * $x
        }
    };
}
shadowing!(y);

fn main() {}
