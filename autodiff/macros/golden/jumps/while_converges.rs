#[autodiff_reverse(d_newton, Active, Active)]
fn newton(a: f64) -> f64 {
    let mut x = a;
    while (x * x - a).abs() > 1e-12 {
        x = 0.5 * (x + a / x);
    }
    x
}
