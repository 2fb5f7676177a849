// Written by the golden test; do not edit.
/// The reverse derivative of [`captures`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_captures(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
    let z: f64 = y;
    let z_2: f64 = 2.0;
    let result: f64 = (x * z) + (x * z_2);
    let mut d_x = ::rootgrad_autodiff::zero::<f64>();
    let mut d_y = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_z: f64 = -0.0;
    d_x += d_result * z;
    d_z += d_result * x;
    d_x += d_result * z_2;
    d_y += d_z;
    (result, d_x, d_y)
}
