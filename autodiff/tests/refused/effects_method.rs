use rootgrad_autodiff::*;

#[autodiff_reverse(d_selected, Duplicated, Active)]
fn selected(x: &mut Vec<f64>) -> f64 {
    x.select_nth_unstable_by(1, |a, b| a.total_cmp(b));
    x[0] * x[0]
}

fn main() {}
