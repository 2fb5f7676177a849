//! Pieces of work on the caller's threads.

use super::{Lent, Team, lock, shared_team};
use std::any::Any;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

// SAFETY: the pointer is only handed back to `parallel`, which may be called from any thread by the promise of `Team::lent`.
unsafe impl Send for Lent {}
// SAFETY: as above.
unsafe impl Sync for Lent {}

/// The state that the pieces of one call share.
struct LentCall<'a> {
    piece: &'a (dyn Fn(usize) + Sync),
    done: AtomicUsize,
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

impl Lent {
    /// See [`Team::run`].
    pub(super) fn run(&self, pieces: usize, piece: &(dyn Fn(usize) + Sync)) {
        let call = LentCall { piece, done: AtomicUsize::new(0), panic: Mutex::new(None) };
        let argument = (&raw const call).cast_mut().cast();
        // SAFETY: the promise of `Team::lent`; `call` lives until all pieces are done.
        unsafe { (self.parallel)(self.user, pieces, Some(run_lent), argument) };
        let done = call.done.load(Ordering::Acquire);
        if done == 0 {
            // The number of threads was checked.
            let start = || shared_team(self.threads).unwrap_or_else(|_| Arc::new(Team::new(1)));
            return self.own.get_or_init(start).run(pieces, piece);
        }
        if let Some(panic) = lock(&call.panic).take() {
            resume_unwind(panic);
        }
        assert_eq!(done, pieces, "pieces that the caller's threads did");
    }
}

/// Runs one piece on a lent thread.
///
/// # Safety
/// `argument` points to a [`LentCall`].
unsafe extern "C" fn run_lent(argument: *mut c_void, number: usize) -> i32 {
    // SAFETY: the caller's promise.
    let call = unsafe { &*argument.cast_const().cast::<LentCall<'_>>() };
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| (call.piece)(number))) {
        lock(&call.panic).get_or_insert(panic);
    }
    call.done.fetch_add(1, Ordering::Release);
    0
}
