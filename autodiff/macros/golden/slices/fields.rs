#[autodiff_reverse(d_fields, Duplicated, Const, Active)]
fn fields(model: &Model, x: &[f64]) -> f64 {
    let mut s = model.bias;
    for i in 0..x.len() {
        s += model.weights[i] * x[i];
    }
    s
}
