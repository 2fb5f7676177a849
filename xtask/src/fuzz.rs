//! `cargo xtask fuzz`: random calls of the C interface, damaged files for everything that reads files.

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
    /// Call any function of the C header with any arguments, against a model of its handles
    Abi(Abi),
    /// Damage small files in any way, and read them
    Files(Files),
}

/// `cargo xtask fuzz abi`.
#[derive(clap::Args)]
struct Abi {
    /// What all choices follow from: the same seed makes the same calls
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// As many calls, then stop
    #[arg(long)]
    calls: Option<u64>,
    /// As many seconds, then stop [60 without --calls]
    #[arg(long)]
    seconds: Option<u64>,
    /// Build library and fuzzer with AddressSanitizer, debug assertions and overflow checks
    #[arg(long)]
    sanitize: bool,
}

/// `cargo xtask fuzz files`.
#[derive(clap::Args)]
struct Files {
    /// What all choices follow from: the same seed damages in the same ways
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// As many files, then stop
    #[arg(long)]
    files: Option<u64>,
    /// As many seconds, then stop [60 without --files]
    #[arg(long)]
    seconds: Option<u64>,
    /// One reader, by the name that the report has
    #[arg(long)]
    only: Option<String>,
}

/// Builds what is to be fuzzed, and fuzzes it.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    match &options.what {
        What::Abi(options) => abi(workspace, options),
        What::Files(options) => files(workspace, options),
    }
}

/// Suite `fuzz`: a minute of calls and twenty seconds of files, the same ones each time.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    abi(workspace, &Abi { seed: 1, calls: None, seconds: Some(60), sanitize: false })?;
    files(workspace, &Files { seed: 1, files: None, seconds: Some(20), only: None })
}

fn files(workspace: &Workspace, options: &Files) -> Result<()> {
    // As the tests are built: a sum that overflows is a finding, and it is hardly slower.
    run_command(&mut workspace.cargo(["build", "--package", "rootgrad-fuzz-files"]))?;
    let mut fuzzer = Command::new(workspace.target.join("debug/rootgrad-fuzz-files"));
    fuzzer.arg("--findings").arg(workspace.target.join("fuzz/files"));
    fuzzer.args(["--seed".to_owned(), options.seed.to_string()]);
    for (name, number) in [("--files", options.files), ("--seconds", options.seconds)] {
        if let Some(number) = number {
            fuzzer.args([name.to_owned(), number.to_string()]);
        }
    }
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
    fuzzer.args(["--seed".to_owned(), options.seed.to_string()]);
    for (name, number) in [("--calls", options.calls), ("--seconds", options.seconds)] {
        if let Some(number) = number {
            fuzzer.args([name.to_owned(), number.to_string()]);
        }
    }
    if options.sanitize {
        // What is a ceiling on the address space otherwise: the sanitizer's own use of that is beyond all ceilings.
        let settings = "allocator_may_return_null=1:max_allocation_size_mb=4096:detect_leaks=1";
        fuzzer.arg("--sanitized").env("ASAN_OPTIONS", settings);
    }
    run_command(&mut fuzzer)
}

/// Library and fuzzer: the library that `cargo xtask install` lays down for the tests, or one under AddressSanitizer.
fn build(workspace: &Workspace, sanitize: bool) -> Result<(PathBuf, PathBuf)> {
    let build = |package: &str| workspace.cargo(["build", "--release", "--package", package]);
    if !sanitize {
        let library = install::for_tests(workspace)?.join("lib/librootgrad.so");
        run_command(&mut build("rootgrad-fuzz-abi"))?;
        return Ok((library, workspace.target.join("release/rootgrad-fuzz-abi")));
    }
    let host = env::host()?;
    if !host.ends_with("linux-gnu") {
        let way = "run without --sanitize";
        return Err(Missing::error(format!("AddressSanitizer for {host}"), way));
    }
    // In a folder of its own: its flags would have everything built anew, and then again. Without --target, build scripts
    // and macros would be under the sanitizer as well.
    let target = workspace.target.join("sanitized");
    let flags = "-Zsanitizer=address -Cdebug-assertions -Coverflow-checks=on";
    for package in ["rootgrad", "rootgrad-fuzz-abi"] {
        let mut command = build(package);
        command.args(["--target", &host, "--target-dir"]).arg(&target);
        // The flag is not stable; the compiler takes it all the same if it is told that it builds itself.
        run_command(command.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", flags))?;
    }
    let folder = target.join(&host).join("release");
    let library = folder.join("librootgrad.so");
    ensure!(library.is_file(), "cargo left no library in {}", folder.display());
    Ok((library, folder.join("rootgrad-fuzz-abi")))
}
