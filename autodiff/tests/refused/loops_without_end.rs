use rootgrad_autodiff::*;

#[autodiff_reverse(d_unbounded, Active, Active)]
fn unbounded(x: f64) -> f64 {
    let mut s = x;
    for i in 0.. {
        s *= 0.5 + i as f64;
    }
    s
}

fn main() {}
