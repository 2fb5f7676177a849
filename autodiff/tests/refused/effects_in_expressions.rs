use rootgrad_autodiff::*;

#[autodiff_reverse(d_spliced, Duplicated, Active)]
fn spliced(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let n = v.splice(0..1, [2.0]).count();
    v[0] * v[1] * n as f64
}

#[autodiff_forward(t_compared, Dual, Dual)]
fn compared(x: &[f64]) -> f64 {
    let mut v = x.to_vec();
    let alike = v.drain(..2).eq(x.iter().copied());
    if alike { v[0] } else { v[1] }
}

fn main() {}
