use rootgrad_autodiff::*;

#[autodiff_reverse(d_counted, Duplicated, Active)]
fn counted(x: &[f64]) -> f64 {
    let mut n = 0;
    let mut s = 0.0;
    for (a, b) in x.iter().map(|v| { n += 1; v * v }).take(5).zip(&x[..3]) {
        s += a * b;
    }
    s * n as f64
}

#[autodiff_reverse(d_flattened, Duplicated, Active)]
fn flattened(x: &[f64]) -> f64 {
    let both = x.iter().flat_map(|v| [*v, v * v]);
    both.zip(&x[..3]).map(|(a, b)| a * b).sum()
}

#[autodiff_forward(t_chained, Dual, Dual)]
fn chained(x: &[f64]) -> f64 {
    let items = (0..4usize).chain(90..95).map(|i| x[i]);
    let mut s = 0.0;
    for (a, b) in items.zip(&x[..3]) {
        s += a * b;
    }
    s
}

fn main() {}
