//! Frees disk space on a machine that runs all suites once.

use std::fs;
use std::path::Path;

/// Folders under `target/` that only one suite needs.
pub(crate) const OWN: &[(&str, &[&str])] = &[
    ("memory", &["asan"]),
    ("fuzz", &["sanitized", "fuzz"]),
    ("onnx", &["onnx-env"]),
    ("cuda-run", &["cuda-env"]),
    ("torch", &["torch-env", "pytest-env", "torch-tests", "torch-functions", "torch-shim"]),
    ("older", &["root-older-env", "install-older"]),
    ("mpi", &["mpi-env"]),
    ("rootio", &["rootio-env", "rootio-tests"]),
    ("wheel", &["wheel-tests", "wheel-stage"]),
    ("conda", &["conda-env", "conda"]),
    ("demo", &["demo"]),
    ("browser", &["browser-env"]),
];

/// Removes the products of a suite that has passed, on a machine that is used once: all suites together may fill its disk. This includes
/// test programs, each as large as the library.
pub(crate) fn clear(target: &Path, suite: &str) {
    for folder in OWN.iter().filter(|(name, _)| *name == suite).flat_map(|(_, folders)| *folders) {
        let _ = fs::remove_dir_all(target.join(folder)); // (it may not exist)
    }
    if suite != "unit" {
        return;
    }
    let files = fs::read_dir(target.join("debug/deps")).into_iter().flatten().flatten();
    for program in files.filter(|file| file.path().extension().is_none()) {
        let _ = fs::remove_file(program.path());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suite_that_has_passed_leaves_its_libraries() {
        let target = std::env::temp_dir().join(format!("rootgrad-clear-{}", std::process::id()));
        let of = |file: &str| target.join("debug/deps").join(file);
        fs::create_dir_all(target.join("asan")).unwrap();
        fs::create_dir_all(target.join("debug/deps")).unwrap();
        for file in ["cli-0123", "librootgrad-0123.rlib"] {
            fs::write(of(file), "").unwrap();
        }
        clear(&target, "memory");
        assert!(!target.join("asan").exists() && of("cli-0123").exists());
        clear(&target, "unit");
        assert!(!of("cli-0123").exists() && of("librootgrad-0123.rlib").exists());
        fs::remove_dir_all(target).unwrap();
    }
}
