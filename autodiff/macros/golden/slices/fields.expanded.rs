// Written by the golden test; do not edit.
/// The reverse derivative of [`fields`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_fields(model: &Model, d_model: &mut Model, x: &[f64], d_ret: f64) -> f64 {
    let mut d_result = d_ret;
    let mut s = model.bias;
    let mut d_s: f64 = -0.0;
    d_s += d_result;
    for i in 0..x.len() {
        s += model.weights[i] * x[i];
        let d_1 = d_s;
        d_model.weights[i] += d_1 * x[i];
    }
    let result: f64 = s;
    d_model.bias += d_s;
    result
}
