// Written by the golden test; do not edit.
/// The reverse derivative of [`squares`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_squares(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
    let length = x.len();
    let mut y: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
    let length_2 = x.len();
    for i in 0..length_2 {
        let v = &x[i];
        y[i] = (*v) * (*v);
    }
    let mut product_2: f64 = 1.0;
    let length_3 = y.len();
    for i_2 in 0..length_3 {
        product_2 = kept_1.keep(product_2) * y[i_2];
    }
    let result: f64 = product_2;
    let mut d_result = d_ret;
    let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
    let mut d_product_2: f64 = -0.0;
    d_product_2 += d_result;
    for i_2 in (0..length_3).rev() {
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_product_2);
        d_product_2 += d_1 * y[i_2];
        d_y[i_2] += d_1 * v_1;
    }
    for i in 0..length_2 {
        let v = &x[i];
        let d_v = &mut d_x[i];
        let d_2 = ::core::mem::take(&mut d_y[i]);
        (*d_v) += d_2 * (*v);
        (*d_v) += d_2 * (*v);
    }
    kept_1.finish();
    result
}
