//! The operations: pure functions on slices, one operation a file, each with its pullback beside it.
//!
//! **Convention.** Arguments are outputs, then inputs, then sizes. Kernels have no state and allocate nothing. A matrix is
//! row-major. A pullback takes each slice followed by its *shadow* (the adjoint, of the same length); the primal of an
//! output is then only read. Shadows of inputs accumulate (`+=`). The shadow of an overwritten output is consumed, that
//! is, it is zero on return. An **empty** shadow means that this adjoint is not wanted, and costs nothing. The adjoint of
//! a returned scalar comes last.
//!
//! The attribute `#[pullback(of = f)]` registers the pullback in [`crate::autodiff`]: if a function with
//! `#[autodiff_reverse]` calls `kernels::f`, its reverse pass calls the pullback.
//!
//! **Size letters.** `B` batch (rows), `I` inputs of a layer, `O` its outputs, `K` classes; in a transformer `T` time
//! (the argument `time`, since `T` is the scalar type), `M` = B·T, `C` channels, `H` heads, `V` vocabulary.
//!
//! **Same bits.** Every sum has a fixed order with fused multiply-add, for any vector width. So AVX-512, AVX2 and the
//! portable code give the same bits, and one row alone gives the same bits as in a batch.

mod activation;
pub(crate) mod complex;
mod context;
pub(crate) mod convolution;
pub(crate) mod distances;
mod dropout;
pub(crate) mod elementwise;
mod fingerprint;
mod layer;
mod loss;
mod missing;
pub mod optimizer;
pub(crate) mod pools;
mod real;
pub(crate) mod recurrent;
pub mod reduce;
pub(crate) mod rowwise;
mod standardise;
pub(crate) mod window;

pub use crate::float::Float;
pub use crate::gemm::Precision;
pub use activation::Activation;
pub use context::Context;
pub(crate) use dropout::dropout_mask;
pub(crate) use fingerprint::fingerprint;
pub use layer::attention::cached::{Place, attention_cached, cache_keys};
pub use layer::attention::{attention, attention_pullback};
pub use layer::embedding::{embedding, embedding_pullback};
pub use layer::layernorm::{layernorm, layernorm_pullback};
pub use layer::linear::{linear, linear_pullback};
pub use layer::linear_transposed::{
    linear_transposed, linear_transposed_pullback, linear_transposed_streamed,
};
pub(crate) use layer::packed::{linear_transposed_packed, pack_weights, packed_weights};
pub use layer::positions::{pool, pool_pullback, positions, positions_pullback};
pub use loss::binary_cross_entropy::{binary_cross_entropy, binary_cross_entropy_pullback};
pub use loss::head_cross_entropy::{head_cross_entropy, head_cross_entropy_pullback};
pub use loss::huber::{huber, huber_pullback};
pub use loss::mse::{mse, mse_pullback};
pub use loss::softmax_cross_entropy::{
    softmax, softmax_cross_entropy, softmax_cross_entropy_pullback,
};
pub use missing::Missing;
pub use real::Real;
pub(crate) use standardise::{Affine, AffinePart, standardise};
