// Written by the golden test; do not edit.
/// The reverse derivative of [`early`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_early(x: f64, d_ret: f64) -> (f64, f64) {
    let result: f64;
    if x < 0.0 {
        result = (-2.0) * x;
    } else {
        let y = x * x;
        result = y + x;
    }
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    if x < 0.0 {
        let d_1 = ::core::mem::take(&mut d_result);
        d_x += d_1 * (-2.0);
    } else {
        let mut d_y: f64 = -0.0;
        let d_2 = ::core::mem::take(&mut d_result);
        d_y += d_2;
        d_x += d_2;
        d_x += d_y * x;
        d_x += d_y * x;
    }
    (result, d_x)
}
