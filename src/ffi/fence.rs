//! The panic fence: every exported function runs inside it.
//!
//! A panic inside becomes `ROOTGRAD_STATUS_INTERNAL`, with its message and place in the last error. Nothing is printed for such a
//! panic. A foreign panic is passed to the hook that was installed before: one in a Rust program that links this crate, or in a
//! Rust callback inside a fit.

use super::last_error;
use crate::error::{Error, Result};
use crate::memory;
use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

thread_local! {
    /// Number of exported functions that this thread is currently inside.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    /// Place where the current panic of this thread began.
    static PLACE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Stack, in bytes, that a call may need. Most of it is for the blocks of a matrix that the kernels copy there to read them in
/// order, up to 64 KB each. (Without optimisation, frames are several times as large.)
const STACK_NEEDED: usize = if cfg!(debug_assertions) { 2 << 20 } else { 256 << 10 };
/// Size of the second stack for a call whose thread has less left than that, such as a thread created with a small stack. It
/// exists for the length of the call. A callback runs on it, too.
const STACK_GIVEN: usize = 4 << 20;

/// Runs `body` with enough stack; returns its status and stores its error's message.
#[inline]
pub fn call(body: impl FnOnce() -> Result<()>) -> i32 {
    install_hook();
    let outer = DEPTH.get();
    DEPTH.set(outer + 1);
    let outcome = catch_unwind(AssertUnwindSafe(|| match stacker::remaining_stack() {
        Some(left) if left >= STACK_NEEDED => body(),
        _ => grown(body),
    }));
    DEPTH.set(outer);
    match outcome {
        Ok(Ok(())) => 0,
        failed => failure(failed),
    }
}

/// Memory, in bytes, that a call may use without a check: names, lists, texts of messages, a thread's record.
const ROOM: usize = 1 << 20;

/// Same as [`call`], for functions that allocate more than they check: makes sure of [`ROOM`] first, which takes a microsecond.
pub(super) fn roomy(body: impl FnOnce() -> Result<()>) -> i32 {
    call(|| {
        reserve_memory()?;
        body()
    })
}

/// Checks that [`ROOM`] bytes are available.
///
/// # Errors
/// `Memory`.
pub(super) fn reserve_memory() -> Result<()> {
    memory::headroom(ROOM, "the lists of a call")
}

/// Runs `body` on a stack of its own.
#[cold]
fn grown(body: impl FnOnce() -> Result<()>) -> Result<()> {
    memory::headroom(STACK_GIVEN, "the stacks of calls")?; // it panics if the memory is refused
    stacker::grow(STACK_GIVEN, body)
}

/// Runs the user's callback: its panics are not the library's.
pub(super) fn outside<T>(callback: impl FnOnce() -> T) -> T {
    struct Restore(u32);
    impl Drop for Restore {
        fn drop(&mut self) {
            DEPTH.set(self.0);
        }
    }
    let _restore = Restore(DEPTH.replace(0));
    callback()
}

#[cold]
fn failure(outcome: std::thread::Result<Result<()>>) -> i32 {
    // a second fence: writing the message runs library code, too
    catch_unwind(AssertUnwindSafe(|| {
        let error = match outcome {
            Ok(Ok(())) => return 0,
            Ok(Err(error)) => error,
            Err(payload) => Error::Internal(describe(payload)),
        };
        last_error::set(&error);
        error.status() as i32
    }))
    .unwrap_or(crate::error::Status::Internal as i32)
}

fn describe(payload: Box<dyn Any + Send>) -> String {
    let text = match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_owned(),
        (_, Some(text)) => text.clone(),
        _ => "a panic without a message".to_owned(),
    };
    std::mem::forget(payload); // a destructor of an unknown payload may panic itself
    match PLACE.try_with(Cell::take).ok().flatten() {
        Some(place) => format!("{text} (at {place})"),
        None => text,
    }
}

fn install_hook() {
    static INSTALL: Once = Once::new();
    if INSTALL.is_completed() || std::thread::panicking() {
        return; // a hook cannot be set while unwinding (a Rust destructor may call us); the next call sets it
    }
    INSTALL.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if DEPTH.get() > 0 {
                let place = info.location().map(ToString::to_string);
                let _ = PLACE.try_with(|slot| slot.set(place)); // the slot is gone while the thread ends; a hook must not panic
            } else if !on_own_thread() {
                before(info);
            }
        }));
    });
}

/// True on a worker thread of the library: its panic is passed on to the call that waits for it.
fn on_own_thread() -> bool {
    std::thread::current().name().is_some_and(|name| name.starts_with("rootgrad"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Status;
    use std::ffi::CStr;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn last() -> String {
        // SAFETY: a NUL-terminated string that this thread does not change meanwhile.
        unsafe { CStr::from_ptr(last_error::rootgrad_last_error()) }.to_str().unwrap().to_owned()
    }

    #[test]
    fn a_panic_becomes_a_status_with_its_message_and_place() {
        let status = call(|| panic!("the sky falls by {}", 3));
        assert_eq!(status, Status::Internal as i32);
        assert!(
            last().starts_with("internal error: the sky falls by 3 (at src/ffi/fence.rs:"),
            "{}",
            last()
        );
        let status = call(|| std::panic::panic_any(17_u8));
        assert_eq!(status, Status::Internal as i32);
        assert!(last().contains("a panic without a message"));
        assert_eq!(call(|| Ok(())), 0);
    }

    #[test]
    fn the_hook_is_silent_for_ours_only() {
        static SEEN: AtomicUsize = AtomicUsize::new(0);
        // a hook of the host, below ours: ours is set once for the process, so call it by name
        assert_eq!(call(|| Ok(())), 0);
        let ours = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if DEPTH.get() == 0 && info.payload().downcast_ref::<&str>() == Some(&"host") {
                SEEN.fetch_add(1, Ordering::Relaxed);
            } else {
                ours(info);
            }
        }));
        let status = call(|| {
            outside(|| catch_unwind(|| panic!("host")).unwrap_err());
            assert_eq!(DEPTH.get(), 1);
            panic!("ours")
        });
        assert_eq!(status, Status::Internal as i32);
        assert_eq!(SEEN.load(Ordering::Relaxed), 1);
        assert!(last().contains("ours"));
    }
}
