use rootgrad_autodiff::*;

#[autodiff_reverse(d_returned, Active, Active, Active)]
fn returned(u: f64, v: f64) -> f64 {
    let (mut a, mut b) = (u, v);
    let r = if u > v { &mut a } else { &mut b };
    *r *= 2.0;
    a * b
}

fn main() {}
