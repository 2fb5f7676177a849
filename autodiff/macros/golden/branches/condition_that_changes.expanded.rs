// Written by the golden test; do not edit.
/// The reverse derivative of [`changing`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_changing(x: f64, d_ret: f64) -> (f64, f64) {
    let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
    let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
    let mut s = x;
    for _ in 0..3 {
        if kept_2.keep((s > 1.0)) {
            s = s * 0.5;
        } else {
            s = (s * kept_1.keep(s)) + x;
        }
    }
    let result: f64 = s;
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_s: f64 = -0.0;
    d_s += d_result;
    for _ in (0..3).rev() {
        let v_2 = kept_2.take();
        if v_2 {
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * 0.5;
        } else {
            let v_1 = kept_1.take();
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * v_1;
            d_s += d_2 * v_1;
            d_x += d_2;
        }
    }
    d_x += d_s;
    kept_1.finish();
    kept_2.finish();
    (result, d_x)
}
