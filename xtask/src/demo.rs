//! `cargo xtask demo`: trains a gravitational-wave classifier in root.exe, from simulated data to pictures.
//!
//! All results are in `target/demo`: PNGs, the network, `report.json`. The macros are the installed ones. They are found as
//! for a user: one environment variable names the installed headers.

mod report;
mod stages;

use self::report::{check, table};
use self::stages::Stages;
use crate::env::{Workspace, remove, run as run_command};
use crate::root_env::join;
use crate::{install, root_env};
use anyhow::{Context, Result, anyhow, ensure};
use fs_err as fs;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// GPS time of GW150914, s.
const GW150914: f64 = include!("../../examples/gw/data/gw150914_gps.in");
/// Pictures that the classifier and the search of strain write to `target/demo`.
const PICTURES: [&str; 4] = ["training.png", "scores.png", "roc.png", "efficiency.png"];
const SCAN_PICTURES: [&str; 2] = ["scan.png", "candidate.png"];
const OTHERS: [&str; 4] = ["classify.json", "scan.json", "report.json", "gw.safetensors"];

/// Default number of training windows. With 300,000 the network finds 58% of the signals of SNR 5-6 (FAP 1e-2), with these
/// 63%.
const TRAIN: u64 = 500_000;

/// `cargo xtask demo`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Real LIGO strain (HDF5 from <https://gwosc.org>) to search with the trained network; give it twice, one file per
    /// detector
    #[arg(long)]
    pub(crate) strain: Vec<PathBuf>,
    /// Random seed of simulation and training
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of simulated training windows; half of them contain a signal
    #[arg(long, default_value_t = TRAIN)]
    pub(crate) train: u64,
    /// Keep the ROOT files with the simulated and the whitened data (about 800 MB)
    #[arg(long)]
    pub(crate) keep: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { strain: Vec::new(), seed: 1, train: TRAIN, keep: false }
    }
}

/// Simulates, trains in root.exe, draws and scans; prints a table at the end.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let report = report(workspace, options)?;
    table(&report);
    println!("\npictures, network and report.json are in {}", folder(workspace).display());
    Ok(())
}

fn folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join("demo")
}

/// Runs the demo and returns the content of `report.json`.
pub(crate) fn report(workspace: &Workspace, options: &Options) -> Result<Value> {
    let strain = strain_files(&options.strain)?;
    let folder = folder(workspace);
    clear(&folder)?;

    step("building the library and the simulator, looking for ROOT");
    // If ROOT must be fetched, this happens while the crates are compiled.
    let (root, prefix) = std::thread::scope(|scope| {
        let root = scope.spawn(|| root_env::root(workspace));
        let prefix = install::into(workspace, &folder.join("rootgrad"), &[install::GW]);
        (root.join(), prefix)
    });
    let (root, prefix) = (root.map_err(|_| anyhow!("looking for ROOT: panic"))??, prefix?);
    println!("ROOT {root}");

    let mut demo = Demo { root, prefix, folder, stages: Stages::new() };
    let mut report = demo.classify(options)?;
    if let Some(files) = strain {
        let scan = demo.scan(&files)?;
        // The known event is compared only if the data contain it.
        let known = scan["spans_event"].as_bool() == Some(true);
        report[if known { "gw150914" } else { "loudest" }] = scan;
    }
    demo.stages.finish(&mut report);
    report["seed"] = json!(options.seed);
    let path = demo.folder.join("report.json");
    fs::write(&path, serde_json::to_string_pretty(&report)? + "\n")?;
    if !options.keep {
        for name in ["gw.root", "strain.root"] {
            remove(&demo.folder.join(name))?;
        }
    }
    Ok(report)
}

/// Creates the folder, and removes the results of an earlier run.
fn clear(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let data = ["gw.root", "strain.root"];
    for name in PICTURES.iter().chain(&SCAN_PICTURES).chain(&OTHERS).chain(&data) {
        remove(&folder.join(name))?;
    }
    Ok(())
}

/// Everything the stages of a run need, and the duration of each stage.
struct Demo {
    root: root_env::RootEnv,
    prefix: PathBuf,
    folder: PathBuf,
    stages: Stages,
}

