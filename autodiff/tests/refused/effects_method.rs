use rootgrad_autodiff::*;

#[autodiff_reverse(d_retained, Duplicated, Active)]
fn retained(x: &mut Vec<f64>) -> f64 {
    x.retain_mut(|v| {
        *v *= 2.0;
        *v > 0.0
    });
    x[0] * x[0]
}

fn main() {}
