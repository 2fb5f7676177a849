//! Rust functions that LibTorch calls and differentiates. Copy this crate for your own functions, and set the path of
//! `rootgrad-autodiff` in its `Cargo.toml`.
//!
//! ```text
//! cargo build --release                                  # target/release/librootgrad_torch_functions.so
//! auto misfit = rootgrad::torch::function("librootgrad_torch_functions.so", "orbit_misfit");                  // C++
//! misfit = rootgrad.torch.function("librootgrad_torch_functions.so", "orbit_misfit")                          # Python
//! ```
//!
//! A function is ordinary Rust. `#[autodiff_reverse]` generates its reverse pass, `#[hessian_vector]` the second derivatives, and
//! `#[export_torch]` the symbol that LibTorch loads. Its numbers may be `f32` or `f64`.

mod dense;
mod loss;
mod orbit;

pub use dense::{d_dense, dense, dense_rootgrad_function};
pub use loss::{d_focal_loss, focal_loss, focal_loss_rootgrad_function, h_focal_loss};
pub use orbit::{
    STATE, d_orbit, d_orbit_misfit, h_orbit_misfit, orbit, orbit_misfit,
    orbit_misfit_rootgrad_function, orbit_rootgrad_function,
};
