//! `while`, `loop`, `break`, `continue`, `return` out of loops, labels.
#![allow(missing_docs, clippy::needless_range_loop, clippy::while_let_loop, clippy::never_loop)]
#![allow(clippy::explicit_counter_loop, clippy::assign_op_pattern, clippy::needless_return)]

mod common;

use common::{assert_close, check, numeric_gradient};
use rootgrad_autodiff::{autodiff_reverse, differentiable};

/// Checks a function of one float at several points.
#[track_caller]
fn check_scalar(points: &[f64], f: fn(f64) -> f64, df: fn(f64, f64) -> (f64, f64)) {
    for &x in points {
        let (value, d) = df(x, 1.0);
        assert_eq!(value.to_bits(), f(x).to_bits(), "at {x}");
        assert_close(&[d], &numeric_gradient(&[x], |p| f(p[0])), 2e-8);
    }
}

#[autodiff_reverse(d_counted, Active, Active, Const, Active)]
fn counted(i: f64, j: f64, n: usize) -> f64 {
    let mut c = n;
    let mut a = 0.0;
    while c > 0 {
        c -= 1;
        a += i * i + j;
    }
    a
}

#[test]
fn while_on_a_counter() {
    assert_eq!(d_counted(3.0, 2.0, 4, 1.0), (44.0, 24.0, 4.0));
    assert_eq!(d_counted(3.0, 2.0, 0, 1.0), (0.0, 0.0, 0.0));
}

#[autodiff_reverse(d_newton, Active, Active)]
fn newton(a: f64) -> f64 {
    // √a by Newton's method, until it no longer moves.
    let mut x = 0.5 * (1.0 + a);
    let mut step = 1.0;
    while step * step > 1e-24 {
        let next = 0.5 * (x + a / x);
        step = next - x;
        x = next;
    }
    x
}

#[test]
fn while_on_a_value_that_carries_a_derivative() {
    for a in [0.3, 2.0, 50.0] {
        let (x, d) = d_newton(a, 1.0);
        assert_close(&[x, d], &[a.sqrt(), 0.5 / a.sqrt()], 1e-12);
    }
}

#[autodiff_reverse(d_kepler, Active, Active, Active)]
fn kepler(mean: f64, eccentricity: f64) -> f64 {
    // rust #152724: E − e sin E = M.
    let mut e = mean;
    loop {
        let error = e - eccentricity * e.sin() - mean;
        if error.abs() < 1e-14 {
            break;
        }
        e -= error / (1.0 - eccentricity * e.cos());
    }
    e
}

#[test]
fn loop_until_converged() {
    let (m, e) = (0.9, 0.4);
    let (x, dm, de) = d_kepler(m, e, 1.0);
    let slope = 1.0 - e * x.cos();
    assert_close(&[dm, de], &[1.0 / slope, x.sin() / slope], 1e-10);
}

#[autodiff_reverse(d_shared_counter, Active, Active)]
fn shared_counter(x: f64) -> f64 {
    let mut n = 10;
    let mut s = x;
    while n > 0 {
        loop {
            s = s * 0.9 + x;
            n -= 1;
            if n % 3 == 0 {
                break;
            }
            s += 0.1 * x * x;
        }
        s *= x;
        n -= 1;
    }
    s
}

#[test]
fn loop_with_break_inside_while() {
    check_scalar(&[0.7, 1.2], shared_counter, d_shared_counter);
}

#[autodiff_reverse(d_labels, Active, Active)]
fn labels(x: f64) -> f64 {
    let mut s = 1.0;
    'outer: for i in 0..4 {
        let mut t = x * i as f64;
        'middle: for j in 0..4 {
            for k in 0..4 {
                if (i + j + k) % 5 == 4 {
                    t *= x;
                    continue 'middle;
                }
                if i * j * k == 6 {
                    s += t;
                    continue 'outer;
                }
                if i + j + k == 8 {
                    break 'outer;
                }
                t += x * s * 0.1;
                if j > k + 2 {
                    break;
                }
                s += 0.01 * t * t;
            }
            s = s * 0.9 + t;
            if j == 3 && i == 1 {
                break 'middle;
            }
            s += x;
        }
        s += t * s * 0.01;
    }
    s
}

