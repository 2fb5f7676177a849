#[autodiff_reverse(d_softmax, Duplicated, Duplicated)]
fn softmax(out: &mut [f64], x: &[f64]) {
    let mut sum = 0.0;
    for i in 0..x.len() {
        out[i] = x[i].exp();
        sum += out[i];
    }
    for i in 0..x.len() {
        out[i] /= sum;
    }
}
