//! Rounding errors: sums in closed form, and bounds held against the same function run in f32.

use rootgrad_autodiff::{
    ROUNDOFF_BF16, ROUNDOFF_F32, ROUNDOFF_F64, Real, differentiable, estimate_error, real,
};

#[estimate_error(product_error)]
fn product(x: f64, y: f64) -> f64 {
    x * y
}

#[test]
fn a_product_is_rounded_once_and_so_are_its_factors() {
    let estimate = product_error(3.0, -5.0);
    assert_eq!(estimate.value, -15.0);
    let sums: Vec<_> = estimate.variables.iter().map(|v| (v.name, v.sum)).collect();
    assert_eq!(sums, [("result", 15.0), ("x", 15.0), ("y", 15.0)]);
    assert_eq!(estimate.total(ROUNDOFF_F32), 45.0 / 16_777_216.0);
    assert_eq!(estimate.of("x", ROUNDOFF_F64), Some(15.0 * f64::EPSILON / 2.0));
    assert_eq!(estimate.of("z", ROUNDOFF_F32), None);
    assert_eq!(estimate.total(ROUNDOFF_BF16), 45.0 / 512.0);
}

#[estimate_error(weighted_error)]
fn weighted(x: &[f64], w: &[f64; 2], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        s += w[i] * (x[i] - 1.0);
    }
    s.sqrt()
}

/// f = √s with s₁ = w₀(x₀−1), s = s₁ + w₁(x₁−1): each value times its derivative, summed by hand.
#[test]
fn every_operation_counts_under_the_variable_it_is_for() {
    let (x, w) = ([3.0, 6.0], [2.0, 4.2]);
    let estimate = weighted_error(&x, &w, 2);
    let s: f64 = 2.0 * 2.0 + 4.2 * 5.0;
    assert_eq!(estimate.value, s.sqrt());
    let half = 0.5 / s.sqrt();
    // Differences (derivative w), products (1), and sums (1), for both passes; times 1/(2√s).
    let of_s = (2.0 * 2.0 + 4.2 * 5.0) + (2.0 * 2.0 + 4.2 * 5.0) + (2.0 * 2.0 + s);
    let close = |name, want: f64| {
        let got = estimate.of(name, 1.0).expect("a variable");
        assert!((got - want).abs() < 1e-12 * want, "{name}: {got}, want {want}");
    };
    close("s", half * of_s);
    close("result", s.sqrt());
    close("x", half * (2.0 * 3.0 + 4.2 * 6.0));
    close("w", half * (2.0 * 2.0 + 4.2 * 5.0));
    assert_eq!(estimate.variables.len(), 4, "n is a number of the discrete kind");
}

#[differentiable]
fn square<T: Real>(x: T) -> T {
    x * x
}

#[estimate_error(naive_variance_error)]
fn naive_variance<T: Real>(x: &[T]) -> T {
    let mut sum: T = real(0.0);
    let mut squares: T = real(0.0);
    for v in x {
        sum += *v;
        squares += square(*v);
    }
    let n: T = real(x.len() as f64);
    squares / n - square(sum / n)
}

#[estimate_error(horner_error)]
fn horner<T: Real>(c: &[T], x: T) -> T {
    let mut p: T = real(0.0);
    for i in (0..c.len()).rev() {
        p = p * x + c[i];
    }
    p
}

#[differentiable]
fn scaled(x: f64) -> f64 {
    3.0 * x
}

#[differentiable]
fn both(x: f64) -> (f64, [f64; 2]) {
    (x + 1.0, [2.0 * x, x])
}

#[estimate_error(difference_error)]
fn difference(x: f64) -> f64 {
    let (a, b) = both(x);
    scaled(x) - 2.0 * scaled(x) + a * b[0]
}

