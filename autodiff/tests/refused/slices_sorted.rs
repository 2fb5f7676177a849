use rootgrad_autodiff::*;

#[autodiff_reverse(d_sorted, Duplicated, Active)]
fn sorted(x: &[f64; 3]) -> f64 {
    let mut y = *x;
    y.sort_by(f64::total_cmp);
    y[0] * y[2]
}

fn main() {}
