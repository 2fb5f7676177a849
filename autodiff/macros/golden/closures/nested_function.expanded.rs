// Written by the golden test; do not edit.
/// The reverse derivative of [`gaussian`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_gaussian(x: &[f64], d_x: &mut [f64], mean: f64, d_ret: f64) -> (f64, f64) {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut d_mean = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    fn sq(x: f64) -> f64 {
        x * x
    }
    let mut s = 0.0;
    let length = x.len();
    let mut d_s: f64 = -0.0;
    d_s += d_result;
    for i in 0..length {
        let v = &x[i];
        let x_2: f64 = (*v) - mean;
        s -= 0.5 * (x_2 * x_2);
        let mut d_x_2: f64 = -0.0;
        let d_1 = d_s;
        let d_2 = d_1 * 0.5;
        d_x_2 -= d_2 * x_2;
        d_x_2 -= d_2 * x_2;
        d_x[i] += d_x_2;
        d_mean -= d_x_2;
    }
    let result: f64 = s;
    (result, d_mean)
}
