//! Reasons why a launch fails, each with its remedy.

use std::fmt::{self, Display};

use super::emulator::Report;

/// The reason why a device cannot be used, or why a launch did not run or stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LaunchError {
    /// A block or grid has no threads, too many threads, or another number of dimensions than the kernel.
    Shape(String),
    /// The kernel's shared arrays do not fit.
    SharedMemory {
        /// Bytes that the kernel needs for each block.
        needed: u32,
        /// Bytes that the function that it is the derivative of needs, for a derivative.
        of_primal: Option<u32>,
        /// Bytes that the device gives a block.
        limit: u32,
    },
    /// Two parameters are the same buffer.
    Shared(String),
    /// The shadow of a buffer has another length than the buffer.
    Length {
        /// Name of the shadow, and its number of elements.
        shadow: (&'static str, usize),
        /// Name of the buffer, and its number of elements.
        buffer: (&'static str, usize),
    },
    /// The two sides of a copy have different lengths.
    Copy {
        /// Number of elements of the source.
        from: usize,
        /// Number of elements of the target.
        to: usize,
    },
    /// A value with a derivative would go where no derivative can follow it.
    Activity(String),
    /// The threads of a kernel cannot add in a fixed order on a GPU.
    Unordered {
        /// Name of the kernel.
        kernel: &'static str,
        /// The property of the kernel that prevents it.
        reason: &'static str,
    },
    /// A thread used an element that does not exist; reported once for each launch.
    Outside(Report),
    /// A thread computed a value that does not exist: it divided an integer by zero, or clamped to bounds in the wrong
    /// order; reported once for each launch.
    Undefined(Report),
    /// Threads of a block wait at different barriers.
    Divergence(Report),
    /// The library was compiled without the feature `cuda`.
    NotBuilt,
    /// The library of NVIDIA's driver is not on this machine.
    NoDriver,
    /// NVIDIA's compiler library NVRTC was not found; the text is the loader's, if a file was named.
    NoCompiler(Option<String>),
    /// The driver is older than the compiler, whose code it cannot load.
    DriverTooOld {
        /// Version of CUDA that the driver supports.
        driver: (i32, i32),
        /// Version of NVRTC.
        compiler: (i32, i32),
    },
    /// There is no GPU with this number.
    NoDevice {
        /// The number that was asked for.
        index: u32,
        /// Number of GPUs that the driver shows.
        count: u32,
    },
    /// The GPU's memory is full.
    OutOfMemory {
        /// Bytes that were asked for.
        needed: u64,
        /// Bytes that are free.
        free: u64,
        /// Bytes that the GPU has.
        total: u64,
    },
    /// NVRTC refused the source of a kernel.
    Source {
        /// Name of the kernel.
        kernel: &'static str,
        /// Architecture that it was compiled for.
        architecture: String,
        /// The compiler's messages.
        log: String,
    },
    /// The driver reported an error.
    Driver {
        /// The step that failed.
        step: &'static str,
        /// Name and text of the error.
        error: String,
        /// True if a kernel that was launched before has failed: no later call can succeed.
        in_kernel: bool,
    },
}

impl Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(text) | Self::Shared(text) | Self::Activity(text) => f.write_str(text),
            Self::Copy { from, to } => write!(
                f,
                "a copy has {from} elements, but its target {to}; pass a part of the slice (`&x[a..b]`) or a buffer of the same \
                 length"
            ),
            Self::SharedMemory { needed, of_primal, limit } => {
                write!(f, "the kernel needs {needed} bytes of shared memory for each block")?;
                if let Some(primal) = of_primal {
                    write!(f, " (the function that it is the derivative of: {primal})")?;
                }
                write!(f, ", the device gives {limit}; use smaller shared arrays")
            }
            Self::Length { shadow: (shadow, has), buffer: (buffer, wanted) } => write!(
                f,
                "`{shadow}` has {has} elements, but `{buffer}` has {wanted}; a shadow has the length of its buffer"
            ),
            Self::Outside(report) | Self::Undefined(report) | Self::Divergence(report) => {
                report.fmt(f)
            }
            _ => self.of_gpus(f),
        }
    }
}

impl LaunchError {
    /// Messages about GPUs.
    fn of_gpus(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unordered { kernel, reason } => write!(
                f,
                "`{kernel}` cannot add in a fixed order on a GPU: {reason}; launch it on the device without `with_ordered_sums`, or \
                 on `Device::cpu()`"
            ),
            Self::NotBuilt => f.write_str(
                "this program was compiled without CUDA; compile it with the feature `cuda` of rootgrad (cargo build \
                 --features cuda), or use `Device::cpu()`",
            ),
            Self::NoDriver => f.write_str(
                "NVIDIA's driver was not found (libcuda.so.1); install it, put its folder into LD_LIBRARY_PATH, or use \
                 `Device::cpu()`",
            ),
            Self::NoCompiler(reason) => {
                f.write_str("NVIDIA's compiler library NVRTC was not found")?;
                if let Some(reason) = reason {
                    write!(f, " ({reason})")?;
                }
                f.write_str(
                    "; install it (pip install nvidia-cuda-nvrtc-cu12) and set ROOTGRAD_NVRTC to the path of libnvrtc.so.12, or \
                     install the CUDA toolkit",
                )
            }
            Self::DriverTooOld { driver: (a, b), compiler: (c, d) } => write!(
                f,
                "the driver supports CUDA {a}.{b}, but kernels are compiled by NVRTC {c}.{d}; install a newer driver, or NVRTC \
                 {a} (pip install nvidia-cuda-nvrtc-cu{a}) and set ROOTGRAD_NVRTC to its path"
            ),
            Self::NoDevice { index, count: 0 } => write!(
                f,
                "there is no GPU {index}: the driver shows none; check `nvidia-smi` and CUDA_VISIBLE_DEVICES, or use \
                 `Device::cpu()`"
            ),
            Self::NoDevice { index, count } => {
                write!(f, "there is no GPU {index}: the driver shows {count}, numbered from 0")
            }
            Self::OutOfMemory { needed, free, total } => write!(
                f,
                "the GPU has no memory for {needed} bytes: {free} of {total} bytes are free; use smaller buffers, drop buffers \
                 that are no longer needed, or launch with fewer passes"
            ),
            Self::Source { kernel, architecture, log } => write!(
                f,
                "NVRTC refuses the kernel `{kernel}` for {architecture}; if it does not know the architecture, install a newer \
                 NVRTC. Its messages: {log}"
            ),
            Self::Driver { step, error, in_kernel } => {
                write!(f, "CUDA: {step}: {error}")?;
                if *in_kernel {
                    f.write_str(
                        "; a kernel launched before used an element that does not exist, or its tape was full. Run it with \
                         `Device::cpu()`, which names the element. This process cannot use the GPU again",
                    )?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

impl std::error::Error for LaunchError {}
