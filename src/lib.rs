//! Neural networks trained and run on `TTree` columns.
//!
//! The crate is both a Rust library and, as `librootgrad.so`, a C library that ROOT's Cling, PyROOT and plain C++ load. A module uses only modules
//! below it: [`ffi`] → [`selection`] → [`report`] → [`train`] → [`evaluate`], [`models`] → [`data`], [`formats`] → [`graph`] → [`kernels`] →
//! [`arena`], [`threads`], [`ranks`], `gemm`, `float`, [`interface`].

pub use rootgrad_autodiff as autodiff;

pub mod arena;
pub mod data;
pub mod error;
pub mod evaluate;
pub mod exchange;
pub mod ffi;
mod float;
pub mod formats;
mod gemm;
pub mod graph;
pub mod interface;
pub mod kernels;
mod memory;
pub mod models;
pub mod ranks;
pub mod report;
pub mod selection;
mod simd;
pub mod threads;
pub mod train;

pub use error::{Error, Result, Status};

/// Compiles and runs the Rust code of the site's page on gradients.
#[cfg(doctest)]
#[doc = include_str!("../docs/autodiff.md")]
pub struct AutodiffPage;

/// Compiles and runs the Rust code of the site's page on GPU kernels.
#[cfg(doctest)]
#[doc = include_str!("../docs/gpu-kernels.md")]
pub struct KernelsPage;
