//! Ctrl-C while a long computation runs.
//!
//! ROOT's own handler leaves the running function by a long jump, over Rust and C++ frames and without destructors;
//! Python's waits for the function's return. So SIGINT is taken over for the duration, only counted, and polled.

#[cfg(unix)]
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};

/// SIGINTs counted since the process started.
static SIGNALS: AtomicUsize = AtomicUsize::new(0);

/// Takes SIGINT over until it is dropped, then gives it back to the handler it was taken from.
///
/// Guards nest, in one thread and in many; the first takes the signal, the last to go gives it back, and every guard
/// alive sees each signal. Where SIGINT is ignored (`nohup`), it stays ignored. On systems without POSIX signals a guard
/// never sees one.
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
    /// Signals counted when the guard was made.
    before: usize,
    /// False if the signal was not taken over.
    installed: bool,
}

impl Guard {
    /// Takes SIGINT over.
    #[must_use]
    pub fn new() -> Self {
        let installed = install();
        Guard { before: SIGNALS.load(Ordering::Relaxed), installed }
    }

    /// A guard that takes nothing over and never sees a signal.
    #[must_use]
    pub fn inactive() -> Self {
        Guard { before: 0, installed: false }
    }

    /// True once a SIGINT has come since the guard was made. Costs a load.
    #[must_use]
    pub fn interrupted(&self) -> bool {
        self.installed && SIGNALS.load(Ordering::Relaxed) != self.before
    }
}

impl Default for Guard {
    fn default() -> Self {
        Guard::new()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        if self.installed {
            uninstall();
        }
    }
}

/// Guards alive, and the handler to give the signal back to.
#[cfg(unix)]
struct Taken {
    guards: usize,
    previous: Option<libc::sigaction>,
}

#[cfg(unix)]
static TAKEN: Mutex<Taken> = Mutex::new(Taken { guards: 0, previous: None });

#[cfg(unix)]
extern "C" fn count(_signal: libc::c_int) {
    SIGNALS.fetch_add(1, Ordering::Relaxed); // lock-free, hence async-signal-safe
}

#[cfg(unix)]
fn install() -> bool {
    let mut taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
    if taken.guards == 0 {
        // SAFETY: sigaction is a plain C struct for which all zeros is a valid value (no flags, empty mask).
        let (mut ours, mut previous): (libc::sigaction, libc::sigaction) =
            unsafe { (std::mem::zeroed(), std::mem::zeroed()) };
        // SAFETY: a null new action only reads the present one into `previous`.
        let asked = unsafe { libc::sigaction(libc::SIGINT, std::ptr::null(), &mut previous) };
        if asked != 0 || previous.sa_sigaction == libc::SIG_IGN {
            return false;
        }
        ours.sa_sigaction = count as extern "C" fn(libc::c_int) as libc::sighandler_t;
        ours.sa_flags = libc::SA_RESTART; // reads and writes of other threads go on
        // SAFETY: both pointers are to live, initialised structs; the handler only adds to an atomic.
        if unsafe { libc::sigaction(libc::SIGINT, &ours, std::ptr::null_mut()) } != 0 {
            return false;
        }
        taken.previous = Some(previous);
    }
    taken.guards += 1;
    true
}

#[cfg(unix)]
fn uninstall() {
    let mut taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
    taken.guards -= 1;
    if taken.guards == 0
        && let Some(previous) = taken.previous.take()
    {
        // SAFETY: `previous` is what sigaction gave us for this signal. It can only fail for a bad signal number.
        unsafe { libc::sigaction(libc::SIGINT, &previous, std::ptr::null_mut()) };
    }
}

#[cfg(not(unix))]
fn install() -> bool {
    false
}

#[cfg(not(unix))]
fn uninstall() {}
