#[autodiff_reverse(d_weighted, Duplicated, Duplicated, Active)]
fn weighted(x: &[f64], w: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        let d = x[i] - 1.0;
        s += d * d * w[i];
    }
    s
}
