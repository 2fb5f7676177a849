#[autodiff_reverse(d_if_value, Active, Active, Active)]
fn if_value(x: f64, y: f64) -> f64 {
    let a = if x > y { x * x } else { x * y };
    a * y
}
