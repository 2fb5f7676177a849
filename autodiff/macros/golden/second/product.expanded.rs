// Written by the golden test; do not edit.
/// The Hessian of [`weighted`] times a direction.
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn hv_weighted(
    x: &[f64],
    v_x: &[f64],
    h_x: &mut [f64],
    k: f64,
    v_k: f64,
    n: usize,
) -> (f64, f64) {
    /// The reverse derivative of [`directional_derivative`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn of_directional_derivative(
        x: &[f64],
        d_x: &mut [f64],
        t_x: &[f64],
        k: f64,
        t_k: f64,
        n: usize,
        d_ret: f64,
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_k = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result_2 = d_ret;
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut d_s: f64 = -0.0;
        let mut d_t_s: f64 = -0.0;
        let mut d_t_result: f64 = -0.0;
        let mut d_result: f64 = -0.0;
        d_t_result += d_result_2;
        d_t_s += d_t_result;
        d_s += d_result;
        for i in 0..n {
            let x_2 = x[i] * k;
            t_s += x_2.cos() * ((t_x[i] * k) + (x[i] * t_k));
            s += (x[i] * k).sin();
            let mut d_x_2: f64 = -0.0;
            let d_1 = d_s;
            let d_2 = d_1 * ::rootgrad_autodiff::rules::sin(x[i] * k);
            d_x[i] += d_2 * k;
            d_k += d_2 * x[i];
            let d_3 = d_t_s;
            let d_4 = d_3 * ((t_x[i] * k) + (x[i] * t_k));
            d_x_2 += d_4 * ::rootgrad_autodiff::rules::cos(x_2);
            let d_5 = d_3 * x_2.cos();
            d_k += d_5 * t_x[i];
            d_x[i] += d_5 * t_k;
            d_x[i] += d_x_2 * k;
            d_k += d_x_2 * x[i];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        let result_2: f64 = t_result;
        (result_2, d_k)
    }
    ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "v_x", v_x.len());
    ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "h_x", h_x.len());
    let result = of_directional_derivative(
        x,
        h_x,
        v_x,
        k,
        v_k,
        n,
        ::rootgrad_autodiff::real(1.0),
    );
    result
}
