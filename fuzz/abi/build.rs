//! Exports the sanitizer's functions from this program: a library under AddressSanitizer takes them from the program
//! that loads it.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-link-arg-bins=-rdynamic");
}
