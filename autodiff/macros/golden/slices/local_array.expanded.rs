// Written by the golden test; do not edit.
/// The reverse derivative of [`local`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_local(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
    let mut a = [x, y, 0.0];
    a[2] = kept_2.keep(a[0]) * kept_1.keep(a[1]);
    let result: f64 = a[2] * a[0];
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_y = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
    d_a[2] += d_result * a[0];
    d_a[0] += d_result * a[2];
    let v_1 = kept_1.take();
    let v_2 = kept_2.take();
    let d_1 = ::core::mem::take(&mut d_a[2]);
    d_a[0] += d_1 * v_1;
    d_a[1] += d_1 * v_2;
    d_x += d_a[0];
    d_y += d_a[1];
    (result, d_x, d_y)
}
