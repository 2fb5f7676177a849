// Written by the golden test; do not edit.
/// The reverse derivative of [`arithmetic`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_arithmetic(x: f64, y: f64, c: f64, d_ret: f64) -> (f64, f64, f64) {
    let a = (x * y) - (c / x);
    let b = (-(a + (2.0 * y))) * c;
    let result: f64 = (a - b) / ((y * y) + 1.0);
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_y = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_a: f64 = -0.0;
    let mut d_b: f64 = -0.0;
    let d_1 = d_result / ((y * y) + 1.0);
    d_a += d_1;
    d_b -= d_1;
    let d_2 = d_result / ((y * y) + 1.0) * result;
    d_y -= d_2 * y;
    d_y -= d_2 * y;
    let d_3 = d_b * c;
    d_a -= d_3;
    d_y -= d_3 * 2.0;
    d_x += d_a * y;
    d_y += d_a * x;
    d_x += d_a / x * (c / x);
    (result, d_x, d_y)
}
