//! Second derivatives in combined cases: hand-written rules that overwrite, structs as arguments, options, recursion on
//! a slice that is written.
#![allow(missing_docs, clippy::all, clippy::pedantic)]

mod common;

use common::numeric_gradient;
use rootgrad_autodiff::{
    Differentiable, autodiff_reverse, differentiable, hessian, pullback, pushforward,
};

#[derive(Clone, Differentiable)]
struct S {
    a: Vec<f64>,
    b: f64,
}

/// out ← k out + x². The pullback gets `out` with its values after the call, the second derivative those before it.
fn scale(out: &mut [f64], x: &[f64], k: f64) {
    for i in 0..out.len() {
        out[i] = out[i] * k + x[i] * x[i];
    }
}
#[pullback(of = scale)]
fn scale_pullback(
    out: &[f64],
    d_out: &mut [f64],
    x: &[f64],
    d_x: &mut [f64],
    k: f64,
    d_k: &mut f64,
) {
    for i in 0..out.len() {
        *d_k += d_out[i] * (out[i] - x[i] * x[i]) / k;
        if !d_x.is_empty() {
            d_x[i] += 2.0 * x[i] * d_out[i];
        }
        d_out[i] *= k;
    }
}
#[pushforward(of = scale, second_order = on)]
fn scale_pushforward(out: &mut [f64], t_out: &mut [f64], x: &[f64], t_x: &[f64], k: f64, t_k: f64) {
    for i in 0..out.len() {
        t_out[i] = t_out[i] * k + out[i] * t_k + 2.0 * x[i] * t_x[i];
        out[i] = out[i] * k + x[i] * x[i];
    }
}
#[differentiable]
fn consume(s: S, k: f64) -> S {
    let mut r = s;
    r.b *= k;
    for v in r.a.iter_mut() {
        *v *= r.b;
    }
    r
}
#[differentiable]
fn maybe(x: f64) -> Option<f64> {
    if x > 0.0 { Some(x * x * x) } else { None }
}
#[differentiable]
fn both(a: &mut S, b: &S) {
    for i in 0..a.a.len() {
        a.a[i] += b.a[i] * b.b * a.b;
    }
    a.b = a.a[0] * b.b;
}
#[differentiable]
fn boxed(b: Box<f64>, x: &[[f64; 2]]) -> f64 {
    let mut s = 0.0;
    for r in x {
        s += r[0] * r[1] * *b;
    }
    s * s
}
#[differentiable]
fn long(x: &mut [f64], n: usize) -> f64 {
    if n == 0 {
        return x[0] * x[1];
    }
    x[n % 2] *= x[(n + 1) % 2];
    let r = long(x, n - 1);
    r + x[0]
}

#[allow(deprecated)] // A buffer is stored in each pass.
#[autodiff_reverse(d, Duplicated, Active)]
#[hessian(h, Duplicated, Active)]
fn f(x: &[f64]) -> f64 {
    let mut out = vec![x[0], x[1] * x[2]];
    for i in 0..2 {
        let k = x[2] + out[0] * 0.1;
        scale(&mut out, &x[i..i + 2], k);
    }
    let mut s = S { a: out.clone(), b: x[1] };
    for _ in 0..2 {
        s = consume(s, x[0]);
        let t = s.clone();
        both(&mut s, &t);
    }
    let mut total = s.b;
    for v in x {
        if let Some(m) = maybe(*v) {
            total += m * s.a[1];
        }
    }
    let rows = [[x[0], x[1]], [x[2], s.b]];
    total += boxed(Box::new(x[2]), &rows);
    total += long(&mut out, 3);
    let pick = match maybe(out[0]) {
        Some(v) if v > 0.1 => v * x[0],
        Some(v) => v,
        None => x[1],
    };
    total + pick + out[1]
}
#[test]
fn hessians_agree_with_differences_of_the_gradient() {
    for x in [[0.4, 0.7, 0.9], [-0.4, 0.7, 0.5], [1.1, -0.3, 0.8]] {
        let mut m = [0.0; 9];
        h(&x, &mut m);
        for i in 0..3 {
            let want = numeric_gradient(&x, |x| {
                let mut g = [0.0; 3];
                assert_eq!(d(x, &mut g, 1.0), f(x));
                g[i]
            });
            let direct = numeric_gradient(&x, f);
            let mut g = [0.0; 3];
            d(&x, &mut g, 1.0);
            assert!(
                (g[i] - direct[i]).abs() < 1e-7 * (1.0 + g[i].abs()),
                "gradient {i}: {} {}",
                g[i],
                direct[i]
            );
            for j in 0..3 {
                assert!(
                    (m[i * 3 + j] - want[j]).abs() < 1e-6 * (1.0 + want[j].abs()),
                    "{x:?} {i} {j}: {} {}",
                    m[i * 3 + j],
                    want[j]
                );
                assert!((m[i * 3 + j] - m[j * 3 + i]).abs() < 1e-10 * (1.0 + want[j].abs()));
            }
        }
    }
}
