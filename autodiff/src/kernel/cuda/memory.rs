//! Memory of a GPU.

use std::sync::Arc;

use cudarc::driver::{CudaSlice, CudaStream, DevicePtr, result};

use super::{Card, failed};
use crate::kernel::buffer::Element;
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

    /// Copies elements to the GPU.
    pub(in crate::kernel) fn upload<T: Element>(&self, values: &[T]) -> Result<(), LaunchError> {
        assert!(size_of_val(values) <= self.slice.len(), "more elements than memory");
        self.stream.context().bind_to_thread().map_err(failed("choice of the GPU"))?;
        // SAFETY: the memory is long enough. The driver has read ordinary memory of the host when the call returns.
        unsafe { result::memcpy_htod_async(self.address(), values, self.stream.cu_stream()) }
            .map_err(failed("copy to the GPU"))
    }

    /// Copies elements to the host, after the work that was queued before.
    pub(in crate::kernel) fn download<T: Element>(
        &self,
        len: usize,
    ) -> Result<Vec<T>, LaunchError> {
        let mut values = vec![T::default(); len];
        assert!(size_of_val(&values[..]) <= self.slice.len(), "more elements than memory");
        self.stream.context().bind_to_thread().map_err(failed("choice of the GPU"))?;
        // SAFETY: the memory is long enough, and each pattern of bits is an element. The values stay until the stream has
        // written them.
        unsafe { result::memcpy_dtoh_async(&mut values, self.address(), self.stream.cu_stream()) }
            .and_then(|()| self.stream.synchronize())
            .map_err(failed("copy from the GPU"))?;
        Ok(values)
    }
}
