//! The scalar types that kernels are written for.

use rootgrad_fourier::Scalar;

use super::convolution::Convolve;
use crate::gemm::Products;

/// `f32`, the type in which networks run, and `f64`, the type in which gradients are checked. Both are numbers
/// ([`Float`](super::Float)) with the products, convolutions and Fourier transforms that layers need.
pub trait Real: Products + Convolve + Scalar {}

impl<T: Products + Convolve + Scalar> Real for T {}
