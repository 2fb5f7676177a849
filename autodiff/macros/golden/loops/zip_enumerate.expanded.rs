// Written by the golden test; do not edit.
/// The reverse derivative of [`zipped`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_zipped(out: &mut [f64], d_out: &mut [f64], x: &[f64], d_x: &mut [f64]) {
    ::rootgrad_autodiff::rt::same_length("out", out.len(), d_out.len());
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let length = out.len().min(x.len());
    for i_2 in 0..length {
        let i = i_2;
        let o = &mut out[i_2];
        let x_2 = &x[i_2];
        let exp_2 = (*x_2).exp();
        (*o) = exp_2 * (i as f64);
        let mut d_exp_2: f64 = -0.0;
        let d_1 = ::core::mem::take(&mut d_out[i_2]);
        d_exp_2 += d_1 * (i as f64);
        d_x[i_2]
            += ::rootgrad_autodiff::rt::strong(
                d_exp_2,
                ::rootgrad_autodiff::rules::by_result::exp(exp_2),
            );
    }
}
