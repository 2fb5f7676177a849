//! Functions that our workers share: comparison of gradients, and the machine's peak performance.

use std::time::Instant;

use rootgrad::kernels::{Activation, Context, Precision, linear_transposed};
use rootgrad::threads::Team;

/// Returns ‖own − other‖/‖own‖.
pub(crate) fn difference(own: &[f32], other: &[f32]) -> f64 {
    let difference = own.iter().zip(other).map(|(a, b)| f64::from(*a) - f64::from(*b));
    let squares = own.iter().map(|a| f64::from(*a).powi(2)).sum::<f64>();
    (difference.map(|d| d * d).sum::<f64>() / squares).sqrt()
}

/// Returns the GFLOP/s of the fastest of some products of 1024³ and 2048³.
pub(crate) fn peak(team: &Team, precision: Precision) -> f64 {
    [1024, 2048].map(|n| product(team, precision, n)).into_iter().fold(0.0, f64::max)
}

/// Returns the GFLOP/s of the fastest of some products of n³.
fn product(team: &Team, precision: Precision, n: usize) -> f64 {
    let matrix = || (0..n * n).map(|i| (i % 17) as f32 * 0.1).collect::<Vec<f32>>();
    let (x, w, b) = (matrix(), matrix(), vec![0.0; n]);
    let mut out = vec![0.0; n * n];
    let mut space = vec![0.0; Context::<f32>::workspace(n, n, 0)];
    let context = Context::new(team, &mut space).with_precision(precision);
    let identity = Activation::Identity;
    let product = || {
        let start = Instant::now();
        linear_transposed(&mut out, &mut [], &x, &w, &b, &[], identity, &context, n, n, n);
        start.elapsed().as_secs_f64()
    };
    let best = std::iter::repeat_with(product).take(12).fold(f64::INFINITY, f64::min);
    2.0 * (n as f64).powi(3) / best / 1e9
}
