use rootgrad_autodiff::*;

#[autodiff_reverse(d_taken_off, Duplicated, Active)]
fn taken_off(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    if v.split_off(1).len() > 2 {
        v.push(x[0]);
    }
    v[0] * v.len() as f64
}

#[autodiff_forward(t_drained, Dual, Dual)]
fn drained(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let any = v.drain(..2).next().is_some();
    if any { v[0] } else { v[1] }
}

fn main() {}
