#[autodiff_reverse(d_horner, Duplicated, Active, Active)]
fn horner(c: &[f64], x: f64) -> f64 {
    c.iter().rev().fold(0.0, |acc, c| acc * x + c)
}
