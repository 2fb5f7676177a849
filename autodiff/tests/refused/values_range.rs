use rootgrad_autodiff::*;

#[autodiff_reverse(d_range, Active, Active)]
fn range(x: f64) -> f64 {
    let r = 0.0..x;
    r.end * 2.0
}

fn main() {}
