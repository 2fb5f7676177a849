#[autodiff_reverse(d_squares, Duplicated, Active)]
fn squares(x: &[f64]) -> f64 {
    let y: Vec<f64> = x.iter().map(|v| v * v).collect();
    y.iter().product()
}
