//! `rootgrad train`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rootgrad::Result;
use rootgrad::data::{InputScaling, MemoryLimit, Source, bytes_of};
use rootgrad::formats::write_atomically;
use rootgrad::models::{Loss, Network};
use rootgrad::ranks::Ranks;
use rootgrad::train::{
    Epoch, History, Metric, MissingValue, Monitor, Optimizer, PartRate, Schedule, Teacher,
    TrainOptions, fit,
};

use crate::data::{Rows, dataset_on_ranks};
use crate::filter::Filter;
use crate::fit::{FitOptions, nothing_done, status};
use crate::model::{self, ModelOptions};
use crate::{network, root};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad train events.root:tree --features pt,eta,phi --target is_signal --hidden 64,64 -o net.safetensors
  rootgrad train a.csv b.csv --features x,y --target class --classes 3 --epochs 50 --patience 5 -o net.safetensors
  rootgrad train jets.root:tree --features pt,eta,phi --target is_top --model transformer --width 3 \\
      --order columns --no-positions --channels 32 -o top.safetensors     # array columns, a token for each particle
  rootgrad train nano.root:Events --features Jet_pt,Jet_eta,Jet_phi --target is_top --model transformer --jagged 16 \\
      --sorted-by Jet_pt -o tagger.safetensors     # the jets of an event, however many there are
  rootgrad train events.root:tree --features pt,eta,phi --target is_signal --table -o net.safetensors     # sizes that suit the table
  rootgrad train events.root:tree --features pt,eta,phi --target is_signal --teacher net.safetensors -o small.safetensors
  rootgrad train events.root:tree --features pt,eta,phi --target is_signal --filter 'event % 2 == 0' -o net.safetensors
  rootgrad train Zmumu.root --features pt1,eta1,phi1,pt2,eta2,phi2 --target M --loss mse -o mass.safetensors
  rootgrad train events.root:tree --features pt,eta,phi --target is_signal --from model.onnx -o tuned.onnx";

