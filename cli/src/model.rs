//! Reads and writes model files: rootgrad's (safetensors) and, by their ending, ONNX models and torch.export programs.

use std::path::Path;

use rootgrad::exchange::onnx;
use rootgrad::exchange::pt2;
use rootgrad::exchange::{ImportOptions, Imported};
use rootgrad::models::{Network, Output};
use rootgrad::{Error, Result};

use crate::source::refuse_url_of_model;

/// Options that complete an ONNX model or a torch.export program.
#[derive(Default, clap::Args)]
pub(crate) struct ModelOptions {
    /// Value N of the symbolic input size NAME; a leading size without a value is the batch. Can be repeated, like the next two
    /// options
    #[arg(long, value_name = "NAME=N", value_parser = parse_size, help_heading = "ONNX models and .pt2")]
    size: Vec<(String, usize)>,
    /// Constant value of the model's input NAME for all rows: NUMBERS, separated by commas, row by row
    #[arg(long, value_name = "NAME=NUMBERS", value_parser = parse_constant, help_heading = "ONNX models and .pt2")]
    constant: Vec<(String, Vec<f64>)>,
    /// Use only this output of the model; repeat it for several, in the order given
    #[arg(long, value_name = "NAME", help_heading = "ONNX models and .pt2")]
    output_name: Vec<String>,
    /// Keep the model's final sigmoid or softmax as part of the network; by default it is removed and the network gives logits
    #[arg(long, help_heading = "ONNX models")]
    keep_probability: bool,
}

/// Splits `NAME=…`; the name may contain a `=`.
fn named(text: &str) -> std::result::Result<(String, &str), String> {
    match text.rsplit_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value)),
        _ => Err("wanted a name, = and its value".to_owned()),
    }
}

fn parse_size(text: &str) -> std::result::Result<(String, usize), String> {
    let (name, size) = named(text)?;
    match size.parse() {
        Ok(size) if size > 0 => Ok((name, size)),
        _ => Err(format!("'{size}' is not a size; wanted a whole number, 1 or more")),
    }
}

fn parse_constant(text: &str) -> std::result::Result<(String, Vec<f64>), String> {
    let (name, numbers) = named(text)?;
    let number = |text: &str| match text.trim().parse::<f64>() {
        Ok(number) if number.is_finite() => Ok(number),
        _ => Err(format!("'{text}' is not a number; wanted numbers separated by commas")),
    };
    Ok((name, numbers.split(',').map(number).collect::<std::result::Result<_, _>>()?))
}

impl ModelOptions {
    /// Refuses these options if the file is neither an ONNX model nor a torch.export program.
    pub(crate) fn refuse(&self) -> Result<()> {
        let given = [
            ("--size", !self.size.is_empty()),
            ("--constant", !self.constant.is_empty()),
            ("--output-name", !self.output_name.is_empty()),
            ("--keep-probability", self.keep_probability),
        ];
        match given.iter().find(|(_, given)| *given) {
            None => Ok(()),
            Some((name, _)) => {
                Err(Error::argument(*name, "given", "only with a model in .onnx or .pt2"))
            }
        }
    }

    fn import(&self) -> Result<ImportOptions> {
        let twice = |option: &str, name: &String| {
            Error::argument(option, format!("'{name}' twice"), "each name once")
        };
        let mut options = ImportOptions {
            outputs: self.output_name.clone(),
            keep_probability: self.keep_probability,
            ..ImportOptions::default()
        };
        for (name, size) in &self.size {
            if options.sizes.insert(name.clone(), *size).is_some() {
                return Err(twice("--size", name));
            }
        }
        for (name, numbers) in &self.constant {
            if options.constants.insert(name.clone(), numbers.clone()).is_some() {
                return Err(twice("--constant", name));
            }
        }
        Ok(options)
    }
}

/// Returns true if the file is an ONNX model, judged by its name.
pub(crate) fn is_onnx(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("onnx"))
}

/// Returns true if the file is a torch.export program, judged by its name.
pub(crate) fn is_pt2(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pt2"))
}

/// Refuses an output file named like a torch.export program: only PyTorch writes these.
pub(crate) fn refuse_pt2(option: &str, path: &Path) -> Result<()> {
    match is_pt2(path) {
        false => Ok(()),
        true => {
            let got = format!("'{}'", path.display());
            Err(Error::argument(
                option,
                got,
                "a name that ends in .safetensors or .onnx: only PyTorch writes .pt2",
            ))
        }
    }
}

/// Loads the network from a local file.
pub(crate) fn load(path: &Path, options: &ModelOptions) -> Result<Network> {
    refuse_url_of_model(path)?;
    if is_onnx(path) {
        return Network::import_onnx(path, &options.import()?);
    }
    if is_pt2(path) {
        return Network::import_pt2(path, &options.import()?);
    }
    options.refuse()?;
    Network::load(path)
}

/// Returns the names of the network's inputs: its own, or those that are given for a network without names.
///
/// # Errors
/// [`Error::Format`] if there are none, [`Error::Argument`] if both are there.
pub(crate) fn features(net: &Network, path: &Path, given: &[String]) -> Result<Vec<String>> {
    match (net.columns(), given) {
        ([], []) => {
            let problem = "does not contain the names of its input columns, since it was never \
                           trained on a data set: give them by --features"
                .to_owned();
            Err(Error::Format { path: path.to_owned(), problem })
        }
        ([], given) => Ok(given.to_vec()),
        (own, []) => Ok(own.iter().map(|column| column.name.clone()).collect()),
        _ => {
            let wanted = "none: the model contains the names of its columns";
            Err(Error::argument("--features", given.join(","), wanted))
        }
    }
}

/// Imports the model from the bytes of the file `path`: a torch.export program if the name says so, otherwise an ONNX model.
pub(crate) fn import(file: &[u8], path: &Path, options: &ModelOptions) -> Result<Imported> {
    match is_pt2(path) {
        true => pt2::import(file, path, &options.import()?),
        false => onnx::import(file, path, &options.import()?),
    }
}

/// Saves the network. An ONNX model is written with logits as outputs.
pub(crate) fn save(net: &Network, path: &Path) -> Result<()> {
    match is_onnx(path) {
        true => net.export_onnx(path, Output::Raw),
        false => net.save(path),
    }
}
