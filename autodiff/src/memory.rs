//! Memory that tapes reuse.

use core::alloc::Layout;
use core::cell::RefCell;
use core::mem::ManuallyDrop;
use core::ptr::NonNull;
use std::collections::HashMap;

thread_local! {
    /// Blocks from which the tapes of this thread take their slabs, inside of [`TapeMemory::with`].
    static LENT: RefCell<Option<Blocks>> = const { RefCell::new(None) };
    /// Large blocks that tapes of this thread have freed. An allocator returns such blocks to the system, and their
    /// pages would be mapped again, one fault each, in every call of a derivative.
    static LARGE: RefCell<Large> = const { RefCell::new(Large { blocks: Vec::new(), bytes: 0 }) };
}

/// Smallest and largest size of a large block in bytes. The GNU allocator returns blocks of 128 KiB and more to the
/// system; smaller ones belong to tapes of that size.
const LARGE_BYTES: (usize, usize) = (16 << 10, 1 << 20);
/// Maximum number of bytes that a thread stores in such blocks.
const LARGE_BYTES_IN_ALL: usize = 32 << 20;

/// Large blocks; those of the beginning of a tape come last.
struct Large {
    blocks: Vec<Block>,
    bytes: usize,
}

/// Memory for tapes, owned by the caller. Derivatives that run inside of [`with`](Self::with) take the slabs of their
/// tapes from it and put them back. So after a first call, a second one that stores as much allocates no tape.
///
/// The memory serves everything that a derivative calls on the thread that runs it: the rules of callees, recursion,
/// other derivatives. With the option `tape = NAME`, [`macro@crate::autodiff_reverse`] also writes a function `NAME`.
/// It takes a `&mut TapeMemory` first and is otherwise the derivative. If a derivative panics, the memory can still be
/// used, and the values left on tapes are freed.
///
/// Memory that does not belong to tapes stays with the allocator: vectors that the function itself makes, their
/// shadows, and copies of whole vectors on a tape.
///
/// ```
/// use rootgrad_autodiff::{TapeMemory, autodiff_reverse};
///
/// #[autodiff_reverse(d_power, Active, Const, Active, tape = d_power_with)]
/// fn power(x: f64, n: u32) -> f64 {
///     let mut p = 1.0;
///     for _ in 0..n {
///         p *= x;
///     }
///     p
/// }
///
/// let mut tape = TapeMemory::new();
/// assert_eq!(d_power_with(&mut tape, 2.0, 10, 1.0), (1024.0, 5120.0));
/// let bytes = tape.bytes();
/// assert!(bytes > 0 && tape.peak_bytes() <= bytes);
/// assert_eq!(tape.with(|| d_power(2.0, 9, 1.0)), (512.0, 2304.0));
/// assert_eq!(tape.bytes(), bytes);
/// tape.clear();
/// assert_eq!(tape.bytes(), 0);
/// ```
#[derive(Debug, Default)]
pub struct TapeMemory {
    blocks: Blocks,
    peak: usize,
}

impl TapeMemory {
    /// Creates an empty memory: the first call allocates what it needs.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Runs `f`. Tapes made on this thread while `f` runs take their memory from here.
    pub fn with<R>(&mut self, f: impl FnOnce() -> R) -> R {
        let outer = LENT.replace(Some(core::mem::take(&mut self.blocks)));
        let lent = Lent { memory: self, outer };
        let (result, peak) = crate::held::with_tape_bytes(f);
        lent.memory.peak = lent.memory.peak.max(peak);
        result
    }

    /// Returns the number of bytes reserved for tapes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.blocks.bytes
    }

    /// Returns the largest number of bytes that tapes used at a time, in all calls since the memory was made or
    /// cleared.
    #[must_use]
    pub fn peak_bytes(&self) -> usize {
        self.peak
    }

    /// Frees all memory and resets the peak.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Frees memory until at most `bytes` remain.
    pub fn shrink_to(&mut self, bytes: usize) {
        self.blocks.shrink_to(bytes);
    }
}

/// Takes the blocks back when the loan ends, also after a panic.
struct Lent<'a> {
    memory: &'a mut TapeMemory,
    outer: Option<Blocks>,
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        self.memory.blocks = LENT.replace(self.outer.take()).unwrap_or_default();
    }
}

/// Empty blocks, grouped by their layout.
#[derive(Debug, Default)]
struct Blocks {
    free: HashMap<Layout, Vec<Block>>,
    bytes: usize,
}

impl Blocks {
    fn shrink_to(&mut self, bytes: usize) {
        for blocks in self.free.values_mut() {
            while self.bytes > bytes
                && let Some(block) = blocks.pop()
            {
                self.bytes -= block.layout.size();
            }
        }
    }
}

/// Returns an empty vector with capacity for `capacity` values, from the lent memory or newly allocated. (Code that
/// does not depend on the type is not generic: a function has a tape for each place that stores a value, mostly with a
/// type of its own.)
pub(crate) fn vec<T>(capacity: usize) -> Vec<T> {
    if let Ok(layout) = Layout::array::<T>(capacity)
        && let Some(block) = lent_block(layout).or_else(|| large_block(layout))
    {
        return block.into_vec(capacity);
    }
    Vec::with_capacity(capacity)
}

/// Takes a block of this layout from the lent memory.
fn lent_block(layout: Layout) -> Option<Block> {
    let found = LENT.try_with(|lent| {
        let mut lent = lent.try_borrow_mut().ok()?;
        let blocks = lent.as_mut()?;
        let block = blocks.free.get_mut(&layout)?.pop()?;
        blocks.bytes -= layout.size();
        Some(block)
    });
    found.ok().flatten()
}

