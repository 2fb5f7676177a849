//! Reductions over pieces, in piece order.

use super::Real;

/// `sum` += `addend`, elementwise.
///
/// # Panics
/// If lengths differ.
pub fn add<T: Real>(sum: &mut [T], addend: &[T]) {
    assert_eq!(sum.len(), addend.len(), "add: lengths");
    for (s, &a) in sum.iter_mut().zip(addend) {
        *s += a;
    }
}

/// Σ x², in double precision, in eight interleaved partial sums.
#[must_use]
pub fn sum_of_squares<T: Real>(x: &[T]) -> f64 {
    let mut lanes = [0.0_f64; 8];
    let chunks = x.chunks_exact(8);
    for (lane, &x) in lanes.iter_mut().zip(chunks.remainder()) {
        *lane += x.to_f64() * x.to_f64();
    }
    for chunk in chunks {
        for (lane, &x) in lanes.iter_mut().zip(chunk) {
            *lane += x.to_f64() * x.to_f64();
        }
    }
    lanes.iter().sum()
}