/// For f = y − 2z + ab with y = z = 3x, b = (2x, x), a = x + 1: |y| + |2z|, the difference, |ab| and |ab| for a and b₀.
#[test]
fn what_a_call_gives_is_rounded_once() {
    let estimate = difference_error(0.5);
    assert_eq!(estimate.value, 1.5 - 3.0 + 1.5);
    let calls = 1.5 + 3.0 + 2.0 * 1.5;
    let result = 3.0 + 1.5 + 1.5;
    // f' = −3 + 2(2x + 1).
    let input = 1.0 * 0.5;
    let total: f64 = estimate.variables.iter().map(|v| v.sum).sum();
    assert_eq!(total, calls + result + input);
    assert_eq!(estimate.of("x", 1.0), Some(input));
}

#[estimate_error(clash_error)]
fn clash(value: f64, errors: f64) -> f64 {
    value * errors
}

#[test]
fn parameters_may_have_any_names() {
    let estimate = clash_error(2.0, 3.0);
    assert_eq!(estimate.of("value", 1.0), Some(6.0));
    assert_eq!(estimate.of("errors", 1.0), Some(6.0));
}

#[estimate_error(log_sum_exp_error)]
fn log_sum_exp<T: Real>(x: &[T]) -> T {
    let mut top = x[0];
    for v in x {
        if *v > top {
            top = *v;
        }
    }
    let mut sum: T = real(0.0);
    for v in x {
        sum += (*v - top).exp();
    }
    top + sum.ln()
}

#[estimate_error(harmonic_error)]
fn harmonic<T: Real>(x: T, n: usize) -> T {
    let mut s: T = real(0.0);
    let mut k = 0;
    while k < n {
        k += 1;
        s += (x + real(k as f64)).recip();
    }
    s
}

/// The error bound holds for the run in f32 and is not too large: with this many roundings of random sign, the error is
/// at least `share` of the bound.
fn check(name: &str, exact: f64, single: f32, bound: f64, share: f64) {
    let error = (exact - f64::from(single)).abs();
    assert!(error <= bound, "{name}: off by {error:e}, beyond the bound {bound:e}");
    assert!(error >= share * bound, "{name}: off by {error:e} only; bound {bound:e}");
}

/// Numbers that f32 cannot hold exactly.
fn numbers(n: usize, offset: f64) -> Vec<f64> {
    (0..n).map(|i| offset + (i as f64 * 0.7391).sin()).collect()
}

fn single(x: &[f64]) -> Vec<f32> {
    x.iter().map(|v| *v as f32).collect()
}

#[test]
fn the_bound_holds_against_runs_in_single_precision() {
    let x = numbers(1000, 100.0);
    let estimate = naive_variance_error(&x);
    check(
        "variance",
        estimate.value,
        naive_variance(&single(&x)),
        estimate.total(ROUNDOFF_F32),
        1e-3,
    );
    let cancelling = estimate.total(ROUNDOFF_F32) / estimate.value;
    assert!(cancelling > 1e-2, "this formula is known to be useless in f32: {cancelling:e}");

    let c = numbers(30, 0.0);
    let estimate = horner_error(&c, 0.97);
    check(
        "horner",
        estimate.value,
        horner(&single(&c), 0.97_f32),
        estimate.total(ROUNDOFF_F32),
        1e-3,
    );

    let x = numbers(500, 3.0);
    let estimate = log_sum_exp_error(&x);
    check(
        "log_sum_exp",
        estimate.value,
        log_sum_exp(&single(&x)),
        estimate.total(ROUNDOFF_F32),
        1e-4,
    );

    let estimate = harmonic_error(0.1, 20_000);
    check(
        "harmonic",
        estimate.value,
        harmonic(0.1_f32, 20_000),
        estimate.total(ROUNDOFF_F32),
        1e-4,
    );
}

#[test]
fn the_table_names_the_worst_first() {
    let table = naive_variance_error(&numbers(100, 50.0)).to_string();
    let lines: Vec<_> = table.lines().collect();
    assert!(lines[0].starts_with("error of") && lines[0].contains("in bf16"), "{table}");
    assert!(lines[1].starts_with("sum ") && lines[2].starts_with("squares "), "{table}");
    assert!(table.contains("\ntotal") && table.contains("\nvalue "), "{table}");
}
