//! The project's own chores: `cargo xtask test`, `demo`, `bench`, `install`, `wheel`, `rootio`, `header`, `expansions`, `fuzz`, `fmt`,
//! `site`, `env`.
//!
//! Each chore is one module with `Options` (its arguments) and `run`. A prerequisite that is missing is one line that
//! names it and how to install it ([`env::Missing`]).

mod autoload;
mod bench;
mod conda_test;
mod cpp;
mod demo;
mod env;
mod expansions;
mod fmt;
mod frames;
mod frames_module;
mod fuzz;
mod header;
mod header_python;
mod install;
mod objects;
mod onnx;
mod root;
mod root_compiled;
mod root_env;
mod root_examples;
mod root_face;
mod root_older;
mod root_prompt;
mod rootio;
mod rootio_test;
mod site;
mod test;
mod test_beside;
mod test_disk;
mod test_times;
mod torch;
mod torch_env;
mod torch_parts;
mod torch_shim;
mod venv;
mod wheel;
mod wheel_test;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// rootgrad's chores.
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
    /// Train a gravitational-wave classifier in root.exe, from nothing to pictures
    Demo(demo::Options),
    /// Measure: training against PyTorch and JAX, inference in a Define
    Bench(bench::Options),
    /// Lay down library, headers, CMake package and pkg-config file under a prefix
    Install(install::Options),
    /// Make a wheel for pip
    Wheel(wheel::Options),
    /// Build librootgrad_root.so, by which the command-line program reads any ROOT file, against ROOT
    Rootio(rootio::Options),
    /// Write include/rootgrad/rootgrad.h from the Rust sources, or check it
    Header(header::Options),
    /// Show what autodiff's attributes make of the functions of its corpus, or what a change makes of that
    Expansions(expansions::Options),
    /// Call the C interface at random, and look what it does
    Fuzz(fuzz::Options),
    /// Format the sources in place: Rust by rustfmt, C and C++ by clang-format
    Fmt,
    /// Build the documents as a site, with search and references, into target/site
    Site(site::Options),
    /// Say which ROOT, Python, compiler and CMake are used, setting up what can be set up
    Env,
}

fn main() -> ExitCode {
    let chore = Cli::parse().chore;
    let run = |workspace: env::Workspace| match chore {
        Chore::Test(options) => test::run(&workspace, &options),
        Chore::Demo(options) => demo::run(&workspace, &options),
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
