use rootgrad_autodiff::*;

#[autodiff_reverse(d_through, Active, Const, Active)]
fn through(x: f64, f: fn(f64) -> f64) -> f64 {
    f(x)
}

fn main() {}
