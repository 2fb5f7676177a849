//! `rootgrad`: trains, runs and inspects networks on TTrees, RNTuples and CSV files from the command line.

mod data;
mod evaluate;
mod export;
mod filter;
mod fit;
mod gpt2;
mod inspect;
mod installed;
mod jagged;
mod model;
mod network;
mod output;
mod predict;
mod root;
mod scale;
mod source;
mod table;
mod train;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rootgrad::interface::{Interface, set_interface};

/// Neural networks on columns of TTrees, RNTuples and CSV files.
///
/// Errors are printed as one line on standard error. The exit status is then 1, or 2 for a wrong command
/// line.
#[derive(Parser)]
#[command(name = "rootgrad", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Train a network on columns of a TTree, RNTuple or CSV file
    #[command(after_help = train::EXAMPLES)]
    Train(Box<train::Options>),
    /// Apply a network to a TTree, RNTuple or CSV file
    #[command(after_help = predict::EXAMPLES)]
    Predict(predict::Options),
    /// Measure how good a network is on data that it was not trained on
    #[command(after_help = evaluate::EXAMPLES)]
    Evaluate(Box<evaluate::Options>),
    /// Show a network's layers, columns and training, an ONNX model's operators or a data file's columns
    #[command(after_help = inspect::EXAMPLES)]
    Inspect(inspect::Options),
    /// Write a network as an ONNX model or a C++ header
    #[command(after_help = export::EXAMPLES)]
    Export(export::Options),
    /// Estimate the time of a training step on several machines
    #[command(after_help = scale::EXAMPLES)]
    Scale(scale::Options),
    /// Language models: train, eval, generate, convert
    #[command(subcommand)]
    Gpt2(gpt2::Command),
    /// Print compiler flags, folders and versions of rootgrad and ROOT: see rootgrad config --help
    Config(installed::Options),
    /// Start ROOT's prompt (root.exe) with rootgrad loaded; accepts the arguments of root.exe
    Root(installed::Options),
}

fn main() -> ExitCode {
    if std::env::args_os().nth(1).is_some_and(|word| word == root::READER) {
        root::serve();
    }
    let command = Cli::parse().command;
    if !matches!(command, Command::Config(_) | Command::Root(_)) {
        rootgrad::train::interrupt::take_terminations(); // safe here: this process only runs the command
    }
    set_interface(Interface::Shell);
    let result = match command {
        Command::Config(words) => return installed::become_program("rootgrad-config", &words),
        Command::Root(words) => return installed::become_program("rootgrad-root", &words),
        Command::Train(options) => train::run(*options),
        Command::Predict(options) => predict::run(&options),
        Command::Evaluate(options) => evaluate::run(&options),
        Command::Inspect(options) => inspect::run(&options),
        Command::Export(options) => export::run(&options),
        Command::Scale(options) => scale::run(&options),
        Command::Gpt2(command) => gpt2::run(command),
    };
    root::finish();
    result.unwrap_or_else(|error| {
        eprintln!("error: {}", error.line());
        ExitCode::from(1)
    })
}
