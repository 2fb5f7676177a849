//! One allocation with named spans.
//!
//! A [`Table`] lists the spans (name, shape, offset); an [`Arena`] is the memory. All data of a training step are in one arena, so that a step
//! allocates nothing, and the part on which a thread works is a plain set of ranges. A network's parameters are such a table too, one without gaps.

use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use std::cell::UnsafeCell;
use std::ops::{Deref, DerefMut, Range};
use std::ptr::NonNull;

use crate::error::Result;
use crate::float::Float;
use crate::memory;

/// Spans start at multiples of this many `f32`: two cache lines, since the hardware prefetcher fetches lines in pairs
/// and two threads' spans must not share a pair.
const ALIGN: usize = 32;

/// The table of an arena's spans: names, shapes and offsets, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    spans: Vec<Span>,
    len: usize,
}

/// One named span of an [`Arena`]: a tensor and its position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// Unique name, such as `"piece 3: gradient"` or `"layers.0.weight"`.
    pub name: String,
    /// Shape, outermost dimension first.
    pub shape: Vec<usize>,
    /// Index of the first element.
    pub offset: usize,
}

impl Span {
    /// Returns the number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Returns true if the span has no element.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the elements' indices in the arena.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.offset..self.offset + self.len()
    }

    /// Returns true if the span has two dimensions or more; weight decay applies to such parameters of a network.
    #[must_use]
    pub fn is_matrix(&self) -> bool {
        self.shape.len() > 1
    }
}

impl Table {
    /// Returns an empty table.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Appends a span, aligned to two cache lines; returns its range.
    pub fn push(&mut self, name: impl Into<String>, shape: &[usize]) -> Range<usize> {
        self.push_at(self.len.next_multiple_of(ALIGN), name.into(), shape)
    }

    /// Appends a span right after the last, without a gap; returns its range.
    pub fn push_packed(&mut self, name: impl Into<String>, shape: &[usize]) -> Range<usize> {
        self.push_at(self.len, name.into(), shape)
    }

    fn push_at(&mut self, offset: usize, name: String, shape: &[usize]) -> Range<usize> {
        let span = Span { name, shape: shape.to_vec(), offset };
        self.len = span.range().end;
        let range = span.range();
        self.spans.push(span);
        range
    }

    /// Returns the spans in order.
    #[must_use]
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Returns the span of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Span> {
        self.spans.iter().find(|span| span.name == name)
    }

    /// Returns the number of elements of an arena for this table, gaps included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns the number of bytes of such an arena.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.len as u64 * size_of::<f32>() as u64
    }

    /// Returns true if the table has no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// Returns the first parts of `slice`, of these lengths.
///
/// # Panics
/// If their total length exceeds that of the slice.
pub(crate) fn parts<T, const N: usize>(mut slice: &mut [T], lengths: [usize; N]) -> [&mut [T]; N] {
    lengths.map(|length| {
        let (part, rest) = std::mem::take(&mut slice).split_at_mut(length);
        slice = rest;
        part
    })
}

/// Returns spans of `slice` that can be written at the same time.
///
/// # Panics
/// If two spans overlap, or one is outside the slice.
pub(crate) fn spans<T, const N: usize>(
    slice: &mut [T],
    ranges: [Range<usize>; N],
) -> [&mut [T]; N] {
    // UNWRAP: documented
    slice.get_disjoint_mut(ranges).expect("spans of one table")
}

/// A zeroed, cache-aligned allocation of numbers, which can be used like a slice.
pub struct Arena<T = f32> {
    data: NonNull<T>,
    len: usize,
}

// SAFETY: an `Arena` owns its memory exclusively, as a `Box<[T]>` does.
unsafe impl<T: Send> Send for Arena<T> {}
// SAFETY: `&Arena` gives only `&[T]`.
unsafe impl<T: Sync> Sync for Arena<T> {}

impl Arena {
    /// Returns `len` zeros, aligned to two cache lines. For small arenas: as in a `Vec`, a lack of memory is not reported as an error.
    ///
    /// # Panics
    /// If `len` values exceed the address space.
    #[must_use]
    pub fn new(len: usize) -> Self {
        let layout = Self::layout(len)
            .unwrap_or_else(|| panic!("an arena of {len} f32 exceeds the address space"));
        Self::allocate(layout, len).unwrap_or_else(|| handle_alloc_error(layout))
    }

