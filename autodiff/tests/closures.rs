//! Closures, nested functions, iterator chains.
#![allow(
    missing_docs,
    clippy::redundant_closure_call,
    clippy::unnecessary_fold,
    clippy::suspicious_map
)]
#![allow(
    clippy::manual_memcpy,
    clippy::map_collect_result_unit,
    clippy::needless_range_loop,
    clippy::op_ref
)]

mod common;

use common::check;
use rootgrad_autodiff::{Real, autodiff_reverse, differentiable};

const X: [f64; 6] = [0.5, -0.3, 0.8, 1.2, -0.9, 0.4];

#[autodiff_reverse(d_captures, Duplicated, Active)]
fn captures(x: &[f64]) -> f64 {
    let k = x[0] * x[1];
    let f = |y: f64| k * y + x[2];
    let g = |a: f64, b: f64| -> f64 { f(a) * f(b) + a };
    g(x[3], f(x[4])) + f(2.0)
}

#[test]
fn a_closure_captures_what_carries_a_derivative() {
    check(&X, captures, d_captures);
}

#[autodiff_reverse(d_mutates, Duplicated, Active)]
fn mutates(x: &[f64]) -> f64 {
    let mut s = 0.0;
    let mut add = |y: f64| {
        s += y * y;
        s *= 1.1;
    };
    add(x[0]);
    for v in x {
        add(*v * x[1]);
    }
    s
}

#[test]
fn a_closure_changes_what_it_captures() {
    check(&X, mutates, d_mutates);
}

#[autodiff_reverse(d_moves, Duplicated, Active)]
fn moves(x: &[f64]) -> f64 {
    let mut k = x[0];
    let by_copy = move |y: f64| k * y;
    let mut count = x[1];
    let mut bump = move || {
        count += x[2];
        count
    };
    k *= x[3];
    let a = bump();
    let b = bump();
    count *= 2.0;
    by_copy(k) + a * b + count
}

#[test]
fn a_move_closure_has_its_own_copies() {
    check(&X, moves, d_moves);
}

#[autodiff_reverse(d_returning, Duplicated, Active)]
fn returning(x: &[f64]) -> f64 {
    let clip = |y: f64| {
        if y < 0.0 {
            return 0.1 * y;
        }
        for v in x {
            if *v > y {
                return y * v;
            }
        }
        y * y
    };
    let mut s = 0.0;
    for v in x {
        if *v > 1.0 {
            continue;
        }
        s += clip(*v) * clip(s);
        if s > 3.0 {
            return s;
        }
    }
    s
}

#[test]
fn return_leaves_the_closure_only() {
    check(&X, returning, d_returning);
    check(&[2.0, 0.9, 0.8, 0.95, 0.99, 0.7, 0.9], returning, d_returning);
}

#[autodiff_reverse(d_shadowed, Duplicated, Active)]
fn shadowed(x: &[f64]) -> f64 {
    let y = x[0];
    let f = |x: f64| x * y;
    let y = x[1] * x[2];
    let x = [y, f(y)];
    f(x[0]) + (|y: f64| y * y)(x[1])
}

#[test]
fn names_in_a_closure_mean_what_they_meant_where_it_was_written() {
    check(&X, shadowed, d_shadowed);
}

#[autodiff_reverse(d_log_gaussian, Duplicated, Active, Active, Active)]
fn log_gaussian(x: &[f64], mean: f64, sigma: f64) -> f64 {
    const HALF_LOG_TAU: f64 = 0.918_938_533_204_672_7;
    fn sq(x: f64) -> f64 {
        x * x
    }
    let mut sum = 0.0;
    for &v in x {
        sum += -0.5 * sq((v - mean) / sigma) - sigma.ln() - HALF_LOG_TAU;
    }
    sum
}

#[test]
fn a_nested_function() {
    let mut d = [0.0; 6];
    let (v, dm, ds) = d_log_gaussian(&X, &mut d, 0.2, 0.7, 1.0);
    assert_eq!(v.to_bits(), log_gaussian(&X, 0.2, 0.7).to_bits());
    let (mut wm, mut ws) = (0.0, 0.0);
    for (x, d) in X.iter().zip(d) {
        let z = (x - 0.2) / 0.7;
        assert!((d + z / 0.7).abs() < 1e-14);
        wm += z / 0.7;
        ws += (z * z - 1.0) / 0.7;
    }
    assert!((dm - wm).abs() < 1e-13 && (ds - ws).abs() < 1e-13);
}

