//! Softmax and the cross-entropy of its logits.

use rootgrad_autodiff::pullback;

use crate::kernels::Real;
use crate::simd::{Kernel, Simd, dispatch};

/// Number of partial results of a sum over classes: two of the widest registers of float32.
const LANES: usize = 32;

/// Σ w [ln Σ_k e^{z_k} − z_class].
///
/// Shapes: `logits` (B, K), `class` (B): class numbers 0 … K−1 as floating-point numbers, `weight` (B). Weights may be
/// negative.
///
/// # Panics
/// If lengths do not fit or a class is not in 0 … K−1.
#[allow(non_snake_case)]
pub fn softmax_cross_entropy<T: Real>(logits: &[T], class: &[T], weight: &[T], K: usize) -> T {
    check(logits, class, weight, K);
    T::from_f64(dispatch(Sum { logits, class, weight, classes: K }))
}

/// The reverse of [`softmax_cross_entropy()`]: `d_logits` += `d_ret` w (softmax(z) − e_class), `d_weight` += `d_ret` l.
/// A class number has no derivative: `d_class` must be empty.
///
/// # Panics
/// If lengths do not fit or a class is not in 0 … K−1.
#[pullback(of = softmax_cross_entropy)]
#[allow(non_snake_case)]
pub fn softmax_cross_entropy_pullback<T: Real>(
    logits: &[T],
    d_logits: &mut [T],
    class: &[T],
    d_class: &mut [T],
    weight: &[T],
    d_weight: &mut [T],
    K: usize,
    d_ret: T,
) {
    check(logits, class, weight, K);
    assert!(d_class.is_empty(), "softmax_cross_entropy_pullback: a class has no derivative");
    if !d_logits.is_empty() {
        dispatch(LogitsPullback {
            d_logits,
            inputs: Sum { logits, class, weight, classes: K },
            d_ret,
        });
    }
    for (r, d) in d_weight.iter_mut().enumerate() {
        *d += d_ret * value(&logits[r * K..][..K], class[r]);
    }
}

/// Replaces each row z of `values` (B, K) by e^{z_k} / Σ e^{z}, in place.
///
/// # Panics
/// If `K` is 0.
#[allow(non_snake_case)]
pub fn softmax<T: Real>(values: &mut [T], K: usize) {
    dispatch(Softmax { values, classes: K });
}

#[derive(Clone, Copy)]
struct Sum<'a, T> {
    logits: &'a [T],
    class: &'a [T],
    weight: &'a [T],
    classes: usize,
}

impl<T: Real> Kernel for Sum<'_, T> {
    type Output = f64;

    #[inline(always)]
    fn run<S: Simd>(self, _: S) -> f64 {
        let mut sum = 0.0;
        let rows = self.logits.chunks_exact(self.classes);
        for ((z, &class), &w) in rows.zip(self.class).zip(self.weight) {
            sum += (w * value(z, class)).to_f64();
        }
        sum
    }
}

struct LogitsPullback<'a, T> {
    d_logits: &'a mut [T],
    inputs: Sum<'a, T>,
    d_ret: T,
}

impl<T: Real> Kernel for LogitsPullback<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Sum { logits, class, weight, classes } = self.inputs;
        let rows = self.d_logits.chunks_exact_mut(classes).zip(logits.chunks_exact(classes));
        for (((d, z), &class), &w) in rows.zip(class).zip(weight) {
            let (largest, rest) = log_sum_exp(z);
            let scale = self.d_ret * w;
            for (d, &z) in d.iter_mut().zip(z) {
                *d += scale * (z - largest - rest).exp();
            }
            d[index(class, classes)] -= scale;
        }
    }
}

struct Softmax<'a, T> {
    values: &'a mut [T],
    classes: usize,
}

impl<T: Real> Kernel for Softmax<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        for row in self.values.chunks_exact_mut(self.classes) {
            let (largest, rest) = log_sum_exp(row);
            for z in row {
                *z = (*z - largest - rest).exp();
            }
        }
    }
}

/// Returns ln Σ e^{z_k} as the two terms max z and ln Σ e^{z_k − max z}, so that nothing overflows. The terms are
/// separate because their sum would round away digits of the second one, which a later difference with some z needs.
#[inline(always)]
fn log_sum_exp<T: Real>(z: &[T]) -> (T, T) {
    let largest = fold(z, z[0], |a, z| a.max(z)).into_iter().fold(z[0], T::max);
    let sums = fold(z, T::ZERO, |sum, z| sum + (z - largest).exp());
    let sum = sums.into_iter().fold(T::ZERO, |a, b| a + b);
    (largest, sum.ln())
}

/// Folds `f` over every [`LANES`]th element, starting from each of the first ones: in a single chain each step would
/// wait for the result before.
#[inline(always)]
fn fold<T: Real>(z: &[T], start: T, f: impl Fn(T, T) -> T) -> [T; LANES] {
    let mut lanes = [start; LANES];
    let chunks = z.chunks_exact(LANES);
    let rest = chunks.remainder();
    for chunk in chunks {
        for (lane, &z) in lanes.iter_mut().zip(chunk) {
            *lane = f(*lane, z);
        }
    }
    for (lane, &z) in lanes.iter_mut().zip(rest) {
        *lane = f(*lane, z);
    }
    lanes
}

#[inline(always)]
fn value<T: Real>(z: &[T], class: T) -> T {
    let (largest, rest) = log_sum_exp(z);
    largest - z[index(class, z.len())] + rest
}

#[allow(non_snake_case)]
fn index<T: Real>(class: T, K: usize) -> usize {
    let class = class.to_f64();
    assert!(
        class >= 0.0 && class < K as f64 && class.fract() == 0.0,
        "softmax_cross_entropy: class is {class}; wanted 0 to {}",
        K - 1
    );
    class as usize
}

#[allow(non_snake_case)]
fn check<T: Real>(logits: &[T], class: &[T], weight: &[T], K: usize) {
    assert!(K > 0, "softmax_cross_entropy: K is 0");
    assert_eq!(class.len(), weight.len(), "softmax_cross_entropy: classes against weights");
    assert_eq!(logits.len(), weight.len() * K, "softmax_cross_entropy: logits against B·K");
}
