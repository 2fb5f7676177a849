//! Message of the last failed call, one per thread.

use crate::error::{Error, Status};
use crate::memory;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};

/// Return value of every function of this header: one of `rootgrad_status`, 0 for success.
///
/// After a status other than 0, `rootgrad_last_error()` returns the message, on the same thread.
#[allow(non_camel_case_types, reason = "the C name")]
pub type rootgrad_status_t = i32;

thread_local! {
    static LAST: RefCell<Message> = const { RefCell::new(Message::None) };
}

/// Memory, in bytes, needed to create a message.
const MESSAGE: usize = 16 << 10;

enum Message {
    /// No call has failed.
    None,
    Text(CString),
    /// There was no memory even for the message.
    Nothing,
}

impl Message {
    fn of(text: String) -> Self {
        CString::new(text).map_or(Message::None, Message::Text)
    }

    fn pointer(&self) -> *const c_char {
        match self {
            Message::None => c"".as_ptr(),
            Message::Text(text) => text.as_ptr(),
            Message::Nothing => {
                c"out of memory: the process may not have any more, not even for a detailed message"
                    .as_ptr()
            }
        }
    }
}

/// Stores the message of `error` for [`rootgrad_last_error`].
pub(super) fn set(error: &Error) {
    if matches!(error, Error::Memory { .. }) && memory::headroom(MESSAGE, "messages").is_err() {
        let _ = LAST.try_with(|last| *last.borrow_mut() = Message::Nothing);
        return;
    }
    let text = error.line();
    // try_with: in a call from another thread-local's destructor, after ours has been destroyed, the message is lost
    let _ = LAST.try_with(|last| *last.borrow_mut() = Message::of(text));
}

/// Returns the message of the last failed call on this thread: UTF-8, one line of at most some thousand bytes, without a newline.
/// A newline, or another control character, in a name or a path is escaped.
///
/// The message names the problem, the actual value and the expected one. The text belongs to the library and stays valid until
/// the next failing call **on this thread**; a successful call does not change it. Empty if no call on this thread has failed
/// yet. Never NULL. Thread safe.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_last_error() -> *const c_char {
    LAST.try_with(|last| last.borrow().pointer()).unwrap_or(c"".as_ptr())
}

/// Returns the name of a status (`"busy"` for `ROOTGRAD_STATUS_BUSY`), a string that is always valid; `"unknown status"` for an
/// unknown number. Never NULL. Thread safe.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_status_name(status: i32) -> *const c_char {
    name(status).as_ptr()
}

fn name(status: i32) -> &'static CStr {
    const NAMES: &[(Status, &CStr)] = &[
        (Status::Ok, c"ok"),
        (Status::Argument, c"argument out of range"),
        (Status::Shape, c"shape mismatch"),
        (Status::NotFinite, c"not finite"),
        (Status::Data, c"data that cannot be trained on"),
        (Status::UnknownColumn, c"unknown column"),
        (Status::ColumnType, c"column type"),
        (Status::Io, c"input/output"),
        (Status::Format, c"file format"),
        (Status::Version, c"version mismatch"),
        (Status::Busy, c"busy"),
        (Status::Diverged, c"training diverged"),
        (Status::Callback, c"callback failed"),
        (Status::NullPointer, c"null pointer"),
        (Status::Handle, c"bad handle"),
        (Status::Internal, c"internal error"),
        (Status::Interrupted, c"interrupted"),
        (Status::Memory, c"out of memory"),
        (Status::Rank, c"another rank failed"),
    ];
    NAMES
        .iter()
        .find(|(code, _)| *code as i32 == status)
        .map_or(c"unknown status", |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last() -> String {
        // SAFETY: a NUL-terminated string that this thread does not change meanwhile.
        unsafe { CStr::from_ptr(rootgrad_last_error()) }.to_str().unwrap().to_owned()
    }

    #[test]
    fn each_thread_has_its_own_message() {
        set(&Error::Data("one".to_owned()));
        std::thread::spawn(|| {
            assert_eq!(last(), "");
            set(&Error::Data("tw\0o".to_owned()));
            assert_eq!(last(), "tw\\u{0}o");
        })
        .join()
        .unwrap();
        assert_eq!(last(), "one");
    }

    #[test]
    fn every_status_has_a_name() {
        for status in 0..=Status::Rank as i32 {
            assert_ne!(name(status), c"unknown status", "{status}");
        }
        assert_eq!(name(Status::Rank as i32 + 1), c"unknown status");
        assert_eq!(name(-1), c"unknown status");
    }
}
