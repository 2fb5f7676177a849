//! `cargo xtask fuzz files`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use rootgrad_fuzz_files::memory::Counting;
use rootgrad_fuzz_files::{watch, worker};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Damage small files at random and check how our readers handle them
#[derive(Parser)]
struct Options {
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop after this many files
    #[arg(long)]
    files: Option<u64>,
    /// Stop after this many seconds; 60 if --files is not given
    #[arg(long)]
    seconds: Option<u64>,
    /// Test only this reader, by its name in the report
    #[arg(long)]
    only: Option<String>,
    /// Folder for files that caused a finding
    #[arg(long, default_value = "target/fuzz/files")]
    findings: PathBuf,
    /// Internal: be the process that reads, in this folder
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
