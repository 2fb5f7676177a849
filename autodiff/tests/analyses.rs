//! With the analyses off, everything is recorded, and the derivative is the same.

#![allow(missing_docs)]

mod common;

use common::assert_close;
use rootgrad_autodiff::{autodiff_reverse, differentiable};

#[differentiable]
fn sq(x: f64, w: f64) -> f64 {
    x * x * w
}

#[autodiff_reverse(d_mixed, Duplicated, Const, Active)]
#[autodiff_reverse(d_mixed_off, Duplicated, Const, Active, analyses = off)]
fn mixed(x: &[f64], k: f64) -> f64 {
    let n = x.len();
    let scale = k * 0.5;
    let mut a = [0.0; 4];
    let mut s = 1.0;
    for i in 0..n {
        let c = x[i] * scale;
        let part = &x[i..n];
        a[i % 4] += c * part[0] + sq(c, 2.0);
        if a[i % 4] > 1.0 {
            s *= a[i % 4];
        } else {
            s += (c / (1.0 + a[i % 4] * a[i % 4])).sin();
        }
    }
    let mut j = 0;
    while s < 40.0 && j < 5 {
        s += a[j % 4] * s;
        j += 1;
    }
    s
}

#[autodiff_reverse(d_softmax, Duplicated, Duplicated)]
#[autodiff_reverse(d_softmax_off, Duplicated, Duplicated, analyses = off)]
fn softmax(out: &mut [f64], x: &[f64]) {
    let mut sum = 0.0;
    for (o, v) in out.iter_mut().zip(x) {
        *o = v.exp();
        sum += *o;
    }
    let norm = 1.0 / sum;
    for o in out.iter_mut() {
        *o *= norm;
    }
}

#[test]
fn a_program_of_everything_has_the_same_gradient() {
    let x = [0.3, -1.2, 0.8, 2.1, 0.4, -0.7, 1.3];
    let (mut on, mut off) = ([0.0; 7], [0.0; 7]);
    let a = d_mixed(&x, &mut on, 1.7, 1.0);
    let b = d_mixed_off(&x, &mut off, 1.7, 1.0);
    assert_eq!(a.to_bits(), b.to_bits());
    assert_close(&on, &off, 1e-14);
    assert_close(&on, &common::numeric_gradient(&x, |x| mixed(x, 1.7)), 1e-8);
}

#[test]
fn overwritten_buffers_have_the_same_gradient() {
    let x = [0.3, -1.2, 0.8];
    let (mut on, mut off) = ([0.0; 3], [0.0; 3]);
    d_softmax(&mut [0.0; 3], &mut [1.0, 2.0, -3.0], &x, &mut on);
    d_softmax_off(&mut [0.0; 3], &mut [1.0, 2.0, -3.0], &x, &mut off);
    assert_close(&on, &off, 1e-14);
}
