//! Version of the library, the check that a header fits it, and the interface whose terms its messages use.

use super::codes::Decode;
use super::enums::rootgrad_interface;
use super::{fence, rootgrad_status_t};
use crate::error::{Error, Result};
use crate::interface::{Interface, interface, set_interface};
use std::ffi::{CStr, c_char};

const VERSION: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(version) => version,
        Err(_) => panic!("the package version holds a NUL"),
    };

/// Returns the library's version, `"major.minor.patch"`, a string that is always valid. Never NULL. Thread safe.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_version() -> *const c_char {
    VERSION.as_ptr()
}

/// Checks that a program compiled with a header of this version may use this library. Call it first, with
/// `ROOTGRAD_VERSION_MAJOR, ROOTGRAD_VERSION_MINOR, ROOTGRAD_VERSION_PATCH`.
///
/// They fit if the major versions are equal and the library's minor version is not older than the header's; while
/// the major version is 0, the minor versions must be equal, too. Patch versions always fit. Thread safe.
///
/// Errors: `VERSION`.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_check_version(major: u32, minor: u32, patch: u32) -> rootgrad_status_t {
    fence::call(|| {
        let own =
            (number(env!("CARGO_PKG_VERSION_MAJOR")), number(env!("CARGO_PKG_VERSION_MINOR")));
        check((major, minor, patch), own)
    })
}

/// Selects the interface whose options the messages of this process name, a `rootgrad_interface`. Default
/// `ROOTGRAD_INTERFACE_CPP`. Thread safe.
///
/// Errors: `ARGUMENT`.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_set_interface(interface: i32) -> rootgrad_status_t {
    fence::call(|| {
        set_interface(Interface::decode(interface)?);
        Ok(())
    })
}

/// Returns the interface that `rootgrad_set_interface` selected, a `rootgrad_interface`. Thread safe.
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_selected_interface() -> i32 {
    rootgrad_interface::from(interface()) as i32
}

fn check(header: (u32, u32, u32), (own_major, own_minor): (u32, u32)) -> Result<()> {
    let (major, minor, patch) = header;
    let fits = major == own_major && (minor == own_minor || (own_major > 0 && minor < own_minor));
    if fits {
        return Ok(());
    }
    Err(Error::Version(format!(
        "rootgrad's header is version {major}.{minor}.{patch} but the loaded library is {}: \
         an older installation is found first for one of them; compare the include path with the library path",
        env!("CARGO_PKG_VERSION")
    )))
}

fn number(digits: &str) -> u32 {
    digits.parse().unwrap_or(u32::MAX) // Cargo writes digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_fit_by_the_rule() {
        assert!(check((0, 3, 9), (0, 3)).is_ok());
        assert!(check((0, 2, 0), (0, 3)).is_err());
        assert!(check((0, 4, 0), (0, 3)).is_err());
        assert!(check((1, 2, 0), (1, 3)).is_ok());
        assert!(check((1, 4, 0), (1, 3)).is_err());
        assert!(check((2, 0, 0), (1, 3)).is_err());
        let message = check((2, 0, 7), (1, 3)).unwrap_err().to_string();
        assert!(message.contains("header is version 2.0.7"), "{message}");
        assert!(message.contains(env!("CARGO_PKG_VERSION")), "{message}");
    }

    #[test]
    fn our_own_version_fits() {
        let part = |digits: &str| digits.parse().unwrap();
        let [major, minor, patch] = [
            part(env!("CARGO_PKG_VERSION_MAJOR")),
            part(env!("CARGO_PKG_VERSION_MINOR")),
            part(env!("CARGO_PKG_VERSION_PATCH")),
        ];
        assert_eq!(rootgrad_check_version(major, minor, patch), 0);
        assert_eq!(rootgrad_check_version(major, minor + 1, patch), 9);
    }
}
