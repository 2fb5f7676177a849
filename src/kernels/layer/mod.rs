//! Layers.

pub(super) mod linear;
