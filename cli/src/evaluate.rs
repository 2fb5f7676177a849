//! `rootgrad evaluate`.

use std::path::PathBuf;
use std::process::ExitCode;

use rootgrad::data::{Dataset, Source};
use rootgrad::evaluate::Merit;
use rootgrad::formats::check_outputs;
use rootgrad::models::Network;
use rootgrad::report::{EvaluateOptions, Format, Report, Task, evaluate};
use rootgrad::{Error, Result};

use crate::data::{Rows, dataset};
use crate::filter::Filter;
use crate::jagged::Jagged;
use crate::model::{self, ModelOptions};
use crate::{output, root};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad evaluate net.safetensors test.root:tree
  rootgrad evaluate net.safetensors events.root:tree --filter 'event % 2 == 1' --training train.root:tree --against mass -o report.html
  rootgrad evaluate net.safetensors test.csv --scores bdt --weight w --merit asimov:0.1 --expected 100,10000
  rootgrad evaluate model.onnx test.root:tree --features pt,eta,phi --target is_signal";

/// Arguments of `rootgrad evaluate`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Model file (safetensors, .onnx or .pt2)
    model: PathBuf,
    /// Data that the network was not trained on: file.root:tree (or file.root with one tree), or file.csv; several files are one data set
    #[arg(required = true, value_name = "DATA")]
    data: Vec<String>,
    /// Data that the network was trained on, for a comparison (over-training); repeat it for several files
    #[arg(long, value_name = "DATA")]
    training: Vec<String>,
    /// Report to write: .html (a page with figures), .json or .txt
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Target column: 0 for background, 1 for signal; the class from 0; or a value for each output of a regression [default: that of the training]
    #[arg(long, short, value_delimiter = ',', value_name = "COLUMNS")]
    target: Vec<String>,
    /// Column of event weights
    #[arg(long, short, value_name = "COLUMN")]
    weight: Option<String>,
    /// Use only the rows that fulfil this condition, as in C++: 'pt > 15 && abs(eta) < 2.5'. It does not apply to --training
    #[arg(long, value_name = "CONDITION")]
    filter: Option<Filter>,
    /// The same for --training
    #[arg(long, requires = "training", value_name = "CONDITION")]
    training_filter: Option<Filter>,
    /// Input columns of the model, in order, if the model does not store their names (such as a third-party ONNX model)
    #[arg(long, short, value_delimiter = ',', value_name = "COLUMNS")]
    features: Vec<String>,
    /// Columns with scores of other classifiers, such as a boosted tree's, to compare with the network's
    #[arg(long, value_delimiter = ',', value_name = "COLUMNS")]
    scores: Vec<String>,
    /// Columns with the uncertainties that a regression predicts, one for each output
    #[arg(long, value_delimiter = ',', value_name = "COLUMNS")]
    uncertainties: Vec<String>,
    /// Columns that the score is drawn against, such as a mass that a cut may sculpt
    #[arg(long, value_delimiter = ',', value_name = "COLUMNS")]
    against: Vec<String>,
    /// Print nothing but errors
    #[arg(long, short)]
    quiet: bool,
    #[command(flatten)]
    contents: Contents,
    #[command(flatten)]
    onnx: ModelOptions,
}

/// Contents of the report.
#[derive(clap::Args)]
#[command(next_help_heading = "Report")]
struct Contents {
    /// Task: binary, classes or regression [default: by the network's loss]
    #[arg(long, value_parser = parse_task, value_name = "TASK")]
    task: Option<Task>,
    /// Signal efficiencies of the table of working points
    #[arg(long, value_delimiter = ',', default_values_t = [0.3, 0.5, 0.7, 0.9], value_name = "NUMBERS")]
    signal_efficiencies: Vec<f64>,
    /// Background efficiencies of the table of working points
    #[arg(long, value_delimiter = ',', default_values_t = [0.1, 0.01, 0.001], value_name = "NUMBERS")]
    background_efficiencies: Vec<f64>,
    /// Figure of merit of the best cut: s_over_root_s_plus_b, asimov, or asimov:U with the relative uncertainty U of the background
    #[arg(long, default_value = "s_over_root_s_plus_b", value_parser = parse_merit, value_name = "MERIT")]
    merit: Chosen,
    /// Expected signal and background before a cut, as S,B [default: the sums of the weights]
    #[arg(long, value_parser = parse_expected, value_name = "S,B")]
    expected: Option<[f64; 2]>,
    /// Smallest number of signal events and of background events that pass the best cut
    #[arg(long, default_value_t = 0, value_name = "N")]
    minimum_events: usize,
    /// Confidence level of intervals
    #[arg(long, default_value_t = 0.683, value_name = "LEVEL")]
    level: f64,
    /// Bins of histograms and profiles
    #[arg(long, default_value_t = 40, value_name = "N")]
    bins: usize,
    /// Bootstrap replicas for the uncertainty of the area under the ROC curve; 0 for DeLong's method
    #[arg(long, default_value_t = 0, value_name = "N")]
    bootstrap: usize,
    /// Times that each input is shuffled for its importance; 0 for no such importance
    #[arg(long, default_value_t = 5, value_name = "N")]
    permutations: usize,
    /// Points on the path of integrated gradients; 0 for none
    #[arg(long, default_value_t = 32, value_name = "N")]
    integrated_gradients: usize,
    /// Largest number of rows for the importances
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    importance_rows: usize,
    /// Best single inputs that are drawn beside the network's ROC curve
    #[arg(long, default_value_t = 3, value_name = "N")]
    variables: usize,
    /// Seed of shuffles and bootstrap replicas
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
    /// Title of the report
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// Names of the classes, class 0 (the background) first
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    class_names: Vec<String>,
}

