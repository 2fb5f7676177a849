//! A fuzzer of the C interface, driven by its header: `cargo xtask fuzz abi`.
//!
//! [`header`] reads what there is to call; [`draw`] and [`structs`] draw arguments for any function of it by types and
//! names, in [`memory`] of exact sizes and a [`scratch`] folder; [`model`] knows every handle there ever was; [`worker`]
//! calls, and is called back; [`oracle`] says what must hold after each call; all in a process of its own, watched by
//! [`watch`] through a [`board`]. A new function in the header is called without a line here.

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

/// Calls the functions of a C header at random, and looks what they do.
#[derive(Parser)]
struct Options {
    /// The library, librootgrad.so
    #[arg(long)]
    library: PathBuf,
    /// Its header, rootgrad.h
    #[arg(long)]
    header: PathBuf,
    /// What all choices follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// As many calls, then stop
    #[arg(long)]
    calls: Option<u64>,
    /// As many seconds, then stop; 60 if --calls is not given
    #[arg(long)]
    seconds: Option<u64>,
    /// The library is built with AddressSanitizer: no ceiling on address space
    #[arg(long)]
    sanitized: bool,
    /// For the fuzzer's own use: be the process that calls, with this folder
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

/// The process that calls.
fn work(options: &Options, folder: &std::path::Path) -> Result<()> {
    let header = parse(options)?;
    let board = board::Board::open(&folder.join("board"))?;
    let threads = watch::threads(options.seed);
    let files = folder.join("files");
    let world = worker::World::new(&header, &options.library, &files, &board, threads)?;
    world.run(options.seed, options.calls.unwrap_or(u64::MAX))
}
