//! `cargo xtask bench memory`: a fit of rows on disk with a memory limit, compared with the same fit in memory.

use super::{Workspace, example, verdict, write_json};
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// `cargo xtask bench memory`.
#[derive(clap::Args)]
pub struct Options {
    /// Number of rows with 28 features, 116 bytes each
    #[arg(long, default_value_t = 50_000_000)]
    rows: u64,
    /// Memory limit of the limited fit, in bytes
    #[arg(long, default_value_t = 1_000_000_000)]
    memory: u64,
    /// Number of epochs; the first is not part of the speeds
    #[arg(long, default_value_t = 3)]
    epochs: u32,
    /// Folder of the limited fit's scratch file
    #[arg(long, default_value_os_t = std::env::temp_dir())]
    folder: PathBuf,
    /// Run only the limited fit, if the memory is too small for all rows
    #[arg(long)]
    limited_only: bool,
}

/// Targets: least speed of the limited fit relative to the other fit, and its largest memory relative to the limit.
const SPEED: f64 = 0.8;
const RESIDENT: f64 = 1.3;

/// Runs both fits with all cores and with one, prints the figures and writes them to `target/bench/memory.json`.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    let program = example(workspace, "rootgrad_memory")?;
    let mut rows = Vec::new();
    for threads in [0, 1] {
        let fit = |bytes: u64| -> Result<Value> {
            let mut command = Command::new(&program);
            for number in [options.rows, bytes, u64::from(options.epochs), threads] {
                command.arg(number.to_string());
            }
            let text = workspace.output(command.arg(&options.folder))?;
            serde_json::from_str(&text).with_context(|| text.clone())
        };
        println!("{}", if threads == 0 { "all cores" } else { "one thread" });
        let limited = fit(options.memory)?;
        show("on disk", &limited);
        let resident = figure(&limited["resident"]) / options.memory as f64;
        let target = format!("at most {RESIDENT} of the limit; {resident:.2}");
        println!("    {}", verdict(&target, resident <= RESIDENT));
        if !options.limited_only {
            let in_memory = fit(0)?;
            show("in memory", &in_memory);
            let ratio = speed(&limited) / speed(&in_memory);
            let target = format!("at least {SPEED} of the speed in memory; {ratio:.2}");
            println!("    {}", verdict(&target, ratio >= SPEED));
            rows.push(in_memory);
        }
        rows.push(limited);
    }
    write_json(workspace, "memory.json", &rows)
}

fn figure(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// Returns the median speed over the epochs after the first.
fn speed(fit: &Value) -> f64 {
    let mut rates: Vec<f64> =
        fit["events_per_second"].as_array().into_iter().flatten().skip(1).map(figure).collect();
    rates.sort_by(f64::total_cmp);
    rates.get(rates.len() / 2).copied().unwrap_or(f64::NAN)
}

fn show(what: &str, fit: &Value) {
    println!(
        "  {what:<10} {:>6.1} s of appending, {:>6.1} s before the first step, {:>5.2} M events/s, {:>6.0} MB, loss {:.5}",
        figure(&fit["reading_s"]),
        figure(&fit["before_first_step_s"]),
        speed(fit) / 1e6,
        figure(&fit["resident"]) / 1e6,
        fit["validation_loss"].as_array().and_then(|all| all.last()).map_or(f64::NAN, figure),
    );
}
