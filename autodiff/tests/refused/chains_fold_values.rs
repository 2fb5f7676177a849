use rootgrad_autodiff::*;

#[autodiff_reverse(d_folded, Duplicated, Active)]
fn folded(x: &[f64]) -> f64 {
    let start = (0.0, 0.0);
    let a = x.iter().fold(start, |_, v| (*v, v * v));
    a.0
}

fn main() {}
