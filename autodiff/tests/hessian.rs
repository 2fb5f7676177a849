//! Second derivatives: against closed forms, and against differences of the reverse derivative.
#![allow(missing_docs, clippy::needless_range_loop, clippy::assign_op_pattern)]

use rootgrad_autodiff::{
    Real, autodiff_reverse, differentiable, hessian, hessian_vector, pullback, pushforward,
};

#[hessian(quartic_h, Active, Active, Const, Active)]
fn quartic(x: f64, y: f64, c: f64) -> f64 {
    x * x * x * y + c * y * y
}

#[test]
fn of_scalars() {
    let (x, y, c) = (1.5, -0.5, 3.0);
    assert_eq!(quartic_h(x, y, c), [[6.0 * x * y, 3.0 * x * x], [3.0 * x * x, 2.0 * c]]);
}

#[hessian(rosenbrock_h, Duplicated, Active)]
#[hessian_vector(rosenbrock_hv, Duplicated, Active)]
fn rosenbrock(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() - 1 {
        let a = x[i + 1] - x[i] * x[i];
        let b = 1.0 - x[i];
        s += 100.0 * a * a + b * b;
    }
    s
}

/// Closed form: the second derivatives of Σ 100 (xᵢ₊₁ − xᵢ²)² + (1 − xᵢ)².
#[test]
fn of_a_slice() {
    let x = [0.3, -1.2, 0.8, 1.7];
    let mut h = [7.0; 16];
    rosenbrock_h(&x, &mut h);
    let mut want = [0.0; 16];
    for i in 0..3 {
        want[i * 5] += 1200.0 * x[i] * x[i] - 400.0 * x[i + 1] + 2.0;
        want[(i + 1) * 5] += 200.0;
        want[i * 4 + i + 1] -= 400.0 * x[i];
        want[(i + 1) * 4 + i] -= 400.0 * x[i];
    }
    for (h, w) in h.iter().zip(&want) {
        assert!((h - w).abs() < 1e-12 * (1.0 + w.abs()), "{h} {w}");
    }
    let v = [1.0, -2.0, 0.5, 0.25];
    let mut hv = [1.0; 4];
    rosenbrock_hv(&x, &v, &mut hv);
    for i in 0..4 {
        let w = 1.0 + (0..4).map(|j| want[i * 4 + j] * v[j]).sum::<f64>();
        assert!((hv[i] - w).abs() < 1e-11 * (1.0 + w.abs()), "{} {w}", hv[i]);
    }
}

/// clad #1958: the Hessian of an early return and a loop.
#[hessian(early_h, Duplicated, Active, Const, Active)]
#[autodiff_reverse(early_d, Duplicated, Active, Const, Active)]
fn early(x: &[f64], k: f64, n: usize) -> f64 {
    if k < 0.0 {
        return x[0] * x[0] * k;
    }
    let mut s = k;
    let mut a = [0.5, k];
    for i in 0..n {
        let v = x[i % x.len()];
        s += (v * s).tanh() * a[0] + v.powf(k) / (1.0 + a[1].exp());
        a[i % 2] *= v.sin();
        if s > 3.0 {
            return s * s.ln() + v.max(k).sqrt();
        }
    }
    while s < 2.0 {
        s *= 1.5 + 0.1 * k.hypot(s);
    }
    s.atan2(k) + a[1]
}

fn gradient(x: &[f64], k: f64, n: usize) -> Vec<f64> {
    let mut d_x = vec![0.0; x.len()];
    let (_, d_k) = early_d(x, &mut d_x, k, n, 1.0);
    d_x.push(d_k);
    d_x
}

/// Differences of the gradient, extrapolated once.
#[test]
fn of_early_return_and_loops() {
    for (k, n) in [(0.7, 0), (0.7, 3), (1.3, 7), (-0.4, 5), (0.2, 12)] {
        let x = [0.9, 1.4, 0.3];
        let mut h = [0.0; 16];
        early_h(&x, k, n, &mut h);
        check_differences(&h, 4, |i, t| {
            let (mut x, mut k) = (x, k);
            if i < 3 {
                x[i] += t
            } else {
                k += t
            }
            gradient(&x, k, n)
        });
    }
}

