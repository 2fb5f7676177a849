//! `cargo xtask bench tables`: quality of networks on tables, compared with boosted trees and other networks, each with its
//! defaults.

use super::peers::Python;
use super::{Workspace, folder, threads, write, write_json};
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

/// Tables of ROOT's tutorials, and simulated tables.
const TABLES: [&str; 15] = [
    "higgs",
    "regions",
    "tmva",
    "four_classes",
    "surface",
    "muons",
    "jets",
    "resonance",
    "absent",
    "weighted",
    "products",
    "stripes",
    "categories",
    "friedman",
    "mass",
];
const OURS: [&str; 5] = [
    "rootgrad",
    "rootgrad, taught by a Table",
    "rootgrad Table, fast",
    "rootgrad Table, balanced",
    "rootgrad Table, best",
];
const TREES: [&str; 7] = [
    "LightGBM",
    "LightGBM, early",
    "XGBoost",
    "XGBoost, early",
    "CatBoost",
    "CatBoost, early",
    "HistGradientBoosting",
];
const NETWORKS: [&str; 3] = ["scikit-learn's MLP", "RealMLP-TD", "TabM-D"];
/// Networks based on PyTorch, which take minutes per fit.
const OF_TORCH: [&str; 2] = ["RealMLP-TD", "TabM-D"];

/// `cargo xtask bench tables`.
#[derive(clap::Args)]
pub struct Options {
    /// Also fit boosted trees (LightGBM, XGBoost, CatBoost, each with and without early stopping, and scikit-learn's) and
    /// scikit-learn's MLP
    #[arg(long)]
    peers: bool,
    /// With --peers, also fit RealMLP-TD and TabM-D of pytabkit, which take minutes per fit
    #[arg(long, requires = "peers")]
    torch: bool,
    /// Fit only models whose name contains this
    #[arg(long, default_value = "")]
    only: String,
    /// Use only these tables
    #[arg(long, value_delimiter = ',')]
    tables: Vec<String>,
    /// Training rows of the simulated tables; of ROOT's tables half of the rows are used
    #[arg(long, value_delimiter = ',', default_value = "10000")]
    rows: Vec<usize>,
    /// Number of random seeds, for the rows and the models
    #[arg(long, default_value_t = 5)]
    seeds: u32,
    /// Threads of each model; 0 means all cores
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// Fits all models on all tables in turn. Writes `target/bench/tables.json`, and `tables.md` with means and standard errors.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    for table in &options.tables {
        ensure!(
            TABLES.contains(&table.as_str()),
            "no table '{table}'; there are: {}",
            TABLES.join(", ")
        );
    }
    let chosen =
        |name: &&str| options.tables.is_empty() || options.tables.iter().any(|t| t == name);
    let tables: Vec<&str> = TABLES.into_iter().filter(chosen).collect();
    let models = models(options)?;
    let prefix = workspace.installed()?;
    let tutorials = workspace.cern_root()?.tutorials?;
    let python = Python::tables(workspace, models.iter().any(|model| OF_TORCH.contains(model)))?;
    let argument = json!({
        "tables": tables, "rows": options.rows, "models": models, "seeds": options.seeds,
        "threads": threads(options.threads),
    });
    let mut command = python.worker("tables/run.py", &argument.to_string());
    command.env("PYTHONPATH", prefix.join("python")).env("ROOT_TUTORIALS", tutorials);
    command.current_dir(folder(workspace, "bench/data")?); // peers leave files behind there
    let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start Python")?;
    let lines = BufReader::new(child.stdout.take().context("no output of Python")?).lines();
    let mut rows = Vec::new();
    for line in lines {
        let row: Value = serde_json::from_str(&line?).context("in a line of tables/run.py")?;
        println!("{}", summary(&row));
        rows.push(row);
    }
    ensure!(child.wait()?.success(), "tables/run.py failed");
    write_json(workspace, "tables.json", &rows)?;
    let text = markdown(&rows, &models);
    print!("\n{text}");
    write(workspace, "tables.md", &text)
}

/// Returns the requested models.
fn models(options: &Options) -> Result<Vec<&'static str>> {
    let peers = TREES.into_iter().chain(NETWORKS).filter(|_| options.peers);
    let peers = peers.filter(|name| options.torch || !OF_TORCH.contains(name));
    let all: Vec<&str> = OURS.into_iter().chain(peers).collect();
    let chosen: Vec<&str> = all.iter().copied().filter(|it| it.contains(&options.only)).collect();
    if chosen.is_empty() {
        bail!("no model's name contains '{}'; there are: {}", options.only, all.join(", "));
    }
    Ok(chosen)
}

