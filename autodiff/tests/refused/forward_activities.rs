//! Activities and widths of forward mode.
use rootgrad_autodiff::autodiff_forward;

#[autodiff_forward(d_active, Active, Dual)]
fn active(x: f64) -> f64 {
    x * x
}

#[autodiff_forward(d_count, Dual)]
fn count(x: f64) -> f64 {
    x * x
}

#[autodiff_forward(d_wide, 0, Dual, Dual)]
fn wide(x: f64) -> f64 {
    x * x
}

#[autodiff_forward(d_vector, 2, Dualv, Dual)]
fn vector(x: f64) -> f64 {
    x * x
}

fn main() {}
