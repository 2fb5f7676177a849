//! Operations on graphs that several operators of ONNX and PyTorch are composed of.

pub(super) mod elementwise;
pub(super) mod indices;
pub(super) mod matrix;
pub(super) mod moves;
pub(super) mod norms;
pub(super) mod patterns;
pub(super) mod resize;
pub(super) mod shapes;
pub(super) mod windows;