/// Compares a Hessian with differences of the gradient, extrapolated once; `gradient(i, t)` moves input `i` by `t`.
#[track_caller]
fn check_differences(h: &[f64], n: usize, gradient: impl Fn(usize, f64) -> Vec<f64>) {
    for i in 0..n {
        let slope = |t: f64| -> Vec<f64> {
            let (up, down) = (gradient(i, t), gradient(i, -t));
            up.iter().zip(&down).map(|(a, b)| (a - b) / (2.0 * t)).collect()
        };
        let (coarse, fine) = (slope(1e-3), slope(5e-4));
        for j in 0..n {
            let (want, got) = ((4.0 * fine[j] - coarse[j]) / 3.0, h[i * n + j]);
            assert!((got - want).abs() < 1e-7 * (1.0 + want.abs()), "{i} {j}: {got} {want}");
        }
    }
}

#[hessian(generic_h, Active, Active, Active)]
fn generic<T: Real>(x: T, y: T) -> T {
    x.exp() * y.sqrt()
}

#[test]
fn of_a_generic_function() {
    let (x, y) = (0.3_f32, 2.0_f32);
    let h = generic_h(x, y);
    let want = [
        [x.exp() * y.sqrt(), x.exp() * 0.5 / y.sqrt()],
        [x.exp() * 0.5 / y.sqrt(), -0.25 * x.exp() / (y * y.sqrt())],
    ];
    for (row, want) in h.iter().flatten().zip(want.iter().flatten()) {
        assert!((row - want).abs() < 1e-6, "{row} {want}");
    }
}

#[differentiable]
fn pair(x: f64, y: f64) -> f64 {
    if x > y {
        return x.powi(3) * y;
    }
    (x * y).sin()
}

#[differentiable(second_order = on)]
fn weighted(x: &[f64], k: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += pair(x[i], k) * x[i].exp();
    }
    s
}

/// clad #1737: the Hessian of nested calls.
#[hessian(nested_h, Duplicated, Active, Active)]
#[autodiff_reverse(nested_d, Duplicated, Active, Active)]
fn nested(x: &[f64], k: f64) -> f64 {
    let mut s = weighted(x, k * k);
    let mut a = vec![0.0; x.len()];
    for i in 0..x.len() {
        a[i] = pair(x[i], s) + 0.5 * x[i];
    }
    for _ in 0..2 {
        s = pair(s, 0.3) + weighted(&a[1..], s * 0.1);
    }
    s
}

#[test]
fn of_nested_calls() {
    let (x, k) = ([0.4, 0.9, -0.3], 0.8);
    let mut h = [0.0; 16];
    nested_h(&x, k, &mut h);
    let gradient = |x: &[f64], k: f64| {
        let mut d_x = vec![0.0; 3];
        let (_, d_k) = nested_d(x, &mut d_x, k, 1.0);
        d_x.push(d_k);
        d_x
    };
    check_differences(&h, 4, |i, t| {
        let (mut x, mut k) = (x, k);
        if i < 3 {
            x[i] += t
        } else {
            k += t
        }
        gradient(&x, k)
    });
}

/// Σ xᵢ xᵢ₊₁² by a cursor.
#[hessian(h_walk, Duplicated, Active)]
fn walk(x: &[f64]) -> f64 {
    let mut rest = x;
    let mut sum = 0.0;
    while let [a, tail @ ..] = rest {
        if let Some(b) = tail.first() {
            sum += a * b * b;
        }
        rest = tail;
    }
    sum
}

#[test]
fn a_cursor_has_a_second_derivative() {
    let x = [0.5, 2.0, -1.0];
    let mut h = [0.0; 9];
    h_walk(&x, &mut h);
    // f = x₀x₁² + x₁x₂²
    assert_eq!(h, [0.0, 4.0, 0.0, 4.0, 1.0, -2.0, 0.0, -2.0, 4.0]);
}