#[autodiff_reverse(d_mapped_sum, Duplicated, Active)]
fn mapped_sum(x: &[f64]) -> f64 {
    let a = x.iter().map(|v| v * v).sum::<f64>();
    let b: f64 = x.iter().zip(&x[1..]).map(|(a, b)| a * b).sum();
    let c: f64 = x.iter().copied().map(f64::sin).product();
    a * b + c
}

#[test]
fn sums_and_products() {
    check(&X, mapped_sum, d_mapped_sum);
}

#[autodiff_reverse(d_folds, Duplicated, Active)]
fn folds(x: &[f64]) -> f64 {
    let horner = x.iter().rev().fold(0.0, |acc, c| acc * 0.7 + c);
    let top = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (s, q) = x.iter().fold((0.0, 1.0), |(s, q), &v| (s + v * q, q * (1.0 + v)));
    let mixed = x.iter().enumerate().fold(1.0, |mut acc, (i, v)| {
        if i % 2 == 0 {
            acc *= v;
        }
        acc + 0.1
    });
    horner * top + s * q + mixed
}

#[test]
fn folds_over_scalars_and_tuples() {
    check(&X, folds, d_folds);
}

#[autodiff_reverse(d_adapters, Duplicated, Active)]
fn adapters(x: &[f64]) -> f64 {
    let a: f64 = x.iter().skip(1).step_by(2).map(|v| v * x[0]).sum();
    let b: f64 = x.iter().take(4).rev().enumerate().map(|(i, v)| v * v * i as f64).sum();
    let c: f64 = (0..x.len()).rev().map(|i| x[i] * i as f64).sum();
    let d: f64 = (1..=3).zip(x).map(|(k, v)| v.powi(k)).sum();
    let e = x.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum::<f64>();
    let f = x.chunks_exact(2).map(|c| c[0] * c[1]).sum::<f64>();
    let g = x.chunks(4).map(|c| c.iter().product::<f64>()).sum::<f64>();
    a + 2.0 * b + 3.0 * c + 4.0 * d + 5.0 * e + 6.0 * f + 7.0 * g
}

#[test]
fn adapters_of_slices() {
    check(&X, adapters, d_adapters);
    check(&X[..5], adapters, d_adapters);
}

#[autodiff_reverse(d_filters, Duplicated, Active)]
fn filters(x: &[f64]) -> f64 {
    let a: f64 = x.iter().filter(|v| **v > 0.0).map(|v| v * v).sum();
    let b: f64 = x
        .iter()
        .enumerate()
        .filter(|(i, v)| i % 2 == 0 && **v < 1.0)
        .map(|p| p.1 * p.0 as f64)
        .sum();
    let c: f64 =
        x.iter().filter(|&&v| v > 0.0).enumerate().map(|(i, v)| v.powi(i as i32 + 1)).sum();
    let d: f64 = x.iter().filter(|v| v.abs() > 0.35).take(3).map(|v| v * x[1]).sum();
    let e: f64 = x.iter().filter(|v| v.abs() > 0.35).skip(2).map(|v| v * x[2]).sum();
    let f: f64 = x.iter().take_while(|v| **v < 1.0).map(|v| v * v * v).sum();
    let g: f64 = x.iter().skip_while(|v| **v < 1.0).map(|v| v * v * v).sum();
    let mut h = 0.0;
    for v in x.iter().filter(|v| **v > 0.0) {
        if *v > 1.0 {
            break;
        }
        h += v * v * x[0];
    }
    a + 2.0 * b + 3.0 * c + 4.0 * d + 5.0 * e + 6.0 * f + 7.0 * g + h
}

#[test]
fn adapters_that_leave_items_out() {
    check(&X, filters, d_filters);
    check(&[-1.0, -2.0], filters, d_filters);
}

#[autodiff_reverse(d_nested_chains, Duplicated, Active)]
fn nested_chains(x: &[f64]) -> f64 {
    let pairs: f64 = (0..x.len()).flat_map(|i| (0..i).map(move |j| x[i] * x[j])).sum();
    let double: f64 = x.iter().map(|a| x.iter().map(|b| (a * b).sin()).sum::<f64>() * a).sum();
    pairs + double
}

