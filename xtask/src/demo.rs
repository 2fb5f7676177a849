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

/// GPS time of GW150914, s.
const GW150914: f64 = include!("../../examples/gw/data/gw150914_gps.in");
/// What the classifier leaves, and what the search of strain leaves, in `target/demo`.
const PICTURES: [&str; 4] = ["training.png", "scores.png", "roc.png", "efficiency.png"];
const SCAN_PICTURES: [&str; 2] = ["scan.png", "candidate.png"];
const OTHERS: [&str; 4] = ["classify.json", "scan.json", "report.json", "gw.safetensors"];

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
    clear(&folder)?;

    step("building the library and the simulator, looking for ROOT");
    let root = root_env::root(workspace)?;
    println!("ROOT {root}");
    let prefix = install::into(workspace, &folder.join("rootgrad"))?;
    let gw = install::program(workspace, &prefix, &install::GW)?;

    let mut demo = Demo { root, prefix, gw, folder, stages: Map::new() };
    let start = Instant::now();
    let mut report = demo.classify(options)?;
    if let Some(files) = strain {
        let scan = demo.scan(&files)?;
        // Only where the data hold the event is there something to compare with it.
        let known = scan["spans_event"].as_bool() == Some(true);
        report[if known { "gw150914" } else { "loudest" }] = scan;
    }
    demo.stages.insert("total".into(), json!(tenths(start.elapsed().as_secs_f64())));
    report["seconds"] = demo.stages.into();
    report["seed"] = json!(options.seed);
    let path = demo.folder.join("report.json");
    fs::write(&path, serde_json::to_string_pretty(&report)? + "\n")
        .with_context(|| format!("cannot write {}", path.display()))?;
    if !options.keep {
        for name in ["gw.root", "strain.root"] {
            remove(&demo.folder.join(name))?;
        }
    }
    Ok(report)
}

/// Makes the folder, and takes away what an earlier run has left there: its pictures are not this run's.
fn clear(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let data = ["gw.root", "strain.root"];
    for name in PICTURES.iter().chain(&SCAN_PICTURES).chain(&OTHERS).chain(&data) {
        remove(&folder.join(name))?;
    }
    Ok(())
}

/// Removes a file that may not be there.
fn remove(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", path.display()))
        }
        _ => Ok(()),
    }
}

/// What the stages of a run need, and how long each took, s.
struct Demo {
    root: root_env::RootEnv,
    prefix: PathBuf,
    gw: PathBuf,
    folder: PathBuf,
    stages: Map<String, Value>,
}

impl Demo {
    /// Simulates, trains, tests; gives what the macro wrote.
    fn classify(&mut self, options: &Options) -> Result<Value> {
        let data = self.folder.join("gw.root");
        let mut simulate = Command::new(&self.gw);
        simulate.arg("simulate").arg("-o").arg(&data);
        simulate.args(["--seed", &options.seed.to_string(), "--train", &options.train.to_string()]);
        self.stage("simulate", "simulating black holes and noise into gw.root", &mut simulate)?;
        let call = format!("({}, {}, {})", quoted(&data), quoted(&self.folder), options.seed);
        let mut classify = macro_command(&self.root, &self.prefix, "gw_classify.C", &call);
        let what = "training and testing in root.exe: gw_classify.C";
        self.stage("train_and_test", what, &mut classify)?;
        read_json(&self.folder.join("classify.json"))
    }

    /// Runs the trained network over the strain of two detectors; gives what the macro wrote.
    fn scan(&mut self, [first, second]: &[PathBuf; 2]) -> Result<Value> {
        let (windows, network) =
            (self.folder.join("strain.root"), self.folder.join("gw.safetensors"));
        let mut whiten = Command::new(&self.gw);
        whiten.arg("whiten").args([first, second]).arg("-o").arg(&windows);
        self.stage("whiten", "whitening the strain into strain.root", &mut whiten)?;
        let files = [&windows, &network, &self.folder].map(|path| quoted(path)).join(", ");
        let call = format!("({files}, {GW150914:.2})");
        let mut scan = macro_command(&self.root, &self.prefix, "gw_scan.C", &call);
        self.stage("scan", "searching the strain in root.exe: gw_scan.C", &mut scan)?;
        read_json(&self.folder.join("scan.json"))
    }

