// Written by the golden test; do not edit.
/// The reverse derivative of [`methods`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_methods(x: f32, y: f32, d_ret: f32) -> (f32, f32, f32) {
    let tanh_2 = (x * y).tanh();
    let result: f32 = ((tanh_2 + x.powf(y)) + x.powi(3).max(y)) + x.floor();
    let mut d_x = ::rootgrad_autodiff::zero::<f32>();
    let mut d_y = ::rootgrad_autodiff::zero::<f32>();
    let mut d_result = d_ret;
    let mut d_tanh_2: f32 = -0.0;
    d_tanh_2 += d_result;
    d_x
        += ::rootgrad_autodiff::rt::strong(
            d_result,
            ::rootgrad_autodiff::rules::powf(x, y).0,
        );
    d_y
        += ::rootgrad_autodiff::rt::strong(
            d_result,
            ::rootgrad_autodiff::rules::powf(x, y).1,
        );
    let d_1 = d_result * ::rootgrad_autodiff::rules::max(x.powi(3), y).0;
    d_x += d_1 * ::rootgrad_autodiff::rules::powi(x, 3);
    d_y += d_result * ::rootgrad_autodiff::rules::max(x.powi(3), y).1;
    let d_2 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
    d_x += d_2 * y;
    d_y += d_2 * x;
    (result, d_x, d_y)
}
