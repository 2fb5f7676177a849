//! Buffers that all threads of a launch see.

use std::fmt::Debug;
use std::sync::atomic::{
    AtomicBool, AtomicI32, AtomicI64, AtomicU32, AtomicU64, Ordering::Relaxed,
};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use super::argument::AnyBuffer;
use super::cuda::{Card, Memory};
use super::error::LaunchError;

mod sealed {
    /// A number for which each pattern of bits is a value, so that a GPU may write it.
    pub trait Number {}
}

/// A type of a buffer's elements: `f32`, `f64`, `i32`, `u32`, `i64`, `u64`.
pub trait Element:
    sealed::Number + Copy + Default + Debug + PartialEq + Send + Sync + 'static
{
    /// Memory for one element that threads share.
    #[doc(hidden)]
    type Cell: Send + Sync;
    #[doc(hidden)]
    fn cell(self) -> Self::Cell;
    #[doc(hidden)]
    fn load(cell: &Self::Cell) -> Self;
    #[doc(hidden)]
    fn store(self, cell: &Self::Cell);
    #[doc(hidden)]
    fn fetch_add(self, cell: &Self::Cell);
    /// The sum; integers wrap.
    #[doc(hidden)]
    #[must_use]
    fn plus(self, other: Self) -> Self;
}

macro_rules! element {
    ($($t:ty, $atomic:ty, $bits:expr, $value:expr, $plus:expr;)*) => {$(
        impl sealed::Number for $t {}
        impl Element for $t {
            type Cell = $atomic;
            #[inline]
            fn cell(self) -> $atomic { <$atomic>::new($bits(self)) }
            #[inline]
            fn load(cell: &$atomic) -> Self { $value(cell.load(Relaxed)) }
            #[inline]
            fn store(self, cell: &$atomic) { cell.store($bits(self), Relaxed) }
            #[inline]
            fn plus(self, other: Self) -> Self { $plus(self, other) }
            #[inline]
            fn fetch_add(self, cell: &$atomic) {
                let plus = |old| Some($bits($plus($value(old), self)));
                // The update always has a value: an error cannot occur.
                let _ = cell.fetch_update(Relaxed, Relaxed, plus);
            }
        }
    )*};
}

element! {
    f32, AtomicU32, f32::to_bits, f32::from_bits, |a: f32, b: f32| a + b;
    f64, AtomicU64, f64::to_bits, f64::from_bits, |a: f64, b: f64| a + b;
    i32, AtomicI32, std::convert::identity, std::convert::identity, i32::wrapping_add;
    u32, AtomicU32, std::convert::identity, std::convert::identity, u32::wrapping_add;
    i64, AtomicI64, std::convert::identity, std::convert::identity, i64::wrapping_add;
    u64, AtomicU64, std::convert::identity, std::convert::identity, u64::wrapping_add;
}

/// Memory that the threads of a launch share. A clone is the same memory.
///
/// On the CPU every element is an atomic of relaxed order. A kernel with a race has wrong values there, but no undefined
/// behaviour.
///
/// A buffer that is passed to a launch on a GPU gets memory there, too, until it is dropped. Elements are copied when they
/// are needed and newer on the other side: before a launch, and by `to_vec`. Buffers between two launches on one GPU are
/// not copied.
pub struct Buffer<T: Element>(Arc<Store<T>>);

/// The elements on the host and on a GPU.
struct Store<T: Element> {
    len: usize,
    /// Elements on the host, zeros at first; allocated at the first use.
    cells: OnceLock<Box<[T::Cell]>>,
    /// True for memory without first values.
    is_uninitialized: bool,
    /// For memory without first values: the elements that were written.
    written: OnceLock<Box<[AtomicBool]>>,
    mirror: Mutex<Mirror>,
}

/// The copy on a GPU.
#[derive(Default)]
struct Mirror {
    memory: Option<Arc<Memory>>,
    host_is_old: bool,
    device_is_old: bool,
}

impl<T: Element> Clone for Buffer<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: Element> Debug for Buffer<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.to_vec()).finish()
    }
}

impl<T: Element> Buffer<T> {
    fn new(len: usize, cells: OnceLock<Box<[T::Cell]>>, is_uninitialized: bool) -> Self {
        let (written, mirror) = (OnceLock::new(), Mutex::default());
        Self(Arc::new(Store { len, cells, is_uninitialized, written, mirror }))
    }

    /// Returns a buffer of zeros.
    #[must_use]
    pub fn zeros(len: usize) -> Self {
        Self::new(len, OnceLock::new(), false)
    }

    /// Returns a buffer without first values: the emulator reports reads of elements that no kernel has written.
    #[must_use]
    pub fn uninitialized(len: usize) -> Self {
        Self::new(len, OnceLock::new(), true)
    }

