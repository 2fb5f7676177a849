//! The operations that have a kernel of their own, one a file.

mod arg;
mod by_mode;
mod concat;
mod convolution;
mod cumulative;
mod distances;
mod dropout;
mod gather;
mod linear;
mod matmul;
mod pool;
mod recurrence;
mod reduce;
mod reshape;
mod strided;
mod sum_rows;
mod top_k;

pub(crate) use arg::ArgExtreme;
pub(crate) use by_mode::ByMode;
pub(crate) use concat::Concat;
pub(crate) use convolution::{Convolution, ConvolutionInputs, ConvolutionWeights};
pub(crate) use cumulative::CumulativeSum;
pub(crate) use distances::{DistanceSums, DistanceSumsPullback};
pub(crate) use dropout::DropoutMask;
pub(crate) use gather::{Gather, ScatterAdd};
pub(crate) use linear::{Linear, LinearWeights};
pub(crate) use matmul::Matmul;
pub(crate) use pool::{AveragePool, AveragePoolPullback, MaxPool, MaxPoolPullback};
pub(crate) use recurrence::{LAST, LAST_CELL, OUTPUTS, Recurrence, RecurrencePullback};
pub(crate) use reduce::Reduce;
pub use reduce::Reduction;
pub(crate) use reshape::Reshape;
pub(crate) use strided::{Strided, StridedAdd, View};
pub(crate) use sum_rows::SumRows;
pub(crate) use top_k::TopK;
