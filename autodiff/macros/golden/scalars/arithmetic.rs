#[autodiff_reverse(d_arithmetic, Active, Active, Const, Active)]
fn arithmetic(x: f64, y: f64, c: f64) -> f64 {
    let a = x * y - c / x;
    let b = -(a + 2.0 * y) * c;
    (a - b) / (y * y + 1.0)
}
