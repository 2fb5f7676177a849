//! A fuzzer of the C interface, driven by its header: `cargo xtask fuzz abi`.
//!
//! [`header`] parses the interface. [`draw`] and [`structs`] draw arguments for any of its functions by types and names,
//! in [`memory`] of exact sizes and a [`scratch`] folder. [`model`] knows every handle ever created. [`worker`] makes
//! the calls and receives callbacks. [`oracle`] checks the conditions that must hold after each call. All this runs in a
//! separate process, which [`watch`] observes through a [`board`]. A new function in the header is tested without
//! changes here.

mod arrays;
mod board;
mod documentation;
mod draw;
mod header;
mod library;
mod memory;
mod model;
mod oracle;
mod random;
mod scratch;
mod structs;
mod watch;
mod worker;

use anyhow::{Context, Result};
use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;

/// Call the functions of a C header at random and check the results
#[derive(Parser)]
struct Options {
    /// Path of the library, librootgrad.so
    #[arg(long)]
    library: PathBuf,
    /// Path of its header, rootgrad.h
    #[arg(long)]
    header: PathBuf,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop after this many calls
    #[arg(long)]
    calls: Option<u64>,
    /// Stop after this many seconds; 60 if --calls is not given
    #[arg(long)]
    seconds: Option<u64>,
    /// The library is built with AddressSanitizer: do not limit the address space
    #[arg(long)]
    sanitized: bool,
    /// Internal: be the process that makes the calls, in this folder
    #[arg(long, hide = true)]
    worker: Option<PathBuf>,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let result = match &options.worker {
        Some(folder) => work(&options, folder),
        None => watch::run(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn parse(options: &Options) -> Result<header::Header> {
    let path = options.header.display();
    let text =
        std::fs::read_to_string(&options.header).with_context(|| format!("cannot read {path}"))?;
    header::Header::parse(&text).with_context(|| format!("cannot fuzz {path}"))
}

/// Runs the process that makes the calls.
fn work(options: &Options, folder: &std::path::Path) -> Result<()> {
    let header = parse(options)?;
    let board = board::Board::open(&folder.join("board"))?;
    let threads = watch::threads(options.seed);
    let files = folder.join("files");
    let world = worker::World::new(&header, &options.library, &files, &board, threads)?;
    world.run(options.seed, options.calls.unwrap_or(u64::MAX))
}
