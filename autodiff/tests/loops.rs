//! `for` loops: over ranges and slices, nested, with values that change.
#![allow(
    missing_docs,
    clippy::needless_range_loop,
    clippy::explicit_counter_loop,
    clippy::assign_op_pattern
)]

mod common;

use common::{assert_close, check, numeric_gradient};
use rootgrad_autodiff::{autodiff_reverse, differentiable};

#[autodiff_reverse(d_ninth_power, Active, Active)]
fn ninth_power(x: f64) -> f64 {
    let mut t = 1.0;
    for _i in 0..3 {
        for _j in 0..3 {
            t *= x;
        }
    }
    t
}

#[test]
fn nested_loops() {
    let (value, dx) = d_ninth_power(1.1, 1.0);
    assert_eq!(value, ninth_power(1.1));
    assert_close(&[dx], &[9.0 * 1.1f64.powi(8)], 1e-14);
}

#[autodiff_reverse(d_local_in_loop, Active, Active)]
fn local_in_loop(x: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..4 {
        let n = x + i as f64;
        s += x * n;
    }
    s
}

#[test]
fn a_local_of_the_loop_body() {
    // s = 4x² + 6x
    assert_eq!(d_local_in_loop(2.0, 1.0), (28.0, 22.0));
}

#[differentiable]
fn sq(x: f64) -> f64 {
    x * x
}

#[autodiff_reverse(d_log_gaussian, Duplicated, Active, Active, Active)]
fn log_gaussian(x: &[f64], mean: f64, sigma: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += sq((x[i] - mean) / sigma);
    }
    -0.5 * sum - x.len() as f64 * (sigma.ln() + 0.5 * (2.0 * std::f64::consts::PI).ln())
}

#[test]
fn gaussian_likelihood() {
    let x = [0.3, 1.7, -0.2, 0.9];
    let mut d_x = [0.0; 4];
    let (value, d_mean, d_sigma) = d_log_gaussian(&x, &mut d_x, 0.5, 1.3, 1.0);
    assert_eq!(value, log_gaussian(&x, 0.5, 1.3));
    let z: Vec<f64> = x.iter().map(|x| (x - 0.5) / 1.3).collect();
    assert_close(&d_x, &z.iter().map(|z| -z / 1.3).collect::<Vec<_>>(), 1e-14);
    assert_close(&[d_mean], &[z.iter().sum::<f64>() / 1.3], 1e-14);
    assert_close(&[d_sigma], &[(z.iter().map(|z| z * z).sum::<f64>() - 4.0) / 1.3], 1e-14);
}

#[autodiff_reverse(d_trapezoid, Active, Active, Active)]
fn trapezoid(lo: f64, hi: f64) -> f64 {
    let n = 100;
    let step = (hi - lo) / n as f64;
    let mut sum = 0.5 * (integrand(lo) + integrand(hi));
    for i in 1..n {
        let x = lo + i as f64 * step;
        sum += integrand(x);
    }
    sum * step
}

#[differentiable]
fn integrand(x: f64) -> f64 {
    2.0 * x - 1.0 + 0.0 * x * x
}

#[test]
fn trapezoid_rule_with_an_active_step() {
    // d/dlo = −f(lo), d/dhi = f(hi); exact for a linear integrand: f(1) = 1, f(2.5) = 4.
    let (_, d_lo, d_hi) = d_trapezoid(1.0, 2.5, 1.0);
    assert_close(&[d_lo, d_hi], &[-1.0, 4.0], 1e-12);
}

#[autodiff_reverse(d_inverse, Duplicated, Active, Active)]
fn inverse(x: &[f64], a: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += 1.0 / x[i];
        s += 1.0 / (x[i] + a * a);
    }
    s
}

#[test]
fn inline_divisors() {
    let x = [0.5, 2.0, -3.0];
    let mut d_x = [0.0; 3];
    let (_, da) = d_inverse(&x, &mut d_x, 0.7, 1.0);
    let q: f64 = 0.49;
    let want: Vec<f64> = x.iter().map(|x| -1.0 / (x * x) - 1.0 / (x + q).powi(2)).collect();
    assert_close(&d_x, &want, 1e-14);
    let want: f64 = x.iter().map(|x| -1.4 / (x + q).powi(2)).sum();
    assert_close(&[da], &[want], 1e-14);
}

#[autodiff_reverse(d_fixed_point, Active, Active, Active, Active)]
fn fixed_point(a: f64, c: f64, p: f64) -> f64 {
    let mut u = 0.1;
    for _ in 0..200 {
        u = c * (a * u).sin() + p * p;
    }
    u
}

#[test]
fn fixed_point_iteration() {
    let (a, c, p) = (0.9, 0.4, 0.7);
    let (u, da, dc, dp) = d_fixed_point(a, c, p, 1.0);
    // By the implicit function theorem.
    let slope = 1.0 - c * a * (a * u).cos();
    assert_close(
        &[da, dc, dp],
        &[c * u * (a * u).cos() / slope, (a * u).sin() / slope, 2.0 * p / slope],
        1e-12,
    );
}

