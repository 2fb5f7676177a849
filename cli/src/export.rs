//! `rootgrad export`.

use std::path::PathBuf;
use std::process::ExitCode;

use rootgrad::formats::check_outputs;
use rootgrad::models::Output;
use rootgrad::{Error, Result};

use crate::model::{self, ModelOptions};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad export net.safetensors net.onnx
  rootgrad export net.safetensors net.onnx --probability     # with the sigmoid, or the softmax
  rootgrad export theirs.onnx ours.onnx --size time=50 --output-name score     # for 50 steps, one of the outputs";

/// Arguments of `rootgrad export`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Model file (safetensors, or .onnx)
    model: PathBuf,
    /// File to write, which ends in .onnx
    output: PathBuf,
    /// The model gives probabilities (sigmoid, softmax) instead of logits
    #[arg(long)]
    probability: bool,
    #[command(flatten)]
    onnx: ModelOptions,
}

/// Reads, writes.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    if !model::is_onnx(&options.output) {
        let got = format!("'{}'", options.output.display());
        return Err(Error::argument("the file to write", got, "a name that ends in .onnx"));
    }
    check_outputs([("the file to write", Some(&*options.output))], &[&options.model])?;
    let output = if options.probability { Output::Probability } else { Output::Raw };
    model::load(&options.model, &options.onnx)?.export_onnx(&options.output, output)?;
    Ok(ExitCode::SUCCESS)
}
