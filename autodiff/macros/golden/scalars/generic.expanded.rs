// Written by the golden test; do not edit.
/// The reverse derivative of [`generic`].
#[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
fn d_generic<T: Real>(x: T, y: T, d_ret: T) -> (T, T, T) {
    let mut s = x * T::from_f64(0.5);
    s += y.exp();
    let result: T = s * x;
    let mut d_x = ::rootgrad_autodiff::zero::<T>();
    let mut d_y = ::rootgrad_autodiff::zero::<T>();
    let mut d_result = d_ret;
    let mut d_s: T = ::rootgrad_autodiff::zero();
    d_s += d_result * x;
    d_x += d_result * s;
    let d_1 = d_s;
    d_y += d_1 * ::rootgrad_autodiff::rules::exp(y);
    d_x += d_s * T::from_f64(0.5);
    (result, d_x, d_y)
}
