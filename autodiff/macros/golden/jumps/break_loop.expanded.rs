// Written by the golden test; do not edit.
/// The reverse derivative of [`first_negative`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_first_negative(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut d_result = d_ret;
    let mut s = 0.0;
    let mut running = true;
    let mut d_s: f64 = -0.0;
    d_s += d_result;
    for i in 0..x.len() {
        if x[i] < 0.0 {
            running = false;
        } else {
            s += x[i] * x[i];
        }
        if x[i] < 0.0 {} else {
            let d_1 = d_s;
            d_x[i] += d_1 * x[i];
            d_x[i] += d_1 * x[i];
        }
        if !running {
            break;
        }
    }
    let result: f64 = s;
    result
}
