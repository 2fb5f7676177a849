//! `cargo xtask bench ad`: derivatives that the engine generates, compared with their primals and with hand-written
//! derivatives.

use super::{Workspace, verdict, write_json};
use anyhow::{Context, Result};

/// Target: time of a generated derivative divided by that of the hand-written one.
const OVER_BY_HAND: f64 = 1.1;
/// Target: time of value and gradient together divided by that of the value.
const OVER_PRIMAL: f64 = 3.0;
const FORWARD_OVER_PRIMAL: f64 = 2.5;
/// Largest accepted growth of a ratio from the smallest size to the largest.
const GROWTH: f64 = 1.3;
/// Functions that read and write slices; their derivatives must not need a tape.
const KERNELS: &[&str] =
    &["gelu", "layernorm", "cross_entropy", "matmul", "attention", "black_scholes", "contraction"];

/// Builds and runs `autodiff/examples/bench_ad`, prints its figures and writes them to `target/bench/ad.json`.
pub fn bench(workspace: &dyn Workspace, only: &str) -> Result<()> {
    let package = ["run", "--release", "--quiet", "--package", "rootgrad-autodiff"];
    let mut command = workspace.cargo(&package);
    command.args(["--example", "bench_ad", "--", only]);
    let text = workspace.output(&mut command)?;
    let rows: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).with_context(|| line.to_owned()))
        .collect::<Result<_>>()?;
    println!("value and gradient (the same work by hand), one thread:");
    let (sized, fixed): (Vec<_>, Vec<_>) = rows.iter().partition(|row| row["size"].is_u64());
    for row in fixed {
        let figure = |name: &str| row[name].as_f64().unwrap_or(f64::NAN);
        let (over_primal, over_hand) =
            (figure("derivative_over_primal"), figure("derivative_over_by_hand"));
        let name = row["function"].as_str().unwrap_or("?");
        println!(
            "  {name:<14} {:>8.2} ms, primal {:>8.2} ms, by hand {:>8.2} ms; tape {} bytes",
            1e3 * figure("derivative_s"),
            1e3 * figure("primal_s"),
            1e3 * figure("by_hand_s"),
            row["tape_bytes"]
        );
        let by_hand = verdict(&format!("{OVER_BY_HAND} × by hand"), over_hand <= OVER_BY_HAND);
        let primal = verdict(&format!("{OVER_PRIMAL} × primal"), over_primal <= OVER_PRIMAL);
        println!("    {over_hand:.2} × by hand, {by_hand}; {over_primal:.2} × primal, {primal}");
        if KERNELS.contains(&name) {
            println!("    {}", verdict("no tape", row["tape_bytes"] == 0));
        }
    }
    against_size(&sized);
    write_json(workspace, "ad.json", &rows)
}

/// Prints the ratios of functions that call other functions. The ratios must not grow with the size.
fn against_size(rows: &[&serde_json::Value]) {
    let figure = |row: &serde_json::Value, name: &str| row[name].as_f64().unwrap_or(f64::NAN);
    let same = |a: &&serde_json::Value, b: &&serde_json::Value| a["function"] == b["function"];
    for rows in rows.chunk_by(same) {
        println!("  {}, against size:", rows[0]["function"].as_str().unwrap_or("?"));
        for row in rows {
            println!(
                "    {:>8}: gradient {:.2} × primal, forward {:.2} ×; {} bytes stored",
                row["size"],
                figure(row, "derivative_over_primal"),
                figure(row, "forward_over_primal"),
                row["tape_bytes"]
            );
        }
        let ratios = || rows.iter().map(|row| figure(row, "derivative_over_primal"));
        let worst = ratios().fold(0.0, f64::max);
        let growth = ratios().next_back().unwrap_or(f64::NAN) / ratios().next().unwrap_or(f64::NAN);
        let forward = rows.iter().map(|row| figure(row, "forward_over_primal")).fold(0.0, f64::max);
        println!(
            "    {}, {}, {}",
            verdict(&format!("{OVER_PRIMAL} × primal"), worst <= OVER_PRIMAL),
            verdict(
                &format!("forward {FORWARD_OVER_PRIMAL} × primal"),
                forward <= FORWARD_OVER_PRIMAL
            ),
            verdict(&format!("last over first {GROWTH}"), growth <= GROWTH)
        );
    }
}
