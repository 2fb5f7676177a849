//! Plans of `rustfft` and `realfft` themselves, for programs whose numbers are not in rows of a graph.
//!
//! Both libraries are generic: a crate that makes a plan with them compiles them once more. A crate that asks for one here does not.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};
use rustfft::{Fft, FftNum, FftPlanner};

/// A precision in which plans are made. Plans are made once for each length and then shared; they may be used by many threads at once.
/// None is normalised: a transform and its inverse together multiply by the length.
pub trait Planned: FftNum {
    /// The transform of `length` complex numbers.
    fn forward(length: usize) -> Arc<dyn Fft<Self>>;
    /// Its inverse.
    fn inverse(length: usize) -> Arc<dyn Fft<Self>>;
    /// The transform of `length` real numbers into `length / 2 + 1` complex ones.
    fn from_real(length: usize) -> Arc<dyn RealToComplex<Self>>;
    /// Its inverse.
    fn to_real(length: usize) -> Arc<dyn ComplexToReal<Self>>;
}

/// The plans of one precision.
struct Planner<T: FftNum> {
    complex: FftPlanner<T>,
    real: RealFftPlanner<T>,
}

impl<T: FftNum> Planner<T> {
    fn new() -> Mutex<Self> {
        Mutex::new(Self { complex: FftPlanner::new(), real: RealFftPlanner::new() })
    }
}

macro_rules! planned {
    ($t:ty, $planner:ident) => {
        static $planner: LazyLock<Mutex<Planner<$t>>> = LazyLock::new(Planner::new);

        impl Planned for $t {
            fn forward(length: usize) -> Arc<dyn Fft<Self>> {
                let mut planner = $planner.lock().unwrap_or_else(PoisonError::into_inner);
                planner.complex.plan_fft_forward(length)
            }

            fn inverse(length: usize) -> Arc<dyn Fft<Self>> {
                let mut planner = $planner.lock().unwrap_or_else(PoisonError::into_inner);
                planner.complex.plan_fft_inverse(length)
            }

            fn from_real(length: usize) -> Arc<dyn RealToComplex<Self>> {
                let mut planner = $planner.lock().unwrap_or_else(PoisonError::into_inner);
                planner.real.plan_fft_forward(length)
            }

            fn to_real(length: usize) -> Arc<dyn ComplexToReal<Self>> {
                let mut planner = $planner.lock().unwrap_or_else(PoisonError::into_inner);
                planner.real.plan_fft_inverse(length)
            }
        }
    };
}

planned!(f32, SINGLE);
planned!(f64, DOUBLE);
