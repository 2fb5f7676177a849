#[autodiff_reverse(d_buffers, Duplicated, Active)]
fn buffers(x: &[f64]) -> f64 {
    let mut a = vec![0.0; x.len()];
    let mut s = 0.0;
    for i in 0..3 {
        scale(&mut a, x, i);
        s += a[i];
    }
    s
}
