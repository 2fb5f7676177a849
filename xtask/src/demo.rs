//! `cargo xtask demo`: a gravitational-wave classifier trained in root.exe, from nothing to pictures.
//!
//! Everything is left in `target/demo`: PNGs, the network, `report.json`. The macros are the installed ones, found like a
//! user would find them: one environment variable names the installed headers.

use crate::env::{Workspace, run as run_command};
use crate::{install, root_env};
use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value, json};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// GPS time of GW150914 as GWOSC lists it, s.
const GW150914: f64 = 1_126_259_462.44;

/// `cargo xtask demo`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Real LIGO strain (HDF5 of <https://gwosc.org>) to search with the trained network; twice, a file per detector
    #[arg(long)]
    pub(crate) strain: Vec<PathBuf>,
    /// Seed of simulation and training
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Simulated windows to train on; half of them hold a signal
    #[arg(long, default_value_t = 200_000)]
    pub(crate) train: u64,
    /// Keep the ROOT files with the simulated and the whitened data (some 600 MB)
    #[arg(long)]
    pub(crate) keep: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { strain: Vec::new(), seed: 1, train: 200_000, keep: false }
    }
}

/// Simulate, train in root.exe, draw, scan; ends with a table.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let report = report(workspace, options)?;
    table(&report);
    println!("\npictures, network and report.json are in {}", folder(workspace).display());
    Ok(())
}

fn folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join("demo")
}

/// Runs the demo and gives what `report.json` holds.
pub(crate) fn report(workspace: &Workspace, options: &Options) -> Result<Value> {
    let strain = strain_files(&options.strain)?;
    let folder = folder(workspace);
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;

    step("building the library and the simulator, looking for ROOT");
    let root = root_env::root(workspace)?;
    println!("ROOT {root}");
    let prefix = install::into(workspace, &folder.join("rootgrad"))?;
    run_command(&mut workspace.cargo([
        "build",
        "--release",
        "--quiet",
        "--package",
        "rootgrad-gw",
    ]))?;
    let gw = workspace.target.join("release/gw");

    let start = Instant::now();
    let mut stages = Map::new();
    let mut stage = |name: &str, what: &str, command: &mut Command| -> Result<()> {
        step(what);
        let begin = Instant::now();
        run_command(command)?;
        stages.insert(name.to_owned(), json!(tenths(begin.elapsed().as_secs_f64())));
        Ok(())
    };
    let (data, network) = (folder.join("gw.root"), folder.join("gw.safetensors"));
    let mut simulate = Command::new(&gw);
    simulate.arg("simulate").arg("-o").arg(&data);
    simulate.args(["--seed", &options.seed.to_string(), "--train", &options.train.to_string()]);
    stage("simulate", "simulating black holes and noise into gw.root", &mut simulate)?;
    let call = format!("({}, {}, {})", quoted(&data), quoted(&folder), options.seed);
    stage(
        "train_and_test",
        "training and testing in root.exe: gw_classify.C",
        &mut macro_command(&root, &prefix, "gw_classify.C", &call),
    )?;
    let mut report = read_json(&folder.join("classify.json"))?;
    if let Some([first, second]) = strain {
        let windows = folder.join("strain.root");
        let mut whiten = Command::new(&gw);
        whiten.arg("whiten").args([first, second]).arg("-o").arg(&windows);
        stage("whiten", "whitening the strain into strain.root", &mut whiten)?;
        let call = format!("({}, {}, {})", quoted(&windows), quoted(&network), quoted(&folder));
        stage(
            "scan",
            "searching the strain in root.exe: gw_scan.C",
            &mut macro_command(&root, &prefix, "gw_scan.C", &call),
        )?;
        let scan = read_json(&folder.join("scan.json"))?;
        // Only where the data hold the event is there something to compare with it.
        let known = scan["spans_event"].as_bool() == Some(true);
        report[if known { "gw150914" } else { "loudest" }] = scan;
    }
    stages.insert("total".into(), json!(tenths(start.elapsed().as_secs_f64())));
    report["seconds"] = stages.into();
    report["seed"] = json!(options.seed);
    let path = folder.join("report.json");
    fs::write(&path, serde_json::to_string_pretty(&report)? + "\n")
        .with_context(|| format!("cannot write {}", path.display()))?;
    if !options.keep {
        for name in ["gw.root", "strain.root"] {
            let _ = fs::remove_file(folder.join(name)); // may not be there
        }
    }
    Ok(report)
}

fn tenths(seconds: f64) -> f64 {
    (seconds * 10.0).round() / 10.0
}

/// The two files, or none.
fn strain_files(files: &[PathBuf]) -> Result<Option<[PathBuf; 2]>> {
    ensure!(
        files.is_empty() || files.len() == 2,
        "--strain was given {} time(s); wanted twice, a file for each detector (or not at all)",
        files.len()
    );
    for file in files {
        ensure!(
            file.is_file(),
            "the strain file {} is not there; such files are at https://gwosc.org/events/GW150914",
            file.display()
        );
    }
    Ok(<[PathBuf; 2]>::try_from(files.to_vec()).ok())
}

fn step(what: &str) {
    println!("\n── {what}");
}

