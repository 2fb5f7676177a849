// Written by the golden test; do not edit.
/// The reverse derivative of [`generic`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_generic<T: Real>(x: T, y: T, d_ret: T) -> (T, T, T) {
    let mut s = x * T::from_f64(0.5);
    let exp_2 = y.exp();
    s += exp_2;
    let result: T = s * x;
    let mut d_x = ::rootgrad_autodiff::zero::<T>();
    let mut d_y = ::rootgrad_autodiff::zero::<T>();
    let mut d_result = d_ret;
    let mut d_s: T = ::rootgrad_autodiff::zero();
    let mut d_exp_2: T = ::rootgrad_autodiff::zero();
    d_s += d_result * x;
    d_x += d_result * s;
    let d_1 = d_s;
    d_exp_2 += d_1;
    d_y += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
    d_x += d_s * T::from_f64(0.5);
    (result, d_x, d_y)
}
