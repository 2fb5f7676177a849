#[autodiff_reverse(d_local, Active, Active, Active)]
fn local(x: f64, y: f64) -> f64 {
    let mut a = [x, y, 0.0];
    a[2] = a[0] * a[1];
    a[2] * a[0]
}
