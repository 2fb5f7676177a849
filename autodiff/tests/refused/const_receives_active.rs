use rootgrad_autodiff::*;

#[autodiff_reverse(d_out, Const, Duplicated)]
fn out(y: &mut [f64], x: &[f64]) {
    y[0] = x[0] * x[1];
}

fn main() {}
