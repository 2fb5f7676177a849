// Written by the golden test; do not edit.
/// The reverse derivative of [`ninth_power`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_ninth_power(x: f64, d_ret: f64) -> (f64, f64) {
    let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
    let mut t = 1.0;
    for _i in 0..3 {
        for _j in 0..3 {
            t = kept_1.keep(t) * x;
        }
    }
    let result: f64 = t;
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_t: f64 = -0.0;
    d_t += d_result;
    for _i in (0..3).rev() {
        for _j in (0..3).rev() {
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_t);
            d_t += d_1 * x;
            d_x += d_1 * v_1;
        }
    }
    kept_1.finish();
    (result, d_x)
}
