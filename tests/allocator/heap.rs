//! The system's allocator with a plan of refused allocations: the k-th one, or those that exceed a limit.

use std::alloc::{GlobalAlloc, Layout, System};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

pub(crate) struct Heap;

/// The allocations that are refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plan {
    /// No allocation.
    Nothing,
    /// The allocation with this number, counted from 1 among those of at least [`LEAST`] bytes; later ones succeed.
    Once(usize),
    /// The allocation with this number, and all later ones of at least [`LEAST`] bytes.
    From(usize),
    /// Every allocation, however small, with which more than this many bytes would be live, beyond those at the start of
    /// the call.
    Beyond(usize),
}

/// Smallest allocation that is refused by its number.
pub(crate) const LEAST: usize = 128 << 10;
/// Maximum number of highest marks that are recorded for a call.
const MARKS: usize = 1 << 16;

static ARMED: AtomicBool = AtomicBool::new(false);
/// Number of live bytes.
static LIVE: AtomicUsize = AtomicUsize::new(0);
/// Number of live bytes at the start of the call, and the maximum since then.
static BASE: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);
/// The plan: its kind and its number.
static KIND: AtomicUsize = AtomicUsize::new(0);
static NUMBER: AtomicUsize = AtomicUsize::new(0);
/// Number of allocations of at least [`LEAST`] bytes so far, and the size of the first refused one.
static COUNT: AtomicUsize = AtomicUsize::new(0);
static REFUSED: AtomicUsize = AtomicUsize::new(0);
static HIGHEST: [AtomicUsize; MARKS] = [const { AtomicUsize::new(0) }; MARKS];
static MARKED: AtomicUsize = AtomicUsize::new(0);

impl Plan {
    fn code(self) -> (usize, usize) {
        match self {
            Plan::Nothing => (0, 0),
            Plan::Once(k) => (1, k),
            Plan::From(k) => (2, k),
            Plan::Beyond(bytes) => (3, bytes),
        }
    }

    /// Returns the present plan.
    pub(crate) fn current() -> Self {
        let number = NUMBER.load(SeqCst);
        match KIND.load(SeqCst) {
            0 => Plan::Nothing,
            1 => Plan::Once(number),
            2 => Plan::From(number),
            _ => Plan::Beyond(number),
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Plan::Nothing => write!(f, "nothing refused"),
            Plan::Once(k) => write!(f, "allocation {k} of {LEAST} bytes or more refused"),
            Plan::From(k) => write!(f, "all from allocation {k} of {LEAST} bytes or more refused"),
            Plan::Beyond(bytes) => write!(f, "all beyond {bytes} bytes refused"),
        }
    }
}

/// Returns the result of a call under `plan`, and the size of the first refused allocation, if any.
pub(crate) fn under<T>(plan: Plan, call: impl FnOnce() -> T) -> (T, Option<usize>) {
    let (kind, number) = plan.code();
    KIND.store(kind, SeqCst);
    NUMBER.store(number, SeqCst);
    for counter in [&COUNT, &REFUSED, &MARKED] {
        counter.store(0, SeqCst);
    }
    BASE.store(LIVE.load(SeqCst), SeqCst);
    MOST.store(LIVE.load(SeqCst), SeqCst);
    ARMED.store(true, SeqCst);
    let returned = call();
    ARMED.store(false, SeqCst);
    let refused = REFUSED.load(SeqCst);
    (returned, (refused > 0).then_some(refused))
}

/// Stops refusing allocations; returns the size of the first refused one.
pub(crate) fn disarm() -> usize {
    ARMED.store(false, SeqCst);
    REFUSED.load(SeqCst)
}

/// After [`under`], returns every number of live bytes that was the maximum so far when it was reached. A limit just
/// below one of them refuses that allocation first; any other limit refuses the same allocations as one of these.
pub(crate) fn marks() -> Vec<usize> {
    let count = MARKED.load(SeqCst);
    assert!(count < MARKS, "more than {MARKS} highest marks");
    HIGHEST[..count].iter().map(|mark| mark.load(SeqCst)).collect()
}

/// Returns true if an allocation of `size` bytes is refused; `moved` of these bytes are already live and will be copied.
fn refuses(size: usize) -> bool {
    if !ARMED.load(SeqCst) {
        return false;
    }
    let (number, live) = (NUMBER.load(SeqCst), LIVE.load(SeqCst) + size);
    let count = if size >= LEAST { COUNT.fetch_add(1, SeqCst) + 1 } else { 0 };
    let above = live.saturating_sub(BASE.load(SeqCst));
    let refused = match KIND.load(SeqCst) {
        0 => false,
        1 => count == number,
        2 => count >= number,
        _ => above > number,
    };
    if refused {
        let _ = REFUSED.compare_exchange(0, size, SeqCst, SeqCst);
    } else if MOST.fetch_max(live, SeqCst) < live {
        let at = MARKED.fetch_add(1, SeqCst);
        HIGHEST[at.min(MARKS - 1)].store(above, SeqCst);
    }
    refused
}

// SAFETY: every call that is not refused is passed on to the system's allocator.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if refuses(layout.size()) {
            return std::ptr::null_mut();
        }
        LIVE.fetch_add(layout.size(), SeqCst);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if refuses(layout.size()) {
            return std::ptr::null_mut();
        }
        LIVE.fetch_add(layout.size(), SeqCst);
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    /// Acts as an allocator that cannot extend a block in place: the new block exists before the old one is freed.
    unsafe fn realloc(&self, old: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if size > layout.size() && refuses(size) {
            return std::ptr::null_mut();
        }
        LIVE.fetch_add(size, SeqCst);
        LIVE.fetch_sub(layout.size(), SeqCst);
        // SAFETY: the caller's promise.
        unsafe { System.realloc(old, layout, size) }
    }

    unsafe fn dealloc(&self, old: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), SeqCst);
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(old, layout) }
    }
}
