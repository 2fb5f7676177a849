// Written by the golden test; do not edit.
/// The reverse derivative of [`horner`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_horner(c: &[f64], d_c: &mut [f64], x: f64, d_ret: f64) -> (f64, f64) {
    ::rootgrad_autodiff::rt::same_length("c", c.len(), d_c.len());
    let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
    let mut acc_2 = 0.0;
    let length = c.len();
    let length_2 = length;
    for i in 0..length_2 {
        let i_2 = (length - 1) - i;
        let c_2 = &c[i_2];
        acc_2 = (kept_1.keep(acc_2) * x) + (*c_2);
    }
    let result: f64 = acc_2;
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_acc_2: f64 = -0.0;
    d_acc_2 += d_result;
    for i in (0..length_2).rev() {
        let v_1 = kept_1.take();
        let i_2 = (length - 1) - i;
        let d_1 = ::core::mem::take(&mut d_acc_2);
        d_acc_2 += d_1 * x;
        d_x += d_1 * v_1;
        d_c[i_2] += d_1;
    }
    kept_1.finish();
    (result, d_x)
}
