#[autodiff_reverse(d_stretch, Duplicated, Active)]
fn stretch(x: &[f64]) -> f64 {
    x.iter().zip(&x[1..]).map(|(a, b)| (b - a).powi(2)).sum()
}
