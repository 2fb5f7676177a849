//! The system's allocator, which refuses what a plan says: the k-th allocation, or what goes over a limit.

use std::alloc::{GlobalAlloc, Layout, System};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

pub(crate) struct Heap;

/// What is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plan {
    /// Nothing.
    Nothing,
    /// The allocation of this number, counted from 1, of those of at least [`LEAST`] bytes; what follows is given.
    Once(usize),
    /// That one, and all of at least [`LEAST`] bytes that follow.
    From(usize),
    /// What would make more bytes live than so many beside those at the call's begin, however small.
    Beyond(usize),
}

/// The smallest allocation that is refused for its number.
pub(crate) const LEAST: usize = 128 << 10;
/// As many highest marks as are kept of a call.
const MARKS: usize = 1 << 16;

static ARMED: AtomicBool = AtomicBool::new(false);
/// Bytes that are allocated.
static LIVE: AtomicUsize = AtomicUsize::new(0);
/// Those at the call's begin; the most since then.
static BASE: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);
/// The plan: its kind, its number.
static KIND: AtomicUsize = AtomicUsize::new(0);
static NUMBER: AtomicUsize = AtomicUsize::new(0);
/// Allocations of at least [`LEAST`] bytes so far; the size of the first that was refused.
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

    /// The plan now followed.
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

/// What a call returned under `plan`, and the size of the first allocation that was refused, if one was.
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

/// Nothing is refused any more.
pub(crate) fn disarm() -> usize {
    ARMED.store(false, SeqCst);
    REFUSED.load(SeqCst)
}

/// After [`under`]: every number of bytes that was the highest of the call so far when it was reached. A limit just below
/// one of them refuses that allocation first; all other limits refuse the same ones as these.
pub(crate) fn marks() -> Vec<usize> {
    let count = MARKED.load(SeqCst);
    assert!(count < MARKS, "more than {MARKS} highest marks");
    HIGHEST[..count].iter().map(|mark| mark.load(SeqCst)).collect()
}

/// Whether an allocation of `size` bytes is refused; `moved` of them are live already and to be copied.
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

    /// As an allocator does it that has no room behind the old place: the new one is there before the old one goes.
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