#[hessian(two_distances_h, Active, Const, Active, Const, Active)]
fn two_distances(x: f64, y: f64, z: f64, w: f64) -> f64 {
    x.hypot(y) + 2.0 * z.hypot(w)
}

/// Closed form: ∂²r/∂x² = y²/r³ for r = √(x² + y²). The two rules must not share their variables.
#[test]
fn of_one_method_twice() {
    let (x, y, z, w) = (3.0, 4.0, 5.0, -12.0);
    let want = [y * y / 5.0_f64.powi(3), 0.0, 0.0, 2.0 * w * w / 13.0_f64.powi(3)];
    let got = two_distances_h(x, y, z, w);
    for (got, want) in got.iter().flatten().zip(want) {
        assert!((got - want).abs() < 1e-14, "{got} {want}");
    }
}

/// ln(1 + e^(kx)) without overflow.
fn softplus(x: f64, k: f64) -> f64 {
    (k * x).max(0.0) + (-(k * x).abs()).exp().ln_1p()
}

#[pullback(of = softplus)]
fn softplus_pullback(x: f64, d_x: &mut f64, k: f64, d_k: &mut f64, d_ret: f64) {
    let slope = 1.0 / (1.0 + (-k * x).exp());
    *d_x += d_ret * slope * k;
    *d_k += d_ret * slope * x;
}

#[pushforward(of = softplus, second_order = on)]
fn softplus_pushforward(x: f64, t_x: f64, k: f64, t_k: f64) -> (f64, f64) {
    let slope = 1.0 / (1.0 + (-k * x).exp());
    let value = (k * x).max(0.0) + (-(k * x).abs()).exp().ln_1p();
    (value, slope * (k * t_x + x * t_k))
}

fn power(x: &[f64], n: i32) -> f64 {
    x.iter().map(|x| x.powi(n)).sum()
}

#[pullback(of = power)]
fn power_pullback(x: &[f64], d_x: &mut [f64], n: i32, d_ret: f64) {
    for i in 0..d_x.len() {
        d_x[i] += d_ret * f64::from(n) * x[i].powi(n - 1);
    }
}

#[pushforward(of = power, second_order = on)]
fn power_pushforward(x: &[f64], t_x: &[f64], n: i32) -> (f64, f64) {
    let (mut value, mut slope) = (0.0, 0.0);
    for i in 0..x.len() {
        value += x[i].powi(n);
        slope += f64::from(n) * x[i].powi(n - 1) * t_x[i];
    }
    (value, slope)
}

#[autodiff_reverse(through_rules_d, Duplicated, Active)]
#[hessian(through_rules_h, Duplicated, Active)]
fn through_rules(x: &[f64]) -> f64 {
    softplus(x[0], x[1]) * x[2] + power(&x[1..], 3)
}

/// Closed form: with s the logistic function of kx, the second derivatives of softplus are s' k², s + s' kx, s' x².
#[test]
fn of_calls_with_rules_written_by_hand() {
    let (x, k, y) = (0.6, -1.3, 0.8);
    let mut h = [0.0; 9];
    through_rules_h(&[x, k, y], &mut h);
    let s = 1.0 / (1.0 + (-k * x).exp());
    let mut d = [0.0; 3];
    through_rules_d(&[x, k, y], &mut d, 1.0);
    let first = [y * s * k, y * s * x + 3.0 * k * k, softplus(x, k) + 3.0 * y * y];
    for (d, w) in d.iter().zip(&first) {
        assert!((d - w).abs() < 1e-13, "{d} {w}");
    }
    let ds = s * (1.0 - s);
    let mixed = y * (s + ds * k * x);
    let want = [
        y * ds * k * k,
        mixed,
        s * k,
        mixed,
        y * ds * x * x + 6.0 * k,
        s * x,
        s * k,
        s * x,
        6.0 * y,
    ];
    for (h, w) in h.iter().zip(&want) {
        assert!((h - w).abs() < 1e-13 * (1.0 + w.abs()), "{h} {w}");
    }
}

