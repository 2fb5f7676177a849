//! `cargo xtask bench shakespeare`: a small GPT learns a text, ours and PyTorch's in turn, from the same weights on the same
//! batches; both curves in one picture.

use super::worker::Worker;
use super::{verdict, write_json};
use crate::env::{Workspace, run};
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the issue wants: a validation loss within this of PyTorch's.
const TOLERANCE: f64 = 0.02;
const MODES: [&str; 2] = ["eager", "compile"];

/// What is asked for.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The text; tinyshakespeare of the shared data if not given
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
    /// Sequences of a batch
    #[arg(long, default_value_t = 8)]
    batch: usize,
    /// Tokens of a sequence
    #[arg(long, default_value_t = 128)]
    length: usize,
    #[arg(long, default_value_t = 600)]
    steps: usize,
    #[arg(long, default_value_t = 50)]
    validate_every: usize,
    #[arg(long, default_value_t = 20)]
    validation_batches: usize,
    /// Threads of both; 0 for all
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// Trains both. Writes `target/bench/shakespeare.json` and `.svg`.
pub(crate) fn bench(workspace: &Workspace, options: &Options) -> Result<()> {
    if !MODES.contains(&options.mode.as_str()) {
        bail!("no mode '{}'; there are: {}", options.mode, MODES.join(", "));
    }
    ensure!(
        options.validate_every > 0 && options.steps > 0,
        "steps and validate-every: at least 1"
    );
    let text = match &options.text {
        Some(path) => path.clone(),
        None => workspace.data()?.join("text/tinyshakespeare.txt"),
    };
    run(&mut workspace.cargo(["build", "--release", "--example", "rootgrad_shakespeare"]))?;
    println!("PyTorch: several GB to fetch the first time");
    let python = crate::venv::ensure(workspace, "peers-env", &["torch", "jax", "numpy"])?;
    let data = workspace.target.join("bench/data");
    std::fs::create_dir_all(&data).with_context(|| format!("cannot make {}", data.display()))?;
    let data = format!("{}/shakespeare-", data.display());
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    let mut argument = json!({
        "text": text, "data": data, "threads": if options.threads == 0 { all } else { options.threads },
        "layers": options.layers, "heads": options.heads, "channels": options.channels,
        "batch": options.batch, "length": options.length, "steps": options.steps,
        "validate_every": options.validate_every, "validation_batches": options.validation_batches,
        "mode": options.mode,
    });
    let program = workspace.target.join("release/examples/rootgrad_shakespeare");
    let mut ours = Worker::start("rootgrad", Command::new(program).arg(argument.to_string()))?;
    argument["vocabulary"] = ours.info["vocabulary"].clone();
    println!(
        "{} parameters, {} tokens; {} steps of ({}, {})",
        ours.info["parameters"], ours.info["tokens"], options.steps, options.batch, options.length
    );
    let script = workspace.root.join("benches/peers/torch_shakespeare.py");
    let mut command = Command::new(python);
    command.arg(script).arg(argument.to_string()).env("PYTHONDONTWRITEBYTECODE", "1");
    let mut theirs = Worker::start(&options.mode, &mut command)?;
    let seconds = in_turn(options, &mut ours, &mut theirs)?;
    let version = theirs.info["version"].clone();
    drop((ours, theirs));
    report(workspace, options, &data, seconds, &version)
}

/// Both sides from validation to validation; the seconds of each.
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
    workspace: &Workspace,
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
    let path = workspace.target.join("bench/shakespeare.svg");
    let curves = [("rootgrad", "#1f5fbf", &ours[..]), ("PyTorch", "#d9701a", &theirs[..])];
    std::fs::create_dir_all(path.parent().context("no folder")?)?;
    std::fs::write(&path, picture(&curves))
        .with_context(|| format!("cannot write {}", path.display()))?;
    println!("picture in {}", path.display());
    write_json(workspace, "shakespeare.json", &[row])
}

/// A validation: after which step, its loss, and the seconds of training until then.
struct Point {
    step: f64,
    loss: f64,
    seconds: f64,
}

/// The validations in a history's CSV file.
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

/// Validation loss against the step, and against the seconds, as an SVG picture.
fn picture(curves: &[(&str, &str, &[Point])]) -> String {
    let (width, height) = (900.0, 360.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    panel(&mut svg, curves, "step", 60.0, |point| point.step);
    panel(&mut svg, curves, "seconds of training", 510.0, |point| point.seconds);
    for (i, (name, colour, _)) in curves.iter().enumerate() {
        let y = 40 + 20 * i;
        let _ = writeln!(svg, "<text x=\"330\" y=\"{y}\" fill=\"{colour}\">{name}</text>");
    }
    svg + "</svg>\n"
}

/// One pair of axes with all curves.
fn panel(
    svg: &mut String,
    curves: &[(&str, &str, &[Point])],
    name: &str,
    left: f64,
    x: fn(&Point) -> f64,
) {
    let (width, top, bottom) = (360.0, 20.0, 310.0);
    let points = || curves.iter().flat_map(|(_, _, points)| points.iter());
    let most = points().map(x).fold(0.0, f64::max).max(1e-9);
    let low = points().map(|p| p.loss).fold(f64::INFINITY, f64::min);
    let high = points().map(|p| p.loss).fold(f64::NEG_INFINITY, f64::max).max(low + 1e-9);
    let place = |value: f64, loss: f64| {
        (left + width * value / most, bottom - (bottom - top) * (loss - low) / (high - low))
    };
    let right = left + width;
    // Writing to a String does not fail.
    let _ = writeln!(
        svg,
        "<path d=\"M{left} {top}V{bottom}H{right}\" fill=\"none\" stroke=\"black\"/>\n\
         <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{name}</text>\n\
         <text x=\"{right}\" y=\"{}\" text-anchor=\"end\">{most:.0}</text>\n\
         <text x=\"{left}\" y=\"{}\">0</text>\n\
         <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{high:.2}</text>\n\
         <text x=\"{}\" y=\"{bottom}\" text-anchor=\"end\">{low:.2}</text>",
        left + width / 2.0,
        bottom + 32.0,
        bottom + 16.0,
        bottom + 16.0,
        left - 6.0,
        top + 10.0,
        left - 6.0
    );
    for (_, colour, points) in curves {
        let line: Vec<String> = points
            .iter()
            .map(|p| place(x(p), p.loss))
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect();
        let line = line.join(" ");
        let _ = writeln!(
            svg,
            "<polyline points=\"{line}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_are_read_and_drawn() {
        let path = std::env::temp_dir().join(format!("rootgrad-curve-{}.csv", std::process::id()));
        let rows =
            "step,train_loss,validation_loss,seconds\n1,3,,0.5\n2,2,2.5,0.5\n3,2,,1\n4,1,2,1\n";
        std::fs::write(&path, rows).unwrap();
        let points = curve(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        let found: Vec<_> = points.iter().map(|p| (p.step, p.loss, p.seconds)).collect();
        assert_eq!(found, [(2.0, 2.5, 1.0), (4.0, 2.0, 3.0)]);
        let svg = picture(&[("rootgrad", "blue", &points)]);
        // The last point lies at the right end of the axis, at its bottom; the first halfway, at the top.
        assert!(svg.contains("points=\"240.0,20.0 420.0,310.0\""), "{svg}");
        assert!(svg.contains("points=\"630.0,20.0 870.0,310.0\""), "{svg}");
    }
}
