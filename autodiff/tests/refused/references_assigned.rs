use rootgrad_autodiff::*;

#[autodiff_reverse(d_elsewhere, Duplicated, Duplicated, Active)]
fn elsewhere(x: &[f64], y: &[f64]) -> f64 {
    let mut part = &x[1..];
    let mut s = 0.0;
    for i in 0..2 {
        s += part[i];
        part = y;
    }
    s
}

#[autodiff_reverse(d_chosen, Duplicated, Duplicated, Active)]
fn chosen(x: &[f64], y: &[f64]) -> f64 {
    let z = if x[0] > y[0] { x } else { y };
    z[1] * z[1]
}

#[autodiff_reverse(d_exchanged, Duplicated, Active)]
fn exchanged(x: &[f64]) -> f64 {
    let (mut p, mut q) = (&x[..2], &x[2..]);
    std::mem::swap(&mut p, &mut q);
    p = &p[1..];
    q = &q[1..];
    p[0] * p[0] * q[0]
}

#[autodiff_reverse(d_swapped, Active, Const, Const, Active)]
fn swapped(x: f64, a: &[usize], b: &[usize]) -> f64 {
    let (mut p, mut q) = (a, b);
    std::mem::swap(&mut p, &mut q);
    x.powi(p[0] as i32)
}

#[autodiff_reverse(d_taken_apart, Duplicated, Active)]
fn taken_apart(x: &[f64]) -> f64 {
    let values = [x[0], x[1], x[2]];
    let [first, rest @ ..] = values;
    first * rest[0]
}

fn main() {}