#[hessian(in_place_h, Duplicated, Active, Active)]
#[hessian_vector(in_place_hv, Duplicated, Active, Active)]
fn in_place(u: &mut [f64], k: f64) -> f64 {
    for i in 1..u.len() {
        u[i] *= k * u[i - 1];
    }
    u[0] = k;
    u[u.len() - 1]
}

/// Closed form: f = k² u₀ u₁ u₂.
#[test]
fn of_a_function_that_writes_in_place() {
    let (a, b, c, k) = (0.7, -1.2, 0.4, 1.5);
    let mut h = [0.0; 16];
    let mut u = [a, b, c];
    in_place_h(&mut u, k, &mut h);
    assert_eq!(u, [a, b, c], "what is behind `&mut` stays as it was");
    let kk = k * k;
    let want = [
        [0.0, kk * c, kk * b, 2.0 * k * b * c],
        [kk * c, 0.0, kk * a, 2.0 * k * a * c],
        [kk * b, kk * a, 0.0, 2.0 * k * a * b],
        [2.0 * k * b * c, 2.0 * k * a * c, 2.0 * k * a * b, 2.0 * a * b * c],
    ];
    for (h, w) in h.iter().zip(want.as_flattened()) {
        assert!((h - w).abs() < 1e-14, "{h} {w}");
    }
    let v = [0.3, -0.5, 0.9, 0.2];
    let (mut v_u, mut h_u) = ([v[0], v[1], v[2]], [1.0; 3]);
    let (slope, h_k) = in_place_hv(&mut u, &mut v_u, &mut h_u, k, v[3]);
    let gradient = [kk * b * c, kk * a * c, kk * a * b, 2.0 * k * a * b * c];
    let along: f64 = gradient.iter().zip(&v).map(|(g, v)| g * v).sum();
    assert!((slope - along).abs() < 1e-14, "{slope} {along}");
    for (i, got) in [h_u[0] - 1.0, h_u[1] - 1.0, h_u[2] - 1.0, h_k].iter().enumerate() {
        let product: f64 = want[i].iter().zip(&v).map(|(h, v)| h * v).sum();
        assert!((got - product).abs() < 1e-14, "{i}: {got} {product}");
    }
    let mut expected = [a, b, c];
    in_place(&mut expected, k);
    assert_eq!(u, expected, "the product overwrites what the function overwrites");
}

#[hessian(clash_h, Duplicated, Const, Const, Const, Active, Active)]
#[hessian_vector(clash_hv, Duplicated, Const, Const, Const, Active, Active)]
fn clash(hessian: &[f64], at: usize, size: f64, direction: usize, v_hessian: f64) -> f64 {
    let row = hessian[at] * v_hessian;
    size * row * row * hessian[direction]
}

/// f = s x₁² w² x₀: the parameters have the names that the Hessian would choose for its own variables.
#[test]
fn parameters_may_have_any_names() {
    let mut h = [0.0; 9];
    clash_h(&[2.0, 3.0], 1, 5.0, 0, 7.0, &mut h);
    let (x, y, w, s) = (2.0, 3.0, 7.0, 5.0);
    let want = [
        0.0,
        2.0 * s * y * w * w,
        2.0 * s * y * y * w,
        2.0 * s * y * w * w,
        2.0 * s * x * w * w,
        4.0 * s * x * y * w,
        2.0 * s * y * y * w,
        4.0 * s * x * y * w,
        2.0 * s * x * y * y,
    ];
    assert_eq!(h, want);
    let mut product = [0.0; 2];
    let (slope, h_w) = clash_hv(&[2.0, 3.0], &[0.0, 1.0], &mut product, 1, 5.0, 0, 7.0, 0.0);
    assert_eq!((slope, product, h_w), (2.0 * s * x * y * w * w, [want[3], want[4]], want[5]));
}
