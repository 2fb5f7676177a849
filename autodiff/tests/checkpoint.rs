//! Loops with `#[checkpoint(budget = N)]`: the same gradient as without, in bounded memory.

#![allow(missing_docs)]

mod common;

use common::{assert_close, check};
use rootgrad_autodiff::{
    autodiff_reverse, differentiable, estimate_error, hessian_vector, with_tape_bytes,
};

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
    assert_eq!(bytes, 8 * 16, "eight states of two numbers, and nothing of the passes");
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

#[autodiff_reverse(d_marked, Duplicated, Const, Const, Active)]
#[hessian_vector(hv_marked, Duplicated, Const, Const, Active)]
#[estimate_error(e_marked)]
fn marked(x: &[f64], n: usize, budget: usize) -> f64 {
    let mut s = x[0];
    #[checkpoint(budget = budget)]
    for i in 0..n {
        let mut u = s;
        #[checkpoint(budget = budget / 2)]
        for _ in 0..i {
            u = (u * x[1]).cos() + x[0];
        }
        #[checkpoint(budget = 2)]
        while u > 0.2 {
            u *= 0.5;
            s += u;
        }
        s = (s + u).sin();
    }
    s
}

/// Every attribute sees the marks, not only the first; a budget is at least one state, and may be without bound.
#[test]
fn marks_are_there_for_every_attribute_and_with_any_budget() {
    let x = [0.7, 1.3];
    for n in [0, 1, 2, 7] {
        let mut want: Option<([f64; 2], [f64; 2])> = None;
        for budget in [0, 1, 2, 5, 1000, usize::MAX] {
            let (mut d, mut h) = ([0.0; 2], [0.0; 2]);
            let (value, bytes) = with_tape_bytes(|| d_marked(&x, &mut d, n, budget, 1.0));
            assert_eq!(value.to_bits(), marked(&x, n, budget).to_bits());
            assert_close(&d, &common::numeric_gradient(&x, |x| marked(x, n, budget)), 2e-8);
            let (slope, more) = with_tape_bytes(|| hv_marked(&x, &[1.0, 0.5], &mut h, n, budget));
            assert!((slope - d[0] - 0.5 * d[1]).abs() < 1e-13);
            let (d_again, h_again) = *want.get_or_insert((d, h));
            assert_close(&d, &d_again, 1e-14);
            assert_close(&h, &h_again, 1e-14);
            let states = budget.clamp(1, n.max(1)) + (budget / 2).clamp(1, n.max(1)) + 2 * 2;
            assert!(bytes <= 8 * states && more <= 16 * states, "no tape: {bytes} and {more}");
            assert_eq!(e_marked(&x, n, budget).value.to_bits(), value.to_bits());
        }
    }
}

#[differentiable]
fn mix(u: &mut [f64], i: usize) {
    u[i] = u[i].sin() * u[i - 1];
}

/// Variables of the state whose types the loop itself shows, one of them without derivatives.
#[autodiff_reverse(d_late, Duplicated, Active)]
#[allow(deprecated)] // A buffer is stored in each pass.
fn late(x: &[f64]) -> f64 {
    let (mut last, mut list, mut best, mut time, mut k) = (None, Vec::new(), 0.0, None, 0);
    let mut u = x.to_vec();
    #[checkpoint(budget = 2)]
    for i in 1..x.len() {
        if let Some(l) = last {
            best += l;
        }
        mix(&mut u, i);
        last = Some(u[i] * x[i]);
        list.push(x[i] * u[i]);
        k += 1;
        time = Some(std::time::Duration::from_secs(i as u64));
    }
    if time.is_none() {
        return 0.0;
    }
    best + list[1] * u[2] * k as f64
}

#[test]
fn types_of_states_that_the_loop_shows() {
    check(&[0.7, 1.3, -0.4, 0.9], late, d_late);
}