impl Demo {
    /// Simulates, trains and tests; returns the macro's report.
    fn classify(&mut self, options: &Options) -> Result<Value> {
        let data = self.folder.join("gw.root");
        let mut simulate = Command::new(self.prefix.join("bin/gw"));
        simulate.arg("simulate").arg("-o").arg(&data);
        simulate.args(["--seed", &options.seed.to_string(), "--train", &options.train.to_string()]);
        self.stage("simulate", "simulating black holes and noise into gw.root", &mut simulate)?;
        let call = format!("({}, {}, {})", quoted(&data), quoted(&self.folder), options.seed);
        let mut classify = macro_command(&self.root, &self.prefix, "gw_classify.C", &call);
        let what = "training and testing in root.exe: gw_classify.C";
        self.stage("train_and_test", what, &mut classify)?;
        read_json(&self.folder.join("classify.json"))
    }

    /// Runs the trained network over the strain of two detectors; returns the macro's report.
    fn scan(&mut self, [first, second]: &[PathBuf; 2]) -> Result<Value> {
        let (windows, network) =
            (self.folder.join("strain.root"), self.folder.join("gw.safetensors"));
        let mut whiten = Command::new(self.prefix.join("bin/gw"));
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
        run_command(command)?;
        self.stages.lap(name);
        Ok(())
    }
}

/// Returns the two files, or `None` if none is given.
fn strain_files(files: &[PathBuf]) -> Result<Option<[PathBuf; 2]>> {
    ensure!(
        files.is_empty() || files.len() == 2,
        "--strain was given {} time(s); wanted twice, a file for each detector (or not at all)",
        files.len()
    );
    for file in files {
        ensure!(
            file.is_file(),
            "the strain file {} does not exist; such files are at https://gwosc.org/events/GW150914",
            file.display()
        );
    }
    Ok(<[PathBuf; 2]>::try_from(files.to_vec()).ok())
}

/// Prints the beginning of a stage.
pub(crate) fn step(what: &str) {
    println!("\n── {what}");
}

/// Returns the command `root.exe -l -b -q MACRO(ARGUMENTS)` with the installed headers and macros.
pub(crate) fn macro_command(
    root: &root_env::RootEnv,
    prefix: &Path,
    name: &str,
    arguments: &str,
) -> Command {
    let mut call: OsString = prefix.join("share/rootgrad/macros").join(name).into();
    call.push(arguments);
    let mut command = root.batch();
    command.arg(call).env(
        "ROOT_INCLUDE_PATH",
        join(&prefix.join("include"), std::env::var_os("ROOT_INCLUDE_PATH")),
    );
    command
}

/// Formats a path as a C++ string literal.
pub(crate) fn quoted(path: &Path) -> String {
    format!("\"{}\"", path.to_string_lossy().replace('\\', "\\\\").replace('"', "\\\""))
}

fn read_json(path: &Path) -> Result<Value> {
    let text = fs::read_to_string(path).context("the macro left no result")?;
    serde_json::from_str(&text).with_context(|| format!("{} is not JSON", path.display()))
}

/// Suite `demo`: runs the whole demo and checks its results. Without the real strain, the search of it is left out.
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
        assert!(message(&["no-H1.hdf5", "no-L1.hdf5"]).contains("no-H1.hdf5 does not exist"));
    }

    #[test]
    fn files_of_an_earlier_run_are_removed() {
        let scratch = tempfile::tempdir().unwrap();
        let folder = scratch.path();
        fs::create_dir_all(folder.join("rootgrad")).unwrap();
        for name in ["scan.png", "candidate.png", "scan.json", "report.json", "mine.txt"] {
            fs::write(folder.join(name), "old").unwrap();
        }
        clear(folder).unwrap();
        let mut left: Vec<_> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["mine.txt", "rootgrad"]);
    }

    #[test]
    fn paths_become_cpp_literals() {
        assert_eq!(quoted(Path::new(r#"/a b/"c"\d"#)), r#""/a b/\"c\"\\d""#);
    }
}