/// Takes a large block of this layout that an earlier tape of this thread has freed.
fn large_block(layout: Layout) -> Option<Block> {
    /// Number of blocks that are searched: others belong to other tapes.
    const LAST: usize = 64;
    if layout.size() < LARGE_BYTES.0 {
        return None;
    }
    let found = LARGE.try_with(|large| {
        let Large { blocks, bytes } = &mut *large.try_borrow_mut().ok()?;
        let first = blocks.len().saturating_sub(LAST);
        let at = blocks[first..].iter().rposition(|block| block.layout == layout)?;
        *bytes -= layout.size();
        Some(blocks.swap_remove(first + at))
    });
    found.ok().flatten()
}

/// Puts a vector's memory into the lent memory, or stores it for the next tape if it is large, or frees it.
pub(crate) fn put_back<T>(vec: Vec<T>) {
    if let Some(block) = Block::of(vec) {
        put_block_back(block);
    }
}

fn put_block_back(block: Block) {
    // A block that is not stored anywhere is freed by its `Drop`.
    let mut block = Some(block);
    let _ = LENT.try_with(|lent| {
        if let Ok(mut lent) = lent.try_borrow_mut()
            && let Some(blocks) = lent.as_mut()
            && let Some(block) = block.take()
        {
            blocks.bytes += block.layout.size();
            blocks.free.entry(block.layout).or_default().push(block);
        }
    });
    let _ = LARGE.try_with(|large| {
        if let Ok(mut large) = large.try_borrow_mut()
            && let Some(size) = block.as_ref().map(|block| block.layout.size())
            && (LARGE_BYTES.0..=LARGE_BYTES.1).contains(&size)
            && large.bytes + size <= LARGE_BYTES_IN_ALL
        {
            large.bytes += size;
            large.blocks.extend(block.take());
        }
    });
}

/// The memory of an empty vector, without the type.
#[derive(Debug)]
struct Block {
    at: NonNull<u8>,
    layout: Layout,
}

// SAFETY: the memory has no content, and nothing else refers to it.
unsafe impl Send for Block {}
// SAFETY: as above; a shared block gives no access to the memory.
unsafe impl Sync for Block {}

impl Block {
    fn of<T>(mut vec: Vec<T>) -> Option<Self> {
        vec.clear();
        let layout = Layout::array::<T>(vec.capacity()).ok()?;
        if layout.size() == 0 {
            return None;
        }
        let mut vec = ManuallyDrop::new(vec);
        Some(Self { at: NonNull::new(vec.as_mut_ptr().cast())?, layout })
    }

    /// Converts the block to an empty vector. `capacity` values of `T` must have the block's layout.
    fn into_vec<T>(self, capacity: usize) -> Vec<T> {
        assert_eq!(Layout::array::<T>(capacity).ok(), Some(self.layout), "the block's layout");
        let block = ManuallyDrop::new(self);
        // SAFETY: the memory comes from a `Vec`, so from the global allocator, with this layout. The check above shows
        // that it is the layout of `capacity` values of `T`. The memory contains no value, and the block gives up its
        // ownership.
        unsafe { Vec::from_raw_parts(block.at.as_ptr().cast(), 0, capacity) }
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        // SAFETY: the memory comes from a `Vec`, so from the global allocator, with this layout, which is not empty.
        unsafe { std::alloc::dealloc(self.at.as_ptr(), self.layout) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_comes_back_for_values_of_the_same_layout_only() {
        let mut memory = TapeMemory::new();
        memory.with(|| put_back(vec::<f64>(16)));
        assert_eq!(memory.bytes(), 128);
        memory.with(|| {
            let smaller = vec::<u64>(8);
            let other = vec::<[u8; 128]>(1);
            let same = vec::<[f64; 2]>(8);
            assert_eq!((smaller.capacity(), other.capacity()), (8, 1));
            put_back(same);
        });
        assert_eq!(memory.bytes(), 128);
        memory.shrink_to(0);
        assert_eq!(memory.bytes(), 0);
    }

    #[test]
    fn a_thread_stores_large_blocks_for_the_next_tape_and_no_more_than_some() {
        let large = || LARGE.with_borrow(|large| (large.blocks.len(), large.bytes));
        let words = LARGE_BYTES.0 / size_of::<u64>();
        put_back(vec::<u64>(words - 1));
        put_back(vec::<u64>(LARGE_BYTES.1));
        assert_eq!(large(), (0, 0));
        put_back(vec::<u64>(words));
        assert_eq!(large(), (1, LARGE_BYTES.0));
        assert_eq!(vec::<u64>(words + 1).capacity(), words + 1);
        assert_eq!(large(), (1, LARGE_BYTES.0));
        let again = vec::<f64>(words);
        assert_eq!((again.capacity(), large()), (words, (0, 0)));
        let all: Vec<_> = (0..40).map(|_| vec::<u64>(LARGE_BYTES.1 / size_of::<u64>())).collect();
        all.into_iter().for_each(put_back);
        assert_eq!(large(), (32, LARGE_BYTES_IN_ALL));
    }

    #[test]
    fn a_loan_ends_with_a_panic_and_loans_nest() {
        let (mut outer, mut inner) = (TapeMemory::new(), TapeMemory::new());
        outer.with(|| {
            inner.with(|| put_back(vec::<f64>(4)));
            put_back(vec::<f64>(2));
        });
        assert_eq!((outer.bytes(), inner.bytes()), (16, 32));
        let panicked = std::panic::catch_unwind(core::panic::AssertUnwindSafe(|| {
            outer.with(|| -> () { panic!("on purpose") });
        }));
        assert!(panicked.is_err());
        assert_eq!(outer.bytes(), 16);
        put_back(vec::<f64>(2)); // to the allocator
        assert_eq!(outer.bytes(), 16);
    }
}
