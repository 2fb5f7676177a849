#[autodiff_reverse(d_captures, Active, Active, Active)]
fn captures(x: f64, y: f64) -> f64 {
    let scaled = |z: f64| x * z;
    scaled(y) + scaled(2.0)
}