/// Arguments of `rootgrad train`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Data: file.root:tree (or file.root with one tree), or file.csv; several files are read one after another
    #[arg(required = true, value_name = "DATA")]
    data: Vec<String>,
    /// Input columns, separated by commas; a column may be an array of constant length, or of any length with --jagged
    #[arg(long, short, required = true, value_delimiter = ',', value_name = "COLUMNS")]
    features: Vec<String>,
    /// Target column: 0 or 1; 0 … K-1 with --classes K; any number with --loss mse or huber, which also accept several columns
    #[arg(long, short, required = true, value_delimiter = ',', value_name = "COLUMNS")]
    target: Vec<String>,
    /// Column of event weights; they may be negative, but their sum must be positive
    #[arg(long, short, value_name = "COLUMN")]
    weight: Option<String>,
    /// Use only the rows that fulfil this condition, as in C++: 'pt > 15 && abs(eta) < 2.5'. Column names with other characters stand between
    /// backquotes. It also applies to --validation
    #[arg(long, value_name = "CONDITION")]
    filter: Option<Filter>,
    #[command(flatten)]
    network: network::NetworkOptions,

    /// Loss: binary (cross-entropy), softmax, mse or huber:DELTA, with DELTA in standard deviations of the target [default: by target and --classes]
    #[arg(long, value_parser = parse_loss, value_name = "LOSS", help_heading = "Training")]
    loss: Option<Loss>,
    /// Distil the network in this file: learn its scores instead of the target, which is ignored. A small network becomes nearly as good as a large
    /// one
    #[arg(long, value_name = "FILE", conflicts_with_all = ["loss", "balance_classes", "classes"], help_heading = "Training")]
    teacher: Option<PathBuf>,
    /// Passes over the training rows [default: 20, or enough for 500 steps if there are few rows]
    #[arg(long, value_name = "N", help_heading = "Training")]
    epochs: Option<usize>,
    /// Rows per step (batch size)
    #[arg(long, default_value_t = 256, value_name = "N", help_heading = "Training")]
    batch_size: usize,
    /// Learning rate [default: depends on the kind of network]
    #[arg(long, value_name = "RATE", help_heading = "Training")]
    learning_rate: Option<f32>,
    /// Learning rate schedule: constant, cosine:WARMUP:FINAL, linear:WARMUP:FINAL, wsd:WARMUP:DECAY:FINAL or step:EPOCHS:FACTOR. WARMUP and DECAY are
    /// fractions of all steps, FINAL is a fraction of the rate; trailing values are optional [default: depends on the kind of network]
    #[arg(long, value_name = "SCHEDULE", help_heading = "Training")]
    schedule: Option<Schedule>,
    /// Optimizer: adamw, adam, sgd or sgd:MOMENTUM
    #[arg(long, default_value = "adamw", value_parser = parse_optimizer, value_name = "NAME", help_heading = "Training")]
    optimizer: Optimizer,
    /// Weight decay of the weight matrices (not of biases) [default: depends on the kind of network]
    #[arg(long, value_name = "DECAY", help_heading = "Training")]
    weight_decay: Option<f32>,
    /// Fraction of all steps, at the end, during which the weight decay falls to 0
    #[arg(long, default_value_t = 0.0, value_name = "FRACTION", help_heading = "Training")]
    weight_decay_fade: f32,
    /// The same for the dropout rates, in networks that have dropout
    #[arg(long, default_value_t = 0.0, value_name = "FRACTION", help_heading = "Training")]
    dropout_fade: f32,
    /// Part of the network that is not trained, for example layers.0 (`rootgrad inspect` lists the names)
    #[arg(long, value_delimiter = ',', value_name = "PARTS", help_heading = "Training")]
    freeze: Vec<String>,
    /// Epochs between checkpoints
    #[arg(
        long,
        default_value_t = 1,
        value_name = "N",
        requires = "checkpoint",
        help_heading = "Training"
    )]
    checkpoint_every: usize,
    /// Largest gradient norm of a step (gradient clipping)
    #[arg(long, value_name = "NORM", help_heading = "Training")]
    clip_norm: Option<f32>,
    /// Fraction of the rows for validation instead of training; 0 for none
    #[arg(long, default_value_t = 0.2, value_name = "FRACTION", help_heading = "Training")]
    validation_fraction: f32,
    /// File with validation data, instead of a fraction of DATA
    #[arg(long, value_name = "DATA", help_heading = "Training")]
    validation: Vec<String>,
    /// Figure of the validation rows by which the best epoch is chosen: loss, or metric (the largest AUC or accuracy, the smallest RMSE)
    #[arg(long, default_value = "loss", value_parser = parse_monitor, value_name = "FIGURE", help_heading = "Training")]
    monitor: Monitor,
    /// Stop after this many epochs without a better one (--monitor)
    #[arg(long, value_name = "N", help_heading = "Training")]
    patience: Option<usize>,
    /// Do not scale the inputs; by default their mean is subtracted and they are divided by their standard deviation
    #[arg(long, help_heading = "Training")]
    no_standardize: bool,
    /// Scaling of the inputs: standard (mean and standard deviation) or robust (median and quartiles, insensitive to outliers) [default: depends on
    /// the kind of network]
    #[arg(long, value_parser = parse_scaling, value_name = "SCALING", help_heading = "Training")]
    scaling: Option<InputScaling>,
    /// Scale the initial weights so that each unit has variance 1 over 1,024 of the rows, for deep networks
    #[arg(long, help_heading = "Training")]
    init_from_rows: bool,
    /// Give all classes the same total weight in the loss; the probabilities then assume equally frequent classes
    #[arg(long, help_heading = "Training")]
    balance_classes: bool,
    /// Value that marks a missing number, for example -999, in all columns, or -999:m_jj,dphi in some. It is replaced by the mean, and a flag is
    /// added as an input
    #[arg(long, value_parser = parse_missing, allow_hyphen_values = true, value_name = "VALUE[:COLUMNS]", help_heading = "Training")]
    missing: Vec<Missing>,
    /// Memory limit for the rows, for example 2GB; the rest goes to a scratch file, which is read in every epoch
    #[arg(long, value_parser = parse_size, value_name = "SIZE", help_heading = "Training")]
    memory: Option<usize>,
    /// Folder of the scratch file, an unnamed file that is always deleted [default: the system's temporary folder, TMPDIR]
    #[arg(long, value_name = "FOLDER", requires = "memory", help_heading = "Training")]
    memory_folder: Option<PathBuf>,
    #[command(flatten)]
    fit: FitOptions,
}

