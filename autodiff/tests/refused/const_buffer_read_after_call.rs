use rootgrad_autodiff::*;

fn twice(out: &mut [f64], x: &[f64]) {
    out[0] = 2.0 * x[0];
}

#[pullback(of = twice)]
fn twice_pullback(out: &[f64], d_out: &mut [f64], x: &[f64], d_x: &mut [f64]) {
    let _ = (out, x);
    d_x[0] += 2.0 * d_out[0];
}

#[autodiff_reverse(d_lost, Const, Duplicated, Active)]
fn lost(scratch: &mut [f64], x: &[f64]) -> f64 {
    twice(scratch, x);
    x[0] + scratch[0]
}

fn main() {}
