//! `cargo xtask bench memory`: a fit of rows on disk, with a limit of memory, beside the same in memory.

use super::{verdict, write_json};
use crate::env::{Workspace, output, run};
use crate::install;
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// `cargo xtask bench memory`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Rows of 28 features: 116 bytes each
    #[arg(long, default_value_t = 50_000_000)]
    rows: u64,
    /// Bytes that the limited fit may hold
    #[arg(long, default_value_t = 1_000_000_000)]
    memory: u64,
    /// Epochs; the first is left out of the speeds
    #[arg(long, default_value_t = 3)]
    epochs: u32,
    /// Where the limited fit puts its scratch file
    #[arg(long, default_value_os_t = std::env::temp_dir())]
    folder: PathBuf,
    /// Only the limited fit, where memory does not hold all rows
    #[arg(long)]
    limited_only: bool,
}

/// The speed of the limited fit in units of the other, at least, and its memory in units of the limit, at most.
const SPEED: f64 = 0.8;
const RESIDENT: f64 = 1.3;

/// Runs both on all cores and on one, prints their figures and writes them to `target/bench/memory.json`.
pub(crate) fn bench(workspace: &Workspace, options: &Options) -> Result<()> {
    let mut build = install::build(workspace, &install::PROGRAMS);
    run(build.args(["--package", "rootgrad", "--example", "rootgrad_memory"]))?;
    let program = workspace.target.join("release/examples/rootgrad_memory");
    let mut rows = Vec::new();
    for threads in [0, 1] {
        let fit = |bytes: u64| -> Result<Value> {
            let mut command = Command::new(&program);
            for number in [options.rows, bytes, u64::from(options.epochs), threads] {
                command.arg(number.to_string());
            }
            let text = output(command.arg(&options.folder))?;
            serde_json::from_str(&text).with_context(|| text.clone())
        };
        println!("{}", if threads == 0 { "all cores" } else { "one thread" });
        let limited = fit(options.memory)?;
        show("on disk", &limited);
        let resident = figure(&limited["resident"]) / options.memory as f64;
        let told = format!("at most {RESIDENT} of the limit; {resident:.2}");
        println!("    {}", verdict(&told, resident <= RESIDENT));
        if !options.limited_only {
            let held = fit(0)?;
            show("in memory", &held);
            let ratio = speed(&limited) / speed(&held);
            let told = format!("at least {SPEED} of the speed in memory; {ratio:.2}");
            println!("    {}", verdict(&told, ratio >= SPEED));
            rows.push(held);
        }
        rows.push(limited);
    }
    write_json(workspace, "memory.json", &rows)
}

fn figure(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// The median over the epochs but the first.
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
