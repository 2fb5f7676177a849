use rootgrad_autodiff::*;

#[autodiff_reverse(d_sorted, Duplicated, Active)]
fn sorted(x: &mut Vec<f64>) -> f64 {
    x.sort_by(f64::total_cmp);
    x[0] * x[0]
}

fn main() {}
