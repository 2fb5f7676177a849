//! The suites of `cargo xtask test`: one table, and the suites that only call cargo.

use crate::env::{self, Missing, Workspace, run};
use crate::{
    conda_test, cpp, cuda, demo, fmt, fuzz, header, mpi_test, onnx, programs, root, root_compiled,
    root_older, root_prompt, rootio_test, site, torch, wheel_test,
};
use anyhow::Result;
use std::process::Command;

/// One line of the table.
pub(crate) struct Suite {
    pub group: &'static str,
    pub name: &'static str,
    /// Description in one line.
    pub what: &'static str,
    /// True if the suite needs only the sources. All others use `target/install`, which one process uses exclusively.
    pub sources: bool,
    /// Folders under `target/` that only this suite needs.
    pub owns: &'static [&'static str],
    /// Runs the suite. Fails with [`Missing`] if a prerequisite is missing; this counts as a skip.
    pub run: fn(&Workspace) -> Result<()>,
}

type Run = fn(&Workspace) -> Result<()>;

const fn suite(group: &'static str, name: &'static str, what: &'static str, run: Run) -> Suite {
    Suite { group, name, what, sources: false, owns: &[], run }
}

impl Suite {
    /// Marks a suite that needs only the sources.
    const fn sources(mut self) -> Self {
        self.sources = true;
        self
    }

    const fn owns(mut self, folders: &'static [&'static str]) -> Self {
        self.owns = folders;
        self
    }
}

/// All suites, ordered so that quick ones that find most faults come first.
#[rustfmt::skip] // a table
pub(crate) const SUITES: &[Suite] = &[
    suite("rust", "fmt", "Rust is formatted", fmt::check_rust).sources(),
    suite("rust", "clippy", "lints, warnings denied", clippy).sources(),
    suite("rust", "unit", "unit and integration tests, command line", unit).sources(),
    suite("rust", "release", "derivatives as optimised code, without debug assertions", release).sources(),
    suite("rust", "memory", "the tapes' unsafe code, under Miri or else AddressSanitizer", memory).sources().owns(&["asan"]),
    suite("rust", "doc", "examples in the documentation", doc).sources(),
    suite("rust", "rustdoc", "documentation builds without warnings", rustdoc).sources(),
    suite("rust", "data", "real data is there for the tests that use it", data).sources(),
    suite("cpp", "clang-format", "C and C++ are formatted", fmt::check_cpp).sources(),
    suite("cpp", "header", "C header in step with the sources", header::check).sources(),
    suite("cpp", "sanitizers", "C, C++ under ASan and UBSan", cpp::sanitizers),
    suite("cpp", "fuzz", "random calls of the C interface, damaged files", fuzz::suite).owns(&["sanitized", "fuzz"]),
    suite("cpp", "onnx", "ONNX files in both directions, beside ONNX Runtime", onnx::suite).owns(&["onnx-env"]),
    suite("cpp", "cmake", "CMake find_package consumer", cpp::cmake_consumer),
    suite("cpp", "pkg-config", "pkg-config consumer", cpp::pkg_config_consumer),
    suite("cpp", "programs", "installed command-line programs", programs::suite),
    suite("cuda", "cuda-compile", "kernels by NVRTC", cuda::compile),
    suite("cuda", "cuda-run", "kernels without a GPU", cuda::simulate).owns(&["cuda-env"]),
    suite("gpu", "gpu", "kernels on a GPU", cuda::gpu),
    suite("torch", "torch", "networks in LibTorch, from C++, Python and PyROOT", torch::suite)
        .owns(&["torch-env", "pytest-env", "torch-tests", "torch-functions", "torch-shim"]),
    suite("root", "macros", "ROOT macros, interpreted", root::macros),
    suite("root", "aclic", "ROOT macros, compiled (ACLiC)", root::aclic),
    suite("root", "compiled", "a C++ program on RDataFrame, by g++ and CMake", root_compiled::compiled),
    suite("root", "pyroot", "PyROOT, in scripts, in scikit-learn and in a notebook", root::pyroot),
    suite("root", "dask", "columns, scores and trainings on Dask's workers", root::dask),
    suite("root", "prompt", "loading, mistakes, Ctrl-C and errors at ROOT's prompt", root_prompt::prompt),
    suite("root", "older", "a ROOT before the newest: all functions on frames, Python", root_older::suite)
        .owns(&["root-older-env", "install-older"]),
    suite("root", "rootio", "any ROOT file in the command-line program, beside uproot", rootio_test::suite)
        .owns(&["rootio-env", "rootio-tests"]),
    suite("root", "mpi", "one training on several ranks of MPI", mpi_test::suite).owns(&["mpi-env", "mpi-tests"]),
    suite("package", "wheel", "the wheel beside PyPI's ROOT, moved, uninstalled", wheel_test::suite)
        .owns(&["wheel-tests", "wheel-stage"]),
    suite("package", "conda", "the conda recipe, by rattler-build with stand-ins for conda-forge", conda_test::suite)
        .owns(&["conda-env", "conda"]),
    suite("root", "bits", "the same bits in every language", root::bits),
    suite("root", "demo", "gravitational-wave demo, on real strain if it is there", demo::test).owns(&["demo"]),
    suite("site", "site", "the documents' site: no warning, no dead link, every snippet runs", site::suite),
    suite("site", "browser", "the site in a headless browser", site::browser).owns(&["browser-env"]),
];