/// Figure of merit on the command line.
#[derive(Debug, Clone, Copy)]
enum Chosen {
    SOverRootSPlusB,
    Asimov,
    AsimovSystematic(f64),
}

fn parse_task(text: &str) -> std::result::Result<Task, String> {
    let tasks = [Task::Binary, Task::Classes, Task::Regression];
    let task = tasks.into_iter().find(|task| task.name() == text);
    task.ok_or_else(|| "wanted binary, classes or regression".to_owned())
}

fn parse_merit(text: &str) -> std::result::Result<Chosen, String> {
    match text.split_once(':') {
        None if text == "s_over_root_s_plus_b" => Ok(Chosen::SOverRootSPlusB),
        None if text == "asimov" => Ok(Chosen::Asimov),
        Some(("asimov", uncertainty)) => match uncertainty.parse() {
            Ok(share) if share >= 0.0 && f64::is_finite(share) => {
                Ok(Chosen::AsimovSystematic(share))
            }
            _ => Err(format!("'{uncertainty}' is no uncertainty; wanted a number such as 0.1")),
        },
        _ => Err("wanted s_over_root_s_plus_b, asimov or asimov:U".to_owned()),
    }
}

fn parse_expected(text: &str) -> std::result::Result<[f64; 2], String> {
    let numbers: std::result::Result<Vec<f64>, _> = text.split(',').map(str::parse).collect();
    numbers
        .ok()
        .and_then(|numbers| numbers.try_into().ok())
        .ok_or_else(|| "wanted two numbers, signal and background, such as 100,10000".to_owned())
}

/// Reads the data, evaluates the network, prints the report and writes it.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let data = options.data.iter().chain(&options.training);
    let inputs: Vec<PathBuf> = data.map(|file| Source::parse(file).path).collect();
    let inputs: Vec<_> = inputs.iter().chain([&options.model]).map(|path| &**path).collect();
    check_outputs([("--output", options.output.as_deref())], &inputs)?;
    let net = model::load(&options.model, &options.onnx)?;
    let features = model::features(&net, &options.model, &options.features)?;
    let truth = truth(options, &net)?;
    let targets = [&truth[..], &options.scores, &options.uncertainties, &options.against].concat();
    let weight = options.weight.as_deref();
    let rows = Rows { features: &features, targets: &targets, weight, filter: None };
    rows.check_targets(&truth)?;
    let names: Vec<&str> = features.iter().map(String::as_str).collect();
    let jagged = Jagged::of(&net, &names)?;
    let read = |files: &[String], filter: Option<&Filter>| {
        dataset(files, Rows { filter, ..rows }, None, &jagged)
    };
    let test = read(&options.data, options.filter.as_ref())?;
    let training = match options.training.is_empty() {
        true => None,
        false => Some(read(&options.training, options.training_filter.as_ref())?),
    };
    root::finish();
    let report = report(&net, options, (&test, training.as_ref()), &targets[truth.len()..])?;
    if let Some(path) = &options.output {
        report.save(path)?;
    }
    if !options.quiet {
        output::print(report.written(Format::Text)?.as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the columns of the truth: those of the training, unless others are given.
fn truth(options: &Options, net: &Network) -> Result<Vec<String>> {
    match net.target_names() {
        _ if !options.target.is_empty() => Ok(options.target.clone()),
        [] => {
            let problem = "does not contain the name of its target: give it by --target".to_owned();
            Err(Error::Format { path: options.model.clone(), problem })
        }
        names => Ok(names.to_vec()),
    }
}

fn report(
    net: &Network,
    options: &Options,
    (test, training): (&Dataset, Option<&Dataset>),
    further: &[String],
) -> Result<Report> {
    let contents = &options.contents;
    let options = EvaluateOptions {
        task: contents.task,
        scores: options.scores.len(),
        uncertainties: options.uncertainties.len(),
        against: options.against.len(),
        signal_efficiencies: contents.signal_efficiencies.clone(),
        background_efficiencies: contents.background_efficiencies.clone(),
        merit: match contents.merit {
            Chosen::SOverRootSPlusB => Merit::SOverRootSPlusB,
            Chosen::Asimov => Merit::Asimov,
            Chosen::AsimovSystematic(share) => Merit::AsimovSystematic(share),
        },
        expected: contents.expected,
        minimum_events: contents.minimum_events,
        level: contents.level,
        bins: contents.bins,
        bootstrap: contents.bootstrap,
        permutations: contents.permutations,
        gradient_points: contents.integrated_gradients,
        importance_rows: contents.importance_rows,
        variables: contents.variables,
        seed: contents.seed,
        title: contents.title.clone(),
        names: further.to_vec(),
        class_names: contents.class_names.clone(),
        ..EvaluateOptions::default()
    };
    evaluate(net, test, training, &options)
}
