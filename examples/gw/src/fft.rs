//! Plans of Fourier transforms of real data, created once for each length: computing a plan's tables takes longer
//! than using it.

use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

static PLANS: LazyLock<Mutex<RealFftPlanner<f64>>> =
    LazyLock::new(|| Mutex::new(RealFftPlanner::new()));

/// Returns the transform of `n` samples into n/2 + 1 coefficients, not normalised. Many threads may use it at the
/// same time.
pub(crate) fn forward(n: usize) -> Arc<dyn RealToComplex<f64>> {
    plans().plan_fft_forward(n)
}

/// Returns its inverse, multiplied by `n`.
pub(crate) fn inverse(n: usize) -> Arc<dyn ComplexToReal<f64>> {
    plans().plan_fft_inverse(n)
}

fn plans() -> MutexGuard<'static, RealFftPlanner<f64>> {
    // If a thread panicked with the lock, at worst a plan is missing.
    PLANS.lock().unwrap_or_else(PoisonError::into_inner)
}