#[test]
fn labelled_loops() {
    check_scalar(&[0.3, 0.9], labels, d_labels);
}

#[autodiff_reverse(d_break_continue, Duplicated, Active)]
fn break_continue(x: &[f64]) -> f64 {
    let mut s = 0.0;
    let mut flag = false;
    for i in 0..x.len() {
        if x[i] < 0.0 {
            flag = !flag;
            if flag {
                continue;
            }
            s -= x[i] * x[i];
            break;
        }
        let y = x[i] * x[i];
        s += y * s + x[i];
        let mut n = i;
        while n > 0 {
            s += 0.1 * x[n];
            n /= 2;
        }
    }
    s * s
}

#[test]
fn break_against_continue_on_one_flag() {
    check(&[0.5, 0.8, -0.4, 0.9, -0.7, 5.0], break_continue, d_break_continue);
    check(&[0.5, -0.8, 0.4], break_continue, d_break_continue);
}

#[autodiff_reverse(d_returns, Duplicated, Const, Active)]
fn returns(x: &[f64], limit: f64) -> f64 {
    let mut s = 1.0;
    for (i, v) in x.iter().enumerate() {
        for w in x {
            if v * w > limit {
                return s * v * w;
            }
            s += w * 0.3;
        }
        if i == 3 {
            return s * s;
        }
        s *= v;
    }
    let y = s.sin();
    y + x[0]
}

#[test]
fn return_out_of_loops() {
    for limit in [0.05, 0.3, 0.5, 100.0] {
        check(
            &[0.5, 0.3, 0.8, 0.2, 0.9],
            |x| returns(x, limit),
            |x, d, s| d_returns(x, d, limit, s),
        );
        check(&[0.5, 0.3], |x| returns(x, limit), |x, d, s| d_returns(x, d, limit, s));
    }
}

#[autodiff_reverse(d_break_value, Active, Active)]
fn break_value(x: f64) -> f64 {
    let mut y = x;
    let z = loop {
        y = y * y + 0.1;
        if y > 2.0 {
            break y * x;
        }
        if y < 0.2 {
            break 3.0 * y;
        }
        y *= 1.5;
    };
    z + y
}

#[test]
fn break_with_a_value() {
    check_scalar(&[0.1, 0.9, 1.7], break_value, d_break_value);
}

#[autodiff_reverse(d_while_let, Active, Const, Active)]
fn while_let(x: f64, n: usize) -> f64 {
    let mut left = Some(n);
    let mut s = 1.0;
    while let Some(k) = left {
        s = s * x + k as f64;
        left = k.checked_sub(1);
    }
    s
}

#[test]
fn while_let_on_what_is_const() {
    let (v, d) = d_while_let(1.1, 3, 1.0);
    assert_eq!(v, while_let(1.1, 3));
    assert_close(&[d], &numeric_gradient(&[1.1], |p| while_let(p[0], 3)), 1e-9);
}

#[differentiable]
fn half(x: f64) -> f64 {
    let mut y = x;
    while y > 1.0 {
        y *= 0.5;
    }
    y
}

#[autodiff_reverse(d_calls_in_conditions, Active, Active)]
fn calls_in_conditions(x: f64) -> f64 {
    let mut s = x;
    let mut n = 0;
    while half(s) > 0.6 && n < 5 {
        s *= 1.3;
        n += 1;
    }
    if half(s) > 0.55 || half(2.0 * s) > 0.9 { s * half(s) } else { s }
}

#[test]
fn conditions_that_call() {
    check_scalar(&[0.8, 3.3, 5.9], calls_in_conditions, d_calls_in_conditions);
}

#[autodiff_reverse(d_state_machine, Active, Active)]
fn state_machine(x: f64) -> f64 {
    let mut state = 0;
    let mut y = x;
    let mut steps = 0;
    while steps < 20 {
        steps += 1;
        match state {
            0 => {
                y += x * y;
                state = if y > 1.0 { 1 } else { 2 };
            }
            1 => {
                y = y.sqrt();
                state = 3;
                continue;
            }
            2 => {
                y *= 1.7;
                if y > 3.0 {
                    return y * x;
                }
                state = 0;
            }
            _ => break,
        }
        y += 0.01;
    }
    y * y
}

