//! Forward mode: the convention, and each kind of statement.
#![allow(missing_docs, clippy::needless_range_loop, clippy::assign_op_pattern)]

use rootgrad_autodiff::{
    Real, autodiff_forward, autodiff_reverse, differentiable, hessian, hessian_vector,
    no_derivative, pullback, pushforward,
};

#[autodiff_forward(f_dual, Dual, Const, Dual)]
#[autodiff_forward(f_only, Dual, Const, DualOnly)]
#[autodiff_forward(f_const, Dual, Const, Const)]
#[autodiff_forward(f_wide, 3, Dual, Const, Dual)]
#[autodiff_forward(f_wide_only, 2, Dual, Const, DualOnly)]
fn f(x: f64, c: f64) -> f64 {
    c * x * x
}

/// The signatures are those of std::autodiff: the value first, then the tangents; with a width, an array.
#[test]
fn convention_of_scalars() {
    assert_eq!(f_dual(3.0, 1.0, 2.0), (18.0, 12.0));
    assert_eq!(f_only(3.0, 1.0, 2.0), 12.0);
    assert_eq!(f_const(3.0, 1.0, 2.0), 18.0);
    assert_eq!(f_wide(3.0, 1.0, 2.0, -1.0, 2.0), [18.0, 12.0, 24.0, -12.0]);
    assert_eq!(f_wide_only(3.0, 1.0, 2.0, 2.0), [12.0, 24.0]);
}

#[autodiff_forward(square_4, 4, Dual, Dual)]
fn square(x: &f32) -> f32 {
    x * x
}

/// The example of rustc's own test of batching.
#[test]
fn convention_of_references() {
    assert_eq!(square_4(&3.0, &1.0, &2.0, &3.0, &0.0), [9.0, 6.0, 12.0, 18.0, 0.0]);
}

#[autodiff_forward(scale_t, Dual, Dual, Dual)]
#[autodiff_forward(scale_v, 2, Dualv, Dualv, Dual)]
#[autodiff_forward(scale_only, DualOnly, DualOnly, Const)]
fn scale(out: &mut [f64], x: &[f64], k: f64) {
    for (o, x) in out.iter_mut().zip(x) {
        *o = k * x.sin();
    }
}

#[test]
fn convention_of_slices() {
    let (x, t_x) = ([0.5, 1.5], [1.0, -2.0]);
    let (mut out, mut t_out) = ([7.0; 2], [7.0; 2]);
    scale_t(&mut out, &mut t_out, &x, &t_x, 3.0, 0.25);
    let want = |t: f64, i: usize, t_k: f64| t_k * x[i].sin() + 3.0 * x[i].cos() * t;
    assert_eq!(out, [3.0 * x[0].sin(), 3.0 * x[1].sin()]);
    assert_eq!(t_out, [want(1.0, 0, 0.25), want(-2.0, 1, 0.25)]);

    let mut t_out = [9.0; 4];
    scale_v(&mut out, &mut t_out, &x, &[1.0, -2.0, 0.0, 1.0], 3.0, 0.25, 0.0);
    assert_eq!(t_out, [want(1.0, 0, 0.25), want(-2.0, 1, 0.25), 0.0, want(1.0, 1, 0.0)]);

    let mut t_out = [9.0; 2];
    // SAFETY: `unsafe` only to keep std::autodiff's convention.
    unsafe { scale_only(&mut out, &mut t_out, &x, &t_x, 3.0) };
    assert_eq!(t_out, [want(1.0, 0, 0.0), want(-2.0, 1, 0.0)]);
}

#[test]
#[should_panic(expected = "t_x: 3 elements, but 2 directions of 2 elements are 4")]
fn a_shadow_of_wrong_length_is_refused() {
    scale_v(&mut [0.0; 2], &mut [0.0; 4], &[0.0; 2], &[0.0; 3], 1.0, 0.0, 0.0);
}

#[autodiff_forward(control_t, Dual, Dual, Const, Dual)]
#[autodiff_reverse(control_d, Duplicated, Active, Const, Active)]
fn control(x: &[f64], k: f64, n: usize) -> f64 {
    let mut s = 1.0;
    let mut a = [k, 0.0, 2.0];
    for i in 0..n {
        let r = &mut a[i % 3];
        *r *= x[i % x.len()] + k;
        if *r > 2.0 {
            *r = 0.5;
            continue;
        }
        s += r.exp() / (1.0 + a[1] * a[1]);
        if s > 50.0 {
            break;
        }
    }
    let mut j = 0;
    while s * s > 1.5 {
        s *= 0.5;
        j += 1;
        if j > 40 {
            return s;
        }
    }
    s.powf(k) + a[0].max(a[1]) - (s as i32) as f64 * k
}

#[differentiable]
fn poly(x: f64, c: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in c.iter() {
        s = s * x + v;
    }
    s
}

fn axpy<T: Real>(y: &mut [T], a: T, x: &[T]) {
    for (y, x) in y.iter_mut().zip(x) {
        *y += a * *x;
    }
}

#[pullback(of = axpy)]
fn axpy_pullback<T: Real>(_y: &[T], d_y: &mut [T], a: T, d_a: &mut T, x: &[T], d_x: &mut [T]) {
    for i in 0..x.len() {
        *d_a += d_y[i] * x[i];
        if !d_x.is_empty() {
            d_x[i] += d_y[i] * a;
        }
    }
}

