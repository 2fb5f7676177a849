//! Replacement of signal handlers: signals are counted, and the handlers restored.
//!
//! Everything that a handler may read without a lock is atomic, or written only while the handler is not installed. The handler first checks that
//! this process has a guard. A child of a fork has none, and neither has a host that put our handler back because it had found it during a fit. In
//! these cases the handler restores the previous handler and raises the signal again.

use std::cell::UnsafeCell;
use std::mem::MaybeUninit;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// One signal.
struct Signal {
    number: libc::c_int,
    /// How often the signal came while there was a guard.
    count: AtomicUsize,
    /// Number of live guards.
    guards: AtomicUsize,
    /// The previous action: set before our handler is installed for the first time.
    previous: Previous,
}

/// A `sigaction`, written under [`TURN`] while our handler is not installed, and read while it is installed.
struct Previous(UnsafeCell<MaybeUninit<libc::sigaction>>);

// SAFETY: see its description; sigaction is plain data.
unsafe impl Sync for Previous {}

static SIGNALS: [Signal; 2] = [signal(libc::SIGINT), signal(libc::SIGTERM)];

/// The process whose guards are counted.
static OWNER: AtomicI32 = AtomicI32::new(0);

/// Lock under which guards are made and dropped.
static TURN: Mutex<()> = Mutex::new(());

const fn signal(number: libc::c_int) -> Signal {
    let (count, guards) = (AtomicUsize::new(0), AtomicUsize::new(0));
    Signal { number, count, guards, previous: Previous(UnsafeCell::new(MaybeUninit::zeroed())) }
}

/// The signals whose handlers a guard replaced.
#[derive(Debug)]
pub(super) struct Taken {
    owner: i32,
    /// Count of each signal when the guard was made; `None` if its handler was not replaced.
    before: [Option<usize>; 2],
}

impl Taken {
    pub(super) fn new(terminations: bool) -> Self {
        let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let owner = process();
        if OWNER.load(Ordering::Relaxed) != owner {
            // A child of a fork: the guards counted so far are its parent's.
            SIGNALS.iter().for_each(|signal| signal.guards.store(0, Ordering::Relaxed));
            OWNER.store(owner, Ordering::Relaxed);
        }
        let [interrupt, terminate] = &SIGNALS;
        let wanted = [Some(interrupt), terminations.then_some(terminate)];
        Taken { owner, before: wanted.map(|signal| signal.and_then(Signal::take)) }
    }

    pub(super) fn came(&self) -> bool {
        let pairs = SIGNALS.iter().zip(&self.before);
        pairs.into_iter().any(|(signal, before)| {
            before.is_some_and(|before| signal.count.load(Ordering::Relaxed) != before)
        })
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        if OWNER.load(Ordering::Relaxed) != self.owner || process() != self.owner {
            return; // a child's copy of its parent's guard
        }
        for (signal, before) in SIGNALS.iter().zip(&self.before) {
            if before.is_some() && signal.guards.fetch_sub(1, Ordering::Relaxed) == 1 {
                signal.give_back();
            }
        }
    }
}

/// Returns true if a SIGTERM was counted.
pub(super) fn terminated() -> bool {
    SIGNALS[1].count.load(Ordering::Relaxed) > 0
}

fn process() -> i32 {
    // SAFETY: it has no arguments and does not fail.
    unsafe { libc::getpid() }
}

fn handler() -> libc::sighandler_t {
    handle as extern "C" fn(libc::c_int) as libc::sighandler_t
}

/// Calls only async-signal-safe functions: atomics, getpid, sigaction, raise.
extern "C" fn handle(number: libc::c_int) {
    let Some(signal) = SIGNALS.iter().find(|signal| signal.number == number) else { return };
    let guarded = signal.guards.load(Ordering::Relaxed) > 0;
    if guarded && OWNER.load(Ordering::Relaxed) == process() {
        signal.count.fetch_add(1, Ordering::Relaxed);
        return;
    }
    signal.restore();
    // SAFETY: the number is that of a signal. It is blocked until this handler returns, and then meets the previous one.
    unsafe { libc::raise(number) };
}

impl Signal {
    /// Installs our handler, unless it is installed already, and adds a guard; returns the signal's count, or `None` if the signal is ignored.
    fn take(&self) -> Option<usize> {
        let present = self.present()?;
        if present.sa_sigaction == libc::SIG_IGN {
            return None;
        }
        if present.sa_sigaction != handler() {
            // SAFETY: our handler is not installed, and the caller has its turn.
            unsafe { (*self.previous.0.get()).write(present) };
            // SAFETY: sigaction is a plain C struct for which all zeros is a valid value (no flags, empty mask).
            let mut ours: libc::sigaction = unsafe { std::mem::zeroed() };
            ours.sa_sigaction = handler();
            ours.sa_flags = libc::SA_RESTART; // interrupted reads and writes of other threads are restarted
            // SAFETY: the new action is initialised, and its handler async-signal-safe.
            if unsafe { libc::sigaction(self.number, &ours, null_mut()) } != 0 {
                return None;
            }
        }
        self.guards.fetch_add(1, Ordering::Relaxed);
        Some(self.count.load(Ordering::Relaxed))
    }

    /// Restores the previous handler, unless the host installed another one meanwhile.
    fn give_back(&self) {
        if self.present().is_some_and(|present| present.sa_sigaction == handler()) {
            self.restore();
        }
    }

    fn present(&self) -> Option<libc::sigaction> {
        let mut present = MaybeUninit::uninit();
        // SAFETY: a null new action only reads the present one, into a struct of its own.
        let asked = unsafe { libc::sigaction(self.number, std::ptr::null(), present.as_mut_ptr()) };
        // SAFETY: where it succeeds it has written the whole struct.
        (asked == 0).then(|| unsafe { present.assume_init() })
    }

    fn restore(&self) {
        // SAFETY: `previous` is what sigaction gave us for this signal before our handler was installed, which it is. It
        // can only fail for a bad signal number.
        unsafe { libc::sigaction(self.number, (*self.previous.0.get()).as_ptr(), null_mut()) };
    }
}
