//! Suite `rootio`: tests `librootgrad_root.so` on real files and on freshly written files of every kind that ROOT has. The results are
//! compared with uproot and closed formulas. Also tests the installed command-line program with the library.
//!
//! They run in `target/rootio-tests`. `tests/rootio` contains
//!
//! ```text
//! make.C        writes the files, run by root.exe
//! fetch.C       fetches one, run by root.exe, which web.py starts
//! *.py          a check each, in a Python with uproot and without ROOT; library.py calls the library
//! ```

use crate::env::{Workspace, folder_here, output, run};
use crate::root_env::{RootEnv, root};
use crate::{install, rootio, venv};
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs all checks.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    let root = root(workspace)?;
    let mut clippy = rootio::cargo(workspace, &root, "clippy")?;
    run(clippy.args(["--release", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    let library = rootio::build(workspace, &root)?;
    let mut fetch = rootio::cargo(workspace, &root, "test")?;
    run(fetch.args(["--release", "--package", "rootgrad-fetch"]).env("NO_PROXY", "127.0.0.1"))?;
    let python = venv::ensure(workspace, "rootio-env")?;
    let folder = workspace.target.join("rootio-tests");
    folder_here(&folder)?;
    let from = workspace.root.join("tests/rootio/make.C");
    fs::copy(&from, folder.join("make.C"))?;
    run(root.batch().arg("make.C").current_dir(&folder))?;
    let check = |name: &str, arguments: &[&Path]| {
        println!("{name}");
        let mut command = Command::new(&python);
        command.arg(workspace.root.join("tests/rootio").join(name)).arg(&library);
        let variables = root.variables.iter().map(|(name, value)| (name, value));
        command.args(arguments).env("PYTHONDONTWRITEBYTECODE", "1").envs(variables);
        run(command.current_dir(&folder))
    };
    check("made.py", &[])?;
    check("errors.py", &[])?;
    check("web.py", &[])?;
    match workspace.data() {
        Ok(data) => check("real.py", &[&data.join("root")])?,
        Err(error) => println!("SKIPPED: real.py: {error}"),
    }
    let prefix = program(workspace, &root, &folder)?;
    check("jagged.py", &[&prefix])?;
    check("damaged.py", &[&prefix])?;
    check("web.py", &[&prefix, &root.root_exe])
}

/// Checks the installed command-line program, which finds the library beside it, and its message without the library. Returns the
/// prefix.
fn program(workspace: &Workspace, root: &RootEnv, folder: &Path) -> Result<PathBuf> {
    let prefix = install::for_tests(workspace)?;
    let rootgrad = |arguments: &[&str]| {
        let mut command = Command::new(prefix.join("bin/rootgrad"));
        command.args(arguments).current_dir(folder).env_remove("ROOTGRAD_ROOT_LIBRARY");
        command
    };
    let file = if folder.join("ntuple-zstd.root").is_file() { "ntuple-zstd" } else { "tree-zstd" };
    let file = format!("{file}.root");
    let library = prefix.join("lib").join(rootio::LIBRARY);
    if library.exists() {
        fs::remove_file(&library)?;
    }
    let error = output(&mut rootgrad(&["inspect", &file])).err().context("read without ROOT")?;
    let error = format!("{error:#}");
    ensure!(
        error.contains("it can be read through ROOT: it was installed without ROOT"),
        "{error}"
    );
    let url = "https://localhost/events.root:events";
    let error = output(&mut rootgrad(&["inspect", url])).err().context("a URL without ROOT")?;
    let error = format!("{error:#}");
    let remedy = format!("`cargo xtask rootio --prefix {}` adds it", prefix.display());
    ensure!(error.contains(&remedy), "{error}");
    rootio::install(workspace, &prefix, root)?;
    let shown = output(&mut rootgrad(&["inspect", &file]))?;
    for words in ["array of 3", "list; usable if its length is constant", "not usable"] {
        ensure!(shown.contains(words), "inspect printed\n{shown}\nwithout '{words}'");
    }
    let train = ["train", &file, "--features", "f,d,a", "--target", "o", "--epochs", "1"];
    run(rootgrad(&train).args(["-o", "net.safetensors"]))?;
    run(&mut rootgrad(&["predict", "net.safetensors", &file, "--keep", "i", "-o", "scores.csv"]))?;
    let scores = fs::read_to_string(folder.join("scores.csv"))?;
    ensure!(scores.lines().count() == 20_001, "{} lines of scores", scores.lines().count());
    let refused =
        output(&mut rootgrad(&["train", &file, "--features", "text", "--target", "o", "-o", "x"]));
    let refused = format!("{:#}", refused.err().context("text was trained on")?);
    ensure!(refused.contains("column 'text' has type") && refused.contains("Define"), "{refused}");
    Ok(prefix)
}
