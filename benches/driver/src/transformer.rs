//! `cargo xtask bench transformer`: forward pass and pullback of a transformer's parts, and their ratio.

use super::{Workspace, write_json};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::path::Path;

/// Options of `cargo xtask bench transformer`.
#[derive(clap::Args)]
pub struct Options {
    /// Measure only the parts whose name contains this, for example "attention"
    #[arg(long, default_value = "")]
    only: String,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
}

/// Group of the benchmarks for hardware limits; the unit of work in a function's name identifies it.
const LIMIT: &str = "limit";

/// One function with criterion's measurement.
struct Measured {
    group: String,
    function: String,
    /// Median time.
    seconds: f64,
    /// True if the work is counted in floating-point operations, false if in bytes; and the rate in 10⁹ per second.
    operations: bool,
    rate: f64,
}

/// Runs `benches/transformer.rs`, prints a table of criterion's medians and writes it to
/// `target/bench/transformer.json`.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    let home = workspace.target().join("bench/criterion");
    if home.exists() {
        // Remove earlier results, so that only those of this run are found.
        std::fs::remove_dir_all(&home)
            .with_context(|| format!("cannot remove {}", home.display()))?;
    }
    let mut command = workspace.cargo(&["bench", "--bench", "transformer", "--"]);
    let (warm_up, measurement) = (options.seconds / 2.0, options.seconds);
    command.args(["--noplot", "--warm-up-time", &warm_up.to_string()]);
    command.args(["--measurement-time", &measurement.to_string()]);
    if !options.only.is_empty() {
        command.arg(format!("{LIMIT}|{}", escaped(&options.only)));
    }
    workspace.run(command.env("CRITERION_HOME", &home))?;
    let rows = table(&read(&home)?)?;
    for row in &rows {
        print(row);
    }
    write_json(workspace, "transformer.json", &rows)
}

/// Escapes the text as a regular expression that matches only this text.
fn escaped(text: &str) -> String {
    let plain = |c: char| c.is_alphanumeric();
    text.chars().map(|c| if plain(c) { c.to_string() } else { format!("\\{c}") }).collect()
}

/// Reads all functions that criterion measured, in no order, from the folders `<group>/<function>/new`.
fn read(home: &Path) -> Result<Vec<Measured>> {
    let mut all = Vec::new();
    for group in folders(home)? {
        for function in folders(&group)? {
            let file = |name: &str| -> Result<Value> {
                let path = function.join("new").join(name);
                let text = std::fs::read_to_string(&path)
                    .with_context(|| format!("cannot read {}", path.display()))?;
                serde_json::from_str(&text).with_context(|| path.display().to_string())
            };
            if function.join("new").exists() {
                all.push(measured(&file("benchmark.json")?, &file("estimates.json")?)?);
            }
        }
    }
    Ok(all)
}

fn folders(path: &Path) -> Result<Vec<std::path::PathBuf>> {
    let entries =
        std::fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
    let paths: std::io::Result<Vec<_>> = entries.map(|entry| Ok(entry?.path())).collect();
    Ok(paths?.into_iter().filter(|path| path.is_dir()).collect())
}

fn measured(benchmark: &Value, estimates: &Value) -> Result<Measured> {
    let name = |key: &str| benchmark[key].as_str().map(str::to_owned).context("no name");
    let seconds = estimates["median"]["point_estimate"].as_f64().context("no median")? / 1e9;
    let work = &benchmark["throughput"];
    let operations = work["Elements"].as_f64();
    let amount = operations.or(work["Bytes"].as_f64()).context("no throughput")?;
    Ok(Measured {
        group: name("group_id")?,
        function: name("function_id")?,
        seconds,
        operations: operations.is_some(),
        rate: amount / seconds / 1e9,
    })
}

