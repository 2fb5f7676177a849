//! Launches of kernels that [`#[kernel]`](macro@crate::kernel) compiles: buffers, devices, the emulator.
//!
//! ```
//! use rootgrad_autodiff::kernel;
//! use rootgrad_autodiff::kernel::{Buffer, Device};
//!
//! #[kernel]
//! #[autodiff_reverse(d_scale, Duplicated, Const, Duplicated, Active)]
//! fn scale(out: Global<f32>, n: u32, x: Global<f32>, a: f32) {
//!     let i = thread::index_1d();
//!     if i < n {
//!         out.set(i, a * x.get(i));
//!     }
//! }
//!
//! let device = Device::cpu();
//! let x = Buffer::from([1.0, 2.0, 3.0]);
//! let out = Buffer::from([0.0; 3]);
//! scale::launch(&device, 1, 32, &out, 3, &x, 2.0)?;
//! assert_eq!(out.to_vec(), [2.0, 4.0, 6.0]);
//!
//! // The seed is consumed; the derivatives of x and a are added to.
//! let (seed, d_x, d_a) = (Buffer::from([1.0; 3]), Buffer::from([0.0; 3]), Buffer::from([0.0]));
//! d_scale::launch(&device, 1, 32, &out, &seed, 3, &x, &d_x, 2.0, &d_a)?;
//! assert_eq!(d_x.to_vec(), [2.0; 3]);
//! assert_eq!(d_a.to_vec(), [6.0]);
//! # Ok::<(), rootgrad_autodiff::kernel::LaunchError>(())
//! ```
//!
//! [`Device::cpu`] runs blocks side by side on this machine's cores; sums have the same bits on any number of them. [`Device::emulator`] runs one thread at a time and
//! records every access: it reports races, divergent barriers and reads of memory that nothing has written.
//! [`Device::cuda`] runs kernels on an NVIDIA GPU, if the library was compiled with the feature `cuda`.

mod argument;
mod buffer;
mod copies;
#[cfg(feature = "cuda")]
mod cuda;
#[cfg(not(feature = "cuda"))]
#[path = "no_cuda.rs"]
mod cuda;
mod device;
mod emulator;
mod error;
mod host;
mod launch;
mod sums;
mod thread;

pub use buffer::{Buffer, Element};
pub use device::{Device, Dim3};
pub use emulator::Report;
pub use error::LaunchError;

/// For the code that the macros write.
#[doc(hidden)]
pub mod rt {
    pub use super::argument::{Argument, Use};
    pub use super::buffer::{Buffer, Element};
    #[cfg(feature = "cuda")]
    pub use super::cuda::SUMS;
    pub use super::device::{Device, Dim3};
    pub use super::error::LaunchError;
    pub use super::launch::{BLOCK_LIMIT, Kernel, Needs, Order, fits, launch};
    pub use super::sums::{Adding, Partial};
    pub use super::thread::{Thread, Watch};

    /// For derivatives of host functions.
    pub mod host {
        pub use crate::kernel::host::{Host, Never, Saved, Tape, Tracked, distinct, number, range};
    }
}