    /// Runs and times a command.
    fn stage(&mut self, name: &str, what: &str, command: &mut Command) -> Result<()> {
        step(what);
        let begin = Instant::now();
        run_command(command)?;
        self.stages.insert(name.to_owned(), json!(tenths(begin.elapsed().as_secs_f64())));
        Ok(())
    }
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

/// The suite `demo`: the whole demo and what it has to show; without the real strain, all but the search of it.
pub(crate) fn test(workspace: &Workspace) -> Result<()> {
    let mut options = Options::default();
    match workspace.data() {
        Ok(data) => {
            let files = ["H-H1_LOSC_4_V2-1126259446-32.hdf5", "L-L1_LOSC_4_V2-1126259446-32.hdf5"];
            options.strain = files.map(|file| data.join("gw").join(file)).to_vec();
        }
        Err(error) => println!("SKIPPED: the search of real strain: {error}"),
    }
    let searched = !options.strain.is_empty();
    let report = report(workspace, &options)?;
    table(&report);
    check(&report, searched)?;
    for name in PICTURES.iter().chain(SCAN_PICTURES.iter().filter(|_| searched)) {
        let picture = folder(workspace).join(name);
        let bytes = fs::metadata(&picture).map_or(0, |meta| meta.len());
        ensure!(bytes > 5_000, "the picture {} has {bytes} bytes", picture.display());
    }
    Ok(())
}

/// Whether the report has all that it should have, and as good as it should be.
fn check(report: &Value, searched: bool) -> Result<()> {
    let number = |value: &Value, name: &str| {
        value.as_f64().with_context(|| format!("report.json has {name} = {value}; wanted a number"))
    };
    for name in ["train_seconds", "events_per_second"] {
        let value = number(&report[name], name)?;
        ensure!(value > 0.0, "{name} is {value}; wanted a positive number");
    }
    let total = number(&report["seconds"]["total"], "seconds.total")?;
    ensure!(total > 0.0, "seconds.total is {total}; wanted a positive number");
    let auc = number(&report["auc"], "auc")?;
    ensure!(auc >= 0.99, "AUC for SNR >= 12 is {auc}; wanted at least 0.99");
    let bins = report["efficiency_at_fap_1e-2"].as_array().context("no efficiencies")?;
    let mut loud = 0;
    for bin in bins {
        let (low, found) =
            (number(&bin["snr_low"], "snr_low")?, number(&bin["efficiency"], "efficiency")?);
        loud += usize::from(low >= 12.0);
        ensure!(
            low < 12.0 || found > 0.98,
            "at SNR {low} the network finds {found} at FAP 1e-2; wanted above 0.98"
        );
    }
    ensure!(loud > 0, "efficiency_at_fap_1e-2 has no bin of SNR 12 or above");
    if searched {
        let found = &report["gw150914"];
        ensure!(found["rank"] == 1, "GW150914 has rank {}; wanted 1", found["rank"]);
        let offset = number(&found["offset_s"], "gw150914.offset_s")?;
        ensure!(offset.abs() <= 0.1, "GW150914 was found {offset} s off; wanted within 0.1 s");
        for name in ["found_at_gps", "score"] {
            number(&found[name], name)?;
        }
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
    fn a_report_that_lacks_something_is_refused() {
        let good = json!({
            "train_seconds": 40.0, "events_per_second": 4e4, "auc": 0.999, "seconds": { "total": 90.0 },
            "efficiency_at_fap_1e-2": [{ "snr_low": 6.0, "efficiency": 0.5 }, { "snr_low": 12.0, "efficiency": 0.99 }],
            "gw150914": { "rank": 1, "offset_s": 0.01, "found_at_gps": GW150914, "score": 20.0 },
        });
        check(&good, true).unwrap();
        let spoilt = |pointer: &str, value: Value| {
            let mut report = good.clone();
            *report.pointer_mut(pointer).unwrap() = value;
            check(&report, true).unwrap_err().to_string()
        };
        assert!(spoilt("/train_seconds", Value::Null).contains("train_seconds"));
        assert!(spoilt("/events_per_second", json!(0.0)).contains("events_per_second"));
        assert!(spoilt("/seconds", json!({})).contains("seconds.total"));
        assert!(spoilt("/auc", json!(0.98)).contains("AUC"));
        assert!(spoilt("/efficiency_at_fap_1e-2/1/efficiency", json!(0.9)).contains("at SNR 12"));
        assert!(spoilt("/efficiency_at_fap_1e-2", json!([])).contains("no bin"));
        assert!(spoilt("/gw150914/rank", json!(2)).contains("rank 2"));
        assert!(spoilt("/gw150914/offset_s", json!(-0.2)).contains("0.2 s off"));
        let mut without = good.clone();
        without["gw150914"] = Value::Null;
        check(&without, false).unwrap();
        assert!(check(&without, true).is_err());
    }

    #[test]
    fn what_an_earlier_run_left_is_gone() {
        let folder = std::env::temp_dir().join(format!("rootgrad-demo-{}", std::process::id()));
        fs::create_dir_all(folder.join("rootgrad")).unwrap();
        for name in ["scan.png", "candidate.png", "scan.json", "report.json", "mine.txt"] {
            fs::write(folder.join(name), "old").unwrap();
        }
        clear(&folder).unwrap();
        let mut left: Vec<_> =
            fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["mine.txt", "rootgrad"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn paths_become_cpp_literals() {
        assert_eq!(quoted(Path::new(r#"/a b/"c"\d"#)), r#""/a b/\"c\"\\d""#);
    }
}
