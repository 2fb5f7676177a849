//! Hessian-vector products by language feature, against differences of the reverse derivative.
#![allow(
    missing_docs,
    clippy::needless_range_loop,
    clippy::assign_op_pattern,
    clippy::manual_memcpy
)]

#[macro_use]
#[path = "common/second.rs"]
mod second;

use rootgrad_autodiff::{autodiff_reverse, differentiable, hessian_vector};

#[differentiable(second_order = on)]
fn gelu(x: f64) -> f64 {
    0.5 * x * (1.0 + (0.797_884_560_802_865_4 * (x + 0.044_715 * x * x * x)).tanh())
}

#[differentiable(second_order = on)]
fn softplus_sum(x: &[f64], k: f64) -> f64 {
    let mut s = 0.0;
    for v in x {
        s += (k * v).exp().ln_1p() / k;
    }
    s
}

second! {
    softmax_loss(x) at [0.3, -1.2, 0.8, 0.1] => {
        let mut top = x[0];
        for i in 1..x.len() {
            if x[i] > top {
                top = x[i];
            }
        }
        let mut sum = 0.0;
        for v in x.iter() {
            sum += (v - top).exp();
        }
        sum.ln() + top - x[2]
    }

    in_place(x) at [0.3, -1.2, 0.8, 0.7] => {
        let mut a = [x[0], x[1], 0.5];
        for i in 0..3 {
            a[i] *= x[i + 1];
            let r = &mut a[(i + 1) % 3];
            *r = *r * *r + x[0];
        }
        a[0] * a[1] - a[2] / (1.0 + a[0] * a[0])
    }

    vectors_and_views(x) at [0.3, -1.2, 0.8, 0.7, 1.1] => {
        let n = x.len();
        let mut h = vec![0.0; n];
        h.copy_from_slice(x);
        let (head, tail) = h.split_at_mut(2);
        for (t, w) in tail.iter_mut().zip(x.windows(2)) {
            *t *= head[0] * w[1] + w[0];
        }
        head[1] = tail[0] * tail[2];
        h.swap(0, 4);
        let mut s = 0.0;
        for (i, c) in h.chunks_exact(2).enumerate() {
            s += c[0] * c[1] * (i as f64 + 0.5);
        }
        s * h[0].sin()
    }

    newton(x) at [2.3, 0.4] => {
        let mut y = x[0];
        while (y * y * y - x[0] * x[1]).abs() > 1e-14 {
            y -= (y * y * y - x[0] * x[1]) / (3.0 * y * y);
        }
        y * x[1]
    }

    jumps(x) at [0.9, 1.4, 0.3] => {
        let mut s = x[0];
        'rows: for i in 0..4 {
            for j in 0..3 {
                if j > i {
                    continue 'rows;
                }
                s = s * (x[j] * 0.7) + x[(i + j) % 3].powi(3);
                if s > 40.0 {
                    break 'rows;
                }
            }
            s += match i {
                0 => x[0] * x[1],
                1 | 2 => (x[i] * s).cos(),
                _ => x[2].exp(),
            };
        }
        if s < 0.0 {
            return -s * x[0];
        }
        s.sqrt()
    }

    methods(x) at [0.35, 1.4, 0.62] => {
        let (a, b, c) = (x[0], x[1], x[2]);
        let mut s = a.asin() + b.acosh() * c.acos() + a.atan() * b.asinh() + c.atanh();
        s += a.cbrt() * b.cosh() + c.exp2() * a.exp_m1() + b.hypot(c) * a.ln();
        s += b.log(3.0 + a) + a.log10() * b.log2() + a.max(b) * c.min(b) + a.mul_add(b, c * c);
        s += a.powf(b) * b.powi(-2) + c.recip() + (5.3 % (a * b)) + c.sinh() * b.tan();
        s += a.clamp(0.1, 0.9) * b + c.copysign(-a) * c + c.to_radians() * b.to_degrees();
        s * b.atan2(c) + a.abs() * b.fract() + (7.0 * a).rem_euclid(b)
    }

    calls(x) at [0.3, -1.2, 0.8, 0.7] => {
        let mut h = [0.0; 3];
        for i in 0..3 {
            let mut s = x[3];
            for j in 0..3 {
                s += x[j] * x[(i + j) % 4];
            }
            h[i] = gelu(s);
        }
        softplus_sum(&h, 1.0 + x[0] * x[0]) + softplus_sum(&x[1..], 2.0) * gelu(h[1])
    }

    leapfrog(x) at [0.4, 0.9, 1.3] => {
        let (mut q, mut p) = (x[0], x[1]);
        for _ in 0..40 {
            p -= 0.025 * x[2] * q.sin();
            q += 0.05 * p;
            p -= 0.025 * x[2] * q.sin();
        }
        0.5 * p * p - x[2] * q.cos()
    }

    closures_and_chains(x) at [0.4, 0.9, 1.3, -0.2] => {
        let k = x[0] * x[1];
        let square = |v: f64| v * v * k;
        let a: f64 = x.iter().map(|v| square(*v).sin()).sum();
        let b = x.iter().zip(&x[1..]).map(|(u, v)| u * v * v).fold(a, |s, t| s * 0.5 + t.exp());
        a * b + x.iter().rev().skip(1).map(|v| 2.0 + v).product::<f64>()
    }
}
