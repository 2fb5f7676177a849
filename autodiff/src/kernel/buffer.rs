//! Buffers that all threads of a launch see.

use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{
    AtomicBool, AtomicI32, AtomicI64, AtomicU32, AtomicU64, Ordering::Relaxed,
};

/// A type of a buffer's elements: `f32`, `f64`, `i32`, `u32`, `i64`, `u64`.
pub trait Element: Copy + Default + Debug + PartialEq + Send + Sync + 'static {
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
pub struct Buffer<T: Element> {
    pub(super) cells: Arc<[T::Cell]>,
    /// For memory without first values: the elements that were written.
    pub(super) written: Option<Arc<[AtomicBool]>>,
}

impl<T: Element> Clone for Buffer<T> {
    fn clone(&self) -> Self {
        Self { cells: self.cells.clone(), written: self.written.clone() }
    }
}

impl<T: Element> Debug for Buffer<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.to_vec()).finish()
    }
}

impl<T: Element> Buffer<T> {
    /// Returns a buffer of zeros.
    #[must_use]
    pub fn zeros(len: usize) -> Self {
        Self::from(vec![T::default(); len])
    }

    /// Returns a buffer without first values: the emulator reports reads of elements that no kernel has written.
    #[must_use]
    pub fn uninitialized(len: usize) -> Self {
        let written = (0..len).map(|_| AtomicBool::new(false)).collect();
        Self { written: Some(written), ..Self::zeros(len) }
    }

    /// Returns the number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Returns true if there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Copies the elements out.
    #[must_use]
    pub fn to_vec(&self) -> Vec<T> {
        self.cells.iter().map(T::load).collect()
    }

    /// Sets every element.
    pub fn fill(&self, value: T) {
        self.cells.iter().for_each(|cell| value.store(cell));
        self.written.iter().flat_map(|w| w.iter()).for_each(|w| w.store(true, Relaxed));
    }

    /// Address of the memory: the same for clones, another for every other buffer.
    #[doc(hidden)]
    #[must_use]
    pub fn address(&self) -> usize {
        self.cells.as_ptr().addr()
    }
}

impl<T: Element> From<Vec<T>> for Buffer<T> {
    fn from(values: Vec<T>) -> Self {
        Self { cells: values.into_iter().map(T::cell).collect(), written: None }
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
