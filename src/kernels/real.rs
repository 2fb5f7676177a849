//! The scalar types that kernels are written for.

use super::convolution::Convolve;
use crate::gemm::Products;

/// `f32`, which networks run in, and `f64`, which gradients are checked in: numbers ([`Float`](super::Float)) with the products and
/// convolutions that layers need.
pub trait Real: Products + Convolve {}

impl<T: Products + Convolve> Real for T {}