/// Returns a row for each part with a forward function and a pullback.
fn table(all: &[Measured]) -> Result<Vec<Value>> {
    let find =
        |group: &str, name: &str| all.iter().find(|m| m.group == group && m.function == name);
    let mut rows = Vec::new();
    for forward in all.iter().filter(|m| m.function == "forward") {
        let pullback = find(&forward.group, "pullback").context("a part without a pullback")?;
        let limit = all.iter().find(|m| m.group == LIMIT && m.operations == forward.operations);
        let limit = limit.context("no limit was measured")?;
        rows.push(json!({
            "part": forward.group, "forward_s": forward.seconds, "pullback_s": pullback.seconds,
            "ratio": pullback.seconds / forward.seconds,
            "unit": if forward.operations { "GFLOP/s" } else { "GB/s" },
            "forward_rate": forward.rate, "pullback_rate": pullback.rate,
            "limit_rate": limit.rate, "limit": limit.function,
        }));
    }
    ensure!(!rows.is_empty(), "no part of that name");
    rows.sort_by_key(|row| row["part"].to_string());
    Ok(rows)
}

fn print(row: &Value) {
    let number = |key: &str| row[key].as_f64().unwrap_or(f64::NAN);
    let text = |key: &str| row[key].as_str().unwrap_or("?");
    println!(
        "{:<38} forward {:>9.3} ms, pullback {:>9.3} ms, ratio {:.2}; {:.0} and {:.0} {}, of {:.0} ({})",
        text("part"),
        1e3 * number("forward_s"),
        1e3 * number("pullback_s"),
        number("ratio"),
        number("forward_rate"),
        number("pullback_rate"),
        text("unit"),
        number("limit_rate"),
        text("limit"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn function(group: &str, name: &str, work: &str, amount: f64, nanoseconds: f64) -> Measured {
        let benchmark =
            json!({ "group_id": group, "function_id": name, "throughput": { work: amount } });
        let estimates = json!({ "median": { "point_estimate": nanoseconds } });
        measured(&benchmark, &estimates).unwrap()
    }

    #[test]
    fn a_part_is_held_against_the_limit_of_its_unit() {
        let all = [
            function("limit", "product", "Elements", 8e9, 1e8),
            function("limit", "copy", "Bytes", 3e6, 1e5),
            function("norm", "pullback", "Bytes", 3e6, 3e5),
            function("norm", "forward", "Bytes", 2e6, 1e5),
            function("matmul", "forward", "Elements", 1e9, 2e7),
            function("matmul", "pullback", "Elements", 2e9, 5e7),
        ];
        let rows = table(&all).unwrap();
        assert_eq!(rows.len(), 2);
        let near = |row: &Value, key: &str, wanted: f64| {
            let found = row[key].as_f64().unwrap();
            assert!((found / wanted - 1.0).abs() < 1e-12, "{key}: {found}");
        };
        let (matmul, norm) = (&rows[0], &rows[1]);
        assert_eq!((&matmul["part"], &matmul["unit"]), (&"matmul".into(), &"GFLOP/s".into()));
        near(matmul, "ratio", 2.5);
        near(matmul, "forward_rate", 50.0);
        near(matmul, "pullback_rate", 40.0);
        near(matmul, "limit_rate", 80.0);
        assert_eq!((&norm["limit"], &norm["unit"]), (&"copy".into(), &"GB/s".into()));
        near(norm, "ratio", 3.0);
        near(norm, "limit_rate", 30.0);
    }

    #[test]
    fn a_table_without_a_pullback_or_a_limit_is_refused() {
        let forward = || function("norm", "forward", "Bytes", 2e6, 1e5);
        let pullback = || function("norm", "pullback", "Bytes", 2e6, 1e5);
        let error = |all: &[Measured]| table(all).unwrap_err().to_string();
        assert_eq!(error(&[forward()]), "a part without a pullback");
        assert_eq!(error(&[forward(), pullback()]), "no limit was measured");
        assert_eq!(error(&[]), "no part of that name");
    }
}
