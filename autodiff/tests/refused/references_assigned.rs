use rootgrad_autodiff::*;

#[autodiff_reverse(d_cursor, Duplicated, Active)]
fn cursor(x: &[f64]) -> f64 {
    let mut rest = &x[..];
    let mut s = 0.0;
    for _ in 0..2 {
        s += rest[0];
        rest = &rest[1..];
    }
    s
}

#[autodiff_reverse(d_chosen, Duplicated, Duplicated, Active)]
fn chosen(x: &[f64], y: &[f64]) -> f64 {
    let z = if x[0] > y[0] { x } else { y };
    z[1] * z[1]
}

#[autodiff_reverse(d_swapped, Active, Const, Const, Active)]
fn swapped(x: f64, a: &[usize], b: &[usize]) -> f64 {
    let (mut p, mut q) = (a, b);
    std::mem::swap(&mut p, &mut q);
    x.powi(p[0] as i32)
}

fn main() {}
