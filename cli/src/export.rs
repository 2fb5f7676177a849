//! `rootgrad export`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rootgrad::formats::check_outputs;
use rootgrad::models::{Absent, ExportOptions, Output};
use rootgrad::{Error, Result};

use crate::model::{self, ModelOptions};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad export net.safetensors net.onnx
  rootgrad export net.safetensors net.onnx --probability     # with the sigmoid, or the softmax
  rootgrad export jets.safetensors jets.onnx --absent mask     # entries that an event lacks by an input of zeros and ones
  rootgrad export theirs.onnx ours.onnx --size time=50 --output-name score     # for 50 steps, one of the outputs
  rootgrad export net.safetensors higgs.hpp     # a header of C++ that stands alone: higgs::predict({pt, eta, phi, m})
  rootgrad export jets.safetensors jets.hpp     # of a deep set of jets, too: jets::predict({jet_pt, jet_eta, met})
  rootgrad export net.safetensors net.hpp --name analysis::higgs";

/// Arguments of `rootgrad export`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Model file (safetensors, .onnx or .pt2)
    model: PathBuf,
    /// File to write: an ONNX model (name ends in .onnx) or a C++ header (name ends in .hpp or .h)
    output: PathBuf,
    /// Output probabilities (sigmoid, softmax) instead of logits in the ONNX model; a C++ header provides both
    #[arg(long)]
    probability: bool,
    /// How the ONNX model marks missing entries of a jagged input: nan (they are NaN), mask (they are 0 in an extra input
    /// <input>_mask of shape (rows, entries)) or count (an extra input <input>_count of shape (rows) holds the number of entries)
    #[arg(long, value_name = "nan|mask|count", value_parser = parse_absent)]
    absent: Option<Absent>,
    /// Namespace of the C++ header [default: the file's name]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[command(flatten)]
    onnx: ModelOptions,
}

fn parse_absent(text: &str) -> std::result::Result<Absent, String> {
    match text {
        "nan" => Ok(Absent::Nan),
        "mask" => Ok(Absent::Mask),
        "count" => Ok(Absent::Count),
        _ => Err("wanted nan, mask or count".to_owned()),
    }
}

/// Reads the model and writes the output file.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let path = &*options.output;
    let (onnx, header) = (model::is_onnx(path), is_header(path));
    if !onnx && !header {
        let got = format!("'{}'", path.display());
        return Err(Error::argument("the file to write", got, "a name that ends in .onnx or .hpp"));
    }
    for (given, option, wanted) in [
        (
            header && options.probability,
            "--probability",
            "only for an ONNX model: a header can give both",
        ),
        (header && options.absent.is_some(), "--absent", "only for an ONNX model"),
        (onnx && options.name.is_some(), "--name", "only for a header, which ends in .hpp"),
    ] {
        if given {
            return Err(Error::argument(option, "given", wanted));
        }
    }
    check_outputs([("the file to write", Some(path))], &[&options.model])?;
    let net = model::load(&options.model, &options.onnx)?;
    if header {
        net.export_header(path, &name(options)?)?;
    } else {
        let output = if options.probability { Output::Probability } else { Output::Raw };
        let absent = options.absent.unwrap_or_default();
        net.export_onnx(path, ExportOptions { output, absent })?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns true if the file is a C++ header, judged by its name.
fn is_header(path: &Path) -> bool {
    path.extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("hpp") || end.eq_ignore_ascii_case("h"))
}

/// Returns the requested namespace, or the file's name if none was given.
fn name(options: &Options) -> Result<String> {
    if let Some(name) = &options.name {
        return Ok(name.clone());
    }
    let stem = options.output.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if stem.chars().all(plain) && !stem.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok(stem);
    }
    let wanted = "a name that is also a namespace of C++, or --name with such a name, as higgs";
    Err(Error::argument("the file's name", format!("'{stem}'"), wanted))
}
