//! The scalar types that kernels are written for.

use rootgrad_fourier::Scalar;

use super::convolution::Convolve;
use crate::gemm::Products;

/// `f32`, which networks run in, and `f64`, which gradients are checked in: numbers ([`Float`](super::Float)) with the products,
/// convolutions and Fourier transforms that layers need.
pub trait Real: Products + Convolve + Scalar {}

impl<T: Products + Convolve + Scalar> Real for T {}
