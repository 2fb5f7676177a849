#[autodiff_reverse(d_neighbours, Duplicated)]
fn neighbours(x: &mut [f64]) {
    for i in 1..x.len() {
        x[i] = x[i] * x[i - 1];
    }
}
