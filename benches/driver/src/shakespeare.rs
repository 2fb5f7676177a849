//! `cargo xtask bench shakespeare`: training of a small GPT on a text, with rootgrad and PyTorch in turn. Both start from
//! the same weights and use the same batches; both curves are drawn in one picture.

use super::peers::Python;
use super::picture::{Curve, Panel};
use super::worker::Worker;
use super::{Workspace, data, example, picture, threads, verdict, write, write_json};
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Target: largest difference between the validation loss and PyTorch's.
const TOLERANCE: f64 = 0.02;
const MODES: [&str; 2] = ["eager", "compile"];

/// Options of `cargo xtask bench shakespeare`.
#[derive(clap::Args)]
pub struct Options {
    /// Text file [default: tinyshakespeare of the shared data]
    #[arg(long)]
    text: Option<PathBuf>,
    /// PyTorch's mode: eager or compile
    #[arg(long, default_value = "eager")]
    mode: String,
    #[arg(long, default_value_t = 6)]
    layers: usize,
    #[arg(long, default_value_t = 6)]
    heads: usize,
    #[arg(long, default_value_t = 384)]
    channels: usize,
    /// Sequences per batch
    #[arg(long, default_value_t = 8)]
    batch: usize,
    /// Tokens per sequence
    #[arg(long, default_value_t = 128)]
    length: usize,
    #[arg(long, default_value_t = 600)]
    steps: usize,
    #[arg(long, default_value_t = 50)]
    validate_every: usize,
    #[arg(long, default_value_t = 20)]
    validation_batches: usize,
    /// Threads of each side; 0 means all cores
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// Trains both models. Writes `target/bench/shakespeare.json` and `.svg`.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    if !MODES.contains(&options.mode.as_str()) {
        bail!("no mode '{}'; there are: {}", options.mode, MODES.join(", "));
    }
    ensure!(
        options.validate_every > 0 && options.steps > 0,
        "steps and validate-every: at least 1"
    );
    let text = match &options.text {
        Some(path) => path.clone(),
        None => workspace.real_data()?.join("text/tinyshakespeare.txt"),
    };
    let python = Python::torch(workspace)?;
    let data = format!("{}/shakespeare-", data(workspace)?.display());
    let argument = json!({
        "text": text, "data": data, "threads": threads(options.threads),
        "layers": options.layers, "heads": options.heads, "channels": options.channels,
        "batch": options.batch, "length": options.length, "steps": options.steps,
        "validate_every": options.validate_every, "validation_batches": options.validation_batches,
        "mode": options.mode,
    });
    let program = example(workspace, "rootgrad_shakespeare")?;
    let mut ours = Worker::start("rootgrad", Command::new(program).arg(argument.to_string()))?;
    println!(
        "{} parameters, {} tokens; {} steps of ({}, {})",
        ours.info["parameters"], ours.info["tokens"], options.steps, options.batch, options.length
    );
    let mut command = python.worker("torch_shakespeare.py", &argument.to_string());
    let mut theirs = Worker::start(&options.mode, &mut command)?;
    let seconds = in_turn(options, &mut ours, &mut theirs)?;
    let version = theirs.info["version"].clone();
    drop((ours, theirs));
    report(workspace, options, &data, seconds, &version)
}

/// Trains both sides from validation to validation in turn. Returns the seconds of each.
fn in_turn(options: &Options, ours: &mut Worker, theirs: &mut Worker) -> Result<(f64, f64)> {
    let mut seconds = (0.0, 0.0);
    for round in 1..=options.steps.div_ceil(options.validate_every) {
        seconds.0 += ours.round()?;
        seconds.1 += theirs.round()?;
        let step = (round * options.validate_every).min(options.steps);
        println!("step {step}: {:.1} s and {:.1} s", seconds.0, seconds.1);
    }
    Ok(seconds)
}

