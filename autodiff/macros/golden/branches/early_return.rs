#[autodiff_reverse(d_early, Active, Active)]
fn early(x: f64) -> f64 {
    if x < 0.0 {
        return -2.0 * x;
    }
    let y = x * x;
    y + x
}
