//! Central differences, with which the tests compare derivatives.
#![allow(dead_code, unreachable_pub, missing_docs)]

/// Central differences of `f` at `x`, Richardson-extrapolated: error O(h⁴).
pub fn numeric_gradient(x: &[f64], mut f: impl FnMut(&[f64]) -> f64) -> Vec<f64> {
    let mut at = x.to_vec();
    (0..x.len())
        .map(|i| {
            let h = 1e-3 * x[i].abs().max(1.0);
            let mut slope = |h: f64| {
                at[i] = x[i] + h;
                let up = f(&at);
                at[i] = x[i] - h;
                let down = f(&at);
                at[i] = x[i];
                (up - down) / (2.0 * h)
            };
            let (coarse, fine, finest) = (slope(h), slope(h / 2.0), slope(h / 4.0));
            let (a, b) = ((4.0 * fine - coarse) / 3.0, (4.0 * finest - fine) / 3.0);
            (16.0 * b - a) / 15.0
        })
        .collect()
}

#[track_caller]
pub fn assert_close(got: &[f64], want: &[f64], tolerance: f64) {
    assert_eq!(got.len(), want.len());
    for (i, (g, w)) in got.iter().zip(want).enumerate() {
        let scale = w.abs().max(1.0);
        assert!((g - w).abs() <= tolerance * scale, "component {i}: got {g}, want {w}");
    }
}

/// Checks `df(&x, &mut d_x, seed) -> value` against `f(&x)`: the value bit for bit, the gradient numerically.
#[track_caller]
pub fn check(x: &[f64], f: impl Fn(&[f64]) -> f64, df: impl Fn(&[f64], &mut [f64], f64) -> f64) {
    let mut d_x = vec![0.0; x.len()];
    let value = df(x, &mut d_x, 1.0);
    assert_eq!(value.to_bits(), f(x).to_bits(), "the primal result differs");
    assert_close(&d_x, &numeric_gradient(x, &f), 2e-8);
    // Shadows accumulate, and the derivative is linear in the seed.
    let mut twice = d_x.clone();
    df(x, &mut twice, -3.0);
    let expected: Vec<f64> = d_x.iter().map(|d| -2.0 * d).collect();
    assert_close(&twice, &expected, 1e-12);
}

/// Numbers of moderate size without a pattern, none of them 0.
pub fn wave<const N: usize>() -> [f64; N] {
    std::array::from_fn(|i| {
        (2.3 * i as f64 + 0.7).sin() * 0.8 + if i % 3 == 0 { 0.35 } else { -0.15 }
    })
}