fn clippy(workspace: &Workspace) -> Result<()> {
    run(&mut workspace.cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    // The library as a dependency: the other packages of the workspace set its features.
    run(&mut workspace.cargo(["clippy", "--package", "rootgrad", "--lib", "--", "-D", "warnings"]))
}

fn unit(workspace: &Workspace) -> Result<()> {
    env::cxx()?; // cargo needs a linker
    let command: &[&str] = match env::which("cargo-nextest") {
        Some(_) => &["nextest", "run"],
        None => {
            println!(
                "cargo-nextest is missing: using cargo test, which is slower (cargo install cargo-nextest)"
            );
            &["test"]
        }
    };
    // Examples are left out: `clippy` already checks that they compile.
    let what = ["--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"];
    run(workspace.cargo(command).args(what))
}

/// Runs tests of autodiff (the corpus, taped code, each pass) once more without debug assertions and overflow checks, which those of `unit` have.
/// Uses a low optimisation level: there is much code that runs only for a second, and full optimisation takes ten minutes. `corpus_more`, the other
/// half of the corpus, is left out for the same reason.
fn release(workspace: &Workspace) -> Result<()> {
    let mut command = workspace.cargo(["test", "--release", "-p", "rootgrad-autodiff", "--lib"]);
    let tests = "corpus checkpoint forward jumps loops mlp second_order slices tape_memory";
    command.args(tests.split(' ').flat_map(|test| ["--test", test]));
    for setting in ["opt-level=1", "codegen-units=16", "debug=false"] {
        command.arg("--config").arg(format!("profile.release.package.rootgrad-autodiff.{setting}"));
    }
    run(&mut command)
}

/// Runs the tests of the tapes' memory, the only place in autodiff with unsafe code. Uses Miri if a nightly toolchain has it, otherwise
/// AddressSanitizer, whose runtime comes with the stable toolchain; leaks are errors.
fn memory(workspace: &Workspace) -> Result<()> {
    let tests = ["-p", "rootgrad-autodiff", "--lib", "--test", "tape_memory"];
    let nightly = || {
        let mut command = Command::new("rustup");
        command.args(["run", "nightly", "cargo", "miri"]).current_dir(&workspace.root);
        command
    };
    if nightly().arg("--version").output().is_ok_and(|found| found.status.success()) {
        println!("under Miri");
        return run(nightly().arg("test").args(tests));
    }
    let host = env::host()?;
    if !["linux-gnu", "apple-darwin"].iter().any(|system| host.ends_with(system)) {
        let install = "rustup toolchain install nightly --component miri";
        return Err(Missing::error("Miri, and AddressSanitizer on this system,", install));
    }
    println!("no Miri (rustup toolchain install nightly --component miri): under AddressSanitizer");
    let mut command = workspace.cargo(["test", "--target", &host]);
    // Uses a separate folder: build scripts look for this variable, so in the shared folder everything would be rebuilt.
    command.arg("--target-dir").arg(workspace.target.join("asan"));
    // The flag is unstable. RUSTC_BOOTSTRAP makes the stable compiler accept it.
    command.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", "-Zsanitizer=address");
    run(command.args(tests).env("ASAN_OPTIONS", "detect_leaks=1"))
}

fn doc(workspace: &Workspace) -> Result<()> {
    run(&mut workspace.cargo(["test", "--doc", "--workspace"]))
}

fn rustdoc(workspace: &Workspace) -> Result<()> {
    let mut command = workspace.cargo(["doc", "--workspace", "--no-deps"]);
    run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

pub(crate) fn data(workspace: &Workspace) -> Result<()> {
    println!("{}", workspace.data()?.display());
    Ok(())
}
