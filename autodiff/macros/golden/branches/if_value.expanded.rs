// Written by the golden test; do not edit.
/// The reverse derivative of [`if_value`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_if_value(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
    let t;
    if x > y {
        t = x * x;
    } else {
        t = x * y;
    }
    let a = t;
    let result: f64 = a * y;
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_y = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_t: f64 = -0.0;
    let mut d_a: f64 = -0.0;
    d_a += d_result * y;
    d_y += d_result * a;
    d_t += d_a;
    if x > y {
        let d_1 = ::core::mem::take(&mut d_t);
        d_x += d_1 * x;
        d_x += d_1 * x;
    } else {
        let d_2 = ::core::mem::take(&mut d_t);
        d_x += d_2 * y;
        d_y += d_2 * x;
    }
    (result, d_x, d_y)
}
