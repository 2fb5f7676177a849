//! `cargo xtask fmt`: formats the sources, Rust with rustfmt, C and C++ with clang-format.

use crate::env::{self, Workspace, run as run_command};
use crate::{rootio, venv, words};
use anyhow::{Context, Result, anyhow, ensure};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders with C and C++, including their subfolders. C headers, which end in `.h`, are excluded: cbindgen writes the
/// largest of them.
const FOLDERS: [&str; 9] = [
    "benches",
    "include",
    "macros",
    "mpi",
    "root/frames",
    "root/prompt",
    "rootio/src",
    "tests",
    "torch",
];
const ENDINGS: [&str; 4] = ["c", "C", "cpp", "hpp"];

/// `cargo xtask fmt`: formats everything in place.
///
/// # Errors
/// [`crate::env::Missing`] without Python, its venv module or the network; sources that rustfmt or clang-format cannot
/// read.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    rust(workspace, false)?;
    clang_format(workspace, &["-i"])
}

/// Suite `fmt`: checks the format of Rust sources, and the words of comments and pages.
pub(crate) fn check_rust(workspace: &Workspace) -> Result<()> {
    words::check(workspace)?;
    rust(workspace, true)
}

/// Suite `clang-format`: checks the format of C and C++ sources.
pub(crate) fn check_cpp(workspace: &Workspace) -> Result<()> {
    clang_format(workspace, &["--dry-run", "--Werror"])
        .context("C or C++ is not formatted: cargo xtask fmt does it")
}

fn rust(workspace: &Workspace, check: bool) -> Result<()> {
    for manifest in ["Cargo.toml", rootio::MANIFEST] {
        let mut command = workspace.cargo(["fmt", "--all", "--manifest-path", manifest]);
        run_command(if check { command.arg("--check") } else { &mut command })?;
    }
    Ok(())
}

fn clang_format(workspace: &Workspace, options: &[&str]) -> Result<()> {
    let python = venv::ensure(workspace, "clang-format-env")?;
    let mut files = Vec::new();
    for folder in FOLDERS {
        let is_source = |path: &PathBuf| ENDINGS.contains(&ending(path));
        files.extend(env::files(&workspace.root.join(folder))?.into_iter().filter(is_source));
    }
    ensure!(!files.is_empty(), "no C or C++ in {}", FOLDERS.join(", "));
    println!("{} files of C and C++", files.len());
    let mut command = Command::new(python.with_file_name("clang-format"));
    // Without the command, which names all files.
    run_command(command.args(options).arg("--style=file").args(&files))
        .map_err(|_| anyhow!("clang-format ends with an error"))
}

/// Returns the ending of a file's name, without the dot.
pub(crate) fn ending(path: &Path) -> &str {
    path.extension().and_then(OsStr::to_str).unwrap_or_default()
}