/// `root.exe -l -b -q MACRO(ARGUMENTS)` with the installed headers and macros.
fn macro_command(root: &root_env::RootEnv, prefix: &Path, name: &str, arguments: &str) -> Command {
    let mut call: OsString = prefix.join("share/rootgrad/macros").join(name).into();
    call.push(arguments);
    let mut command = root.batch();
    command.arg(call).env("ROOT_INCLUDE_PATH", include_path(prefix));
    command
}

/// The installed headers before what the user has set.
fn include_path(prefix: &Path) -> OsString {
    let mut path = prefix.join("include").into_os_string();
    if let Some(own) = std::env::var_os("ROOT_INCLUDE_PATH").filter(|own| !own.is_empty()) {
        path.push(":");
        path.push(own);
    }
    path
}

/// A path as a C++ string literal.
fn quoted(path: &Path) -> String {
    format!("\"{}\"", path.to_string_lossy().replace('\\', "\\\\").replace('"', "\\\""))
}

fn read_json(path: &Path) -> Result<Value> {
    let text = fs::read_to_string(path)
        .with_context(|| format!("the macro left no {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is no JSON", path.display()))
}

/// The report as a person wants it.
fn table(report: &Value) {
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let empty = Vec::new();
    let bins = |name: &str| report[name].as_array().unwrap_or(&empty).clone();
    println!("\n── result\nfound at one false alarm in a hundred windows (0.25 s each)");
    println!("   SNR     network   filter bank   bound");
    let network = bins("efficiency_at_fap_1e-2");
    let bank = bins("bank_efficiency_at_fap_1e-2");
    for (i, bin) in network.iter().enumerate().filter(|(_, bin)| number(&bin["snr_low"]) <= 12.0) {
        let percent = |value: &Value| 100.0 * number(value);
        let other = bank.get(i).map_or(f64::NAN, |bin| percent(&bin["efficiency"]));
        println!(
            "  {:>2}-{:<2} {:>9.1}% {:>11.1}% {:>8.1}%",
            number(&bin["snr_low"]),
            number(&bin["snr_high"]),
            percent(&bin["efficiency"]),
            other,
            percent(&bin["bound"])
        );
    }
    println!("area under the ROC curve for SNR 12 and above: {:.5}", number(&report["auc"]));
    println!(
        "training: {:.1} s, {:.0} windows/s; everything after the build: {:.0} s",
        number(&report["train_seconds"]),
        number(&report["events_per_second"]),
        number(&report["seconds"]["total"])
    );
    for (name, title) in [("gw150914", "GW150914"), ("loudest", "loudest candidate")] {
        let found = &report[name];
        if found.is_null() {
            continue;
        }
        println!(
            "{title}: score {:.1} at GPS {:.3} (next best {:.1})",
            number(&found["score"]),
            number(&found["found_at_gps"]),
            number(&found["next_score"])
        );
        if name == "gw150914" {
            println!(
                "   {:+.3} s from GPS {GW150914:.2}; rank {}",
                number(&found["offset_s"]),
                found["rank"]
            );
        }
    }
}

/// The suite `demo`: the whole demo on real strain, and what it has to show.
pub(crate) fn test(workspace: &Workspace) -> Result<()> {
    let data = workspace.data()?.join("gw");
    let strain = ["H-H1_LOSC_4_V2-1126259446-32.hdf5", "L-L1_LOSC_4_V2-1126259446-32.hdf5"];
    let options =
        Options { strain: strain.map(|file| data.join(file)).to_vec(), ..Options::default() };
    let report = report(workspace, &options)?;
    table(&report);
    let auc = report["auc"].as_f64().unwrap_or(0.0);
    ensure!(auc >= 0.99, "AUC for SNR >= 12 is {auc}; wanted at least 0.99");
    let found = &report["gw150914"];
    ensure!(found["rank"] == 1, "GW150914 has rank {}; wanted 1", found["rank"]);
    let offset = found["offset_s"].as_f64().unwrap_or(f64::NAN);
    ensure!(offset.abs() <= 0.1, "GW150914 was found {offset} s off; wanted within 0.1 s");
    for bin in report["efficiency_at_fap_1e-2"].as_array().context("no efficiencies")? {
        let (low, found) = (bin["snr_low"].as_f64(), bin["efficiency"].as_f64());
        ensure!(
            low < Some(12.0) || found > Some(0.98),
            "at SNR {low:?} the network finds {found:?} at FAP 1e-2; wanted above 0.98"
        );
    }
    for name in ["training", "scores", "roc", "efficiency", "scan", "candidate"] {
        let picture = folder(workspace).join(name).with_extension("png");
        let bytes = fs::metadata(&picture).map_or(0, |meta| meta.len());
        ensure!(bytes > 5_000, "the picture {} has {bytes} bytes", picture.display());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strain_is_two_files_or_none() {
        assert!(strain_files(&[]).is_ok_and(|none| none.is_none()));
        let message = |files: &[&str]| {
            let files: Vec<PathBuf> = files.iter().map(PathBuf::from).collect();
            strain_files(&files).err().map(|error| error.to_string()).unwrap_or_default()
        };
        assert!(message(&["H1.hdf5"]).contains("given 1 time(s); wanted twice"));
        assert!(message(&["no-H1.hdf5", "no-L1.hdf5"]).contains("no-H1.hdf5 is not there"));
    }

    #[test]
    fn paths_become_cpp_literals() {
        assert_eq!(quoted(Path::new(r#"/a b/"c"\d"#)), r#""/a b/\"c\"\\d""#);
    }
}
