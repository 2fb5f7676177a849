use rootgrad_autodiff::*;

#[autodiff_reverse(d_flat, Duplicated, Active)]
fn flat(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in (0..x.len()).flat_map(|i| x[..i].iter()) {
        if s > 1.0 {
            break;
        }
        s += v * v;
    }
    s
}

fn main() {}
