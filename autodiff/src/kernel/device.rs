//! Devices, and the shape of a launch.

use std::fmt::{self, Display};
use std::sync::{Arc, Mutex};

use super::buffer::{Buffer, Element};
use super::cuda::Card;
use super::emulator::Report;
use super::error::LaunchError;

/// Numbers of blocks or of threads in up to three dimensions: `64`, `(8, 8)`, `(4, 4, 4)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dim3 {
    /// First dimension, along which threads are numbered first.
    pub x: u32,
    /// Second dimension.
    pub y: u32,
    /// Third dimension.
    pub z: u32,
}

impl Dim3 {
    /// Returns the product of the three numbers, or `u64::MAX` if it is larger.
    #[must_use]
    pub fn count(self) -> u64 {
        (u64::from(self.x) * u64::from(self.y)).saturating_mul(u64::from(self.z))
    }

    /// The position with the number `n`, counted along x first.
    pub(super) fn at(self, n: u32) -> [u32; 3] {
        [n % self.x, n / self.x % self.y, n / self.x / self.y]
    }
}

impl From<u32> for Dim3 {
    fn from(x: u32) -> Self {
        Self { x, y: 1, z: 1 }
    }
}

impl From<(u32, u32)> for Dim3 {
    fn from((x, y): (u32, u32)) -> Self {
        Self { x, y, z: 1 }
    }
}

impl From<(u32, u32, u32)> for Dim3 {
    fn from((x, y, z): (u32, u32, u32)) -> Self {
        Self { x, y, z }
    }
}

impl Display for Dim3 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} × {} × {}", self.x, self.y, self.z)
    }
}

/// A place where kernels run.
///
/// A clone is the same device.
#[derive(Clone, Debug)]
pub struct Device {
    /// Largest shared memory of a block, in bytes.
    pub(super) shared_limit: u32,
    pub(super) workers: usize,
    /// The reports of an emulator.
    pub(super) reports: Option<Arc<Mutex<Vec<Report>>>>,
    /// True if a GPU adds in the order of the CPU.
    pub(super) ordered: bool,
    /// The GPU, for one.
    pub(super) card: Option<Arc<Card>>,
}

/// Shared memory that every GPU gives a block without being asked for more.
const SHARED_LIMIT: u32 = 48 * 1024;

impl Device {
    /// The cores of this machine: blocks run side by side.
    #[must_use]
    pub fn cpu() -> Self {
        let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { shared_limit: SHARED_LIMIT, workers, reports: None, ordered: false, card: None }
    }

    /// Runs one thread at a time and records every access. Slow: for tests.
    #[must_use]
    pub fn emulator() -> Self {
        Self { reports: Some(Arc::default()), ..Self::cpu() }
    }

    /// The NVIDIA GPU with this number, from 0. Needs the feature `cuda`, the driver, and the compiler library NVRTC: the
    /// file that the variable `ROOTGRAD_NVRTC` names, or one that the loader finds.
    ///
    /// A kernel is compiled at its first launch, and stored in `$XDG_CACHE_HOME/rootgrad/kernels` (else in `~/.cache`). A
    /// launch returns before the kernel has run; launches and copies of one GPU run in the order of the calls. Accesses beyond
    /// the end of a buffer are not checked.
    ///
    /// # Errors
    /// Without one of these, if the driver is older than NVRTC, or if there is no such GPU.
    pub fn cuda(index: u32) -> Result<Self, LaunchError> {
        let card = Card::open(index)?;
        let shared_limit = card.shared_limit();
        Ok(Self { shared_limit, card: Some(card), ..Self::cpu() })
    }

    /// The same GPU with a stream of its own: its launches and copies run in the order of the calls, beside those of other
    /// streams. Work with a buffer waits for the earlier work of other streams with this buffer. On other devices, where a
    /// launch has run when it returns, this is the device itself.
    ///
    /// # Errors
    /// If the driver has no further stream.
    pub fn stream(&self) -> Result<Self, LaunchError> {
        let card = self.card.as_ref().map(|card| card.with_stream()).transpose()?;
        Ok(Self { card, ..self.clone() })
    }

    /// Waits until all launches on this device have run: on a stream those of the stream, on a GPU those of all its streams.
    ///
    /// # Errors
    /// If a kernel failed on the GPU. No GPU can be used by this process afterwards.
    pub fn synchronize(&self) -> Result<(), LaunchError> {
        self.card.as_ref().map_or(Ok(()), |card| card.synchronize())
    }

    /// The same device with another limit of shared memory for each block, in bytes (default 49152; on a GPU as much as it
    /// has, and never more).
    #[must_use]
    pub fn with_shared_memory(self, bytes: u32) -> Self {
        let most = self.card.as_ref().map_or(u32::MAX, |card| card.shared_limit());
        Self { shared_limit: bytes.min(most), ..self }
    }

    /// The same device with at most `workers` cores. Sums over threads have the same bits on any number of them.
    #[must_use]
    pub fn with_workers(self, workers: usize) -> Self {
        Self { workers: workers.max(1), ..self }
    }

    /// The same GPU, on which threads add floats to buffers in the order of [`Device::cpu`], so that sums have the same bits in
    /// every run. Takes longer, and memory: threads note what they add. Launches of kernels that add to memory and read it, or
    /// whose threads wait for each other, are errors. Other devices always add in this order.
    #[must_use]
    pub fn with_ordered_sums(self) -> Self {
        Self { ordered: true, ..self }
    }

    /// Number of threads that need a tape of their own: threads run one after the other if they do not wait.
    #[doc(hidden)]
    #[must_use]
    pub fn tapes(&self, grid: Dim3, block: Dim3, waits: bool) -> u64 {
        if self.reports.is_some() || self.card.is_some() {
            return grid.count() * block.count();
        }
        self.workers as u64 * if waits { block.count() } else { 1 }
    }

    /// Memory for the tape of a launch. The emulator checks that each value is written before it is read.
    #[doc(hidden)]
    #[must_use]
    pub fn tape<T: Element>(&self, len: u64) -> Buffer<T> {
        let len = usize::try_from(len).unwrap_or(usize::MAX);
        let checked_or_filled = self.reports.is_some() || self.card.is_some();
        if checked_or_filled { Buffer::uninitialized(len) } else { Buffer::zeros(len) }
    }

    /// Takes the emulator's reports of all launches since the last call; empty for other devices.
    #[must_use]
    pub fn reports(&self) -> Vec<Report> {
        let Some(reports) = &self.reports else { return Vec::new() };
        std::mem::take(&mut *reports.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}
