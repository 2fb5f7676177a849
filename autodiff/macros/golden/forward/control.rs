#[autodiff_forward(t_control, Dual, Dual, Const, Dual)]
fn control(x: &[f64], k: f64, n: usize) -> f64 {
    let mut s = 1.0;
    let mut a = [k, 0.0];
    for i in 0..n {
        let r = &mut a[i % 2];
        *r *= x[i].powf(k);
        if *r > 2.0 {
            *r = 0.5;
            break;
        }
        s += r.exp() / a[0];
    }
    s
}
