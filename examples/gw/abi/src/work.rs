//! Options that all commands have, and ranges.

use rootgrad::error::{Error, Result};
use rootgrad::ffi::kit::{Out, check_layout, slice, truth};
use rootgrad::train::interrupt::Guard;
use rootgrad_gw::commands::Work;
use std::sync::Arc;

/// Returns how a command works. From here to its end, Ctrl-C reaches the command and not ROOT's handler, which would leave the call by a long jump.
pub(crate) fn work(threads: usize, progress: i32, interruptible: i32) -> Result<Work> {
    let (progress, interruptible) =
        (truth("progress", progress)?, truth("interruptible", interruptible)?);
    let guard = interruptible.then(|| Arc::new(Guard::new()));
    Ok(Work { threads, quiet: !progress, terminal_only: true, guard })
}

/// Value of a count that is not set.
pub(crate) const AUTO: usize = usize::MAX;

/// Returns a count that is set.
pub(crate) fn count<T: TryFrom<usize>>(name: &str, value: usize) -> Result<Option<T>> {
    if value == AUTO {
        return Ok(None);
    }
    let bad = |_| Error::argument(name, value, "a smaller number");
    T::try_from(value).map(Some).map_err(bad)
}

/// Returns a range of masses that is set: 0 to 0 is none.
pub(crate) fn masses([low, high]: [f64; 2]) -> Option<(f64, f64)> {
    ((low, high) != (0.0, 0.0)).then_some((low, high))
}

/// Returns the options of a call, after a check of their size.
///
/// # Safety
/// `options`, unless null, points to options whose first field is their size.
pub(crate) unsafe fn read<T: Copy>(options: *const T, default: &str) -> Result<T> {
    // SAFETY: the caller's promise. The first field is read alone: the rest may be shorter than this library's.
    let size = unsafe { slice("options", options.cast::<usize>(), 1) }?[0];
    check_layout::<T>(size, 0, default)?;
    // SAFETY: the caller's promise.
    Ok(unsafe { slice("options", options, 1) }?[0])
}

/// Writes default options.
///
/// # Safety
/// `out`, unless null, may be written.
pub(crate) unsafe fn write<T>(out: *mut T, struct_size: usize, default: T) -> Result<()> {
    let out = Out::sized("out", out, struct_size)?;
    // SAFETY: the caller's promise.
    unsafe { out.write(default) };
    Ok(())
}