#[test]
fn chains_in_chains() {
    check(&X, nested_chains, d_nested_chains);
}

#[autodiff_reverse(d_questions, Duplicated, Active)]
fn questions(x: &[f64]) -> f64 {
    let n = x.iter().filter(|v| **v > 0.0).count();
    let mut s = x[0] * n as f64;
    if x.iter().any(|v| *v > 1.0) {
        s *= x[1];
    }
    if !x.iter().all(|&v| v > 0.0) {
        s *= x[2];
    }
    s
}

#[test]
fn any_all_count() {
    check(&X, questions, d_questions);
    check(&[0.5, 0.6, 0.7], questions, d_questions);
}

#[autodiff_reverse(d_for_each, Duplicated, Duplicated)]
fn for_each(y: &mut [f64], x: &[f64]) {
    y.iter_mut().zip(x).for_each(|(y, x)| *y = x * x.exp());
    y.iter_mut().rev().enumerate().for_each(|(i, y)| *y *= i as f64);
    for (i, y) in y.iter_mut().enumerate().skip(1).step_by(2) {
        *y += x[i] * x[0];
    }
}

#[test]
fn for_each_writes() {
    let f = |x: &[f64]| {
        let mut y = vec![0.0; x.len()];
        for_each(&mut y, x);
        y.iter().enumerate().map(|(i, y)| (i + 1) as f64 * y).sum::<f64>()
    };
    let df = |x: &[f64], d_x: &mut [f64], seed: f64| {
        let mut y = vec![0.0; x.len()];
        let mut d_y: Vec<f64> = (0..x.len()).map(|i| seed * (i + 1) as f64).collect();
        d_for_each(&mut y, &mut d_y, x, d_x);
        assert!(d_y.iter().all(|d| *d == 0.0), "consumed");
        y.iter().enumerate().map(|(i, y)| (i + 1) as f64 * y).sum::<f64>()
    };
    check(&X, f, df);
}

#[autodiff_reverse(d_collects, Duplicated, Active)]
fn collects(x: &[f64]) -> f64 {
    let squares: Vec<f64> = x.iter().map(|v| v * v).collect();
    let total: f64 = squares.iter().sum();
    let normed = squares.iter().map(|s| s / total).collect::<Vec<_>>();
    normed.iter().zip(&squares).map(|(n, s)| n * n * s.sqrt()).sum()
}

#[test]
fn collected_vectors() {
    check(&X, collects, d_collects);
}

#[autodiff_reverse(d_generic, Duplicated, Active)]
fn generic<T: Real>(x: &[T]) -> T {
    let mean = x.iter().copied().sum::<T>() / T::from_f64(x.len() as f64);
    x.iter().map(|&v| (v - mean) * (v - mean)).fold(T::from_f64(0.0), |a, b| a + b)
}

#[test]
fn generic_chains() {
    check(&X, generic::<f64>, d_generic::<f64>);
}

#[differentiable]
fn softplus(x: f64) -> f64 {
    x.exp().ln_1p()
}

#[autodiff_reverse(d_paths, Duplicated, Const, Active)]
fn paths(x: &[f64], index: &[usize]) -> f64 {
    let picked: f64 = index.iter().map(|&i| x[i]).map(softplus).sum();
    let halves = |v: f64| 0.5 * softplus(v);
    picked * x.iter().copied().map(halves).sum::<f64>()
}

#[test]
fn paths_and_names_of_closures_in_chains() {
    let at = [0, 3, 3, 5];
    check(&X, |x| paths(x, &at), |x, d, s| d_paths(x, d, &at, s));
}

#[autodiff_reverse(d_empty, Duplicated, Active)]
fn empty(x: &[f64]) -> f64 {
    x.iter().sum::<f64>()
}

#[test]
fn an_empty_sum_is_bit_for_bit_that_of_std() {
    let none: [f64; 0] = [];
    assert_eq!(d_empty(&none, &mut [], 1.0).to_bits(), none.iter().sum::<f64>().to_bits());
    check(&[-0.0], empty, d_empty);
}
