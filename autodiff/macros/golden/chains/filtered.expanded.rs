// Written by the golden test; do not edit.
/// The reverse derivative of [`positive`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_positive(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut d_result = d_ret;
    let mut sum_2: f64 = -0.0;
    let length = x.len();
    let mut d_sum_2: f64 = -0.0;
    d_sum_2 += d_result;
    for i in 0..length {
        let item = &x[i];
        if (*item) > 0.0 {
            let v = item;
            sum_2 += (*v) * (*v);
        }
        let item = &x[i];
        let d_item = &mut d_x[i];
        if (*item) > 0.0 {
            let v = item;
            let d_1 = d_sum_2;
            (*d_item) += d_1 * (*v);
            (*d_item) += d_1 * (*v);
        }
    }
    let result: f64 = sum_2;
    result
}
