use rootgrad_autodiff::*;

#[autodiff_reverse(d_retained, Duplicated, Active)]
fn retained(x: &mut Vec<f64>) -> f64 {
    x.retain(|v| *v > 0.0);
    x[0] * x[0]
}

fn main() {}