#[autodiff_reverse(d_recurrence, Duplicated, Active)]
fn recurrence(x: &[f64]) -> f64 {
    // Loop-carried values that are read and overwritten, locals that depend on them.
    let (mut u, mut v) = (x[0], x[1]);
    let mut s = 0.0;
    for i in 0..5 {
        let d = u - v;
        let e = d * d;
        s += e * u;
        let w = u;
        u = v * e + x[2];
        v = w * 0.5 + (i as f64) * d;
        (u, v) = (v, u);
    }
    s + u * v
}

#[test]
fn loop_carried_values() {
    check(&[0.4, -0.3, 0.2], recurrence, d_recurrence);
}

#[autodiff_reverse(d_iterators, Duplicated, Active)]
fn iterators(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        s += v * v;
    }
    for v in x.iter() {
        s += v.sin();
    }
    for &v in x.iter() {
        s += v * s;
    }
    for (i, v) in x.iter().enumerate() {
        s += *v * i as f64;
    }
    for (a, b) in x.iter().zip(&x[1..]) {
        s += a * b;
    }
    for (i, (a, b)) in x.iter().zip(x[1..].iter()).enumerate() {
        s += (a - b) * (i + 1) as f64 * a;
    }
    for pair in x.chunks_exact(2) {
        s += pair[0] / pair[1];
    }
    for three in x.windows(3) {
        s += three[0] * three[1] * three[2];
    }
    for v in x.iter().copied() {
        s += v.exp();
    }
    s
}

#[test]
fn loops_over_slices() {
    check(&[0.4, -0.3, 0.2, 1.1, 0.7], iterators, d_iterators);
}

#[autodiff_reverse(d_ranges, Duplicated, Active)]
fn ranges(x: &[f64]) -> f64 {
    let n = x.len();
    let mut s = 1.0;
    for i in (0..n).rev() {
        s = s * x[i] + 1.0;
    }
    for i in (0..n).step_by(2) {
        s *= x[i];
    }
    for i in (0..n).step_by(3).rev() {
        s = s * s - x[i];
    }
    for i in 1..=2 {
        s = s.sin() * x[i];
    }
    for i in 0..n {
        for j in i + 1..n {
            s += x[i] * x[j] * s;
        }
    }
    s
}

#[test]
fn ranges_backwards_stepped_inclusive_and_triangular() {
    check(&[0.4, -0.3, 0.2, 1.1, 0.7], ranges, d_ranges);
}

#[autodiff_reverse(d_moving_bounds, Duplicated, Active)]
fn moving_bounds(x: &[f64]) -> f64 {
    // Bounds and offsets that change must be recorded.
    let mut start = 0;
    let mut len = 1;
    let mut s = 0.5;
    for _ in 0..3 {
        let part = &x[start..start + len];
        for i in 0..len {
            s = s * part[i] + x[start + i];
        }
        start += len;
        len = (len + 1).min(x.len() - start);
    }
    s
}

#[test]
fn offsets_that_move() {
    check(&[0.4, -0.3, 0.2, 1.1, 0.7, 0.9], moving_bounds, d_moving_bounds);
}

#[autodiff_reverse(d_continues, Duplicated, Active)]
fn continues(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for (i, v) in x.iter().enumerate() {
        if i == 2 {
            continue;
        }
        let w = v * v;
        if *v > 0.5 {
            s += 3.0 * w;
            continue;
        } else {
            s -= w;
        }
        s = s * v;
    }
    s
}

#[test]
fn continue_skips_the_rest() {
    check(&[0.4, -0.3, 5.0, 1.1, 0.7, 0.2], continues, d_continues);
}

#[autodiff_reverse(d_triple, Duplicated, Duplicated, Duplicated)]
fn contraction(c: &mut [f64], a: &[f64], b: &[f64]) {
    // C[i,j,l,m] = Σ_k A[i,j,k] B[k,l,m], all sizes 2.
    for i in 0..2 {
        for j in 0..2 {
            for l in 0..2 {
                for m in 0..2 {
                    let mut sum = 0.0;
                    for k in 0..2 {
                        sum += a[(i * 2 + j) * 2 + k] * b[(k * 2 + l) * 2 + m];
                    }
                    c[((i * 2 + j) * 2 + l) * 2 + m] = sum;
                }
            }
        }
    }
}

#[test]
fn tensor_contraction() {
    let a: Vec<f64> = (0..8).map(|i| (i as f64 * 0.7).sin()).collect();
    let b: Vec<f64> = (0..8).map(|i| (i as f64 * 1.3).cos()).collect();
    let seed: Vec<f64> = (0..16).map(|i| 0.1 * i as f64 - 0.6).collect();
    let (mut c, mut d_c) = (vec![0.0; 16], seed.clone());
    let (mut d_a, mut d_b) = (vec![0.0; 8], vec![0.0; 8]);
    d_triple(&mut c, &mut d_c, &a, &mut d_a, &b, &mut d_b);
    assert_eq!(d_c, vec![0.0; 16], "an overwritten output's shadow is consumed");
    let mut plain = vec![0.0; 16];
    contraction(&mut plain, &a, &b);
    assert_eq!(plain, c);
    let loss = |a: &[f64], b: &[f64]| {
        let mut c = vec![0.0; 16];
        contraction(&mut c, a, b);
        c.iter().zip(&seed).map(|(c, s)| c * s).sum::<f64>()
    };
    assert_close(&d_a, &numeric_gradient(&a, |a| loss(a, &b)), 1e-9);
    assert_close(&d_b, &numeric_gradient(&b, |b| loss(&a, b)), 1e-9);
}
