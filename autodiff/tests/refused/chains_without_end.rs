use rootgrad_autodiff::*;

#[autodiff_reverse(d_endless, Active, Active)]
fn endless(x: f64) -> f64 {
    let mut s = 0.0;
    for (i, v) in std::iter::repeat(x).enumerate() {
        s += v * i as f64;
    }
    s
}

fn main() {}
