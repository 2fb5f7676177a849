//! Ctrl-C during a long computation, and in rootgrad's own programs SIGTERM.
//!
//! ROOT's own handler leaves the running function by a long jump, over Rust and C++ frames and without destructors; Python's waits for the function's
//! return. So rootgrad replaces the handler of SIGINT for the duration, only counts the signals, and polls the count. SIGTERM is left to the host,
//! unless the process is one of rootgrad's programs: [`take_terminations`].

use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(unix)]
#[path = "unix.rs"]
mod system;

/// Systems without POSIX signals: a guard never sees one.
#[cfg(not(unix))]
mod system {
    #[derive(Debug)]
    pub(super) struct Taken;

    impl Taken {
        pub(super) fn new(_terminations: bool) -> Self {
            Taken
        }

        pub(super) fn came(&self) -> bool {
            false
        }
    }

    pub(super) fn terminated() -> bool {
        false
    }
}

/// True if guards handle SIGTERM too.
static TERMINATIONS: AtomicBool = AtomicBool::new(false);

/// Makes every guard of this process handle SIGTERM like SIGINT from now on. Batch systems and containers send SIGTERM before they kill a process.
/// For programs only: in a library the signal belongs to the host.
pub fn take_terminations() {
    TERMINATIONS.store(true, Ordering::Relaxed);
}

/// Returns true if a guard of this process has seen a SIGTERM.
#[must_use]
pub fn terminated() -> bool {
    system::terminated()
}

/// Handles SIGINT until it is dropped, then restores the previous handler.
///
/// Guards nest, in one thread and in many. The first guard replaces the handler, the last one restores it, and every live guard sees each signal.
/// Where SIGINT is ignored (`nohup`), it stays ignored. If the host installs a handler meanwhile, that handler gets the signals from then on and is
/// not removed. The child of a fork has no guards except those that it makes itself: its signals go to the previous handler. On systems without POSIX
/// signals a guard never sees a signal.
///
/// ```
/// let guard = rootgrad_signals::Guard::new();
/// for _step in 0..1000 {
///     if guard.interrupted() {
///         break;
///     }
/// }
/// ```
#[derive(Debug)]
pub struct Guard {
    taken: Option<system::Taken>,
}

impl Guard {
    /// Replaces the handler of SIGINT.
    #[must_use]
    pub fn new() -> Self {
        Guard { taken: Some(system::Taken::new(TERMINATIONS.load(Ordering::Relaxed))) }
    }

    /// Returns a guard that replaces no handler and never sees a signal.
    #[must_use]
    pub fn inactive() -> Self {
        Guard { taken: None }
    }

    /// Returns true once a SIGINT has come since the guard was made. Costs one load.
    #[must_use]
    pub fn interrupted(&self) -> bool {
        self.taken.as_ref().is_some_and(system::Taken::came)
    }
}

impl Default for Guard {
    fn default() -> Self {
        Guard::new()
    }
}
