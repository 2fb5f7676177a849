//! Ctrl-C while a long computation runs, and in programs of ours SIGTERM.
//!
//! ROOT's own handler leaves the running function by a long jump, over Rust and C++ frames and without destructors;
//! Python's waits for the function's return. So SIGINT is taken over for the duration, only counted, and polled. SIGTERM
//! is the host's, unless the process is a program of ours: [`take_terminations`].

use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(unix)]
#[path = "interrupt/unix.rs"]
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

/// Whether guards take SIGTERM too.
static TERMINATIONS: AtomicBool = AtomicBool::new(false);

/// From now on every guard of this process takes SIGTERM as it takes SIGINT: what batch systems and containers send before
/// they kill. For programs; in a library the signal is the host's.
pub fn take_terminations() {
    TERMINATIONS.store(true, Ordering::Relaxed);
}

/// Whether a guard of this process has seen a SIGTERM.
#[must_use]
pub fn terminated() -> bool {
    system::terminated()
}

/// Takes SIGINT over until it is dropped, then gives it back to the handler it was taken from.
///
/// Guards nest, in one thread and in many; the first takes the signal, the last to go gives it back, and every guard
/// alive sees each signal. Where SIGINT is ignored (`nohup`), it stays ignored. A handler that the host installs meanwhile
/// is the host's wish: it sees the signals from then on, and stays. A child of a fork has no guard but those that it makes
/// itself: a signal goes where it went before. On systems without POSIX signals a guard never sees one.
///
/// ```
/// let guard = rootgrad::train::interrupt::Guard::new();
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
    /// Takes SIGINT over.
    #[must_use]
    pub fn new() -> Self {
        Guard { taken: Some(system::Taken::new(TERMINATIONS.load(Ordering::Relaxed))) }
    }

    /// A guard that takes nothing over and never sees a signal.
    #[must_use]
    pub fn inactive() -> Self {
        Guard { taken: None }
    }

    /// True once a SIGINT has come since the guard was made. Costs a load.
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
