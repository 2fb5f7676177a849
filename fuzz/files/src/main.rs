//! `cargo xtask fuzz files`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use rootgrad_fuzz_files::memory::Counting;
use rootgrad_fuzz_files::{watch, worker};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Damages small files at random, and looks what our readers make of them.
#[derive(Parser)]
struct Options {
    /// What all choices follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// As many files, then stop
    #[arg(long)]
    files: Option<u64>,
    /// As many seconds, then stop; 60 if --files is not given
    #[arg(long)]
    seconds: Option<u64>,
    /// One reader, by the name that the report has
    #[arg(long)]
    only: Option<String>,
    /// Where files go that were not read as they should be
    #[arg(long, default_value = "target/fuzz/files")]
    findings: PathBuf,
    /// For the fuzzer's own use: be the process that reads, in this folder
    #[arg(long, hide = true)]
    worker: Option<PathBuf>,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let result = match (options.worker, options.only) {
        (Some(folder), Some(target)) => {
            return worker::run(&target, &folder, options.seed, options.files.unwrap_or(1));
        }
        (_, only) => watch::run(&watch::Options {
            seed: options.seed,
            files: options.files,
            seconds: options.seconds,
            only,
            findings: options.findings,
        }),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