fn parse_size(text: &str) -> std::result::Result<usize, String> {
    bytes_of(text).map_err(|_| "wanted a size such as 2GB or 500MB".to_owned())
}

/// Values of `--missing`.
type Missing = Vec<MissingValue>;

fn parse_missing(text: &str) -> std::result::Result<Missing, String> {
    let (value, columns) = text.split_once(':').unwrap_or((text, ""));
    let wanted = || "wanted a number, such as -999, or with columns, as -999:m_jj,dphi".to_owned();
    let value = value.parse().map_err(|_| wanted())?;
    if text.contains(':') && columns.split(',').any(str::is_empty) {
        return Err(wanted());
    }
    Ok(match columns {
        "" => vec![MissingValue { column: None, value }],
        _ => columns.split(',').map(|column| MissingValue::of(column, value)).collect(),
    })
}

fn parse_loss(text: &str) -> std::result::Result<Loss, String> {
    match text.split_once(':').unwrap_or((text, "")) {
        ("binary", "") => Ok(Loss::BinaryCrossEntropy),
        ("softmax", "") => Ok(Loss::SoftmaxCrossEntropy),
        ("mse", "") => Ok(Loss::Mse),
        ("huber", delta) => delta
            .parse()
            .map(Loss::Huber)
            .map_err(|_| "wanted huber:DELTA with a number, for example huber:1".to_owned()),
        _ => Err("wanted binary, softmax, mse or huber:DELTA".to_owned()),
    }
}

fn parse_scaling(text: &str) -> std::result::Result<InputScaling, String> {
    match text {
        "standard" => Ok(InputScaling::Standard),
        "robust" => Ok(InputScaling::Robust),
        _ => Err("wanted standard or robust".to_owned()),
    }
}

fn parse_monitor(text: &str) -> std::result::Result<Monitor, String> {
    match text {
        "loss" => Ok(Monitor::Loss),
        "metric" => Ok(Monitor::Metric),
        _ => Err("wanted loss or metric".to_owned()),
    }
}

fn parse_optimizer(text: &str) -> std::result::Result<Optimizer, String> {
    let (beta1, beta2, epsilon) = (0.9, 0.999, 1e-8);
    match text.split_once(':').unwrap_or((text, "")) {
        ("adamw", "") => Ok(Optimizer::AdamW { beta1, beta2, epsilon }),
        ("adam", "") => Ok(Optimizer::Adam { beta1, beta2, epsilon }),
        ("sgd", "") => Ok(Optimizer::Sgd { momentum: 0.0 }),
        ("sgd", momentum) => momentum
            .parse()
            .map(|momentum| Optimizer::Sgd { momentum })
            .map_err(|_| "wanted sgd:MOMENTUM with a number, for example sgd:0.9".to_owned()),
        _ => Err("wanted adamw, adam or sgd[:MOMENTUM]".to_owned()),
    }
}

/// Reads the data, trains and saves the network. The exit status is 130 after Ctrl-C and 143 after SIGTERM; the best network so far is saved in both
/// cases.
pub(crate) fn run(mut options: Options) -> Result<ExitCode> {
    let ranks = options.fit.ranks()?;
    ranks.together(train(&options, &ranks))
}

fn train(options: &Options, ranks: &Ranks) -> Result<ExitCode> {
    let files = options.data.iter().chain(&options.validation);
    let files = files.map(|file| Source::parse(file).path);
    let files = files.chain(options.network.from.clone()).chain(options.teacher.clone());
    let files: Vec<_> = files.collect();
    options.fit.check(&files.iter().map(|file| &**file).collect::<Vec<_>>())?;
    let teacher = options.teacher.as_ref().map(|path| model::load(path, &ModelOptions::default()));
    let teacher = teacher.transpose()?;
    let outputs = teacher.as_ref().map(Network::outputs);
    let train = TrainOptions {
        teacher: teacher.map(Teacher::from),
        ..train_options(options, ranks.clone())
    };
    train.validate()?;
    let limit = options.memory.map(|size| MemoryLimit::new(size, options.memory_folder.clone()));
    let limit = limit.transpose()?;
    let from = options.network.load()?;
    let jagged = options.network.jagged(from.as_ref(), &options.features)?;
    let rows = Rows {
        features: &options.features,
        targets: &options.target,
        weight: options.weight.as_deref(),
        filter: options.filter.as_ref(),
    };
    rows.check_targets(&options.target)?;
    let read = |files: &[String]| dataset_on_ranks(files, rows, limit.as_ref(), &jagged, ranks);
    let data = read(&options.data)?;
    let validation =
        if options.validation.is_empty() { None } else { Some(read(&options.validation)?) };
    root::finish();
    let mut net = options.network.network(from, &data, options.loss, outputs)?;
    if !options.fit.quiet {
        let (rows, features) = (data.rows(), data.features());
        eprintln!("{rows} rows, {features} features; {}", network::describe(&net));
    }
    let history = fit(&mut net, &data, validation.as_ref(), &train, None)?;
    if let Some(path) = options.fit.history.as_ref().filter(|_| ranks.is_first()) {
        save_history(path, &history)?;
    }
    if history.best_epoch == 0 {
        return Ok(nothing_done("epoch"));
    }
    if ranks.is_first() {
        model::save(&net, &options.fit.output)?;
    }
    if !options.fit.quiet {
        report(&history, net.target_names(), &options.fit.output);
    }
    Ok(status(history.stop))
}

