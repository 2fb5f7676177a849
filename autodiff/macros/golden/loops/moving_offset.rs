#[autodiff_reverse(d_moving, Duplicated, Const, Active)]
fn moving(x: &[f64], sizes: &[usize]) -> f64 {
    let mut offset = 0;
    let mut s = 1.0;
    for &n in sizes {
        let part = &x[offset..offset + n];
        s *= part[0];
        offset += n;
    }
    s
}
