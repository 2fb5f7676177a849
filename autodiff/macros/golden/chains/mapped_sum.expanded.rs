// Written by the golden test; do not edit.
/// The reverse derivative of [`stretch`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_stretch(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut d_result = d_ret;
    let mut sum_2: f64 = -0.0;
    let length = x.len().min(x[1..].len());
    let mut d_sum_2: f64 = -0.0;
    d_sum_2 += d_result;
    for i in 0..length {
        let a = &x[i];
        let b = &x[1..][i];
        sum_2 += ((*b) - (*a)).powi(2);
        let a = &x[i];
        let b = &x[1..][i];
        let d_1 = d_sum_2;
        let d_2 = d_1 * ::rootgrad_autodiff::rules::powi((*b) - (*a), 2);
        d_x[1..][i] += d_2;
        d_x[i] -= d_2;
    }
    let result: f64 = sum_2;
    result
}
