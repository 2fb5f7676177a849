use rootgrad_autodiff::*;

#[autodiff_reverse(d_tuple, Active, Active)]
fn tuple(x: f64) -> f64 {
    let t = (x, x * x);
    t.0 * t.1
}

fn main() {}
