use rootgrad_autodiff::*;

#[autodiff_reverse(d_sorted, Duplicated, Active)]
fn sorted(x: &[f64; 3]) -> f64 {
    let mut y = *x;
    let mut comparisons = 0;
    y.sort_by(|a, b| {
        comparisons += 1;
        a.total_cmp(b)
    });
    y[0] * y[2]
}

fn main() {}
