//! Every kernel compared with central differences in f64, the dot-product identity, and values from
//! PyTorch.

mod gradients;
mod harness;
mod pytorch;
mod transformer;
