// Written by the golden test; do not edit.
/// The reverse derivative of [`softmax`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_softmax(out: &mut [f64], d_out: &mut [f64], x: &[f64], d_x: &mut [f64]) {
    ::rootgrad_autodiff::rt::same_length("out", out.len(), d_out.len());
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
    let mut sum = 0.0;
    for i in 0..x.len() {
        let exp_2 = x[i].exp();
        out[i] = exp_2;
        sum += out[i];
    }
    let mut d_sum: f64 = -0.0;
    for i_2 in 0..x.len() {
        out[i_2] = kept_1.keep(out[i_2]) / sum;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_out[i_2]);
        d_out[i_2] += ::rootgrad_autodiff::rt::strong_quotient(d_1, sum);
        d_sum
            -= ::rootgrad_autodiff::rt::strong(
                ::rootgrad_autodiff::rt::strong_quotient(d_1, sum),
                v_1 / sum,
            );
    }
    for i in 0..x.len() {
        let mut d_exp_2: f64 = -0.0;
        let d_2 = d_sum;
        d_out[i] += d_2;
        let d_3 = ::core::mem::take(&mut d_out[i]);
        d_exp_2 += d_3;
        d_x[i]
            += ::rootgrad_autodiff::rt::strong(
                d_exp_2,
                ::rootgrad_autodiff::rules::exp(x[i]),
            );
    }
}
