//! Loads a copy of the library, and calls its functions by number.

use crate::header::Header;
use anyhow::{Context, Result, ensure};
use std::ffi::{CStr, CString, c_char, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// A loaded copy of the library: addresses of its functions, in the header's order.
pub(crate) struct Library {
    addresses: Vec<*mut c_void>,
    last_error: *mut c_void,
}

// SAFETY: contains addresses of functions, which may be called from any thread.
unsafe impl Send for Library {}
// SAFETY: as above.
unsafe impl Sync for Library {}

impl Library {
    /// # Errors
    /// If the library cannot be loaded or lacks a function of the header.
    pub(crate) fn load(path: &Path, header: &Header) -> Result<Self> {
        let name = CString::new(path.as_os_str().as_bytes())?;
        // SAFETY: the path is NUL-terminated; the library only runs the initialisers of its runtime.
        let library = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        ensure!(!library.is_null(), "cannot load {}: {}", path.display(), loader_says());
        let address = |name: &str| -> Result<*mut c_void> {
            let name = CString::new(name)?;
            // SAFETY: the library is loaded and the name is NUL-terminated.
            let address = unsafe { libc::dlsym(library, name.as_ptr()) };
            ensure!(!address.is_null(), "{} has no {name:?}", path.display());
            Ok(address)
        };
        let addresses = header
            .functions
            .iter()
            .map(|function| address(&function.name))
            .collect::<Result<_>>()?;
        let last_error = address("rootgrad_last_error").context("the oracle needs it")?;
        Ok(Library { addresses, last_error })
    }

    /// Calls function `index`. Returns the whole register of its result.
    pub(crate) fn call(&self, index: usize, arguments: &[u64]) -> u64 {
        invoke(self.addresses[index], arguments)
    }

    /// Returns the bytes of this thread's last error.
    pub(crate) fn last_error(&self) -> Option<Vec<u8>> {
        text(invoke(self.last_error, &[]))
    }
}

/// Returns the bytes of a text that the library returned.
pub(crate) fn text(returned: u64) -> Option<Vec<u8>> {
    let pointer = returned as usize as *const c_char;
    // SAFETY: a NUL-terminated text of the library.
    (!pointer.is_null()).then(|| unsafe { CStr::from_ptr(pointer) }.to_bytes().to_vec())
}

fn loader_says() -> String {
    // SAFETY: called after a failure of the loader on this thread.
    let message = unsafe { libc::dlerror() };
    text(message as usize as u64)
        .map_or_else(String::new, |text| String::from_utf8_lossy(&text).into_owned())
}

/// Calls a C function with integer and pointer parameters. Each parameter takes one register or one word of the stack.
fn invoke(address: *mut c_void, arguments: &[u64]) -> u64 {
    macro_rules! call {
        ($($argument:ident)*) => {{
            type Function = extern "C" fn($(call!(@type $argument)),*) -> u64;
            // SAFETY: a function of the library, called with the number of parameters in the header.
            let function: Function = unsafe { std::mem::transmute(address) };
            let [$($argument),*] = arguments.try_into().unwrap_or([0; call!(@count $($argument)*)]);
            function($($argument),*)
        }};
        (@type $argument:ident) => { u64 };
        (@count $($argument:ident)*) => { 0 $(+ { stringify!($argument); 1 })* };
    }
    match arguments.len() {
        0 => call!(),
        1 => call!(a),
        2 => call!(a b),
        3 => call!(a b c),
        4 => call!(a b c d),
        5 => call!(a b c d e),
        6 => call!(a b c d e f),
        7 => call!(a b c d e f g),
        8 => call!(a b c d e f g h),
        9 => call!(a b c d e f g h i),
        10 => call!(a b c d e f g h i j),
        11 => call!(a b c d e f g h i j k),
        _ => call!(a b c d e f g h i j k l), // `Header::parse` accepts at most twelve parameters
    }
}