#[test]
fn match_inside_while_with_returns() {
    check_scalar(&[0.2, 0.55, 1.4, -0.9], state_machine, d_state_machine);
}

#[autodiff_reverse(d_ode, Active, Active, Active)]
fn oscillator(omega: f64, damping: f64) -> f64 {
    let (mut q, mut p) = (1.0, 0.0);
    let mut t = 0.0;
    let h = 0.01;
    while t < 1.0 {
        let a = -omega * omega * q - damping * p;
        p += h * a;
        q += h * p;
        t += h;
    }
    q
}

#[test]
fn a_time_loop() {
    let (v, dw, dd) = d_ode(2.0, 0.3, 1.0);
    assert_eq!(v, oscillator(2.0, 0.3));
    assert_close(&[dw, dd], &numeric_gradient(&[2.0, 0.3], |p| oscillator(p[0], p[1])), 1e-9);
}

#[autodiff_reverse(d_inclusive, Duplicated, Active)]
fn inclusive(x: &[f64]) -> f64 {
    let mut s = 1.0;
    for i in 1..=x.len() {
        s *= x[i - 1];
        if s > 2.0 {
            break;
        }
    }
    s
}

#[test]
fn break_out_of_an_inclusive_range() {
    check(&[1.5, 1.6, 0.4], inclusive, d_inclusive);
    check(&[0.5, 0.6, 0.4], inclusive, d_inclusive);
}

#[allow(clippy::needless_late_init)] // the assignment is what is tested
#[autodiff_reverse(d_in_values, Duplicated, Active)]
fn in_values(x: &[f64]) -> f64 {
    let first = match x.len() {
        0 => return 0.0,
        1 => x[0] * x[0],
        _ => x[0] * x[1],
    };
    let mut s = first;
    for i in 0..x.len() {
        let w: f64 = if x[i] < -1.0 { break } else { x[i] * x[i] };
        s += if w > 0.7 { continue } else { w * first };
        let v;
        v = match i % 3 {
            0 => s * x[i],
            1 if s > 5.0 => return s * s,
            1 => x[i],
            _ => continue,
        };
        s += v * v;
    }
    s * first
}

#[test]
fn jumps_inside_values() {
    check(&[0.5, -0.3, 0.8, 1.2, -0.9, 0.4], in_values, d_in_values);
    check(&[0.5, -0.3, 0.8, -1.2, -0.9, 0.4], in_values, d_in_values);
    check(&[2.5, 2.3, 0.8, 0.1, 0.9, 0.4], in_values, d_in_values);
    check(&[2.5, 2.3, 0.2, 0.1, 0.5, 0.4], in_values, d_in_values);
    check(&[1.5], in_values, d_in_values);
    check(&[], in_values, d_in_values);
}

#[autodiff_reverse(d_let_else, Active, Const, Active)]
fn let_else(x: f64, numbers: &[Option<u32>]) -> f64 {
    let mut s = x;
    for n in numbers {
        let Some(n) = n else {
            s *= 1.5;
            continue;
        };
        let (1..=9) = n else { return s * x };
        s += x.powi(*n as i32);
    }
    s
}

#[test]
fn let_else_jumps() {
    for numbers in [&[Some(2), None, Some(3)][..], &[Some(2), Some(12), Some(3)], &[None], &[]] {
        let (v, d) = d_let_else(0.8, numbers, 1.0);
        assert_eq!(v.to_bits(), let_else(0.8, numbers).to_bits());
        assert_close(&[d], &numeric_gradient(&[0.8], |p| let_else(p[0], numbers)), 2e-8);
    }
}

#[autodiff_reverse(d_labelled_blocks, Active, Active)]
fn labelled_blocks(x: f64) -> f64 {
    let mut y = x;
    'first: {
        if x < 0.0 {
            break 'first;
        }
        y *= x;
        for i in 0..5 {
            if y > 3.0 {
                break 'first;
            }
            y += i as f64 * x;
        }
        y *= 2.0;
    }
    let z = 'value: {
        if y > 5.0 {
            break 'value y * x;
        }
        if y > 1.0 {
            return y * y * x;
        }
        y + x
    };
    z * x
}

