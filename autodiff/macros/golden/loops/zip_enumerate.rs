#[autodiff_reverse(d_zipped, Duplicated, Duplicated)]
fn zipped(out: &mut [f64], x: &[f64]) {
    for (i, (o, x)) in out.iter_mut().zip(x).enumerate() {
        *o = x.exp() * i as f64;
    }
}
