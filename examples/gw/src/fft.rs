//! Plans of Fourier transforms of real data, made once for each length: a plan's tables take longer than its use.

use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

static PLANS: LazyLock<Mutex<RealFftPlanner<f64>>> =
    LazyLock::new(|| Mutex::new(RealFftPlanner::new()));

/// The transform of `n` samples into n/2 + 1 coefficients, not normalised. May be used by many threads at once.
pub(crate) fn forward(n: usize) -> Arc<dyn RealToComplex<f64>> {
    plans().plan_fft_forward(n)
}

/// Its inverse times `n`.
pub(crate) fn inverse(n: usize) -> Arc<dyn ComplexToReal<f64>> {
    plans().plan_fft_inverse(n)
}

fn plans() -> MutexGuard<'static, RealFftPlanner<f64>> {
    // A planner whose user panicked has only a plan less.
    PLANS.lock().unwrap_or_else(PoisonError::into_inner)
}
