#[autodiff_reverse(d_gaussian, Duplicated, Active, Active)]
fn gaussian(x: &[f64], mean: f64) -> f64 {
    fn sq(x: f64) -> f64 {
        x * x
    }
    let mut s = 0.0;
    for v in x {
        s -= 0.5 * sq(v - mean);
    }
    s
}
