// Written by the golden test; do not edit.
/// The reverse derivative of [`cube`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_cube(x: f64, d_ret: f64) -> (f64, f64) {
    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
    let mut t = 1.0;
    t = kept_3.keep(t) * x;
    t = kept_2.keep(t) * x;
    t = kept_1.keep(t) * x;
    let result: f64 = t;
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_t: f64 = -0.0;
    d_t += d_result;
    let v_1 = kept_1.take();
    let d_1 = ::core::mem::take(&mut d_t);
    d_t += d_1 * x;
    d_x += d_1 * v_1;
    let v_2 = kept_2.take();
    let d_2 = ::core::mem::take(&mut d_t);
    d_t += d_2 * x;
    d_x += d_2 * v_2;
    let v_3 = kept_3.take();
    let d_3 = ::core::mem::take(&mut d_t);
    d_t += d_3 * x;
    d_x += d_3 * v_3;
    (result, d_x)
}
