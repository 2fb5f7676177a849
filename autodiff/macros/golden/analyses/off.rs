#[autodiff_reverse(d_weighted, Duplicated, Const, Active, analyses = off)]
fn weighted(x: &[f64], k: f64) -> f64 {
    let half = 0.5 * k;
    let mut s = 0.0;
    for i in 0..x.len() {
        let d = x[i] - 1.0;
        s += d * d * half;
    }
    s
}
