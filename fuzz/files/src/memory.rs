//! An allocator that counts allocated memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

static LIVE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

/// The system's allocator, with counters.
pub struct Counting;

fn grown(by: usize) {
    let live = LIVE.fetch_add(by, Ordering::Relaxed) + by;
    PEAK.fetch_max(live, Ordering::Relaxed);
}

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: guaranteed by the caller.
        let place = unsafe { System.alloc(layout) };
        if !place.is_null() {
            grown(layout.size());
        }
        place
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: guaranteed by the caller.
        let place = unsafe { System.alloc_zeroed(layout) };
        if !place.is_null() {
            grown(layout.size());
        }
        place
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: guaranteed by the caller.
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: guaranteed by the caller.
        let moved = unsafe { System.realloc(place, layout, size) };
        if !moved.is_null() {
            LIVE.fetch_sub(layout.size(), Ordering::Relaxed);
            grown(size);
        }
        moved
    }
}

/// Returns the number of allocated bytes, and resets the peak to it.
#[must_use]
pub fn begin() -> usize {
    let live = LIVE.load(Ordering::Relaxed);
    PEAK.store(live, Ordering::Relaxed);
    live
}

/// Returns the peak of allocated bytes since then, minus those allocated at that time.
#[must_use]
pub fn peak(since: usize) -> usize {
    PEAK.load(Ordering::Relaxed).saturating_sub(since)
}
