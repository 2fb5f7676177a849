// Written by the golden test; do not edit.
/// The reverse derivative of [`weighted`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_weighted(
    x: &[f64],
    d_x: &mut [f64],
    w: &[f64],
    d_w: &mut [f64],
    d_ret: f64,
) -> f64 {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
    let mut d_result = d_ret;
    let mut s = 0.0;
    let mut d_s: f64 = -0.0;
    d_s += d_result;
    for i in 0..x.len() {
        let d = x[i] - 1.0;
        s += (d * d) * w[i];
        let mut d_d: f64 = -0.0;
        let d_1 = d_s;
        let d_2 = d_1 * w[i];
        d_d += d_2 * d;
        d_d += d_2 * d;
        d_w[i] += d_1 * (d * d);
        d_x[i] += d_d;
    }
    let result: f64 = s;
    result
}
