//! Number of bytes that the tapes of a thread hold, and its peak.

use core::cell::Cell;

thread_local! {
    /// Bytes of all tapes of this thread, and their peak since it was last reset.
    static BYTES: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

/// Number of bytes that a tape holds. (The tape itself has no `Drop`, so that a tape of references may be dropped after
/// the values that it refers to.)
#[derive(Debug, Default)]
pub(crate) struct Held(usize);

impl Held {
    pub(crate) const fn new() -> Self {
        Self(0)
    }

    pub(crate) const fn bytes(&self) -> usize {
        self.0
    }

    pub(crate) fn add(&mut self, bytes: usize) {
        self.set(self.0 + bytes);
    }

    pub(crate) fn subtract(&mut self, bytes: usize) {
        self.set(self.0.saturating_sub(bytes));
    }

    pub(crate) fn set(&mut self, bytes: usize) {
        // A tape may outlive the thread-local storage. Then the sum is no longer needed.
        let _ = BYTES.try_with(|b| {
            let (held, peak) = b.get();
            let held = (held + bytes).saturating_sub(self.0);
            b.set((held, peak.max(held)));
        });
        self.0 = bytes;
    }
}

impl Drop for Held {
    #[inline]
    fn drop(&mut self) {
        if self.0 > 0 {
            self.set(0);
        }
    }
}

/// Runs `f`. Returns its result and the largest number of bytes that tapes used at a time on this thread while `f` ran.
///
/// ```
/// use rootgrad_autodiff::{autodiff_reverse, with_tape_bytes};
///
/// #[autodiff_reverse(d_power, Active, Const, Active)]
/// fn power(x: f64, n: u32) -> f64 {
///     let mut p = 1.0;
///     for _ in 0..n {
///         p *= x;
///     }
///     p
/// }
///
/// let ((value, d_x), bytes) = with_tape_bytes(|| d_power(2.0, 10, 1.0));
/// assert_eq!((value, d_x), (1024.0, 5120.0));
/// assert!(bytes > 0); // the powers: p is overwritten, and its old values are needed
/// ```
pub fn with_tape_bytes<R>(f: impl FnOnce() -> R) -> (R, usize) {
    let (before, outer) = BYTES.get();
    BYTES.set((before, before));
    let outer = Peak(outer);
    let result = f();
    let peak = BYTES.get().1;
    drop(outer);
    (result, peak.saturating_sub(before))
}

/// Peak of the surrounding measurement, restored even if a panic ends the inner one.
struct Peak(usize);

impl Drop for Peak {
    fn drop(&mut self) {
        let (held, peak) = BYTES.get();
        BYTES.set((held, peak.max(self.0)));
    }
}

/// Returns the number of bytes of all tapes of this thread.
#[cfg(test)]
pub(crate) fn held() -> usize {
    BYTES.get().0
}
