#[differentiable]
fn sq(x: f64) -> f64 {
    x * x
}

#[autodiff_reverse(d_sum, Duplicated, Active, Active)]
fn sum(x: &[f64], mean: f64) -> f64 {
    let mut s = 0.0;
    for v in x {
        s += sq(v - mean);
    }
    s
}