fn train_options(options: &Options, ranks: Ranks) -> TrainOptions {
    TrainOptions {
        ranks,
        epochs: options.epochs,
        batch_size: options.batch_size,
        learning_rate: options.learning_rate,
        optimizer: options.optimizer,
        weight_decay: options.weight_decay,
        weight_decay_fade: options.weight_decay_fade,
        dropout_fade: options.dropout_fade,
        parts: options.freeze.iter().map(PartRate::frozen).collect(),
        checkpoint_every: options.checkpoint_every,
        loss: options.loss,
        schedule: options.schedule,
        clip_norm: options.clip_norm,
        validation_fraction: options.validation_fraction,
        monitor: options.monitor,
        patience: options.patience,
        seed: options.network.seed,
        threads: options.fit.threads,
        progress: options.fit.progress(),
        standardize: !options.no_standardize,
        init_from_rows: options.init_from_rows,
        scaling: options.scaling,
        balance_classes: options.balance_classes,
        missing: options.missing.concat(),
        checkpoint: options.fit.checkpoint.clone(),
        resume: options.fit.resume,
        ..TrainOptions::default()
    }
}

/// Writes one row per epoch. Cells without validation are empty.
fn save_history(path: &Path, history: &History) -> Result<()> {
    let metric = history.metric.to_string().to_lowercase();
    let cell = |value: f64| if value.is_nan() { String::new() } else { value.to_string() };
    write_atomically(path, |file| {
        writeln!(
            file,
            "epoch,train_loss,validation_loss,train_{metric},validation_{metric},learning_rate,seconds,events_per_second"
        )?;
        for epoch in &history.epochs {
            let Epoch { train_loss, validation_loss, train_metric, validation_metric, .. } = *epoch;
            let figures = [train_loss, validation_loss, train_metric, validation_metric];
            let figures = figures.map(cell).join(",");
            let Epoch { epoch, learning_rate, seconds, events_per_second, .. } = epoch;
            writeln!(file, "{epoch},{figures},{learning_rate},{seconds},{events_per_second}")?;
        }
        Ok(())
    })
}

fn report(history: &History, targets: &[String], output: &Path) {
    let Some(best) = history.epochs.iter().find(|epoch| epoch.epoch == history.best_epoch) else {
        return;
    };
    let digits = if history.metric == Metric::Rmse { 6 } else { 4 };
    let part = |name: &str, loss: f64, metric: f64| {
        if loss.is_nan() {
            return String::new();
        }
        format!("{name} loss {loss:.6}, {} {metric:.digits$}; ", history.metric)
    };
    eprintln!(
        "{}: {} epochs in {:.1} s, {:.0} events/s; weights of epoch {}: {}{}in {}",
        history.stop,
        history.epochs.len(),
        history.seconds,
        history.events_per_second,
        best.epoch,
        part("training", best.train_loss, best.train_metric),
        part("validation", best.validation_loss, best.validation_metric),
        output.display()
    );
    if targets.len() > 1 {
        let each = targets.iter().zip(&history.output_rmse);
        let each: Vec<_> = each.map(|(name, rmse)| format!("{name} {rmse:.6}")).collect();
        eprintln!("RMSE of each target: {}", each.join(", "));
    }
}
