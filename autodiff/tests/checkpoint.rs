//! Loops with `#[checkpoint(budget = N)]`: the same gradient as without, in bounded memory.

#![allow(missing_docs)]

mod common;

use common::{assert_close, check};
use rootgrad_autodiff::{autodiff_reverse, with_tape_bytes};

#[autodiff_reverse(d_pendulum, Duplicated, Const, Active)]
#[autodiff_reverse(d_pendulum_off, Duplicated, Const, Active, analyses = off)]
fn pendulum(start: &[f64], steps: usize) -> f64 {
    let mut x = start[0];
    let mut v = start[1];
    #[checkpoint(budget = 8)]
    for step in 0..steps {
        let h = 1e-3 * (1.0 + (step % 3) as f64);
        let a = -start[2] * x.sin() - 0.1 * v;
        v += h * a;
        x += h * v;
    }
    x * x + v
}

#[test]
fn a_counted_loop() {
    for steps in [0, 1, 2, 7, 50, 1000] {
        let f = |x: &[f64]| pendulum(x, steps);
        check(&[1.2, 0.3, 9.81], f, |x, d, seed| d_pendulum(x, d, steps, seed));
        let (mut on, mut off) = ([0.0; 3], [0.0; 3]);
        d_pendulum(&[1.2, 0.3, 9.81], &mut on, steps, 1.0);
        d_pendulum_off(&[1.2, 0.3, 9.81], &mut off, steps, 1.0);
        assert_close(&on, &off, 1e-13);
    }
}

#[test]
fn a_million_steps_in_little_memory() {
    let mut d = [0.0; 3];
    let (_, bytes) = with_tape_bytes(|| d_pendulum(&[1.2, 0.3, 9.81], &mut d, 1_000_000, 1.0));
    assert_eq!(bytes, 0, "the passes keep nothing outside of their own frame");
    assert!(d.iter().all(|d| d.is_finite()));
}

/// A heat equation in a buffer of the caller: the state is a slice, which is put back.
#[autodiff_reverse(d_heat, Duplicated, Active, Const, Active)]
fn heat(u: &mut [f64], k: f64, steps: usize) -> f64 {
    let n = u.len();
    let mut total = 0.0;
    #[checkpoint(budget = 3)]
    for _ in 0..steps {
        let mut old = [0.0; 5];
        for i in 0..n {
            old[i] = u[i] * u[i] + u[i];
        }
        for i in 1..n - 1 {
            u[i] += k * (old[i - 1] - 2.0 * old[i] + old[i + 1]);
        }
        total += u[2];
    }
    total * u[1]
}

#[test]
fn a_state_behind_a_mutable_slice() {
    let start = [0.1, 0.9, 0.4, 0.2, 0.7, 0.05];
    let value = |x: &[f64]| heat(&mut x[..5].to_vec(), x[5], 20);
    check(&start, value, |x, d, seed| {
        let (mut u, mut d_u) = (x[..5].to_vec(), vec![0.0; 5]);
        let (value, d_k) = d_heat(&mut u, &mut d_u, x[5], 20, seed);
        let mut expected = x[..5].to_vec();
        heat(&mut expected, x[5], 20);
        assert_eq!(u, expected, "the buffer holds what the function left in it");
        d.iter_mut().zip(&d_u).for_each(|(d, v)| *d += v);
        d[5] += d_k;
        value
    });
}

/// Newton's method until it converges, and a jump out: the number of passes is not known before.
#[autodiff_reverse(d_root, Duplicated, Active)]
fn root(p: &[f64]) -> f64 {
    let mut x = p[1];
    #[checkpoint(budget = 2)]
    while (x * x * x - p[0]).abs() > 1e-13 {
        x -= 0.1 * (x * x * x - p[0]) / (3.0 * x * x);
    }
    let mut s = 0.0;
    let mut n = 0;
    #[checkpoint(budget = 4)]
    loop {
        n += 1;
        s = (s + x).sin() + p[0] * 0.01;
        if n > 40 || s > 1.2 {
            break;
        }
    }
    s + x
}

#[test]
fn loops_of_unknown_length() {
    check(&[5.0, 1.0], root, d_root);
}

/// A loop with checkpoints inside of another loop, with loops of its own inside.
#[autodiff_reverse(d_nested, Duplicated, Active)]
fn nested(x: &[f64]) -> f64 {
    let mut s = x[0];
    for k in 0..3 {
        #[checkpoint(budget = 2)]
        for i in (0..7).rev() {
            let mut t = s;
            for j in 0..x.len() {
                t = (t * x[j]).sin() + 0.1 * (i + k) as f64;
            }
            s = 0.5 * s * t + x[1];
        }
        s *= x[2];
    }
    s
}

#[test]
fn inside_of_a_loop() {
    check(&[0.7, 0.9, 1.1], nested, d_nested);
}
