// Written by the golden test; do not edit.
/// The reverse derivative of [`weighted`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_weighted(x: &[f64], d_x: &mut [f64], k: f64, d_ret: f64) -> f64 {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
    let half = 0.5 * k;
    let mut s = 0.0;
    for i in 0..x.len() {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let d = kept_2.keep((x[i] - 1.0));
        s += kept_1.keep((d * d)) * half;
        pass_1.push((kept_1.take(), kept_2.take()));
    }
    let result: f64 = s;
    let mut d_k = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_half: f64 = -0.0;
    let mut d_s: f64 = -0.0;
    d_s += d_result;
    for i in (0..x.len()).rev() {
        let (v_1, d) = pass_1.take();
        let mut d_d: f64 = -0.0;
        let d_1 = d_s;
        let d_2 = d_1 * half;
        d_d += d_2 * d;
        d_d += d_2 * d;
        d_half += d_1 * v_1;
        d_x[i] += d_d;
    }
    d_k += d_half * 0.5;
    pass_1.finish();
    result
}
