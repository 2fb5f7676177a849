//! Development tasks of the project: `cargo xtask test`, `demo`, `gw`, `bench`, `install`, `wheel`, `rootio`, `header`, `expansions`,
//! `fuzz`, `fmt`, `site`, `env`.
//!
//! Each task is one module with `Options` (its arguments) and `run`. A missing prerequisite is reported in one line with the way to
//! install it ([`env::Missing`]).

mod autoload;
mod bench;
mod cmake;
mod conda_test;
mod cpp;
mod cuda;
mod demo;
mod env;
mod expansions;
mod fmt;
mod frames;
mod frames_module;
mod fuzz;
mod gw;
mod header;
mod header_python;
mod install;
mod messages;
mod mpi_shim;
mod mpi_test;
mod objects;
mod onnx;
mod operations;
mod options;
mod programs;
mod root;
mod root_compiled;
mod root_env;
mod root_examples;
mod root_older;
mod root_prompt;
mod rootio;
mod rootio_test;
mod site;
mod suites;
mod test;
mod test_times;
mod torch;
mod torch_env;
mod torch_parts;
mod torch_shim;
mod venv;
mod wheel;
mod wheel_test;
mod words;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Development tasks of rootgrad
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run the tests: Rust, C and C++ under sanitizers, installed package, ROOT macros, PyROOT
    Test(test::Options),
    /// Train a gravitational-wave classifier in root.exe, from simulated data to pictures
    Demo(demo::Options),
    /// Train a gravitational-wave detector that begins as a filter bank, compare it with the bank, and draw the comparison
    Gw(gw::Options),
    /// Run benchmarks: training compared with PyTorch and JAX, inference in a Define
    Bench(bench::Options),
    /// Install library, headers, CMake package and pkg-config file under a prefix
    Install(install::Options),
    /// Make a wheel for pip
    Wheel(wheel::Options),
    /// Build librootgrad_root.so against ROOT; with it the command-line program reads any ROOT file
    Rootio(rootio::Options),
    /// Write include/rootgrad/rootgrad.h from the Rust sources, or check it
    Header(header::Options),
    /// Show the code that autodiff's attributes generate for the functions of its corpus, or its changes
    Expansions(expansions::Options),
    /// Test the C interface with random calls, and the file readers with damaged files
    Fuzz(fuzz::Options),
    /// Format the sources in place: Rust by rustfmt, C and C++ by clang-format
    Fmt,
    /// Build the documentation as a site, with search and references, in target/site
    Site(site::Options),
    /// Show the ROOT, Python, compiler and CMake in use; sets up missing ones if possible
    Env,
}

fn main() -> ExitCode {
    let chore = Cli::parse().chore;
    let run = |workspace: env::Workspace| match chore {
        Chore::Test(options) => test::run(&workspace, &options),
        Chore::Demo(options) => demo::run(&workspace, &options),
        Chore::Gw(options) => gw::run(&workspace, &options),
        Chore::Bench(options) => bench::run(&workspace, &options),
        Chore::Install(options) => install::run(&workspace, &options),
        Chore::Wheel(options) => wheel::run(&workspace, &options),
        Chore::Rootio(options) => rootio::run(&workspace, &options),
        Chore::Header(options) => header::run(&workspace, &options),
        Chore::Expansions(options) => expansions::run(&workspace, &options),
        Chore::Fuzz(options) => fuzz::run(&workspace, &options),
        Chore::Fmt => fmt::run(&workspace),
        Chore::Site(options) => site::run(&workspace, &options),
        Chore::Env => env::report(&workspace),
    };
    match env::Workspace::here().and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
