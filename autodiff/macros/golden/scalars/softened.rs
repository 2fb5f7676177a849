#[autodiff_reverse(d_pull, Active, Active, Active)]
fn pull(x: f64, y: f64) -> f64 {
    let r2 = 0.01 + x * x + y * y;
    let force = x / (r2 * r2.sqrt());
    if y > 0.0 { force } else { x }
}
