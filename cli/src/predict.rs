//! `rootgrad predict`.

use std::path::PathBuf;
use std::process::ExitCode;

use rootgrad::data::{Column, Names, Source, Table};
use rootgrad::formats::check_outputs;
use rootgrad::models::{Network, Output};
use rootgrad::{Error, Result};

use crate::jagged::Jagged;
use crate::model::{self, ModelOptions};
use crate::{root, source};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad predict net.safetensors events.root:tree -o scores.root     # a friend tree of events.root
  rootgrad predict net.safetensors events.csv --probability --keep run,event -o scores.csv
  rootgrad predict model.onnx events.root:tree --features pt,eta,phi -o scores.root
  rootgrad predict model.onnx strain.csv --features h --size time=256 --output-name score -o scores.csv";

/// Arguments of `rootgrad predict`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Model file (safetensors, .onnx or .pt2)
    model: PathBuf,
    /// Data: file.root:tree (or file.root with one tree), or file.csv; must contain the columns used in training
    data: String,
    /// File to write, one row per row of DATA in the same order: a ROOT file if the name ends in .root, else CSV
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
    /// Input columns of the model, in order, if the model does not store their names (such as a third-party ONNX model)
    #[arg(long, short, value_delimiter = ',', value_name = "COLUMNS")]
    features: Vec<String>,
    /// Name of the score column; a model with K classes writes NAME_0 … NAME_{K-1}
    #[arg(long, default_value = "score", value_name = "NAME")]
    name: String,
    /// Write probabilities (sigmoid, softmax) instead of logits. Logits give the same ranking and do not saturate at 1
    #[arg(long)]
    probability: bool,
    /// Columns of DATA to copy to the output
    #[arg(long, value_delimiter = ',', value_name = "COLUMNS")]
    keep: Vec<String>,
    /// Name of the tree in the output ROOT file
    #[arg(long, default_value = "scores", value_name = "NAME")]
    tree: String,
    #[command(flatten)]
    onnx: ModelOptions,
}

/// Reads the data, applies the network and writes the scores.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let data = Source::parse(&options.data);
    check_outputs([("--output", Some(&*options.output))], &[&data.path, &options.model])?;
    let net = model::load(&options.model, &options.onnx)?;
    let names = names(options, &net)?;
    let features = model::features(&net, &options.model, &options.features)?;
    let features: Vec<&str> = features.iter().map(String::as_str).collect();
    let kept: Vec<&str> = options.keep.iter().map(String::as_str).collect();
    let jagged = Jagged::of(&net, &features)?;
    if let Some(name) = kept.iter().find(|name| jagged.has(name)) {
        let wanted =
            "columns that are not jagged: each row of the output has the same number of values";
        return Err(Error::argument("--keep", format!("'{name}'"), wanted));
    }
    let (table, cut) = source::read(&data, &[&features[..], &kept[..]].concat(), &jagged)?;
    root::finish();
    if cut.entries > 0 {
        eprintln!(
            "note: {} of {} events have more entries than the network accepts: {} entries were dropped",
            cut.rows,
            table.rows(),
            cut.entries
        );
    }
    for wanted in net.columns() {
        let (got, _) = table.column(&wanted.name)?;
        if got.width != wanted.width {
            let name = format!("column '{}'", got.name);
            return Err(Error::shape(
                name,
                got.width,
                format!("{} values per row, as in training", wanted.width),
            ));
        }
    }
    let output = if options.probability { Output::Probability } else { Output::Raw };
    let outputs = net.outputs();
    let mut scores = vec![0.0; table.rows() * outputs]; // (N, K)
    net.predict(&table.matrix(&features)?, net.features(), &mut scores, output)?;

    let mut columns = Vec::new();
    for name in kept {
        let (column, values) = table.column(name)?;
        columns.push((column.clone(), values.to_vec()));
    }
    for (class, name) in names.into_iter().enumerate() {
        columns.push((
            Column::scalar(name),
            scores[class.min(scores.len())..].iter().step_by(outputs).copied().collect(),
        ));
    }
    Table::new(columns)?.write(&options.output, &options.tree)?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the names of the score columns. They must differ from each other and from the copied columns.
fn names(options: &Options, net: &Network) -> Result<Vec<String>> {
    let (name, outputs) = (&options.name, net.outputs());
    let names: Vec<String> = match net.target_names() {
        _ if outputs == 1 => vec![name.clone()],
        targets if targets.len() == outputs => {
            targets.iter().map(|target| format!("{name}_{target}")).collect()
        }
        _ => (0..outputs).map(|class| format!("{name}_{class}")).collect(),
    };
    Names::from([&options.keep[..], &names].concat()).checked("the output's columns")?;
    if options.tree.is_empty() {
        return Err(Error::argument("--tree", "''", "a name"));
    }
    Ok(names)
}
