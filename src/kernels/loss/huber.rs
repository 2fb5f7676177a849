//! Huber's error: quadratic near the target, linear far from it.

use rootgrad_autodiff::pullback;

use crate::kernels::Real;

/// Σ w Σ_K h(y − t) / K with h(e) = e²/2 for |e| ≤ δ, δ(|e| − δ/2) beyond: P. J. Huber, Ann. Math. Stat. 35 (1964) 73;
/// PyTorch's `huber_loss`.
///
/// Shapes: `output`, `target` (B, K), `weight` (B). Weights may be negative.
///
/// # Panics
/// If lengths do not fit, or `delta` is not positive.
#[allow(non_snake_case)]
pub fn huber<T: Real>(output: &[T], target: &[T], weight: &[T], delta: T, K: usize) -> T {
    check(output, target, weight, delta, K);
    let mut sum = 0.0;
    for (r, &w) in weight.iter().enumerate() {
        sum += w.to_f64() * value(&output[r * K..][..K], &target[r * K..][..K], delta).to_f64();
    }
    T::from_f64(sum)
}

/// The reverse of [`huber()`]: `d_output` += `d_ret` w clamp(y − t, ±δ) / K, `d_target` the opposite,
/// `d_weight` += `d_ret` l. `delta` is a constant.
///
/// # Panics
/// If lengths do not fit, or `delta` is not positive.
#[pullback(of = huber)]
#[allow(non_snake_case)]
pub fn huber_pullback<T: Real>(
    output: &[T],
    d_output: &mut [T],
    target: &[T],
    d_target: &mut [T],
    weight: &[T],
    d_weight: &mut [T],
    delta: T,
    K: usize,
    d_ret: T,
) {
    check(output, target, weight, delta, K);
    let scale = d_ret / T::from_f64(K as f64);
    let slope = |i: usize| scale * weight[i / K] * clamp(output[i] - target[i], delta);
    for (i, d) in d_output.iter_mut().enumerate() {
        *d += slope(i);
    }
    for (i, d) in d_target.iter_mut().enumerate() {
        *d -= slope(i);
    }
    for (r, d) in d_weight.iter_mut().enumerate() {
        *d += d_ret * value(&output[r * K..][..K], &target[r * K..][..K], delta);
    }
}

/// The mean of h over the outputs of one event.
fn value<T: Real>(output: &[T], target: &[T], delta: T) -> T {
    let half = T::from_f64(0.5);
    let mut sum = T::ZERO;
    for (&y, &t) in output.iter().zip(target) {
        let e = (y - t).abs();
        sum += if e <= delta { half * e * e } else { delta * (e - half * delta) };
    }
    sum / T::from_f64(output.len() as f64)
}

/// Returns `e` limited to ±`delta`; NaN stays NaN.
fn clamp<T: Real>(e: T, delta: T) -> T {
    if e > delta {
        delta
    } else if e < -delta {
        -delta
    } else {
        e
    }
}

#[allow(non_snake_case)]
fn check<T: Real>(output: &[T], target: &[T], weight: &[T], delta: T, K: usize) {
    assert!(K > 0, "huber: K is 0");
    assert!(delta > T::ZERO, "huber: delta is {delta}; wanted a positive number");
    assert_eq!(output.len(), target.len(), "huber: outputs against targets");
    assert_eq!(output.len(), weight.len() * K, "huber: outputs against weights times K");
}
