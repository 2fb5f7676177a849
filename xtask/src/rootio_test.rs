//! Suite `rootio`: `librootgrad_root.so` on real files and on files of every kind that ROOT has just written, beside uproot and closed
//! forms; and the installed command-line program with it.
//!
//! They run in `target/rootio-tests`. `tests/rootio` holds
//!
//! ```text
//! make.C        writes the files, run by root.exe
//! *.py          a check each, in a Python with uproot and without ROOT; library.py calls the library
//! ```

use crate::env::{Workspace, folder_here, run};
use crate::root_env::root;
use crate::{rootio, venv};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// An independent reader, and what unpacks for it.
const PACKAGES: &[&str] = &[
    "uproot==5.7.7",
    "awkward==2.14.0",
    "numpy==2.4.6",
    "xxhash==4.1.0",
    "zstandard==0.25.0",
    "lz4==4.4.5",
];

/// All checks.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let root = root(workspace)?;
    let mut clippy = rootio::cargo(workspace, &root, "clippy")?;
    run(clippy.args(["--release", "--", "-D", "warnings"]))?;
    let library = rootio::build(workspace, &root)?;
    let python = venv::ensure(workspace, "rootio-env", PACKAGES)?;
    let folder = workspace.target.join("rootio-tests");
    folder_here(&folder)?;
    let from = workspace.root.join("tests/rootio/make.C");
    fs::copy(&from, folder.join("make.C"))
        .with_context(|| format!("cannot copy {}", from.display()))?;
    run(root.batch().arg("make.C").current_dir(&folder))?;
    let check = |name: &str, arguments: &[&Path]| {
        println!("{name}");
        let mut command = Command::new(&python);
        command.arg(workspace.root.join("tests/rootio").join(name)).arg(&library);
        run(command.args(arguments).env("PYTHONDONTWRITEBYTECODE", "1").current_dir(&folder))
    };
    check("made.py", &[])?;
    check("errors.py", &[])?;
    match workspace.data() {
        Ok(data) => check("real.py", &[&data.join("root")])?,
        Err(error) => println!("SKIPPED: real.py: {error}"),
    }
    Ok(())
}
