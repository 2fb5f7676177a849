#[autodiff_reverse(d_positive, Duplicated, Active)]
fn positive(x: &[f64]) -> f64 {
    x.iter().filter(|v| **v > 0.0).map(|v| v * v).sum()
}
