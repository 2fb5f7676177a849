//! Number of bytes that the tapes of a thread hold, and its peak.

use core::cell::Cell;

use crate::Differentiable;
use crate::tape::{Slot, Tape};

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

/// Bytes that stored values own, from the time when they are counted until this value is dropped.
#[derive(Debug)]
pub struct Owned(Held);

impl Owned {
    /// Begins to count `bytes`.
    #[inline]
    #[must_use]
    pub fn of(bytes: usize) -> Self {
        let mut owned = Self(Held::new());
        owned.add(bytes);
        owned
    }

    /// Counts `bytes` more.
    #[inline]
    pub(crate) fn add(&mut self, bytes: usize) {
        if bytes > 0 {
            self.0.add(bytes);
        }
    }
}

/// A reference to a value, tape or slot, of which [`owned_bytes!`](crate::owned_bytes) asks for the bytes that it owns.
#[derive(Debug)]
pub struct OwnedBy<'a, S>(pub &'a S);

/// Bytes that values own whose type is [`Differentiable`].
pub trait OwnedBytes {
    /// Returns the number of bytes.
    fn bytes(&self) -> usize;
}

impl<T: Differentiable> OwnedBytes for OwnedBy<'_, T> {
    #[inline]
    fn bytes(&self) -> usize {
        if T::HOLDS_BUFFER { self.0.owned_bytes() } else { 0 }
    }
}

impl<T: Differentiable> OwnedBytes for OwnedBy<'_, Tape<T>> {
    #[inline]
    fn bytes(&self) -> usize {
        if T::HOLDS_BUFFER { self.0.sum(T::owned_bytes) } else { 0 }
    }
}

impl<T: Differentiable> OwnedBytes for OwnedBy<'_, Slot<T>> {
    #[inline]
    fn bytes(&self) -> usize {
        self.0.value().filter(|_| T::HOLDS_BUFFER).map_or(0, T::owned_bytes)
    }
}

/// Bytes that values of any other type own: not known.
pub trait UnknownBytes {
    /// Returns 0.
    #[inline]
    fn bytes(&self) -> usize {
        0
    }
}

impl<S> UnknownBytes for &OwnedBy<'_, S> {}

/// Returns the number of bytes on the heap that the values, tapes and slots behind these references own.
#[doc(hidden)]
#[macro_export]
macro_rules! owned_bytes {
    ($($site:expr),*) => {{
        use $crate::rt::{OwnedBytes as _, UnknownBytes as _};
        0 $(+ (&$crate::rt::OwnedBy($site)).bytes())*
    }};
}

/// Runs `f`. Returns its result and the largest number of bytes that derivatives stored between their two sweeps at a time
/// on this thread while `f` ran: tapes with all that the stored values own, the shapes of shadows, and saved states.
///
/// The heap memory of a value counts if its type is [`Differentiable`](crate::Differentiable), or a `#[constant]` field of
/// such a type. (An implementation by hand counts as one that owns none.)
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