#[test]
fn jumps_to_labelled_blocks() {
    check_scalar(&[-0.4, 0.1, 0.3, 0.6, 1.1, 2.5], labelled_blocks, d_labelled_blocks);
}

#[autodiff_reverse(d_crossing, Active, Active)]
fn crossing(x: f64) -> f64 {
    let y = {
        let mut s = x;
        for i in 0..3 {
            if s > 2.0 {
                return s * x;
            }
            s *= x + i as f64;
        }
        2.0 * s
    };
    y * x
}

#[test]
fn a_return_out_of_a_loop_in_a_value() {
    check_scalar(&[0.3, 1.3, 2.2], crossing, d_crossing);
}

#[autodiff_reverse(d_integers, Duplicated, Const, Active)]
fn integers(x: &[f64], n: i64) -> f64 {
    let mut s = 1.0;
    for i in -1..n {
        s += x[(i + 1) as usize] * s;
        if s > 4.0 {
            break;
        }
    }
    for k in (0..=n as u64).rev() {
        s *= x[k as usize];
        if s < 0.01 {
            break;
        }
    }
    for k in (0..n as u64).step_by(2) {
        s += x[k as usize] * x[0];
    }
    for k in (0..n as u8).rev().step_by(2) {
        s += x[k as usize] * s;
        if s > 3.0 {
            break;
        }
    }
    s
}

#[test]
fn ranges_of_any_integer_left_early() {
    for n in [3, 5] {
        for scale in [0.2, 0.6, 1.1, 2.0] {
            let x: Vec<f64> = (0..7).map(|i| scale * (0.5 + 0.1 * i as f64)).collect();
            check(&x, |x| integers(x, n), |x, d, s| d_integers(x, d, n, s));
        }
    }
}

#[autodiff_reverse(d_many_branches, Duplicated, Active)]
fn many_branches(x: &[f64]) -> f64 {
    let mut s = 0.3;
    if x[0] > 0.0 {
        if s > 1.0 {
            return s * x[0];
        }
        s += x[0];
    }
    if x[1] > 0.0 {
        if s > 1.1 {
            return s * x[1];
        }
        s *= x[1];
    }
    if x[2] > 0.0 {
        if s > 1.2 {
            return s * x[2];
        }
        s += x[2];
    }
    if x[3] > 0.0 {
        if s > 1.3 {
            return s * x[3];
        }
        s += x[3] * s;
    }
    if x[4] > 0.0 {
        if s > 1.4 {
            return s * x[4];
        }
        s += x[4];
    }
    if x[5] > 0.0 {
        if s > 1.5 {
            return s * x[5];
        }
        s += x[5] * s;
    }
    if x[0] > 0.1 {
        if s > 1.6 {
            return s * x[0];
        }
        s += x[0];
    }
    for v in x {
        if *v > 0.3 {
            if s > 2.0 {
                continue;
            }
            s += v;
        }
        if *v > 0.4 {
            if s > 2.1 {
                continue;
            }
            s += v * s;
        }
        if *v > 0.5 {
            if s > 2.2 {
                break;
            }
            s += v;
        }
        if *v > 0.6 {
            if s > 2.3 {
                return s * v;
            }
            s += v * v;
        }
        if *v > 0.7 {
            if s > 2.4 {
                continue;
            }
            s += v;
        }
        s *= 1.1;
    }
    if x[1] > 0.1 {
        if s > 1.7 {
            return s * x[1];
        }
        s += x[1];
    }
    s * s
}

#[test]
fn any_number_of_branches_with_jumps() {
    for scale in [0.1, 0.3, 0.5, 0.8, 1.3] {
        let x: Vec<f64> = [0.9, 0.8, -0.2, 0.7, 1.1, 0.5].iter().map(|v| v * scale).collect();
        check(&x, many_branches, d_many_branches);
        let y: Vec<f64> = x.iter().rev().map(|v| -v * 0.9).collect();
        check(&y, many_branches, d_many_branches);
    }
}