    /// Does the same as [`Arena::new`], for sizes that depend on a user's numbers; `what`, in the plural, is the purpose of the memory.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory) if the machine does not have that much free memory. Without this check the system would grant the
    /// memory all the same, and stop the process when it is used.
    pub fn try_new(len: usize, what: &'static str) -> Result<Self> {
        Self::zeros(len, what)
    }

    /// Returns a copy of `values`.
    #[must_use]
    pub fn from_slice(values: &[f32]) -> Self {
        let mut arena = Self::new(values.len());
        arena.copy_from_slice(values);
        arena
    }

    /// Does the same as [`Arena::from_slice`], for sizes that depend on a user's numbers; `what` is that of [`Arena::try_new`].
    ///
    /// # Errors
    /// The [`Error::Memory`](crate::Error::Memory) of [`Arena::try_new`].
    pub fn try_from_slice(values: &[f32], what: &'static str) -> Result<Self> {
        let mut arena = Self::try_new(values.len(), what)?;
        arena.copy_from_slice(values);
        Ok(arena)
    }

    /// Returns the memory as cells that several threads may write, each in its own spans.
    pub(crate) fn cells(&mut self) -> Cells<'_> {
        Cells::new(self)
    }
}

impl<T: Float> Arena<T> {
    /// Does the same as [`Arena::try_new`], for any type of number.
    ///
    /// # Errors
    /// The [`Error::Memory`](crate::Error::Memory) of [`Arena::try_new`].
    pub fn zeros(len: usize, what: &'static str) -> Result<Self> {
        let bytes = len as u128 * size_of::<T>() as u128;
        memory::check_free(bytes, what)?;
        let refusal = || memory::refused(bytes, what);
        let arena = Self::layout(len).and_then(|layout| Self::allocate(layout, len));
        let arena = arena.ok_or_else(refusal)?;
        memory::leave_margin(bytes as usize, what)?;
        Ok(arena)
    }

    /// Allocates zeros; `None` if the system refuses.
    fn allocate(layout: Layout, len: usize) -> Option<Self> {
        if len == 0 {
            return Some(Self { data: NonNull::dangling(), len: 0 });
        }
        // SAFETY: the layout's size is not zero.
        let data = NonNull::new(unsafe { alloc(layout) }.cast::<T>())?;
        large_pages(data.cast(), layout.size());
        // SAFETY: `len` values were allocated; 0 bytes are 0.0.
        unsafe { data.write_bytes(0, len) };
        Some(Self { data, len })
    }
}

impl<T> Arena<T> {
    /// Returns the layout; `None` if it exceeds the address space.
    fn layout(len: usize) -> Option<Layout> {
        let bytes = len.checked_mul(size_of::<T>())?;
        let align = if bytes < LARGE { ALIGN * size_of::<f32>() } else { PAGE };
        Layout::from_size_align(bytes, align).ok()
    }
}

/// Size of a large page.
const PAGE: usize = 2 << 20;
/// Minimum number of bytes of an arena with large pages.
const LARGE: usize = 4 * PAGE;

/// Requests large pages, before the memory is touched. If every value is read once and not again soon (weights for one token), small pages cost a
/// fifth of the memory's speed.
fn large_pages(data: NonNull<u8>, bytes: usize) {
    #[cfg(target_os = "linux")]
    if bytes >= LARGE {
        // SAFETY: the range was just allocated, and begins at a page. It is a hint: failure changes nothing.
        unsafe { libc::madvise(data.as_ptr().cast(), bytes, libc::MADV_HUGEPAGE) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (data, bytes);
}

impl<T> Drop for Arena<T> {
    fn drop(&mut self) {
        if let Some(layout) = Self::layout(self.len).filter(|layout| layout.size() > 0) {
            // SAFETY: allocated in `allocate` with this layout; numbers need no dropping.
            unsafe { dealloc(self.data.as_ptr().cast(), layout) }
        }
    }
}

impl Clone for Arena {
    fn clone(&self) -> Self {
        Self::from_slice(self)
    }
}

impl<T> Deref for Arena<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: `data` points to `len` initialised values (zeroed at birth), or is dangling with `len` 0.
        unsafe { std::slice::from_raw_parts(self.data.as_ptr(), self.len) }
    }
}

