//! Compiles the C++ part against the ROOT that `cargo xtask rootio` names, and links with it.

use std::env;
use std::fs;
use std::path::PathBuf;

/// Names of ROOT's libraries. (Their own dependencies are loaded with them.)
const LIBRARIES: [&str; 9] = [
    "Core",
    "RIO",
    "Tree",
    "TreePlayer",
    "ROOTDataFrame",
    "ROOTNTuple",
    "ROOTVecOps",
    "MathCore",
    "Thread",
];

/// Returns the folder in the environment variable `name`.
fn folder(name: &str) -> PathBuf {
    println!("cargo:rerun-if-env-changed={name}");
    match env::var_os(name).map(PathBuf::from) {
        Some(folder) if folder.is_dir() => folder,
        Some(folder) => panic!("{name} is {}, which is not a folder", folder.display()),
        None => panic!("{name} is not set: build this package by `cargo xtask rootio`"),
    }
}

fn main() {
    let (include, lib) = (folder("ROOTGRAD_ROOT_INCLUDE"), folder("ROOTGRAD_ROOT_LIB"));
    let standard = env::var("ROOTGRAD_ROOT_STANDARD").unwrap_or_else(|_| "c++17".into());
    println!("cargo:rerun-if-env-changed=ROOTGRAD_ROOT_STANDARD");
    let mut build = cxx_build::bridge("src/bridge.rs");
    build.std(&standard).include("src").flag("-isystem").flag(include.to_string_lossy().as_ref());
    build.flag("-fvisibility=hidden").flag("-Wextra").opt_level(2);
    // UNWRAP: here and above a panic is how a build script reports a fatal error.
    let mut sources: Vec<PathBuf> =
        fs::read_dir("src").expect("src").map(|entry| entry.expect("an entry").path()).collect();
    sources.sort();
    for source in sources {
        let ending = source.extension().unwrap_or_default();
        if ending == "cpp" {
            build.file(&source);
        }
        if ending == "cpp" || ending == "hpp" {
            println!("cargo:rerun-if-changed={}", source.display());
        }
    }
    println!("cargo:rerun-if-changed=src/bridge.rs");
    println!("cargo:rerun-if-changed={}", include.join("RVersion.h").display());
    println!("cargo:rerun-if-changed={}", include.join("ROOT/RVersion.hxx").display());
    build.compile("rootgrad_root_cpp");
    println!("cargo:rustc-link-search=native={}", lib.display());
    for library in LIBRARIES {
        println!("cargo:rustc-link-lib=dylib={library}");
    }
    println!("cargo:rustc-link-arg=-Wl,-soname,librootgrad_root.so");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{}", lib.display());
    // ROOT's libraries depend on others that the linker finds only on the system where ROOT was built.
    println!("cargo:rustc-link-arg=-Wl,--allow-shlib-undefined");
}
