#[autodiff_forward(t_call, Dual, Dual, Const, DualOnly)]
fn call(y: &mut [f64], x: &[f64], k: f64) -> f64 {
    scale(y, k, &x[1..]);
    norm(y)
}

#[pushforward(of = scale)]
fn scale_pushforward(y: &mut [f64], t_y: &mut [f64], k: f64, t_k: f64, x: &[f64], t_x: &[f64]) {
    for i in 0..x.len() {
        y[i] = k * x[i];
        t_y[i] = t_k * x[i] + k * t_x[i];
    }
}
