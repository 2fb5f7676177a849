//! Memory of a GPU.

use std::sync::Arc;

use cudarc::driver::{CudaSlice, CudaStream, DevicePtr, result};

use super::{Card, failed};
use crate::kernel::error::LaunchError;

/// Memory of a GPU, freed after the work that was queued before.
pub(in crate::kernel) struct Memory {
    stream: Arc<CudaStream>,
    slice: CudaSlice<u8>,
}

impl Memory {
    pub(super) fn new(stream: Arc<CudaStream>, slice: CudaSlice<u8>) -> Self {
        Self { stream, slice }
    }

    /// The address for a kernel.
    pub(super) fn address(&self) -> u64 {
        self.slice.device_ptr(&self.stream).0
    }

    pub(in crate::kernel) fn is_on(&self, card: &Card) -> bool {
        self.stream.context().ordinal() == card.context.ordinal()
    }

    /// Sets all bytes to zero.
    pub(in crate::kernel) fn zero(&self) -> Result<(), LaunchError> {
        self.stream.context().bind_to_thread().map_err(failed("choice of the GPU"))?;
        // SAFETY: the memory has this length. Work of the same stream comes before or after.
        unsafe {
            result::memset_d8_async(self.address(), 0, self.slice.len(), self.stream.cu_stream())
        }
        .map_err(failed("setting of memory to zero"))
    }

    /// Copies bytes to the GPU, as many as the memory has, or none.
    pub(in crate::kernel) fn upload(&self, bytes: &[u8]) -> Result<(), LaunchError> {
        assert!(bytes.len() <= self.slice.len(), "more bytes than memory");
        self.stream.context().bind_to_thread().map_err(failed("choice of the GPU"))?;
        // SAFETY: the memory is long enough. The driver has read ordinary memory of the host when the call returns.
        unsafe { result::memcpy_htod_async(self.address(), bytes, self.stream.cu_stream()) }
            .map_err(failed("copy to the GPU"))
    }

    /// Copies all bytes to the host, after the work that was queued before.
    pub(in crate::kernel) fn download(&self) -> Result<Vec<u8>, LaunchError> {
        let bytes = self.stream.clone_dtoh(&self.slice).map_err(failed("copy from the GPU"))?;
        self.stream.synchronize().map_err(failed("copy from the GPU"))?;
        Ok(bytes)
    }
}
