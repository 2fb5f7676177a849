use rootgrad_autodiff::*;

#[autodiff_reverse(d_copy, Duplicated, Active)]
fn copy(x: &[f64]) -> f64 {
    let mut a = [x[0], x[1]];
    let mut s = 0.0;
    for v in a {
        a[1] = 0.0;
        s += v;
    }
    s
}

fn main() {}
