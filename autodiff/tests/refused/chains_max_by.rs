use rootgrad_autodiff::*;

#[autodiff_reverse(d_largest, Duplicated, Active)]
fn largest(x: &[f64]) -> f64 {
    *x.iter().max_by(|a, b| a.total_cmp(b)).unwrap()
}

fn main() {}