#[pushforward(of = axpy)]
fn axpy_pushforward<T: Real>(y: &mut [T], t_y: &mut [T], a: T, t_a: T, x: &[T], t_x: &[T]) {
    for i in 0..x.len() {
        y[i] += a * x[i];
        t_y[i] += t_a * x[i] + a * t_x[i];
    }
}

#[autodiff_forward(calls_t, Dual, Dual, Dual)]
#[autodiff_forward(calls_2, 2, Dual, Dual, Dual)]
#[autodiff_reverse(calls_d, Duplicated, Active, Active)]
fn calls(x: &[f64], k: f64) -> f64 {
    let mut y = vec![0.0; x.len()];
    let c = [1.0, 2.0, 3.0];
    axpy(&mut y, k, x);
    axpy(&mut y, 2.0, &c[..x.len()]);
    axpy(&mut y[1..], poly(k, &c), &x[1..]);
    poly(y[0], x) + y[1] * poly(k, &y)
}

/// Σ gᵢvᵢ of the reverse derivative.
fn dot(g: &[f64], v: &[f64]) -> f64 {
    g.iter().zip(v).map(|(g, v)| g * v).sum()
}

#[track_caller]
fn close(got: f64, want: f64) {
    assert!((got - want).abs() <= 1e-13 * (1.0 + want.abs()), "{got:e} {want:e}");
}

#[test]
fn control_flow_agrees_with_reverse_mode() {
    for n in 0..12 {
        let (x, v, k, v_k) = ([0.3, -0.7, 1.9, 0.4], [0.2, -0.4, 1.0, 0.3], 0.6, 0.8);
        let (value, tangent) = control_t(&x, &v, k, v_k, n);
        let mut d_x = [0.0; 4];
        let (same, d_k) = control_d(&x, &mut d_x, k, n, 1.0);
        assert_eq!(value, same);
        assert_eq!(value, control(&x, k, n));
        close(tangent, dot(&d_x, &v) + d_k * v_k);
    }
}

#[test]
fn calls_agree_with_reverse_mode() {
    let (x, v, k, v_k) = ([0.3, -0.7, 1.9], [0.2, -0.4, 1.0], 0.6, 0.8);
    let (value, tangent) = calls_t(&x, &v, k, v_k);
    let mut d_x = [0.0; 3];
    let (same, d_k) = calls_d(&x, &mut d_x, k, 1.0);
    assert_eq!(value, same);
    close(tangent, dot(&d_x, &v) + d_k * v_k);
    let [value, first, second] = calls_2(&x, &v, &[0.0; 3], k, v_k, 1.0);
    assert_eq!(value, same);
    close(first, tangent);
    close(second, d_k);
}

#[no_derivative]
fn bin(x: f64, edges: &[f64]) -> usize {
    edges.iter().filter(|e| **e <= x).count()
}

#[no_derivative]
fn frozen(x: f64) -> f64 {
    x * x
}

#[autodiff_forward(binned_t, Dual, Dual, Const, Dual)]
#[autodiff_reverse(binned_d, Active, Duplicated, Const, Active)]
#[hessian(binned_h, Active, Duplicated, Const, Active)]
fn binned(x: f64, w: &[f64], edges: &[f64]) -> f64 {
    let i = bin(x * w[0], edges);
    w[i] * x * x + frozen(x) * w[0]
}

/// Nothing passes through a `#[no_derivative]` function, in either mode; its result may be an integer.
#[test]
fn no_derivative_passes() {
    let (w, edges, x) = ([0.5, 2.0, -1.0], [0.0, 1.0], 1.5);
    let mut d_w = [0.0; 3];
    let (value, d_x) = binned_d(x, &w, &mut d_w, &edges, 1.0);
    assert_eq!(value, 2.0 * x * x + x * x * 0.5);
    assert_eq!((d_x, d_w), (4.0 * x, [x * x, x * x, 0.0]));
    let v = [0.1, 0.2, 0.3];
    let (same, tangent) = binned_t(x, 1.0, &w, &v, &edges);
    assert_eq!(same, value);
    close(tangent, d_x + x * x * (0.1 + 0.2));
    let mut h = [0.0; 16];
    binned_h(x, &w, &edges, &mut h);
    assert_eq!(h[..4], [4.0, 0.0, 2.0 * x, 0.0]);
}

#[autodiff_forward(t_pairs, Dual, Dual)]
#[hessian_vector(hv_pairs, Duplicated, Active)]
fn pairs(x: &[f64]) -> f64 {
    x.windows(2).map(|w| w[0] * w[1]).sum()
}

/// A tangent that is too long would be truncated; one that is too short might shorten a loop.
#[test]
fn tangents_and_directions_are_as_long_as_their_slices() {
    let x = [1.0, 2.0, 3.0];
    let told = |f: &dyn Fn() -> f64| {
        let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(f)).unwrap_err();
        told.downcast_ref::<String>().expect("a sentence").clone()
    };
    for n in [2, 4] {
        let message = told(&|| t_pairs(&x, &vec![1.0; n]).1);
        assert_eq!(
            message,
            format!("the slice `x` has 3 elements, `t_x` has {n}; they must be as many")
        );
        let message = told(&|| hv_pairs(&x, &vec![1.0; n], &mut [0.0; 3]));
        assert_eq!(
            message,
            format!("the slice `x` has 3 elements, `v_x` has {n}; they must be as many")
        );
        let message = told(&|| hv_pairs(&x, &x, &mut vec![0.0; n]));
        assert_eq!(
            message,
            format!("the slice `x` has 3 elements, `h_x` has {n}; they must be as many")
        );
    }
}