/// Formats a fit as one line.
fn summary(row: &Value) -> String {
    let text = |name: &str| row[name].as_str().unwrap_or_default();
    let what =
        format!("{} {}, {}, seed {}", row["rows"], text("table"), text("model"), row["seed"]);
    let Some(quality) = quality(row) else { return format!("{what}: {}", text("error")) };
    format!("{what}: {quality:.4}, {:.1} s", row["fit_seconds"].as_f64().unwrap_or(f64::NAN))
}

/// Returns the AUC, or R² for a regression.
fn quality(row: &Value) -> Option<f64> {
    row["auc"].as_f64().or_else(|| row["r2"].as_f64())
}

/// Returns mean and standard error of the values.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let square = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (square / (n - 1.0).max(1.0) / n).sqrt())
}

/// Formats a table with one line per data table and one column per model: AUC or R² ± its standard error, seconds of the fit; then
/// log-loss and the time of a score.
fn markdown(rows: &[Value], models: &[&str]) -> String {
    let mut text = String::new();
    let mut cases: Vec<(&str, u64, u64)> = Vec::new();
    for row in rows {
        let number = |name: &str| row[name].as_u64().unwrap_or_default();
        let case = (row["table"].as_str().unwrap_or_default(), number("rows"), number("columns"));
        if !cases.contains(&case) {
            cases.push(case);
        }
    }
    for (title, cell) in [
        ("AUC, R² (seconds of a fit)", quality_cell as fn(&[&Value]) -> String),
        ("log-loss (µs of a score)", loss_cell),
    ] {
        let _ = writeln!(text, "| {title} | {} |", models.join(" | "));
        let _ = writeln!(text, "|---|{}", "---|".repeat(models.len()));
        for (table, count, columns) in &cases {
            let _ = write!(text, "| {table}, {count} × {columns} |");
            for model in models {
                let of: Vec<&Value> = rows
                    .iter()
                    .filter(|row| row["table"] == *table && row["rows"] == *count)
                    .filter(|row| row["model"] == *model && row["error"].is_null())
                    .collect();
                let _ =
                    write!(text, " {} |", if of.is_empty() { String::new() } else { cell(&of) });
            }
            text.push('\n');
        }
        text.push('\n');
    }
    text
}

fn numbers(rows: &[&Value], name: &str) -> Vec<f64> {
    rows.iter().filter_map(|row| row[name].as_f64()).collect()
}

fn quality_cell(rows: &[&Value]) -> String {
    let values: Vec<f64> = rows.iter().filter_map(|row| quality(row)).collect();
    let (value, error) = mean(&values);
    let (seconds, _) = mean(&numbers(rows, "fit_seconds"));
    format!("{value:.4} ± {error:.4} ({seconds:.1})")
}

fn loss_cell(rows: &[&Value]) -> String {
    let losses = numbers(rows, "log_loss");
    if losses.is_empty() {
        return String::new();
    }
    let (value, error) = mean(&losses);
    let (time, _) = mean(&numbers(rows, "score_microseconds"));
    format!("{value:.4} ± {error:.4} ({time:.1})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_have_standard_errors() {
        let (value, error) = mean(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!(value, 2.5);
        assert!((error - (5.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(mean(&[2.0]), (2.0, 0.0));
    }

    #[test]
    fn a_line_a_table_and_a_column_a_model() {
        let rows: Vec<Value> = [(0, 0.7), (1, 0.9)]
            .iter()
            .map(|(seed, auc)| {
                json!({"table": "higgs", "rows": 10000, "columns": 28, "model": "rootgrad", "seed": seed,
                       "auc": auc, "log_loss": 0.5, "fit_seconds": 2.0, "score_microseconds": 1.5})
            })
            .collect();
        let text = markdown(&rows, &["rootgrad", "CatBoost"]);
        assert!(text.contains("| higgs, 10000 × 28 | 0.8000 ± 0.1000 (2.0) |  |"), "{text}");
        assert!(text.contains("| higgs, 10000 × 28 | 0.5000 ± 0.0000 (1.5) |  |"), "{text}");
    }

    /// Checks that the names match those in the Python files.
    #[test]
    fn models_and_tables_have_one_list_of_names() {
        let models = include_str!("../../peers/tables/models.py");
        for name in OURS.iter().chain(&TREES).chain(&NETWORKS) {
            assert!(
                models.contains(&format!("    \"{name}\": "))
                    || models.contains(&format!("{{\"{name}\": ")),
                "{name}"
            );
        }
        let data = include_str!("../../peers/tables/data.py");
        for name in TABLES {
            assert!(data.contains(&format!("\ndef {name}(")), "{name}");
        }
    }
}
