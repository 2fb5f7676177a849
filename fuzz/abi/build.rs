//! A library under AddressSanitizer takes the sanitizer's functions from the program that loads it: they are exported.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-link-arg-bins=-rdynamic");
}