    /// Returns the number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len
    }

    /// Returns true if there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.len == 0
    }

    /// Copies the elements out. Waits for launches on the buffer's GPU.
    ///
    /// # Panics
    /// If a kernel on the GPU failed: call [`Device::synchronize`](super::Device::synchronize) before, which returns the error.
    #[must_use]
    pub fn to_vec(&self) -> Vec<T> {
        self.values().unwrap_or_else(|error| panic!("Buffer::to_vec: {error}"))
    }

    /// Sets every element.
    pub fn fill(&self, value: T) {
        self.overwrite(|cells| cells.iter().for_each(|cell| value.store(cell)));
    }

    /// Overwrites all elements on the host.
    pub(super) fn overwrite(&self, write: impl FnOnce(&[T::Cell])) {
        let mut mirror = self.mirror();
        write(self.cells());
        self.written().iter().for_each(|w| w.store(true, Relaxed));
        (mirror.host_is_old, mirror.device_is_old) = (false, true);
    }

    /// Sets every element to zero: on the GPU, if the buffer has memory there.
    pub(super) fn set_zero(&self) -> Result<(), LaunchError> {
        let mirror = &mut *self.mirror();
        let Some(memory) = &mirror.memory else {
            self.cells().iter().for_each(|cell| T::default().store(cell));
            return Ok(());
        };
        memory.zero()?;
        (mirror.host_is_old, mirror.device_is_old) = (true, false);
        Ok(())
    }

    /// True if nothing was written yet, neither on the host nor on a GPU.
    pub(super) fn is_blank(&self) -> bool {
        self.0.cells.get().is_none() && self.mirror().memory.is_none()
    }

    /// A buffer of the same length, of zeros or without first values as this one was.
    pub(super) fn blank(&self) -> Self {
        Self::new(self.len(), OnceLock::new(), self.0.is_uninitialized)
    }

    /// Makes the elements on the host the newest ones.
    pub(super) fn on_host(&self) -> Result<(), LaunchError> {
        self.copy_back(&mut self.mirror())
    }

    /// The memory on the GPU, if its elements are newer than those on the host or the same.
    pub(super) fn newest_on_device(&self) -> Option<Arc<Memory>> {
        let mirror = self.mirror();
        mirror.memory.clone().filter(|_| !mirror.device_is_old)
    }

    /// Overwrites all elements on the GPU of `from`, which has as many.
    pub(super) fn copy_on_device(&self, from: &Memory) -> Result<(), LaunchError> {
        let mirror = &mut *self.mirror();
        let own = mirror.memory.take().filter(|own| own.is_beside(from));
        let own = own.map_or_else(|| from.another().map(Arc::new), Ok)?;
        own.copy_from(from)?;
        *mirror = Mirror { memory: Some(own), host_is_old: true, device_is_old: false };
        Ok(())
    }

    /// Address of the memory: the same for clones, another for every other buffer.
    #[doc(hidden)]
    #[must_use]
    pub fn address(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }

    /// The elements on the host.
    pub(super) fn cells(&self) -> &[T::Cell] {
        self.0.cells.get_or_init(|| (0..self.0.len).map(|_| T::default().cell()).collect())
    }

    /// The elements that were written; empty for memory with first values.
    pub(super) fn written(&self) -> &[AtomicBool] {
        let len = if self.0.is_uninitialized { self.0.len } else { 0 };
        self.0.written.get_or_init(|| (0..len).map(|_| AtomicBool::new(false)).collect())
    }

    fn mirror(&self) -> MutexGuard<'_, Mirror> {
        self.0.mirror.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Copies the elements to the host if they are newer on a GPU.
    fn copy_back(&self, mirror: &mut Mirror) -> Result<(), LaunchError> {
        if let Some(memory) = mirror.memory.as_ref().filter(|_| mirror.host_is_old) {
            let values = memory.download::<T>(self.len())?;
            self.cells().iter().zip(values).for_each(|(cell, value)| value.store(cell));
            self.written().iter().for_each(|w| w.store(true, Relaxed));
            mirror.host_is_old = false;
        }
        Ok(())
    }
}

impl<T: Element> AnyBuffer for Buffer<T> {
    fn address(&self) -> usize {
        self.address()
    }

    fn len(&self) -> usize {
        self.len()
    }

    fn update_host(&self) -> Result<(), LaunchError> {
        self.on_host()
    }

    fn host_changed(&self) {
        self.mirror().device_is_old = true;
    }

    fn on_device(&self, card: &Arc<Card>) -> Result<Arc<Memory>, LaunchError> {
        let mirror = &mut *self.mirror();
        if mirror.memory.as_ref().is_some_and(|memory| !memory.is_on(card)) {
            self.copy_back(mirror)?;
            mirror.memory = None;
        }
        let memory = match &mirror.memory {
            Some(memory) => memory.clone(),
            None => {
                mirror.device_is_old = true;
                Arc::new(card.memory(self.len().saturating_mul(size_of::<T>()))?)
            }
        };
        if mirror.device_is_old {
            match self.0.cells.get() {
                Some(cells) => memory.upload(&cells.iter().map(T::load).collect::<Vec<_>>())?,
                None if self.0.is_uninitialized => {}
                None => memory.zero()?,
            }
            mirror.device_is_old = false;
        }
        mirror.memory = Some(memory.clone());
        Ok(memory)
    }

    fn device_changed(&self) {
        self.mirror().host_is_old = true;
    }
}

impl<T: Element> From<Vec<T>> for Buffer<T> {
    fn from(values: Vec<T>) -> Self {
        let cells: Box<[_]> = values.into_iter().map(T::cell).collect();
        Self::new(cells.len(), cells.into(), false)
    }
}

impl<T: Element> From<&[T]> for Buffer<T> {
    fn from(values: &[T]) -> Self {
        Self::from(values.to_vec())
    }
}

impl<T: Element, const N: usize> From<[T; N]> for Buffer<T> {
    fn from(values: [T; N]) -> Self {
        Self::from(values.to_vec())
    }
}
