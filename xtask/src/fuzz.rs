//! `cargo xtask fuzz`: random calls of the C interface, and damaged files for every reader of files.

use crate::env::{self, Missing, Workspace, run as run_command};
use crate::install;
use anyhow::{Result, ensure};
use std::path::PathBuf;
use std::process::Command;

/// `cargo xtask fuzz`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Call functions of the C header with random arguments, and compare with a model of its handles
    Abi(Abi),
    /// Damage small files at random, and read them
    Files(Files),
}

/// `cargo xtask fuzz abi`.
#[derive(clap::Args)]
struct Abi {
    /// Random seed: the same seed makes the same calls
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop after this many calls
    #[arg(long)]
    calls: Option<u64>,
    /// Stop after this many seconds [60 without --calls]
    #[arg(long)]
    seconds: Option<u64>,
    /// Build library and fuzzer with AddressSanitizer, debug assertions and overflow checks
    #[arg(long)]
    sanitize: bool,
}

/// `cargo xtask fuzz files`.
#[derive(clap::Args)]
struct Files {
    /// Random seed: the same seed causes the same damage
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop after this many files
    #[arg(long)]
    files: Option<u64>,
    /// Stop after this many seconds [60 without --files]
    #[arg(long)]
    seconds: Option<u64>,
    /// Test only this reader, by its name in the report
    #[arg(long)]
    only: Option<String>,
}

/// Builds the fuzz target and the fuzzer, and runs the fuzzer.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    match &options.what {
        What::Abi(options) => abi(workspace, options),
        What::Files(options) => files(workspace, options),
    }
}

/// Suite `fuzz`: a minute of calls and twenty seconds of files, with a fixed seed.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    abi(workspace, &Abi { seed: 1, calls: None, seconds: Some(60), sanitize: false })?;
    files(workspace, &Files { seed: 1, files: None, seconds: Some(20), only: None })
}

fn files(workspace: &Workspace, options: &Files) -> Result<()> {
    // Built like the tests: overflow checks find more faults, and it is hardly slower.
    run_command(&mut workspace.cargo(["build", "--package", "rootgrad-fuzz-files"]))?;
    let mut fuzzer = Command::new(workspace.target.join("debug/rootgrad-fuzz-files"));
    fuzzer.arg("--findings").arg(workspace.target.join("fuzz/files"));
    limit(&mut fuzzer, options.seed, [("--files", options.files), ("--seconds", options.seconds)]);
    if let Some(target) = &options.only {
        fuzzer.args(["--only", target]);
    }
    run_command(&mut fuzzer)
}

fn abi(workspace: &Workspace, options: &Abi) -> Result<()> {
    env::cxx()?; // cargo needs a linker
    let (library, fuzzer) = build(workspace, options.sanitize)?;
    let mut fuzzer = Command::new(fuzzer);
    fuzzer.arg("--library").arg(library);
    fuzzer.arg("--header").arg(workspace.root.join("include/rootgrad/rootgrad.h"));
    limit(&mut fuzzer, options.seed, [("--calls", options.calls), ("--seconds", options.seconds)]);
    if options.sanitize {
        // This replaces the usual limit of the address space: the sanitizer itself uses more than any such limit.
        let settings = "allocator_may_return_null=1:max_allocation_size_mb=4096:detect_leaks=1";
        fuzzer.arg("--sanitized").env("ASAN_OPTIONS", settings);
    }
    run_command(&mut fuzzer)
}

/// Adds the seed and the limits that are set.
fn limit(fuzzer: &mut Command, seed: u64, limits: [(&str, Option<u64>); 2]) {
    fuzzer.args(["--seed", &seed.to_string()]);
    for (name, number) in limits {
        fuzzer.args(number.iter().flat_map(|number| [name.to_owned(), number.to_string()]));
    }
}

/// Builds the library and the fuzzer. The library is the one that `cargo xtask install` installs for the tests, or a
/// build under AddressSanitizer.
fn build(workspace: &Workspace, sanitize: bool) -> Result<(PathBuf, PathBuf)> {
    let build = |package: &str| workspace.cargo(["build", "--release", "--package", package]);
    if !sanitize {
        let library = install::for_tests(workspace)?.join("lib/librootgrad.so");
        run_command(&mut build("rootgrad-fuzz-abi"))?;
        return Ok((library, workspace.target.join("release/rootgrad-fuzz-abi")));
    }
    let host = env::host()?;
    if !host.ends_with("linux-gnu") {
        let remedy = "run without --sanitize";
        return Err(Missing::error(format!("AddressSanitizer for {host}"), remedy));
    }
    // A separate folder: with these flags in the shared one, everything would be built twice. Without --target, the
    // sanitizer would also apply to build scripts and macros.
    let target = workspace.target.join("sanitized");
    let flags = "-Zsanitizer=address -Cdebug-assertions -Coverflow-checks=on";
    for package in ["rootgrad", "rootgrad-fuzz-abi"] {
        let mut command = build(package);
        command.args(["--target", &host, "--target-dir"]).arg(&target);
        // The flag is unstable. RUSTC_BOOTSTRAP makes the stable compiler accept it.
        run_command(command.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", flags))?;
    }
    let folder = target.join(&host).join("release");
    let library = folder.join("librootgrad.so");
    ensure!(library.is_file(), "cargo left no library in {}", folder.display());
    Ok((library, folder.join("rootgrad-fuzz-abi")))
}
