use rootgrad_autodiff::*;

#[autodiff_reverse(d_parts, Duplicated, Active)]
fn parts(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for part in x.split(|v| *v < 0.0) {
        s += part[0];
    }
    s
}

fn main() {}