impl<T> DerefMut for Arena<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as in `deref`; `&mut self` is exclusive.
        unsafe { std::slice::from_raw_parts_mut(self.data.as_ptr(), self.len) }
    }
}

impl<T> std::fmt::Debug for Arena<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Arena").field("len", &self.len).finish_non_exhaustive()
    }
}

/// A slice shared by several threads.
pub(crate) struct Cells<'a, T = f32>(&'a [UnsafeCell<T>]);

impl<T> Clone for Cells<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Cells<'_, T> {}

// SAFETY: the accessors are unsafe and leave it to the caller that no two threads touch an element one of them writes.
unsafe impl<T: Send + Sync> Send for Cells<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Send + Sync> Sync for Cells<'_, T> {}

impl<'a, T> Cells<'a, T> {
    /// Wraps `slice`.
    pub(crate) fn new(slice: &'a mut [T]) -> Self {
        let slice: *mut [T] = slice;
        // SAFETY: `UnsafeCell<T>` has the layout of `T`, and the slice is borrowed exclusively for the cells' life.
        Cells(unsafe { &*(slice as *const [UnsafeCell<T>]) })
    }

    /// Returns the number of elements.
    pub(crate) fn len(self) -> usize {
        self.0.len()
    }

    /// Returns a span for reading.
    ///
    /// # Safety
    /// Nothing may write to the span while the slice lives.
    pub(crate) unsafe fn get(self, range: Range<usize>) -> &'a [T] {
        let cells = &self.0[range];
        // SAFETY: same layout; that no one writes is the caller's promise.
        unsafe { &*(std::ptr::from_ref(cells) as *const [T]) }
    }

    /// Returns a span for writing.
    ///
    /// # Safety
    /// Nothing else may read or write the span while the slice lives.
    #[allow(clippy::mut_from_ref)] // exclusive by the caller's promise, checked nowhere
    pub(crate) unsafe fn get_mut(self, range: Range<usize>) -> &'a mut [T] {
        let cells = &self.0[range];
        // SAFETY: `UnsafeCell` allows writing through a shared reference; exclusivity is the caller's promise.
        unsafe { std::slice::from_raw_parts_mut(UnsafeCell::raw_get(cells.as_ptr()), cells.len()) }
    }

    /// Returns a pointer to an element, for kernels that write rows whose columns belong to several threads.
    pub(crate) fn at(self, index: usize) -> *mut T {
        UnsafeCell::raw_get(self.0.as_ptr()).wrapping_add(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_aligned_and_apart() {
        let mut table = Table::new();
        let a = table.push("a", &[3, 5]);
        let b = table.push("b", &[1]);
        let c = table.push_packed("c", &[2]);
        assert_eq!((a, b, c), (0..15, 32..33, 33..35));
        assert_eq!(table.len(), 35);
        assert_eq!(table.get("b").map(Span::len), Some(1));
        let arena = Arena::new(table.len());
        assert_eq!(arena.as_ptr() as usize % 128, 0);
        assert!(arena.iter().all(|&v| v == 0.0));
    }

    #[test]
    fn more_memory_than_there_is_is_refused() {
        for len in [usize::MAX, usize::MAX / 4, 1 << 50] {
            let error = Arena::try_new(len, "parameters").err().map(|e| e.to_string());
            assert!(error.is_some_and(|e| e.starts_with("parameters need ")), "{len}");
        }
        assert_eq!(Arena::try_new(3, "parameters").map(|a| a.len()).ok(), Some(3));
    }

    #[test]
    fn clones_are_independent_and_empty_ones_work() {
        let mut a = Arena::from_slice(&[1.0, 2.0]);
        let b = a.clone();
        a[0] = 5.0;
        assert_eq!((a[0], b[0]), (5.0, 1.0));
        assert_eq!(Arena::new(0).clone().len(), 0);
    }
}
