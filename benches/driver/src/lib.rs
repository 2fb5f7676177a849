//! Measurements of rootgrad and its peers in turn, which `cargo xtask bench` starts. Results are written as JSON to `target/bench/`.
//!
//! Each contestant is a process of its own (`worker`): `benches/peers` contains their programs. This crate contains the cases, the rounds, the
//! tables and the pictures. xtask builds the programs and sets up the environments ([`Workspace`]).

pub mod ad;
pub mod columns;
mod columns_files;
mod generate;
pub mod gpt2;
pub mod graph;
pub mod inference;
pub mod kernels;
mod llmc;
pub mod memory;
pub mod mlp;
pub mod onnx;
mod peers;
mod picture;
pub mod prompt;
pub mod ranks;
pub mod shakespeare;
pub mod tables;
pub mod torch;
pub mod transformer;
pub mod turns;
mod worker;

use anyhow::{Context, Result};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The repository and its tools.
pub trait Workspace {
    /// Returns the top folder of the repository.
    fn root(&self) -> &Path;
    /// Returns the folder of the products, `target/`.
    fn target(&self) -> &Path;
    /// Returns the folder of real data, if it exists.
    fn real_data(&self) -> Result<PathBuf>;
    /// Returns a `cargo` command in the repository.
    fn cargo(&self, arguments: &[&str]) -> Command;
    /// Runs a command and shows its output.
    fn run(&self, command: &mut Command) -> Result<()>;
    /// Runs a command and returns its standard output.
    fn output(&self, command: &mut Command) -> Result<String>;
    /// Returns the C compiler.
    fn cc(&self) -> Result<PathBuf>;
    /// Returns the C++ compiler.
    fn cxx(&self) -> Result<PathBuf>;
    /// Returns the Python of the environment `target/<name>`, which is set up if it is missing.
    fn python(&self, name: &str) -> Result<PathBuf>;
    /// Returns the prefix of an installation of this checkout.
    fn installed(&self) -> Result<PathBuf>;
    /// Returns the ROOT in use.
    fn cern_root(&self) -> Result<Root>;
    /// Returns the compiler flags for a program with ROOT and the rootgrad under `prefix`.
    fn flags(&self, prefix: &Path) -> Result<Vec<String>>;
    /// Compiles a program with LibTorch, rootgrad and its shim.
    fn torch_program(&self, source: &Path, program: &Path) -> Result<()>;
}

/// A ROOT to run.
pub struct Root {
    /// Path of `root.exe`.
    pub root_exe: PathBuf,
    /// A Python that imports ROOT and numpy.
    pub python: Option<PathBuf>,
    /// Folder of the tutorials, with their data.
    pub tutorials: Result<PathBuf>,
    /// Environment variables that every program using this ROOT needs.
    pub variables: Vec<(OsString, OsString)>,
}

impl Root {
    /// Returns a command for any program, with the variables set.
    fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Returns a search path as ROOT's programs need it, with `first` at the front.
    fn joined(&self, name: &str, first: &Path) -> OsString {
        let set = self.variables.iter().find(|(variable, _)| variable == name);
        let rest = set.map(|(_, value)| value.clone()).or_else(|| std::env::var_os(name));
        let mut value = first.as_os_str().to_owned();
        if let Some(rest) = rest.filter(|rest| !rest.is_empty()) {
            value.push(":");
            value.push(rest);
        }
        value
    }

    /// Returns `root.exe -l -b -q` with the variables set.
    fn batch(&self) -> Command {
        let mut command = self.command(&self.root_exe);
        command.args(["-l", "-b", "-q"]);
        command
    }
}

/// Builds an example of the library in `benches/peers` and returns its path. The features are those of the installed library; with others the two
/// builds would recompile the library in turn.
fn example(workspace: &dyn Workspace, name: &str) -> Result<PathBuf> {
    let features = ["--package", "rootgrad", "--features", "rootgrad/io", "--example", name];
    workspace.run(workspace.cargo(&["build", "--release"]).args(features))?;
    Ok(workspace.target().join("release/examples").join(name))
}

/// Writes the rows to `target/bench/<name>`.
fn write_json(workspace: &dyn Workspace, name: &str, rows: &[serde_json::Value]) -> Result<()> {
    write(workspace, name, &(serde_json::to_string_pretty(rows)? + "\n"))
}

/// Writes the text to `target/bench/<name>`, and prints the path.
fn write(workspace: &dyn Workspace, name: &str, text: &str) -> Result<()> {
    let path = folder(workspace, "bench")?.join(name);
    std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    println!("written: {}", path.display());
    Ok(())
}

/// Returns `target/bench/data`, the folder for the workers' files.
fn data(workspace: &dyn Workspace) -> Result<PathBuf> {
    folder(workspace, "bench/data")
}

/// Returns a folder under `target/`; creates it if it is missing.
fn folder(workspace: &dyn Workspace, name: &str) -> Result<PathBuf> {
    let path = workspace.target().join(name);
    std::fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
    Ok(path)
}

/// Returns the requested number of threads; 0 means all cores.
fn threads(asked: usize) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    if asked == 0 { all() } else { asked }
}

/// Returns a line for a target: met or missed. Missing it is not an error, because the result depends on the machine.
fn verdict(target: &str, met: bool) -> String {
    format!("target {target}: {}", if met { "met" } else { "missed" })
}

/// Returns the median; for an even number of values, the mean of the middle two.
fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let n = sorted.len();
    if n == 0 {
        return f64::NAN;
    }
    (sorted[(n - 1) / 2] + sorted[n / 2]) / 2.0
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn medians_of_odd_and_even_numbers() {
        assert_eq!(median(&[3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&[4.0, 1.0, 2.0, 3.0]), 2.5);
        assert!(median(&[]).is_nan());
    }
}