fn report(
    workspace: &dyn Workspace,
    options: &Options,
    data: &str,
    (ours_s, theirs_s): (f64, f64),
    version: &Value,
) -> Result<()> {
    let ours = curve(Path::new(&format!("{data}ours.csv")))?;
    let theirs = curve(Path::new(&format!("{data}torch-{}.csv", options.mode)))?;
    let last = |curve: &[Point]| curve.last().map_or(f64::NAN, |point| point.loss);
    let (ours_loss, theirs_loss) = (last(&ours), last(&theirs));
    let apart = |(a, b): (&Point, &Point)| (a.loss - b.loss).abs() / b.loss;
    let worst = ours.iter().zip(&theirs).map(apart).fold(0.0, f64::max);
    println!(
        "validation loss {ours_loss:.4} and {theirs_loss:.4} (largest difference on the way {:.2}%), {ours_s:.1} s and \
         {theirs_s:.1} s: {:.2} times as fast",
        100.0 * worst,
        theirs_s / ours_s
    );
    let close = ours_loss <= (1.0 + TOLERANCE) * theirs_loss;
    println!("{}", verdict("a validation loss within 2% of PyTorch's", close));
    println!("{}", verdict("in less time", ours_s < theirs_s));
    let points = |curve: &[Point]| -> Vec<Value> {
        curve.iter().map(|p| json!([p.step, p.loss, p.seconds])).collect()
    };
    let row = json!({
        "mode": options.mode, "peer": "pytorch", "peer_version": version, "steps": options.steps,
        "batch": options.batch, "length": options.length, "layers": options.layers,
        "heads": options.heads, "channels": options.channels,
        "ours_s": ours_s, "theirs_s": theirs_s, "ratio": theirs_s / ours_s, "ours_loss": ours_loss,
        "theirs_loss": theirs_loss, "largest_difference": worst,
        "ours": points(&ours), "theirs": points(&theirs),
    });
    let panel = |name, x: fn(&Point) -> f64| {
        let curve = |name, points: &[Point]| Curve {
            name,
            points: points.iter().map(|p| (x(p), p.loss)).collect(),
        };
        let curves = vec![curve("rootgrad", &ours), curve("PyTorch", &theirs)];
        Panel { name, value: "validation loss", curves }
    };
    let panels = [panel("step", |p| p.step), panel("seconds of training", |p| p.seconds)];
    write(workspace, "shakespeare.svg", &picture::panels(&panels))?;
    write_json(workspace, "shakespeare.json", &[row])
}

/// A validation: its step, its loss, and the seconds of training up to it.
struct Point {
    step: f64,
    loss: f64,
    seconds: f64,
}

/// Reads the validations from a history's CSV file.
fn curve(path: &Path) -> Result<Vec<Point>> {
    let text =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let header = lines.next().context("an empty history")?;
    let at = |name: &str| header.iter().position(|column| *column == name).context("no column");
    let (step, loss, time) = (at("step")?, at("validation_loss")?, at("seconds")?);
    let mut seconds = 0.0;
    let mut points = Vec::new();
    for row in lines {
        seconds += row[time].parse::<f64>()?;
        if !row[loss].is_empty() {
            points.push(Point { step: row[step].parse()?, loss: row[loss].parse()?, seconds });
        }
    }
    Ok(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_history_gives_the_validations_and_the_seconds_until_then() {
        let path = std::env::temp_dir().join(format!("rootgrad-curve-{}.csv", std::process::id()));
        let rows =
            "step,train_loss,validation_loss,seconds\n1,3,,0.5\n2,2,2.5,0.5\n3,2,,1\n4,1,2,1\n";
        std::fs::write(&path, rows).unwrap();
        let points = curve(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        let found: Vec<_> = points.iter().map(|p| (p.step, p.loss, p.seconds)).collect();
        assert_eq!(found, [(2.0, 2.5, 1.0), (4.0, 2.0, 3.0)]);
    }
}
