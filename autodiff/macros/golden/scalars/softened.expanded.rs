// Written by the golden test; do not edit.
/// The reverse derivative of [`pull`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_pull(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
    let r2 = (0.01 + (x * x)) + (y * y);
    let sqrt_2 = r2.sqrt();
    let force = x / (r2 * sqrt_2);
    let t;
    if y > 0.0 {
        t = force;
    } else {
        t = x;
    }
    let result: f64 = t;
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_y = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_r2: f64 = -0.0;
    let mut d_sqrt_2: f64 = -0.0;
    let mut d_force: f64 = -0.0;
    let mut d_t: f64 = -0.0;
    d_t += d_result;
    if y > 0.0 {
        let d_1 = ::core::mem::take(&mut d_t);
        d_force += d_1;
    } else {
        let d_2 = ::core::mem::take(&mut d_t);
        d_x += d_2;
    }
    d_x += d_force / (r2 * sqrt_2);
    let d_3 = d_force / (r2 * sqrt_2) * force;
    d_r2 -= d_3 * sqrt_2;
    d_sqrt_2 -= d_3 * r2;
    d_r2 += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
    d_x += d_r2 * x;
    d_x += d_r2 * x;
    d_y += d_r2 * y;
    d_y += d_r2 * y;
    (result, d_x, d_y)
}
