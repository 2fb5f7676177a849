//! Memory of a GPU.

use std::sync::{Arc, Mutex, PoisonError};

use cudarc::driver::sys::CUresult;
use cudarc::driver::{CudaSlice, CudaStream, DevicePtr, result};

use super::{Card, failed};
use crate::kernel::buffer::Element;
use crate::kernel::error::LaunchError;

/// Memory of a GPU, freed after the work that was queued before.
pub(in crate::kernel) struct Memory {
    slice: CudaSlice<u8>,
    users: Mutex<Users>,
}

/// The streams whose work uses the memory. Work of another stream waits for them.
struct Users {
    /// The stream that wrote last.
    writer: Arc<CudaStream>,
    /// The streams that have read since.
    readers: Vec<Arc<CudaStream>>,
}

fn is_same(a: &CudaStream, b: &CudaStream) -> bool {
    a.cu_stream() == b.cu_stream()
}

impl Memory {
    /// Memory without values, at least one byte: a GPU has none of zero bytes.
    pub(super) fn new(stream: &Arc<CudaStream>, bytes: usize) -> Result<Self, LaunchError> {
        // SAFETY: a buffer writes the memory before a kernel reads it, except for memory without first values.
        match unsafe { stream.alloc::<u8>(bytes.max(1)) } {
            Ok(slice) => {
                let users = Users { writer: stream.clone(), readers: Vec::new() };
                Ok(Self { slice, users: Mutex::new(users) })
            }
            Err(error) if error.0 == CUresult::CUDA_ERROR_OUT_OF_MEMORY => {
                let info = stream.context().mem_get_info().map_err(failed("size of the memory"))?;
                let [needed, free, total] = [bytes, info.0, info.1].map(|n| n as u64);
                Err(LaunchError::OutOfMemory { needed, free, total })
            }
            Err(error) => Err(failed("allocation of memory")(error)),
        }
    }

    /// Memory of the same size on the same GPU.
    pub(in crate::kernel) fn another(&self) -> Result<Self, LaunchError> {
        Self::new(&self.writer(), self.slice.len())
    }

    /// Number of bytes.
    pub(super) fn len(&self) -> usize {
        self.slice.len()
    }

    /// The address for a kernel.
    pub(super) fn address(&self) -> u64 {
        self.slice.device_ptr(self.slice.stream()).0
    }

    pub(in crate::kernel) fn is_on(&self, card: &Card) -> bool {
        self.slice.stream().context().ordinal() == card.gpu.context.ordinal()
    }

    /// True for memory of the same size on the same GPU.
    pub(in crate::kernel) fn is_beside(&self, other: &Self) -> bool {
        let gpu = |memory: &Self| memory.slice.stream().context().ordinal();
        gpu(self) == gpu(other) && self.slice.len() == other.slice.len()
    }

    fn writer(&self) -> Arc<CudaStream> {
        self.users.lock().unwrap_or_else(PoisonError::into_inner).writer.clone()
    }

    /// Lets a stream wait for the work of other streams with this memory, before its own work with it.
    pub(super) fn used_by(
        &self,
        stream: &Arc<CudaStream>,
        writes: bool,
    ) -> Result<(), LaunchError> {
        let users = &mut *self.users.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = |other: &Arc<CudaStream>| {
            if is_same(stream, other) { Ok(()) } else { stream.join(other) }
        };
        waits(&users.writer).map_err(failed("order of streams"))?;
        if writes {
            users.readers.iter().try_for_each(waits).map_err(failed("order of streams"))?;
            *users = Users { writer: stream.clone(), readers: Vec::new() };
        } else if !users.readers.iter().any(|reader| is_same(stream, reader)) {
            users.readers.push(stream.clone());
        }
        Ok(())
    }

    /// The stream of the last work that wrote, ready for a call of the driver.
    fn stream(&self, writes: bool) -> Result<Arc<CudaStream>, LaunchError> {
        let stream = self.writer();
        self.used_by(&stream, writes)?;
        stream.context().bind_to_thread().map_err(failed("choice of the GPU"))?;
        Ok(stream)
    }

    /// Sets all bytes to zero.
    pub(in crate::kernel) fn zero(&self) -> Result<(), LaunchError> {
        let stream = self.stream(true)?;
        // SAFETY: the memory has this length. Other work with it comes before or after.
        unsafe { result::memset_d8_async(self.address(), 0, self.slice.len(), stream.cu_stream()) }
            .map_err(failed("setting of memory to zero"))
    }

    /// Copies elements to the GPU.
    pub(in crate::kernel) fn upload<T: Element>(&self, values: &[T]) -> Result<(), LaunchError> {
        assert!(size_of_val(values) <= self.slice.len(), "more elements than memory");
        let stream = self.stream(true)?;
        // SAFETY: the memory is long enough. The driver has read ordinary memory of the host when the call returns.
        unsafe { result::memcpy_htod_async(self.address(), values, stream.cu_stream()) }
            .map_err(failed("copy to the GPU"))
    }

    /// Copies elements to the host, after the work that was queued before.
    pub(in crate::kernel) fn download<T: Element>(
        &self,
        len: usize,
    ) -> Result<Vec<T>, LaunchError> {
        let mut values = vec![T::default(); len];
        assert!(size_of_val(&values[..]) <= self.slice.len(), "more elements than memory");
        let stream = self.stream(false)?;
        // SAFETY: the memory is long enough, and each pattern of bits is an element. The values stay until the stream has
        // written them.
        unsafe { result::memcpy_dtoh_async(&mut values, self.address(), stream.cu_stream()) }
            .and_then(|()| stream.synchronize())
            .map_err(failed("copy from the GPU"))?;
        Ok(values)
    }

    /// Copies memory of the same size on the same GPU, in the stream that wrote it.
    pub(in crate::kernel) fn copy_from(&self, other: &Self) -> Result<(), LaunchError> {
        assert!(self.is_beside(other), "memory of another size or GPU");
        let stream = other.stream(false)?;
        self.used_by(&stream, true)?;
        let bytes = self.slice.len();
        // SAFETY: both places have this length. Other work with them comes before or after.
        unsafe {
            let (to, from) = (self.address(), other.address());
            result::memcpy_dtod_async(to, from, bytes, stream.cu_stream())
        }
        .map_err(failed("copy on the GPU"))
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // The memory is freed in the stream that allocated it. After an error of the driver nothing runs any more.
        let _ = self.used_by(&self.slice.stream().clone(), true);
    }
}
