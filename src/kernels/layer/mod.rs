//! Layers.

pub(super) mod attention;
pub(super) mod embedding;
pub(super) mod layernorm;
pub(super) mod linear;
pub(super) mod linear_transposed;
pub(super) mod packed;
pub(super) mod positions;
