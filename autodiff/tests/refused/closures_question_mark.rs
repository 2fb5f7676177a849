use rootgrad_autodiff::*;

#[autodiff_reverse(d_question, Active, Const, Active)]
fn question(x: f64, n: Option<f64>) -> f64 {
    let f = |y: f64| Some(n? * y);
    f(x).unwrap_or(0.0)
}

fn main() {}
