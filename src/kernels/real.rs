//! The scalar types that kernels are written for.

use crate::gemm::Products;

/// `f32`, which networks run in, and `f64`, which gradients are checked in: numbers ([`Float`](super::Float)) with the products that
/// layers need.
pub trait Real: Products {}

impl<T: Products> Real for T {}
