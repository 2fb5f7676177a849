//! Binary cross-entropy of logits.

use super::Real;
use super::activation::sigmoid;

/// Σ w [max(z, 0) − z t + ln(1 + e^−|z|)] = −Σ w [t ln σ(z) + (1 − t) ln(1 − σ(z))], in the form that neither
/// overflows nor loses digits for large |z|.
///
/// Shapes: `logits`, `target`, `weight` (B). `target` is 0 or 1, or a probability between. Weights may be negative.
///
/// # Panics
/// If lengths differ.
pub fn binary_cross_entropy<T: Real>(logits: &[T], target: &[T], weight: &[T]) -> T {
    check(logits, target, weight);
    let mut sum = 0.0;
    for ((&z, &t), &w) in logits.iter().zip(target).zip(weight) {
        sum += (w * value(z, t)).to_f64();
    }
    T::from_f64(sum)
}

/// The reverse of [`binary_cross_entropy`]: `d_logits` += `d_ret` w (σ(z) − t), `d_target` −= `d_ret` w z,
/// `d_weight` += `d_ret` l.
///
/// # Panics
/// If lengths differ.
pub fn binary_cross_entropy_pullback<T: Real>(
    logits: &[T],
    d_logits: &mut [T],
    target: &[T],
    d_target: &mut [T],
    weight: &[T],
    d_weight: &mut [T],
    d_ret: T,
) {
    check(logits, target, weight);
    for (i, d) in d_logits.iter_mut().enumerate() {
        *d += d_ret * weight[i] * (sigmoid(logits[i]) - target[i]);
    }
    for (i, d) in d_target.iter_mut().enumerate() {
        *d -= d_ret * weight[i] * logits[i];
    }
    for (i, d) in d_weight.iter_mut().enumerate() {
        *d += d_ret * value(logits[i], target[i]);
    }
}

#[inline]
fn value<T: Real>(z: T, t: T) -> T {
    z.max(T::ZERO) - z * t + (-z.abs()).exp().ln_1p()
}

fn check<T: Real>(logits: &[T], target: &[T], weight: &[T]) {
    assert_eq!(logits.len(), target.len(), "binary_cross_entropy: logits against targets");
    assert_eq!(logits.len(), weight.len(), "binary_cross_entropy: logits against weights");
}
