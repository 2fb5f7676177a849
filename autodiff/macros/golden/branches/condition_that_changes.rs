#[autodiff_reverse(d_changing, Active, Active)]
fn changing(x: f64) -> f64 {
    let mut s = x;
    for _ in 0..3 {
        if s > 1.0 {
            s = s * 0.5;
        } else {
            s = s * s + x;
        }
    }
    s
}
