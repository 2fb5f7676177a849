use rootgrad_autodiff::*;

fn square(x: f64) -> f64 {
    x * x
}

#[autodiff_reverse(d_calls, Active, Active)]
fn calls(x: f64) -> f64 {
    square(x)
}

fn main() {}
