// Written by the golden test; do not edit.
/// The forward derivative of [`control`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn t_control(x: &[f64], t_x: &[f64], k: f64, t_k: f64, n: usize) -> (f64, f64) {
    ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
    let mut s = 1.0;
    let mut t_s = 0.0;
    let mut a = [k, 0.0];
    let mut t_a = [t_k, 0.0];
    let mut running = true;
    for i in 0..n {
        let r = &mut a[(i % 2)];
        let t_r = &mut t_a[i % 2];
        let p_1 = ::rootgrad_autodiff::rules::powf(x[i], k);
        (*t_r) = (*t_r) * x[i].powf(k)
            + (*r)
                * (::rootgrad_autodiff::rt::strong(t_x[i], p_1.0)
                    + ::rootgrad_autodiff::rt::strong(t_k, p_1.1));
        (*r) = (*r) * x[i].powf(k);
        if (*r) > 2.0 {
            (*t_r) = 0.0;
            (*r) = 0.5;
            running = false;
        } else {
            let v_1 = *r;
            t_s
                += ((::rootgrad_autodiff::rules::exp(v_1) * (*t_r))
                    - (v_1.exp() / a[0]) * t_a[0]) / a[0];
            s += v_1.exp() / a[0];
        }
        if !running {
            break;
        }
    }
    let result: f64 = s;
    let t_result: f64 = t_s;
    (result, t_result)
}
