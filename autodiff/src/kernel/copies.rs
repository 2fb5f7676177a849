//! Copies between the host and buffers, and from buffer to buffer.

use std::sync::atomic::Ordering::Relaxed;

use super::buffer::{Buffer, Element};
use super::error::LaunchError;

/// Refuses a copy between different numbers of elements.
fn same_length(from: usize, to: usize) -> Result<(), LaunchError> {
    if from == to { Ok(()) } else { Err(LaunchError::Copy { from, to }) }
}

impl<T: Element> Buffer<T> {
    /// Overwrites all elements with those of a slice. A GPU receives them before the next launch with this buffer.
    ///
    /// # Errors
    /// If the lengths differ.
    pub fn copy_from(&self, values: &[T]) -> Result<(), LaunchError> {
        same_length(values.len(), self.len())?;
        self.overwrite(|cells| {
            cells.iter().zip(values).for_each(|(cell, value)| value.store(cell))
        });
        Ok(())
    }

    /// Copies all elements to a slice. Waits for launches on the buffer's GPU.
    ///
    /// # Errors
    /// If the lengths differ, or if a kernel on the GPU failed.
    pub fn copy_to(&self, values: &mut [T]) -> Result<(), LaunchError> {
        same_length(self.len(), values.len())?;
        self.on_host()?;
        self.cells().iter().zip(values).for_each(|(cell, value)| *value = T::load(cell));
        Ok(())
    }

    /// Overwrites all elements with those of another buffer: on the GPU, if its newest elements are there.
    ///
    /// # Errors
    /// If the lengths differ, or if the GPU has no memory left.
    pub fn copy_from_buffer(&self, other: &Self) -> Result<(), LaunchError> {
        same_length(other.len(), self.len())?;
        if self.address() == other.address() {
            return Ok(());
        }
        self.copy_written(other);
        if let Some(from) = other.newest_on_device() {
            return self.copy_on_device(&from);
        }
        if other.is_blank() {
            return self.set_zero();
        }
        let from = other.cells();
        self.overwrite(|to| to.iter().zip(from).for_each(|(to, from)| T::load(from).store(to)));
        // `overwrite` counts all elements as written.
        self.copy_written(other);
        Ok(())
    }

    /// A copy of the elements in new memory.
    pub(super) fn duplicate(&self) -> Result<Self, LaunchError> {
        let copy = self.blank();
        if !self.is_blank() {
            copy.copy_from_buffer(self)?;
        }
        Ok(copy)
    }

    /// Adds the elements of a slice, on the host.
    pub(super) fn add_slice(&self, values: &[T]) -> Result<(), LaunchError> {
        let sums = self.values()?.into_iter().zip(values).map(|(old, value)| old.plus(*value));
        self.copy_from(&sums.collect::<Vec<_>>())
    }

    /// The elements.
    pub(super) fn values(&self) -> Result<Vec<T>, LaunchError> {
        self.on_host()?;
        Ok(self.cells().iter().map(T::load).collect())
    }

    /// Counts the elements as written that are so in `other`.
    fn copy_written(&self, other: &Self) {
        let from = other.written();
        for (n, to) in self.written().iter().enumerate() {
            to.store(from.get(n).is_none_or(|from| from.load(Relaxed)), Relaxed);
        }
    }
}
