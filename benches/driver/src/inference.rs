//! `cargo xtask bench inference`: runs `benches/inference.C`, compiled by ACLiC, in root.exe.

use super::{Workspace, verdict, write_json};
use anyhow::{Context, Result};

/// Target: time per event in a Define, µs.
const TARGET: f64 = 1.0;

/// Runs the macro, prints its figures and writes them to `target/bench/inference.json`.
pub fn bench(workspace: &dyn Workspace) -> Result<()> {
    workspace.cxx()?; // ACLiC needs a compiler
    let root = workspace.cern_root()?;
    let prefix = workspace.installed()?;
    // ACLiC writes its products next to the macro, so the macro is copied out of the source tree.
    let directory = workspace.target().join("bench");
    std::fs::create_dir_all(&directory)?;
    std::fs::copy(workspace.root().join("benches/inference.C"), directory.join("inference.C"))
        .context("cannot copy benches/inference.C")?;
    let load = format!("gSystem->Load(\"{}\")", prefix.join("lib/librootgrad.so").display());
    println!("compiling benches/inference.C with ACLiC and running it");
    let mut command = root.batch();
    command.args(["-e", &load, "inference.C+O"]).current_dir(&directory);
    command.env("ROOT_INCLUDE_PATH", prefix.join("include"));
    let text = workspace.output(&mut command)?;
    let line = text.lines().rev().find(|line| line.starts_with('{'));
    let line = line.with_context(|| format!("the macro gave no figures:\n{text}"))?;
    let row: serde_json::Value = serde_json::from_str(line).with_context(|| line.to_owned())?;
    println!("a Define of [28, 64, 64, 1], µs per event on one thread:");
    for (what, name) in [
        ("rootgrad::define", "us_per_event"),
        ("rootgrad::define_typed", "us_per_event_typed"),
        ("the network alone (Predictor)", "us_predictor_alone"),
        ("reading the 28 columns", "us_loop_reading_columns"),
    ] {
        let cost = row[name].as_f64().unwrap_or(f64::NAN);
        println!("  {what:<30} {cost:.3}");
        if name.starts_with("us_per_event") {
            println!("    {}", verdict(&format!("{TARGET} µs"), cost <= TARGET));
        }
    }
    write_json(workspace, "inference.json", &[row])
}
