use rootgrad_autodiff::*;

#[autodiff_reverse(d_rows, Duplicated, Active)]
fn rows(x: &[&[f64]]) -> f64 {
    x[0][0] * x[1][0]
}

#[autodiff_reverse(d_pair, Duplicated, Active)]
fn pair(x: &(usize, &[f64])) -> f64 {
    x.1[x.0]
}

fn main() {}
