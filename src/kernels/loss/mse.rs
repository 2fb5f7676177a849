//! Squared error.

use rootgrad_autodiff::pullback;

use crate::kernels::Real;

/// Σ w Σ_K (y − t)² / K: the mean over the K outputs of an event, as in PyTorch's `mse_loss`.
///
/// Shapes: `output`, `target` (B, K), `weight` (B). Weights may be negative.
///
/// # Panics
/// If lengths do not fit.
#[allow(non_snake_case)]
pub fn mse<T: Real>(output: &[T], target: &[T], weight: &[T], K: usize) -> T {
    check(output, target, weight, K);
    let mut sum = 0.0;
    for (r, &w) in weight.iter().enumerate() {
        sum += w.to_f64() * value(&output[r * K..][..K], &target[r * K..][..K]).to_f64();
    }
    T::from_f64(sum)
}

/// The reverse of [`mse()`]: `d_output` += `d_ret` w 2 (y − t) / K, `d_target` the opposite, `d_weight` += `d_ret` l.
///
/// # Panics
/// If lengths do not fit.
#[pullback(of = mse)]
#[allow(non_snake_case)]
pub fn mse_pullback<T: Real>(
    output: &[T],
    d_output: &mut [T],
    target: &[T],
    d_target: &mut [T],
    weight: &[T],
    d_weight: &mut [T],
    K: usize,
    d_ret: T,
) {
    check(output, target, weight, K);
    let scale = d_ret * T::from_f64(2.0) / T::from_f64(K as f64);
    for (i, d) in d_output.iter_mut().enumerate() {
        *d += scale * weight[i / K] * (output[i] - target[i]);
    }
    for (i, d) in d_target.iter_mut().enumerate() {
        *d -= scale * weight[i / K] * (output[i] - target[i]);
    }
    for (r, d) in d_weight.iter_mut().enumerate() {
        *d += d_ret * value(&output[r * K..][..K], &target[r * K..][..K]);
    }
}

/// The mean of (y − t)² over the outputs of one event.
fn value<T: Real>(output: &[T], target: &[T]) -> T {
    let mut sum = T::ZERO;
    for (&y, &t) in output.iter().zip(target) {
        sum = (y - t).mul_add(y - t, sum);
    }
    sum / T::from_f64(output.len() as f64)
}

#[allow(non_snake_case)]
fn check<T: Real>(output: &[T], target: &[T], weight: &[T], K: usize) {
    assert!(K > 0, "mse: K is 0");
    assert_eq!(output.len(), target.len(), "mse: outputs against targets");
    assert_eq!(output.len(), weight.len() * K, "mse: outputs against weights times K");
}
