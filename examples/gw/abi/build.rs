//! Gives the library its SONAME, keeps it mapped once loaded, and hides the functions of the rootgrad that it contains.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux") {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,librootgrad_gw.so");
        // Worker threads and thread-locals must not lose their code.
        println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");
        // The symbols of dependencies, which come as archives: librootgrad.so in the same process has functions of the same names.
        println!("cargo:rustc-cdylib-link-arg=-Wl,--exclude-libs,ALL");
    }
}
