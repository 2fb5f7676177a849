#[hessian_vector(hv_weighted, Duplicated, Active, Const, Active)]
fn weighted(x: &[f64], k: f64, n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        s += (x[i] * k).sin();
    }
    s
}
