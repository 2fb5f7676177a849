//! The floating-point precisions of passes.

use super::pool::Pool;
use crate::kernels::Real;

/// `f32`, the precision of training, or `f64`, to check gradients. Sealed, as [`Real`] is.
pub trait Precision: Real {
    /// Returns the memory that finished passes in this precision leave to the next ones.
    #[doc(hidden)]
    fn pool(pools: &Pools) -> &Pool<Self>;
}

/// The memory of one plan, in either precision.
#[doc(hidden)]
#[derive(Debug, Default)]
pub struct Pools {
    single: Pool<f32>,
    double: Pool<f64>,
}

impl Precision for f32 {
    fn pool(pools: &Pools) -> &Pool<f32> {
        &pools.single
    }
}

impl Precision for f64 {
    fn pool(pools: &Pools) -> &Pool<f64> {
        &pools.double
    }
}
