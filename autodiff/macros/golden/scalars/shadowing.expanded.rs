// Written by the golden test; do not edit.
/// The reverse derivative of [`shadowed`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_shadowed(x: f64, d_ret: f64) -> (f64, f64) {
    let y = x.sin();
    let x_2 = x * y;
    let x_3 = y + x_2;
    let y_2 = x_3 * x_3;
    let result: f64 = x_2 + y_2;
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_y: f64 = -0.0;
    let mut d_x_2: f64 = -0.0;
    let mut d_x_3: f64 = -0.0;
    let mut d_y_2: f64 = -0.0;
    d_x_2 += d_result;
    d_y_2 += d_result;
    d_x_3 += d_y_2 * x_3;
    d_x_3 += d_y_2 * x_3;
    d_y += d_x_3;
    d_x_2 += d_x_3;
    d_x += d_x_2 * y;
    d_y += d_x_2 * x;
    d_x += d_y * ::rootgrad_autodiff::rules::sin(x);
    (result, d_x)
}
