//! The files and programs of `cargo xtask bench columns`.

use super::columns::Options;
use super::{Root, Workspace, data, folder};
use anyhow::{Context, Result};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Formats of the files, as named in the table and passed to our program.
pub(super) const FORMATS: &[&str] = &["tree-zlib", "tree-lz4", "tree-zstd", "ntuple-zstd"];

/// Our program, the ROOT it was compiled against, and the folder of its files.
pub(super) struct Program {
    root: Root,
    path: PathBuf,
    data: PathBuf,
    /// File with the untrained network, which our program writes and the peers read.
    pub(super) state: PathBuf,
}

impl Program {
    /// Compiles the program as a user of the installed library does.
    pub(super) fn new(workspace: &dyn Workspace, options: &Options) -> Result<Self> {
        let cxx = workspace.cxx()?;
        let root = workspace.cern_root()?;
        let prefix = match &options.prefix {
            Some(prefix) => prefix.canonicalize().with_context(|| {
                format!(
                    "--prefix {}: no such folder: `cargo xtask install` makes one",
                    prefix.display()
                )
            })?,
            None => workspace.installed()?,
        };
        let source = workspace.root().join("benches/peers/rootgrad_columns.cpp");
        let path = folder(workspace, "bench")?.join("rootgrad_columns");
        println!("compiling {} with rootgrad of {}", source.display(), prefix.display());
        let mut build = Command::new(cxx);
        build.arg("-O2").arg(&source).args(workspace.flags(&prefix)?).arg("-o").arg(&path);
        workspace.output(&mut build)?;
        let data = data(workspace)?;
        let state = data.join("columns.safetensors");
        Ok(Self { root, path, data, state })
    }

    /// Returns a command that runs the program with these arguments.
    pub(super) fn command(&self, words: &[&str]) -> Command {
        let mut command = self.root.command(&self.path);
        command.args(words);
        command
    }

    /// Returns the file with this many rows in this format; creates it if it is missing.
    pub(super) fn file(
        &self,
        workspace: &dyn Workspace,
        format: &str,
        rows: u64,
    ) -> Result<PathBuf> {
        let path = self.data.join(format!("columns-{rows}-{format}.root"));
        if !path.is_file() {
            println!("making {}", path.display());
            let part = path.with_extension("part.root");
            let shown = part.to_string_lossy();
            workspace.output(&mut self.command(&["make", format, &rows.to_string(), &*shown]))?;
            fs::rename(&part, &path)
                .with_context(|| format!("cannot rename {}", part.display()))?;
        }
        Ok(path)
    }

    /// Returns the argument of the peers' workers in this mode: the case, and the package folders of this ROOT and of
    /// uproot. Each of these has its own environment; PyTorch's Python finds them after its own packages.
    pub(super) fn argument(
        &self,
        workspace: &dyn Workspace,
        mode: &str,
        threads: u64,
        options: &Options,
    ) -> Result<String> {
        let mut paths = vec![packages(workspace, &workspace.python("rootio-env")?)?];
        if self.root.variables.is_empty() {
            let python = self.root.python.as_ref().context("a ROOT package without a Python")?;
            paths.push(packages(workspace, python)?);
        }
        let (batch, epochs) = (options.batch, options.epochs);
        Ok(json!({
            "mode": mode, "threads": threads, "batch": batch, "epochs": epochs, "state": self.state, "paths": paths,
        })
        .to_string())
    }

    /// Lets a Python program find this ROOT.
    pub(super) fn finding_root(&self, mut command: Command) -> Command {
        command.envs(self.root.variables.iter().map(|(name, value)| (name, value)));
        command
    }
}

/// Returns the package folder of a Python.
fn packages(workspace: &dyn Workspace, python: &Path) -> Result<String> {
    let code = "import sysconfig; print(sysconfig.get_path('platlib'))";
    Ok(workspace.output(Command::new(python).args(["-c", code]))?.trim().to_owned())
}
