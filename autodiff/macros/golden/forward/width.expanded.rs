// Written by the golden test; do not edit.
/// The forward derivative of [`weighted`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn columns(x: &[f64], t_x: &[f64], k: f64, t1_k: f64, t2_k: f64) -> [f64; 3usize] {
    let [t1_x, t2_x] = ::rootgrad_autodiff::rt::directions(t_x, x.len(), "t_x");
    let mut s = 0.0;
    let mut t1_s = 0.0;
    let mut t2_s = 0.0;
    let length = x.len();
    for i in 0..length {
        let v = &x[i];
        let t1_v = &t1_x[i];
        let t2_v = &t2_x[i];
        let p_1 = ::rootgrad_autodiff::rules::tanh((*v) * k);
        t1_s += p_1 * ((*t1_v) * k + (*v) * t1_k);
        t2_s += p_1 * ((*t2_v) * k + (*v) * t2_k);
        s += ((*v) * k).tanh();
    }
    let result: f64 = s;
    let t1_result: f64 = t1_s;
    let t2_result: f64 = t2_s;
    [result, t1_result, t2_result]
}
