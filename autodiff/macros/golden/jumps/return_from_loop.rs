#[autodiff_reverse(d_search, Duplicated, Active)]
fn search(x: &[f64]) -> f64 {
    for v in x {
        if *v > 1.0 {
            return v * v;
        }
    }
    x[0]
}
