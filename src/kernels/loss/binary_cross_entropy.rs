//! Binary cross-entropy of logits.

use rootgrad_autodiff::pullback;

use crate::kernels::Real;
use crate::kernels::activation::sigmoid;
use crate::simd::{Kernel, Simd, dispatch};

/// Σ w [max(z, 0) − z t + ln(1 + e^−|z|)] = −Σ w [t ln σ(z) + (1 − t) ln(1 − σ(z))], in the form that neither
/// overflows nor loses digits for large |z|.
///
/// Shapes: `logits`, `target`, `weight` (B). `target` is 0 or 1, or a probability between. Weights may be negative.
///
/// # Panics
/// If lengths differ.
pub fn binary_cross_entropy<T: Real>(logits: &[T], target: &[T], weight: &[T]) -> T {
    check(logits, target, weight);
    T::from_f64(dispatch(Sum { logits, target, weight }))
}

/// The reverse of [`binary_cross_entropy()`]: `d_logits` += `d_ret` w (σ(z) − t), `d_target` −= `d_ret` w z,
/// `d_weight` += `d_ret` l.
///
/// # Panics
/// If lengths differ.
#[pullback(of = binary_cross_entropy)]
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
    if !d_logits.is_empty() {
        dispatch(LogitsPullback { d_logits, logits, target, weight, d_ret });
    }
    for (i, d) in d_target.iter_mut().enumerate() {
        *d -= d_ret * weight[i] * logits[i];
    }
    for (i, d) in d_weight.iter_mut().enumerate() {
        *d += d_ret * value(logits[i], target[i]);
    }
}

struct Sum<'a, T> {
    logits: &'a [T],
    target: &'a [T],
    weight: &'a [T],
}

/// Number of losses that are computed together as a vector, before they are summed one by one.
const TOGETHER: usize = 16;

impl<T: Real> Kernel for Sum<'_, T> {
    type Output = f64;

    #[inline(always)]
    fn run<S: Simd>(self, _: S) -> f64 {
        let mut sum = 0.0;
        let parts = self.logits.chunks(TOGETHER).zip(self.target.chunks(TOGETHER));
        for ((z, t), w) in parts.zip(self.weight.chunks(TOGETHER)) {
            let mut losses = [T::ZERO; TOGETHER];
            for (((l, &z), &t), &w) in losses.iter_mut().zip(z).zip(t).zip(w) {
                *l = w * value(z, t);
            }
            for loss in losses {
                sum += loss.to_f64();
            }
        }
        sum
    }
}

struct LogitsPullback<'a, T> {
    d_logits: &'a mut [T],
    logits: &'a [T],
    target: &'a [T],
    weight: &'a [T],
    d_ret: T,
}

impl<T: Real> Kernel for LogitsPullback<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let inputs = self.logits.iter().zip(self.target).zip(self.weight);
        for (d, ((&z, &t), &w)) in self.d_logits.iter_mut().zip(inputs) {
            *d += self.d_ret * w * (sigmoid(z) - t);
        }
    }
}

#[inline(always)]
fn value<T: Real>(z: T, t: T) -> T {
    z.max(T::ZERO) - z * t + (-z.abs()).exp().ln_1p_unit()
}

fn check<T: Real>(logits: &[T], target: &[T], weight: &[T]) {
    assert_eq!(logits.len(), target.len(), "binary_cross_entropy: logits against targets");
    assert_eq!(logits.len(), weight.len(), "binary_cross_entropy: logits against weights");
}
